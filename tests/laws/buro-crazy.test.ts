import fc from '../seeded';
import { describe, expect, it, vi } from 'vitest';
import { randomFor } from '../../src/lib/kernel/random';
import { runs } from '../effort';
import { buroCrazyPlan, buroCrazySubject } from './buro-crazy.subject';
import { disturbingChangesNothing, playUnderLaw, POLICIES, walk } from './laws';

// Many games a test: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const seeds = fc.stringMatching(/^[0-9a-f]{32}$/);
const policies = fc.constantFrom(...POLICIES);

describe('Büro Crazy keeps every law', () => {
  for (const seats of buroCrazyPlan.seats) {
    for (const { name, options } of buroCrazyPlan.options) {
      it(`with ${seats} players, ${name}`, () => {
        const property = fc.property(seeds, policies, (seed, policy) => {
          playUnderLaw(buroCrazySubject, { options, seats, seed, policy }, 0.2);
        });
        expect(() => fc.assert(property, { numRuns: runs(25) })).not.toThrow();
      });
    }
  }
});

describe('The disturbance changes something in nine positions of ten', () => {
  it.each([false, true])('in Büro Crazy, open ledger: %s', (openLedger) => {
    let looked = 0;
    let changed = 0;
    for (let game = 0; looked < 1000; game += 1) {
      const seed = game.toString(16).padStart(32, '7');
      for (const position of walk(buroCrazySubject, { options: { openLedger }, seats: 4, seed, policy: 'curious' })) {
        // When the ranking stands, all is known but what nobody will ever see.
        if (position.state.phase === 'over' || looked >= 1000) break;
        looked += 1;
        if (disturbingChangesNothing(position, randomFor(seed, 5000 + looked))) changed += 1;
      }
    }
    expect(changed / looked).toBeGreaterThanOrEqual(0.9);
  });
});
