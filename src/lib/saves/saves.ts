/** Games on this device: begun, carried on, taken up again. Every change is one transaction, kept strictly. */
import {
  all,
  change,
  deletedAt,
  recordsFrom,
  STORES,
  turnsOf,
  withDatabase,
  type Change,
  type StorageTrouble,
  type Worked
} from './database';
import { agreeOnce, follow, loadSpare } from './following';
import type { RawRecords } from './format';
import { readTurn, type Save, type StandingRecord, type Summary, type Turn } from './records';
import { isSame } from './same';
import { joined, parted, stamped, stampedSummary, type StoredSummary } from './stamp';
import { upToDate } from './steps';
import { makeRoom } from './trash';

export type { StorageTrouble } from './database';
export type { Save, StandingRecord, Summary, Turn } from './records';

/** What became of a change. `notNext`: the store is further than that, or not so far. `gone`: no such game. */
export type Kept = { readonly kind: 'kept' } | { readonly kind: 'notNext' | 'gone' } | Failed;

/** The game is on its way out: it can still be had back, but not be played on meanwhile. */
export interface OnItsWayOut {
  readonly kind: 'deleted';
}

/** The store did not do it. */
export interface Failed {
  readonly kind: 'failed';
  readonly why: StorageTrouble;
}

/** The records of a game as they came from the store, unchecked. */
export interface RawSave extends RawRecords {
  readonly kind: 'found';
}

/** The records of a game as they are stored, and what of them says whether it was deleted. */
interface Records extends RawSave {
  readonly summary: StoredSummary;
}

const KEPT: Kept = { kind: 'kept' };

/** What makes room for a game that is being played: the games that are on their way out; then the spare. */
const MAKE_ROOM: readonly (() => Promise<boolean>)[] = [
  makeRoom,
  async () => (await (await loadSpare())?.giveUp()) ?? false
];

/**
 * Changes these games in the store, and lets the spare follow. Where there is no room, some is made, and it is tried again.
 */
export async function keep<K extends Kept | OnItsWayOut>(
  ids: readonly string[],
  work: (tx: Change, tries: number) => Promise<K>
): Promise<K | Failed> {
  const once = (): Promise<Worked<K>> =>
    withDatabase((database, tries) =>
      change(
        database,
        ({ kind }) => kind === 'kept',
        (tx) => work(tx, tries)
      )
    );
  let result = await once();
  for (const make of MAKE_ROOM) {
    if (!result.ok && result.why === 'full' && (await make())) result = await once();
  }
  if (!result.ok) return { kind: 'failed', why: result.why };
  if (result.value.kind === 'kept') follow(ids);
  return result.value;
}

/** Adds all records of a game there is none of. */
export function addRecords(tx: Change, { summary, standing, turns }: Save): Promise<void> {
  const { game, details } = parted(stampedSummary(summary));
  return all(
    () => tx.objectStore('games').add(game),
    () => tx.objectStore('details').add(details),
    () => tx.objectStore('standings').add(stamped(standing)),
    ...turns.map((turn) => () => tx.objectStore('turns').add(stamped(turn)))
  );
}

/** Puts a summary in the place of the one there is, by the name the shelf gave the game. */
function putSummary(tx: Change, summary: Summary, title: string | null): readonly (() => Promise<unknown>)[] {
  const { game, details } = parted(stampedSummary({ ...summary, title }));
  return [() => tx.objectStore('games').put(game), () => tx.objectStore('details').put(details)];
}

/** Stores a new game with the turns it may have already. `notNext`: there is a game with its id. */
export async function create(save: Save): Promise<Kept> {
  return keep([save.summary.id], async (tx, tries) => {
    const known = await tx.objectStore('games').getKey(save.summary.id);
    if (known !== undefined) {
      // Broken off, and yet stored: then it is the very same.
      return tries > 0 && (await isStored(tx, save.summary, save.turns)) ? KEPT : { kind: 'notNext' };
    }
    await addRecords(tx, save);
    return KEPT;
  });
}

/** What a window that wants to write has to know of what is stored: the shelf's name for the game, and its last turn. */
interface Known {
  readonly kind: 'known';
  readonly title: string | null;
  readonly turns: number;
}

/** Why a window can't write to its game: there is none, it is on its way out, or another has taken its place. */
interface Unknown {
  readonly kind: 'gone' | 'deleted' | 'notNext';
}

