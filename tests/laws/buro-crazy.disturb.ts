/**
 * Changes what a viewer of Büro Crazy may not know. Written from the rules' "What is secret" alone: which cards other
 * hands hold, stakes until the reveal, the cards of the roof, piles that are not turned over. Asks neither `view` nor
 * `imagine`, so that what they would leak together comes out.
 */
import type { Viewer } from '../../src/lib/kernel/game';
import type { Random } from '../../src/lib/kernel/random';
import type { Cards, Known, News } from '../../src/lib/games/buro-crazy';
import type { State } from '../../src/lib/games/buro-crazy/state';

const WORTH = [1, 2, 5, 10, 20] as const;

/** As many cards, worth as much, and yet others. Swapped between two holders they change no count and no sum. */
const ALIKE: readonly (readonly [Cards, Cards])[] = [
  [
    [2, 0, 0, 1, 0],
    [0, 1, 2, 0, 0]
  ],
  [
    [2, 0, 0, 0, 1],
    [0, 1, 0, 2, 0]
  ],
  [
    [0, 0, 2, 0, 1],
    [0, 0, 0, 3, 0]
  ],
  [
    [0, 4, 0, 0, 0],
    [3, 0, 1, 0, 0]
  ]
];

function cardsOf(counts: readonly number[]): Cards {
  const [ones = 0, twos = 0, fives = 0, tens = 0, twenties = 0] = counts;
  return [ones, twos, fives, tens, twenties];
}

function sizeOf(cards: Cards): number {
  return cards.reduce((sum, count) => sum + count, 0);
}

function inPlay(cards: Cards): number[] {
  return cards.flatMap((count, at) => Array.from({ length: count }, () => at));
}

function counted(places: readonly number[]): Cards {
  return cardsOf(WORTH.map((_, at) => places.filter((place) => place === at).length));
}

/** Where nobody but their owner may look: hands of others, the roof, piles face down, what was left over. */
interface Hidden {
  readonly hands: Map<number, Cards>;
  readonly roof: Cards;
  readonly piles: readonly Cards[];
  readonly aside: Cards;
}

function hiddenFrom(state: State, viewer: Viewer): Hidden {
  const hands = new Map<number, Cards>();
  for (const [seat, hand] of state.hands.entries()) {
    if (seat !== viewer && state.phase !== 'over') hands.set(seat, hand);
  }
  return { hands, roof: state.roof, piles: state.piles.slice(state.turned), aside: state.aside };
}

/** All hidden cards shuffled, and as many for each holder as before. */
function shuffled(hidden: Hidden, random: Random): Hidden {
  const holders = [...hidden.hands.values(), hidden.roof, ...hidden.piles, hidden.aside];
  const pool = random.shuffle(holders.flatMap(inPlay));
  const again = (cards: Cards): Cards => counted(pool.splice(0, sizeOf(cards)));
  return {
    hands: new Map([...hidden.hands].map(([seat, cards]) => [seat, again(cards)])),
    roof: again(hidden.roof),
    piles: hidden.piles.map(again),
    aside: again(hidden.aside)
  };
}

/** Under "Open ledger" everybody knows what a hand is worth: cards that are alike in count and worth change places. */
function swapped(hidden: Hidden, random: Random): Hidden {
  // What is not in a hand is of no known worth, so it is shuffled among itself.
  const rest = shuffled({ ...hidden, hands: new Map() }, random);
  const holders: { seat: number | null; cards: Cards }[] = [...hidden.hands].map(([seat, cards]) => ({ seat, cards }));
  holders.push({ seat: null, cards: rest.roof });
  for (const one of holders) {
    for (const other of random.shuffle(holders)) {
      const pairs = ALIKE.flatMap(([a, b]) => [
        [a, b],
        [b, a]
      ]) as readonly (readonly [Cards, Cards])[];
      const pair = random.shuffle(pairs).find(([a, b]) => one !== other && has(one.cards, a) && has(other.cards, b));
      if (pair === undefined) continue;
      const [gives, gets] = pair;
      one.cards = cardsOf(one.cards.map((count, at) => count - (gives[at] ?? 0) + (gets[at] ?? 0)));
      other.cards = cardsOf(other.cards.map((count, at) => count + (gives[at] ?? 0) - (gets[at] ?? 0)));
    }
  }
  const hands = new Map(holders.flatMap(({ seat, cards }) => (seat === null ? [] : [[seat, cards] as const])));
  return { ...rest, hands, roof: holders.find(({ seat }) => seat === null)?.cards ?? rest.roof };
}

