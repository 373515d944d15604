/** The screens of Büro Crazy. */
import { buroCrazy, type BuroCrazy } from '$lib/games/buro-crazy';
import type { Screens } from '$lib/table/screens';
import { lazy } from '$lib/ui/lazy';
import TableBoard from './TableBoard.svelte';
import { words } from './words';

export const screens: Screens<BuroCrazy> = {
  game: buroCrazy,
  words,
  Table: TableBoard,
  hand: lazy(() => import('./hand')),
  lazy: lazy(() => import('./lazy'))
};
