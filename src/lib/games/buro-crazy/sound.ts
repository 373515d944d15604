/**
 * What a game of Büro Crazy can look like, whoever wrote it down. Shapes come from types.ts and state.ts, the rules from the
 * page.
 */
import {
  also,
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
  tuple,
  whole,
  type Rule
} from '../../kernel/shape';
import { DUELS, DUELS_ON, KITCHEN_FOR, ownerIn, placeAbove } from './bracket';
import { ALL_CARDS, countOf, holds, NONE, plus, pointsOf } from './cards';
import { across, duelAfter, isEmptyHanded, seatOn } from './duel';
import { OPTIONS, SEATS } from './options';
import { LEVELS, SIDES, VALUES, type Cards, type Place, type Room } from './pieces';
import { PILES } from './score';
import { figuresFor, STAIRS } from './stairs';
import type { State } from './state';
import type { Building, Change, Duel, News, Payment, Pile, Purse, Reveal, Score, Stake, Upshot } from './types';

/** Places of each level. (rules: The building) */
const PLACES_ON = { stairs: STAIRS, ground: 8, first: 4, second: 2, boss: 1 } as const;
/** All cards together. (rules: What is in the box) */
const ALL_POINTS = pointsOf(ALL_CARDS);
const ALL_COUNT = countOf(ALL_CARDS);
/** Every tie but one costs a point; no hand ever has more than all there is. (rules: A duel 4) */
const MOST_TIES = ALL_POINTS + 1;

const copies = whole(0, ALL_CARDS[0]);
const cards = tuple<Cards>(copies, copies, copies, copies, copies);
const points = whole(0, ALL_POINTS);
const count = whole(0, ALL_COUNT);
const side = oneOf(SIDES);
const duelLevel = oneOf(['stairs', 'ground', 'first', 'second']);
const roomNumber = whole(0, DUELS_ON.stairs - 1);
const room = also(fields<Room>({ level: duelLevel, room: roomNumber }), (one) => one.room < DUELS_ON[one.level]);
const place = also(
  fields<Place>({ level: oneOf(LEVELS), place: whole(0, STAIRS - 1) }),
  (one) => one.place < PLACES_ON[one.level]
);

function shapes(seats: number) {
  const seat = whole(0, seats - 1);
  const owners = (level: keyof Building) => list(nullable(seat), PLACES_ON[level]);
  const duel = also(
    fields<Duel>({
      level: duelLevel,
      room: roomNumber,
      number: whole(1, DUELS.length),
      inLevel: whole(1, DUELS_ON.stairs),
      ofLevel: whole(1, DUELS_ON.stairs),
      left: seat,
      right: seat,
      ties: whole(0, MOST_TIES),
      isLotNext: flag
    }),
    isDuel
  );
  const stake = also(fields<Stake>({ seat, cards, total: points }), (one) => one.total === pointsOf(one.cards));
  const upshot = kinds<Upshot>({
    won: {
      winner: side,
      to: place,
      difference: points,
      taken: points,
      takenCards: cards,
      kitchenBefore: points,
      toRoof: count
    },
    tied: { lost: tuple<readonly [number, number]>(points, points) },
    lot: { winner: side, to: place }
  });
  const state = fields<State>({
    secret: oneOf([true]),
    options: readBy(OPTIONS.read),
    seats: whole(seats, seats),
    phase: oneOf(['stakes', 'revealed', 'piles', 'over']),
    building: fields<Building>({
      stairs: owners('stairs'),
      ground: owners('ground'),
      first: owners('first'),
      second: owners('second'),
      boss: owners('boss')
    }),
    duel: nullable(duel),
    fought: whole(0, DUELS.length),
    hands: list(cards, seats),
    stakes: tuple<State['stakes']>(nullable(cards), nullable(cards)),
    reveal: nullable(fields<Reveal>({ left: stake, right: stake, upshot })),
    kitchen: cards,
    reserve: cards,
    roof: cards,
    piles: list(cards, 0, PILES),
    turned: whole(0, PILES),
    aside: cards
  });

  const payment = fields<Payment>({
    owed: points,
    paid: points,
    count,
    cards: nullable(cards),
    change: nullable(
      fields<Change>({
        with: oneOf<Purse>([...seatsOf(seats), 'kitchen', 'reserve', 'roof']),
        card: nullable(oneOf(VALUES)),
        into: nullable(cards)
      })
    )
  });
  const score = fields<Score>({
    seat,
    rank: whole(1, seats),
    hand: points,
    piles: list(points, 0, PILES),
    total: points,
    handCards: cards,
    isInside: flag,
    highest: oneOf(LEVELS)
  });
  const pile = fields<Pile>({
    seat: nullable(seat),
    level: oneOf(['first', 'second', 'boss', null]),
    office: oneOf([0, 1, null]),
    size: count,
    cards: nullable(cards)
  });
  const news = kinds<News>({
    began: { stairs: owners('stairs'), kitchen: cards },
    duelBegan: { duel, emptyHanded: nullable(seat) },
    sealed: { seat },
    reopened: { seat },
    revealed: { duel, left: stake, right: stake },
    won: { room, seat, side, loser: seat, to: place, toRoof: fields({ points, cards: count }) },
    kitchenPaid: { seat, payment, before: points, after: points },
    tied: { duel, total: points, left: payment, right: payment },
    drewLots: { room, why: oneOf(['secondTie', 'emptyHands']), seat, side, loser: seat, to: place },
    ownDuel: { room, seat, to: place },
    bye: { room, seat, to: place, payment },
    kitchenSet: {
      level: duelLevel,
      target: points,
      before: points,
      after: points,
      back: nullable(payment),
      fromReserve: nullable(payment),
      fromRoof: nullable(payment)
    },
    roofShared: { cards: count, piles: oneOf([0, PILES]), size: count, aside: count },
    pileTurned: { number: whole(1, PILES), pile, points },
    ended: { results: list(score, seats) }
  });
  return { state, news };
}

