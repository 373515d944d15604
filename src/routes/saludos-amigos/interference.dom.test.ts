import { beforeAll, describe, expect, it, vi } from 'vitest';
import { namesApart, otherHands, samePages, type Looked } from '../../../tests/laws/pages';
import { saludosAmigosSubject } from '../../../tests/laws/saludos-amigos.subject';
import { saludosAmigos, type SaludosAmigos } from '../../lib/games/saludos-amigos';
import type { Inside } from '../../lib/games/saludos-amigos/state';
import { tableAt } from '../../lib/table/testing/positions';
import { people } from '../../lib/table/testing/seats';
import Board from './Board.svelte';
import { fetchAll } from './later';
import { words } from './words';

vi.setConfig({ testTimeout: 300_000 });

// What is shown at once is compared: all pieces have to be there.
beforeAll(fetchAll, 180_000);

const looked: Looked<Inside, SaludosAmigos> = {
  subject: saludosAmigosSubject,
  screens: { board: Board, words },
  options: { talkClock: null, starter: 0 },
  tableAt: ({ options, seats }, state, players = people(seats)) => tableAt(saludosAmigos, options, players, state)
};

describe('two games that differ only in what somebody may not know', () => {
  it('look the same to the table and to that seat, to the last byte of the page', () => {
    const { pairs, different } = samePages(looked, [2, 3], 30);
    expect(pairs).toBeGreaterThan(14);
    expect(different / pairs).toBeGreaterThan(0.3);
  });

  it('would not look the same to a page that leaks', () => {
    // What the disturbed seat itself sees differs: the comparison can tell.
    expect(otherHands(looked, [2], 12)).toBeGreaterThan(2);
  });
});

describe('a name that runs from right to left', () => {
  it('turns nothing round that stands beside it', () => {
    expect(namesApart(looked, [4], 60)).toBeGreaterThan(40);
  });
});
