/**
 * The one door through which stored games come back. A save is its start, the turns since, and where it stands; if
 * playing the turns again disagrees, where it stands wins: no table loses a game.
 */
import { attempt } from '../kernel/attempt';
import type { Game, Kinds, Soundness } from '../kernel/game';
import { standing, type Entry } from '../kernel/journal';
import { randomFor } from '../kernel/random';
import { readStanding, readSummary, readTurns, type Save, type StandingRecord } from './records';
import { isSame } from './same';
import type { SavedSettings } from './tableSettings';

export type { Save, SavedPlayer, StandingRecord, Summary, Turn } from './records';
export type { SavedSettings };

/** A save that was read, told in the game's own types. */
export interface Read<K extends Kinds> {
  readonly kind: 'read';
  readonly save: Save;
  readonly options: K['options'];
  readonly state: K['state'];
  /** True when the present journal had to begin anew at `state`. */
  readonly mended: boolean;
  /** Playing the turns again took too long, so nobody knows whether they lead to `state`. */
  readonly isUnproved: boolean;
}

/** Why a save was not read. It stays where it is, untouched. `unsound`: its game can't stand like that by its rules. */
export interface Unread {
  readonly kind: 'newer' | 'damaged' | 'unsound' | 'otherGame';
}

/** The records of one game, unchecked. */
export interface RawRecords {
  readonly summary: unknown;
  readonly standing: unknown;
  readonly turns: readonly unknown[];
}

/** How many turns a save can have. Many times what the longest game takes. */
export const MOST_TURNS = 20_000;
/** How long telling a game from its turns may take, in milliseconds. A forged beginning could go on for ever. */
export const PATIENCE = 3000;

const DAMAGED: Unread = { kind: 'damaged' };
const UNSOUND: Unread = { kind: 'unsound' };
const NEWER: Unread = { kind: 'newer' };

/**
 * Reads the records of a game: checked, brought up to date with the rules, and the turns played again. What the game
 * itself calls unsound is not read: no rule and no screen is ever asked about it.
 *
 * @param until by `performance.now()`: past that, nobody knows whether the turns lead to where it stands
 */
export async function readSave<K extends Kinds>(
  game: Game<K>,
  raw: RawRecords,
  until = performance.now() + PATIENCE
): Promise<Read<K> | Unread> {
  const read = readRecords(raw);
  if (read.kind !== 'read') return read;
  const { summary, turns } = read.save;
  if (summary.game !== game.id) return { kind: 'otherGame' };
  const seats = summary.players.length;
  if (seats < game.seats.min || seats > game.seats.max) return DAMAGED;
  const version = game.migrations.length;
  if (summary.version > version) return NEWER;
  const options = game.options.read(summary.options);
  const { base, ...rest } = read.save.standing;
  const now = migrated(game, summary.version, rest.now);
  const soundness = await game.soundness();
  if (options === null || now === null) return DAMAGED;
  const isSound = (state: unknown): boolean => soundness.flaw(state) === null;
  if (!isSound(now) || !hasSoundNews(soundness, read.save)) return UNSOUND;
  if (!stands(game, now, seats)) return DAMAGED;

  const old = { ...rest, now, base: base === null ? null : { ...base, state: withOptions(game, base.state) } };
  const isOld = summary.version < version;
  const again = isOld ? null : playedAgain(game, isSound, options, { summary, standing: old, turns }, until);
  const isUnproved = again === 'tooLong';
  const mended = again === null || (again !== 'tooLong' && !isSame(again.state, now));
  const moves = again === null || again === 'tooLong' || mended ? Math.min(summary.moves, turns.length) : again.moves;
  const stood: StandingRecord = mended ? { ...old, base: { turns: turns.length, moves, state: now } } : old;
  // Where the rules had never changed, a journal began anew for one reason: its turns led elsewhere.
  const mendedBefore = summary.version === 0 ? old.base?.turns : undefined;
  const mendedAt = summary.mendedAt ?? mendedBefore ?? (mended && !isOld ? turns.length : undefined);
  return {
    kind: 'read',
    save: {
      summary: { ...summary, version, moves, ...(mendedAt === undefined ? {} : { mendedAt }) },
      standing: stood,
      turns
    },
    options,
    state: now,
    mended,
    isUnproved
  };
}

