/** Pages of two games that differ only in what somebody may not know. */
import { render } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import type { Kinds, Seat } from '../../kernel/game';
import type { BoardProps } from '../board';
import { fetchAll } from '../pieces';
import type { Table } from '../table.svelte';
import type { Words } from '../words';
import GameTable from './GameTable.svelte';

// What is shown at once is compared.
await fetchAll();

/** What a game brings to its pages. */
export interface Screens<K extends Kinds> {
  readonly board: Component<BoardProps<K>>;
  readonly words: Words<K>;
}

/** What one page says, all of it: elements, attributes, names and texts. Made-up ids are numbered in their order. */
export function said(page: HTMLElement): string {
  const ids: string[] = [];
  return page.innerHTML.replace(/\b(c|s)\d+(?=-|")/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id${String(ids.indexOf(id))}`;
  });
}

/** The page of a table as everybody sees it, then that of a seat's curtain, then that of its open hand. */
export function pagesOf<K extends Kinds>(screens: Screens<K>, table: Table<K>, seat: Seat | null): readonly string[] {
  const { container, unmount } = render(GameTable<K>, { ...screens, table });
  const pages = [said(container)];
  if (seat !== null) {
    flushSync(() => table.pass(seat));
    pages.push(said(container).replace(/\d{1,2}:\d{2}/g, ''));
    flushSync(() => table.open());
    pages.push(said(container));
  }
  unmount();
  return pages;
}
