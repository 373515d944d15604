/**
 * Chance is an argument, never a field: the n-th move of a game draws from `randomFor(seed, n)` and from nothing else,
 * so an undone move finds the same dice again, and no state holds the future.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { isSeed, type Seed } from './seed';

export { isSeed, type Seed };

type Generator = ReturnType<typeof xoroshiro128plusFromState>;

/** The draws of one move. */
export interface Random {
  /**
   * A whole number from `min` to `max`, both included, each as likely as the other. Throws where that is no range of safe
   * whole numbers: a bug of ours, or a forged state.
   */
  int(min: number, max: number): number;
  /** A new list in a random order; every order is as likely as the other. */
  shuffle<T>(list: readonly T[]): T[];
  /** One of the list. Throws on an empty one: a bug of ours. */
  pick<T>(list: readonly T[]): T;
  /** How many draws were made so far. More than none: the move can't be taken back. */
  readonly draws: number;
}

/**
 * The draws of the n-th move (0 for the set-up) of the game with this seed.
 *
 * @throws {RangeError} on a malformed seed or a negative or fractional n: bugs of ours, saves are checked at the door.
 */
export function randomFor(seed: Seed, n: number): Random {
  if (!isSeed(seed)) throw new RangeError('a seed has 32 hexadecimal digits');
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`no move number ${n}`);
  return new Draws(seed, n);
}

/** The generator of the n-th move: every bit of the seed and of the number moves every bit of its state. */
function generatorFor(seed: Seed, n: number): Generator {
  const lanes = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16));
  // Each lane takes in the seed's word and the move's number; the mixing makes neighbouring numbers unlike each other.
  let carry = n >>> 0;
  const mixed = lanes.map((lane, i) => (carry = mix(lane ^ mix(carry + Math.imul(i + 1, 0x9e3779b9)))));
  // Every word must depend on every word of the seed, so the ring is gone round once more.
  const state = mixed.map((lane, i) => mix(lane + (carry = mix(carry ^ (i + 5)))));
  return xoroshiro128plusFromState(state.some((word) => word !== 0) ? state : [1, 2, 3, 4]);
}

/** The finalizer of MurmurHash3: a bijection of 32 bits in which every bit of the input moves every bit of the output. */
function mix(word: number): number {
  let w = word | 0;
  w = Math.imul(w ^ (w >>> 16), 0x85ebca6b);
  w = Math.imul(w ^ (w >>> 13), 0xc2b2ae35);
  return (w ^ (w >>> 16)) | 0;
}

/**
 * Chance that is cheap, for thinking alone: 32 bits of state (mulberry32), where a game's own has 128. A game is never
 * played by it.
 *
 * @throws {RangeError} as `randomFor`.
 */
export function quickRandom(seed: Seed, n: number): Random {
  return new QuickDraws(randomFor(seed, n).int(0, 0xffffffff));
}

/** A list in a random order, by the draws of its `Random`: the last place first. */
function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = random.int(0, last);
    const moved = result[last] as T;
    result[last] = result[other] as T;
    result[other] = moved;
  }
  return result;
}

function picked<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('nothing to pick from');
  return list[random.int(0, list.length - 1)] as T;
}

class QuickDraws implements Random {
  #state: number;
  draws = 0;

  constructor(state: number) {
    this.#state = state | 0;
  }

  int(min: number, max: number): number {
    if (!(min <= max)) throw new RangeError(`no whole number from ${min} to ${max}`);
    this.draws += 1;
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let word = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return min + Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * (max - min + 1));
  }

  shuffle<T>(list: readonly T[]): T[] {
    return shuffled(this, list);
  }

  pick<T>(list: readonly T[]): T {
    return picked(this, list);
  }
}

/** Most moves draw nothing, so the generator is only made for the first draw. */
class Draws implements Random {
  readonly #seed: Seed;
  readonly #n: number;
  #generator: Generator | null = null;
  #draws = 0;

  constructor(seed: Seed, n: number) {
    this.#seed = seed;
    this.#n = n;
  }

  get draws(): number {
    return this.#draws;
  }

  int(min: number, max: number): number {
    const isRange = Number.isSafeInteger(min) && Number.isSafeInteger(max) && min <= max;
    // What draws would look for a number in there, and never find one.
    if (!isRange || !Number.isSafeInteger(max - min)) throw new RangeError(`no whole number from ${min} to ${max}`);
    this.#draws += 1;
    this.#generator ??= generatorFor(this.#seed, this.#n);
    return uniformInt(this.#generator, min, max);
  }

  shuffle<T>(list: readonly T[]): T[] {
    return shuffled(this, list);
  }

  pick<T>(list: readonly T[]): T {
    return picked(this, list);
  }
}
