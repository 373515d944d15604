import { describe, expect, it, vi } from 'vitest';
import type { Kinds } from '../../src/lib/kernel/game';
import { buroCrazyPlan } from './buro-crazy.subject';
import { bureaunautsPlan } from './bureaunauts.subject';
import { playIsSound, POLICIES, walk } from './laws';
import type { Plan } from './random-games';
import { saludosAmigosPlan } from './saludos-amigos.subject';
import { bucketKingPlan, toySubject } from './subjects';
import { randomFor } from '../../src/lib/kernel/random';

// Whole games, every state of them: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

const GAMES = Number(process.env.SOUND_GAMES ?? '1');

/** Plays games of a plan, one for each number of players, kind of table and policy; says how many states were sound. */
function playSound<K extends Kinds>({ subject, seats, options }: Plan<K>): number {
  let states = 0;
  for (const players of seats) {
    for (const [at, table] of options.entries()) {
      for (const [nth, policy] of POLICIES.entries()) {
       for (let g = 0; g < GAMES; g++) {
        const seed = [g, players, at, nth].map((n) => n.toString(16)).join('').padStart(32, '8');
        for (const position of walk(subject, { options: table.options, seats: players, seed, policy })) {
          playIsSound(position, randomFor(seed, 0));
          states += 1;
        }
       }
      }
    }
  }
  return states;
}

describe('Every state and all news of random play is sound', () => {
  it('in The Bucket King', () => {
    expect(playSound(bucketKingPlan)).toBeGreaterThan(1000);
  });
  it('in Büro Crazy', () => {
    expect(playSound(buroCrazyPlan)).toBeGreaterThan(1000);
  });
  it('in Saludos Amigos!', () => {
    expect(playSound(saludosAmigosPlan)).toBeGreaterThan(1000);
  });
  it('in Bureaunauts', () => {
    expect(playSound(bureaunautsPlan)).toBeGreaterThan(1000);
  });
  it('in the toy game', () => {
    const options = [true, false].map((swaps) => ({ name: `swaps ${swaps}`, options: { swaps } }));
    expect(playSound({ subject: toySubject, seats: [2, 3, 4], options })).toBeGreaterThan(100);
  });
});
