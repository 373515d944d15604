import { describe, expect, it, vi } from 'vitest';
import type { BaseState, Kinds } from '../../src/lib/kernel/game';
import { randomFor } from '../../src/lib/kernel/random';
import type { Toy } from '../toy/toy';
import { unsound as toyUnsound } from '../toy/unsound';
import { unsound as bucketKingUnsound } from './bucket-king.unsound';
import { buroCrazyPlan } from './buro-crazy.subject';
import { unsound as buroCrazyUnsound } from './buro-crazy.unsound';
import { bureaunautsPlan } from './bureaunauts.subject';
import { unsound as bureaunautsUnsound } from './bureaunauts.unsound';
import { playIsSound, POLICIES, walk, type Position } from './laws';
import type { Plan } from './random-games';
import { saludosAmigosPlan } from './saludos-amigos.subject';
import { unsound as saludosAmigosUnsound } from './saludos-amigos.unsound';
import { bucketKingPlan, toySubject } from './subjects';
import type { Planted, Unsound } from './unsound';

// Whole games, every state of them: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 });

/** Every position of one game for each number of players, kind of table and policy. */
function* positionsOf<K extends Kinds>({ subject, seats, options }: Plan<K>): Generator<Position<K>> {
  for (const players of seats) {
    for (const [at, table] of options.entries()) {
      for (const [nth, policy] of POLICIES.entries()) {
        const seed = `${players}${at}${nth}`.padStart(32, '8');
        yield* walk(subject, { options: table.options, seats: players, seed, policy });
      }
    }
  }
}

/** How many states of these games are sound; throws at the first that is not. */
function soundStates<K extends Kinds>(plan: Plan<K>): number {
  let states = 0;
  for (const position of positionsOf(plan)) {
    playIsSound(position, randomFor('0'.repeat(32), 0));
    states += 1;
  }
  return states;
}

/** What of the table was not refused in the first state it can be planted in, or could be planted nowhere. */
function notRefused<K extends Kinds>(plan: Plan<K>, table: Unsound<BaseState>): readonly string[] {
  const { flaw } = plan.subject.sound;
  const rows = Object.entries<readonly Planted<never, never>[]>(table) as unknown as readonly (readonly [
    keyof K['state'],
    readonly Planted<K['state'], K['state'][keyof K['state']]>[]
  ])[];
  let left = rows.flatMap(([field, all]) => all.map((planted) => ({ field, ...planted })));
  const taken: string[] = [];
  for (const { state } of positionsOf(plan)) {
    left = left.filter(({ field, what, when, to }) => {
      if (when !== undefined && !when(state)) return true;
      if (flaw({ ...state, [field]: to(state[field], state) }) === null) taken.push(`${String(field)}: ${what}`);
      return false;
    });
    if (left.length === 0) break;
  }
  return [...taken, ...left.map(({ field, what }) => `${String(field)}: ${what} (never tried)`)];
}

/** What no field of any state is. */
const NOTHING: readonly unknown[] = ['no such word', 0.5, NaN, 1e300, -7, {}, { kind: 'none' }, [[[]]], undefined];

/** Every place of the data that takes one of these, by its way. */
function takers(data: unknown, flawOf: () => string | null, way = ''): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const holder = data as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => {
    const here = holder[key];
    const wrong = NOTHING.filter((nothing) => {
      holder[key] = nothing;
      return flawOf() === null;
    });
    holder[key] = here;
    return [...wrong.map((nothing) => `${way}.${key} is ${String(nothing)}`), ...takers(here, flawOf, `${way}.${key}`)];
  });
}

/** Looks at some states of the plan, so many moves apart. */
function wrongTypes<K extends Kinds>(plan: Plan<K>, apart: number): readonly string[] {
  const { flaw } = plan.subject.sound;
  const found = new Set<string>();
  let n = 0;
  for (const { state } of positionsOf(plan)) {
    n += 1;
    if (n % apart !== 0) continue;
    const copy: unknown = JSON.parse(JSON.stringify(state));
    for (const taker of takers(copy, () => flaw(copy))) found.add(taker);
  }
  return [...found];
}

const toyPlan: Plan<Toy> = {
  subject: toySubject,
  seats: [2, 3, 4],
  options: [true, false].map((swaps) => ({ name: `swaps ${swaps}`, options: { swaps } }))
};

/** What is asked of a game, with its types inside. */
function asked<K extends Kinds>(plan: Plan<K>, unsound: Unsound<K['state']>, apart: number) {
  return {
    soundStates: () => soundStates(plan),
    notRefused: () => notRefused(plan, unsound as unknown as Unsound<BaseState>),
    wrongTypes: () => wrongTypes(plan, apart)
  };
}

const GAMES = [
  ['the toy game', asked(toyPlan, toyUnsound, 11)],
  ['The Bucket King', asked(bucketKingPlan, bucketKingUnsound, 999)],
  ['Büro Crazy', asked(buroCrazyPlan, buroCrazyUnsound, 499)],
  ['Saludos Amigos!', asked(saludosAmigosPlan, saludosAmigosUnsound, 1999)],
  ['Bureaunauts', asked(bureaunautsPlan, bureaunautsUnsound, 9999)]
] as const;

describe.each(GAMES)('%s', (_, { soundStates, notRefused, wrongTypes }) => {
  it('calls every state and all news of random play sound', () => {
    expect(soundStates()).toBeGreaterThan(100);
  });

  it('refuses what is planted in any field of a state', () => {
    expect(notRefused()).toEqual([]);
  });

  it('takes nothing anywhere in a state that is of no type of its own', () => {
    expect(wrongTypes()).toEqual([]);
  });
});
