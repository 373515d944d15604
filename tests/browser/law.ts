/**
 * The law of room: nothing lies on what is needed, and all that is said can be read. Asked of the boxes in the page, in
 * whatever size, language and text the screen is looked at, without loading it anew.
 */
import { expect, type CDPSession, type Page } from '@playwright/test';
import type { Look } from '../covering';
import { endMotion } from './looks';
import { letPass } from './resting.mjs';

/** What a finger needs, in px. */
const TARGET = 48;

/** Where nothing is drawn: to draw what nobody looks at is a sixth of the work. The page knows nothing of it. */
const NOWHERE = { x: 0, y: 0, width: 1, height: 1, scale: 0.01 };

/**
 * Gives the page this size, in px. Not by Playwright, which resizes the window around it, too: most of the time of a look.
 * Unseen it can be looked at by its boxes, and not be touched.
 */
export async function resize(session: CDPSession, width: number, height: number, isUnseen = false): Promise<void> {
  const metrics = { width, height, deviceScaleFactor: 1, mobile: true, ...(isUnseen && { viewport: NOWHERE }) };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
}

/**
 * Takes the page that stands through these looks, as another window of the device would by its settings; says all that is
 * wrong, with the looks it is wrong in. What is right a moment later was on its way: what depends on a size follows it. A
 * guide that was sent away stays away, so looks with it come first.
 */
export async function brokenIn<L extends Omit<Look, 'text'> & { readonly text: number }>(
  page: Page,
  session: CDPSession,
  looks: readonly L[]
): Promise<ReadonlyMap<string, readonly L[]>> {
  const found = new Map<string, L[]>();
  for (const look of looks) {
    const [width = 0, height = 0] = look.size.split('×').map(Number);
    const wanted = { width, height, language: look.language, textSize: String(look.text), guide: look.guide };
    // The words first: so that one layout follows both.
    let [lines] = await Promise.all([
      page.evaluate<readonly string[]>(
        `(async () => { await (${String(wear)})(${JSON.stringify(wanted)}); ${NOW} })()`
      ),
      soon().then(() => resize(session, width, height, true))
    ]);
    if (lines.length > 0) {
      // The bubble of a guide looks for its place a while later.
      await letPass(page, 500);
      await expect
        .poll(async () => (lines = await broken(page)), { timeout: 3000 })
        .toEqual([])
        .catch(() => undefined);
    }
    for (const line of lines) found.set(line, [...(found.get(line) ?? []), look]);
  }
  return found;
}

const soon = (): Promise<void> => new Promise((later) => setImmediate(later));

interface Wanted extends Pick<Look, 'language' | 'guide'> {
  readonly width: number;
  readonly height: number;
  readonly textSize: string;
}

/**
 * In the page: another language and size of text, and no more tips where none are wanted, even behind what lies over them;
 * until the page has that size, too.
 */
async function wear({ width, height, guide, ...settings }: Wanted): Promise<void> {
  for (const [name, newValue] of Object.entries(settings)) {
    localStorage.setItem(`tischlein.${name}`, newValue);
    dispatchEvent(new StorageEvent('storage', { key: `tischlein.${name}`, newValue }));
  }
  if (guide === 'off') document.querySelector<HTMLElement>('[role=note] .buttons button')?.click();
  const sized = matchMedia(`(width: ${String(width)}px) and (height: ${String(height)}px)`);
  // Another language is loaded. To ask for the size before the frame that follows both would have all laid out once more.
  do await new Promise(requestAnimationFrame);
  while (document.documentElement.lang !== settings.language || !sized.matches);
  await document.fonts.ready;
  // What has followed both may have set off a movement.
  await new Promise(requestAnimationFrame);
}

