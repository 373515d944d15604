/**
 * What a game of Saludos Amigos! can look like, whoever wrote it down. Shapes come from types.ts, words.ts and state.ts, the
 * rules from the page.
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
import { callersIn, canSplitAnew, choosersIn } from './asks';
import { counted, inOrder, valueOf, without } from './deck';
import { isMember, isSameShares, membersOf, sharedIn, strengthOf } from './offers';
import { OPTIONS, SEATS } from './options';
import { clockwise, completeIn } from './pay';
import {
  CARDS,
  COMPLETE_FOR_LAYING_OUT,
  COMPLETE_TO_END,
  COPIES,
  DIE,
  JOURNALISTS,
  LAID_OUT_TO_END,
  PROJECTS,
  sizeOf,
  VALUES
} from './pieces';
import { backFor, mostOf, sumsOf } from './score';
import type { State } from './state';
import type {
  Ending,
  FinalSplit,
  LastTurn,
  Offer,
  Phase,
  Section,
  Session,
  SessionResult,
  Share,
  Shares,
  SideResult,
  Standing
} from './types';
import type { News } from './words';

/** The prize of the last section of the largest project: 6, with 5 lying, and 1. (rules: Draw) */
const HIGHEST_PRIZE = 12;
/** All prizes of all projects, and more than any end bonus. */
const MOST_MILLIONS = 300;
/** Everybody's highest roll, all cards as strengths, and all of them as values again. */
const HIGHEST_TOTAL = SEATS.max * DIE + CARDS + CARDS * 3;
/** Nobody plays so many turns, or makes so many offers in one. */
const UNHEARD_OF = 9999;

const strength = whole(0, HIGHEST_TOTAL);
const millions = whole(1, HIGHEST_PRIZE);
const value = oneOf(VALUES);
const cards = list<number>(value, 0, CARDS);
const number = whole(0, CARDS);
const section = also(
  fields<Section>({
    project: oneOf(PROJECTS),
    value: whole(1, PROJECTS.length),
    lying: whole(0, PROJECTS.length - 1),
    prize: whole(1, HIGHEST_PRIZE),
    completes: flag
  }),
  // (rules: Draw)
  (one) =>
    one.value === sizeOf(one.project) &&
    one.lying < one.value &&
    one.prize === one.value + one.lying + 1 &&
    one.completes === (one.lying + 1 === one.value)
);

function shapes(seats: number) {
  const seat = whole(0, seats - 1);
  const some = also(list(seat, 0, seats), areDistinct);
  const each = <T>(of: Shape<T>): Shape<readonly T[]> => list(of, seats);
  // In the order of the seats, each once. (types.ts: Shares)
  const shares: Shape<Shares> = also(list(fields<Share>({ seat, millions }), 1, seats), (all) =>
    all.every((share, at) => at === 0 || (all[at - 1] as Share).seat < share.seat)
  );
  const offer = fields<Offer>({
    id: whole(1, UNHEARD_OF),
    side: oneOf(['bid', 'coalition', 'opposition']),
    proposer: seat,
    shares,
    bid: strength,
    seals: some
  });
  const standing = fields<Standing>({ bid: strength, proposer: seat, shares });
  const sideResult = fields<SideResult>({ strength, cards: each(cards), total: strength });
  const result = fields<SessionResult>({
    caller: seat,
    attending: some,
    coalition: sideResult,
    opposition: sideResult,
    winner: oneOf(['coalition', 'opposition'])
  });
  const session = fields<Session>({
    opposition: some,
    declined: some,
    caller: nullable(seat),
    pretzel: nullable(strength),
    pushing: nullable(seat),
    asked: nullable(seat),
    attending: some,
    away: some,
    final: nullable(fields<FinalSplit>({ shares, accepted: some })),
    left: some,
    agreed: nullable(shares),
    isCoalitionFixed: flag
  });
  const back = each(number);
  const lastTurn = kinds<LastTurn>({
    journalist: { holder: seat, back, isLaidOut: flag },
    nobodyBid: { holder: seat, section, drew: some },
    paid: { holder: seat, section, shares, standing, session: nullable(result), drew: some }
  });
  const ending = kinds<Ending>({
    fourthProject: { section, sums: each(whole(0, CARDS * 3)), bonus: whole(1, PROJECTS.length), seats: some },
    secondJournalist: { back }
  });
  const money = each(whole(0, MOST_MILLIONS));
  const state = fields<State>({
    secret: oneOf([true]),
    options: readBy(OPTIONS.read),
    seats: whole(seats, seats),
    phase: oneOf<Phase>([
      'draw',
      'dice',
      'talks',
      'calling',
      'attending',
      'splitting',
      'ready',
      'cards',
      'revealed',
      'over'
    ]),
    turn: whole(1, UNHEARD_OF),
    holder: seat,
    built: list(whole(0, PROJECTS.length), PROJECTS.length),
    journalists: whole(0, LAID_OUT_TO_END),
    money,
    hands: each(cards),
    deck: cards,
    open: list(number, VALUES.length),
    faceDown: cards,
    section: nullable(section),
    rolls: each(list(whole(1, DIE), 0, CARDS + 1)),
    stands: some,
    choosing: some,
    strengths: nullable(each(strength)),
    standing: nullable(standing),
    offers: list(offer, 0, UNHEARD_OF),
    made: whole(0, UNHEARD_OF),
    barred: list(shares, 0, UNHEARD_OF),
    quiet: some,
    session: nullable(session),
    result: nullable(result),
    forward: each(nullable<number>(value)),
    sealed: each(nullable(cards)),
    last: nullable(lastTurn),
    ending: nullable(ending)
  });
  return { state, news: newsOf(seat, some, { offer, shares, standing, result, ending, money, back }) };
}

