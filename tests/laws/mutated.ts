/**
 * The law of what comes from outside: a state that somebody has changed in one place is refused, or plays on. Over
 * positions of random games of any game.
 */
import { cleanup } from '@testing-library/svelte';
import { attempt } from '../../src/lib/kernel/attempt';
import { judgeOf, type Kinds } from '../../src/lib/kernel/game';
import { randomFor, type Random } from '../../src/lib/kernel/random';
import { readFile } from '../../src/lib/saves/file';
import { readSave } from '../../src/lib/saves/format';
import type { Screens } from '../../src/lib/table/screens';
import { pagesOf } from '../../src/lib/table/testing/interference';
import { tableAt } from '../../src/lib/table/testing/positions';
import { Store } from '../../src/lib/session/store';
import { Table } from '../../src/lib/session/table.svelte';
import { mutated } from '../saves/mutate';
import { askedIn, POLICIES, walk } from './laws';
import type { Plan } from './random-games';

/** A game whose states are changed: `I` from the inside, `K` as its screens know it. */
export interface Changed<I extends Kinds, K extends Kinds> {
  readonly plan: Plan<I>;
  readonly screens: Screens<K>;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A place in a state: what holds it, its key there, and the way to it. */
interface Place {
  readonly holder: Record<string, Json>;
  readonly key: string;
  readonly path: string;
}

/** How many positions of one random game are changed, each in one place. */
const OF_A_GAME = 10;

/** How many moves a state that was accepted has to play on. */
const PLAYED_ON = 25;

const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Felix', 'Gina'];

const WRONG: readonly Json[] = [null, true, false, 0, 1, -1, 0.5, NaN, 1e300, 99, 5000, '', 'x', 'constructor', [], {}];

const isHolder = (data: Json): data is Json[] | { [key: string]: Json } => typeof data === 'object' && data !== null;

/** A place anywhere in the data: each field of the state is as likely as the other, each of its parts as its siblings. */
function placeIn(data: Record<string, Json>, random: Random, path = ''): Place {
  const key = random.pick(Object.keys(data));
  const here = data[key] ?? null;
  const isDeeper = isHolder(here) && Object.keys(here).length > 0 && random.int(1, 4) > 1;
  return isDeeper
    ? placeIn(here as Record<string, Json>, random, `${path}.${key}`)
    : { holder: data, key, path: `${path}.${key}` };
}

/** What can happen to a number, and to anything else. */
function other(value: Json, random: Random): Json {
  if (typeof value !== 'number' || random.int(1, 4) === 1) return random.pick(WRONG);
  return random.pick([value + 1, value - 1, value + random.int(2, 9), random.int(0, 9), -value]);
}

/** Changes a list in its order or length. Says how. */
function shaken(items: Json[], random: Random): string {
  const at = random.int(0, items.length - 1);
  const to = random.int(0, items.length - 1);
  switch (random.int(1, 4)) {
    case 1:
      items.splice(at, 1);
      return 'lost one';
    case 2:
      items.splice(to, 0, structuredClone(items[at] ?? null));
      return 'doubled one';
    case 3:
      [items[at], items[to]] = [items[to] ?? null, items[at] ?? null];
      return 'swapped two';
    default:
      items.splice(0, items.length, ...random.shuffle(items));
      return 'in another order';
  }
}

/** Every list in the data as often as it has entries, with the way to it: a long one is picked more often. */
function listsIn(data: Json, path = ''): readonly (readonly [Json[], string])[] {
  if (!isHolder(data)) return [];
  const inside = Object.entries(data).flatMap(([key, value]) => listsIn(value, `${path}.${key}`));
  return Array.isArray(data) ? [...inside, ...data.map(() => [data, path] as const)] : inside;
}

/** Changes one place of the state, and says which and how. */
function change(state: Record<string, Json>, random: Random): string {
  if (random.int(1, 3) === 1) {
    const [items, way] = random.pick(listsIn(state));
    return `${way} ${shaken(items, random)}`;
  }
  const { holder, key, path } = placeIn(state, random);
  const here = holder[key] ?? null;
  if (Array.isArray(here) && here.length > 0 && random.int(1, 3) > 1) return `${path} ${shaken(here, random)}`;
  switch (random.int(1, 6)) {
    case 1:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return `${path} lost`;
    case 2: {
      // Something of the same kind, from elsewhere in the state.
      const from = placeIn(state, random);
      holder[key] = structuredClone(from.holder[from.key] ?? null);
      return `${path} as ${from.path}`;
    }
    default:
      holder[key] = other(here, random);
      return `${path} is ${JSON.stringify(holder[key])}`;
  }
}

/**
 * Draws the table and the hands of at most two who are asked, each at a table of its own. What was drawn goes, and what
 * waits for its turn meanwhile gets it, so that thousands fit into memory.
 */
async function draw<K extends Kinds>(
  screens: Screens<K>,
  view: K['view'],
  random: Random,
  table: () => Table<K>
): Promise<void> {
  const asked = askedIn<K>(view).filter((mover) => mover !== 'table');
  for (const seat of [null, ...random.shuffle(asked).slice(0, 2)]) {
    pagesOf(screens, table(), seat);
    cleanup();
    await new Promise((later) => setTimeout(later));
  }
}

/**
 * Draws the table and hands of those asked; plays on by listed moves; draws again. Throws where that can't be done.
 */
async function playOn<I extends Kinds, K extends Kinds>(
  { screens }: Changed<I, K>,
  options: K['options'],
  start: K['state'],
  seed: string
): Promise<void> {
  const { game } = screens;
  let state = start;
  const drawn = (): Promise<void> => {
    const view = game.view(state, 'onlooker');
    const players = NAMES.slice(0, view.seats).map((name, look) => ({ name, look }));
    return draw(screens, view, randomFor(seed, 0), () => tableAt(game, options, players, state));
  };
  await drawn();
  for (let n = 1; n <= PLAYED_ON; n += 1) {
    const open = game.view(state, 'onlooker');
    if (open.outcome !== null) break;
    const choices = randomFor(seed, 1000 + n);
    const mover = choices.pick(askedIn<K>(open));
    const move = choices.pick(game.moves(game.view(state, judgeOf(open, mover)), mover));
    const tried = attempt(game, state, mover, move, randomFor(seed, n));
    if (!tried.ok)
      throw new Error(`a listed move is refused: ${JSON.stringify({ mover, move, denial: tried.denial })}`);
    ({ state } = tried.played);
  }
  await drawn();
}

/** What became of changed states. */
export interface Fates {
  readonly refused: number;
  readonly playedOn: number;
  /** What was neither refused nor could be played on: where it was changed, and what was thrown. */
  readonly broken: readonly string[];
}

/** Changes so many states of random games of a plan, each in one place, and plays on what its game calls sound. */
export async function changeStates<I extends Kinds, K extends Kinds>(
  changed: Changed<I, K>,
  states: number
): Promise<Fates> {
  const { plan } = changed;
  const { flaw } = plan.subject.sound;
  let refused = 0;
  let playedOn = 0;
  const broken: string[] = [];
  let changes = 0;
  for (let nth = 0; changes < states;) {
    const seed = nth.toString(16).padStart(32, 'c');
    const random = randomFor(seed, 1_000_000);
    const { options } = random.pick(plan.options);
    const seats = random.pick(plan.seats);
    const policy = POLICIES[nth % POLICIES.length] ?? 'curious';
    const walked = Array.from(walk(plan.subject, { options, seats, seed, policy }), ({ state }) => state);
    for (let left = OF_A_GAME; left > 0 && changes < states; nth += 1) {
      const before = JSON.stringify(random.pick(walked));
      const state = JSON.parse(before) as Record<string, Json>;
      const how = change(state, random);
      // What is as it was before was no change.
      if (Object.is(JSON.stringify(state), before)) continue;
      left -= 1;
      changes += 1;
      if (flaw(state) !== null) {
        refused += 1;
        continue;
      }
      try {
        await playOn(changed, state.options as K['options'], state as unknown as K['state'], seed);
        playedOn += 1;
      } catch (error) {
        broken.push(`${how} (${nth}, ${seats} players): ${String(error)}`);
      }
    }
  }
  return { refused, playedOn, broken };
}

/**
 * Forges a file so many times, each in one or two places and its sum right again, and draws what is read of it. Says how
 * many were drawn; throws where one can't be.
 */
export async function drawForged<I extends Kinds, K extends Kinds>(
  { screens }: Changed<I, K>,
  text: string,
  files: number
): Promise<number> {
  const { game } = screens;
  let opened = 0;
  for (let n = 0; n < files; n += 1) {
    const random = randomFor('f0'.repeat(16), n);
    const filed = readFile(String(mutated(text, 'forged', random)));
    const [first] = filed.kind === 'file' ? filed.games : [];
    const read = first === undefined ? null : await readSave(game, first);
    if (read?.kind !== 'read') continue;
    const { save, state } = read;
    const store = new Store(save.summary.id, save.turns.length, null);
    const opening = { ...read, store, storage: { kind: 'stored' } } as const;
    try {
      await draw(screens, game.view(state, 'onlooker'), random, () => new Table<K>(game, opening));
    } catch (error) {
      throw new Error(`file ${n} of ${game.id}`, { cause: error });
    }
    opened += 1;
  }
  return opened;
}