function has(cards: Cards, wanted: Cards): boolean {
  return cards.every((count, at) => count >= (wanted[at] ?? 0));
}

/** Another truth that this viewer could just as well be sitting in. */
export function disturb(state: State, viewer: Viewer, random: Random): State {
  const before = hiddenFrom(state, viewer);
  const { hands, roof, piles, aside } = state.options.openLedger ? swapped(before, random) : shuffled(before, random);
  const anyStake = (seat: number): Cards => cardsOf((hands.get(seat) ?? []).map((count) => random.int(0, count)));
  const fighters = [state.duel?.left ?? 0, state.duel?.right ?? 0];
  const [left = null, right = null] = state.stakes.map((stake, at) => {
    const seat = fighters[at] ?? 0;
    return stake === null || seat === viewer ? stake : anyStake(seat);
  });
  return {
    ...state,
    hands: state.hands.map((hand, seat) => hands.get(seat) ?? hand),
    stakes: [left, right],
    roof,
    piles: [...state.piles.slice(0, state.turned), ...piles],
    aside
  };
}

/**
 * What play rightly teaches a viewer: stakes that are shown, with all that follows from them; piles that are turned over;
 * what a bye was paid with, with what that does to the reserve and to the number of cards; what comes from the roof.
 */
export function teaches(news: News, viewer: Viewer): boolean {
  switch (news.kind) {
    case 'revealed':
    case 'won':
    case 'kitchenPaid':
    case 'tied':
    case 'pileTurned':
    case 'ended':
      return true;
    case 'bye':
      return news.seat !== viewer || news.payment.change?.with === 'roof' || news.payment.paid < 10;
    case 'kitchenSet':
      return (
        news.level === 'ground' ||
        news.fromRoof !== null ||
        [news.back, news.fromReserve].some((payment) => payment?.change?.with === 'roof') ||
        news.after !== news.target
      );
    case 'duelBegan':
      // The payer of a bye may have no card left for the ground floor, which decides how it goes on there.
      return news.duel.level === 'ground';
    case 'drewLots':
      return news.why === 'secondTie' || news.room.level === 'ground';
    default:
      return false;
  }
}

/** How many cards of each value there are anywhere, and how many figures of each player; nothing below none. */
export function conserved(state: State): string {
  const held = [...state.hands, state.kitchen, state.reserve, state.roof, ...state.piles, state.aside];
  const cards = WORTH.map((_, at) => held.reduce((sum, some) => sum + some[at as 0], 0));
  const isReal = held.every((some) => some.every((count) => Number.isInteger(count) && count >= 0));
  const figures = state.hands.map(
    (_, seat) =>
      Object.values(state.building)
        .flat()
        .filter((owner) => owner === seat).length
  );
  return `${cards.join(' ')} ${isReal} ${figures.join(' ')}`;
}

/** What would have been shown, or decided by lot, by itself. (rules: A duel) */
export function overdue({ phase, duel, stakes, hands }: State): readonly string[] {
  if (phase !== 'stakes' || duel === null) return [];
  const due: string[] = [];
  if (!stakes.includes(null)) due.push('the stakes are revealed');
  if (duel.left === duel.right) due.push('an own duel decides itself');
  if (sizeOf(hands[duel.left] ?? [0, 0, 0, 0, 0]) + sizeOf(hands[duel.right] ?? [0, 0, 0, 0, 0]) === 0) {
    due.push('the lot decides between empty hands');
  }
  return due;
}

/** Hands that are not what they are known to be, card by card or in all. */
export function untrue({ hands }: State, known: Known): readonly string[] {
  return known.hands.flatMap((hand, seat) => {
    const truth = hands[seat] ?? [0, 0, 0, 0, 0];
    const points = truth.reduce((sum, count, at) => sum + count * (WORTH[at] ?? 0), 0);
    if (hand === null) return [];
    const isSo = hand.points === points && (hand.cards === null || String(hand.cards) === String(truth));
    return isSo ? [] : [`${seat} holds ${String(truth)}, not ${JSON.stringify(hand)}`];
  });
}
