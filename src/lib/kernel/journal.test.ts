import fc from '../../../tests/seeded';
import { describe, expect, it } from 'vitest';
import { STARTER, toy, type Toy } from '../table/testing/toy';
import { attempt } from './attempt';
import { Journal, type Base, type Entry } from './journal';
import { randomFor } from './random';

const SEED = 'c0ffee00'.repeat(4);
const SEATS = 2;
/** A game goes on for as long as people greet each other. */
const LONG = 400;
/** However long the game is: so many moves are played again at most for one state. */
const FEW = 16;

const { state: BEGUN } = toy.setup({ greetings: 1000 }, SEATS, randomFor(SEED, 0));
const BASE: Base<Toy> = { entries: 0, moves: 0, state: BEGUN };
const move = (mover: number, made: Toy['move']): Entry<Toy> => ({ kind: 'move', mover, move: made });
const undo = (to: number): Entry<Toy> => ({ kind: 'undo', to });
const SEALS = Array.from({ length: SEATS }, (_, seat) => move(seat, { kind: 'seal', guess: 7 + seat }));
const GREET = move(STARTER, { kind: 'greet' });
const DRAW = move(STARTER, { kind: 'draw' });

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

const journalOf = (entries: readonly Entry<Toy>[], game = toy): Journal<Toy> => new Journal(game, SEED, BASE, entries);

/** Each is a greeting, a card drawn by the one who greets, or so many moves taken back. */
function entriesOf(wishes: readonly ('greet' | 'draw' | number)[]): readonly Entry<Toy>[] {
  const entries = [...SEALS];
  let greeted = 0;
  for (const wish of wishes) {
    if (typeof wish !== 'number') {
      entries.push(wish === 'greet' ? GREET : DRAW);
      greeted += 1;
    } else if (greeted > 0) {
      greeted -= Math.min(wish, greeted);
      entries.push(undo(SEATS + greeted));
    }
  }
  return entries;
}

/** Played from the very beginning, the moves that were taken back left out. */
function slowly(entries: readonly Entry<Toy>[]): Toy['state'] {
  const moves: Extract<Entry<Toy>, { kind: 'move' }>[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo') moves.length = entry.to;
    else moves.push(entry);
  }
  return moves.reduce<Toy['state']>((state, made, at) => {
    const tried = attempt(toy, state, made.mover, made.move, randomFor(SEED, at + 1));
    if (!tried.ok) throw new Error(tried.denial.kind);
    return tried.played.state;
  }, BEGUN);
}

