/** The screens of The Bucket King. */
import { bucketKing, type BucketKing } from '$lib/games/bucket-king';
import type { Screens } from '$lib/table/screens';
import { lazy } from '$lib/ui/lazy';
import TableBoard from './TableBoard.svelte';
import { words } from './words';

export const screens: Screens<BucketKing> = {
  game: bucketKing,
  words,
  Table: TableBoard,
  hand: lazy(() => import('./hand')),
  lazy: lazy(() => import('./lazy'))
};
