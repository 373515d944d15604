/** A board appears whole: not before its pictures are there to be painted. */

/** How long a board waits for its pictures, in milliseconds. A picture that takes longer comes after it. */
export const PATIENCE = 300;

/** With the frame after the next: what is drawn by now has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Where the pictures that an element shows come from, those behind its parts included; what is hidden comes later. */
function sourcesOf(node: HTMLElement): readonly string[] {
  const shown = node.querySelectorAll('image:not([hidden] *), :not(svg *, [hidden], [hidden] *)');
  const sources = [...shown].flatMap((part) => {
    const style = getComputedStyle(part);
    // The evening's picture by day.
    if (style.display === 'none') return [];
    const behind = [...style.backgroundImage.matchAll(/url\("([^"#]+)"\)/gu)].map(([, source = '']) => source);
    if (part instanceof HTMLImageElement) return [part.src, ...behind];
    return part.localName === 'image' ? [part.getAttribute('href') ?? ''] : behind;
  });
  return [...new Set(sources)];
}

/** A picture that can't be had leaves its place empty; nobody waits for it. */
async function decoded(source: string): Promise<void> {
  const picture = new Image();
  picture.src = source;
  await picture.decode().catch(() => undefined);
}

/**
 * Keeps a board out of sight until its pictures are decoded, and no longer than `PATIENCE`. They are looked for with the next
 * frame, which works out all styles and boxes anyway; sooner, they would be worked out twice.
 */
export function whole(node: HTMLElement): (() => void) | undefined {
  if (!('decode' in HTMLImageElement.prototype)) return undefined;
  const show = (): void => node.removeAttribute('data-coming');
  const late = setTimeout(show, PATIENCE);
  node.setAttribute('data-coming', '');
  const frame = requestAnimationFrame(() => void Promise.all(sourcesOf(node).map(decoded)).then(show));
  return () => {
    clearTimeout(late);
    cancelAnimationFrame(frame);
  };
}

/** With the frame after the board has appeared: what comes then holds up nothing of it. */
export async function stands(): Promise<void> {
  do await painted();
  while (document.querySelector('.board[data-coming]') !== null);
}
