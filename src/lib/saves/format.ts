/**
 * The one door through which stored games come back. A save is its start, the turns since, and where it stands; if
 * playing the turns again disagrees, where it stands wins: no table loses a game.
 */
import { deepEqual } from '../kernel/equal';
import type { Game, Kinds, Soundness } from '../kernel/game';
import { Journal, type Base } from '../kernel/journal';
import { randomFor } from '../kernel/random';
import { readState, readSummary, readTurns, type RawRecords, type Save, type StateRecord } from './records';

/** A save that was read, told in the game's own types. */
export interface Read<K extends Kinds> {
  readonly kind: 'read';
  readonly save: Save;
  readonly options: K['options'];
  readonly state: K['state'];
  /** Played once, as far as that took no longer than it may: nobody has to play the turns again to know the last states. */
  readonly journal: Journal<K>;
  /** True when the present journal had to begin anew at `state`. */
  readonly rebased: boolean;
  /** Playing the turns again took too long, so nobody knows whether they lead to `state`. */
  readonly isUnproved: boolean;
}

/** Why a save was not read. It stays where it is, untouched. `unsound`: its game can't stand like that by its rules. */
export interface Unread {
  readonly kind: 'newer' | 'damaged' | 'unsound' | 'otherGame';
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
  const entries = turns.map(({ entry }) => entry);
  const begun =
    isOld || (old.base !== null && !isSound(old.base.state))
      ? null
      : baseOf(game, options, { summary, standing: old, turns });
  const played = begun === null ? null : new Journal(game, old.seed, begun, entries);
  const isUnproved = played !== null && !playsInTime(played, until);
  const rebased = !isUnproved && !deepEqual(played?.stateAt(turns.length) ?? null, now);
  const here = { entries: turns.length, moves: Math.min(summary.moves, turns.length), state: now };
  const journal = rebased || played === null ? new Journal(game, old.seed, here, entries) : played;
  const { moves } = journal;
  const stood: StateRecord = rebased ? { ...old, now, base: { turns: turns.length, moves, state: now } } : old;
  // Where the rules had never changed, a journal began anew for one reason: its turns led elsewhere.
  const rebasedBefore = summary.version === 0 ? old.base?.turns : undefined;
  const mendedAt = summary.mendedAt ?? rebasedBefore ?? (rebased && !isOld ? turns.length : undefined);
  return {
    kind: 'read',
    save: {
      summary: { ...summary, version, moves, ...(mendedAt === undefined ? {} : { mendedAt }) },
      standing: stood,
      turns
    },
    options,
    state: now,
    journal,
    rebased,
    isUnproved
  };
}

/** The records by themselves, before their game is asked. */
function readRecords(raw: RawRecords): { readonly kind: 'read'; readonly save: Save } | Unread {
  const summary = readSummary(raw.summary);
  const stood = readState(raw.standing);
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

/** Where a save can be played from; null where its game can't be set up. */
function baseOf<K extends Kinds>(
  game: Game<K>,
  options: K['options'],
  { summary: { players }, standing: { seed, base } }: Save
): Base<K> | null {
  if (base !== null) return { entries: base.turns, moves: base.moves, state: base.state as K['state'] };
  try {
    return { entries: 0, moves: 0, state: game.setup(options, players.length, randomFor(seed, 0)).state };
  } catch {
    // Options come from outside, too: where the game stands wins.
    return null;
  }
}

/** Plays the moves that stand, one by one; false where that takes too long. */
function playsInTime<K extends Kinds>(journal: Journal<K>, until: number): boolean {
  return journal.effective.every((n) => {
    const isInTime = performance.now() <= until;
    if (isInTime) journal.stateAt(n);
    return isInTime;
  });
}

/**
 * Are the set-up, every turn and all their news just what the rules say they must be? Asked of saves from files that are not
 * just what was written. False for a game whose journal does not reach back to its set-up: there is nothing to tell it from.
 * `tooLong` where that can't be told until then, by `performance.now()`.
 */
export function verify<K extends Kinds>(
  game: Game<K>,
  { save, options, journal, rebased }: Read<K>,
  until: number
): boolean | 'tooLong' {
  const { summary, standing, turns } = save;
  if (rebased || standing.base !== null) return false;
  const began = game.setup(options, summary.players.length, randomFor(standing.seed, 0));
  if (!deepEqual(began.news, standing.began)) return false;
  for (const { n, news, chance } of turns) {
    if (performance.now() > until) return 'tooLong';
    const again = journal.playAgain(n);
    if (again?.chance !== chance || !deepEqual(again.news, news)) return false;
  }
  return true;
}
