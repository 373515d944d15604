import fc from '../seeded';
import { describe, expect, it, vi } from 'vitest';
import type { News } from '../../src/lib/games/bureaunauts';
import { bureaunauts } from '../../src/lib/games/bureaunauts';
import { attempt } from '../../src/lib/kernel/attempt';
import { randomFor } from '../../src/lib/kernel/random';
import { runs } from '../effort';
import { bureaunautsPlan, bureaunautsSubject } from './bureaunauts.subject';
import { disturbingChangesNothing, playUnderLaw, POLICIES, walk } from './laws';

// Many games a test: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

const seeds = fc.stringMatching(/^[0-9a-f]{32}$/);
const policies = fc.constantFrom(...POLICIES);
const seats = fc.constantFrom(...bureaunautsPlan.seats);
const tables = fc.constantFrom(...bureaunautsPlan.options.map(({ options }) => options));

describe('Bureaunauts keeps every law', () => {
  for (const players of bureaunautsPlan.seats) {
    for (const { name, options } of bureaunautsPlan.options) {
      it(`with ${players} players, ${name}`, () => {
        const property = fc.property(seeds, policies, (seed, policy) => {
          playUnderLaw(bureaunautsSubject, { options, seats: players, seed, policy }, 0.03);
        });
        expect(() => fc.assert(property, { numRuns: runs(3) })).not.toThrow();
      });
    }
  }
});

/** The photons a piece of news gives to each seat, or takes from it. */
function photonsOf(news: News, players: number): readonly number[] {
  const only = (seat: number, photons: number): number[] =>
    Array.from({ length: players }, (_, other) => (other === seat ? photons : 0));
  switch (news.kind) {
    case 'budgetsReceived':
      return news.gained;
    case 'filed':
      return only(news.seat, -1);
    case 'upgraded':
    case 'paidUnderBudget':
    case 'defeated':
      return only(news.seat, -news.paid);
    case 'photonsFound':
      return only(news.seat, news.photons);
    default:
      return only(-1, 0);
  }
}

describe('Photons', () => {
  it('are accounted for: what players have is what the news says they gained and paid', () => {
    const { game } = bureaunautsSubject;
    const property = fc.property(seeds, policies, seats, tables, (seed, policy, players, options) => {
      let expected = Array.from({ length: players }, () => 0);
      let before = game.setup(options, players, randomFor(seed, 0)).state;
      for (const { state, entries } of walk(bureaunautsSubject, { options, seats: players, seed, policy })) {
        const entry = entries.at(-1);
        if (entry?.kind !== 'move') continue;
        const tried = attempt(game, before, entry.mover, entry.move, randomFor(seed, entries.length));
        if (!tried.ok) throw new Error(`${entry.move.kind} was played before`);
        for (const news of tried.played.news) {
          const changes = photonsOf(news, players);
          expected = expected.map((photons, seat) => photons + (changes[seat] ?? 0));
        }
        expect(state.careers.map(({ photons }) => photons)).toEqual(expected);
        before = state;
      }
    });
    fc.assert(property, { numRuns: runs(6) });
  });

  it('on the Paperwork board are those filed in this period', () => {
    const property = fc.property(seeds, policies, seats, (seed, policy, players) => {
      const { options } = bureaunautsPlan.options[1] ?? { options: bureaunauts.options.defaults };
      for (const { state } of walk(bureaunautsSubject, { options, seats: players, seed, policy })) {
        if (state.phase === 'phones') expect(state.paperwork.slice(-state.filers.length)).toEqual(state.filers);
        if (state.phase === 'vote' || state.phase === 'planning') expect(state.paperwork).toEqual([]);
      }
    });
    fc.assert(property, { numRuns: runs(3) });
  });
});

describe('The law that states stand still', () => {
  it('notices a hidden plan whose next goal is fulfilled already', () => {
    const { game } = bureaunautsSubject;
    const imagine: typeof game.imagine = (view, random) => {
      const state = game.imagine(view, random);
      const hidden = (seat: number): number => (seat === view.viewer ? 5 : (view.careers[seat]?.completed ?? 0));
      const plans = state.plans.map((plan, seat) => [
        ...plan.slice(0, hidden(seat)),
        ...random.shuffle(plan.slice(hidden(seat)))
      ]);
      return { ...state, plans };
    };
    const options = { ...bureaunauts.options.defaults, budget: 4 } as const;
    const deal = { options, seats: 4, seed: '7'.repeat(32), policy: 'progress' } as const;
    expect(() => playUnderLaw({ ...bureaunautsSubject, game: { ...game, imagine } }, deal, 1)).toThrow(
      /a state stands still: what \S+ imagines: \d completes/
    );
  });
});

describe('The disturbance changes something in nine positions of ten', () => {
  it('in Bureaunauts', () => {
    const options = { ...bureaunauts.options.defaults, budget: 3 } as const;
    let looked = 0;
    let changed = 0;
    for (let game = 0; looked < 1000; game += 1) {
      const seed = game.toString(16).padStart(32, '7');
      for (const position of walk(bureaunautsSubject, { options, seats: 4, seed, policy: 'curious' })) {
        looked += 1;
        if (disturbingChangesNothing(position, randomFor(seed, 5000 + looked))) changed += 1;
        if (looked >= 1000) break;
      }
    }
    expect(changed / looked).toBeGreaterThanOrEqual(0.9);
  });
});
