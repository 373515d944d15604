/** What the sentences of one part of the app tell people to tap. */

/** What is tapped, and the component test that taps it: its file under src/, and its name. */
export interface Tapped {
  readonly what: string;
  readonly file: string;
  readonly test: string;
}

/** By message: what it tells to tap; or, in words, why it tells nobody to. */
export type Taps = Readonly<Record<string, Tapped | string>>;

/** A row of such a list. */
export function tapped(what: string, file: string, test: string): Tapped {
  return { what, file, test };
}
