/** What the pictures of the rules show. Made up: no card or bucket of a game under way is in them. */
import type { Pyramid } from '$lib/games/bucket-king';

/** A fresh pyramid, three buckets of each animal. */
export const EXAMPLE: Pyramid = [
  ['bull', 'horse', 'chicken', 'horse', 'bull'],
  ['chicken', 'pig', 'bull', 'chicken'],
  ['pig', 'horse', 'pig'],
  ['sheep', 'sheep'],
  ['sheep']
];
