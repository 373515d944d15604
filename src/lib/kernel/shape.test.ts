import { describe, expect, it } from 'vitest';
import { also, fields, kinds, list, nullable, oneOf, optional, readBy, tuple, whole, type Shape } from './shape';

/** Data that is nearly a card, a coin or a list, and what is planted for what walks through it. */
const STRANGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -0,
  -1,
  0.5,
  NaN,
  Infinity,
  1e300,
  2 ** 53,
  '',
  '1',
  'constructor',
  '__proto__',
  [],
  [[]],
  {},
  { length: 3 },
  { kind: 'constructor' },
  { kind: ['card'] },
  JSON.parse('{"__proto__":{"kind":"card","value":1}}'),
  Object.assign(Object.create({ kind: 'card' }) as object, { value: 9 }),
  new Array(3),
  new Date(0),
  new Map([['kind', 'card']]),
  Symbol('card'),
  10n,
  () => 1
];

/** Which of these it takes. */
const taken = (of: Shape<unknown>): unknown[] => STRANGE.filter((one) => of(one));

type Thing = { readonly kind: 'card'; readonly value: number } | { readonly kind: 'coin' };
const thing = kinds<Thing>({ card: { value: whole(1, 8) }, coin: {} });

describe('a shape', () => {
  it('takes no strange data, whatever is planted in it, and never throws', () => {
    expect(taken(thing)).toEqual([]);
    expect(taken(fields<{ readonly value: number }>({ value: whole(0, 8) }))).toEqual([]);
    expect(taken(list(whole(0, 8), 1, 3))).toEqual([]);
    expect(taken(list(nullable(whole(0, 8)), 3))).toEqual([]);
    expect(taken(whole(0, 8))).toEqual([0]);
    expect(taken(nullable(whole(1, 8)))).toEqual([null]);
    expect(taken(oneOf(['1', '2']))).toEqual(['1']);
  });

  it('looks no deeper than the type goes: a ring is no trouble', () => {
    const ring: { kind: string; value?: unknown } = { kind: 'card' };
    ring.value = ring;
    expect(thing(ring)).toBe(false);
  });

  it('takes what is just so, with no field more or less', () => {
    expect(thing({ kind: 'coin' })).toBe(true);
    expect(thing({ kind: 'card', value: 8 })).toBe(true);
    expect(thing({ kind: 'card', value: 9 })).toBe(false);
    expect(thing({ kind: 'card' })).toBe(false);
    expect(thing({ kind: 'card', value: 8, secret: true })).toBe(false);
    expect(list(thing, 1, 2)([{ kind: 'coin' }, { kind: 'coin' }])).toBe(true);
    expect(list(thing, 1, 2)([])).toBe(false);
  });

  it('lets a field be missing that is optional, but not be anything', () => {
    const told = fields<{ readonly why: string; readonly also?: string }>({
      why: oneOf(['rain']),
      also: optional(oneOf(['snow']))
    });
    expect([{ why: 'rain' }, { why: 'rain', also: 'snow' }].map(told)).toEqual([true, true]);
    expect([{ why: 'rain', also: 'sun' }, { also: 'snow' }, { why: 'rain', also: null }].map(told)).toEqual([
      false,
      false,
      false
    ]);
  });

  it('keeps what is told besides, and the order of what lies in a row', () => {
    const pair = also(tuple<readonly [number, number]>(whole(0, 9), whole(0, 9)), ([low, high]) => low < high);
    expect([[1, 2], [2, 1], [1], [1, 2, 3], [1, 10]].map(pair)).toEqual([true, false, false, false, false]);
  });

  it('of options is what their reader reads, and nothing besides', () => {
    const options = readBy((raw) =>
      typeof raw === 'object' && raw !== null && 'fast' in raw && raw.fast === true ? { fast: true } : null
    );
    expect([{ fast: true }, { fast: true, more: 1 }, { fast: false }, null].map(options)).toEqual([
      true,
      false,
      false,
      false
    ]);
  });
});
