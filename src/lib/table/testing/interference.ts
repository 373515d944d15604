/** Pages of two games that differ only in what somebody may not know. */
import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import type { Kinds, Seat } from '../../kernel/game';
import { m } from '../../paraglide/messages';
import type { Screens } from '../screens';
import type { Table } from '../../session/table.svelte';
import GameTable from './GameTable.svelte';

/** What one page says, all of it: elements, attributes, names and texts. Made-up ids are numbered in their order. */
export function said(page: Element | null): string {
  if (page === null) throw new Error('nothing is shown');
  const ids: string[] = [];
  // When a hand was opened last is known to all, and another minute may have begun.
  const html = page.innerHTML.replace(/\d{1,2}:\d{2}/g, '');
  return html.replace(/\b(c|s)\d+(?=-|")/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id${String(ids.indexOf(id))}`;
  });
}

/** The pages of one table. */
export interface Pages {
  /** Those that everybody may see. */
  readonly open: readonly string[];
  /** Those that one seat alone may see. */
  readonly own: readonly string[];
}

/**
 * The page of a table as everybody sees it, that of a seat's curtain, and, with its hand put away, those of its curtain and
 * of the table once more; the table alone as it lies under the hand; where two choose face to face, both curtains. Of the
 * seat's own: its open hand, and its open half beside the other's curtain. All that is loaded late has to be there.
 */
export function pagesOf<K extends Kinds>(screens: Screens<K>, table: Table<K>, seat: Seat | null): Pages {
  const { container, unmount } = render(GameTable<K>, { screens, table });
  const open = [said(container)];
  const own: string[] = [];
  if (seat !== null) {
    flushSync(() => table.pass(seat));
    open.push(said(container));
    flushSync(() => table.open());
    own.push(said(container));
    open.push(said(container.querySelector('.covered')));
    flushSync(() => table.hide());
    open.push(said(container));
    flushSync(() => table.toTable());
    open.push(said(container));
  }
  const { pair } = table;
  if (pair !== null) {
    flushSync(() => table.face());
    open.push(said(container));
    if (seat !== null && pair.includes(seat)) {
      flushSync(() => table.open(seat));
      own.push(said(container));
      open.push(said(container.querySelector('.covered')));
    }
  }
  unmount();
  return { open, own };
}

/** A key or a screen reader presses it, long after it has come. */
function press(control: Element | undefined): void {
  if (control === undefined) return;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(click, 'timeStamp', { value: performance.now() + 60_000 });
  flushSync(() => void control.dispatchEvent(click));
}

/**
 * The page of a seat's open hand, and half of a tablet face to face, at a strict table while nobody holds it: as it was
 * opened, face down again after it was looked at, after something was picked in it, and as it was opened once more, with
 * what was picked waiting there. Also returns what was to be seen of it meanwhile.
 */
export function restingOf<K extends Kinds>(
  screens: Screens<K>,
  table: Table<K>,
  seat: Seat
): readonly { readonly down: readonly string[]; readonly up: string }[] {
  const { container, unmount } = render(GameTable<K>, { screens, table });
  const turns: readonly string[] = [m.table_look_hold(), m.table_look_away()];
  const turnOver = (): void =>
    press([...container.querySelectorAll('button')].find((button) => turns.includes(button.textContent.trim())));
  function looked(open: () => void): { readonly down: readonly string[]; readonly up: string } {
    const down: string[] = [];
    flushSync(open);
    down.push(said(container));
    turnOver();
    const up = said(container);
    press(
      [...container.querySelectorAll('.cover main :is(input, button[aria-pressed])')].find(
        ({ textContent }) => !turns.includes(textContent.trim())
      )
    );
    turnOver();
    down.push(said(container));
    flushSync(() => table.hide());
    flushSync(open);
    down.push(said(container));
    return { down, up };
  }
  flushSync(() => table.pass(seat));
  const seen = [looked(() => table.open())];
  flushSync(() => table.toTable());
  if (table.pair?.includes(seat) === true) {
    flushSync(() => table.face());
    seen.push(looked(() => table.open(seat)));
  }
  unmount();
  return seen;
}

/** A hand in which something is begun. */
export interface Beginning<K extends Kinds> {
  /** A new table at the same position, each time. */
  readonly table: () => Table<K>;
  readonly seat: Seat;
  /** Begins something in the open hand. */
  readonly begin: () => Promise<void>;
  /** Expects what was begun to be in the open hand. */
  readonly isThere: () => void;
}

/**
 * Opens a hand twice over, begins something there the second time alone, and puts it away. Returns both times what the
 * curtain, the table, the address and the store then say, and the table that goes on, its hand open again.
 */
export async function begunBehind<K extends Kinds>(
  screens: Screens<K>,
  { table: make, seat, begin, isThere }: Beginning<K>
): Promise<{ readonly without: readonly string[]; readonly with: readonly string[]; readonly table: Table<K> }> {
  await screens.hand();
  async function away(isBegun: boolean): Promise<readonly [Table<K>, readonly string[], () => void]> {
    const table = make();
    const { container, unmount } = render(GameTable<K>, { screens, table });
    flushSync(() => table.pass(seat));
    flushSync(() => table.open());
    if (isBegun) {
      await begin();
      isThere();
    }
    flushSync(() => table.hide());
    const pages = [said(container)];
    flushSync(() => table.toTable());
    pages.push(said(container), document.title, location.href, JSON.stringify(localStorage));
    return [table, pages, unmount];
  }
  const [, without, unmount] = await away(false);
  unmount();
  const [table, pages] = await away(true);
  flushSync(() => table.pass(seat));
  flushSync(() => table.open());
  isThere();
  return { without, with: pages, table };
}
