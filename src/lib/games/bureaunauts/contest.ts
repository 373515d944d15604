/** Contested cards, and where a loser's ship may be put. (rules: Contest) */
import type { Seat } from '../../kernel/game';
import { CELLS } from './grid';
import type { Pending } from './pending';
import type { Cell } from './pieces';
import type { State, Work } from './state';
import type { Board, Contest } from './types';
import { push } from './work';

/** The contest about a card in this movement step; null for none. */
export function contestAt(board: Pick<Board, 'contests'>, cell: Cell): Contest | null {
  return board.contests.find((contest) => contest.cell === cell) ?? null;
}

/** Replaces what is known of a contest, or adds it. */
export function updateContest(work: Work, contest: Contest): void {
  const { state } = work;
  const others = state.contests.filter(({ cell }) => cell !== contest.cell);
  state.contests = [...others, contest];
}

/** Whose ship stands on a card; null for nobody's. */
export function standingOn(board: Pick<Board, 'careers'>, cell: Cell): Seat | null {
  const seat = board.careers.findIndex(({ ship }) => ship.kind === 'card' && ship.cell === cell);
  return seat < 0 ? null : seat;
}

/** The winner of this card puts the losers' ships somewhere else, one after the other. */
export function placeLosers(work: Work, seat: Seat, cell: Cell): void {
  const contest = contestAt(work.state, cell);
  if (contest?.winner !== seat) return;
  push(work, ...contest.losers.map((loser): Pending => ({ kind: 'displace', seat, loser, cell })));
}

/** Why a loser's ship may not be put on a card. */
export type Obstacle = 'hasShip' | 'hasJellies' | 'faceUp' | 'isDialled';

/**
 * By cell: why a loser's ship may not be put there, or null where it may. Any face-down card without Jellies; where
 * there is none, any face-up card without a ship; of those none that a ship still in the air has dialled, as long as
 * there is another. (rules: Contest)
 */
export function obstacles(board: Pick<State, 'cards' | 'jellies' | 'careers'>): readonly (Obstacle | null)[] {
  const dialled = new Set<Cell>();
  const standing = new Set<Cell>();
  for (const { ship } of board.careers) {
    if (ship.kind === 'air') dialled.add(ship.to);
    if (ship.kind === 'card') standing.add(ship.cell);
  }
  const isHidden = (cell: Cell): boolean => board.cards[cell]?.face === null;
  const isFree = (cell: Cell): boolean => isHidden(cell) && board.jellies[cell] === 0;
  const free = CELLS.filter(isFree);
  const open = free.length > 0 ? free : CELLS.filter((cell) => !isHidden(cell) && !standing.has(cell));
  const best = open.filter((cell) => !dialled.has(cell));
  const legal = new Set(best.length > 0 ? best : open);
  return CELLS.map((cell) => {
    if (legal.has(cell)) return null;
    if (standing.has(cell)) return 'hasShip';
    if (isHidden(cell) && board.jellies[cell] !== 0) return 'hasJellies';
    return isHidden(cell) || free.length === 0 ? 'isDialled' : 'faceUp';
  });
}

/** Where a loser's ship may be put now. (rules: Contest) */
export function placesFor(board: Pick<State, 'cards' | 'jellies' | 'careers'>): readonly Cell[] {
  const why = obstacles(board);
  return CELLS.filter((cell) => why[cell] === null);
}
