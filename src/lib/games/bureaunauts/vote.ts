/** The vote of the five departments. (rules: The vote) */
import type { Seat } from '../../kernel/game';
import { DEPARTMENTS, type Department } from './pieces';
import type { Work } from './state';
import type { Board, Elected, Verdict, Vote } from './types';
import { push, take } from './work';

/** Votes for a hard majority, and for a soft one. (rules: The vote) */
export const MAJORITY = { hard: 3, soft: 2 } as const;

/** What the vote has come to, as far as it is counted. */
type Votes = Pick<Board, 'votes' | 'piles'> & { readonly seats: number };

/** The cards turned in the drawing under way; none between two drawings. */
function turnedCards(board: Pick<Board, 'votes'>): Vote['cards'] {
  const last = board.votes[board.votes.length - 1];
  return last === undefined || last.verdict !== null ? [] : last.cards;
}

/** How many cards a department's pile holds. */
function heightOf(board: Pick<Board, 'piles'>, at: number): number {
  return (board.piles[at] ?? []).reduce((sum, count) => sum + count, 0);
}

/** The departments whose card is still to be turned in this drawing, the next one first; none when no card is left. */
export function departmentsToTurn(board: Pick<Board, 'votes' | 'piles'>): readonly Department[] {
  const last = turnedCards(board).at(-1)?.department;
  const from = last === undefined ? 0 : DEPARTMENTS.indexOf(last) + 1;
  return DEPARTMENTS.filter((_, at) => at >= from && heightOf(board, at) > 0);
}

/** How many soft majorities each player has had. */
export function softMajorities(board: Pick<Board, 'votes'> & { readonly seats: number }): readonly number[] {
  const counts = Array.from({ length: board.seats }, () => 0);
  for (const { verdict } of board.votes) {
    if (verdict?.kind === 'soft') counts[verdict.seat] = (counts[verdict.seat] ?? 0) + 1;
  }
  return counts;
}

/** What a drawing with these votes by seat comes to. `softs`: soft majorities had before. (rules: The vote) */
export function verdictOf(votes: readonly number[], softs: readonly number[]): Verdict {
  const hard = votes.findIndex((count) => count >= MAJORITY.hard);
  if (hard >= 0) return { kind: 'hard', seat: hard };
  const pairs = votes.flatMap((count, seat) => (count === MAJORITY.soft ? [seat] : []));
  const [seat] = pairs;
  if (seat === undefined || pairs.length > 1) return { kind: 'none' };
  return { kind: 'soft', seat, times: (softs[seat] ?? 0) + 1 };
}

/** Whom a drawing that comes to this elects: three votes at once, or two for the second time; null: nobody yet. (rules: The vote) */
export function electedIn(verdict: Verdict): Elected | null {
  if (verdict.kind === 'hard') return { seat: verdict.seat, by: 'hard' };
  return verdict.kind === 'soft' && verdict.times > 1 ? { seat: verdict.seat, by: 'twoSoft' } : null;
}

function countOf(cards: Vote['cards'], seats: number): number[] {
  const votes = Array.from({ length: seats }, () => 0);
  for (const { seat } of cards) votes[seat] = (votes[seat] ?? 0) + 1;
  return votes;
}

/** Turns the next department's card; it leaves the game. The last one is counted. (rules: The vote) */
export function turnCard(work: Work): void {
  const { state, news, random } = work;
  take(work, 'vote');
  const [department] = departmentsToTurn(state);
  if (department === undefined) throw new Error('no card is left to turn');
  const at = DEPARTMENTS.indexOf(department);
  const pile = state.piles[at] ?? [];
  const seat = ownerOf(pile, random.int(1, heightOf(state, at)));
  state.piles = state.piles.with(at, pile.with(seat, (pile[seat] ?? 0) - 1));
  const turned = turnedCards(state);
  const cards = [...turned, { department, seat }];
  const before = turned.length > 0 ? state.votes.slice(0, -1) : state.votes;
  const vote = before.length + 1;
  news.push({ kind: 'voteCard', vote, department, seat });
  state.votes = [...before, { cards, verdict: null }];
  push(work, { kind: 'vote' });
  const counted = countOf(cards, state.seats);
  const isSettled = counted.some((count) => count >= MAJORITY.hard) || departmentsToTurn(state).length === 0;
  if (!isSettled) return;
  const verdict = verdictOf(counted, softMajorities(state));
  state.votes = [...before, { cards, verdict }];
  news.push({ kind: 'voteCounted', vote, verdict });
  const elected = electedIn(verdict);
  if (elected !== null) elect(work, elected);
}

