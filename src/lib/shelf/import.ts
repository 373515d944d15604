/**
 * Games from a file, checked at the door: what a file would bring is shown before anything changes, and nothing that is
 * here is overwritten unless somebody says so. Loaded when it is asked for.
 */
import { deepEqual } from '../kernel/equal';
import type { Game, Kinds } from '../kernel/game';
import { LARGEST, readFile, sumOf, type FiledGame, type FileProblem } from '../saves/file';
import { MOST_TURNS, PATIENCE, readSave, verify, type Unread as ReadProblem } from '../saves/format';
import { freshId, isId } from '../saves/id';
import {
  isRecord,
  readSummary,
  readTurns,
  seated,
  summaryOf,
  type Save,
  type Seated,
  type Turn
} from '../saves/records';
import { create, recordsOf, replace, type WriteResult } from '../saves/saves';
import type { StorageTrouble } from '../saves/store';
import { unreadOf } from './list';

export type { FileProblem } from '../saves/file';

/** A game of the house that files can bring. */
export interface Door {
  readonly id: string;
  load(): Promise<Game<Kinds>>;
}

/** How a game in a file stands to the one with the same id here; `none`: there is none. `older`: the one here is. */
export type Here = 'none' | 'identical' | 'older' | 'newer' | 'different' | 'unreadable';

/** What can be done with a game from a file. `replace`: the one here goes the way of deleted games. */
export type Choice = 'add' | 'asCopy' | 'replace' | 'skip';

/** A game that a file would bring. */
export interface Brought {
  readonly kind: 'game';
  readonly game: string;
  readonly title: string | null;
  readonly players: readonly Seated[];
  readonly moves: number;
  readonly over: boolean;
  readonly playedAt: number;
  /**
   * `altered`: the file was changed since it was written, but this game is whole. `mended`: its moves do not lead to where
   * the file says it stands; it would go on from there.
   */
  readonly wholeness: 'intact' | 'altered' | 'mended';
  readonly here: Here;
  /** What can be done with it; the first is what most people would want. */
  readonly choices: readonly Choice[];
}

/**
 * A game of a file that can't be brought. `newer`: of a newer app. `unknownGame`: of a game this app does not have. `twice`:
 * it is in the file already. `unsound`: its game can't stand like that by its rules. `tooLong`: it has too many
 * moves, or they can't be played again in time.
 */
export interface NotBrought {
  readonly kind: 'newer' | 'damaged' | 'unsound' | 'unknownGame' | 'twice' | 'tooLong';
  /** What can still be told. */
  readonly game: string | null;
  readonly title: string | null;
  readonly names: readonly string[];
}

/** What a file would bring. Nothing is stored yet. */
export interface Preview {
  readonly kind: 'preview';
  readonly games: readonly (Brought | NotBrought)[];
}

/** What became of one game of a file. `changed`: the one here is not what it was when the file was looked at. */
export type Imported =
  | { readonly kind: 'added' | 'copied' | 'replaced'; readonly id: string }
  | { readonly kind: 'skipped' | 'changed' }
  | { readonly kind: 'failed'; readonly why: StorageTrouble };

/** A game behind a preview: its records, and how many turns the one here had. Secret: it stays in this module. */
interface Behind {
  readonly save: Save;
  readonly turnsHere: number | null;
}

const behind = new WeakMap<Preview, readonly (Behind | null)[]>();

const CHOICES: Readonly<Record<Here, readonly Choice[]>> = {
  none: ['add', 'skip'],
  identical: ['skip', 'asCopy'],
  older: ['replace', 'asCopy', 'skip'],
  newer: ['skip', 'asCopy', 'replace'],
  different: ['asCopy', 'replace', 'skip'],
  unreadable: ['asCopy', 'skip']
};

/**
 * How long reading all games of a file may take, in milliseconds, the waiting between them not counted. Hundreds of long
 * games take a slow tablet a minute; what is left then is not read.
 */
const PATIENCE_WITH_A_FILE = 180_000;

/** The page may do something else between two games: a file can hold hundreds. */
const breathe = (): Promise<void> => new Promise((later) => setTimeout(later));

/**
 * Looks into a file somebody brought: what it would bring to an app with these games, or what is wrong with it. Once nobody
 * waits for the answer any more, no further game is looked at.
 */
export async function readImport(
  file: Blob,
  doors: readonly Door[],
  isWaitedFor = (): boolean => true
): Promise<Preview | FileProblem> {
  if (file.size > LARGEST) return { kind: 'tooLarge' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    // It was moved, or the device that holds it is gone.
    return { kind: 'notRead' };
  }
  const filed = readFile(text);
  if (filed.kind !== 'file') return filed;
  const games: (Brought | NotBrought)[] = [];
  const saves: (Behind | null)[] = [];
  let left = PATIENCE_WITH_A_FILE;
  for (const one of filed.games) {
    await breathe();
    if (!isWaitedFor()) break;
    const known = saves.flatMap((other) => (other === null ? [] : [other.save.summary.id]));
    const began = performance.now();
    const [game, save] = await judge(one, doors, known, began + Math.min(left, PATIENCE));
    left -= performance.now() - began;
    games.push(game);
    saves.push(save);
  }
  const preview: Preview = { kind: 'preview', games };
  behind.set(preview, saves);
  return preview;
}

