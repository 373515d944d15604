/** What a viewer may see and hear. The only way out of a state. (rules: What is secret) */
import type { Seat, Viewer } from '../../kernel/game';
import { asksIn, doneIn } from './asks';
import { JOURNALISTS, SECTIONS } from './pieces';
import { rankingOf } from './score';
import type { State } from './state';
import type { View } from './types';
import type { News } from './words';

/** No strength for anybody, by number of seats. */
const NOT_ROLLED = Array.from({ length: 8 }, (_, seats) => Array.from({ length: seats }, () => null));

/** The table as the viewer may see it: all that is public, and the viewer's own cards. */
export function viewOf(state: State, viewer: Viewer): View {
  const { seats, phase } = state;
  const done = doneIn(state);
  const own: Seat | null = viewer === 'onlooker' ? null : viewer;
  const isOver = phase === 'over';
  const handSizes: number[] = [];
  for (const hand of state.hands) handSizes.push(hand.length);
  return {
    viewer,
    seats,
    asks: asksIn(state, done),
    done,
    outcome: isOver ? rankingOf(state.money) : null,
    options: state.options,
    phase,
    turn: state.turn,
    holder: state.holder,
    starter: (state.holder + 1) % seats,
    built: state.built,
    pouch: pouchOf(state),
    journalists: state.journalists,
    money: state.money,
    hand: own === null ? null : (state.hands[own] ?? null),
    handSizes,
    deck: state.deck.length,
    discards: { open: state.open, faceDown: state.faceDown.length },
    section: state.section,
    rolls: state.rolls,
    strengths: state.strengths ?? strengthsSoFar(state, handSizes),
    stands: state.stands,
    choosing: state.choosing,
    standing: state.standing,
    offers: state.offers,
    made: state.made,
    barred: state.barred,
    quiet: state.quiet,
    session: state.session,
    result: state.result,
    ownForward: own === null ? null : (state.forward[own] ?? null),
    ownSealed: own === null ? null : (state.sealed[own] ?? null),
    last: state.last,
    ending: state.ending,
    shownHands: isOver ? state.hands : null
  };
}

/** How many tiles are in the pouch. */
export function pouchOf({ built, journalists }: Pick<State, 'built' | 'journalists'>): number {
  let laid = journalists;
  for (const sections of built) laid += sections;
  return SECTIONS + JOURNALISTS - laid;
}

/** Die + number of cards of everybody who has rolled. (rules: Dice) */
function strengthsSoFar(state: State, handSizes: readonly number[]): readonly (number | null)[] {
  if (state.phase !== 'dice') return NOT_ROLLED[state.seats] ?? [];
  return state.rolls.map((rolls, seat) => {
    const die = rolls[rolls.length - 1];
    return die === undefined ? null : die + (handSizes[seat] ?? 0);
  });
}

/** What the viewer may learn of a piece of news: cards dealt, drawn, given and pushed forward are their owner's alone. */
export function hear(news: News, viewer: Viewer): News | null {
  switch (news.kind) {
    case 'dealt':
      return news.seat === viewer ? news : null;
    case 'drew':
    case 'pushed':
    case 'rolledAgain':
      return news.seat === viewer ? news : { ...news, card: null };
    default:
      return news;
  }
}
