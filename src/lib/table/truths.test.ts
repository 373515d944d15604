import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, type Entry } from '../kernel/journal';
import type { StandingRecord, Turn } from '../saves/saves';
import { STARTER, toy, type Toy, type ToyMove } from './testing/toy';
import { Truths } from './truths';

const SEED = 'c0ffee00'.repeat(4);
const SEATS = 2;
const OPTIONS = { greetings: 1000 };
/** A game goes on for as long as people greet each other. */
const LONG = 400;
/** However long the game is: so many moves are played again at most for one truth. */
const FEW = 16;

const standing: StandingRecord = { id: 'long', seed: SEED, now: {}, began: [], base: null };
const move = (mover: number, made: ToyMove): Turn['entry'] => ({ kind: 'move', mover, move: made });
const turnsOf = (entries: readonly Turn['entry'][]): readonly Turn[] =>
  entries.map((entry, i) => ({ id: 'long', n: i + 1, entry, news: [], chance: false, at: i }));
const SEALS = Array.from({ length: SEATS }, (_, seat) => move(seat, { kind: 'seal', guess: 7 + seat }));

/** The toy, which counts how often a move is played. */
function counted(): { readonly game: typeof toy; readonly plays: () => number } {
  let plays = 0;
  const game: typeof toy = {
    ...toy,
    play(...given) {
      plays += 1;
      return toy.play(...given);
    }
  };
  return { game, plays: () => plays };
}

/** Each is a greeting, a card drawn by the one who greets, or so many moves taken back. */
function journal(wishes: readonly ('greet' | 'draw' | number)[]): readonly Turn[] {
  const entries = [...SEALS];
  let greeted = 0;
  for (const wish of wishes) {
    if (typeof wish !== 'number') {
      entries.push(move(STARTER, { kind: wish }));
      greeted += 1;
    } else if (greeted > 0) {
      greeted -= Math.min(wish, greeted);
      entries.push({ kind: 'undo', to: SEATS + greeted });
    }
  }
  return turnsOf(entries);
}

const start = { game: toy.id, version: 0, options: OPTIONS, seats: SEATS, seed: SEED };

/** Played from the very beginning. */
function slowly(turns: readonly Turn[]): Toy['state'] {
  const played = replay(
    toy,
    start,
    turns.map(({ entry }) => entry as Entry<Toy>)
  );
  if (!played.ok) throw new Error(JSON.stringify(played.disagreement));
  return played.state;
}

describe('an earlier truth', () => {
  it('is the one that playing from the very beginning leads to, whatever was taken back and whatever was asked before', () => {
    const wish = fc.oneof(fc.constantFrom('greet' as const, 'draw' as const), fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 120 }), fc.array(fc.nat(200), { minLength: 1 }), (wishes, asked) => {
        const turns = journal(wishes);
        const truths = new Truths(toy, OPTIONS);
        for (const [i, any] of asked.entries()) {
          // The game goes on between the questions.
          const known = turns.slice(0, Math.ceil((turns.length * (i + 1)) / asked.length));
          const n = any % (known.length + 1);
          expect(truths.after(n, known, standing, SEATS)).toEqual(slowly(known.slice(0, n)));
        }
      }),
      { numRuns: 60 }
    );
  });

  it('can not be told of a turn there is not, nor of one before the journal began', () => {
    const turns = journal(['greet', 'greet', 'greet']);
    const base = { turns: 3, moves: 3, state: slowly(turns.slice(0, 3)) };
    const truths = new Truths(toy, OPTIONS);
    const found = [0, 2, 3, 5, 6].map((n) => truths.after(n, turns, { ...standing, base }, SEATS));
    expect(found).toEqual([null, null, base.state, slowly(turns), null]);
  });

  it('is told of the game as it is now, once another window has played on', () => {
    const truths = new Truths(toy, OPTIONS);
    const [here, there] = [journal(['greet', 'greet']), journal(['greet', 'draw', 'greet'])];
    expect(truths.after(4, here, standing, SEATS)).toEqual(slowly(here));
    expect(truths.after(5, there, standing, SEATS)).toEqual(slowly(there));
    expect(truths.after(4, there, standing, SEATS)).not.toEqual(slowly(here));
  });
});

describe(`a game of ${String(LONG)} turns`, () => {
  const turns = journal(Array.from({ length: LONG - SEATS }, (_, i) => (i % 9 === 8 ? 2 : 'greet')));

  it('plays no move twice while it goes on, however far the way back is judged', () => {
    const { game, plays } = counted();
    const truths = new Truths(game, OPTIONS);
    for (let n = 1; n <= turns.length; n += 1) {
      const known = turns.slice(0, n);
      for (const before of [n, n - 1, n - 20]) if (before >= 0) truths.after(before, known, standing, SEATS);
    }
    expect(turns.length).toBe(LONG);
    expect(plays()).toBeLessThanOrEqual(LONG);
  });

  it('plays a few moves for any earlier table, once it was played through', () => {
    const { game, plays } = counted();
    const truths = new Truths(game, OPTIONS);
    truths.after(LONG, turns, standing, SEATS);
    expect(plays()).toBeLessThanOrEqual(LONG);
    for (let n = LONG; n >= 0; n -= 7) {
      const before = plays();
      expect(truths.after(n, turns, standing, SEATS)).toEqual(slowly(turns.slice(0, n)));
      expect(plays() - before).toBeLessThanOrEqual(FEW);
    }
  });
});
