import { describe, expect, it } from 'vitest';
import type { View } from '$lib/games/bucket-king';
import { exampleView } from '../testing';
import { momentOf } from './moment';

const asked = (kind: string): View['asks'] => [{ kind, by: [0], from: 'hand', sealed: false, optional: false }];

describe('The help for the moment', () => {
  it('explains building while pyramids are built', () => {
    expect(momentOf(exampleView({ phase: 'building', trick: null, asks: asked('build') })).now).toBe('build');
  });

  it('explains leading before a trick, and defending in it', () => {
    expect(momentOf(exampleView({ trick: null, asks: asked('lead') })).now).toBe('lead');
    expect(momentOf(exampleView({ turn: 1, trick: { ...trickOfAnna, last: 0 } })).now).toBe('defend');
  });

  it('explains the second lap to whoever has cards in the trick', () => {
    expect(momentOf(exampleView()).now).toBe('lap');
  });

  it('explains the end of a round and of the match', () => {
    expect(momentOf(exampleView({ phase: 'roundOver', trick: null, asks: asked('nextRound') })).now).toBe('roundEnd');
    expect(momentOf(exampleView({ phase: 'over', trick: null, asks: [] })).now).toBe('match');
  });

  it('names a house rule only where the table plays by it', () => {
    const { options } = exampleView();
    expect(momentOf(exampleView()).related).not.toContain('equalsTurn');
    expect(momentOf(exampleView({ options: { ...options, equalsTurn: true } })).related).toContain('equalsTurn');
  });

  it('is chosen from the first thing that must be done, not from what may be', () => {
    const asks: View['asks'] = [
      { kind: 'draw', by: [1], from: 'table', sealed: false, optional: true },
      ...asked('lead')
    ];
    expect(momentOf(exampleView({ trick: null, asks })).now).toBe('lead');
  });
});

const trickOfAnna: NonNullable<View['trick']> = {
  suit: 'horse',
  leader: 0,
  piles: [{ seat: 0, values: [4], sum: 4 }],
  toBeat: 4,
  last: 0,
  direction: 1
};
