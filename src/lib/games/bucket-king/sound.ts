/**
 * What a game of The Bucket King can look like, whoever wrote it down. Shapes come from types.ts, news and state.ts, the rules
 * from the page. (rules: everywhere)
 */
import {
  also,
  areDistinct,
  fields,
  flag,
  isSame,
  kinds,
  list,
  nullable,
  oneOf,
  readBy,
  seatsOf,
  soundness,
  whole,
  type Fields,
  type Rule,
  type Shape
} from '../../kernel/shape';
import { cardOf, DEALT, DECK, HIGHEST, sorted } from './deck';
import { carried, countBits, FRESH, isPlace, ROWS, standingBits } from './fall';
import { MOST_CARDS } from './moves';
import { OPTIONS, pyramidsToGo, roundsOf, SEATS } from './options';
import { SUITS, type Bucket, type Card, type Pyramid, type Suit } from './pieces';
import { following } from './play';
import { mostOf, nextStarter } from './score';
import type { State } from './state';
import type { News, Pile, RoundScore, Trick } from './types';

/** A match of one round a player is the longest. */
const MOST_ROUNDS = SEATS.max;
/** The two 1s, three each of 2 to 7 and two 8s of a suit; a trick has no more cards. (rules: What is in the box) */
const SUIT_CARDS = 22;
const SUIT_SUM = 99;

const suit = oneOf(SUITS);
const value = whole(1, HIGHEST);
const card = fields<Card>({ suit, value });
const cards = (min: number, max?: number): Shape<readonly Card[]> => list(card, min, max);
const sum = whole(1, SUIT_SUM);

/** Rows of 5, 4, 3, 2 and 1 places. (rules: Set-up 2) */
function pyramidOf<T extends Suit | null>(bucket: Shape<T>): Shape<readonly (readonly T[])[]> {
  const rows = list((raw): raw is readonly T[] => Array.isArray(raw), ROWS.length);
  return (raw): raw is readonly (readonly T[])[] =>
    rows(raw) && ROWS.every((length, row) => list(bucket, length)(raw[row]));
}

const bucket = also(
  fields<Bucket>({ row: whole(0, ROWS.length - 1), place: whole(0, ROWS[0] - 1), suit }),
  ({ row, place }) => isPlace(row, place)
);

function shapes(seats: number) {
  const seat = whole(0, seats - 1);
  const winners = list(seat, 1, seats);
  const left = list(whole(0, FRESH), seats);
  const trick: Fields<Trick> = {
    suit,
    leader: seat,
    piles: list(fields<Pile>({ seat, values: list(value, 1, SUIT_CARDS), sum }), 1, seats),
    toBeat: sum,
    last: seat,
    direction: oneOf([1, -1])
  };
  const round = whole(1, MOST_ROUNDS);
  const state = fields<State>({
    secret: oneOf([true]),
    options: readBy(OPTIONS.read),
    seats: whole(seats, seats),
    phase: oneOf(['building', 'trick', 'roundOver', 'over']),
    round,
    starter: seat,
    turn: nullable(seat),
    pyramids: list(nullable(pyramidOf(nullable(suit))), seats),
    buckets: left,
    out: list(seat, 0, pyramidsToGo(seats)),
    hands: list(cards(0, DEALT), seats),
    trick: nullable(fields<Trick>(trick)),
    lastTrick: nullable(fields<NonNullable<State['lastTrick']>>({ ...trick, lost: seat })),
    draw: cards(0, DECK.length),
    discard: cards(0, DECK.length),
    mayDraw: nullable(seat),
    scores: list(fields<RoundScore>({ buckets: left, winners }), 0, MOST_ROUNDS)
  });
  const news = kinds<News>({
    roundBegan: { round, rounds: round, starter: seat },
    dealt: { seat, cards: cards(DEALT) },
    sealed: { seat },
    reopened: { seat },
    pyramidsShown: { pyramids: list(pyramidOf(suit), seats) },
    led: { seat, suit, values: list(value, 1, MOST_CARDS), sum },
    defended: {
      seat,
      suit,
      lying: list(value, 0, SUIT_CARDS),
      values: list(value, 1, MOST_CARDS),
      sum,
      turned: flag
    },
    drew: { seat, card: nullable(card) },
    forgotToDraw: { seat },
    reshuffled: { cards: whole(1, DECK.length) },
    gaveWay: { seat, suit, toBeat: sum, bucket, fell: list(bucket, 1, FRESH), left: whole(0, FRESH) },
    out: { seat, cards: whole(0, DEALT) },
    roundEnded: { round, buckets: left, winners },
    matchEnded: { totals: list(whole(0, FRESH * MOST_ROUNDS), seats), winners }
  });
  return { state, news };
}