/**
 * Is this still the game the window knows? Not if it was deleted, or if a newer app, newer rules or another strand of the
 * game have taken its place.
 */
async function knownTo(tx: Change, { id, strand, version }: Summary): Promise<Known | Unknown> {
  const [raw, last] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('turns').openKeyCursor(turnsOf(id), 'prev')
  ]);
  if (raw === undefined) return { kind: 'gone' };
  if (deletedAt(raw) !== null) return { kind: 'deleted' };
  const known = upToDate('summary', raw);
  if (known.kind !== 'record' || known.record.strand !== strand) return { kind: 'notNext' };
  if (Number(known.record.version) > version) return { kind: 'notNext' };
  const { title } = known.record;
  return { kind: 'known', title: typeof title === 'string' ? title : null, turns: last === null ? 0 : last.key[1] };
}

/**
 * Carries a game on: the turns, where it stands after them, and what the shelf shows, in one transaction. Refused unless
 * the first of them is the very next one of this very strand, so nothing is ever applied twice or to an old standing.
 * The name the shelf gave the game meanwhile stays.
 */
export async function append(
  summary: Summary,
  standing: StandingRecord,
  turns: readonly Turn[]
): Promise<Kept | OnItsWayOut> {
  return keep<Kept | OnItsWayOut>([summary.id], async (tx, tries) => {
    const known = await knownTo(tx, summary);
    if (known.kind !== 'known') return known;
    // Broken off, and yet stored: then it is the very same.
    if (tries > 0 && turns.length > 0 && (await isStored(tx, summary, turns))) return KEPT;
    if (turns.some((turn, i) => turn.id !== summary.id || turn.n !== known.turns + 1 + i)) return { kind: 'notNext' };
    await all(
      ...putSummary(tx, summary, known.title),
      () => tx.objectStore('standings').put(stamped(standing)),
      ...turns.map((turn) => () => tx.objectStore('turns').add(stamped(turn)))
    );
    return KEPT;
  });
}

/**
 * Keeps what changed beside the turns: who looked at their hand, how the table wants it. Refused unless the store holds
 * just as many turns, so that a window that fell behind changes nothing.
 */
export async function note(summary: Summary, turns: number): Promise<Kept | OnItsWayOut> {
  return keep<Kept | OnItsWayOut>([summary.id], async (tx) => {
    const known = await knownTo(tx, summary);
    if (known.kind !== 'known') return known;
    if (known.turns !== turns) return { kind: 'notNext' };
    await all(...putSummary(tx, summary, known.title));
    return KEPT;
  });
}

/** Does the store end with just these turns? Asked when a change was broken off and may have been kept all the same. */
async function isStored(tx: Change, summary: Summary, turns: readonly Turn[]): Promise<boolean> {
  const known = upToDate('summary', await tx.objectStore('games').get(summary.id));
  if (known.kind !== 'record' || known.record.strand !== summary.strand) return false;
  if (known.record.playedAt !== summary.playedAt) return false;
  const ours = turns.at(-1);
  const last = await tx.objectStore('turns').openCursor(turnsOf(summary.id), 'prev');
  if (ours === undefined || last === null) return ours === undefined && last === null;
  const theirs = readTurn(last.value);
  return theirs.kind === 'read' && isSame(theirs.record, JSON.parse(JSON.stringify(ours)));
}

/** The records of one game as they are stored, unchecked; of a deleted one too, for a file. */
export async function recordsOf(id: string): Promise<Records | { readonly kind: 'missing' } | Failed> {
  const result = await withDatabase(async (database) => {
    const { game, details, standing, turns } = await recordsFrom(database.transaction(STORES, 'readonly'), id);
    return { summary: game === undefined ? undefined : joined(game, details), standing, turns };
  });
  if (!result.ok) return { kind: 'failed', why: result.why };
  const { summary, ...rest } = result.value;
  return summary === undefined ? { kind: 'missing' } : { kind: 'found', summary, ...rest };
}

/**
 * The records of one game, unchecked. One on its way out is missing already. One that is not there may be in the spare: that
 * is asked before it is said to be missing.
 */
export async function load(id: string): Promise<RawSave | { readonly kind: 'missing' } | Failed> {
  let found = await recordsOf(id);
  if (found.kind === 'missing') {
    await agreeOnce();
    found = await recordsOf(id);
  }
  return found.kind === 'found' && deletedAt(found.summary) !== null ? { kind: 'missing' } : found;
}