type Made = {
  readonly offer: Shape<Offer>;
  readonly shares: Shape<Shares>;
  readonly standing: Shape<Standing>;
  readonly result: Shape<SessionResult>;
  readonly ending: Shape<Ending>;
  readonly money: Shape<readonly number[]>;
  readonly back: Shape<readonly number[]>;
};

function newsOf(seat: Shape<number>, some: Shape<readonly number[]>, made: Made): Shape<News> {
  const { offer, shares, standing, result, ending, money, back } = made;
  const alone: Fields<{ readonly seat: number }> = { seat };
  const withCard = { seat, card: nullable<number>(value) };
  const rolled = { seat, die: whole(1, DIE), cards: number, strength };
  return kinds<News>({
    began: { holder: seat },
    dealt: { seat, cards },
    sectionLaid: { seat, section },
    journalistDrawn: { seat, back, cards: back, money, laidOut: nullable(whole(1, JOURNALISTS)) },
    rolled,
    rolledAgain: { ...rolled, ...withCard },
    choosesCard: alone,
    keptCards: alone,
    stood: { seat, byThemselves: flag },
    unstood: alone,
    talksBegan: { section, strengths: list(strength, SEATS.min, SEATS.max) },
    offered: { offer },
    sealed: { seat, offer },
    lifted: { seat, offer },
    withdrawn: { offer },
    fell: {
      offers: list(offer, 0, UNHEARD_OF),
      why: oneOf(['overtaken', 'talksEnded', 'agreed', 'finalSplit', 'cardsSealed', 'revealed'])
    },
    bidStands: { standing, from: strength },
    nothingMore: alone,
    spokeAgain: alone,
    timeUp: {},
    talksEnded: { standing: nullable(standing) },
    declined: alone,
    called: { seat, pretzel: strength },
    pushed: withCard,
    attends: alone,
    staysAway: { seat, why: oneOf(['choice', 'noCard', 'noRoom']) },
    finalSplit: { seat, shares },
    accepted: alone,
    left: { seat, millions: whole(0, HIGHEST_PRIZE) },
    splitAgreed: { side: oneOf(['coalition', 'opposition']), shares },
    cardsBegan: { seats: some },
    cardsSealed: alone,
    reopened: alone,
    revealed: { result },
    paid: { shares, money },
    nobodyBid: { section },
    reshuffled: { cards: number },
    drew: withCard,
    tooFewCards: { cards: number, players: whole(1, SEATS.max) },
    pouchPassed: { to: seat },
    handsShown: { hands: list(cards, SEATS.min, SEATS.max) },
    gameEnded: { ending, money, winners: some }
  });
}

