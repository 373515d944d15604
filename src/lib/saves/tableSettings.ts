/**
 * What belongs to the table and not to the rules, as saves know it. It only grows: a new setting is optional, with the
 * value that tables had before there was a choice (`v.optional(schema, value)`), so every older save stays readable.
 */
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const peeks = v.object({ times: whole, at: v.nullable(v.number()), turn: whole });

const fields = {
  privacy: v.picklist(['strict', 'relaxed', 'openTable']),
  seatMap: v.array(v.pipe(whole, v.maxValue(7))),
  lying: v.picklist(['flat', 'passedRound']),
  curtainAfter: v.pipe(v.number(), v.minValue(1), v.maxValue(86_400)),
  clock: v.nullable(v.pipe(v.number(), v.minValue(0))),
  guides: v.boolean(),
  /** By seat: how often a hand was opened since its last move, when last, and after how many turns. Null: never. */
  peeks: v.fallback(v.optional(v.array(peeks)), undefined)
};

/** Loose, so that settings an older app does not know yet stay in the save when it plays on. */
export const settingsSchema = v.looseObject(fields);

type Fields = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

/** What belongs to the table and not to the rules, as a save knows it. */
export type SavedSettings = Readonly<Omit<Fields, 'seatMap' | 'peeks'>> & {
  readonly seatMap: readonly number[];
  readonly peeks?: readonly Readonly<v.InferOutput<typeof peeks>>[] | undefined;
};
