import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Aloud } from './aloud.svelte';
import type { Said } from './board';
import type { Toy } from './testing/toy';

const STAY: Said<Toy> = { kind: 'stay', words: 'All stay.', moves: [{ mover: 0, move: { kind: 'greet' } }], least: 3 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asking(seconds: number) {
  const make = vi.fn();
  return { aloud: new Aloud<Toy>({ seconds: () => seconds, make }), make };
}

describe('something said for several players', () => {
  it('waits until anybody could have objected', () => {
    const { aloud, make } = asking(3);
    aloud.say(STAY);
    expect(aloud.said).toBe(STAY);
    vi.advanceTimersByTime(2999);
    expect(make).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(make).toHaveBeenCalledExactlyOnceWith(STAY.moves);
    expect(aloud.said).toBeNull();
  });

  it('is done at once when it is said again, but not by a hasty finger', () => {
    const { aloud, make } = asking(3);
    aloud.say(STAY);
    vi.advanceTimersByTime(499);
    aloud.say(STAY);
    expect(make).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    aloud.say({ ...STAY });
    expect(make).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(make).toHaveBeenCalledOnce();
  });

  it('is not said when somebody objects, and another saying takes its place', () => {
    const { aloud, make } = asking(3);
    aloud.say(STAY);
    aloud.stop();
    vi.advanceTimersByTime(10_000);
    expect(make).not.toHaveBeenCalled();
    aloud.say(STAY);
    aloud.say({ ...STAY, kind: 'quiet', moves: [] });
    vi.advanceTimersByTime(10_000);
    expect(make).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('takes the time the table wants, and at least its own; none where the table wants none, or it can be taken back', () => {
    expect([0, 3, 5].map((seconds) => asking(seconds).aloud.lasts(STAY))).toEqual([0, 3, 5]);
    expect([0, 3, 5].map((seconds) => asking(seconds).aloud.lasts({ least: 5 }))).toEqual([0, 5, 5]);
    expect(asking(5).aloud.lasts({ least: 0 })).toBe(0);
    const { aloud, make } = asking(0);
    aloud.say(STAY);
    expect(make).toHaveBeenCalledOnce();
    expect(aloud.said).toBeNull();
  });
});
