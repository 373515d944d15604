/** What a page has in its store, read past the app. */
import type { Page } from '@playwright/test';
import { bucketKing } from '../../src/lib/games/bucket-king';
import { readSave } from '../../src/lib/saves/format';
import type { RawRecords } from '../../src/lib/saves/records';
import { records } from '../browser/store';

/** Is a record of this game? */
const isOf =
  (id: string) =>
  (record: object): boolean =>
    'id' in record && record.id === id;

/** The records of a game as they are in the browser. */
export async function recordsIn(page: Page, id: string): Promise<RawRecords> {
  const { games, details, standings, turns } = await records(page);
  const [game, more, standing] = [games, details, standings].map((all) => all.find(isOf(id)));
  return { summary: game === undefined ? undefined : { ...more, ...game }, standing, turns: turns.filter(isOf(id)) };
}

/** How many turns of a game the mirror holds. */
export async function mirrorHolds(page: Page, id: string): Promise<number> {
  return (await records(page, { mirror: true })).turns.filter(isOf(id)).length;
}

/**
 * The game has no curtains and no guide from now on: moves follow one another as fast as hands can make them. `computers`: so
 * many of the last seats are theirs.
 */
export async function playOpenly(page: Page, id: string, computers = 0): Promise<void> {
  const details = (await records(page)).details as readonly { readonly id: string; readonly table: object }[];
  const seated = [0, 1, 2].map((seat) => (seat < 3 - computers ? null : { level: 'fair', seed: 'c'.repeat(32) }));
  const openly = ({ table }: (typeof details)[number]) => ({
    ...table,
    privacy: 'openTable',
    guides: false,
    ...(computers > 0 && { computers: seated })
  });
  const changed = details.filter(isOf(id)).map((each) => ({ ...each, table: openly(each) }));
  await records(page, { put: { details: changed } });
}

/** What a kill has cost. `lost`: acknowledged moves that are not there; a game that can't be taken up counts as one. */
export type Found =
  | { readonly kind: 'sound'; readonly turns: number }
  | { readonly kind: 'unsound'; readonly lost: number; readonly what: string };

/** Which records there are, by the names of their fields and the numbers of the turns: no secret, and enough to ask on. */
function there({ summary, standing, turns }: RawRecords): string {
  const fields = (record: unknown): string =>
    typeof record === 'object' && record !== null ? `{ ${Object.keys(record).join(', ')} }` : String(record);
  const numbers = turns.map((turn) => (typeof turn === 'object' && turn !== null && 'n' in turn ? turn.n : '?'));
  return `summary ${fields(summary)}, standing ${fields(standing)}, turns [${numbers.join(', ')}]`;
}

/**
 * Judges a game after a kill: it must stand just after the last move that was acknowledged, or at most `more` later, and its
 * turns must lead to where it stands.
 */
export async function judge(raw: RawRecords, acknowledged: number, more = 1): Promise<Found> {
  const unsound = (lost: number, what: string): Found => ({ kind: 'unsound', lost, what });
  const read = await readSave(bucketKing, raw);
  if (read.kind !== 'read') return unsound(1, `the game is ${read.kind}: ${there(raw)}`);
  if (read.rebased) return unsound(1, 'the turns do not lead to where the game stands');
  const turns = read.save.turns.length;
  const what = `${String(turns)} turns are stored, ${String(acknowledged)} were acknowledged`;
  if (turns < acknowledged) return unsound(acknowledged - turns, what);
  return turns > acknowledged + more ? unsound(1, what) : { kind: 'sound', turns };
}
