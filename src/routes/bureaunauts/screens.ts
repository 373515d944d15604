/** The screens of Bureaunauts. */
import { bureaunauts, type Bureaunauts } from '$lib/games/bureaunauts';
import type { Screens } from '$lib/table/screens';
import { piece } from '$lib/ui/pieces';
import { soon } from './later';
import SkyOrVote from './SkyOrVote.svelte';
import { words } from './words';

export const screens: Screens<Bureaunauts> = {
  game: bureaunauts,
  words,
  Table: SkyOrVote,
  hand: piece(() => import('./private/PrivateBoard.svelte')),
  soon,
  help: piece(() => import('./help/help')),
  secrets: piece(() => import('./private/Secrets.svelte')),
  tips: () => import('./guide/tips')
};
