/** Where things stand on the two tracks. */
import { tankardOf, type View } from '$lib/games/saludos-amigos';

/** Spaces of the money track on the way round the board. */
export const MONEY_SPACES = 64;

/** Column and row of a money space, 0 to 16 each: from the corner at the top left, clockwise. */
export function moneySpace(millions: number): readonly [column: number, row: number] {
  const space = millions % MONEY_SPACES;
  if (space <= 16) return [space, 0];
  if (space <= 32) return [16, space - 16];
  if (space <= 48) return [48 - space, 16];
  return [0, 64 - space];
}

/** Spaces shown of the bid track at once; it has no end. */
export const BID_SPACES = 40;

/** The first bid shown, so that the highest of these is in sight: 1, 21, 41 and so on. */
export function firstBid(...bids: readonly number[]): number {
  const highest = Math.max(0, ...bids);
  return highest <= BID_SPACES ? 1 : Math.floor((highest - 21) / 20) * 20 + 1;
}

/** Where tankard (0: beside the track) and pretzel (null: beside it, too) stand; once cards lie open, where those bring them. */
export function markersOf(view: Pick<View, 'standing' | 'session' | 'result'>): {
  readonly tankard: number;
  readonly pretzel: number | null;
} {
  const { session, result } = view;
  return {
    tankard: result?.coalition.total ?? tankardOf(view),
    pretzel: result?.opposition.total ?? session?.pretzel ?? null
  };
}
