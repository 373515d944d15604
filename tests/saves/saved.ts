/** Games of the toy as they are saved, for tests. */
import { attempt } from '../../src/lib/kernel/attempt';
import { randomFor } from '../../src/lib/kernel/random';
import { people, SETTINGS } from '../../src/lib/table/testing/seats';
import { toy, type ToyMove } from '../../src/lib/table/testing/toy';
import { summaryOf, type Save, type Turn } from '../../src/lib/saves/records';

const SEED = '0123456789abcdef0123456789abcdef';
/** Both have sealed, and the first to greet has done so. */
export const SEALS: readonly (readonly [number, ToyMove])[] = [
  [0, { kind: 'seal', guess: 7 }],
  [1, { kind: 'seal', guess: 9 }],
  [1, { kind: 'greet' }]
];

/** A game of two as it is stored after these moves. */
export function saved(id: string, moves: readonly (readonly [number, ToyMove])[] = [], playedAt = 1): Save {
  let { state, news } = toy.setup({ greetings: 1 }, 2, randomFor(SEED, 0));
  const began = news;
  const turns: Turn[] = [];
  for (const [at, [mover, move]] of moves.entries()) {
    const tried = attempt(toy, state, mover, move, randomFor(SEED, at + 1));
    if (!tried.ok) throw new Error(tried.denial.kind);
    ({ state, news } = tried.played);
    turns.push({ id, n: at + 1, entry: { kind: 'move', mover, move }, news, chance: false, at: at + 2 });
  }
  return {
    summary: summaryOf(toy, state, {
      id,
      strand: id,
      players: people(2),
      options: { greetings: 1 },
      table: SETTINGS,
      createdAt: 1,
      playedAt,
      moves: moves.length,
      title: null
    }),
    standing: { id, seed: SEED, now: state, began, base: null },
    turns
  };
}
