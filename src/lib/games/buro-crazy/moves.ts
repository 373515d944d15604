/** What a player may do, told from what that player can see. */
import type { Mover } from '../../kernel/game';
import { countOf, holds, NONE, oneOf, plus } from './cards';
import { sideOf } from './duel';
import { VALUES, type Cards, type Value } from './pieces';
import type { Move, Refusal, View } from './types';

type Staking = Extract<Move, { kind: 'stake' }>;

const REOPEN: readonly Move[] = [{ kind: 'reopen' }];
const NEXT_DUEL: readonly Move[] = [{ kind: 'nextDuel' }];
const TURN_PILE: readonly Move[] = [{ kind: 'turnPile' }];
const NO_MOVE: readonly Move[] = [];
const NOTHING_STAKED: Staking = { kind: 'stake', cards: NONE };

/** A small stake is one of up to so many cards. */
const SMALL = 3;

/** Every set of one to three cards, made once. */
const SMALL_STAKES: readonly Staking[] = smallStakes();

function smallStakes(): Staking[] {
  const stakes: Staking[] = [];
  const add = (so: Cards, from: number): void => {
    for (let at = from; at < VALUES.length && countOf(so) < SMALL; at += 1) {
      const cards = plus(so, oneOf(VALUES[at] as Value));
      stakes.push({ kind: 'stake', cards });
      add(cards, at);
    }
  };
  add(NONE, 0);
  return stakes;
}

/**
 * What the mover may do. Of the thousands of stakes a hand allows these are candidates: nothing, every set of up to three
 * cards, and larger ones that take all cards of neighbouring values, up to the whole hand. From another's view only what
 * is chosen in sight of all.
 */
export function moves(view: View, mover: Mover): readonly Move[] {
  if (mover === 'table') {
    if (view.phase === 'revealed') return NEXT_DUEL;
    return view.phase === 'piles' ? TURN_PILE : NO_MOVE;
  }
  const { hand, duel } = view;
  if (view.phase !== 'stakes' || duel === null || view.viewer !== mover || hand === null) return NO_MOVE;
  if (sideOf(duel, mover) === null || countOf(hand) === 0) return NO_MOVE;
  if (view.done.includes(mover)) return REOPEN;
  const result: Move[] = [NOTHING_STAKED];
  for (const stake of SMALL_STAKES) if (holds(hand, stake.cards)) result.push(stake);
  addLarge(result, hand);
  return result;
}

/** All cards from one value to another, where those make more than a small stake. */
function addLarge(result: Move[], hand: Cards): void {
  for (let low = 0; low < VALUES.length; low += 1) {
    if (hand[low] === 0) continue;
    const cards: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    let count = 0;
    for (let high = low; high < VALUES.length; high += 1) {
      const copies = hand[high] as number;
      if (copies === 0) continue;
      cards[high] = copies;
      count += copies;
      if (count > SMALL) result.push({ kind: 'stake', cards: [...cards] });
    }
  }
}

const MALFORMED: Refusal = { kind: 'malformed' };

/** Why a move is not allowed, or null. Moves may come from a file, so nothing about their shape is taken for granted. */
export function refuse(view: View, mover: Mover, move: Move): Refusal | null {
  const notNow: Refusal = { kind: 'notNow', phase: view.phase };
  switch (move.kind) {
    case 'stake':
    case 'reopen':
      if (mover === 'table' || view.phase !== 'stakes' || view.duel === null) return notNow;
      if (sideOf(view.duel, mover) === null) {
        return { kind: 'notInDuel', left: view.duel.left, right: view.duel.right };
      }
      if (move.kind === 'reopen') return view.done.includes(mover) ? null : { kind: 'notSealed' };
      if (view.done.includes(mover)) return { kind: 'alreadySealed' };
      return view.viewer !== mover || view.hand === null ? notNow : refuseStake(view.hand, move.cards);
    case 'nextDuel':
      return mover === 'table' && view.phase === 'revealed' ? null : notNow;
    case 'turnPile':
      return mover === 'table' && view.phase === 'piles' ? null : notNow;
    default:
      return MALFORMED;
  }
}

/** Any cards of the hand will do, none included. (rules: A duel 1) */
function refuseStake(hand: Cards, cards: unknown): Refusal | null {
  if (!Array.isArray(cards) || cards.length !== VALUES.length) return MALFORMED;
  const counts: readonly unknown[] = cards;
  for (const picked of counts)
    if (typeof picked !== 'number' || !Number.isInteger(picked) || picked < 0) return MALFORMED;
  for (const [at, value] of VALUES.entries()) {
    const picked = cards[at] as number;
    const held = hand[at] as number;
    if (picked > held) return { kind: 'notInHand', value, picked, held };
  }
  return null;
}