/** Whose card is the n-th of a pile, n from 1. */
function ownerOf(pile: readonly number[], n: number): Seat {
  let rest = n;
  return pile.findIndex((count) => (rest -= count) <= 0);
}

/** No card is left: the only player with a soft majority wins, else a Meeting decides. (rules: The vote) */
export function endVote(work: Work): void {
  const { state } = work;
  const counts = softMajorities(state);
  const seats = counts.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const [only] = seats;
  if (only !== undefined && seats.length === 1) elect(work, { seat: only, by: 'onlySoft' });
  else
    push(work, { kind: 'callMeeting', about: { kind: 'vote' }, seats: seats.length > 0 ? seats : [...counts.keys()] });
}

/** The last Meeting has decided. */
export function electByMeeting(work: Work, seat: Seat): void {
  elect(work, { seat, by: softMajorities(work.state).some((count) => count > 0) ? 'softMeeting' : 'openMeeting' });
}

/** The Galactic CEO is found, and the game is over. */
function elect(work: Work, elected: Elected): void {
  const { state, news } = work;
  state.elected = elected;
  state.phase = 'over';
  state.pending = [];
  news.push({ kind: 'elected', ...elected });
}

/** How a drawing may end, each with its chance from 0 to 1. */
export interface VoteOdds {
  /** By seat: three cards, or a second soft majority: the player wins at once. */
  readonly wins: readonly number[];
  /** By seat: a first soft majority. */
  readonly soft: readonly number[];
  /** Nobody gets anything. */
  readonly nobody: number;
}

/**
 * The odds of the drawing under way, or of the next one: every card of a pile is as likely as the other. Before the vote
 * it tells how one would go if it were held now.
 */
export function voteOdds(board: Votes): VoteOdds {
  const softs = softMajorities(board);
  const wins = softs.map(() => 0);
  const soft = softs.map(() => 0);
  let nobody = 0;
  const votes = countOf(turnedCards(board), board.seats);
  const piles = departmentsToTurn(board).map((department) => board.piles[DEPARTMENTS.indexOf(department)] ?? []);
  const go = (at: number, chance: number): void => {
    const pile = piles[at];
    const verdict =
      pile === undefined || votes.some((count) => count >= MAJORITY.hard) ? verdictOf(votes, softs) : null;
    if (verdict === null) {
      const height = (pile ?? []).reduce((sum, count) => sum + count, 0);
      for (const [seat, count] of (pile ?? []).entries()) {
        if (count === 0) continue;
        votes[seat] = (votes[seat] ?? 0) + 1;
        go(at + 1, (chance * count) / height);
        votes[seat] = (votes[seat] ?? 0) - 1;
      }
    } else if (verdict.kind === 'none') nobody += chance;
    else if (electedIn(verdict) !== null) wins[verdict.seat] = (wins[verdict.seat] ?? 0) + chance;
    else soft[verdict.seat] = (soft[verdict.seat] ?? 0) + chance;
  };
  go(0, 1);
  return { wins, soft, nobody };
}

/** What the drawing comes to if its last card is this player's; null unless exactly one card is still to be turned. */
export function verdictWith(board: Votes, seat: Seat): Verdict | null {
  if (departmentsToTurn(board).length !== 1) return null;
  const votes = countOf(turnedCards(board), board.seats);
  return verdictOf(votes.with(seat, (votes[seat] ?? 0) + 1), softMajorities(board));
}
