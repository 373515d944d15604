/** What a move does. Called with legal moves alone; never changes its input. */
import type { Mover, Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import { climbed, DUELS, KITCHEN_FOR, placeAbove } from './bracket';
import { countOf, NONE, pointsOf } from './cards';
import { duelAfter, isEmptyHanded, meetingIn, sideOf } from './duel';
import type { Options } from './options';
import { SIDES, type Cards, type Room } from './pieces';
import { firstPurses, setKitchen, settle } from './purses';
import { lot, showStakes } from './reveal';
import { pileOwners, scoresOf, shareRoof } from './score';
import { place } from './stairs';
import { changed, type Result, type State } from './state';
import type { Duel, Move, News } from './types';

/** What a bye costs. (rules: A duel 6) */
const BYE = 10;

/** Figures on the stairs, twenty cards each, 80 points in the kitchen; then the first duel. (rules: Set-up) */
export function setup(options: Options, seats: number, random: Random): Result {
  const stairs = place(seats, random);
  const purses = firstPurses(seats);
  const empty = (places: number) => Array.from({ length: places }, () => null);
  const state: State = {
    secret: true,
    options,
    seats,
    phase: 'stakes',
    building: { stairs, ground: empty(8), first: empty(4), second: empty(2), boss: empty(1) },
    duel: null,
    fought: 0,
    ...purses,
    stakes: [null, null],
    reveal: null,
    piles: [],
    turned: 0,
    aside: NONE
  };
  return toNextDuel(state, random, [{ kind: 'began', stairs, kitchen: purses.kitchen }]);
}

/** Carries out a legal move. */
export function play(state: State, mover: Mover, move: Move, random: Random): Result {
  switch (move.kind) {
    case 'stake':
      return seal(state, duelist(mover), move.cards, random);
    case 'reopen':
      return reopen(state, duelist(mover));
    case 'nextDuel':
      return goOn(state, random);
    case 'turnPile':
      return turnPile(state);
  }
}

function duelist(mover: Mover): Seat {
  if (mover === 'table') throw new Error('the table has no cards');
  return mover;
}

function underWay(state: State): Duel {
  if (state.duel === null) throw new Error('no duel is under way');
  return state.duel;
}

/** The stakes with this one on its owner's side. */
function withStake(state: State, seat: Seat, cards: Cards | null): State['stakes'] {
  const [left, right] = state.stakes;
  return sideOf(underWay(state), seat) === 'left' ? [cards, right] : [left, cards];
}

/** Seals a stake. The last one shows both. (rules: A duel 1) */
function seal(state: State, seat: Seat, cards: Cards, random: Random): Result {
  const duel = underWay(state);
  const stakes = withStake(state, seat, cards);
  const other = seat === duel.left ? duel.right : duel.left;
  const isWaiting = stakes.includes(null) && !isEmptyHanded(state.hands, other);
  const sealed: News = { kind: 'sealed', seat };
  if (isWaiting) return { state: changed(state, { stakes }), news: [sealed] };
  const shown = showStakes(state, stakes, random);
  return { state: shown.state, news: [sealed, ...shown.news] };
}

function reopen(state: State, seat: Seat): Result {
  return { state: changed(state, { stakes: withStake(state, seat, null) }), news: [{ kind: 'reopened', seat }] };
}

/** The table has seen the reveal: the same duel again after a tie, or the next one. */
function goOn(state: State, random: Random): Result {
  const { number } = underWay(state);
  const duel = state.fought < number ? state.duel : null;
  return toNextDuel(changed(state, { duel, reveal: null }), random, []);
}

/**
 * Goes on to the next choice that somebody has to make. What needs nobody happens on the way: the kitchen is set, lone
 * figures and own figures climb, two empty hands draw lots; in the end the roof is shared out.
 */
function toNextDuel(start: State, random: Random, news: News[]): Result {
  let state = start;
  while (state.fought < DUELS.length) {
    if (state.duel === null) state = readyKitchen(state, news);
    const room = DUELS[state.fought] as Room;
    const meeting = meetingIn(state.building, room);
    if (meeting.kind === 'duel') {
      const duel = state.duel ?? duelAfter(state.fought, meeting.left, meeting.right);
      const idle = SIDES.map((side) => duel[side]).filter((seat) => isEmptyHanded(state.hands, seat));
      if (idle.length < 2) {
        news.push({ kind: 'duelBegan', duel, emptyHanded: idle[0] ?? null });
        return { state: changed(state, { phase: 'stakes', duel }), news };
      }
      const side = random.pick(SIDES);
      news.push(lot(duel, 'emptyHands', side));
      state = decided(state, room, side);
    } else if (meeting.kind === 'own') {
      news.push({ kind: 'ownDuel', room, seat: meeting.seat, to: placeAbove(room) });
      state = decided(state, room, 'left');
    } else {
      const { purses, payment } = settle(state, meeting.seat, 'roof', BYE);
      news.push({ kind: 'bye', room, seat: meeting.seat, to: placeAbove(room), payment });
      state = decided(changed(state, purses), room, 'left');
    }
  }
  return shareOut(state, random, news);
}

/** The figure on this side climbs without a duel, and the next room's turn comes. */
function decided(state: State, room: Room, side: 'left' | 'right'): State {
  return changed(state, { building: climbed(state.building, room, side), duel: null, fought: state.fought + 1 });
}

/** Before the first duel of a level the kitchen is set to what that level begins with. (rules: The kitchen) */
function readyKitchen(state: State, news: News[]): State {
  const { level } = DUELS[state.fought] as Room;
  if (state.fought === 0 || DUELS[state.fought - 1]?.level === level) return state;
  const target = KITCHEN_FOR[level];
  const { purses, ...moved } = setKitchen(state, target);
  const [before, after] = [pointsOf(state.kitchen), pointsOf(purses.kitchen)];
  news.push({ kind: 'kitchenSet', level, target, before, after, ...moved });
  return changed(state, purses);
}

/** The roof is shuffled and dealt into nine piles; if there are none to turn, the game is over. (rules: End and score) */
function shareOut(state: State, random: Random, news: News[]): Result {
  const { piles, aside } = shareRoof(state.roof, random);
  const cards = countOf(state.roof);
  const size = countOf(piles[0] ?? NONE);
  news.push({ kind: 'roofShared', cards, piles: piles.length, size, aside: countOf(aside) });
  const shared = changed(state, { phase: 'piles', duel: null, roof: NONE, piles, aside });
  return piles.length === 0 ? end(shared, news) : { state: shared, news };
}

/** One more pile lies open. The last one ends the game. */
function turnPile(state: State): Result {
  const at = state.turned;
  const cards = state.piles[at] ?? NONE;
  const owner = pileOwners(state.building)[at];
  if (owner === undefined) throw new Error('all piles are turned');
  const pile = { ...owner, size: countOf(cards), cards };
  const news: News[] = [{ kind: 'pileTurned', number: at + 1, pile, points: pointsOf(cards) }];
  const turned = changed(state, { turned: at + 1 });
  return turned.turned === state.piles.length ? end(turned, news) : { state: turned, news };
}

function end(state: State, news: News[]): Result {
  news.push({ kind: 'ended', results: scoresOf(state.building, state.hands, state.piles) });
  return { state: changed(state, { phase: 'over' }), news };
}
