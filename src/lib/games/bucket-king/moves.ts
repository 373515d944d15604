/** What a player may do, told from what that player can see. */
import type { Mover, Seat } from '../../kernel/game';
import { HIGHEST, isSuit, missingFrom, orderOf } from './deck';
import { bucketAt, colourBits, falls, isPlace, isSplitBy, PLACES, ROWS, standingBits } from './fall';
import { SUITS, type Card, type Part, type Pyramid, type Suit } from './pieces';
import { pyramidsFor } from './suggest';
import type { Fall, Move, Refusal, Trick, View } from './types';

/** At most three cards are played at a time. (rules: Play) */
export const MOST_CARDS = 3;

type Laying = Extract<Move, { kind: 'play' }>;

/** Every way to lay one to three cards, made once: found under its values in base nine. */
const LAYINGS: readonly (readonly Laying[])[] = SUITS.map((suit) => {
  const layings: Laying[] = [];
  for (let a = 0; a <= HIGHEST; a += 1)
    for (let b = a; b <= HIGHEST; b += 1)
      for (let c = Math.max(b, 1); c <= HIGHEST; c += 1)
        layings[(a * 9 + b) * 9 + c] = { kind: 'play', suit, values: [a, b, c].filter((value) => value > 0) };
  return layings;
});

type GivingWay = Extract<Move, { kind: 'giveWay' }>;
type Kept = 'none' | Part;

const GIVING_WAY: Readonly<Record<Kept, readonly GivingWay[]>> = {
  none: PLACES.map(({ row, place }) => ({ kind: 'giveWay', row, place, keep: null })),
  left: PLACES.map(({ row, place }) => ({ kind: 'giveWay', row, place, keep: 'left' })),
  right: PLACES.map(({ row, place }) => ({ kind: 'giveWay', row, place, keep: 'right' }))
};

const DRAW: Move = { kind: 'draw' };
const REOPEN: readonly Move[] = [{ kind: 'reopen' }];
const NEXT_ROUND: readonly Move[] = [{ kind: 'nextRound' }];

/** What a player already has lying in the trick, summed. */
function lyingSum(trick: Trick, seat: Seat): number {
  for (const pile of trick.piles) if (pile.seat === seat) return pile.sum;
  return 0;
}

/** The lowest sum that is enough: more than the number to beat; under "Equals turn" as much will do. */
function lowestSum(view: View, trick: Trick): number {
  return view.options.equalsTurn ? trick.toBeat : trick.toBeat + 1;
}

/** Adds every different way to lay one to three cards of the suit that sum up to at least `lowest`. */
function addLayings(moves: Move[], hand: readonly Card[], suit: Suit, lowest: number): void {
  const layings = LAYINGS[orderOf(suit)] as readonly Laying[];
  const values: number[] = [];
  for (const card of hand) if (card.suit === suit) values.push(card.value);
  // Hands are sorted; of equal cards at the same depth only the first is tried.
  for (let i = 0; i < values.length; i += 1) {
    const a = values[i] as number;
    if (i > 0 && values[i - 1] === a) continue;
    if (a >= lowest) moves.push(layings[a] as Laying);
    for (let j = i + 1; j < values.length; j += 1) {
      const b = values[j] as number;
      if (j > i + 1 && values[j - 1] === b) continue;
      if (a + b >= lowest) moves.push(layings[a * 9 + b] as Laying);
      for (let k = j + 1; k < values.length; k += 1) {
        const c = values[k] as number;
        if (k > j + 1 && values[k - 1] === c) continue;
        if (a + b + c >= lowest) moves.push(layings[(a * 9 + b) * 9 + c] as Laying);
      }
    }
  }
}

/** The buckets that may go: those of the suit's colour, or any if there is none of it. (rules: Give way) */
function openBits(pyramid: Pyramid, suit: Suit): number {
  return colourBits(pyramid, suit) || standingBits(pyramid);
}

function addGivingWay(moves: Move[], pyramid: Pyramid, suit: Suit): void {
  const open = openBits(pyramid, suit);
  const standing = standingBits(pyramid);
  for (let at = 0; at < PLACES.length; at += 1) {
    if ((open & (1 << at)) === 0) continue;
    if (at < ROWS[0] && isSplitBy(standing, 0, at)) {
      moves.push(GIVING_WAY.left[at] as GivingWay, GIVING_WAY.right[at] as GivingWay);
    } else {
      moves.push(GIVING_WAY.none[at] as GivingWay);
    }
  }
}

/** The falls a seat may choose from if it gives way to this animal, in a trick to that of the trick; else none. */
export function fallsOf(view: View, seat: Seat, suit: Suit | null = view.trick?.suit ?? null): readonly Fall[] {
  const pyramid = view.pyramids[seat];
  if (suit === null || !pyramid) return [];
  const open = openBits(pyramid, suit);
  return PLACES.filter((_, at) => (open & (1 << at)) !== 0).map((place) => falls(pyramid, place));
}

/**
 * What the mover may do. In tricks that is every different move; while building, a suggestion and pyramids near it.
 * From another's view only what is chosen in sight of all.
 */