const cardsOf = (trick: Trick | null): readonly Card[] =>
  trick?.piles.flatMap(({ values }) => values.map((each) => cardOf(trick.suit, each))) ?? [];

/** The same cards, as one text. */
const tally = (some: readonly Card[]): string => JSON.stringify(sorted(some).map((each) => [each.suit, each.value]));

const ALL_CARDS = tally(DECK);

/** All 110 cards are somewhere, once. (rules: What is in the box) */
const cardsAreConserved: Rule<State> = ({ hands, trick, draw, discard }) =>
  tally([...hands.flat(), ...cardsOf(trick), ...draw, ...discard]) === ALL_CARDS;

/** Hands are held by suit, then value. (state.ts: hands) */
const handsAreSorted: Rule<State> = ({ hands }) => hands.every((hand) => isSame(hand, sorted(hand)));

/** While pyramids are built nothing else has happened in the round. (rules: Set-up) */
const buildingComesFirst: Rule<State> = (state) =>
  state.phase !== 'building' ||
  (state.pyramids.includes(null) &&
    state.buckets.every((count) => count === FRESH) &&
    state.hands.every((hand) => hand.length === DEALT) &&
    isSame([state.discard, state.trick, state.lastTrick, state.out], [[], null, null, []]));

/** Three buckets of each colour at most; what is no longer carried is gone, and one part stands. (rules: Falling buckets) */
function isStanding(pyramid: Pyramid): boolean {
  const bits = standingBits(pyramid);
  const bottom = bits & 0b11111;
  // Without its lowest ones a row of neighbours is a power of two.
  const isOnePart = (bottom & (bottom + (bottom & -bottom))) === 0;
  const colours = pyramid.flat();
  return (
    carried(bits) === bits &&
    isOnePart &&
    SUITS.every((each) => colours.filter((colour) => colour === each).length <= 3)
  );
}

/** Pyramids stand as they can, have as many buckets as are counted, and are all there once play begins. (rules: Set-up 2) */
const pyramidsStand: Rule<State> = ({ phase, pyramids, buckets }) =>
  pyramids.every((pyramid, seat) =>
    pyramid === null ? phase === 'building' : isStanding(pyramid) && countBits(standingBits(pyramid)) === buckets[seat]
  );

/** Out is who has no bucket left; their hand is discarded, and when enough are out the round is over. (rules: End and score) */
const outHasNothing: Rule<State> = ({ phase, seats, out, buckets, hands }) =>
  areDistinct(out) &&
  buckets.every((count, seat) => (count === 0) === out.includes(seat)) &&
  out.every((seat) => hands[seat]?.length === 0) &&
  (out.length === pyramidsToGo(seats)) === (phase === 'roundOver' || phase === 'over');

/** A trick as far as it can be told from itself: who was out then had no part in it. (rules: A trick) */
function isTrick(
  { piles, leader, toBeat, last, direction }: Trick,
  { options }: State,
  out: readonly number[]
): boolean {
  const sums = piles.map((pile) => pile.sum);
  const inTrick = piles.map((pile) => pile.seat);
  return (
    areDistinct(inTrick) &&
    inTrick.every((seat) => !out.includes(seat)) &&
    inTrick[0] === leader &&
    piles.every((pile) => pile.sum === pile.values.reduce((a, b) => a + b, 0)) &&
    toBeat === Math.max(...sums) &&
    piles.some((pile) => pile.seat === last && pile.sum === toBeat) &&
    (options.equalsTurn || (direction === 1 && areDistinct(sums)))
  );
}

/** The player after the one who set the number to beat is attacked. (rules: A trick 2; House rules: Equals turn) */
const trickGoesRound: Rule<State> = (state) => {
  const { trick, out, seats, turn } = state;
  return trick === null || (isTrick(trick, state, out) && turn === following(out, seats, trick.last, trick.direction));
};

