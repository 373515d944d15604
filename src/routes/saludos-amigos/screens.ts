/** The screens of Saludos Amigos!. */
import { saludosAmigos, type SaludosAmigos } from '$lib/games/saludos-amigos';
import type { Screens } from '$lib/table/screens';
import { piece } from '$lib/ui/pieces';
import { soon } from './later';
import TableBoard from './TableBoard.svelte';
import './theme.css';
import { words } from './words';

export const screens: Screens<SaludosAmigos> = {
  game: saludosAmigos,
  words,
  Table: TableBoard,
  hand: piece(() => import('./private/PrivateBoard.svelte')),
  soon,
  help: piece(() => import('./help/help')),
  secrets: piece(() => import('./private/Secrets.svelte')),
  tips: () => import('./guide/tips')
};
