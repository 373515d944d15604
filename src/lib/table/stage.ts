/** Who plays, and how the table wants it: what screens know of a game besides its views. */
import { m } from '../paraglide/messages';
import type { SavedSettings, Seated } from '../saves/records';

/** Who sits on a seat. */
export type Player = Seated;

/** What belongs to the table and not to the game's rules; saved and exported beside the rules' options. */
export type TableSettings = Omit<SavedSettings, 'peeks'>;

/** How the table guards hands. Chosen at set-up, changeable at a curtain. */
export type Privacy = SavedSettings['privacy'];
export const PRIVACY_LEVELS: readonly Privacy[] = ['strict', 'relaxed', 'openTable'];
/** Does the first of these guard hands less than the second? */
export const isLooser = (one: Privacy, other: Privacy): boolean =>
  PRIVACY_LEVELS.indexOf(one) > PRIVACY_LEVELS.indexOf(other);
export const PRIVACY_NAMES: Readonly<Record<Privacy, () => string>> = {
  strict: m.table_privacy_strict,
  relaxed: m.table_privacy_relaxed,
  openTable: m.table_privacy_open
};

/** How the tablet lies: handed round, or flat in the middle, turned toward whoever is at the curtain. */
export type Orientation = SavedSettings['lying'];
export const ORIENTATIONS: readonly Orientation[] = ['passedRound', 'flat'];
export const ORIENTATION_NAMES: Readonly<Record<Orientation, () => string>> = {
  passedRound: m.table_lying_round,
  flat: m.table_lying_flat
};
