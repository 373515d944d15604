import fc from '../seeded';
import { describe, expect, it, vi } from 'vitest';
import { randomFor } from '../../src/lib/kernel/random';
import { runs } from '../effort';
import { disturbingChangesNothing, playUnderLaw, POLICIES, walk } from './laws';
import { saludosAmigosPlan, saludosAmigosSubject } from './saludos-amigos.subject';

// Many games a test: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const seeds = fc.stringMatching(/^[0-9a-f]{32}$/);
const policies = fc.constantFrom(...POLICIES);

describe('Saludos Amigos! keeps every law', () => {
  for (const seats of saludosAmigosPlan.seats) {
    for (const { name, options } of saludosAmigosPlan.options) {
      it(`with ${seats} players, ${name}`, () => {
        const property = fc.property(seeds, policies, (seed, policy) => {
          playUnderLaw(saludosAmigosSubject, { options, seats, seed, policy }, 0.04);
        });
        // Talks among many take many moves.
        expect(() => fc.assert(property, { numRuns: runs(seats < 6 ? 8 : 4) })).not.toThrow();
      });
    }
  }
});

describe('The disturbance changes something in nine positions of ten', () => {
  it('in Saludos Amigos!', () => {
    const options = saludosAmigosSubject.game.options.defaults;
    let looked = 0;
    let changed = 0;
    for (let game = 0; looked < 1000; game += 1) {
      const seed = game.toString(16).padStart(32, '7');
      for (const position of walk(saludosAmigosSubject, { options, seats: 4, seed, policy: 'curious' })) {
        looked += 1;
        if (disturbingChangesNothing(position, randomFor(seed, 5000 + looked))) changed += 1;
        if (looked >= 1000) break;
      }
    }
    expect(changed / looked).toBeGreaterThanOrEqual(0.9);
  });
});