/** Who gave way to the last trick was attacked in it, and nobody has gone out since. (rules: A trick 4) */
const lastTrickWasLost: Rule<State> = (state) => {
  const { lastTrick, out, seats } = state;
  if (lastTrick === null) return out.length === 0;
  const { lost, last, direction } = lastTrick;
  const before = out.filter((seat) => seat !== lost);
  return (
    isTrick(lastTrick, state, before) &&
    lost === following(before, seats, last, direction) &&
    (out.includes(lost) ? out.at(-1) === lost : true)
  );
};

/** The last trick lies among the discards, unless they became the new draw pile. (rules: A trick 4; Cards) */
const lastTrickIsDiscarded: Rule<State> = ({ lastTrick, discard }) => {
  const left = discard.map(({ suit, value }) => `${suit}${value}`);
  return (
    discard.length === 0 ||
    cardsOf(lastTrick).every(({ suit, value }) => {
      const at = left.indexOf(`${suit}${value}`);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
};

/** The starter leads the first trick, then who gave way, or the player after one who went out. (rules: A trick 5; End) */
const leaderLeads: Rule<State> = ({ phase, trick, lastTrick, starter, out, seats, turn, buckets }) => {
  if (phase !== 'trick') return turn === null && trick === null && (phase === 'building' || lastTrick !== null);
  if (lastTrick === null && buckets.some((count) => count < FRESH)) return false;
  const lost = lastTrick?.lost ?? starter;
  const leader = out.includes(lost) ? following(out, seats, lost, 1) : lost;
  return (trick === null ? turn : trick.leader) === leader;
};

/** Nobody in the round lacks a card, but who forgot to draw and does not lead. (rules: Cards) */
const playersHaveCards: Rule<State> = ({ phase, options, out, hands, trick, turn }) =>
  hands.every(
    (hand, seat) =>
      hand.length > 0 || out.includes(seat) || (options.drawOrLose && !(phase === 'trick' && !trick && turn === seat))
  );

/** Under "Draw it or lose it" who laid the last cards may draw, if there is a card. (rules: House rules) */
const drawerHasLaid: Rule<State> = ({ options, trick, mayDraw, draw, discard }) =>
  mayDraw === null || (options.drawOrLose && mayDraw === trick?.last && draw.length + discard.length > 0);

/** Every finished round has its winners, and as many pyramids are gone as it takes. (rules: End and score) */
const roundsAreScored: Rule<State> = ({ phase, round, seats, options, scores, buckets }) => {
  const isScored = phase === 'roundOver' || phase === 'over';
  const rounds = roundsOf(options.match, seats);
  return (
    round <= rounds &&
    (phase !== 'roundOver' || round < rounds) &&
    (phase !== 'over' || round === rounds) &&
    scores.length === (isScored ? round : round - 1) &&
    (!isScored || isSame(scores.at(-1)?.buckets, buckets)) &&
    scores.every(
      (score) =>
        isSame(score.winners, mostOf(score.buckets)) &&
        score.buckets.filter((count) => count === 0).length === pyramidsToGo(seats)
    )
  );
};

/** The winner of a round starts the next; the first starter was agreed on or drawn. (rules: Set-up 1; End and score) */
const starterFollows: Rule<State> = ({ options, seats, round, scores, starter }) => {
  const agreed = options.starter;
  const first = agreed === 'random' ? seatsOf(seats) : [agreed < seats ? agreed : 0];
  return scores
    .slice(0, round - 1)
    .reduce((starters, { winners }) => starters.map((before) => nextStarter(winners, before, seats)), first)
    .includes(starter);
};

/** The Bucket King's checks of what comes from outside. */
export const sound = soundness<State, News>(SEATS, shapes, [
  cardsAreConserved,
  handsAreSorted,
  buildingComesFirst,
  pyramidsStand,
  outHasNothing,
  trickGoesRound,
  lastTrickWasLost,
  lastTrickIsDiscarded,
  leaderLeads,
  playersHaveCards,
  drawerHasLaid,
  roundsAreScored,
  starterFollows
]);
