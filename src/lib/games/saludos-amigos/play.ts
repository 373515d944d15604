/** What a move does. Called with legal moves alone; never changes its input. */
import type { Mover } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import { deckFor } from './deck';
import { drawTile, lowestOf, roll, rollAgain, stand } from './dice';
import type { Options } from './options';
import { freshTurn } from './pay';
import { PROJECTS, VALUES } from './pieces';
import {
  accept,
  attend,
  call,
  finalSplit,
  leave,
  noSession,
  payOut,
  push,
  reopen,
  sealCards,
  stayAway,
  toCards
} from './council';
import { changed, type Result, type State } from './state';
import { endTalks, lift, nothingMore, offer, seal, withdraw } from './talks';

import type { Move, News } from './words';

/** One card of each value for everybody, the rest shuffled; a holder who does not sit there is the first seat. */
export function setup(options: Options, seats: number, random: Random): Result {
  const { starter } = options;
  const holder = starter === 'random' ? random.int(0, seats - 1) : starter < seats ? starter : 0;
  const hands = Array.from({ length: seats }, () => VALUES);
  const state: State = {
    secret: true,
    options,
    seats,
    phase: 'draw',
    turn: 1,
    holder,
    built: PROJECTS.map(() => 0),
    journalists: 0,
    money: hands.map(() => 0),
    hands,
    deck: random.shuffle(deckFor(seats)),
    open: [0, 0, 0],
    faceDown: [],
    ...freshTurn(seats),
    last: null,
    ending: null
  };
  const news: News[] = [{ kind: 'began', holder }];
  for (const [seat, cards] of hands.entries()) news.push({ kind: 'dealt', seat, cards });
  return { state, news };
}

/** Carries out a legal move. */
export function play(state: State, mover: Mover, move: Move, random: Random): Result {
  if (mover === 'table') return playTable(state, move, random);
  switch (move.kind) {
    case 'drawTile':
      return drawTile(state, random);
    case 'roll':
      return roll(state, mover, random);
    case 'rollAgain':
      return rollAgain(state, mover, lowestOf(state, mover), random);
    case 'chooseCard':
      return {
        state: changed(state, { choosing: [...state.choosing, mover] }),
        news: [{ kind: 'choosesCard', seat: mover }]
      };
    case 'discard':
      return rollAgain(state, mover, move.value, random);
    case 'keepCards':
      return {
        state: changed(state, { choosing: state.choosing.filter((seat) => seat !== mover) }),
        news: [{ kind: 'keptCards', seat: mover }]
      };
    case 'stand':
      return stand(state, mover);
    case 'unstand':
      return {
        state: changed(state, { stands: state.stands.filter((seat) => seat !== mover) }),
        news: [{ kind: 'unstood', seat: mover }]
      };
    case 'offer':
      return offer(state, mover, move.shares);
    case 'withdraw':
      return withdraw(state, move.offer);
    case 'seal':
      return seal(state, mover, move.offer);
    case 'lift':
      return lift(state, mover, move.offer);
    case 'nothingMore':
      return nothingMore(state, mover, random);
    case 'speakAgain':
      return {
        state: changed(state, { quiet: state.quiet.filter((seat) => seat !== mover) }),
        news: [{ kind: 'spokeAgain', seat: mover }]
      };
    case 'call':
      return call(state, mover);
    case 'noSession':
      return noSession(state, mover, random);
    case 'push':
      return push(state, mover, move.value);
    case 'attend':
      return attend(state, mover);
    case 'stayAway':
      return stayAway(state, mover);
    case 'finalSplit':
      return finalSplit(state, mover, move.shares);
    case 'accept':
      return accept(state, mover);
    case 'leave':
      return leave(state, mover);
    case 'sealCards':
      return sealCards(state, mover, move.values);
    case 'reopen':
      return reopen(state, mover);
    case 'timeUp':
    case 'toCards':
    case 'payOut':
      throw new Error('only the table does this');
  }
}

/** What the table itself does: the clock runs out, the secret choice begins, the reveal has been looked at. */
function playTable(state: State, move: Move, random: Random): Result {
  if (move.kind === 'timeUp') return endTalks(state, random, [{ kind: 'timeUp' }]);
  return move.kind === 'toCards' ? toCards(state, []) : payOut(state, random);
}
