/** Records as they are stored and put into files: each says its format. */
import type { Save, StandingRecord, Summary, Turn } from './records';
import { FORMAT } from './steps';

/** A record as it is stored: it says which format it has. */
export type Stored<T> = T & { readonly format: number };

/**
 * A summary as it is stored: where the game stands is a text. A game on its way out says since when; until it is purged it
 * can be had back.
 */
export type StoredSummary = Stored<Omit<Summary, 'glance'>> & {
  readonly glance: string;
  readonly deletedAt?: number | null;
};

/** A standing or a turn as it is stored. */
export function stamped<T extends object>(record: T): Stored<T> {
  return { ...record, format: FORMAT };
}

/** A summary as it is stored. */
export function stampedSummary(summary: Summary): StoredSummary {
  return stamped({ ...summary, glance: JSON.stringify(summary.glance) });
}

/** All the records of one game as they are stored. */
export interface StoredSave {
  readonly summary: StoredSummary;
  readonly standing: Stored<StandingRecord>;
  readonly turns: readonly Stored<Turn>[];
}

/** A whole save as it is stored: what `writeGame` takes, for a game that the device could not keep. */
export function stampedSave({ summary, standing, turns }: Save): StoredSave {
  return { summary: stampedSummary(summary), standing: stamped(standing), turns: turns.map((turn) => stamped(turn)) };
}
