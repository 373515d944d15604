/**
 * For the bar on top of a screen, which may take a fifth of its height and three lines for its title: where its words need
 * more, it gets `data-tight`, and the lines its title has room for as `--lines`. What is left out then, dots say.
 */
import type { Attachment } from 'svelte/attachments';

/** How much of the height a bar may take, and how many lines its title. */
const SHARE = 0.2;
const LINES = 3;

/**
 * `changed` is told whether words are left out. It measures once the page has been laid out, and so has nothing laid out by
 * itself, but for a bar that has no room.
 */
export function fitted(words: () => unknown, changed?: (isTight: boolean) => void): Attachment<HTMLElement> {
  return (bar) => {
    void words();
    const title = bar.querySelector('h1');
    if (title === null || typeof ResizeObserver === 'undefined') return;
    const screen = bar.closest('.screen');
    const heed = (): void => {
      if (bar.hasAttribute('data-tight')) {
        bar.removeAttribute('data-tight');
        bar.style.removeProperty('--lines');
      }
      const most = SHARE * (screen?.clientHeight ?? innerHeight);
      const tall = Number.parseFloat(getComputedStyle(title).lineHeight);
      const isTight = bar.offsetHeight > most || title.offsetHeight > (LINES + 0.5) * tall;
      if (isTight) {
        bar.setAttribute('data-tight', '');
        // The title alone may stand below the buttons then.
        const { top } = (title.parentElement ?? title).getBoundingClientRect();
        const above = top - bar.getBoundingClientRect().top;
        const isBelow = [...bar.children].some(
          (part) => !part.contains(title) && part.getBoundingClientRect().bottom <= top + 1
        );
        const room = isBelow ? most - above - 8 : most - 16;
        bar.style.setProperty('--lines', String(Math.max(1, Math.min(LINES, Math.floor(room / tall)))));
      }
      changed?.(isTight);
    };
    // It tells of both at first, too, before they are painted.
    const observer = new ResizeObserver(heed);
    observer.observe(screen ?? document.documentElement);
    // Larger words.
    observer.observe(title);
    return () => observer.disconnect();
  };
}
