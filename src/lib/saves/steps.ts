/**
 * The steps that bring a stored record up to date with the format of saves. Each record says which format it has, and
 * each is brought up to date by itself, whenever it is read. The games' own states have steps of their own
 * (`Game.migrations`).
 */

/** A stored record, of whatever format. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** The kinds of records a save is made of. */
export type RecordKind = 'summary' | 'standing' | 'turn';

/** One step: what changes in which kind of record. A kind that is not named stays as it is. */
interface Step {
  /** What the step is for, in words. */
  readonly name: string;
  readonly change: Readonly<Partial<Record<RecordKind, (raw: RawRecord) => RawRecord>>>;
}

/** The i-th step turns records of format i into those of format i + 1. None may ever be changed, only followed. */
export const STEPS: readonly Step[] = [
  {
    name: 'every record says its format, and every game its strand',
    change: { summary: (raw) => ({ ...raw, strand: raw.id }) }
  },
  {
    name: 'what the shelf shows of where a game stands is a text, read once it is shown: a long list stays fast',
    change: { summary: (raw) => ({ ...raw, glance: JSON.stringify(raw.glance) }) }
  }
];

/** The format this app writes. */
export const FORMAT = STEPS.length;

/** A record in today's format; or why there is none. */
export type UpToDate =
  { readonly kind: 'record'; readonly record: RawRecord } | { readonly kind: 'newer' | 'unreadable' };

/** Is this an object with fields, and not a list? */
export function isRecord(raw: unknown): raw is RawRecord {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** Brings a record up to date. Records from before formats had numbers have format 0. */
export function upToDate(kind: RecordKind, raw: unknown): UpToDate {
  if (!isRecord(raw)) return { kind: 'unreadable' };
  const format = raw.format ?? 0;
  if (typeof format !== 'number' || !Number.isSafeInteger(format) || format < 0) return { kind: 'unreadable' };
  if (format > FORMAT) return { kind: 'newer' };
  if (format === FORMAT) return { kind: 'record', record: raw };
  try {
    const record = STEPS.slice(format).reduce((old, step) => step.change[kind]?.(old) ?? old, raw);
    return { kind: 'record', record: { ...record, format: FORMAT } };
  } catch {
    // A step stumbles over a record that is not what it says it is.
    return { kind: 'unreadable' };
  }
}
