import { beforeAll, describe, expect, it, vi } from 'vitest';
import { namesApart, otherHands, samePages, type Looked } from '../../../tests/laws/pages';
import { buroCrazySubject } from '../../../tests/laws/buro-crazy.subject';
import { buroCrazy, type BuroCrazy } from '../../lib/games/buro-crazy';
import type { Inside } from '../../lib/games/buro-crazy/state';
import { tableAt } from '../../lib/table/testing/positions';
import { people } from '../../lib/table/testing/seats';
import Board from './Board.svelte';
import { fetchAll } from './later';
import { words } from './words';

vi.setConfig({ testTimeout: 300_000 });

// What is shown at once is compared: all pieces have to be there.
beforeAll(fetchAll, 180_000);

const looked: Looked<Inside, BuroCrazy> = {
  subject: buroCrazySubject,
  screens: { board: Board, words },
  options: { openLedger: false },
  tableAt: ({ options, seats }, state, players = people(seats)) => tableAt(buroCrazy, options, players, state)
};

describe('two games that differ only in what somebody may not know', () => {
  it('look the same to the table and to that seat, to the last byte of the page', () => {
    const { pairs, different } = samePages(looked, [3], 9);
    expect(pairs).toBeGreaterThan(7);
    expect(different / pairs).toBeGreaterThan(0.8);
  });

  it('would not look the same to a page that leaks', () => {
    // What the disturbed seat itself sees differs: the comparison can tell.
    expect(otherHands(looked, [3], 16)).toBeGreaterThan(2);
  });
});

describe('a name that runs from right to left', () => {
  it('turns nothing round that stands beside it', () => {
    expect(namesApart(looked, [4], 20)).toBeGreaterThan(40);
  });
});
