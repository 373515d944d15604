/**
 * What one screen can be looked at in, and a small set of such looks in which every pair of two values occurs: most of what
 * goes wrong with room goes wrong where two of them meet. `tests/screens.test.ts` counts the pairs.
 */
import type { Locale } from './browser/driver';

/** The values of each dimension. */
export const DIMENSIONS = {
  size: ['1180×820', '820×1180', '390×844', '1024×768', '360×640'],
  language: ['en', 'fr', 'de'],
  /** In per cent. */
  text: [100, 150, 200],
  guide: ['on', 'off'],
  seats: ['fewest', 'most']
} as const satisfies Record<string, readonly (string | number)[]> & { readonly language: readonly Locale[] };

type Dimensions = typeof DIMENSIONS;

/** One way to look at a screen. */
export type Look = { readonly [Name in keyof Dimensions]: Dimensions[Name][number] };

/** Of a look, what a table is set with: changing it needs another save. A guide can be sent away where it stands. */
export type Seating = Pick<Look, 'guide' | 'seats'>;

const look = (
  size: Look['size'],
  language: Look['language'],
  text: Look['text'],
  guide: Look['guide'],
  seats: Look['seats']
): Look => ({ size, language, text, guide, seats });

/** What a screen is looked at in for all that no look changes. */
export const PLAIN = look('1180×820', 'en', 100, 'off', 'fewest');

/**
 * Fifteen are the fewest: five sizes meet three languages. Those with the guide come first, which stays away once it is sent
 * away; then those of one number of seats stand together, and those of one language, which has to be loaded.
 */
export const COVERING: readonly Look[] = [
  look('1024×768', 'en', 100, 'on', 'most'),
  look('820×1180', 'de', 100, 'on', 'most'),
  look('1180×820', 'fr', 150, 'on', 'most'),
  look('360×640', 'fr', 200, 'on', 'most'),
  look('1024×768', 'fr', 150, 'on', 'fewest'),
  look('1180×820', 'de', 200, 'on', 'fewest'),
  look('360×640', 'de', 100, 'on', 'fewest'),
  look('390×844', 'en', 200, 'on', 'fewest'),

  look('820×1180', 'en', 150, 'off', 'most'),
  look('390×844', 'fr', 100, 'off', 'most'),
  look('1024×768', 'de', 200, 'off', 'most'),
  look('390×844', 'de', 150, 'off', 'fewest'),
  look('820×1180', 'fr', 200, 'off', 'fewest'),
  look('360×640', 'en', 150, 'off', 'fewest'),
  PLAIN
];

/** Every look there is. */
export function everyLook(): readonly Look[] {
  let looks: readonly Partial<Look>[] = [{}];
  // In the same order: what changes seldom comes first.
  for (const name of ['guide', 'seats', 'size', 'language', 'text'] as const)
    looks = looks.flatMap((each) => DIMENSIONS[name].map((value) => ({ ...each, [name]: value })));
  return looks as readonly Look[];
}

/** The looks for which one save is enough: those of each number of seats, or all where the seats stay as they are. */
export function bySave(looks: readonly Look[], canBeSeated: boolean): readonly (readonly Look[])[] {
  return canBeSeated ? DIMENSIONS.seats.map((seats) => looks.filter((look) => look.seats === seats)) : [looks];
}

/** What a look is called where something is wrong in it. */
export function lookName({ size, language, text, guide, seats }: Look): string {
  return `${size}, ${language}, ${String(text)} %, guide ${guide}, ${seats} players`;
}
