import fc from '../seeded';
import { describe, expect, it, vi } from 'vitest';
import { bucketKing, type Options } from '../../src/lib/games/bucket-king';
import type { Kinds } from '../../src/lib/kernel/game';
import { randomFor } from '../../src/lib/kernel/random';
import { runs } from '../effort';
import { disturbingChangesNothing, LawBroken, playUnderLaw, POLICIES, walk, type Deal, type Subject } from './laws';
import { bucketKingSubject, OPTION_PAIRS, SEAT_NUMBERS, toySubject } from './subjects';

// Many games a test: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const seeds = fc.stringMatching(/^[0-9a-f]{32}$/);
const policies = fc.constantFrom(...POLICIES);
const { defaults } = bucketKing.options;
const starters = fc.constantFrom<Options['starter']>('random', 0, 1);

describe('The Bucket King keeps every law', () => {
  for (const seats of SEAT_NUMBERS) {
    for (const pair of OPTION_PAIRS) {
      const name = `${pair.drawOrLose ? 'draw it or lose it' : 'drawing by itself'}, ${pair.equalsTurn ? 'equals turn' : 'higher sums only'}`;
      it(`with ${seats} players, ${name}`, () => {
        const property = fc.property(seeds, policies, starters, (seed, policy, starter) => {
          const options: Options = { ...defaults, ...pair, starter };
          playUnderLaw(bucketKingSubject, { options, seats, seed, policy }, 0.1);
        });
        expect(() => fc.assert(property, { numRuns: runs(12) })).not.toThrow();
      });
    }
  }

  for (const match of bucketKing.options.each.match.values) {
    it(`in a match of ${match === 'onePerPlayer' ? 'one round a player' : match}`, () => {
      const property = fc.property(seeds, fc.constantFrom(2, 3, 5), policies, (seed, seats, policy) => {
        const options: Options = { ...defaults, match, drawOrLose: true, equalsTurn: true, starter: 'random' };
        playUnderLaw(bucketKingSubject, { options, seats, seed, policy }, 0.05);
      });
      expect(() => fc.assert(property, { numRuns: runs(5) })).not.toThrow();
    });
  }
});

describe('The toy game keeps every law', () => {
  for (const swaps of [true, false]) {
    it(swaps ? 'with its interrupt' : 'without its interrupt', () => {
      const property = fc.property(seeds, fc.integer({ min: 2, max: 4 }), policies, (seed, seats, policy) => {
        playUnderLaw(toySubject, { options: { swaps }, seats, seed, policy }, 0.4);
      });
      expect(() => fc.assert(property, { numRuns: runs(25) })).not.toThrow();
    });
  }
});

describe('The disturbance changes something in nine positions of ten', () => {
  /** The share of random positions that `disturb` changed, looked at until there were a thousand. */
  function shareOf<K extends Kinds>(subject: Subject<K>, deal: Omit<Deal<K>, 'seed'>): number {
    let looked = 0;
    let changed = 0;
    for (let game = 0; looked < 1000; game += 1) {
      const seed = game.toString(16).padStart(32, '7');
      for (const position of walk(subject, { ...deal, seed })) {
        looked += 1;
        if (disturbingChangesNothing(position, randomFor(seed, 5000 + looked))) changed += 1;
        if (looked >= 1000) break;
      }
    }
    return changed / looked;
  }

  it('in The Bucket King', () => {
    const options: Options = { ...defaults, match: 3, drawOrLose: true };
    expect(shareOf(bucketKingSubject, { options, seats: 4, policy: 'curious' })).toBeGreaterThanOrEqual(0.9);
  });

  it('in the toy game', () => {
    expect(shareOf(toySubject, { options: { swaps: true }, seats: 3, policy: 'curious' })).toBeGreaterThanOrEqual(0.9);
  });
});

describe('The laws notice', () => {
  const deal = { options: { swaps: true }, seats: 3, seed: 'c0ffee'.padEnd(32, '0'), policy: 'curious' } as const;
  const { game } = toySubject;

  /** The toy game with one flaw. */
  function flawed(flaw: Partial<typeof game>): () => void {
    return () => {
      for (let i = 0; i < 5; i += 1) {
        const seed = i.toString(16).padStart(32, 'a');
        playUnderLaw({ ...toySubject, game: { ...game, ...flaw } }, { ...deal, seed }, 1);
      }
    };
  }

  it('a view that leaks another hand, even where imagine copies the leak', () => {
    const leak = flawed({
      view: (state, viewer) => ({ ...game.view(state, viewer), handSizes: state.hands.map((hand) => hand[0] ?? 0) }),
      imagine: (view, random) => {
        const sizes = view.handSizes.map(() => 4 - (view.round - 1));
        const state = game.imagine(
          { ...view, handSizes: view.hand ? sizes.map(() => view.hand?.length ?? 0) : sizes },
          random
        );
        return { ...state, hands: state.hands.map((hand, seat) => [view.handSizes[seat] ?? 0, ...hand.slice(1)]) };
      }
    });
    expect(leak).toThrow(LawBroken);
  });

  it('news that is told to everybody', () => {
    expect(flawed({ hear: (news) => news })).toThrow(/disturbing changes nothing/);
  });

  it('a listed move that is refused', () => {
    expect(flawed({ refuse: () => ({ kind: 'notNow' }) })).toThrow(/a listed move is never refused/);
  });

  it('a game that takes too long', () => {
    const slow = () =>
      playUnderLaw({ ...toySubject, game: { ...game, maxMoves: () => 3 } }, { ...deal, policy: 'progress' }, 1);
    expect(slow).toThrow(/ends in time/);
  });

  it('an imagined state that looks different', () => {
    const wrong = flawed({ imagine: (view, random) => ({ ...game.imagine(view, random), round: 0 }) });
    expect(wrong).toThrow(/imagine looks the same/);
  });

  it('a card that vanishes', () => {
    const lost = flawed({
      play: (state, mover, move, random) => {
        const played = game.play(state, mover, move, random);
        return { ...played, state: { ...played.state, draw: played.state.draw.slice(1) } };
      }
    });
    expect(lost).toThrow(/conserved/);
  });

  describe('in what is remembered', () => {
    const { game: king } = bucketKingSubject;

    /** The Bucket King with one flaw, over as many games. */
    function forgetful(flaw: Partial<typeof king>): () => void {
      return () => {
        for (let i = 0; i < 5; i += 1) {
          const seed = i.toString(16).padStart(32, 'b');
          const subject = { ...bucketKingSubject, game: { ...king, ...flaw } };
          playUnderLaw(subject, { options: defaults, seats: 6, seed, policy: 'curious' }, 1);
        }
      };
    }

    it('what is no longer so', () => {
      const stale = forgetful({
        recall: {
          none: (view) => king.recall.none(view),
          heard: (known, news, viewer) => (news.kind === 'gaveWay' ? known : king.recall.heard(known, news, viewer))
        }
      });
      expect(stale).toThrow(/what is known is true/);
    });

    it('an imagination that does not ask for it', () => {
      expect(forgetful({ imagine: (view, random) => king.imagine(view, random) })).toThrow(/imagine knows/);
    });
  });

  it('a view with a state in it', () => {
    const open = flawed({
      view: (state, viewer) =>
        Object.assign(game.view(state, viewer), { gone: Object.assign([...state.gone], { deep: state }) })
    });
    expect(open).toThrow(/no view holds a secret|survives JSON|imagine/);
  });
});
