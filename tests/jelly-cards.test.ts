import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JELLY_CARDS, DIRECTIONS } from '../src/lib/games/bureaunauts';
import { jellyCardsSource } from '../scripts/jelly-cards.mjs';

describe('the 40 Jelly Activity cards', () => {
  it('are what their script makes', () => {
    const file = new URL('../src/lib/games/bureaunauts/jelly-cards.ts', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(jellyCardsSource());
  });

  it('are forty, ten a direction, with six cells each', () => {
    expect(JELLY_CARDS).toHaveLength(40);
    for (const way of DIRECTIONS) expect(JELLY_CARDS.filter(({ direction }) => direction === way)).toHaveLength(10);
    expect(JELLY_CARDS.every(({ cells }) => cells.length === 6)).toBe(true);
  });

  it('name each of the 80 cells on three cards, never twice on one', () => {
    const counts = new Array<number>(80).fill(0);
    for (const { cells } of JELLY_CARDS) {
      expect(new Set(cells).size).toBe(6);
      for (const cell of cells) counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(counts).toEqual(new Array<number>(80).fill(3));
  });

  it.each([2, 4, 6])('spawn on every cell equally often with %i players', (players) => {
    const counts = new Array<number>(80).fill(0);
    for (const { cells } of JELLY_CARDS) {
      for (const cell of cells.slice(0, players)) counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(new Set(counts)).toEqual(new Set([players / 2]));
  });
});
