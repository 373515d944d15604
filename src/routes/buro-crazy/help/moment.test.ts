import { describe, expect, it } from 'vitest';
import type { Reveal } from '$lib/games/buro-crazy';
import { exampleView, FIFTH } from '../testing';
import { momentOf } from './moment';

const stake = (seat: number) => ({ seat, cards: [0, 0, 1, 0, 0] as const, total: 5 });
const revealed = (upshot: Reveal['upshot']) =>
  exampleView({ phase: 'revealed', reveal: { left: stake(2), right: stake(0), upshot } });
const lot: Reveal['upshot'] = { kind: 'lot', winner: 'left', to: { level: 'ground', place: 4 } };
const won: Reveal['upshot'] = {
  ...lot,
  kind: 'won',
  difference: 3,
  taken: 3,
  takenCards: [1, 1, 0, 0, 0],
  kitchenBefore: 40,
  toRoof: 1
};
const final = { ...FIFTH, level: 'second', room: 0, number: 15, inLevel: 1, ofLevel: 1 } as const;

describe('The help for the moment', () => {
  it('explains the stake while stakes are chosen, and the tie when a duel is fought again', () => {
    expect(momentOf(exampleView()).now).toBe('stake');
    expect(momentOf(exampleView({ duel: { ...FIFTH, ties: 1 } })).now).toBe('tie');
  });

  it('explains what a reveal led to', () => {
    expect(momentOf(revealed(won)).now).toBe('won');
    expect(momentOf(revealed({ kind: 'tied', lost: [3, 3] })).now).toBe('tie');
    expect(momentOf(revealed(lot)).now).toBe('tie');
  });

  it('explains the final before and after it', () => {
    expect(momentOf(exampleView({ duel: final })).now).toBe('final');
    expect(momentOf({ ...revealed(won), duel: final }).now).toBe('final');
    expect(momentOf({ ...revealed(won), duel: final }).related).toContain('piles');
  });

  it('explains the piles, and at the end who wins', () => {
    expect(momentOf(exampleView({ phase: 'piles', duel: null })).now).toBe('piles');
    expect(momentOf(exampleView({ phase: 'over', duel: null })).now).toBe('score');
  });

  it('names the open ledger only where the table plays by it', () => {
    expect(momentOf(exampleView()).related).not.toContain('openLedger');
    expect(momentOf(exampleView({ options: { ...exampleView().options, openLedger: true } })).related).toContain(
      'openLedger'
    );
  });
});
