/** Who plays, and how the table wants it: what screens know of a game besides its views. */

/** Who sits on a seat. Its look (colour and emblem, 0 to 6) is public and stays with the person. */
export interface Player {
  readonly name: string;
  readonly look: number;
}

/** How the table guards hands. Chosen at set-up, changeable at a curtain. */
export const PRIVACY_LEVELS = ['strict', 'relaxed', 'openTable'] as const;
export type Privacy = (typeof PRIVACY_LEVELS)[number];

/** `flat`: the tablet lies in the middle and turns toward whoever is at the curtain. */
export const LYING = ['passedRound', 'flat'] as const;
export type Lying = (typeof LYING)[number];

/** What belongs to the table and not to the game's rules; saved and exported beside the rules' options. */
export interface TableSettings {
  readonly privacy: Privacy;
  /** Where each seat sits around the drawn table: clockwise from the near edge, in eighths of a turn (0 to 7). */
  readonly seatMap: readonly number[];
  readonly lying: Lying;
  /** Seconds without a touch after which the curtain falls. */
  readonly curtainAfter: number;
  /** Milliseconds left on the table's clock, as it was last kept; null where nothing is timed. */
  readonly clock: number | null;
  /** First-game guides the table has switched on. */
  readonly guides: boolean;
}
