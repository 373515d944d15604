/** Plays The Bucket King: judges what a defence is worth; the keen one plays on in its head. */
import {
  bucketKing,
  falls,
  following,
  PLACES,
  priceOf,
  suggestPyramid,
  SUITS,
  type BucketKing,
  type Card,
  type Move,
  type Pyramid,
  type Seat,
  type Suit,
  type View
} from '../games/bucket-king';
import type { Random } from '../kernel/random';
import { chanceOf, judged, unit, type Level, type Mind, type Task, type Thought } from './mind';
import { search, type Searched } from './search';

/** Why a move was chosen. */
export type BucketKingReason =
  /** To give way would have cost that many buckets; so many cards keep them. */
  | { readonly kind: 'saves'; readonly buckets: number; readonly cards: number }
  /** Too dear to be defended, or not to be: only so many buckets go. */
  | { readonly kind: 'costs'; readonly buckets: number }
  /** Who is next would lose so many buckets to this animal. */
  | { readonly kind: 'nextLoses'; readonly seat: Seat; readonly buckets: number };

/** How dearly a bucket is defended. Measured: 1.2 wins 9 % against three of 4, and 9 no more than 4 does. */
const DEARNESS: Readonly<Record<Level, number>> = { gentle: 1.2, fair: 4, keen: 4 };

/** How often the keen one plays on in its head before a move. */
const ITERATIONS = 600;

/** The gentle one forgets one of so many cards it could have drawn. */
const FORGETS = 8;

type Play = Extract<Move, { kind: 'play' }>;
type GiveWay = Extract<Move, { kind: 'giveWay' }>;

/** The cheapest way to give way to one animal. */
interface Way {
  readonly move: GiveWay;
  readonly buckets: number;
}

/** What giving way costs, by suit. */
interface Ways {
  readonly bySuit: Readonly<Record<Suit, Way>>;
  readonly standing: number;
}

/** The cheapest ways of each pyramid, worked out once for each way it can stand. */
class Pyramids {
  readonly #known: Map<string | number, Ways>[] = [];