async function judge(
  brought: FiledGame,
  doors: readonly Door[],
  known: readonly string[],
  until: number
): Promise<readonly [Brought, Behind] | readonly [NotBrought, null]> {
  const not = (kind: NotBrought['kind']): readonly [NotBrought, null] => {
    const { game, title, names } = unreadOf('', 'unreadable', brought.summary);
    return [{ kind, game, title, names }, null];
  };
  const filed = { ...brought, summary: named(brought.summary) };
  const summary = readSummary(filed.summary);
  if (summary.kind !== 'read') return not(summary.kind === 'newer' ? 'newer' : 'damaged');
  const door = doors.find(({ id }) => id === summary.record.game);
  if (door === undefined) return not('unknownGame');
  if (filed.turns.length > MOST_TURNS || performance.now() > until) return not('tooLong');
  const read = await checked(await door.load(), filed, until);
  if (typeof read === 'string') return not(read === 'otherGame' ? 'damaged' : read);
  const { id, game, title, moves, over, playedAt, mendedAt, table } = read.summary;
  const players = seated(read.summary.players, table);
  if (known.includes(id)) return not('twice');
  const [here, turnsHere] = await compare(read);
  const wholeness = mendedAt !== undefined ? 'mended' : filed.isIntact ? 'intact' : 'altered';
  return [
    { kind: 'game', game, title, players, moves, over, playedAt, wholeness, here, choices: CHOICES[here] },
    { save: read, turnsHere }
  ];
}

/** A summary under a name of our own: what is called otherwise gets one, the same whenever it comes. */
function named(summary: unknown): unknown {
  return isRecord(summary) && typeof summary.id === 'string' && !isId(summary.id)
    ? { ...summary, id: ourNameFor(summary.id) }
    : summary;
}

const ourNameFor = (id: string): string => [0, 1, 2, 3].map((salt) => sumOf(JSON.stringify([salt, id]))).join('');

/** The save as this app would store it: every field checked, and what the shelf shows made anew from where it stands. */
async function checked(
  game: Game<Kinds>,
  filed: FiledGame,
  until: number
): Promise<Save | 'tooLong' | ReadProblem['kind']> {
  const read = await readSave(game, filed, until);
  if (read.kind !== 'read') return read.kind;
  if (read.isUnproved) return 'tooLong';
  const isTold = filed.isIntact || verify(game, read, until);
  if (isTold !== true) return isTold || 'damaged';
  const { summary, standing, turns } = read.save;
  const { id } = summary;
  return {
    summary: summaryOf(game, read.state, { ...summary, options: read.options }),
    standing: { ...standing, id },
    turns: turns.map((turn) => ({ ...turn, id }))
  };
}

/** How the game with the same id here stands to this one, and how many turns it has; null where there is none. */
async function compare(save: Save): Promise<readonly [Here, number | null]> {
  const stored = await recordsOf(save.summary.id);
  if (stored.kind !== 'found') return ['none', null];
  const { turns: raw } = stored;
  if (typeof stored.summary.deletedAt === 'number') return ['none', raw.length];
  const turns = readTurns(raw);
  if (turns.kind !== 'read' || readSummary(stored.summary).kind !== 'read') return ['unreadable', raw.length];
  return [hereOf(turns.record, save.turns), raw.length];
}

function hereOf(here: readonly Turn[], filed: readonly Turn[]): Here {
  const both = Math.min(here.length, filed.length);
  const isSameSoFar = here.slice(0, both).every((turn, at) => deepEqual(turn, filed[at]));
  if (!isSameSoFar) return 'different';
  if (here.length === filed.length) return 'identical';
  return here.length < filed.length ? 'older' : 'newer';
}

/**
 * Brings the games of a file here, each as was chosen for it, by its place in the preview. What was not chosen, or can't be
 * done with it, is skipped. Each game is one change: it is stored as a whole or not at all. `nameCopy` says what a copy of
 * this game is called.
 */
export async function importGames(
  preview: Preview,
  choices: readonly Choice[],
  nameCopy: (game: Save['summary']) => string | null = ({ title }) => title
): Promise<readonly Imported[]> {
  const results: Imported[] = [];
  for (const [at, one] of (behind.get(preview) ?? []).entries()) {
    const entry = preview.games[at];
    const choice = choices[at] ?? 'skip';
    const isPossible = entry?.kind === 'game' && entry.choices.includes(choice);
    results.push(one === null || !isPossible ? { kind: 'skipped' } : await bring(one, choice, nameCopy));
  }
  return results;
}

async function bring(
  { save, turnsHere }: Behind,
  choice: Choice,
  nameCopy: (game: Save['summary']) => string | null
): Promise<Imported> {
  const { id } = save.summary;
  switch (choice) {
    case 'skip':
      return { kind: 'skipped' };
    case 'asCopy': {
      const copy = freshId();
      return imported('copied', copy, await create(renamed(save, copy, nameCopy(save.summary))));
    }
    case 'add':
      // One that was deleted here makes way for it, and stays with the deleted ones.
      return imported(
        'added',
        id,
        turnsHere === null ? await create(renewed(save)) : await putInPlace(save, turnsHere)
      );
    case 'replace':
      return imported('replaced', id, await putInPlace(save, turnsHere ?? 0));
  }
}

const putInPlace = (save: Save, turns: number): Promise<WriteResult> =>
  replace(renewed(save), freshId(), Date.now(), turns);

/** The same game, as a strand of its own. */
const renewed = (save: Save): Save => ({ ...save, summary: { ...save.summary, strand: freshId() } });

function renamed(save: Save, id: string, title: string | null): Save {
  const { summary, standing, turns } = renewed(save);
  return {
    summary: { ...summary, id, title },
    standing: { ...standing, id },
    turns: turns.map((turn) => ({ ...turn, id }))
  };
}

function imported(kind: 'added' | 'copied' | 'replaced', id: string, result: WriteResult): Imported {
  switch (result.kind) {
    case 'stored':
      return { kind, id };
    case 'conflict':
    case 'missing':
    case 'trashed':
      return { kind: 'changed' };
    case 'failed':
      return result;
  }
}