export function moves(view: View, mover: Mover): readonly Move[] {
  if (mover === 'table') return view.phase === 'roundOver' ? NEXT_ROUND : [];
  const own = view.viewer === mover;
  if (view.phase === 'building') {
    if (!own || view.hand === null) return [];
    if (view.done.includes(mover)) return REOPEN;
    return pyramidsFor(view.hand).map((pyramid) => ({ kind: 'build', pyramid }));
  }
  const result: Move[] = [];
  if (view.phase !== 'trick') return result;
  if (view.mayDraw === mover) result.push(DRAW);
  if (view.turn !== mover || !own || view.hand === null) return result;
  const { trick } = view;
  if (trick === null) {
    for (const suit of SUITS) addLayings(result, view.hand, suit, 1);
    return result;
  }
  addLayings(result, view.hand, trick.suit, lowestSum(view, trick) - lyingSum(trick, mover));
  const pyramid = view.pyramids[mover];
  if (pyramid) addGivingWay(result, pyramid, trick.suit);
  return result;
}

const NOT_NOW: Refusal = { kind: 'notNow' };
const MALFORMED: Refusal = { kind: 'malformed' };

/** Why a move is not allowed, or null. Moves may come from a file, so nothing about their shape is taken for granted. */
export function refuse(view: View, mover: Mover, move: Move): Refusal | null {
  switch (move.kind) {
    case 'nextRound':
      return mover === 'table' && view.phase === 'roundOver' ? null : NOT_NOW;
    case 'build':
      if (mover === 'table' || view.phase !== 'building' || view.done.includes(mover)) return NOT_NOW;
      return refuseBuilding(move.pyramid);
    case 'reopen':
      if (mover === 'table' || view.phase !== 'building') return NOT_NOW;
      return view.done.includes(mover) ? null : { kind: 'notSealed' };
    case 'draw':
      if (mover === 'table' || view.phase !== 'trick' || view.mayDraw !== mover) return NOT_NOW;
      return view.drawPile + view.discardPile > 0 ? null : { kind: 'nothingToDraw' };
    case 'play':
      if (mover === 'table' || view.phase !== 'trick' || view.turn !== mover || view.hand === null) return NOT_NOW;
      if (view.viewer !== mover) return NOT_NOW;
      return refuseCards(view, view.hand, mover, move);
    case 'giveWay':
      if (mover === 'table' || view.phase !== 'trick' || view.turn !== mover) return NOT_NOW;
      return refuseGivingWay(view, mover, move);
    default:
      return MALFORMED;
  }
}

/** A pyramid has all five rows, and three buckets of each suit. (rules: Set-up) */
function refuseBuilding(pyramid: readonly (readonly Suit[])[]): Refusal | null {
  if (!Array.isArray(pyramid) || pyramid.length !== ROWS.length) return MALFORMED;
  const used = [0, 0, 0, 0, 0];
  for (const [at, length] of ROWS.entries()) {
    const row: unknown = pyramid[at];
    if (!Array.isArray(row) || row.length !== length) return MALFORMED;
    for (const suit of row as readonly unknown[]) {
      if (!isSuit(suit)) return MALFORMED;
      used[orderOf(suit)] = (used[orderOf(suit)] ?? 0) + 1;
    }
  }
  const wrong = SUITS.find((_, at) => used[at] !== 3);
  return wrong === undefined ? null : { kind: 'wrongBuckets', suit: wrong, used: used[orderOf(wrong)] ?? 0 };
}

function refuseCards(view: View, hand: readonly Card[], seat: Seat, { suit, values }: Laying): Refusal | null {
  if (!isSuit(suit) || !Array.isArray(values)) return MALFORMED;
  if (values.length === 0) return { kind: 'noCards' };
  if (values.length > MOST_CARDS) return { kind: 'tooManyCards', picked: values.length };
  let sum = 0;
  for (const value of values) {
    if (!Number.isInteger(value) || value < 1 || value > HIGHEST) return MALFORMED;
    sum += value;
  }
  const { trick } = view;
  if (trick !== null && trick.suit !== suit) return { kind: 'wrongSuit', suit, asked: trick.suit };
  const missing = missingFrom(hand, suit, values);
  if (missing !== null) return { kind: 'notInHand', suit, value: missing };
  if (trick === null) return null;
  sum += lyingSum(trick, seat);
  if (sum >= lowestSum(view, trick)) return null;
  return {
    kind: 'tooLow',
    lying: trick.piles.find((pile) => pile.seat === seat)?.values ?? [],
    values,
    sum,
    toBeat: trick.toBeat,
    equalsTurn: view.options.equalsTurn
  };
}

function refuseGivingWay(view: View, seat: Seat, { row, place, keep }: GivingWay): Refusal | null {
  if (view.trick === null) return { kind: 'leaderMustPlay' };
  if (!isPlace(row, place) || (keep !== null && keep !== 'left' && keep !== 'right')) return MALFORMED;
  const pyramid = view.pyramids[seat];
  const bucket = pyramid ? bucketAt(pyramid, row, place) : null;
  if (!pyramid || bucket === null) return { kind: 'noBucketThere', row, place };
  const { suit } = view.trick;
  if (bucket !== suit && colourBits(pyramid, suit) !== 0) return { kind: 'wrongColour', bucket, asked: suit };
  if (!isSplitBy(standingBits(pyramid), row, place)) return keep === null ? null : { kind: 'noParts' };
  return keep === null ? { kind: 'choosePart' } : null;
}
