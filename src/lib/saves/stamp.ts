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

/** What of a summary no list reads lies apart from it: a long list stays fast. */
type Apart = 'options' | 'table' | 'glance';

/** What a list reads of a game; from before things lay apart, the whole summary. */
export type StoredGame = Omit<StoredSummary, Apart> & Partial<Pick<StoredSummary, Apart>>;

/** What lies apart from it. */
export type StoredDetails = Pick<StoredSummary, 'id' | Apart>;

/** A summary in its two parts, as the store has them. */
export function parted(summary: StoredSummary): { readonly game: StoredGame; readonly details: StoredDetails } {
  const { options, table, glance, ...game } = summary;
  return { game, details: { id: game.id, options, table, glance } };
}

/** A summary out of its parts. Whatever is missing is found out when it is read. */
export function joined(game: StoredGame, details: StoredDetails | undefined): StoredSummary {
  return (details === undefined ? game : { ...details, ...game }) as StoredSummary;
}

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