/** From the end of the talks on, somebody may call a session, and there is one until it is paid. (rules: Session) */
const IN_SESSION: readonly Phase[] = ['calling', 'attending', 'splitting', 'ready', 'cards', 'revealed'];
const AFTER_DICE: readonly Phase[] = ['talks', ...IN_SESSION];

/** All council cards are somewhere. (rules: What is in the box) */
const cardsAreConserved: Rule<State> = ({ hands, deck, open, faceDown, forward }) =>
  isSame(counted(open, [...hands.flat(), ...deck, ...faceDown, ...forward.filter((card) => card !== null)]), COPIES);

/** Hands are sorted, and so is what is sealed from them. (state.ts: hands) */
const handsAreSorted: Rule<State> = ({ hands, sealed }) =>
  [...hands, ...sealed].every((held) => held === null || isSame(held, inOrder(held)));

/**
 * No project has more sections than it takes; journalists are laid out once three are complete; four of the one or two of
 * the other end the game. (rules: Journalist; End)
 */
const boardFits: Rule<State> = ({ built, journalists, phase, ending }) => {
  const complete = completeIn(built);
  return (
    PROJECTS.every((project, at) => (built[at] ?? 0) <= sizeOf(project)) &&
    (journalists === 0 || complete >= COMPLETE_FOR_LAYING_OUT) &&
    (phase === 'over') === (ending !== null) &&
    complete >= COMPLETE_TO_END === (ending?.kind === 'fourthProject') &&
    journalists >= LAID_OUT_TO_END === (ending?.kind === 'secondJournalist')
  );
};

/** Every turn takes one tile, and the pouch goes round. (rules: Draw; Set-up) */
const pouchGoesRound: Rule<State> = ({ turn, holder, seats, options, built, journalists, phase, last }) => {
  const drawn = built.reduce((sum, sections) => sum + sections, journalists);
  const first = options.starter === 'random' || options.starter < seats ? options.starter : 0;
  return (
    drawn <= (phase === 'draw' ? turn - 1 : turn) &&
    (first === 'random' || holder === (first + turn - 1) % seats) &&
    (last === null) === (turn === 1) &&
    (last === null || (last.holder + 1) % seats === holder)
  );
};

/** The section that was drawn lies on top of its project. (rules: Draw) */
const sectionIsLaid: Rule<State> = ({ section, phase, ending, built, last }) => {
  const lies = ({ project, lying }: Section): number => (built[PROJECTS.indexOf(project)] ?? 0) - lying - 1;
  return (
    (section === null) === (phase === 'draw' || ending?.kind === 'secondJournalist') &&
    (section === null || lies(section) === 0) &&
    (last === null ||
      last.kind === 'journalist' ||
      lies(last.section) >= (last.section.project === section?.project ? 1 : 0))
  );
};

/** Nobody can have more than all sections brought so far. (rules: Draw; Pay; End) */
const moneyWasPaid: Rule<State> = ({ built, section, money, ending }) => {
  let most = -(section?.prize ?? 0);
  for (const [at, sections] of built.entries())
    for (let lying = 0; lying < sections; lying += 1) most += at + lying + 2;
  if (ending?.kind === 'fourthProject') most += ending.bonus * ending.seats.length;
  return money.reduce((sum, each) => sum + each, 0) <= most;
};

/** Who has rolled may stand or choose a card; who has none stands; when all stand, strengths are fixed. (rules: Dice) */
const diceAreRolled: Rule<State> = ({ phase, seats, rolls, stands, choosing, hands, faceDown, strengths }) => {
  const again = rolls.reduce((sum, each) => sum + Math.max(0, each.length - 1), 0);
  const isAfter = AFTER_DICE.includes(phase);
  if (again > faceDown.length || (strengths !== null) !== isAfter) return false;
  if (phase !== 'dice') {
    const rolled = rolls.filter((each) => each.length > 0).length;
    return rolled === (isAfter ? seats : 0) && stands.length === rolled && choosing.length === 0;
  }
  return (
    stands.length < seats &&
    seatsOf(seats).every((seat) => {
      const hasRolled = rolls[seat]?.length !== 0;
      const held = hands[seat]?.length ?? 0;
      const isStanding = stands.includes(seat);
      const isChoosing = choosing.includes(seat);
      return (
        (hasRolled || (!isStanding && !isChoosing)) &&
        !(isStanding && isChoosing) &&
        !(isChoosing && held < 2) &&
        !(hasRolled && held === 0 && !isStanding)
      );
    })
  );
};

