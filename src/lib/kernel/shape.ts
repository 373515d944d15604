/**
 * Whether data from outside has the shape of a type. Shapes are written beside the types they belong to: a field or a kind
 * that has no line in its shape does not compile. They take any data, whatever is planted in it, and look no further
 * than the type goes; no answer throws.
 */
import type { BaseState, Game, Kinded, Kinds, Seat, Soundness } from './game';

/** Does the data have the shape of a T, and nothing besides? */
export type Shape<T> = (raw: unknown) => raw is T;

/** What a sound state keeps besides its shape: one rule of the game, or one that holds its fields together. */
export type Rule<S> = (state: S) => boolean;

/** One of these values. */
export function oneOf<const T extends boolean | number | string | null>(values: readonly T[]): Shape<T> {
  return (raw): raw is T => values.some((value) => Object.is(value, raw));
}

/** True or false. */
export const flag = oneOf([true, false]);

/** A whole number from `min` to `max`, both included. Zero has no sign. */
export function whole(min: number, max: number): Shape<number> {
  return (raw): raw is number =>
    typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= min && raw <= max && !Object.is(raw, -0);
}

/** This, or null. */
export function nullable<T>(of: Shape<T>): Shape<T | null> {
  return (raw): raw is T | null => raw === null || of(raw);
}

/** A list of `min` to `max` of these; of just `min` unless told. Its length is asked before anything in it. */
export function list<T>(of: Shape<T>, min: number, max = min): Shape<readonly T[]> {
  return (raw): raw is readonly T[] => {
    if (!Array.isArray(raw) || raw.length < min || raw.length > max) return false;
    for (let at = 0; at < raw.length; at += 1) if (!of(raw[at])) return false;
    return true;
  };
}

/** A list of just these, one after the other. */
export function tuple<const T extends readonly unknown[]>(...of: { readonly [At in keyof T]: Shape<T[At]> }): Shape<T> {
  const shapes: readonly Shape<unknown>[] = of;
  return (raw): raw is T =>
    Array.isArray(raw) && raw.length === shapes.length && shapes.every((each, at) => each(raw[at]));
}

/** What has this shape, and keeps this rule besides. */
export function also<T>(of: Shape<T>, rule: Rule<T>): Shape<T> {
  return (raw): raw is T => of(raw) && rule(raw);
}

/** A shape for each field. */
export type Fields<T> = { readonly [Field in keyof T]-?: Shape<T[Field]> };

/** An object with these fields and no others. */
export function fields<T extends object>(shapes: Fields<T>): Shape<T> {
  const known = Object.entries<Shape<unknown>>(shapes);
  return (raw): raw is T =>
    isObject(raw) &&
    Object.keys(raw).every((name) => Object.hasOwn(shapes, name)) &&
    known.every(([name, of]) => of(Object.hasOwn(raw, name) ? raw[name] : undefined));
}

/** A field that need not be there. */
export function optional<T>(of: Shape<T>): Shape<T | undefined> {
  return (raw): raw is T | undefined => raw === undefined || of(raw);
}

/** One of a union told apart by `kind`: for each kind the other fields it has. */
export function kinds<T extends Kinded>(shapes: {
  readonly [Kind in T['kind']]: Fields<Omit<Extract<T, { readonly kind: Kind }>, 'kind'>>;
}): Shape<T> {
  const known = new Map(
    Object.entries<Fields<object>>(shapes).map(([kind, others]) => [kind, fields({ kind: oneOf([kind]), ...others })])
  );
  return (raw): raw is T => isObject(raw) && typeof raw.kind === 'string' && known.get(raw.kind)?.(raw) === true;
}

/** What a game's own reader of options takes, with none missing and nothing besides. */
export function readBy<T extends object>(read: (raw: unknown) => T | null): Shape<T> {
  return (raw): raw is T => {
    const known = read(raw);
    if (known === null || !isObject(raw)) return false;
    const names = Object.keys(known);
    return names.length === Object.keys(raw).length && names.every((name) => Object.hasOwn(raw, name));
  };
}

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/**
 * The soundness of a game from its shapes, which may depend on how many play, and the rules for what has that shape.
 * `State` and `News` are the game's own.
 */
export function soundness<State extends BaseState & { readonly seats: number }, News extends Kinded>(
  { min, max }: Game<Kinds>['seats'],
  shapes: (seats: number) => { readonly state: Shape<State>; readonly news: Shape<News> },
  rules: readonly Rule<State>[]
): Soundness {
  const players = whole(min, max);
  const made = new Map<number, ReturnType<typeof shapes>>();
  const shapesFor = (seats: number): ReturnType<typeof shapes> => {
    const known = made.get(seats) ?? shapes(seats);
    made.set(seats, known);
    return known;
  };
  return {
    flaw(raw) {
      if (!isObject(raw) || !players(raw.seats)) return 'seats';
      if (!shapesFor(raw.seats).state(raw)) return 'shape';
      const state: State = raw;
      return rules.find((rule) => !rule(state))?.name ?? null;
    },
    isNews: (raw, seats) => players(seats) && shapesFor(seats).news(raw)
  };
}

/** Are all of these different? */
export function areDistinct(things: readonly unknown[]): boolean {
  return new Set(things).size === things.length;
}

/** Are these plain data the same, fields in the same order? */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Every seat of a table. */
export const seatsOf = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);
