/** As much of a saved game as a list shows. Apart from all that checks whole records: the first screen waits for it. */
import type { ReadRecord, Summary } from './records';
import { isRecord, upToDate } from './steps';
import { fitText } from './text';

/** What a list of games needs of a summary. */
export type Shown = Omit<Summary, 'options' | 'table' | 'glance'>;

/**
 * Reads as much of a summary as the shelf shows. Hundreds are read at a time while people wait, so this looks at these
 * fields alone; taking a game up checks them all.
 */
export function readShown(raw: unknown): ReadRecord<Shown> {
  const now = upToDate('summary', raw);
  if (now.kind !== 'record') return now;
  const { id, strand, game, version, players, createdAt, playedAt, moves, over, title, mendedAt } =
    now.record as unknown as Shown;
  const isRead =
    isWord(id) &&
    isWord(strand) &&
    isWord(game) &&
    id !== '' &&
    isFit(id) &&
    isCount(version) &&
    isCount(moves) &&
    isMoment(createdAt) &&
    isMoment(playedAt) &&
    (title === null || isWord(title)) &&
    typeof over === 'boolean' &&
    (mendedAt === undefined || isCount(mendedAt)) &&
    Array.isArray(players) &&
    players.length > 0 &&
    players.every((player: unknown) => isRecord(player) && isWord(player.name) && isLook(player.look));
  if (!isRead) return { kind: 'unreadable' };
  const named = (players as Shown['players']).map(({ name, look }) => ({ name: fitText(name), look }));
  const record = { id, strand, game, version, players: named, createdAt, playedAt, moves, over };
  const called = title === null ? null : fitText(title);
  return { kind: 'read', record: { ...record, title: called, ...(mendedAt === undefined ? {} : { mendedAt }) } };
}

/** Can this be part of an address? Names of games that are in use already have to, whatever else they look like. */
export const isFit = (id: string): boolean => fitText(id) === id;

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
