// Before the first paint, and before the app lives: the page looks as this device has chosen (src/lib/settings).
(() => {
  const root = document.documentElement;
  const recall = (name) => {
    try {
      return localStorage.getItem('tischlein.' + name);
    } catch {
      return null;
    }
  };
  for (const name of ['theme', 'textSize', 'motion', 'pictures']) {
    const value = recall(name);
    if (value !== null) root.dataset[name] = value;
  }
  // Saved games come with the app: their place is kept, as high as they last stood in a window as wide.
  const [width, height] = (recall('wall') ?? '').split(' ');
  if (height && Number(width) === outerWidth) root.style.setProperty('--games', height + 'px');
  // A table was set here before, or games came from elsewhere: nobody needs a welcome.
  if (recall('lastTable') !== null || Number(height) > 0) root.dataset.begun = '';
  // A picture in another language stays out of sight until the app has put its words in.
  const SPOKEN = ['en', 'fr', 'de'];
  const chosen = recall('language');
  const spoken = navigator.languages.map((tag) => tag.split('-')[0].toLowerCase()).find((tag) => SPOKEN.includes(tag));
  const language = SPOKEN.includes(chosen) ? chosen : (spoken ?? 'en');
  if (language !== root.lang) root.dataset.early = 'hidden';
})();
