/** The screens of Büro Crazy. */
import { buroCrazy, type BuroCrazy } from '$lib/games/buro-crazy';
import type { Screens } from '$lib/table/screens';
import { lazy } from '$lib/ui/lazy';
import PrivateBoard from './private/PrivateBoard.svelte';
import TableBoard from './TableBoard.svelte';
import { words } from './words';

export const screens: Screens<BuroCrazy> = {
  game: buroCrazy,
  words,
  Table: TableBoard,
  Hand: PrivateBoard,
  lazy: lazy(() => import('./lazy'))
};