/** A duel has the room of its number, is between two players, and a tie that cost nothing is one of its ties. */
function isDuel({ number, left, right, level, room, inLevel, ofLevel, ties, isLotNext }: Duel): boolean {
  const known = duelAfter(number - 1, left, right);
  return (
    left !== right &&
    isSame([level, room, inLevel, ofLevel], [known.level, known.room, known.inLevel, known.ofLevel]) &&
    (ties > 0 || !isLotNext)
  );
}

/** Thirty cards of each value are somewhere. (rules: What is in the box; Paying exactly) */
const cardsAreConserved: Rule<State> = ({ hands, kitchen, reserve, roof, piles, aside }) =>
  isSame([...hands, kitchen, reserve, roof, ...piles, aside].reduce(plus), ALL_CARDS);

/** Everybody has all their figures somewhere. (rules: What is in the box) */
const figuresAreConserved: Rule<State> = ({ building, seats }) => {
  const owners = LEVELS.flatMap((level) => building[level]);
  return seatsOf(seats).every((seat) => owners.filter((owner) => owner === seat).length === figuresFor(seats));
};

/** Is this the place that stays empty with fifteen figures? (rules: Set-up 1) */
const isNeverTaken = (seats: number, level: string, at: number): boolean =>
  level === 'stairs' && at === STAIRS - 1 && seats * figuresFor(seats) < STAIRS;

/**
 * From every room whose duel is fought one figure has climbed, and nobody from another. On the stairs the two were of
 * different players. (rules: The building; Set-up 1)
 */
const figuresHaveClimbed: Rule<State> = ({ building, seats, fought }) => {
  const hasCome = ({ level, place }: Place): boolean => {
    const from = DUELS.findIndex((one) => isSame(placeAbove(one), { level, place }));
    return level === 'stairs' ? !isNeverTaken(seats, level, place) : from < fought;
  };
  const rooms = DUELS.every((one, at) => {
    const { level } = one;
    const places = SIDES.map((_, i): Place => ({ level, place: 2 * one.room + i }));
    const owners = SIDES.map((each) => ownerIn(building, one, each));
    const here = owners.filter((owner) => owner !== null).length;
    if (at < fought) return here === places.filter(hasCome).length - 1;
    const isOwnPair = level === 'stairs' && owners[0] === owners[1];
    return !isOwnPair && owners.every((owner, i) => (owner !== null) === hasCome(places[i] as Place));
  });
  return rooms && (building.boss[0] !== null) === (fought === DUELS.length);
};

