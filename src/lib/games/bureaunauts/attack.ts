/** Steps 2 and 4: enemies, and what it costs to beat them. (rules: Attack) */
import type { Seat } from '../../kernel/game';
import { cardOf } from './grid';
import type { Pending } from './pending';
import type { Card, Cell, Enemy, EnemyKind, Face } from './pieces';
import { completeGoals } from './rewards';
import type { Work } from './state';
import type { Board } from './types';
import { careerOf, change, push, take } from './work';

/** The levels of enemies that are cards. (rules: Attack) */
export const LEVELS = { pirates: 2, swarm: 3, outpost: 3 } as const;

/** How far the Jelly track rises for a Jelly Swarm card. (rules: Attack) */
export const SWARM_JELLIES = 3;

const NONE: readonly Enemy[] = [];

/** The enemy a card shows, with the tokens that are one with it; null for none. */
function cardEnemy(face: Face | null | undefined, tokens: number): Enemy | null {
  switch (face) {
    case 'pirates':
    case 'outpost':
      return { kind: face, level: LEVELS[face], tokens: 0 };
    case 'swarm':
      return { kind: 'swarm', level: LEVELS.swarm + tokens, tokens };
    default:
      return null;
  }
}

/** The enemies on a card, as far as they lie open: the Jelly stack first. (rules: Attack) */
export function enemiesAt(board: Pick<Board, 'cards' | 'jellies'>, cell: Cell): readonly Enemy[] {
  const tokens = board.jellies[cell] ?? 0;
  const card = cardEnemy(board.cards[cell]?.face, tokens);
  if (tokens === 0) return card === null ? NONE : [card];
  if (card?.kind === 'swarm') return [card];
  const stack: Enemy = { kind: 'jelly', level: tokens, tokens };
  return card === null ? [stack] : [stack, card];
}

/** Photons missing for a ship of this level to be higher than the enemy. (rules: Attack) */
export function missingFor(level: number, enemy: Enemy): number {
  return Math.max(0, enemy.level + 1 - level);
}

/** An enemy, what it would cost this player to beat it now, and whether they can pay that. */
export interface Target {
  readonly enemy: Enemy;
  readonly cost: number;
  readonly isBeatable: boolean;
}

/** What this player could do to the enemies on a card, were their ship there; `boost` levels are paid already. */
export function targetsAt(
  board: Pick<Board, 'cards' | 'jellies' | 'careers'>,
  seat: Seat,
  cell: Cell,
  boost = 0
): readonly Target[] {
  const { level, photons } = careerOf(board, seat);
  return enemiesAt(board, cell).map((enemy) => {
    const cost = missingFor(level + boost, enemy);
    return { enemy, cost, isBeatable: cost <= photons };
  });
}

/** The enemies this player's ship is with, and what each would cost now; none for a ship that is not on a card. */
export function targetsOf(
  board: Pick<Board, 'cards' | 'jellies' | 'careers' | 'pending'>,
  seat: Seat
): readonly Target[] {
  const { ship } = careerOf(board, seat);
  if (ship.kind !== 'card') return [];
  const top = board.pending[board.pending.length - 1];
  return targetsAt(board, seat, ship.cell, top?.kind === 'attack' && top.seat === seat ? top.boost : 0);
}

/** Will this ship be damaged if the period ends now? (rules: Administration) */
export function isInDanger(board: Pick<Board, 'cards' | 'jellies' | 'careers'>, seat: Seat): boolean {
  const { ship } = careerOf(board, seat);
  return ship.kind === 'card' && enemiesAt(board, ship.cell).length > 0;
}

/** Has this player anything to attack that can be beaten? Who hasn't is not asked. (rules: Attack) */
export function canAttack(board: Pick<Board, 'cards' | 'jellies' | 'careers' | 'pending'>, seat: Seat): boolean {
  return targetsOf(board, seat).some(({ isBeatable }) => isBeatable);
}

/** Those who filed may attack, in turn order. */
export function beginAttacks(work: Work): void {
  push(work, ...work.state.filers.map((seat): Pending => ({ kind: 'attack', seat, boost: 0 })));
}

/** Beats an enemy. What is paid lifts the ship for the rest of this step. (rules: Attack) */
export function attack(work: Work, seat: Seat, kind: EnemyKind): void {
  const { state, news } = work;
  const target = targetsOf(state, seat).find(({ enemy }) => enemy.kind === kind);
  const { boost } = take(work, 'attack');
  const career = careerOf(state, seat);
  if (target === undefined || career.ship.kind !== 'card') throw new Error('attacks are looked at before');
  const { cell } = career.ship;
  const { enemy, cost } = target;
  const jellies = enemy.tokens + (kind === 'swarm' ? SWARM_JELLIES : 0);
  change(work, seat, {
    photons: career.photons - cost,
    jellyTrack: career.jellyTrack + jellies,
    pirates: career.pirates + (kind === 'pirates' ? 1 : 0),
    outposts: career.outposts + (kind === 'outpost' ? 1 : 0),
    swarms: career.swarms + (kind === 'swarm' ? 1 : 0)
  });
  if (enemy.tokens > 0) {
    state.jellies = state.jellies.with(cell, 0);
    state.supply += enemy.tokens;
  }
  if (kind !== 'jelly') replace(work, cell);
  news.push({ kind: 'defeated', seat, cell, enemy: kind, level: enemy.level, paid: cost, jellies });
  push(work, { kind: 'attack', seat, boost: boost + cost });
  completeGoals(work, seat);
}

/** A card leaves the grid, and a replacement of the same back takes its place. (rules: What is in the box) */
export function replace(work: Work, cell: Cell): void {
  const { state } = work;
  const card = state.cards[cell] as Card;
  state.cards = state.cards.with(cell, cardOf(card.back, 'replacement'));
}

/** Leaves the enemies alone. */
export function holdFire(work: Work, seat: Seat): void {
  take(work, 'attack');
  const { ship } = careerOf(work.state, seat);
  if (ship.kind === 'card') work.news.push({ kind: 'heldFire', seat, cell: ship.cell });
}
