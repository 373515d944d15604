import { describe, expect, it } from 'vitest';
import type { Move, Mover } from '$lib/games/saludos-amigos';
import { oneByOne } from './one-by-one';

const ROLL: Move = { kind: 'rollAgain' };

/** A table that is busy until it is told that a move is kept. */
function slowTable() {
  const played: Mover[] = [];
  const keep: (() => void)[] = [];
  const play = oneByOne((mover) => {
    played.push(mover);
    return new Promise<void>((resolve) => keep.push(resolve));
  });
  return { played, keep, play };
}

describe('many hands on one tablet', () => {
  it('are heard in the order in which they tap, one after the other', async () => {
    const { played, keep, play } = slowTable();
    const first = play(0, ROLL);
    const second = play(3, ROLL);
    await Promise.resolve();
    expect(played).toEqual([0]);
    keep[0]?.();
    await first;
    await Promise.resolve();
    expect(played).toEqual([0, 3]);
    keep[1]?.();
    await second;
  });

  it('are heard once if one of them taps twice before it was played', async () => {
    const { played, keep, play } = slowTable();
    const first = play(0, ROLL);
    void play(0, ROLL);
    await Promise.resolve();
    keep[0]?.();
    await first;
    expect(played).toEqual([0]);
    void play(0, ROLL);
    await Promise.resolve();
    await Promise.resolve();
    expect(played).toEqual([0, 0]);
  });
});