  of(view: View, seat: Seat): Ways {
    const pyramid = view.pyramids[seat];
    if (!pyramid) throw new Error('no pyramid stands yet');
    const known = (this.#known[seat] ??= new Map());
    let bits = 1;
    for (const row of pyramid) for (const bucket of row) bits = 2 * bits + (bucket === null ? 0 : 1);
    const found = known.get(bits);
    if (found !== undefined) return found;
    const ways = waysOf(pyramid);
    known.set(bits, ways);
    return ways;
  }
}

function waysOf(pyramid: Pyramid): Ways {
  const all = PLACES.flatMap(({ row, place }) => {
    const suit = pyramid[row]?.[place];
    if (!suit) return [];
    const fall = falls(pyramid, { row, place });
    const isLeftLarger = fall.parts !== null && fall.parts.left.length >= fall.parts.right.length;
    const keep = fall.parts === null ? null : isLeftLarger ? ('left' as const) : ('right' as const);
    return [{ suit, buckets: priceOf(fall), move: { kind: 'giveWay', row, place, keep } as const }];
  });
  const cheapestOf = (suit: Suit): Way => {
    const same = all.filter((way) => way.suit === suit);
    const [first, ...others] = same.length > 0 ? same : all;
    if (first === undefined) throw new Error('nothing stands');
    return others.reduce<Way>((best, way) => (way.buckets < best.buckets ? way : best), first);
  };
  const bySuit = Object.fromEntries(SUITS.map((suit) => [suit, cheapestOf(suit)])) as Record<Suit, Way>;
  return { bySuit, standing: all.length };
}

/** The listed defence of the lowest sum, of as low ones that of the fewest cards; null where there is none. */
function cheapest(moves: readonly Move[], most = 3): Play | null {
  let best: Play | null = null;
  let least = Infinity;
  for (const move of moves) {
    if (move.kind !== 'play' || move.values.length > most) continue;
    const dear = move.values.length * 100 + sumOf(move.values);
    if (dear < least) {
      least = dear;
      best = move;
    }
  }
  return best;
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** What cards are worth to who lays them: as much as a bucket is by its dearness. */
function priceOfCards(values: readonly number[]): number {
  return sumOf(values) / 4 + 2.2 * (values.length - 1);
}

function defence(view: View, seat: Seat, suit: Suit, dearness: number): Thought<BucketKing> {
  const { bySuit, standing } = new Pyramids().of(view, seat);
  const { move: way, buckets } = bySuit[suit];
  const cards = cheapest(bucketKing.moves(view, seat));
  // The last of them is worth more: who has none left is out.
  const worth = buckets * dearness + (standing <= buckets ? 20 : 0);
  if (cards === null || priceOfCards(cards.values) >= worth) {
    return judged(way, ...reasonsFor(view, seat, way));
  }
  return judged(cards, ...reasonsFor(view, seat, cards));
}

/** Leads where the next one loses most and oneself least, with cards to spare of that suit. */
function lead(view: View, seat: Seat, random: Random): Thought<BucketKing> {
  const pyramids = new Pyramids();
  const next = following(view.out, view.seats, seat, 1);
  const [his, mine] = [pyramids.of(view, next), pyramids.of(view, seat)];
  let best: Move | null = null;
  let most = -Infinity;
  for (const move of bucketKing.moves(view, seat)) {
    if (move.kind !== 'play') continue;
    const sum = sumOf(move.values);
    const held = sumOf((view.hand ?? []).flatMap(({ suit, value }) => (suit === move.suit ? [value] : [])));
    const attack = his.bySuit[move.suit].buckets * Math.min(1, sum / 12) - mine.bySuit[move.suit].buckets * 0.35;
    const kept = Math.min(held - sum, 12) * 0.08 - (move.values.length - 1) * 0.9 - sum * 0.05;
    const value = attack + kept + unit(random) * 0.01;
    if (value > most) {
      most = value;
      best = move;
    }
  }
  if (best?.kind !== 'play') throw new Error('who leads has a card');
  return judged(best, ...reasonsFor(view, seat, best));
}

/** The gentle one builds by how many cards of an animal there are, whatever their values. */
function handToBuildBy(hand: readonly Card[], level: Level): readonly Card[] {
  return level === 'gentle' ? hand.map(({ suit }) => ({ suit, value: 1 })) : hand;
}

function judge({ view, seat, level, seed, n }: Task<BucketKing>): Thought<BucketKing> {
  const random = chanceOf({ seed, n });
  if (view.phase === 'building') {
    if (view.done.includes(seat) || view.hand === null) return judged(null);
    return judged({ kind: 'build', pyramid: suggestPyramid(handToBuildBy(view.hand, level)) });
  }
  if (view.mayDraw === seat && !(level === 'gentle' && random.int(1, FORGETS) === 1)) return judged({ kind: 'draw' });
  if (view.turn !== seat) return judged(null);
  return view.trick === null ? lead(view, seat, random) : defence(view, seat, view.trick.suit, DEARNESS[level]);
}

/** How a round is played on in the head. */
function playingOn(): Searched<BucketKing> {
  const pyramids = new Pyramids();
  return {
    game: bucketKing,
    settle(start, random) {
      let state = start;
      let open = bucketKing.view(state, 'onlooker');
      // Nobody forgets to draw there.
      while (open.phase === 'trick' && open.mayDraw !== null) {
        state = bucketKing.play(state, open.mayDraw, { kind: 'draw' }, random).state;
        open = bucketKing.view(state, 'onlooker');
      }
      return { state, mover: open.phase === 'trick' ? open.turn : null };
    },
    quick(view, seat, random) {
      const { trick, hand } = view;
      if (trick !== null) {
        const mood = unit(random);
        // Three cards are laid every other time, and now and then somebody has enough.
        const cards = mood < 0.1 ? null : cheapest(bucketKing.moves(view, seat), mood < 0.5 ? 2 : 3);
        return cards ?? pyramids.of(view, seat).bySuit[trick.suit].move;
      }
      const { suit, value } = random.pick(hand ?? []);
      const others = (hand ?? []).filter((card) => card.suit === suit);
      const high = others.at(-1)?.value ?? value;
      const isPair = others.length > 1 && unit(random) < 0.35;
      // Of equal cards two are meant only where there are two.
      const second = high === value ? (others.at(-2)?.value ?? value) : high;
      return { kind: 'play', suit, values: isPair ? [value, second].toSorted((a, b) => a - b) : [value] };
    },
    worth({ totals, scores }) {
      const most = Math.max(...totals);
      const winners = totals.filter((total) => total === most).length;
      const left = scores.at(-1)?.buckets ?? [];
      return totals.map((total, seat) => (total === most ? 0.75 / winners : 0) + (0.25 * (left[seat] ?? 0)) / 15);
    }
  };
}

function* think(task: Task<BucketKing>, isLate: () => boolean): Generator<void, Thought<BucketKing>, void> {
  const first = judge(task);
  const { view, seat, level } = task;
  const hasChoice = first.move?.kind === 'play' || first.move?.kind === 'giveWay';
  if (level !== 'keen' || !hasChoice || bucketKing.moves(view, seat).length < 2) return first;
  const found = yield* search(playingOn(), task, ITERATIONS, chanceOf(task), isLate);
  const best = found.weighed[0]?.move ?? first.move;
  return { move: best, why: reasonsFor(view, seat, best), ...found };
}

/** What can be said of a move, however it was found. */
function reasonsFor(view: View, seat: Seat, move: Move | null): readonly BucketKingReason[] {
  const pyramids = new Pyramids();
  const mine = pyramids.of(view, seat).bySuit;
  if (move?.kind === 'giveWay')
    return view.trick === null ? [] : [{ kind: 'costs', buckets: mine[view.trick.suit].buckets }];
  if (move?.kind !== 'play') return [];
  if (view.trick !== null) {
    return [{ kind: 'saves', buckets: mine[move.suit].buckets, cards: move.values.length }];
  }
  const next = following(view.out, view.seats, seat, 1);
  return [{ kind: 'nextLoses', seat: next, buckets: pyramids.of(view, next).bySuit[move.suit].buckets }];
}

/** The mind for The Bucket King. */
export const bucketKingMind: Mind<BucketKing> = { game: bucketKing, judge, think };
