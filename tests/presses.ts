/**
 * How many presses a move takes in the hand it is made from: what is picked, and what says it is done. The fewest its screen
 * needs, from a hand that has just been opened with nothing begun.
 */
import type { BucketKing } from '../src/lib/games/bucket-king';
import { bucketKing as rules, fallsOf } from '../src/lib/games/bucket-king';
import type { Bureaunauts, Move, View } from '../src/lib/games/bureaunauts';
import type { BuroCrazy } from '../src/lib/games/buro-crazy';
import type { SaludosAmigos } from '../src/lib/games/saludos-amigos';
import type { Kinds, Seat } from '../src/lib/kernel/game';
import { announcing, declaring, fighting, usual } from '../src/routes/bureaunauts/steps/acts';
import { bestOf, cheapest, isGrave, largerPart, priceWith } from '../src/routes/bucket-king/private/picking';

type Presses<K extends Kinds> = (view: K['view'], seat: Seat, move: K['move']) => number;

/** What says that a move is done: "Play", "Seal", "File". */
const DONE = 1;

const bucketKing: Presses<BucketKing> = (view, seat, move) => {
  switch (move.kind) {
    case 'build':
      // "Suggest a pyramid"
      return 1 + DONE;
    case 'play':
      return move.values.length + DONE;
    case 'giveWay': {
      const falls = fallsOf(view, seat);
      const first = falls[cheapest(falls)]?.bucket;
      const isPicked = first?.row === move.row && first.place === move.place;
      const fall = falls.find(({ bucket }) => bucket.row === move.row && bucket.place === move.place);
      if (fall === undefined) return DONE;
      // "Give way", and of whoever could hold once more that so many fall.
      const suit = view.trick?.suit ?? 'horse';
      const held = (view.hand ?? []).filter((card) => card.suit === suit).map((card) => card.value);
      const canHold =
        held.length > 0 && rules.refuse(view, seat, { kind: 'play', suit, values: bestOf(held) }) === null;
      const asks = canHold && isGrave(priceWith(fall, move.keep)) ? 1 : 0;
      return (isPicked ? 0 : 1) + (move.keep === largerPart(fall) ? 0 : 1) + asks + DONE;
    }
    default:
      return DONE;
  }
};

const buroCrazy: Presses<BuroCrazy> = (_, __, move) =>
  move.kind === 'stake' ? move.cards.reduce((sum, count) => sum + count, 0) + DONE : DONE;

const saludosAmigos: Presses<SaludosAmigos> = (_, __, move) => {
  switch (move.kind) {
    case 'discard':
    case 'push':
      return 1 + DONE;
    case 'sealCards':
      // "Seal without a card" asks once more.
      return Math.max(1, move.values.length) + DONE;
    default:
      return DONE;
  }
};

const bureaunauts: Presses<Bureaunauts> = (view, seat, move) => {
  const own = view.ownGoals ?? [];
  switch (move.kind) {
    case 'plan':
      return putInOrder(own, move.goals) + DONE;
    case 'adjust':
      return putInOrder(own.slice(view.careers[seat]?.completed ?? 0), move.goals) + DONE;
    case 'setPhone':
      // ★★, or a card of the map.
      return 1 + DONE;
    case 'reassign':
      return 2 + DONE;
    default:
      return DONE;
  }
};

/** How many taps a move of Bureaunauts takes, in sight of all or in a hand. */
export type Taps = (view: View, seat: Seat, move: Move) => number;

/** As the screens are. What is said for several players by one tap is counted with the last of their moves. */
export function tapsOfTable(): Taps {
  /** Of an act under way: what each of them is expected to say, and whether it took a tap to say otherwise. */
  let act: { readonly seats: readonly Seat[]; readonly usual: readonly unknown[]; said: boolean[] } | null = null;
  return (view, seat, move) => {
    switch (move.kind) {
      case 'displace':
        // A card of the map, and what sends the ship there.
        return 1 + DONE;
      case 'file':
      case 'pass':
        act ??= { seats: declaring(view), usual: [], said: [] };
        return told(seat, move.kind === 'pass', (said) => DONE + said.filter(Boolean).length);
      case 'attack':
      case 'holdFire':
        act ??= { seats: fighting(view).map((fighter) => fighter.seat), usual: [], said: [] };
        // Who is alone, or chooses among several enemies, presses what they do.
        if (act.seats.length < 2) {
          act = null;
          return DONE;
        }
        return told(seat, move.kind === 'attack', (said) => DONE + said.filter(Boolean).length);
      case 'announce': {
        if (view.asks[0]?.kind !== 'announce') return DONE;
        const seats = act?.seats ?? announcing(view);
        act ??= { seats, usual: seats.map((each) => usual(view, each)), said: [] };
        const isOther = move.action !== act.usual[seats.indexOf(seat)];
        return told(seat, isOther, (said) => Math.min(said.length, DONE + inDrawer(said)));
      }
      default:
        return bureaunauts(view, seat, move);
    }
  };

  function told(seat: Seat, isTapped: boolean, count: (said: readonly boolean[]) => number): number {
    if (act === null) return DONE;
    act.said.push(isTapped);
    if (seat !== act.seats.at(-1)) return 0;
    const { said } = act;
    act = null;
    return count(said);
  }
}

/** A folder each, and the tab of whoever is not reached from the one before. */
function inDrawer(said: readonly boolean[]): number {
  return said.reduce((sum, isTapped, i) => sum + (isTapped ? 1 + Number(i > 0 && said[i - 1] === false) : 0), 0);
}

const BY_GAME: Readonly<Record<string, Presses<never>>> = {
  'bucket-king': bucketKing,
  'buro-crazy': buroCrazy,
  'saludos-amigos': saludosAmigos,
  bureaunauts
};

/** How many presses this move takes in that seat's hand. */
export function pressesOf<K extends Kinds>(game: string, view: K['view'], seat: Seat, move: K['move']): number {
  const presses = BY_GAME[game] as Presses<K> | undefined;
  return presses?.(view, seat, move) ?? DONE;
}

/** Whatever stands in order already stays; each of the others is touched, and then its place. */
function putInOrder<T>(from: readonly T[], to: readonly T[]): number {
  return 2 * (to.length - longestCommon(from, to));
}

/** How many entries both lists have in the same order. */
function longestCommon<T>(one: readonly T[], other: readonly T[]): number {
  const [first, ...rest] = one;
  const [second, ...more] = other;
  if (first === undefined || second === undefined) return 0;
  if (first === second) return 1 + longestCommon(rest, more);
  return Math.max(longestCommon(rest, other), longestCommon(one, more));
}
