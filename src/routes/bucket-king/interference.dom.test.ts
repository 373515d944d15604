import { describe, expect, it, vi } from 'vitest';
import { disturb } from '../../../tests/laws/bucket-king.disturb';
import { choicesFor, walk, type Position } from '../../../tests/laws/laws';
import { bucketKingSubject } from '../../../tests/laws/subjects';
import { bucketKing, type BucketKing, type Options } from '../../lib/games/bucket-king';
import type { Inside } from '../../lib/games/bucket-king/state';
import type { Viewer } from '../../lib/kernel/game';
import { randomFor } from '../../lib/kernel/random';
import BucketKingTable from './testing/BucketKingTable.svelte';
import { pagesOf } from '../../lib/table/testing/interference';
import { tableAt } from '../../lib/table/testing/positions';
import { people } from '../../lib/table/testing/seats';
import type { Table } from '../../lib/table/table.svelte';

vi.setConfig({ testTimeout: 120_000 });

const OPTIONS: Options = { match: 1, drawOrLose: true, equalsTurn: false, starter: 0 };

function tableOf({ deal }: Position<Inside>, state: Inside['state']): Table<BucketKing> {
  return tableAt(bucketKing, deal.options, people(deal.seats), state);
}

/** Some positions of random games: the first moves of each, and then every few. */
function* positions(games: number, every: number): Generator<Position<Inside>> {
  for (let game = 0; game < games; game += 1) {
    const seed = game.toString(16).padStart(32, '5');
    const deal = { options: OPTIONS, seats: 2 + (game % 3), seed, policy: 'progress' } as const;
    let n = 0;
    for (const position of walk(bucketKingSubject, deal)) {
      if (n < 4 || n % every === 0) yield { ...position, entries: [...position.entries] };
      n += 1;
    }
  }
}

describe('two games that differ only in what somebody may not know', () => {
  it('look the same to the table and to that seat, to the last byte of the page', () => {
    let pairs = 0;
    let different = 0;
    for (const position of positions(4, 6)) {
      const random = choicesFor(position.deal.seed, 500 + position.entries.length);
      const viewer: Viewer = random.pick([
        'onlooker',
        ...Array.from({ length: position.deal.seats }, (_, seat) => seat)
      ]);
      const other = disturb(position.state, viewer, random);
      const seat = viewer === 'onlooker' ? null : viewer;
      const [one, two] = [position.state, other].map((state) =>
        pagesOf(BucketKingTable, tableOf(position, state), seat)
      );
      expect(two).toEqual(one);
      pairs += 1;
      if (JSON.stringify(other) !== JSON.stringify(position.state)) different += 1;
    }
    expect(pairs).toBeGreaterThan(30);
    expect(different / pairs).toBeGreaterThan(0.85);
  });

  it('would not look the same to a page that leaks', () => {
    // What the disturbed seat itself sees differs: the comparison can tell.
    let differs = 0;
    for (const position of positions(1, 8)) {
      const other = disturb(position.state, 'onlooker', randomFor('1'.repeat(32), position.entries.length));
      const [one, two] = [position.state, other].map((state) => pagesOf(BucketKingTable, tableOf(position, state), 0));
      if (one?.[2] !== two?.[2]) differs += 1;
      expect(two?.slice(0, 2)).toEqual(one?.slice(0, 2));
    }
    expect(differs).toBeGreaterThan(2);
  });
});
