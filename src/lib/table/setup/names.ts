/** Who has played on this device, and who sat at the last table. Names only; nothing of any game. */
import { LEVELS, type Level } from '../../bots/mind';
import { m } from '../../paraglide/messages';
import { recall, remember } from '../../settings/remembered';
import { fitText } from '../../kernel/text';
import { PLACES } from '../places';

/** A person, the look they had, and at which place they sat; null where nobody knows any more. */
export interface Known {
  readonly name: string;
  readonly look: number;
  readonly place?: number | null;
  /** How well the computer plays that sat there; null or absent: a person. */
  readonly computer?: Level | null;
}

/** What computers are called, the first of them first. */
const COMPUTERS = ['Rosa', 'Otto', 'Frieda', 'Emil', 'Lotte', 'Kuno', 'Alma'] as const;

/** What the levels are called, and in one line what each means. */
export const LEVEL_NAMES: Readonly<Record<Level, () => string>> = {
  gentle: m.level_gentle,
  fair: m.level_fair,
  keen: m.level_keen
};
export const LEVEL_TEXTS: Readonly<Record<Level, () => string>> = {
  gentle: m.level_gentle_text,
  fair: m.level_fair_text,
  keen: m.level_keen_text
};

/** A name for a computer that nobody at the table has. There are as many as seats at the largest. */
export function computerName(taken: readonly string[]): string {
  return COMPUTERS.find((name) => !taken.some((other) => sameName(name, other))) ?? COMPUTERS[0];
}

const KNOWN = 'tischlein.names';
const LAST = 'tischlein.lastTable';
const MOST = 24;

/** In UTF-16 units, as a field counts them. */
export const LONGEST_NAME = 20;

/** `unnamed`: may it be a seat that nobody has named? */
function isKnown(raw: unknown, unnamed: boolean): raw is Known {
  if (typeof raw !== 'object' || raw === null || !('name' in raw) || !('look' in raw)) return false;
  const { name, look } = raw;
  if (typeof name !== 'string' || (name === '' && !unnamed)) return false;
  return typeof look === 'number' && [0, 1, 2, 3, 4, 5, 6].includes(look);
}

function isPlace(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < PLACES;
}

function read(name: string, unnamed = false): readonly Known[] {
  try {
    const raw: unknown = JSON.parse(recall(name) ?? '[]');
    if (!Array.isArray(raw)) return [];
    const known = raw.filter((one: unknown): one is Known => isKnown(one, unnamed));
    return known.map(({ name, look, place, computer }) => ({
      name,
      look,
      place: isPlace(place) ? place : null,
      computer: LEVELS.find((level) => level === computer) ?? null
    }));
  } catch {
    return [];
  }
}

/** Everybody who played here, the latest first. */
export function knownNames(): readonly Known[] {
  return read(KNOWN);
}

/** The last table by seat, computers among them, with an empty name where nobody had named one; empty if there was none. */
export function lastTable(): readonly Known[] {
  return read(LAST, true);
}

/** Keeps the table that begins to play, and the names at it; a computer, or a seat without a name, is nobody to remember. */
export function rememberTable(players: readonly Known[]): void {
  const plain = players.map(({ name, look, place = null, computer = null }) => {
    return computer === null ? { name, look, place } : { name, look, place, computer };
  });
  remember(LAST, JSON.stringify(plain));
  const named = plain.filter((player) => player.name !== '' && !('computer' in player));
  const others = knownNames().filter((known) => !named.some((player) => sameName(player.name, known.name)));
  remember(KNOWN, JSON.stringify([...named, ...others].slice(0, MOST)));
}

/** A name as it is kept: without the spaces around it, and without signs that turn what stands beside it. */
export function tidy(name: string): string {
  return fitText(name).normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** Would two names be taken for one another at the table? */
export function sameName(one: string, other: string): boolean {
  return tidy(one).toLocaleLowerCase() === tidy(other).toLocaleLowerCase();
}
