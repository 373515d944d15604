/** Files as accidents and mischief make them, from files as they should be. */
import type { Random } from '../../src/lib/kernel/random';
import { sumOf } from '../../src/lib/saves/file';

/** What can happen to a file. */
export const ACCIDENTS = [
  'bit flips',
  'cut',
  'piece lost',
  'piece doubled',
  'wrong type',
  'huge number',
  'deep nesting',
  'prototype key',
  'field lost',
  'foreign JSON',
  'noise'
] as const;
export type Accident = (typeof ACCIDENTS)[number] | 'forged';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const WRONG: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  '',
  '0',
  'table',
  [],
  [[]],
  {},
  { kind: 'move' },
  [null]
];
const HUGE: readonly string[] = [
  '1e999',
  '-1e999',
  '1e308',
  '9007199254740993',
  '-9007199254740993',
  '1e21',
  '99999999'
];
const KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '0'];
const FOREIGN: readonly Json[] = [
  null,
  [],
  {},
  'tischlein-games',
  42,
  { name: 'left-pad', version: '1.0.0', dependencies: {} },
  { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: null, properties: {} }] },
  { kind: 'tischlein-games' },
  { kind: 'tischlein-games', format: 1 },
  { kind: 'tischlein-games', format: 1, games: {} },
  { kind: 'tischlein-games', format: 1, games: [] },
  { kind: 'tischlein-games', format: 1, games: [null, 7, 'game', [], {}, { records: [] }, { records: {} }] },
  { kind: 'tischlein-games', format: 1, games: [{ sum: '', records: [{}, {}, [{}]] }] }
];

/** A list or an object in the data, and one of its keys. */
type Place = readonly [Record<string, Json>, string];

/** Every place in the data, added to those found so far: thousands of times, so none is copied. */
function placesOf(data: Json, found: Place[] = []): readonly Place[] {
  if (typeof data !== 'object' || data === null) return found;
  const here = data as Record<string, Json>;
  for (const key of Object.keys(here)) {
    found.push([here, key]);
    placesOf(here[key] ?? null, found);
  }
  return found;
}

/** Changes one place of the data, and either leaves the sums wrong or makes them right again, as a forger would. */
function changed(
  text: string,
  random: Random,
  change: (at: Record<string, Json>, key: string) => string | null,
  isForged = random.int(0, 1) === 1
): string {
  const data = JSON.parse(text) as { games: { sum: string; records: Json }[] };
  const written: string[] = [];
  for (let left = random.int(1, 2); left > 0; left -= 1) {
    // Among the games: what stands around them is changed by the other accidents.
    const [at, key] = random.pick(placesOf(data.games as unknown as Json));
    const raw = change(at, key);
    if (raw !== null) {
      at[key] = `§${written.length}§`;
      written.push(raw);
    }
  }
  const broken = JSON.stringify(data).replace(/"§(\d+)§"/g, (_, n: string) => written[Number(n)] ?? 'null');
  return isForged ? summed(broken) : broken;
}

/** The file with the sums its games have now. One that is no JSON any more has none. */
function summed(text: string): string {
  try {
    const { games } = JSON.parse(text) as { games: unknown };
    return (Array.isArray(games) ? (games as unknown[]) : []).reduce((file: string, game) => {
      if (typeof game !== 'object' || game === null || !('records' in game) || !('sum' in game)) return file;
      return file.replace(`"sum":"${String(game.sum)}"`, `"sum":"${sumOf(JSON.stringify(game.records))}"`);
    }, text);
  } catch {
    return text;
  }
}

function flipped(text: string, random: Random): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  for (let left = random.int(1, 8); left > 0; left -= 1) {
    const at = random.int(0, bytes.length - 1);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.int(0, 7));
  }
  return bytes;
}

/** The file after this accident. */
export function mutated(text: string, accident: Accident, random: Random): string | Uint8Array<ArrayBuffer> {
  const [from, to] = [random.int(0, text.length), random.int(0, text.length)].toSorted((a, b) => a - b) as [
    number,
    number
  ];
  switch (accident) {
    case 'bit flips':
      return flipped(text, random);
    case 'cut':
      return text.slice(0, from);
    case 'piece lost':
      return text.slice(0, from) + text.slice(to);
    case 'piece doubled':
      return text.slice(0, to) + text.slice(from);
    case 'wrong type':
      return changed(text, random, (at, key) => JSON.stringify(random.pick(WRONG.filter((one) => one !== at[key]))));
    case 'forged':
      // As somebody who knows how the sum is made: a wrong value, a number out of its range, a field that is gone.
      return changed(
        text,
        random,
        (at, key) =>
          random.pick([
            () => JSON.stringify(random.pick(WRONG.filter((one) => one !== at[key]))),
            () => random.pick(HUGE.filter((one) => !one.includes('999'))),
            () => '"x\\ud800"'
          ])(),
        true
      );
    case 'huge number':
      return changed(text, random, () => random.pick(HUGE));
    case 'deep nesting': {
      const deep = random.pick([10, 50, 100, 5000, 100_000]);
      const [open, close] = random.pick([
        ['[', ']'],
        ['{"a":', '}']
      ] as const);
      // Nobody can write the deepest anew to reckon their sum.
      const isForged = deep <= 100 && random.int(0, 1) === 1;
      return changed(text, random, () => `${open.repeat(deep)}0${close.repeat(deep)}`, isForged);
    }
    case 'prototype key': {
      const key = random.pick(KEYS);
      return changed(text, random, () => `{"${key}":{"secret":true,"kind":"move"},"kind":"x"}`);
    }
    case 'field lost':
      return changed(text, random, (at, key) => {
        if (Array.isArray(at)) at.splice(Number(key), 1);
        else delete at[key];
        return null;
      });
    case 'foreign JSON':
      return JSON.stringify(random.pick(FOREIGN));
    case 'noise':
      return Uint8Array.from({ length: random.int(0, 400) }, () => random.int(0, 255));
  }
}
