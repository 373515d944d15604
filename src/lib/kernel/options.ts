/**
 * What a table can choose before a game, as data: the defaults, the reading of what comes from outside and the controls of
 * the set-up follow from it.
 */
import type { Seat } from './game';

/** One thing to choose. */
export interface Option<T> {
  /** How people choose it: on or off, one of a few, or somebody at the table. */
  readonly kind: 'flag' | 'oneOf' | 'seatOrRandom';
  /** All there is to choose from. */
  readonly values: readonly T[];
  /** What holds unless a table chooses. A game that was saved before there was this choice goes on with it. */
  readonly usual: T;
}

/** On or off; off unless told otherwise. */
export const flag = (usual = false): Option<boolean> => ({ kind: 'flag', values: [false, true], usual });

type Plain = number | string | null;

/** One of these; the first unless a table chooses. */
export const oneOf = <const T extends readonly [Plain, ...Plain[]]>(...values: T): Option<T[number]> => ({
  kind: 'oneOf',
  values,
  usual: values[0]
});

/** A seat of a table for at most so many, or chance; the first seat unless a table chooses. */
export const seatOrRandom = (most: number): Option<Seat | 'random'> => ({
  kind: 'seatOrRandom',
  values: [...Array.from({ length: most }, (_, seat) => seat), 'random'],
  usual: 0
});

/** All that a table can choose for one game. */
export interface OptionSet<O extends object> {
  readonly each: { readonly [Name in keyof O]: Option<O[Name]> };
  readonly defaults: O;
  /**
   * Reads options from outside (an old save, a file). What is missing came later, and is as usual; null where a value is
   * none of this game's.
   */
  readonly read: (raw: unknown) => O | null;
}

/** The options of a game, from one line each. */
export function optionSet<O extends object>(each: OptionSet<O>['each']): OptionSet<Readonly<O>> {
  const known = Object.entries<Option<unknown>>(each);
  return {
    each,
    defaults: Object.fromEntries(known.map(([name, { usual }]) => [name, usual])) as O,
    read(raw) {
      if (typeof raw !== 'object' || raw === null) return null;
      const given = new Map<string, unknown>(Object.entries(raw));
      const read: Record<string, unknown> = {};
      for (const [name, { values, usual }] of known) {
        const value = given.has(name) ? given.get(name) : usual;
        if (!values.includes(value)) return null;
        read[name] = value;
      }
      return read as O;
    }
  };
}

/** The names of the options that are not as usual. */
export function unusual<O extends object>({ each, defaults }: OptionSet<O>, chosen: O): readonly (keyof O)[] {
  return (Object.keys(each) as (keyof O)[]).filter((name) => chosen[name] !== defaults[name]);
}
