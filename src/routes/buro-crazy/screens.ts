/** The screens of Büro Crazy. */
import { buroCrazy, type BuroCrazy } from '$lib/games/buro-crazy';
import type { Screens } from '$lib/table/screens';
import { piece } from '$lib/ui/pieces';
import { soon } from './later';
import TableBoard from './TableBoard.svelte';
import { words } from './words';

export const screens: Screens<BuroCrazy> = {
  game: buroCrazy,
  words,
  Table: TableBoard,
  hand: piece(() => import('./private/PrivateBoard.svelte')),
  soon,
  help: piece(() => import('./help/help')),
  secrets: piece(() => import('./private/Secrets.svelte')),
  tips: () => import('./guide/tips')
};
