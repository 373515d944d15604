/** What a move does. Called with legal moves alone; never changes its input. */
import type { Mover, Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import { cardOf, deal, withCard, withoutCards } from './deck';
import { FRESH, knockOver } from './fall';
import { pyramidsToGo, roundsOf, type Options } from './options';
import type { Card, Pyramid } from './pieces';
import { mostOf, nextStarter, totalsOf } from './score';
import { changed, type Result, type State } from './state';
import type { Move, News, Pile, Trick } from './types';

/** The table before the first pyramid is built. A starter who does not sit there is the first seat. */
export function setup(options: Options, seats: number, random: Random): Result {
  const { starter } = options;
  const first = starter === 'random' ? random.int(0, seats - 1) : starter < seats ? starter : 0;
  return beginRound({ options, seats, round: 1, starter: first, scores: [] }, random);
}

/** Deals twelve cards each; then everybody builds. (rules: Set-up) */
function beginRound(
  { options, seats, round, starter, scores }: Pick<State, 'options' | 'seats' | 'round' | 'starter' | 'scores'>,
  random: Random
): Result {
  const { hands, draw } = deal(seats, random);
  const state: State = {
    secret: true,
    options,
    seats,
    phase: 'building',
    round,
    starter,
    turn: null,
    pyramids: hands.map(() => null),
    buckets: hands.map(() => FRESH),
    out: [],
    hands,
    trick: null,
    lastTrick: null,
    draw,
    discard: [],
    mayDraw: null,
    scores
  };
  const news: News[] = [{ kind: 'roundBegan', round, rounds: roundsOf(options.match, seats), starter }];
  for (const [seat, cards] of hands.entries()) news.push({ kind: 'dealt', seat, cards });
  return { state, news };
}

/** Carries out a legal move. */
export function play(state: State, mover: Mover, move: Move, random: Random): Result {
  if (mover === 'table') return nextRound(state, random);
  switch (move.kind) {
    case 'build':
      return build(state, mover, move.pyramid);
    case 'reopen':
      return {
        state: changed(state, { pyramids: state.pyramids.with(mover, null) }),
        news: [{ kind: 'reopened', seat: mover }]
      };
    case 'play':
      return state.trick === null ? lead(state, mover, move, random) : defend(state, state.trick, mover, move, random);
    case 'giveWay':
      return giveWay(state, mover, move, random);
    case 'draw': {
      const news: News[] = [];
      return { state: changed(drawOne(state, mover, random, news), { mayDraw: null }), news };
    }
    case 'nextRound':
      throw new Error('only the table goes on to the next round');
  }
}

function nextRound(state: State, random: Random): Result {
  const winners = state.scores.at(-1)?.winners ?? [];
  const starter = nextStarter(winners, state.starter, state.seats);
  return beginRound({ ...state, round: state.round + 1, starter }, random);
}

/** Seals a pyramid. The last one shows them all, and the start player leads. (rules: Set-up 2) */
function build(state: State, seat: Seat, pyramid: Pyramid): Result {
  const pyramids = state.pyramids.with(seat, pyramid);
  const built = pyramids.filter((each) => each !== null);
  const news: News[] = [{ kind: 'sealed', seat }];
  if (built.length < state.seats) return { state: changed(state, { pyramids }), news };
  news.push({ kind: 'pyramidsShown', pyramids: built });
  return { state: changed(state, { pyramids, phase: 'trick', turn: state.starter }), news };
}

type Laying = Extract<Move, { kind: 'play' }>;

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** The player lays 1–3 cards as the number to beat. (rules: Lead) */
function lead(state: State, seat: Seat, { suit, values }: Laying, random: Random): Result {
  const sum = sumOf(values);
  const pile: Pile = { seat, values, sum };
  const trick: Trick = { suit, leader: seat, piles: [pile], toBeat: sum, last: seat, direction: 1 };
  return afterCards(state, trick, values, { kind: 'led', seat, suit, values, sum }, random);
}

/** The player beats the number with all the cards lying in front of them, which then is the new one. (rules: Defend) */
function defend(state: State, trick: Trick, seat: Seat, { suit, values }: Laying, random: Random): Result {
  const at = trick.piles.findIndex((pile) => pile.seat === seat);
  const before = trick.piles[at];
  const lying = before?.values ?? [];
  const sum = (before?.sum ?? 0) + sumOf(values);
  const pile: Pile = { seat, values: [...lying, ...values], sum };
  const piles = at < 0 ? [...trick.piles, pile] : trick.piles.with(at, pile);
  // Equal sums are legal under "Equals turn" alone, and turn play round for the rest of this trick.
  const turned = sum === trick.toBeat;
  const direction = turned ? (trick.direction === 1 ? -1 : 1) : trick.direction;
  const next: Trick = { suit, leader: trick.leader, piles, toBeat: sum, last: seat, direction };
  return afterCards(state, next, values, { kind: 'defended', seat, suit, lying, values, sum, turned }, random);
}

/** Cards lie: their player draws one card, however many were played, and the next one has to defend. */
function afterCards(state: State, trick: Trick, values: readonly number[], laid: News, random: Random): Result {
  const seat = trick.last;
  const news: News[] = forgotten(state);
  news.push(laid);
  const hand = withoutCards(state.hands[seat] ?? [], trick.suit, values);
  const played = changed(state, {
    hands: state.hands.with(seat, hand),
    trick,
    turn: following(state.out, state.seats, seat, trick.direction),
    mayDraw: null
  });
  if (!state.options.drawOrLose) return { state: drawOne(played, seat, random, news), news };
  const canDraw = played.draw.length + played.discard.length > 0;
  return { state: changed(played, { mayDraw: canDraw ? seat : null }), news };
}

/** The next seat in this direction whose pyramid stands. */
export function following(out: readonly Seat[], seats: number, seat: Seat, direction: 1 | -1): Seat {
  let next = seat;
  do next = (next + direction + seats) % seats;
  while (out.includes(next) && next !== seat);
  return next;
}

/** Under "Draw it or lose it": cards were laid or a bucket fell, and the chance to draw is gone. (rules: Cards) */
function forgotten(state: State): News[] {
  return state.mayDraw === null ? [] : [{ kind: 'forgotToDraw', seat: state.mayDraw }];
}

/** One card for this seat. An empty pile is made anew from the discards; if those are none too, nobody draws. */
function drawOne(state: State, seat: Seat, random: Random, news: News[]): State {
  let { draw, discard } = state;
  if (draw.length === 0) {
    if (discard.length === 0) return state;
    news.push({ kind: 'reshuffled', cards: discard.length });
    draw = random.shuffle(discard);
    discard = [];
  }
  const card = draw[draw.length - 1] as Card;
  news.push({ kind: 'drew', seat, card });
  const hands = state.hands.with(seat, withCard(state.hands[seat] ?? [], card));
  return changed(state, { hands, draw: draw.slice(0, -1), discard });
}

/** A bucket goes, with all that falls; the trick ends, and this player leads the next. (rules: Give way) */
function giveWay(state: State, seat: Seat, move: Extract<Move, { kind: 'giveWay' }>, random: Random): Result {
  const { trick } = state;
  const before = state.pyramids[seat];
  if (trick === null || !before) throw new Error('nobody attacks');
  const { bucket, pyramid, fell } = knockOver(before, move, move.keep);
  const left = (state.buckets[seat] ?? 0) - fell.length;
  const news: News[] = forgotten(state);
  news.push({ kind: 'gaveWay', seat, suit: trick.suit, toBeat: trick.toBeat, bucket, fell, left });
  const laid: Card[] = [];
  for (const pile of trick.piles) for (const value of pile.values) laid.push(cardOf(trick.suit, value));
  const ended = changed(state, {
    pyramids: state.pyramids.with(seat, pyramid),
    buckets: state.buckets.with(seat, left),
    trick: null,
    lastTrick: lostBy(trick, seat),
    discard: state.discard.concat(laid),
    mayDraw: null
  });
  return left > 0 ? { state: leads(ended, seat, random, news), news } : goesOut(ended, seat, random, news);
}

/** The trick as it stays in sight, once a player has given way. Written out for speed, as in `changed`. */
function lostBy({ suit, leader, piles, toBeat, last, direction }: Trick, lost: Seat): State['lastTrick'] {
  return { suit, leader, piles, toBeat, last, direction, lost };
}

/** This player leads next. One without cards draws one first: it can happen under "Draw it or lose it". (rules: Cards) */
function leads(state: State, seat: Seat, random: Random, news: News[]): State {
  const next = changed(state, { turn: seat });
  return next.hands[seat]?.length === 0 ? drawOne(next, seat, random, news) : next;
}

/** The last bucket went: hand to the discards, and the player clockwise leads, or the round ends. (rules: End) */
function goesOut(state: State, seat: Seat, random: Random, news: News[]): Result {
  const hand = state.hands[seat] ?? [];
  news.push({ kind: 'out', seat, cards: hand.length });
  const gone = changed(state, {
    out: [...state.out, seat],
    hands: state.hands.with(seat, []),
    discard: state.discard.concat(hand)
  });
  if (gone.out.length < pyramidsToGo(gone.seats)) {
    return { state: leads(gone, following(gone.out, gone.seats, seat, 1), random, news), news };
  }
  return { state: endRound(gone, news), news };
}

/** Most buckets left wins the round; the last round ends the match. (rules: End and scoring) */
function endRound(state: State, news: News[]): State {
  const { round, buckets, seats } = state;
  const winners = mostOf(buckets);
  const scores = [...state.scores, { buckets, winners }];
  news.push({ kind: 'roundEnded', round, buckets, winners });
  if (round < roundsOf(state.options.match, seats)) return changed(state, { phase: 'roundOver', turn: null, scores });
  const totals = totalsOf(scores, seats);
  news.push({ kind: 'matchEnded', totals, winners: mostOf(totals) });
  return changed(state, { phase: 'over', turn: null, scores });
}
