/** What a viewer may see and hear. The only way out of a state. (rules: What is secret) */
import type { Seat, Viewer } from '../../kernel/game';
import { asksIn, doneIn } from './asks';
import { FRESH } from './fall';
import { roundsOf } from './options';
import { rankingOf, totalsOf } from './score';
import type { State } from './state';
import type { News, View } from './types';

const NOBODY: readonly Seat[] = [];
const HIDDEN = Array.from({ length: 7 }, (_, seats) => Array.from({ length: seats }, () => null));
const UNHURT = Array.from({ length: 7 }, (_, seats) => Array.from({ length: seats }, () => FRESH));
const NO_POINTS = Array.from({ length: 7 }, (_, seats) => Array.from({ length: seats }, () => 0));

/** The table as the viewer may see it: all that is public, and the viewer's own hand and sealed pyramid. */
export function viewOf(state: State, viewer: Viewer): View {
  const { seats, scores } = state;
  const building = state.phase === 'building';
  const done = building ? doneIn(state) : NOBODY;
  const totals = scores.length === 0 ? (NO_POINTS[seats] ?? []) : totalsOf(scores, seats);
  const handSizes: number[] = [];
  for (const hand of state.hands) handSizes.push(hand.length);
  return {
    viewer,
    seats,
    asks: asksIn(state, done),
    done,
    outcome: state.phase === 'over' ? rankingOf(totals) : null,
    options: state.options,
    phase: state.phase,
    round: state.round,
    rounds: roundsOf(state.options.match, seats),
    starter: state.starter,
    turn: state.turn,
    pyramids: building ? (HIDDEN[seats] ?? []) : state.pyramids,
    ownPyramid: building && viewer !== 'onlooker' ? (state.pyramids[viewer] ?? null) : null,
    buckets: building ? (UNHURT[seats] ?? []) : state.buckets,
    out: state.out,
    hand: viewer === 'onlooker' ? null : (state.hands[viewer] ?? null),
    handSizes,
    trick: state.trick,
    lastTrick: state.lastTrick,
    drawPile: state.draw.length,
    discardPile: state.discard.length,
    mayDraw: state.mayDraw,
    scores,
    totals
  };
}

/** What the viewer may learn of a piece of news: cards dealt and drawn are their owner's alone. */
export function hear(news: News, viewer: Viewer): News | null {
  if (news.kind === 'dealt') return news.seat === viewer ? news : null;
  if (news.kind === 'drew' && news.seat !== viewer) return { kind: 'drew', seat: news.seat, card: null };
  return news;
}
