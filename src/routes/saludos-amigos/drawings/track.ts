/** Where things stand on the two tracks. */
import { tankardOf, type View } from '$lib/games/saludos-amigos';
import { openedIn } from '../table/turning';

/** Columns and rows of the frame that the money track is. */
export const MONEY_FRAME = { columns: 20, rows: 14 } as const;

/** Spaces of the money track on the way round the board. */
export const MONEY_SPACES = 2 * (MONEY_FRAME.columns + MONEY_FRAME.rows) - 4;

/** Column and row of a money space, from 0 each: from the corner at the top left, clockwise. */
export function moneySpace(millions: number): readonly [column: number, row: number] {
  const [right, bottom] = [MONEY_FRAME.columns - 1, MONEY_FRAME.rows - 1];
  const space = millions % MONEY_SPACES;
  if (space <= right) return [space, 0];
  if (space <= right + bottom) return [right, space - right];
  if (space <= 2 * right + bottom) return [2 * right + bottom - space, bottom];
  return [0, MONEY_SPACES - space];
}

/** The size of a money space in the drawing. */
export const MONEY_CELL = 40;

/** Where a mogul stands on the board. */
export interface Standing {
  readonly seat: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

const middleOf = (millions: number): { readonly row: number; readonly x: number; readonly y: number } => {
  const [column, row] = moneySpace(millions);
  return { row, x: column * MONEY_CELL + MONEY_CELL / 2, y: row * MONEY_CELL + MONEY_CELL - 5 };
};

/** Where all moguls stand, by seat; who shares a space stands side by side. */
export function mogulsOn(money: readonly number[]): readonly Standing[] {
  return money.map((millions, seat) => {
    const { row, x, y } = middleOf(millions);
    const here = money.flatMap((other, at) => (other % MONEY_SPACES === millions % MONEY_SPACES ? [at] : []));
    const aside = (here.indexOf(seat) - (here.length - 1) / 2) * Math.min(18, MONEY_CELL / here.length);
    return { seat, row, x: x + aside, y };
  });
}

/** The way of a mogul from space to space: where it steps between the two, both left out. */
export function stepsBetween(from: number, to: number): readonly { readonly x: number; readonly y: number }[] {
  const way = Math.sign(to - from);
  return Array.from({ length: Math.max(0, Math.abs(to - from) - 1) }, (_, n) => middleOf(from + way * (n + 1)));
}

/** Spaces shown of the bid track at once; it has no end. */
export const BID_SPACES = 40;

/** The drawings of the bid track during the talks: in the town, and on a phone in its place. */
export const TOWN_BIDS = { rows: 2, w: 34, h: 34 } as const;
export const STRIP_BIDS = { rows: 1, spaces: 10, w: 35, h: 36 } as const;

/** The first bid shown, so that the highest of these is in sight: 1, 21, 41 and so on. */
export function firstBid(...bids: readonly number[]): number {
  const highest = Math.max(0, ...bids);
  return highest <= BID_SPACES ? 1 : Math.floor((highest - 21) / 20) * 20 + 1;
}

/** The first of so few spaces: a little before the tankard, and so that the highest of the others is in sight. */
export function firstInStrip(spaces: number, tankard: number, ...others: readonly number[]): number {
  const highest = Math.max(tankard, ...others);
  return Math.max(1, tankard - 3, highest - spaces + 1);
}

/** A drawing of the bid track: which spaces it shows, in how many rows, and how large each is. */
export interface TrackShape {
  readonly first: number;
  readonly spaces: number;
  readonly rows: 1 | 2;
  readonly w: number;
  readonly h: number;
}

/** The three drawings of it in the council hall: on a tablet that lies, one that stands, and on a phone. */
export const HALL_TRACKS = ['wide', 'narrow', 'strip'] as const;
export type HallTrack = (typeof HALL_TRACKS)[number];

/** One of them, with the tankard and the pretzel here. On a phone it has as many spaces as it takes to show both. */
export function hallTrack(track: HallTrack, tankard: number, pretzel: number): TrackShape {
  const first = firstBid(tankard, pretzel);
  if (track === 'wide') return { first, spaces: BID_SPACES, rows: 1, w: 27.8, h: 36 };
  if (track === 'narrow') return { first, spaces: BID_SPACES, rows: 2, w: 30.7, h: 38 };
  const [lowest, highest] = [Math.min(tankard, pretzel), Math.max(tankard, pretzel)];
  const spaces = Math.max(12, highest - lowest + 3);
  return { first: Math.max(1, lowest - 1), spaces, rows: 1, w: 348 / spaces, h: 36 };
}

/** The corner of a space. */
export function bidPlace({ first, spaces, rows, w, h }: TrackShape, bid: number): readonly [x: number, y: number] {
  const [at, inRow] = [bid - first, spaces / rows];
  return [(at % inRow) * w, Math.floor(at / inRow) * h];
}

/** How many spaces the heading over the town's bid track is as long as. */
const HEADING = 3;

/**
 * How far from its usual place that heading stands, in the drawing: tankard and pretzel reach up to it, and would hide it
 * where they stand on the first spaces of a row.
 */
export function headingAside(tankard: number, pretzel: number | null): number {
  const columns = [tankard, pretzel ?? 0].filter((bid) => bid > 0).map((bid) => (bid - 1) % (BID_SPACES / 2));
  const isFree = (at: number): boolean => columns.every((column) => column < at - 1 || column > at + HEADING);
  return ([0, 8, 16].find(isFree) ?? 0) * TOWN_BIDS.w;
}

/** So far apart neither tankard nor pretzel hides the other. */
const APART = 54;

/** How far each gives way to the other, the tankard to the left where it is behind. */
export function asideOn(shape: TrackShape, tankard: number, pretzel: number | null): number {
  if (pretzel === null || tankard === 0) return 0;
  const [[x, y], [otherX, otherY]] = [bidPlace(shape, tankard), bidPlace(shape, pretzel)];
  if (y !== otherY) return 0;
  return (Math.max(0, APART - Math.abs(x - otherX)) / 2) * (tankard < pretzel ? -1 : 1);
}

/** Where one of them stands, in the drawing. Null where its space is not shown. */
export function markerOn(
  shape: TrackShape,
  which: 'tankard' | 'pretzel',
  tankard: number,
  pretzel: number | null
): readonly [x: number, y: number] | null {
  const bid = which === 'tankard' ? tankard : pretzel;
  if (bid === null || bid < shape.first || bid >= shape.first + shape.spaces) return null;
  const aside = asideOn(shape, tankard, pretzel);
  const [x, y] = bidPlace(shape, bid);
  return [x + shape.w / 2 + (which === 'tankard' ? aside : -aside), y - (aside === 0 ? 0 : 7)];
}

/**
 * Where tankard (0: beside the track) and pretzel (null: beside it, too) stand; once cards lie open, where the cards bring them
 * that have turned so far.
 */
export function markersOf(
  view: Pick<View, 'standing' | 'session' | 'result'>,
  turns = Infinity
): {
  readonly tankard: number;
  readonly pretzel: number | null;
} {
  const totals = view.result === null ? null : openedIn(view.result, turns).totals;
  return {
    tankard: totals?.coalition ?? tankardOf(view),
    pretzel: totals?.opposition ?? view.session?.pretzel ?? null
  };
}
