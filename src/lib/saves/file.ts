/**
 * Games in a file: to keep a copy elsewhere, and to take a game to another tablet. The file is JSON, and each game in it
 * carries a sum over its records, so that a damaged file is known as such.
 */
import type { RawRecords } from './format';
import { parse } from './parse';
import { FORMAT, isRecord } from './steps';

/** What tells a file of ours from others. */
const KIND = 'tischlein-games';

/** One game of a file, unchecked. */
export interface FiledGame extends RawRecords {
  /** Are the records just what was written? */
  readonly isIntact: boolean;
}

/** What is wrong with a file as a whole. `foreign`: JSON, but not ours. `newer`: of a newer app. `empty`: no game. */
export interface FileProblem {
  readonly kind: 'tooLarge' | 'notRead' | 'notJson' | 'tooDeep' | 'forbidden' | 'foreign' | 'newer' | 'empty';
}

/** What a file holds. */
export interface Filed {
  readonly kind: 'file';
  readonly games: readonly FiledGame[];
}

/** The table of CRC-32 (ISO 3309). */
const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** The CRC-32 of a text in UTF-8, as 8 hexadecimal digits. Finds damage, not ill will. */
export function sumOf(text: string): string {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

/** JSON of whatever is stored: records nobody can read are written as far as JSON can hold them. */
function textOf(records: RawRecords): string {
  const { summary, standing, turns } = records;
  try {
    return JSON.stringify([summary ?? null, standing ?? null, turns]);
  } catch {
    const above: unknown[] = [];
    return JSON.stringify([summary ?? null, standing ?? null, turns], function (this: unknown, _, value: unknown) {
      if (typeof value === 'bigint') return String(value);
      // A ring: what contains this value already is not written again.
      while (above.length > 0 && above.at(-1) !== this) above.pop();
      if (above.includes(value)) return null;
      if (typeof value === 'object' && value !== null) above.push(value);
      return value;
    });
  }
}

/** The lines of a file with these games. Made game by game, so that not all of them have to be in memory at once. */
export function writeGame(records: RawRecords): string {
  const text = textOf(records);
  return `{"sum":"${sumOf(text)}","records":${text}}`;
}

/** What a file is called after: the box of its game, and the game's own name where it has one. */
export interface Called {
  readonly box: string;
  readonly title: string | null;
}

/** A file with every game there is. */
export const ALL_GAMES: Called = { box: 'Tischlein', title: null };

/** In bytes of UTF-8: with the day and two endings it stays below the 255 that file systems take, and a path below 260. */
const LONGEST_NAME = 120;

/** What Windows keeps for devices, whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[\d\u00b9\u00b2\u00b3])\s*(\.|$)/iu;

/** A name that every system takes, as close to what people call the game as can be. */
function nameOf({ box, title }: Called): string {
  const name = title === null ? box : title.startsWith(box) ? title : `${box}, ${title}`;
  const plain = name
    .normalize('NFC')
    // Signs nobody can see go, but for the one that joins emoji; what some system reserves leaves a gap.
    .replace(/(?!\u200d|\s)[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[<>:"/\\|?*\s]+/gu, ' ');
  let short = '';
  let left = LONGEST_NAME;
  for (const { segment } of new Intl.Segmenter().segment(plain)) {
    left -= new TextEncoder().encode(segment).length;
    if (left < 0) break;
    short += segment;
  }
  const clean = short.replace(/^[\s.,]+|[\s.,]+$/gu, '') || ALL_GAMES.box;
  return DEVICE.test(clean) ? `_${clean}` : clean;
}

/**
 * A file of games that were written by `writeGame`.
 *
 * @param at milliseconds; the day is part of the name
 */
export function fileOf(games: readonly string[], called: Called, at: number): File {
  const head = `{"kind":"${KIND}","format":${FORMAT},"savedAt":${at},"games":[\n`;
  const parts = games.map((game, i) => (i === 0 ? game : `,\n${game}`));
  const day = new Date(at).toISOString().slice(0, 10);
  return new File([head, ...parts, '\n]}\n'], `${nameOf(called)} ${day}.json`, { type: 'application/json' });
}

/** Reads a file that somebody brought. Says what is wrong with it as a whole; its games are still unchecked. */
export function readFile(text: string): Filed | FileProblem {
  // Some programs mark texts with a sign of their own.
  const parsed = parse(text.replace(/^\uFEFF/, ''));
  if (parsed.kind !== 'parsed') return parsed;
  const { data } = parsed;
  if (!isRecord(data) || data.kind !== KIND || typeof data.format !== 'number') return { kind: 'foreign' };
  if (data.format > FORMAT) return { kind: 'newer' };
  if (!Array.isArray(data.games)) return { kind: 'foreign' };
  const games = data.games.map(filed);
  return games.length === 0 ? { kind: 'empty' } : { kind: 'file', games };
}

function filed(raw: unknown): FiledGame {
  const records: unknown = isRecord(raw) ? raw.records : null;
  const [summary = null, standing = null, turns = null] = Array.isArray(records) ? (records as unknown[]) : [];
  const isIntact = isRecord(raw) && raw.sum === sumOf(JSON.stringify(records));
  return { summary, standing, turns: Array.isArray(turns) ? (turns as unknown[]) : [null], isIntact };
}
