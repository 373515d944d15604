import { beforeAll, describe, expect, it, vi } from 'vitest';
import { namesApart, otherHands, samePages, type Looked } from '../../../tests/laws/pages';
import { bucketKingSubject } from '../../../tests/laws/subjects';
import { bucketKing, type BucketKing } from '../../lib/games/bucket-king';
import type { Inside } from '../../lib/games/bucket-king/state';
import { tableAt } from '../../lib/table/testing/positions';
import { people } from '../../lib/table/testing/seats';
import Board from './Board.svelte';
import { fetchAll } from './later';
import { words } from './words';

vi.setConfig({ testTimeout: 300_000 });

// What is shown at once is compared: all pieces have to be there.
beforeAll(fetchAll, 180_000);

const looked: Looked<Inside, BucketKing> = {
  subject: bucketKingSubject,
  screens: { board: Board, words },
  options: { match: 1, drawOrLose: true, equalsTurn: false, starter: 0 },
  tableAt: ({ options, seats }, state, players = people(seats)) => tableAt(bucketKing, options, players, state)
};

describe('two games that differ only in what somebody may not know', () => {
  it('look the same to the table and to that seat, to the last byte of the page', () => {
    const { pairs, different } = samePages(looked, [2, 3, 4, 2], 6);
    expect(pairs).toBeGreaterThan(30);
    expect(different / pairs).toBeGreaterThan(0.85);
  });

  it('would not look the same to a page that leaks', () => {
    // What the disturbed seat itself sees differs: the comparison can tell.
    expect(otherHands(looked, [2], 8)).toBeGreaterThan(2);
  });
});

describe('a name that runs from right to left', () => {
  it('turns nothing round that stands beside it', () => {
    expect(namesApart(looked, [4], 12)).toBeGreaterThan(40);
  });
});
