/** How each influence card looks: a memo in its own colour. The number is what counts; the colour only helps. */
import type { Value } from '$lib/games/buro-crazy';

/** A memo's paper and its ink. */
export interface MemoLook {
  readonly paper: string;
  readonly ink: string;
}

/** By value. */
export const MEMOS: Readonly<Record<Value, MemoLook>> = {
  1: { paper: '#EFE2C2', ink: '#5A4431' },
  2: { paper: '#CFE3D6', ink: '#1F5A43' },
  5: { paper: '#F5D78A', ink: '#7A5200' },
  10: { paper: '#F0B49A', ink: '#8E2615' },
  20: { paper: '#9CCFC8', ink: '#07504E' }
};

/** What an influence card is called on the sheet it is drawn on. */
export const memoId = (value: Value): string => `bc-memo-${String(value)}`;

/** What the back of all of them is called there. */
export const BACK_ID = 'bc-memo-back';
