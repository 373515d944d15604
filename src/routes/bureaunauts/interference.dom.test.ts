import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bureaunautsSubject } from '../../../tests/laws/bureaunauts.subject';
import { namesApart, otherHands, samePages, type Looked } from '../../../tests/laws/pages';
import { bureaunauts, type Bureaunauts } from '../../lib/games/bureaunauts';
import type { Inside } from '../../lib/games/bureaunauts/state';
import { tableAt } from '../../lib/table/testing/positions';
import { people } from '../../lib/table/testing/seats';
import Board from './Board.svelte';
import { fetchAll } from './later';
import { words } from './words';

vi.setConfig({ testTimeout: 300_000 });

// What is shown at once is compared: all pieces have to be there.
beforeAll(fetchAll, 180_000);

const looked: Looked<Inside, Bureaunauts> = {
  subject: bureaunautsSubject,
  screens: { board: Board, words },
  options: { budget: 3, rotate: false, lots: false, closing: 12, starter: 0 },
  tableAt: ({ options, seats }, state, players = people(seats)) => tableAt(bureaunauts, options, players, state)
};

describe('two games that differ only in what somebody may not know', () => {
  it('look the same to the table and to that seat, to the last byte of the page', () => {
    const { pairs, different } = samePages(looked, [2, 3], 60);
    expect(pairs).toBeGreaterThan(8);
    expect(different / pairs).toBeGreaterThan(0.85);
  });

  it('would not look the same to a page that leaks', () => {
    // What the disturbed seat itself sees differs: the comparison can tell.
    expect(otherHands(looked, [3], 60)).toBeGreaterThan(2);
  });
});

describe('a name that runs from right to left', () => {
  it('turns nothing round that stands beside it', () => {
    expect(namesApart(looked, [4], 150)).toBeGreaterThan(40);
  });
});
