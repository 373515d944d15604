/** The order of the duels, and how figures climb through the building. (rules: The building) */
import type { Seat } from '../../kernel/game';
import type { DuelLevel, Level, Place, Room, Side } from './pieces';
import { LEVELS } from './pieces';
import type { Building, Duel, View } from './types';

function rooms(level: DuelLevel, ...order: readonly number[]): readonly Room[] {
  return order.map((room) => ({ level, room }));
}

/**
 * The fifteen duels in their order: the stairs from left to right, the ground floor from right to left, on the first
 * floor the office left of the kitchen first, then the final. (rules: The building)
 */
export const DUELS: readonly Room[] = [
  ...rooms('stairs', 0, 1, 2, 3, 4, 5, 6, 7),
  ...rooms('ground', 3, 2, 1, 0),
  ...rooms('first', 0, 1),
  ...rooms('second', 0)
];

/** How many duels a level has. */
export const DUELS_ON: Readonly<Record<DuelLevel, number>> = { stairs: 8, ground: 4, first: 2, second: 1 };

/** How many points the kitchen holds when the duels of a level begin. (rules: The kitchen) */
export const KITCHEN_FOR: Readonly<Record<DuelLevel, number>> = { stairs: 80, ground: 60, first: 40, second: 20 };

/** How many piles of the roof a figure earns that ends on this level. (rules: End and score) */
export const PILES_FOR: Readonly<Record<Level, number>> = { stairs: 0, ground: 0, first: 1, second: 2, boss: 3 };

const ABOVE: Readonly<Record<DuelLevel, Exclude<Level, 'stairs'>>> = {
  stairs: 'ground',
  ground: 'first',
  first: 'second',
  second: 'boss'
};

/** Where the winner of this room stands. (rules: The building) */
export function placeAbove({ level, room }: Room): Place {
  return { level: ABOVE[level], place: room };
}

/** Who owns the figure on this side of a room now; null where none stands. */
export function ownerIn(building: Building, { level, room }: Room, side: Side): Seat | null {
  return building[level][2 * room + (side === 'left' ? 0 : 1)] ?? null;
}

/** The building after the figure on this side of the room has climbed. */
export function climbed(building: Building, room: Room, side: Side): Building {
  const from = 2 * room.room + (side === 'left' ? 0 : 1);
  const to = placeAbove(room);
  const owner = building[room.level][from] ?? null;
  return {
    ...building,
    [room.level]: building[room.level].with(from, null),
    [to.level]: building[to.level].with(to.place, owner)
  };
}

/** The highest level on which this player has a figure. */
export function highestOf(building: Building, seat: Seat): Level {
  return LEVELS.findLast((level) => building[level].includes(seat)) ?? 'stairs';
}

/** One of the fifteen duels, as it stands. */
export interface Bout extends Room {
  /** 1 to 15, in the order of the game. */
  readonly number: number;
  readonly state: 'fought' | 'now' | 'toCome';
  /** Who came into this room, whether still there or not; null where nobody has yet, or ever will (the bye). */
  readonly left: Seat | null;
  readonly right: Seat | null;
  /** Whose figure climbed from it, and from which side; null while it isn't fought. */
  readonly winner: { readonly seat: Seat; readonly side: Side } | null;
  /** Where its winner stands or will stand first. */
  readonly to: Place;
}

/** Whose figure came to this place: it stands there still, or was the one that climbed on. */
function cameTo(building: Building, level: Level, place: number): Seat | null {
  const here = building[level][place] ?? null;
  if (here !== null || level === 'boss') return here;
  // An empty place below a room that nobody has left is simply empty.
  const mate = building[level][place ^ 1] ?? null;
  const room = { level, room: place >> 1 };
  const above = placeAbove(room);
  const winner = cameTo(building, above.level, above.place);
  if (winner === null) return null;
  // With both places empty it was a bye, from the left.
  return mate !== null || place % 2 === 0 ? winner : null;
}

/** The whole bracket: fifteen duels in their order, those fought and those to come. */
export function bracketOf(view: Pick<View, 'building' | 'fought' | 'phase' | 'reveal'>): readonly Bout[] {
  const { building, fought, phase } = view;
  // A tie that lies open will be fought again.
  const isUnderWay = phase === 'stakes' || view.reveal?.upshot.kind === 'tied';
  return DUELS.map((room, at) => {
    const left = cameTo(building, room.level, 2 * room.room);
    const right = cameTo(building, room.level, 2 * room.room + 1);
    const isFought = at < fought;
    // Who is still in the room lost; whose place is empty has climbed.
    const side: Side = ownerIn(building, room, 'left') === null ? 'left' : 'right';
    const seat = side === 'left' ? left : right;
    return {
      ...room,
      number: at + 1,
      state: isFought ? 'fought' : at === fought && isUnderWay ? 'now' : 'toCome',
      left,
      right,
      winner: isFought && seat !== null ? { seat, side } : null,
      to: placeAbove(room)
    };
  });
}

/**
 * Who of the two in this duel will fight in the next contested one, too, as far as all can see before this one is
 * decided; null where neither does, where both do, and where the next is still open. Whoever it is seals last, so that
 * the tablet can stay in that hand.
 */
export function fightsNext(building: Building, duel: Pick<Duel, 'number' | 'left' | 'right'>): Seat | null {
  for (const room of DUELS.slice(duel.number)) {
    const left = ownerIn(building, room, 'left');
    const right = ownerIn(building, room, 'right');
    // Alone on the stairs is a bye; higher up it isn't known yet who comes.
    if ((left === null || right === null) && room.level !== 'stairs') return null;
    if (left === null || right === null || left === right) continue;
    const again = [duel.left, duel.right].filter((seat) => seat === left || seat === right);
    return again.length === 1 ? (again[0] ?? null) : null;
  }
  return null;
}

/** How many figures of each player have not lost yet, by seat; the boss counts. */
export function stillInRace(view: Pick<View, 'building' | 'fought' | 'seats'>): readonly number[] {
  const counts = Array.from({ length: view.seats }, () => 0);
  const add = (seat: Seat | null): void => {
    if (seat !== null) counts[seat] = (counts[seat] ?? 0) + 1;
  };
  for (const room of DUELS.slice(view.fought)) {
    add(ownerIn(view.building, room, 'left'));
    add(ownerIn(view.building, room, 'right'));
  }
  add(view.building.boss[0] ?? null);
  return counts;
}
