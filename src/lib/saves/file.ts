/**
 * Games in a file: to keep a copy elsewhere, and to take a game to another tablet. The file is JSON, and each game in it
 * carries a sum over its records, so that a damaged file is known as such.
 */
import { FORMAT, isRecord, type RawRecords } from './records';

/** The largest file that is looked into, in bytes. Hundreds of long games; what a tablet can still take in. */
export const LARGEST = 100 * 1024 * 1024;

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

/** The table of CRC-32 (ISO 3309). Marked as pure: the service worker wants no more of this file than a number. */
const CRC = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, n) => {
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

/** JSON that is harmless to walk through and to store; or why it is not. */
type Parsed =
  | { readonly kind: 'parsed'; readonly data: unknown }
  /** `forbidden`: names of fields that reach into the language, or numbers beyond all bounds. */
  | { readonly kind: 'notJson' | 'tooDeep' | 'forbidden' };

/** No save is nested deeper; what walks through data calls itself this often at most. */
const DEEPEST = 60;

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses it, and refuses what is nested too deep, names a field of the language's own, or counts beyond bounds. */
function parse(text: string): Parsed {
  if (depthOf(text) > DEEPEST) return { kind: 'tooDeep' };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { kind: 'notJson' };
  }
  return isHarmless(data) ? { kind: 'parsed', data } : { kind: 'forbidden' };
}

/** How deep brackets are nested, told from the text, before anything calls itself. Stops where it is too deep. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let at = 0; at < text.length && deepest <= DEEPEST; at += 1) {
    const char = text[at];
    if (isInString) {
      if (char === '\\') at += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') {
      isInString = true;
    } else if (char === '{' || char === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (char === '}' || char === ']') {
      depth -= 1;
    }
  }
  return deepest;
}

function isHarmless(data: unknown): boolean {
  if (typeof data === 'number') return Number.isFinite(data);
  if (typeof data !== 'object' || data === null) return true;
  if (Array.isArray(data)) return data.every(isHarmless);
  return Object.entries(data).every(([key, value]) => !FORBIDDEN.has(key) && isHarmless(value));
}
