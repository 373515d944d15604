/** The screens of Saludos Amigos!. */
import { saludosAmigos, type SaludosAmigos } from '$lib/games/saludos-amigos';
import type { Screens } from '$lib/table/screens';
import { lazy } from '$lib/ui/lazy';
import TableBoard from './TableBoard.svelte';
import './theme.css';
import { words } from './words';

export const screens: Screens<SaludosAmigos> = {
  game: saludosAmigos,
  words,
  Table: TableBoard,
  hand: lazy(() => import('./hand')),
  lazy: lazy(() => import('./lazy'))
};
