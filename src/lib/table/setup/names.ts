/** Who has played on this device, and who sat at the last table. Names only; nothing of any game. */
import { recall, remember } from '../../settings/remembered';
import { fitText } from '../../kernel/text';
import { PLACES } from '../places';

/** A person, the look they had, and at which place they sat; null where nobody knows any more. */
export interface Known {
  readonly name: string;
  readonly look: number;
  readonly place?: number | null;
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
    return known.map(({ name, look, place }) => ({ name, look, place: isPlace(place) ? place : null }));
  } catch {
    return [];
  }
}

/** Everybody who played here, the latest first. */
export function knownNames(): readonly Known[] {
  return read(KNOWN);
}

/** The last table by seat, with an empty name where nobody had named one; empty if there was none. */
export function lastTable(): readonly Known[] {
  return read(LAST, true);
}

/** Keeps the table that begins to play, and the names at it; a seat without one is nobody to remember. */
export function rememberTable(players: readonly Known[]): void {
  const plain = players.map(({ name, look, place }) => ({ name, look, place: place ?? null }));
  const others = knownNames().filter((known) => !plain.some((player) => sameName(player.name, known.name)));
  remember(LAST, JSON.stringify(plain));
  const named = plain.filter(({ name }) => name !== '');
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
