/** The screens of The Bucket King. */
import { bucketKing, type BucketKing } from '$lib/games/bucket-king';
import type { Screens } from '$lib/table/screens';
import { piece } from '$lib/ui/pieces';
import TableBoard from './TableBoard.svelte';
import { words } from './words';

export const screens: Screens<BucketKing> = {
  game: bucketKing,
  words,
  Table: TableBoard,
  hand: piece(() => import('./private/PrivateBoard.svelte')),
  soon: [],
  help: piece(() => import('./help/help')),
  secrets: piece(() => import('./private/Secrets.svelte')),
  tips: () => import('./guide/tips')
};
