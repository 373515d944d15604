/**
 * What belongs to the table and not to the rules, as saves know it. It only grows: a new setting is optional, with the
 * value that tables had before there was a choice (`v.optional(schema, value)`), so every older save stays readable.
 */
import * as v from 'valibot';

/** A count of anything. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Milliseconds since 1970, as far as a calendar goes. */
export const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

const peeks = v.object({ times: v.pipe(whole, v.maxValue(99_999)), at: v.nullable(moment), turn: whole });
/** No game plays against a longer time: a day, in milliseconds. */
const A_DAY = 86_400_000;

const fields = {
  privacy: v.picklist(['strict', 'relaxed', 'openTable']),
  seatMap: v.pipe(v.array(v.pipe(whole, v.maxValue(7))), v.maxLength(8)),
  lying: v.picklist(['flat', 'passedRound']),
  curtainAfter: v.pipe(v.number(), v.minValue(1), v.maxValue(86_400)),
  clock: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(A_DAY))),
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
