import { describe, expect, it } from 'vitest';
import { bucketKing, SUITS, type View } from '$lib/games/bucket-king';
import { attempt } from '$lib/kernel/attempt';
import { judgeOf } from '$lib/kernel/game';
import { randomFor } from '$lib/kernel/random';
import { exampleView, pyramid } from '../testing';
import { litterOf } from './litter';

const WHOLE = pyramid('HHHBB', 'BSSS', 'PPP', 'CC', 'C');
const GONE = pyramid('.....', '....', '...', '..', '.');

/** What everybody saw of one match of this many, played by chance, in order. */
function seen(seats: number, seed: string): readonly View[] {
  let { state } = bucketKing.setup({ ...bucketKing.options.defaults, match: 3 }, seats, randomFor(seed, 0));
  const views = [bucketKing.view(state, 'onlooker')];
  for (let n = 1; n < 5000; n += 1) {
    const open = bucketKing.view(state, 'onlooker');
    const random = randomFor(seed, n);
    const movers = open.asks.filter(({ optional }) => !optional).flatMap(({ by }) => by);
    if (open.outcome !== null) return views;
    const mover = movers[0] ?? open.asks[0]?.by[0] ?? 'table';
    const moves = bucketKing.moves(bucketKing.view(state, judgeOf(open, mover)), mover);
    const move = moves[(n * 7) % moves.length];
    if (move === undefined) throw new Error('nothing to do');
    const tried = attempt(bucketKing, state, mover, move, random);
    if (!tried.ok) throw new Error(tried.denial.kind);
    ({ state } = tried.played);
    views.push(bucketKing.view(state, 'onlooker'));
  }
  throw new Error('the match does not end');
}

describe('the litter', () => {
  it('is what does not stand: nothing of a whole pyramid, all fifteen of one that is gone', () => {
    const [whole = [], gone = []] = litterOf(exampleView({ pyramids: [WHOLE, GONE] }));
    expect(whole).toEqual([]);
    expect(gone).toHaveLength(15);
    for (const suit of SUITS) expect(gone.filter((bucket) => bucket.suit === suit)).toHaveLength(3);
    expect(new Set(gone.map(({ slot }) => slot)).size).toBe(15);
  });

  it('tells nothing of a pyramid that nobody has seen', () => {
    expect(litterOf(exampleView({ pyramids: [null, null] }))).toEqual([[], []]);
  });

  it('lies inside its zone, on the side, the hindmost first', () => {
    for (const lying of litterOf(exampleView({ pyramids: Array<typeof GONE>(6).fill(GONE) }))) {
      expect(lying.map(({ top }) => top)).toEqual(lying.map(({ top }) => top).toSorted((a, b) => a - b));
      for (const { left, top, turn } of lying) {
        expect(Math.min(left, top, 1 - left, 1 - top)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(turn)).toBeGreaterThanOrEqual(88);
        expect(Math.abs(turn)).toBeLessThanOrEqual(122);
      }
    }
  });

  it('lies elsewhere before another bench', () => {
    const [first = [], second = []] = litterOf(exampleView({ pyramids: [GONE, GONE] }));
    expect(first.map(({ left }) => left)).not.toEqual(second.map(({ left }) => left));
  });

  it.each([2, 4, 6])('keeps its slots for the whole round: what fell lies where it lay, with %i players', (seats) => {
    const views = seen(seats, String(seats).repeat(32));
    let kept = 0;
    views.forEach((view, at) => {
      const litter = litterOf(view);
      litter.forEach((lying, seat) => {
        if (view.pyramids[seat] !== null) expect(lying).toHaveLength(15 - (view.buckets[seat] ?? 0));
        const before = views[at - 1];
        if (before === undefined || before.round !== view.round || view.pyramids[seat] === null) return;
        for (const bucket of litterOf(before)[seat] ?? []) {
          expect(lying).toContainEqual(bucket);
          kept += 1;
        }
      });
      expect(litter.flat().length).toBeLessThanOrEqual(90);
    });
    expect(kept).toBeGreaterThan(50);
  });
});