/** The last roll and the number of cards then held, wherever those are by now. (rules: Dice) */
const strengthsAreFixed: Rule<State> = ({ strengths, rolls, hands, forward, result }) =>
  strengths === null ||
  strengths.every((each, seat) => {
    const used = (result?.coalition.cards[seat]?.length ?? 0) + (result?.opposition.cards[seat]?.length ?? 0);
    const held = (hands[seat]?.length ?? 0) + (forward[seat] === null ? 0 : 1) + used;
    return each === (rolls[seat]?.at(-1) ?? 0) + held;
  });

const strengthIn = ({ strengths }: State, seats: readonly number[]): number =>
  strengthOf({ strengths: strengths ?? [] }, seats);

const isSplit = (shares: Shares, section: Section | null): boolean => sharedIn(shares) === section?.prize;

/** The bid is what its coalition is strong, and shares out the prize. (rules: Talks) */
const bidStands: Rule<State> = (state) => {
  const { standing, phase, section } = state;
  if (standing === null) return !IN_SESSION.includes(phase);
  const { shares, bid, proposer } = standing;
  return (
    AFTER_DICE.includes(phase) &&
    isSplit(shares, section) &&
    isMember(shares, proposer) &&
    bid > 0 &&
    bid === strengthIn(state, membersOf(shares))
  );
};

/** Who shares in the splits of a side of the session. (rules: Session 3) */
const membersIn = ({ standing, session }: State, side: Offer['side']): readonly number[] =>
  side === 'coalition' ? membersOf(standing?.shares ?? []) : inOrder(session?.attending ?? []);

/** What lies open is the right side's, beats the tankard or shares out anew, and still lacks a seal. (rules: Talks; Session 3) */
function isOpenOffer(state: State, { side, shares, proposer, seals, bid, id }: Offer): boolean {
  const { standing, session, phase, section, made } = state;
  const isOf =
    phase === 'talks'
      ? side === 'bid' && bid > (standing?.bid ?? 0)
      : side !== 'bid' &&
        isSame(membersOf(shares), membersIn(state, side)) &&
        (side === 'coalition'
          ? ['splitting', 'ready', 'cards'].includes(phase) &&
            session?.isCoalitionFixed === false &&
            !isSameShares(shares, standing?.shares ?? [])
          : phase === 'splitting' && session?.final === null);
  return (
    isOf &&
    id <= made &&
    isSplit(shares, section) &&
    bid === strengthIn(state, membersOf(shares)) &&
    seals[0] === proposer &&
    seals.length < shares.length &&
    seals.every((seat) => isMember(shares, seat))
  );
}

/** Offers are numbered in their order, and none is open twice or barred as well. (rules: Talks) */
const offersAreOpen: Rule<State> = (state) => {
  const { offers, barred, phase, made, section, quiet, seats } = state;
  const splits = [...offers.map(({ shares }) => shares), ...barred].map((shares) => JSON.stringify(shares));
  return (
    offers.every((offer, at) => isOpenOffer(state, offer) && offer.id > (offers[at - 1]?.id ?? 0)) &&
    barred.every((shares) => isSplit(shares, section)) &&
    splits.length <= made &&
    areDistinct(splits) &&
    (AFTER_DICE.includes(phase) || made === 0) &&
    (phase !== 'calling' && phase !== 'attending' ? true : splits.length === 0) &&
    (phase === 'talks' ? quiet.length < seats : quiet.length === 0)
  );
};