/** Ends what moves in the page, and says what is wrong with it as it then stands, a line each. */
export async function broken(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => { ${NOW} })()`);
}

/**
 * In the page: what is wrong with its boxes as it stands, a line each.
 *
 * What can be scrolled into sight is not cut. What stays while the rest is scrolled may have something under it, as long as
 * that can be scrolled clear of it: a bar at the foot is judged at the end, one at the top at the start.
 */
async function boxes(least: number): Promise<readonly string[]> {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Thing {
    readonly element: Element;
    /** As much of it as is to be seen now. */
    readonly seen: Box;
    readonly name: string;
  }
  /** What cuts off what is in it, and whether for good: not what can be scrolled to, nor what is left out with dots. */
  interface Clip {
    readonly element: Element;
    readonly isAcross: boolean;
    readonly isDown: boolean;
    readonly isForGoodAcross: boolean;
    readonly isForGoodDown: boolean;
  }

  /** Two frames: what follows the size of the window has followed. */
  const settled = (): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  await settled();

  const found = new Set<string>();
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  // Most of the time goes into asking: what is said once is kept, boxes until something is scrolled.
  const kept = {
    styles: new Map<Element, CSSStyleDeclaration>(),
    seen: new Map<Element, boolean>(),
    clear: new Map<Element, boolean>(),
    clip: new Map<Element, Clip | null>(),
    clips: new Map<Element, readonly Clip[]>(),
    boxes: new Map<Element, Box>()
  };

  const scrollers = [...root.querySelectorAll('*'), root, document.documentElement].filter(isScrolledDown);
  scrollTo('start');
  const atStart = { texts: textsIn(root), controls: controlsIn(root), over: overIn(root) };
  cuts(atStart.texts);
  edges();
  headings();
  headers();
  nested();
  pushed();
  targets();
  covered(atStart, scrollers.length === 0 ? 'both' : 'top');
  pointedAt();
  if (scrollers.length > 0) {
    scrollTo('end');
    await settled();
    covered({ texts: textsIn(root), controls: controlsIn(root), over: overIn(root) }, 'foot');
    rings();
    scrollTo('start');
  } else rings();
  return [...found];

  /** What is kept of this, or else is found out now. */
  function once<Value>(known: Map<Element, Value>, element: Element, ask: (element: Element) => Value): Value {
    let value = known.get(element);
    if (value === undefined) known.set(element, (value = ask(element)));
    return value;
  }

  function styleOf(element: Element): CSSStyleDeclaration {
    return once(kept.styles, element, getComputedStyle);
  }

  /** Is it for the eye? Not what is for screen readers alone. */
  function isSeen(element: Element): boolean {
    // Nothing is painted meanwhile, of all of it.
    if (element === document.documentElement) return true;
    return once(kept.seen, element, () => element.checkVisibility({ visibilityProperty: true }) && isClear(element));
  }
  /** What is hidden by `visibility` alone may have something visible in it. */
  function isClear(element: Element): boolean {
    return once(kept.clear, element, () => {
      const { clipPath, opacity } = styleOf(element);
      if (clipPath === 'inset(50%)' || Number(opacity) <= 0.05) return false;
      return element === root || element.parentElement === null || isClear(element.parentElement);
    });
  }

  function isScrolledDown(element: Element): boolean {
    const isPage = element === document.documentElement;
    if (!isPage && !/auto|scroll/.test(styleOf(element).overflowY)) return false;
    if ((isPage && root !== document.body) || isTurned(element)) return false;
    return element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0 && isSeen(element);
  }

  /** Shown piece by piece, and turned to by buttons, too: nobody has to scroll it. */
  function isTurned(element: Element): boolean {
    return styleOf(element).scrollSnapType !== 'none';
  }

  function scrollTo(where: 'start' | 'end'): void {
    kept.boxes.clear();
    for (const each of scrollers)
      each.scrollTo({ top: where === 'start' ? 0 : each.scrollHeight, behavior: 'instant' });
  }

  function boxOf(element: Element): Box {
    return once(kept.boxes, element, () => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    });
  }

  function clipOf(element: Element): Clip | null {
    return once(kept.clip, element, () => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(element);
      if (overflowX === 'visible' && overflowY === 'visible') return null;
      const canScrollAcross = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const canScrollDown = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return {
        element,
        isAcross: overflowX !== 'visible',
        isDown: overflowY !== 'visible',
        isForGoodAcross: !canScrollAcross && textOverflow !== 'ellipsis',
        isForGoodDown: !canScrollDown && !/^\d/.test(webkitLineClamp)
      };
    });
  }

  /** What cuts off an element, from the inside out: its ancestors, but for those it is positioned past. */
  function clipsOf(element: Element): readonly Clip[] {
    return once(kept.clips, element, () => {
      const found: Clip[] = [];
      let { position } = styleOf(element);
      for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
        const style = styleOf(each);
        const holds =
          style.transform !== 'none' ||
          style.rotate !== 'none' ||
          style.translate !== 'none' ||
          style.contain !== 'none' ||
          style.containerType !== 'normal' ||
          style.filter !== 'none';
        if (position === 'fixed' && !holds) continue;
        if (position === 'absolute' && style.position === 'static' && !holds) continue;
        position = style.position;
        const clip = clipOf(each);
        if (clip !== null) found.push(clip);
        if (each === root) break;
      }
      return found;
    });
  }

  /** As much of a box of this element as can be seen now, null for nothing; and is some of it cut off for good? */
  function through(element: Element, box: Box, slack: { readonly x: number; readonly y: number }, isText: boolean) {
    let seen = box;
    let isCut = false;
    const own = isText ? clipOf(element) : null;
    for (const clip of [...(own === null ? [] : [own]), ...clipsOf(element)]) {
      const outer = boxOf(clip.element);
      const { left, top, right, bottom } = seen;
      if (clip.isAcross) {
        if (clip.isForGoodAcross && Math.max(outer.left - left, right - outer.right) > slack.x) isCut = true;
        seen = { ...seen, left: Math.max(left, outer.left), right: Math.min(right, outer.right) };
      }
      if (clip.isDown) {
        if (clip.isForGoodDown && Math.max(outer.top - top, bottom - outer.bottom) > slack.y) isCut = true;
        seen = { ...seen, top: Math.max(top, outer.top), bottom: Math.min(bottom, outer.bottom) };
      }
      // What is left out, or scrolled out of sight, is cut by nothing else.
      if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) return { seen: null, isCut };
    }
    if (seen.left < -slack.x || seen.right > innerWidth + slack.x) isCut = true;
    return { seen, isCut };
  }

  function nameOf(element: Element): string {
    const said = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
    const [kind] = element.classList;
    return said === '' ? `${element.tagName.toLowerCase()}${kind === undefined ? '' : `.${kind}`}` : said.slice(0, 50);
  }

  /** Every line of text, with what it stands in. */
  function textsIn(within: Element): readonly (Thing & { readonly isCut: boolean })[] {
    const texts: (Thing & { readonly isCut: boolean })[] = [];
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (element === null || words === '' || element.closest('svg, script, style, option, noscript') !== null)
        continue;
      if (!isSeen(element) || element.closest('.visually-hidden') !== null) continue;
      if (element.clientWidth === 1 && element.clientHeight === 1) continue;
      range.selectNodeContents(node);
      // Letters are cast larger than the lines they stand on.
      const slack = { x: 1.5, y: 0.35 * parseFloat(styleOf(element).fontSize) };
      for (const { left, top, right, bottom } of range.getClientRects()) {
        if (right - left < 1) continue;
        const { seen, isCut } = through(element, { left, top, right, bottom }, slack, true);
        const name = words.slice(0, 50);
        if (seen !== null) texts.push({ element, seen, name, isCut });
        else if (isCut) texts.push({ element, seen: { left, top, right: left, bottom: top }, name, isCut });
      }
    }
    return texts;
  }

  /** What reacts to a finger, with all that reacts for it. */
  function controlsIn(within: Element): readonly Thing[] {
    const areas = new Set(
      [...within.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((target) =>
        target.matches('[role=toolbar] > .cell, a.visually-hidden') ? [] : [target.closest('label') ?? target]
      )
    );
    return [...areas].flatMap((element) => {
      if (!isSeen(element)) return [];
      const box = boxOf(element);
      if (box.right - box.left < 2) return [];
      const { seen } = through(element, box, { x: 2, y: 2 }, false);
      return seen === null ? [] : [{ element, seen, name: nameOf(element) }];
    });
  }

  /** What stays where it is while the rest is scrolled; not what fills the window. */
  function isStuck(element: Element): boolean {
    const { position } = styleOf(element);
    if (position !== 'sticky' && position !== 'fixed') return false;
    for (let each = element.parentElement; position === 'sticky' && each !== null; each = each.parentElement)
      if (isTurned(each)) return false;
    const { left, top, right, bottom } = boxOf(element);
    return (right - left) * (bottom - top) < 0.8 * innerWidth * innerHeight;
  }

  /** Primary buttons, bars that stay, and bubbles. */
  function overIn(within: Element): readonly (Thing & { readonly kind: string; readonly stuck: Element | null })[] {
    return [...within.querySelectorAll('*')].flatMap((element) => {
      const kind = element.matches('.button.primary')
        ? 'primary button'
        : element.matches('[role=note], [role=note] > .lamp')
          ? 'bubble'
          : isStuck(element)
            ? 'bar'
            : null;
      if (kind === null || !isSeen(element) || styleOf(element).visibility === 'hidden') return [];
      const { seen } = through(element, boxOf(element), { x: 2, y: 2 }, false);
      if (seen === null) return [];
      let stuck: Element | null = element;
      while (stuck !== null && stuck !== within && !isStuck(stuck)) stuck = stuck.parentElement;
      return [{ element, seen, name: nameOf(element), kind, stuck: stuck === within ? null : stuck }];
    });
  }

  function overlaps(one: Box, other: Box): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 3;
  }

  function covered(
    { texts, controls, over }: { texts: readonly Thing[]; controls: readonly Thing[]; over: ReturnType<typeof overIn> },
    half: 'top' | 'foot' | 'both'
  ): void {
    for (const { element, seen, name, kind, stuck } of over) {
      const isLow = (seen.top + seen.bottom) / 2 > innerHeight / 2;
      for (const [what, things] of [
        ['text', texts],
        ['control', controls]
      ] as const) {
        for (const thing of things) {
          const whole = element.closest('[role=note]') ?? element;
          if (whole.contains(thing.element) || thing.element.contains(element)) continue;
          if (!overlaps(seen, thing.seen)) continue;
          // What somebody asked for lies on the board until it is closed, as a dialog does; never on what is to be pressed
          // next, on a number that decides, nor on the top bar.
          if (element.matches('.hint') && !isNeeded(thing.element)) continue;
          const isBesides = stuck === null || stuck.contains(thing.element);
          if (!isBesides && half !== 'both' && (half === 'foot') !== isLow) continue;
          // What is not stuck was judged at the start; and a bubble is read before anything is scrolled.
          if (half === 'foot' && (isBesides || thing.element.closest('[role=note]') !== null)) continue;
          found.add(`${kind} “${name}” over the ${what} “${thing.name}”`);
        }
      }
    }
  }

  /** A bubble lies on nothing it speaks of. */
  function pointedAt(): void {
    for (const bubble of root.querySelectorAll('[role=note]')) {
      const halo = bubble.parentElement?.querySelector('.halo') ?? null;
      if (halo === null || !isSeen(bubble) || !isSeen(halo)) continue;
      const [one, other] = [boxOf(bubble), boxOf(halo)];
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const share =
        (Math.max(0, across) * Math.max(0, down)) / ((other.right - other.left) * (other.bottom - other.top));
      if (share > 0.1)
        found.add(`bubble “${nameOf(bubble)}” over ${String(Math.round(share * 100))} % of what it speaks of`);
    }
  }

  /** What is willing takes a bubble that finds no other place. */
  function isNeeded(element: Element): boolean {
    const bar = element.closest('header');
    return (
      element.closest('.button.primary, [data-handover], [data-keep]:not([data-keep=willing])') !== null ||
      (bar !== null && isTop(bar))
    );
  }
  /** The bar on top of a screen, or of a dialog. */
  function isTop(header: Element): boolean {
    return root === document.body ? header.querySelector('h1') !== null : header === root.querySelector('header');
  }

  function cuts(texts: ReturnType<typeof textsIn>): void {
    for (const { name, isCut } of texts) if (isCut) found.add(`text cut: “${name}”`);
    for (const button of root.querySelectorAll('.button')) {
      if (!isSeen(button)) continue;
      const words = document.createRange();
      words.selectNodeContents(button);
      const [told, box] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
      if (told.left < box.left - 1 || told.right > box.right + 1)
        found.add(`words beyond their button: “${nameOf(button)}”`);
    }
  }

  /** Cards, and all else that is touched or looked at as one thing. */
  function edges(): void {
    for (const element of root.querySelectorAll(
      'a[href], button, label, input, select, textarea, summary, .card, [role=img]'
    )) {
      if (!isSeen(element) || element.matches('.visually-hidden, [role=toolbar] > .cell')) continue;
      const box = boxOf(element);
      if (box.right - box.left < 2) continue;
      if (through(element, box, { x: 2, y: 2 }, false).isCut) found.add(`cut at an edge: “${nameOf(element)}”`);
    }
  }

  function headings(): void {
    for (const heading of root.querySelectorAll('h1, h2, h3, [role=heading]')) {
      if (!isSeen(heading) || heading.closest('.visually-hidden') !== null) continue;
      const size = parseFloat(styleOf(heading).fontSize);
      const lines: number[] = [];
      for (const { seen } of textsIn(heading)) {
        const middle = (seen.top + seen.bottom) / 2;
        if (!lines.some((line) => Math.abs(line - middle) < 0.6 * size)) lines.push(middle);
      }
      if (lines.length > 3) found.add(`heading of ${String(lines.length)} lines: “${nameOf(heading)}”`);
    }
  }

  function headers(): void {
    for (const header of root.querySelectorAll('header')) {
      if (!isSeen(header) || !isTop(header)) continue;
      const { top, bottom } = boxOf(header);
      const share = (bottom - top) / innerHeight;
      if (share > 0.2) found.add(`header of ${String(Math.round(share * 100))} % of the height: “${nameOf(header)}”`);
    }
  }

  /** Tablets have a swipe of their own at the edge of the screen; a phone that is held lying has no such room to give. */
  function rings(): void {
    if (innerHeight <= 480) return;
    for (const ring of root.querySelectorAll('[data-handover] .ring')) {
      const { top, bottom } = boxOf(ring);
      const room = Math.min(top, innerHeight - bottom);
      if (isSeen(ring) && room < 36) found.add(`ring ${String(Math.round(room))} px from the edge of the screen`);
    }
  }

  function nested(): void {
    for (const inner of scrollers) {
      const outer = scrollers.find((each) => each !== inner && each.contains(inner) && !isFixedIn(inner, each));
      if (outer !== undefined) found.add(`scrolls inside what scrolls: “${nameOf(inner)}”`);
    }
  }
  /** Does the inner one stand still while the page is scrolled? */
  function isFixedIn(inner: Element, outer: Element): boolean {
    if (outer !== document.documentElement) return false;
    for (let each: Element | null = inner; each !== null; each = each.parentElement)
      if (styleOf(each).position === 'fixed') return true;
    return false;
  }

  function pushed(): void {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`scrolls sideways by ${String(scrollWidth - clientWidth)} px`);
  }

  /** A box to tick or a button of several counts with all that reacts for it; a card of the star map that is too small comes nearer when it is touched. */
  function targets(): void {
    for (const target of root.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      const area = target.closest('label') ?? target;
      const { width, height } = area.getBoundingClientRect();
      // What shows itself only to the keyboard.
      if (target.matches('.visually-hidden, [role=toolbar] > .cell') || width === 0) continue;
      if (width >= least - 0.5 && height >= least - 0.5) continue;
      found.add(`too small: “${nameOf(area)}” (${String(Math.round(width))} by ${String(Math.round(height))})`);
    }
  }
}

/** In the page, as text: what is wrong with its boxes once nothing in it is on its way any more. */
const NOW = `(${String(endMotion)})(); return (${String(boxes)})(${String(TARGET)});`;