/** Who is shown where a duel that lies open was fought: the winner stands above it already. */
function isFoughtOut({ building, duel, fought, reveal }: State): boolean {
  if (duel === null || reveal === null || reveal.upshot.kind === 'tied') return false;
  const { winner, to } = reveal.upshot;
  return (
    fought === duel.number &&
    isSame(to, placeAbove(duel)) &&
    building[to.level][to.place] === seatOn(duel, winner) &&
    ownerIn(building, duel, winner) === null &&
    ownerIn(building, duel, across(winner)) === seatOn(duel, across(winner))
  );
}

/** The duel under way is the next one, between the owners who stand there. (rules: The building) */
const duelIsNext: Rule<State> = (state) => {
  const { phase, duel, fought, building, reveal } = state;
  if (phase === 'piles' || phase === 'over') return duel === null && fought === DUELS.length;
  if (duel === null) return false;
  if (phase === 'revealed' && reveal?.upshot.kind !== 'tied') return isFoughtOut(state);
  return (
    duel.number === fought + 1 &&
    SIDES.every((each) => ownerIn(building, duel, each) === seatOn(duel, each)) &&
    (phase === 'stakes' || duel.ties > 0)
  );
};

/** One of the two may have sealed cards out of their hand, as long as the other still chooses. (rules: A duel 1) */
const stakesAreHeld: Rule<State> = ({ phase, duel, hands, stakes }) => {
  if (phase !== 'stakes' || duel === null) return isSame(stakes, [null, null]);
  const canChoose = SIDES.filter((each) => !isEmptyHanded(hands, seatOn(duel, each))).length;
  const sealed = stakes.filter((stake) => stake !== null).length;
  return (
    sealed < canChoose &&
    SIDES.every((each, at) => {
      const stake = stakes[at] ?? null;
      const hand = hands[seatOn(duel, each)] ?? NONE;
      return stake === null || (countOf(hand) > 0 && holds(hand, stake));
    })
  );
};

/** What lies open is of the two of this duel, and led to what the rules say. (rules: A duel 2 to 7) */
const revealAddsUp: Rule<State> = ({ phase, duel, reveal, kitchen }) => {
  if (reveal === null || duel === null) return reveal === null && phase !== 'revealed';
  const { left, right, upshot } = reveal;
  if (phase !== 'revealed' || left.seat !== duel.left || right.seat !== duel.right) return false;
  if (upshot.kind !== 'won') {
    const half = Math.ceil(left.total / 2);
    if (upshot.kind === 'lot' ? !duel.isLotNext : upshot.lost.some((lost) => lost > half)) return false;
    return left.total === right.total;
  }
  const [winner, loser] = upshot.winner === 'left' ? [left, right] : [right, left];
  return (
    winner.total > loser.total &&
    upshot.difference === winner.total - loser.total &&
    upshot.taken === pointsOf(upshot.takenCards) &&
    upshot.taken <= upshot.difference &&
    upshot.kitchenBefore === pointsOf(kitchen) + upshot.taken &&
    upshot.toRoof === countOf(winner.cards) + (duel.level === 'second' ? countOf(loser.cards) : 0)
  );
};

/** Nothing comes into the kitchen while the duels of a level are fought. (rules: The kitchen) */
const kitchenIsSet: Rule<State> = ({ duel, kitchen }) => pointsOf(kitchen) <= KITCHEN_FOR[duel?.level ?? 'second'];

/** After the final the roof lies in nine piles of as many cards, turned one by one, or is all set aside. (rules: End and score) */
const roofIsShared: Rule<State> = ({ phase, roof, piles, turned, aside }) => {
  if (phase === 'stakes' || phase === 'revealed') return piles.length === 0 && turned === 0 && countOf(aside) === 0;
  const sizes = piles.map(countOf);
  return (
    countOf(roof) === 0 &&
    countOf(aside) < PILES &&
    (piles.length === PILES || (piles.length === 0 && phase === 'over')) &&
    sizes.every((size) => size > 0 && size === sizes[0]) &&
    (phase === 'over' ? turned === piles.length : turned < PILES)
  );
};

/** Büro Crazy's checks of what comes from outside. */
export const sound = soundness<State, News>(SEATS, shapes, [
  cardsAreConserved,
  figuresAreConserved,
  figuresHaveClimbed,
  duelIsNext,
  stakesAreHeld,
  revealAddsUp,
  kitchenIsSet,
  roofIsShared
]);
