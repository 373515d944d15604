/** What the shelf shows of the games on this device: summaries, never a state. */
import { fitText } from '../kernel/text';
import { seated, type ListedSummary, type Seated } from '../saves/records';
import { besidesOf, list, purge, type ListedGame } from '../saves/saves';
import type { StorageTrouble } from '../saves/store';

export type { StorageTrouble } from '../saves/store';

/** A game on the shelf: who plays, how far it is, when it was last played. Nothing secret. */
export interface Shelved extends ListedSummary {
  /** Persons all, until its details are read (`readDetails`). */
  readonly players: readonly Seated[];
}

/** What the shelf has to know of a game of the house, without loading it. */
export interface Rules {
  readonly id: string;
  /** How many migrations it has. */
  readonly version: number;
}

/**
 * A game that can't be taken up here. It stays untouched until somebody deletes it, and can be put into a file.
 * `newer`: a newer app has saved it, or one with more games. `unreadable`: its record is damaged. `unsound`: by the
 * rules of its game it can't stand like that. `undrawn`: whatever is in
 * it, the shelf can't show it.
 */
export interface Unread {
  readonly kind: 'newer' | 'unreadable' | 'unsound' | 'undrawn';
  readonly id: string;
  /** What can still be told: the game's id, the players' names, the name of the game, when it was last played. */
  readonly game: string | null;
  readonly names: readonly string[];
  readonly title: string | null;
  readonly playedAt: number | null;
}

/** A game that was deleted and can still be had back. */
export interface Deleted {
  readonly deletedAt: number;
  readonly game: Shelved | Unread;
}

/** All that stands on the shelf. */
export interface Shelf {
  readonly kind: 'shelf';
  /** The one played last first. */
  readonly games: readonly Shelved[];
  readonly unread: readonly Unread[];
  /** The one deleted last first. */
  readonly deleted: readonly Deleted[];
}

/** The device does not give them out, and why. */
export interface NoShelf {
  readonly kind: 'failed';
  readonly why: StorageTrouble;
}

/** How long a deleted game can be had back, in milliseconds: a week. */
export const SECOND_THOUGHTS = 7 * 24 * 60 * 60 * 1000;

/** The longest name a game can have, in characters. */
export const LONGEST_TITLE = 60;

/** What stands on the shelf, for an app with these games. One reading of small records, however long the games are. */
export async function readShelf(rules: readonly Rules[]): Promise<Shelf | NoShelf> {
  const listed = await list();
  if (listed.kind === 'failed') return listed;
  const games: Shelved[] = [];
  const unread: Unread[] = [];
  const deleted: Deleted[] = [];
  for (const one of listed.games) {
    const game = shelved(one, rules);
    if (one.deletedAt !== null) deleted.push({ deletedAt: one.deletedAt, game });
    else if ('strand' in game) games.push(game);
    else unread.push(game);
  }
  return {
    kind: 'shelf',
    games: games.toSorted((a, b) => b.playedAt - a.playedAt),
    unread: unread.toSorted((a, b) => (b.playedAt ?? 0) - (a.playedAt ?? 0)),
    deleted: deleted.toSorted((a, b) => b.deletedAt - a.deletedAt)
  };
}

function shelved({ id, read, raw }: ListedGame, rules: readonly Rules[]): Shelved | Unread {
  if (read.kind !== 'read') return unreadOf(id, read.kind, raw);
  const { game, version } = read.record;
  const known = rules.find((one) => one.id === game);
  return known === undefined || version > known.version ? unreadOf(id, 'newer', raw) : read.record;
}

/** What can still be told of a record that can't be read. */
export function unreadOf(id: string, kind: Unread['kind'], raw: unknown): Unread {
  const { game, title, playedAt, players } = (raw ?? {}) as Readonly<Record<string, unknown>>;
  const text = (value: unknown): string | null =>
    typeof value === 'string' ? fitText(value.slice(0, LONGEST_TITLE)) : null;
  const names = Array.isArray(players)
    ? players.slice(0, 8).map((player: unknown) => text((player as { readonly name?: unknown } | null)?.name))
    : [];
  return {
    kind,
    id,
    game: text(game),
    names: names.filter((name) => name !== null),
    title: text(title),
    playedAt: typeof playedAt === 'number' && playedAt >= 0 && playedAt <= 8.64e15 ? playedAt : null
  };
}

/** Where a game stands, as everybody may see it; null where nobody can tell. */
export async function glanceOf(id: string): Promise<object | null> {
  return (await besidesOf([id]))[0]?.glance ?? null;
}

/** The seats that have won, of each of these games by its id; none where nobody can tell. */
export type Winners = ReadonlyMap<string, readonly number[]>;

/** What is read of games a moment after they are listed. */
export interface ShelfDetails {
  /** With the computers at each; one of persons alone is the same as before. */
  readonly games: readonly Shelved[];
  readonly winners: Winners;
}

/** Who plays these games, and who has won them. One reading, however many they are. */
export async function readDetails(games: readonly Shelved[]): Promise<ShelfDetails> {
  const besides = await besidesOf(games.map(({ id }) => id));
  return {
    games: games.map((game, at) => {
      const { computers } = besides[at] ?? {};
      return computers === undefined ? game : { ...game, players: seated(game.players, { computers }) };
    }),
    winners: new Map(games.map((game, at) => [game.id, firstOf(besides[at]?.glance ?? {}, game.players.length)]))
  };
}

/** The first place of an outcome. An app of another day may have written it: what is no seat is left out. */
function firstOf(glance: object, seats: number): readonly number[] {
  const { outcome } = glance as { readonly outcome?: { readonly places?: readonly unknown[] } | null };
  const first = Array.isArray(outcome?.places) ? (outcome.places[0] as unknown) : null;
  if (!Array.isArray(first)) return [];
  return first.filter((seat): seat is number => Number.isInteger(seat) && seat >= 0 && seat < seats);
}

/**
 * Really removes what was deleted more than a week ago. For a start of the app, once the shelf stands: nothing hangs on it,
 * and what fails now is done another day.
 */
export async function forgetDeleted(now: number): Promise<void> {
  await purge(now - SECOND_THOUGHTS);
}
