/** As much of a saved game as a list shows. Apart from all that checks whole records: the first screen waits for it. */
import type { ReadRecord, Summary } from './records';
import { isRecord, upToDate } from './steps';

/** What a list of games needs of a summary. */
export type Shown = Omit<Summary, 'options' | 'table' | 'glance'>;

/**
 * Reads as much of a summary as the shelf shows. Hundreds are read at a time while people wait, so this looks at these
 * fields alone; taking a game up checks them all.
 */
export function readShown(raw: unknown): ReadRecord<Shown> {
  const now = upToDate('summary', raw);
  if (now.kind !== 'record') return now;
  const { id, strand, game, version, players, createdAt, playedAt, moves, over, title } =
    now.record as unknown as Shown;
  const isRead =
    isWord(id) &&
    isWord(strand) &&
    isWord(game) &&
    id !== '' &&
    isCount(version) &&
    isCount(moves) &&
    isMoment(createdAt) &&
    isMoment(playedAt) &&
    (title === null || isWord(title)) &&
    typeof over === 'boolean' &&
    Array.isArray(players) &&
    players.length > 0 &&
    players.every((player: unknown) => isRecord(player) && isWord(player.name) && isLook(player.look));
  if (!isRead) return { kind: 'unreadable' };
  return { kind: 'read', record: { id, strand, game, version, players, createdAt, playedAt, moves, over, title } };
}

const isWord = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= 200;
const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 0;
const isLook = (raw: unknown): raw is number => isCount(raw) && raw <= 6;
const isMoment = (raw: unknown): raw is number => typeof raw === 'number' && raw >= 0 && raw <= 8.64e15;

/** The object a text holds; null when it holds none. */
export function objectOf(json: string): object | null {
  try {
    const read: unknown = JSON.parse(json);
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}