describe('A journal', () => {
  it('finds the states that playing from the very beginning leads to, whatever was taken back and asked before', () => {
    const wish = fc.oneof(fc.constantFrom('greet' as const, 'draw' as const), fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 120 }), fc.array(fc.nat(200), { minLength: 1 }), (wishes, asked) => {
        const entries = entriesOf(wishes);
        const journal = journalOf([]);
        for (const [i, any] of asked.entries()) {
          // The game goes on between the questions.
          const known = Math.ceil((entries.length * (i + 1)) / asked.length);
          for (const entry of entries.slice(journal.length, known)) journal.append(entry);
          const n = any % (known + 1);
          expect(journal.stateAt(n)).toEqual(slowly(entries.slice(0, n)));
        }
      }),
      { numRuns: 60 }
    );
  });

  it('says how many moves would stand with more entries, and adds none', () => {
    const journal = journalOf([...SEALS, GREET]);
    expect(
      [[], [DRAW, GREET], [undo(2)], [GREET, undo(1), GREET], [undo(9)]].map((more) => journal.movesWith(more))
    ).toEqual([3, 5, 2, 2, 3]);
    expect([journal.length, journal.moves]).toEqual([3, 3]);
  });

  it('is after an undo as if the moves had never been', () => {
    const journal = journalOf([...SEALS, DRAW, GREET, undo(2), GREET, undo(1), SEALS[1] ?? GREET, GREET]);
    expect(journal.effective).toEqual([1, 8, 9]);
    expect(journal.moves).toBe(3);
    expect([2, 4, 5, 7].map((n) => journal.movesAt(n))).toEqual([2, 4, 2, 1]);
    expect(journal.stateAt(9)).toEqual(slowly([...SEALS, GREET]));
    expect(journalOf([...SEALS, undo(0)]).effective).toEqual([]);
  });

  it('knows what an undo took back: made again it leads to the same state, and nothing else is of that kind', () => {
    const entries = [...SEALS, GREET, DRAW, undo(2)];
    const journal = journalOf(entries);
    expect(journal.takenBack).toEqual([SEALS.length + 1, SEALS.length + 2]);
    const before = journal.stateAt(4);
    for (const n of journal.takenBack) journal.append(entries[n - 1] ?? GREET);
    expect(journal.stateAt(7)).toEqual(before);
    // The moves of an undo that itself was overtaken, a move, nothing at all, and an undo that takes nothing back.
    expect(journalOf([...entries, GREET, undo(2)]).takenBack).toEqual([6]);
    for (const none of [[], SEALS, [...SEALS, undo(2)], [...SEALS, undo(5)]]) {
      expect(journalOf(none).takenBack).toEqual([]);
    }
  });

  it('has no state after an entry that leads nowhere, nor after what builds on it, and finds back by an undo', () => {
    const FINISH = move(STARTER, { kind: 'finish' });
    const stumbles = { ...toy, play: () => expect.fail('the rules stumble') };
    expect(journalOf([...SEALS.slice(0, 1)], stumbles).stateAt(1)).toBeNull();
    for (const malformed of [FINISH, undo(2), undo(3), undo(-1), undo(0.5), undo(NaN)]) {
      const journal = journalOf([...SEALS, malformed, GREET, undo(1)]);
      expect([2, 3, 4, 5].map((n) => journal.stateAt(n) === null)).toEqual([false, true, true, false]);
      // An undo like that takes nothing back.
      expect(journal.movesAt(3)).toBe(malformed === FINISH ? 3 : 2);
      expect([3, 4, 5].map((n) => journal.playAgain(n))).toEqual([null, null, { news: [], chance: false }]);
    }
  });

  it('tells what an entry brings about when it is played again', () => {
    const journal = journalOf([...SEALS, GREET, undo(2), DRAW]);
    expect([1, 3, 4].map((n) => journal.playAgain(n))).toMatchObject([
      { news: [{ kind: 'sealed' }], chance: false },
      { news: [{ kind: 'greeted' }], chance: false },
      { news: [], chance: false }
    ]);
    expect(journal.playAgain(5)).toMatchObject({ news: [{ kind: 'drew' }], chance: true });
    expect([0, 6].map((n) => journal.playAgain(n))).toEqual([null, null]);
  });

  it('has no state before its base, heeds undo there all the same, and goes on from it', () => {
    const entries = [...SEALS, GREET, DRAW, undo(3), GREET, GREET, undo(4), undo(2)];
    const state = slowly(entries.slice(0, 5));
    const journal = new Journal(toy, SEED, { entries: 5, moves: 3, state }, entries);
    expect([0, 2, 3, 4].map((n) => journal.stateAt(n))).toEqual([null, null, null, null]);
    expect(journal.stateAt(5)).toBe(state);
    expect([6, 7, 8].map((n) => journal.stateAt(n))).toEqual([6, 7, 8].map((n) => slowly(entries.slice(0, n))));
    // Back behind the base.
    expect([journal.stateAt(9), journal.stateAt(10)]).toEqual([null, null]);
    expect([journal.moves, journal.effective]).toEqual([2, [1, 2]]);
    expect(new Journal(toy, SEED, { entries: 5, moves: 3, state }, entries.slice(0, 8)).effective).toEqual([
      1, 2, 3, 6
    ]);
  });
});

describe(`A game of ${String(LONG)} turns`, () => {
  const entries = entriesOf(Array.from({ length: LONG - SEATS }, (_, i) => (i % 9 === 8 ? 2 : 'greet')));

  it('plays no move twice while it goes on, however far back it is asked about', () => {
    const { game, plays } = counted();
    const journal = journalOf([], game);
    for (const [i, entry] of entries.entries()) {
      journal.append(entry);
      for (const n of [i + 1, i, i - 19]) if (n >= 0) journal.stateAt(n);
    }
    expect(journal.length).toBe(LONG);
    expect(plays()).toBeLessThanOrEqual(LONG);
  });

  it('plays none again that brought its state along', () => {
    const { game, plays } = counted();
    const journal = journalOf([], game);
    const slow = journalOf(entries);
    for (const [i, entry] of entries.entries()) journal.append(entry, slow.stateAt(i + 1));
    for (let n = LONG; n > LONG - 20; n -= 1) expect(journal.stateAt(n)).toEqual(slow.stateAt(n));
    expect(plays()).toBe(0);
  });

  it('plays a few moves for any earlier state, once it was played through', () => {
    const { game, plays } = counted();
    const journal = journalOf(entries, game);
    journal.stateAt(LONG);
    expect(plays()).toBeLessThanOrEqual(LONG);
    for (let n = LONG; n >= 0; n -= 7) {
      const before = plays();
      expect(journal.stateAt(n)).toEqual(slowly(entries.slice(0, n)));
      expect(plays() - before).toBeLessThanOrEqual(FEW);
    }
  });
});
