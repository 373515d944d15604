import { describe, expect, it, vi } from 'vitest';
import type { Move, Mover } from '$lib/games/saludos-amigos';
import { oneByOne } from './one-by-one';

const ROLL: Move = { kind: 'roll' };
const AGAIN: Move = { kind: 'rollAgain' };
const STAND: Move = { kind: 'stand' };
const offer = (millions: number): Move => ({ kind: 'offer', shares: [{ seat: 2, millions }] });

/** A table that is busy with every move until it is told that it is kept, and drops what comes meanwhile. */
function slowTable() {
  const played: [Mover, Move][] = [];
  let keep: (() => void) | null = null;
  const play = oneByOne((mover, move) => {
    if (keep !== null) return Promise.resolve();
    played.push([mover, move]);
    return new Promise<void>((resolve) => {
      keep = () => {
        keep = null;
        resolve();
      };
    });
  });
  /** The table has kept the move it is busy with. */
  const kept = async (): Promise<void> => {
    await vi.waitFor(() => {
      if (keep === null) throw new Error('nothing to keep');
    });
    keep?.();
  };
  return { played, kept, play };
}

describe('many hands on one tablet', () => {
  it('are heard in the order in which they tap, each once the move before is kept', async () => {
    const { played, kept, play } = slowTable();
    const first = play(0, ROLL);
    const second = play(3, ROLL);
    await kept();
    await first;
    expect(played).toEqual([[0, ROLL]]);
    await kept();
    await second;
    expect(played).toEqual([
      [0, ROLL],
      [3, ROLL]
    ]);
  });

  it('lose no offer that is made while the one before is being kept, by whomever', async () => {
    const { played, kept, play } = slowTable();
    const all = [play(2, offer(3)), play(2, offer(4)), play(0, offer(5)), play('table', { kind: 'timeUp' })];
    for (const one of all) {
      await kept();
      await one;
    }
    expect(played.map(([mover]) => mover)).toEqual([2, 2, 0, 'table']);
  });

  it('are heard once if the same tap comes twice before it was played', async () => {
    const { played, kept, play } = slowTable();
    const taps = [play(0, AGAIN), play(0, AGAIN), play(0, STAND)];
    await kept();
    await taps[0];
    await kept();
    await Promise.all(taps);
    expect(played).toEqual([
      [0, AGAIN],
      [0, STAND]
    ]);
    const later = play(0, AGAIN);
    await kept();
    await later;
    expect(played).toHaveLength(3);
  });

  it('are heard after a tap that went wrong', async () => {
    const heard: Mover[] = [];
    const play = oneByOne((mover) => {
      heard.push(mover);
      return mover === 0 ? Promise.reject(new Error('no storage')) : Promise.resolve();
    });
    const wrong = play(0, ROLL);
    const right = play(1, ROLL);
    await expect(wrong).rejects.toThrow('no storage');
    await right;
    expect(heard).toEqual([0, 1]);
  });
});
