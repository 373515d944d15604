import { describe, expect, it } from 'vitest';
import type { Cards, News, Payment, Reveal, View } from '$lib/games/buro-crazy';
import { exampleView, FIFTH, handView } from '../testing';
import { tipsAtTable, tipsInHand } from './tips';

const NONE: Cards = [0, 0, 0, 0, 0];
const payment = (over: Partial<Payment> = {}): Payment => ({
  owed: 3,
  paid: 3,
  count: 1,
  cards: null,
  change: null,
  ...over
});
const changed = payment({ change: { with: 'reserve', card: 5, into: [1, 2, 0, 0, 0] } });
const won: Extract<Reveal['upshot'], { kind: 'won' }> = {
  kind: 'won',
  winner: 'left',
  to: { level: 'ground', place: 4 },
  difference: 19,
  taken: 19,
  takenCards: NONE,
  kitchenBefore: 40,
  toRoof: 3
};
const revealed = (upshot: Reveal['upshot']): View =>
  exampleView({
    phase: 'revealed',
    reveal: { left: { seat: 2, cards: NONE, total: 23 }, right: { seat: 0, cards: NONE, total: 4 }, upshot }
  });

describe('The first-game guide in a hand', () => {
  it('explains the stake first, then that losing pays, then that cards are counted', () => {
    expect(tipsInHand(handView(), 0)).toEqual(['stake', 'lose', 'many']);
  });

  it('explains a duel that is fought again, and the final', () => {
    expect(tipsInHand(handView({ duel: { ...FIFTH, ties: 1 } }), 0)[0]).toBe('again');
    expect(tipsInHand(handView({ duel: { ...FIFTH, level: 'second', room: 0 } }), 0)[0]).toBe('stakeFinal');
  });

  it('says when the kitchen is empty', () => {
    expect(tipsInHand(handView({ kitchen: NONE }), 0)).toContain('emptyKitchen');
    expect(tipsInHand(handView(), 0)).not.toContain('emptyKitchen');
  });

  it('is silent to whoever has sealed, and to whoever only looks at their cards', () => {
    expect(tipsInHand(handView({ done: [0, 2] }), 0)).toEqual([]);
    expect(tipsInHand(handView({ viewer: 1 }), 1)).toEqual([]);
  });

  it('says the same whatever cards are in the hand', () => {
    expect(tipsInHand(handView({ hand: NONE }), 0)).toEqual(tipsInHand(handView(), 0));
  });
});

describe('The first-game guide at the table', () => {
  it('explains the stairs, then what a seal means', () => {
    expect(tipsAtTable(exampleView(), [])).toEqual(['stairs', 'sealed']);
    expect(tipsAtTable(exampleView({ done: [] }), [])).toEqual(['stairs']);
  });

  it('explains each level when its duels begin', () => {
    const on = (level: 'ground' | 'first' | 'second') =>
      tipsAtTable(exampleView({ duel: { ...FIFTH, level, room: 0 }, done: [] }), []);
    expect([on('ground'), on('first'), on('second')]).toEqual([['ground'], ['first'], ['final']]);
  });

  it('explains what a reveal led to, and a kitchen that had too little', () => {
    expect(tipsAtTable(revealed(won), [])).toEqual(['won', 'roof']);
    expect(tipsAtTable(revealed({ ...won, taken: 7 }), [])).toEqual(['won', 'short', 'roof']);
    expect(tipsAtTable(revealed({ kind: 'tied', lost: [3, 3] }), [])).toEqual(['tied']);
    expect(tipsAtTable(revealed({ kind: 'lot', winner: 'left', to: won.to }), [])).toEqual(['lot']);
  });

  it('explains a change only where a card was changed', () => {
    const tied: News = { kind: 'tied', duel: FIFTH, total: 5, left: changed, right: payment() };
    expect(tipsAtTable(revealed({ kind: 'tied', lost: [3, 3] }), [tied])).toContain('change');
    const paid: News = { kind: 'kitchenPaid', seat: 0, payment: payment(), before: 40, after: 21 };
    expect(tipsAtTable(revealed(won), [paid])).not.toContain('kitchenChange');
    expect(tipsAtTable(revealed(won), [{ ...paid, payment: changed }])).toContain('kitchenChange');
  });

  it('explains a figure that climbed alone, and one against its own', () => {
    const to = { level: 'ground', place: 7 } as const;
    const bye: News = { kind: 'bye', room: { level: 'stairs', room: 7 }, seat: 1, to, payment: payment() };
    const own: News = {
      kind: 'ownDuel',
      room: { level: 'ground', room: 3 },
      seat: 1,
      to: { level: 'first', place: 3 }
    };
    expect(tipsAtTable(exampleView(), [bye, own])).toEqual(['bye', 'own', 'stairs', 'sealed']);
  });

  it('explains the piles', () => {
    expect(tipsAtTable(exampleView({ phase: 'piles', duel: null }), [])).toEqual(['piles']);
  });
});
