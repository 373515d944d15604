import { describe, expect, it } from 'vitest';
import { bucketKing, type BucketKing } from '../games/bucket-king';
import { attempt } from '../kernel/attempt';
import { judgeOf } from '../kernel/game';
import type { Entry } from '../kernel/journal';
import { randomFor } from '../kernel/random';
import type { StateRecord, Turn } from '../saves/records';
import { heard } from './log';
import { Recalls } from './recalls';

const SEED = 'ab'.repeat(16);

/** A game of three that is played by chance, turn by turn. */
function played(moves: number) {
  const options = bucketKing.options.defaults;
  const began = bucketKing.setup(options, 3, randomFor(SEED, 0));
  const turns: Turn[] = [];
  const states = [began.state];
  for (let n = 1; n <= moves; n += 1) {
    const state = states.at(-1) ?? began.state;
    const open = bucketKing.view(state, 'onlooker');
    const mover = open.asks.find(({ optional }) => !optional)?.by[0] ?? 'table';
    const view = bucketKing.view(state, judgeOf(open, mover));
    const move = randomFor(SEED, 1000 + n).pick(bucketKing.moves(view, mover));
    const tried = attempt(bucketKing, state, mover, move, randomFor(SEED, n));
    if (!tried.ok) throw new Error(JSON.stringify(tried));
    states.push(tried.played.state);
    const entry: Entry<BucketKing> = { kind: 'move', mover, move };
    turns.push({ id: 'x', n, entry, news: tried.played.news, chance: false, at: 0 });
  }
  return { began, turns, states };
}

describe('what a seat recalls', () => {
  const { began, turns, states } = played(40);
  const standing: StateRecord = { id: 'x', seed: SEED, now: began.state, began: began.news, base: null };
  const fold = (seat: number, to: number) =>
    heard(bucketKing, [...began.news, ...turns.slice(0, to).flatMap(({ news }) => news as never[])], seat).reduce(
      (known, news) => bucketKing.recall.heard(known, news, seat),
      bucketKing.recall.none(bucketKing.view(began.state, seat))
    );

  it('is a fold of what it heard, however it is asked', () => {
    const recalls = new Recalls(bucketKing);
    for (const to of [0, 7, 8, 31, 40]) {
      const known = recalls.of(1, began.state, { standing, turns }, turns.slice(0, to));
      expect(known).toEqual(fold(1, to));
    }
    expect(fold(1, 40)).not.toEqual(fold(1, 8));
  });

  it('forgets what was taken back', () => {
    const recalls = new Recalls(bucketKing);
    recalls.of(1, began.state, { standing, turns }, turns);
    expect(recalls.of(1, began.state, { standing, turns }, turns.slice(0, 12))).toEqual(fold(1, 12));
  });

  it('begins anew where the journal does', () => {
    const state = states[20] ?? began.state;
    const later: StateRecord = { ...standing, base: { turns: 20, moves: 20, state } };
    const known = new Recalls(bucketKing).of(1, state, { standing: later, turns }, turns.slice(0, 20));
    expect(known).toEqual(bucketKing.recall.none(bucketKing.view(state, 1)));
  });
});