/** The opposition are all outside the coalition; some of those with a card have declined, one may have called. (rules: Session) */
const oppositionIsOutside: Rule<State> = (state) => {
  const { session, standing, phase, seats, hands } = state;
  if (session === null || standing === null) return session === null && !IN_SESSION.includes(phase);
  const { opposition, declined, caller, pretzel, attending, away, left } = session;
  const outside = seatsOf(seats).filter((seat) => !isMember(standing.shares, seat));
  if (!IN_SESSION.includes(phase) || !isSame(opposition, outside)) return false;
  if (!declined.every((seat) => opposition.includes(seat))) return false;
  if (phase === 'calling') {
    const { pushing, asked, final, agreed, isCoalitionFixed } = session;
    return (
      declined.every((seat) => hands[seat]?.length !== 0) &&
      callersIn(state, session).length > 0 &&
      isSame(
        [caller, pretzel, pushing, asked, attending, away, final, left, agreed, isCoalitionFixed],
        [null, null, null, null, [], [], null, [], null, false]
      )
    );
  }
  return (
    caller !== null &&
    attending[0] === caller &&
    !declined.includes(caller) &&
    pretzel === strengthIn(state, opposition)
  );
};

/** Clockwise from the caller all are asked, one after the other, as long as there is a million for them. (rules: Session 1, 2) */
const attendanceGoesRound: Rule<State> = (state) => {
  const { session, section, phase, hands } = state;
  if (session === null || session.caller === null) return true;
  const { caller, opposition, pushing, asked, attending, away, left } = session;
  const order = clockwise(state, caller).filter((seat) => opposition.includes(seat));
  const there = [...attending, ...away, ...left];
  const inTurn = (some: readonly number[]): boolean =>
    isSame(
      some,
      order.filter((seat) => some.includes(seat))
    );
  const isAsking = phase === 'attending';
  return (
    attending.length + left.length <= (section?.prize ?? 0) &&
    areDistinct(there) &&
    inTurn(attending) &&
    inTurn(away) &&
    isSame(inOrder(there), inOrder(order.slice(0, there.length))) &&
    (isAsking
      ? (pushing === null) !== (asked === null) && left.length === 0
      : there.length === order.length && pushing === null && asked === null) &&
    (pushing === null ||
      (pushing === order[there.length - 1] && attending.at(-1) === pushing && (hands[pushing]?.length ?? 0) > 1)) &&
    (asked === null ||
      (asked === order[there.length] && attending.length < (section?.prize ?? 0) && hands[asked]?.length !== 0))
  );
};

/** A final split is answered by the others; what was agreed is for all who attend; who left did so over a split. (rules: Session 3) */
const oppositionShares: Rule<State> = ({ session, section, phase }) => {
  if (session === null || phase === 'calling') return true;
  const { attending, left, final, agreed, caller } = session;
  const isFor = (shares: Shares, some: readonly number[]): boolean =>
    isSplit(shares, section) && isSame(membersOf(shares), inOrder(some));
  if (phase === 'attending') return final === null && agreed === null;
  if (phase !== 'splitting') return final === null && agreed !== null && isFor(agreed, attending);
  if (agreed !== null || attending.length < 2) return false;
  if (final === null) return left.length === 0;
  const { accepted, shares } = final;
  return (
    isFor(shares, [...attending, ...left]) &&
    accepted.length + 1 < attending.length &&
    accepted.every((seat) => seat !== caller && attending.includes(seat))
  );
};

/** Until its members seal cards the coalition may share out anew; for that the table waits. (rules: Session 3) */
const coalitionShares: Rule<State> = (state) => {
  const { session, standing, phase, sealed } = state;
  if (session === null || standing === null) return true;
  if (phase === 'ready' && !canSplitAnew(state)) return false;
  const hasSealed = standing.shares.some(({ seat }) => sealed[seat] !== null);
  return session.isCoalitionFixed ? phase === 'cards' || phase === 'revealed' : !hasSealed;
};

/** Who attends has a card lying forward, but who is still to choose it. (rules: Session 1, 2, 5) */
const cardsLieForward: Rule<State> = ({ session, phase, forward }) =>
  forward.every((card, seat) => {
    const isThere = session?.attending.includes(seat) === true && session.pushing !== seat && phase !== 'revealed';
    return (card !== null) === isThere;
  });

