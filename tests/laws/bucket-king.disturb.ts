/**
 * Changes what a viewer of The Bucket King may not know. Written from the rules' "What is secret" alone: other hands,
 * the order of the draw pile, pyramids while they are being built. Asks neither `view` nor `imagine`, so that what
 * they would leak together comes out.
 */
import type { Viewer } from '../../src/lib/kernel/game';
import type { Random } from '../../src/lib/kernel/random';
import type { Card, Known, News, Pyramid, Suit } from '../../src/lib/games/bucket-king';
import type { State } from '../../src/lib/games/bucket-king/state';

const SUITS: readonly Suit[] = ['horse', 'bull', 'sheep', 'pig', 'chicken'];

function inOrder(hand: readonly Card[]): readonly Card[] {
  return hand.toSorted((a, b) => SUITS.indexOf(a.suit) - SUITS.indexOf(b.suit) || a.value - b.value);
}

/** Fifteen buckets, three of each suit, in any order. */
function anyPyramid(random: Random): readonly (readonly Suit[])[] {
  const buckets = random.shuffle(SUITS.flatMap((suit) => [suit, suit, suit]));
  return [5, 4, 3, 2, 1].map((length) => buckets.splice(0, length));
}

/** Another truth that this viewer could just as well be sitting in. */
export function disturb(state: State, viewer: Viewer, random: Random): State {
  const pool = [...state.draw];
  for (const [seat, hand] of state.hands.entries()) if (seat !== viewer) pool.push(...hand);
  const hidden = random.shuffle(pool);
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : inOrder(hidden.splice(0, hand.length))));
  const pyramids =
    state.phase === 'building'
      ? state.pyramids.map((built, seat) => (built === null || seat === viewer ? built : anyPyramid(random)))
      : state.pyramids;
  return { ...state, hands, pyramids, draw: hidden, discard: random.shuffle(state.discard) };
}

/** What play rightly teaches a viewer: the cards they draw, and the pyramids once all are built. */
export function teaches(news: News, viewer: Viewer): boolean {
  return news.kind === 'pyramidsShown' || (news.kind === 'drew' && news.seat === viewer);
}

/** Fifteen places, as many buckets as are counted, and never more than three of a suit. */
function bucketsAreRight(pyramid: Pyramid | null, counted: number | undefined): boolean {
  if (pyramid === null) return counted === 15;
  const used = [0, 0, 0, 0, 0];
  let places = 0;
  let standing = 0;
  for (const row of pyramid) {
    for (const bucket of row) {
      places += 1;
      if (bucket === null) continue;
      standing += 1;
      const suit = SUITS.indexOf(bucket);
      used[suit] = (used[suit] ?? 0) + 1;
    }
  }
  return places === 15 && standing === counted && used.every((count) => count <= 3);
}

/** How many cards of each kind there are anywhere; and the buckets of every player, standing or gone. */
export function conserved(state: State): string {
  const cards = new Array<number>(40).fill(0);
  const count = (suit: Suit, value: number): void => {
    const at = SUITS.indexOf(suit) * 8 + value - 1;
    cards[at] = (cards[at] ?? 0) + 1;
  };
  for (const { suit, value } of state.draw) count(suit, value);
  for (const { suit, value } of state.discard) count(suit, value);
  for (const hand of state.hands) for (const { suit, value } of hand) count(suit, value);
  for (const pile of state.trick?.piles ?? [])
    for (const value of pile.values) count(state.trick?.suit ?? 'horse', value);
  const buckets = state.pyramids.every((pyramid, seat) => bucketsAreRight(pyramid, state.buckets[seat]));
  // With automatic drawing nobody still in is ever without a card. (rules: Cards)
  const everybodyHasCards =
    state.options.drawOrLose || state.hands.every((hand, seat) => hand.length > 0 || state.out.includes(seat));
  return `${cards.join('')} ${buckets} ${everybodyHasCards}`;
}

/** What would have fallen, or gone on, by itself. (rules: Set-up; Falling buckets; Cards; End and score) */
export function overdue({ phase, pyramids, out, hands, trick, turn }: State): readonly string[] {
  if (phase === 'building') return pyramids.includes(null) ? [] : ['the pyramids are shown'];
  const due: string[] = [];
  for (const [seat, rows] of pyramids.entries()) {
    const [bottom = [], ...above] = rows ?? [];
    let below: readonly (Suit | null)[] = bottom;
    for (const row of above) {
      if (row.some((bucket, at) => bucket !== null && (below[at] === null || below[at + 1] === null))) {
        due.push(`a bucket of ${seat} falls`);
      }
      below = row;
    }
    const parts = bottom.filter((bucket, at) => bucket !== null && (bottom[at - 1] ?? null) === null).length;
    if (parts > 1) due.push(`a part of ${seat} goes`);
    if (parts === 0 && !out.includes(seat)) due.push(`${seat} is out`);
  }
  if (phase === 'trick' && trick === null && hands[turn ?? 0]?.length === 0) due.push(`${turn} draws before leading`);
  return due;
}

/** Cards that are known to lie in the discards, or in the trick, and don't. */
export function untrue({ discard, trick }: State, known: Known): readonly string[] {
  const lying = (trick?.piles ?? []).flatMap(({ values }) =>
    values.map((value) => ({ suit: trick?.suit ?? 'horse', value }))
  );
  return [
    ...missing(known.discarded, discard).map((card) => `${card} is not in the discards`),
    ...missing(known.trick, lying).map((card) => `${card} is not in the trick`),
    ...missing(lying, known.trick).map((card) => `${card} of the trick is not known`)
  ];
}

function missing(some: readonly Card[], among: readonly Card[]): readonly string[] {
  const left = among.map(({ suit, value }) => `${suit} ${value}`);
  return some.flatMap(({ suit, value }) => {
    const at = left.indexOf(`${suit} ${value}`);
    if (at < 0) return [`${suit} ${value}`];
    left.splice(at, 1);
    return [];
  });
}
