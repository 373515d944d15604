/**
 * In which order the cards of a session turn, once they lie open: whoever is behind turns their lowest, so that the lead
 * changes as often as it can, and the last card decides. Made of the result alone, which everybody may see.
 */
import type { Seat, SessionResult } from '$lib/games/saludos-amigos';

export type Side = SessionResult['winner'];

/** A card that is turned: the `at`-th of those that somebody used. */
export interface Turned {
  readonly side: Side;
  readonly seat: Seat;
  readonly at: number;
  readonly value: number;
}

/** So many turns there are at most: of more cards, the first ones turn together. */
export const MOST_TURNS = 12;

/** All cards, one after the other. A tie is enough for the coalition, so the opposition is behind. */
function inTurn(result: SessionResult): readonly Turned[] {
  const waiting = { coalition: lowestFirst(result, 'coalition'), opposition: lowestFirst(result, 'opposition') };
  const totals = { coalition: result.coalition.strength, opposition: result.opposition.strength };
  const turned: Turned[] = [];
  for (;;) {
    const behind = totals.opposition <= totals.coalition ? 'opposition' : 'coalition';
    const card = waiting[behind].shift() ?? waiting[behind === 'opposition' ? 'coalition' : 'opposition'].shift();
    if (card === undefined) return turned;
    turned.push(card);
    totals[card.side] += card.value;
  }
}

function lowestFirst(result: SessionResult, side: Side): Turned[] {
  return result[side].cards
    .flatMap((values, seat) => values.map((value, at) => ({ side, seat, at, value })))
    .toSorted((one, other) => one.value - other.value);
}

/** The turns, each with the cards that turn in it; in the last one it is a single card. */
export function turnsIn(result: SessionResult): readonly (readonly Turned[])[] {
  const cards = [...inTurn(result)];
  const last = cards.splice(-1);
  const turns: (readonly Turned[])[] = [];
  while (cards.length > 0) turns.push(cards.splice(0, Math.ceil(cards.length / (MOST_TURNS - 1 - turns.length))));
  return last.length === 0 ? turns : [...turns, last];
}

/** What can be seen of a session after so many turns. */
export interface Opened {
  /** Which of somebody's cards lie face up. */
  isUp(seat: Seat, at: number): boolean;
  /** What these cards of theirs come to. */
  valueOf(seat: Seat): number;
  /** What both sides come to by then. */
  readonly totals: Readonly<Record<Side, number>>;
  /** Who has won; null as long as that is not told. */
  readonly winner: Side | null;
}

/** After so many turns; Infinity: all is told. */
export function openedIn(result: SessionResult, turns: number): Opened {
  const up = turnsIn(result).slice(0, turns).flat();
  const sum = (is: (card: Turned) => boolean): number => up.reduce((all, card) => all + (is(card) ? card.value : 0), 0);
  return {
    isUp: (seat, at) => up.some((card) => card.seat === seat && card.at === at),
    valueOf: (seat) => sum((card) => card.seat === seat),
    totals: {
      coalition: result.coalition.strength + sum(({ side }) => side === 'coalition'),
      opposition: result.opposition.strength + sum(({ side }) => side === 'opposition')
    },
    winner: turns === Infinity ? result.winner : null
  };
}