/** The records by themselves, before their game is asked. */
function readRecords(raw: RawRecords): { readonly kind: 'read'; readonly save: Save } | Unread {
  const summary = readSummary(raw.summary);
  const stood = readStanding(raw.standing);
  const gone = readTurns(raw.turns);
  if (summary.kind === 'read' && stood.kind === 'read' && gone.kind === 'read') {
    const save = { summary: summary.record, standing: stood.record, turns: gone.record };
    const base = save.standing.base;
    return base !== null && base.turns > save.turns.length ? DAMAGED : { kind: 'read', save };
  }
  return [summary, stood, gone].some(({ kind }) => kind === 'newer') ? NEWER : DAMAGED;
}

/**
 * A stored state with the options that came after it, as usual: adding one migrates nothing. Whatever else is wrong with
 * its options is left to be found.
 */
export function withOptions<K extends Kinds>({ options }: Game<K>, state: object): object {
  if (!('options' in state)) return state;
  const read = options.read(state.options);
  return read === null ? state : { ...state, options: { ...read, ...(state.options as object) } };
}

function migrated<K extends Kinds>(game: Game<K>, from: number, raw: object): K['state'] | null {
  let state: unknown = raw;
  try {
    for (const migrate of game.migrations.slice(from)) state = migrate(state);
  } catch {
    // A record that a migration can't read is damaged, whatever it stumbled over.
    return null;
  }
  return typeof state === 'object' && state !== null && 'secret' in state && state.secret === true
    ? (withOptions(game, state) as K['state'])
    : null;
}

/** Does the game call all its news its own, for as many seats as there are players? */
function hasSoundNews({ isNews }: Soundness, { summary, standing: { began }, turns }: Save): boolean {
  const told = [began, ...turns.map(({ news }) => news)];
  return told.every((some) => some.every((one) => isNews(one, summary.players.length)));
}

/** Can the game make every view of it, for as many seats as there are players? */
function stands<K extends Kinds>(game: Game<K>, state: K['state'], seats: number): boolean {
  try {
    if (game.view(state, 'onlooker').seats !== seats) return false;
    return Array.from({ length: seats }).every((_, seat) => game.view(state, seat).viewer === seat);
  } catch {
    // Nobody can look at it: whatever that comes from, it costs this game alone.
    return false;
  }
}

/**
 * Where the turns of the present journal lead, and how many moves stand then; null where they do not play, `tooLong` where
 * that can't be told in time.
 */
function playedAgain<K extends Kinds>(
  game: Game<K>,
  isSound: (state: unknown) => boolean,
  options: K['options'],
  { summary: { players }, standing: { seed, base }, turns }: Save,
  until: number
): { readonly state: K['state']; readonly moves: number } | 'tooLong' | null {
  if (base !== null && !isSound(base.state)) return null;
  try {
    const before = base?.moves ?? 0;
    const entries = turns.slice(base?.turns ?? 0).map(({ entry }): Entry<K> => {
      return entry.kind === 'undo' ? { kind: 'undo', to: entry.to - before } : entry;
    });
    let state =
      base === null ? game.setup(options, players.length, randomFor(seed, 0)).state : (base.state as K['state']);
    let moves = before;
    for (const { mover, move } of standing(entries)) {
      moves += 1;
      if (performance.now() > until) return 'tooLong';
      const tried = attempt(game, state, mover, move, randomFor(seed, moves));
      if (!tried.ok) return null;
      state = tried.played.state;
    }
    return { state, moves };
  } catch {
    // Stored moves come from outside: whatever they make the rules stumble over, where the game stands wins.
    return null;
  }
}
