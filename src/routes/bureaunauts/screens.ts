/** The screens of Bureaunauts. */
import { bureaunauts, type Bureaunauts } from '$lib/games/bureaunauts';
import type { Screens } from '$lib/table/screens';
import { lazy } from '$lib/ui/lazy';
import Chips from './table/Chips.svelte';
import { room } from './room';
import SkyOrVote from './SkyOrVote.svelte';
import { words } from './words';

export const screens: Screens<Bureaunauts> = {
  game: bureaunauts,
  words,
  Table: SkyOrVote,
  Chips,
  hand: lazy(() => import('./hand')),
  lazy: room
};
