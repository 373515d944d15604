import { describe, expect, it } from 'vitest';
import { JELLY_CARDS } from './jelly-cards';
import { drift, jellyActivity, spawn } from './jellies';
import { at, chance, newsOf, resumed, tableOf, type Sketch } from './testing';
import { workOn } from './work';

const pilots: Sketch['careers'] = [{}, {}, {}, {}];

describe('Jelly Activity', () => {
  it('drifts, leaves the grid, grows on systems, and spawns (worked case 1)', () => {
    const table = tableOf({
      careers: pilots,
      cards: { E10: 'system', D3: 'system' },
      jellies: { B3: 1, H3: 1, D10: 1 }
    });
    const drifted = drift(table, 'down');
    expect(drifted.drifts).toEqual([
      { from: at('B3'), to: at('C3'), tokens: 1, grew: 0 },
      { from: at('D10'), to: at('E10'), tokens: 1, grew: 1 },
      { from: at('H3'), to: null, tokens: 1, grew: 0 }
    ]);
    expect(drifted.jellies[at('E10')]).toBe(2);
    expect(drifted.supply).toBe(17);
    const spawned = spawn({ ...drifted, cards: table.cards }, ['C4', 'C3', 'H4', 'D3'].map(at));
    expect(spawned.spawns.map(({ placed, grew }) => [placed, grew])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 1]
    ]);
    expect(['C3', 'C4', 'H4', 'D3', 'E10'].map((name) => spawned.jellies[at(name)])).toEqual([2, 1, 1, 2, 2]);
    expect(spawned.supply).toBe(12);
  });

  it('grows once for a whole stack that arrives, and not where it was already', () => {
    const table = tableOf({ careers: pilots, cards: { C4: 'up:system', C5: 'system' }, jellies: { C3: 3, C5: 2 } });
    const { jellies } = drift(table, 'right');
    expect([jellies[at('C4')], jellies[at('C5')], jellies[at('C6')]]).toEqual([4, 0, 2]);
  });

  it('grows on the replacement of a system as on any system', () => {
    const table = tableOf({ careers: pilots, cards: { C4: 'up:system replacement' }, jellies: { C3: 1 } });
    expect(drift(table, 'right').jellies[at('C4')]).toBe(2);
  });

  it('does not grow on a Dark Star, which is a Space card', () => {
    const table = tableOf({ careers: pilots, cards: { C4: 'up:darkStar' } });
    expect(spawn(table, [at('C4')]).jellies[at('C4')]).toBe(1);
  });

  it('when tokens run short: what leaves the grid comes back first, then moved stacks grow from A1 to H10', () => {
    const cards = { A2: 'system', C2: 'system', E2: 'system' };
    const short = tableOf({ careers: pilots, cards, jellies: { A1: 5, C1: 5, E1: 9, D10: 1 } });
    expect(short.supply).toBe(0);
    const { jellies, supply } = drift(short, 'right');
    expect([jellies[at('A2')], jellies[at('C2')], jellies[at('E2')], supply]).toEqual([6, 5, 9, 0]);
  });

  it('when tokens run short: each printed coordinate gets its token and its growth before the next', () => {
    const cards = { A2: 'system', A4: 'system' };
    const short = tableOf({ careers: pilots, cards, jellies: { H1: 17 } });
    const { spawns, supply } = spawn(short, [at('A2'), at('A4'), at('A5')]);
    expect(spawns.map(({ placed, grew }) => [placed, grew])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0]
    ]);
    expect(supply).toBe(0);
  });

  it.each([2, 3, 4, 5, 6])('spawns on as many coordinates as there are players: %i', (seats) => {
    const begun = resumed({ careers: Array.from({ length: seats }, () => ({})), pending: [{ kind: 'period' }] });
    const card = JELLY_CARDS[begun.state.jellyUsed.at(-1) ?? 0];
    const [spawned] = newsOf(begun, 'jelliesSpawned');
    expect(spawned?.spawns.map(({ cell }) => cell)).toEqual(card?.cells.slice(0, seats));
  });

  it('shuffles a used-up deck again', () => {
    const table = tableOf({ careers: pilots });
    const work = workOn({ ...table, jellyDeck: [], jellyUsed: [...JELLY_CARDS.keys()] }, chance());
    jellyActivity(work);
    expect(work.news.map(({ kind }) => kind)).toEqual(['jellyCardsShuffled', 'jelliesDrifted', 'jelliesSpawned']);
    expect(work.state.jellyDeck).toHaveLength(39);
    expect(work.state.jellyUsed).toHaveLength(1);
  });
});