/** Some of those who take part have sealed cards of their hands, but not all yet. (rules: Session 4) */
const sealedAreHeld: Rule<State> = (state) => {
  const { session, standing, phase, sealed, hands } = state;
  if (phase !== 'cards' || session === null || standing === null) return sealed.every((some) => some === null);
  const choosers = choosersIn(state, session, standing.shares);
  return (
    choosers.some((seat) => sealed[seat] === null) &&
    sealed.every(
      (some, seat) => some === null || (choosers.includes(seat) && without(hands[seat] ?? [], some) !== null)
    )
  );
};

/** What is said to have won has won, with cards of its own. (rules: Session 5) */
function addsUp({ coalition, opposition, winner, attending, caller }: SessionResult): boolean {
  return (
    attending[0] === caller &&
    [coalition, opposition].every((side) => side.total === side.strength + valueOf(side.cards.flat())) &&
    (winner === 'opposition') === opposition.total > coalition.total &&
    opposition.cards.every((used, seat) => used.length > 0 === attending.includes(seat)) &&
    coalition.cards.every((used, seat) => used.length === 0 || opposition.cards[seat]?.length === 0)
  );
}

/** What lies open after a session is of its two sides, and among the discards. (rules: Session 5) */
const resultAddsUp: Rule<State> = ({ result, phase, session, standing, open }) => {
  if (result === null || session === null || standing === null) return result === null && phase !== 'revealed';
  const { coalition, opposition, attending, caller } = result;
  const used = counted([0, 0, 0], [...coalition.cards.flat(), ...opposition.cards.flat()]);
  return (
    phase === 'revealed' &&
    addsUp(result) &&
    caller === session.caller &&
    isSame(attending, session.attending) &&
    coalition.strength === standing.bid &&
    opposition.strength === session.pretzel &&
    coalition.cards.every((cards, seat) => cards.length === 0 || isMember(standing.shares, seat)) &&
    used.every((count, at) => count <= (open[at] ?? 0))
  );
};

/** Who was paid in the turn before shared its prize, and drew no card. (rules: Pay; Journalist) */
const lastTurnAddsUp: Rule<State> = ({ last }) => {
  if (last === null) return true;
  if (last.kind === 'journalist') return Math.min(...last.back) === 0;
  if (last.kind === 'nobodyBid') return true;
  const { shares, standing, section, session, drew } = last;
  return (
    isSplit(shares, section) &&
    isSplit(standing.shares, section) &&
    isMember(standing.shares, standing.proposer) &&
    drew.every((seat) => !isMember(shares, seat)) &&
    (session === null || addsUp(session)) &&
    isSame(
      membersOf(shares),
      session?.winner === 'opposition' ? inOrder(session.attending) : membersOf(standing.shares)
    )
  );
};

/** The end bonus goes to whose cards are worth most; the last journalist moved everybody back. (rules: End) */
const endingAddsUp: Rule<State> = ({ ending, hands, section }) => {
  if (ending === null) return true;
  if (ending.kind === 'secondJournalist') return isSame(ending.back, backFor(hands.map((hand) => hand.length)));
  const sums = sumsOf(hands);
  return (
    section !== null &&
    section.completes &&
    ending.section.project === section.project &&
    ending.section.lying === section.lying &&
    ending.bonus === section.value &&
    isSame(ending.sums, sums) &&
    isSame(ending.seats, mostOf(sums))
  );
};

/** Saludos Amigos!'s checks of what comes from outside. */
export const sound = soundness<State, News>(SEATS, shapes, [
  cardsAreConserved,
  handsAreSorted,
  boardFits,
  pouchGoesRound,
  sectionIsLaid,
  moneyWasPaid,
  diceAreRolled,
  strengthsAreFixed,
  bidStands,
  offersAreOpen,
  oppositionIsOutside,
  attendanceGoesRound,
  oppositionShares,
  coalitionShares,
  cardsLieForward,
  sealedAreHeld,
  resultAddsUp,
  lastTurnAddsUp,
  endingAddsUp
]);
