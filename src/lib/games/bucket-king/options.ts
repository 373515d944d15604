/** What a table agrees on before the game. (rules: End and scoring; Cards) */
import type { MatchLength, Options } from './view';

/** How many can play. */
export const SEATS = { min: 2, max: 6 } as const;

/** The lengths of a match a table can choose from. */
export const MATCH_LENGTHS = [1, 3, 5, 'onePerPlayer'] as const satisfies readonly MatchLength[];

/** The source's rules, one round, the first seat starts. */
export const DEFAULTS: Options = { match: 1, drawOrLose: false, equalsTurn: false, starter: 0 };

/** Reads options from outside; null when they are not this game's. */
export function readOptions(raw: unknown): Options | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { match, drawOrLose, equalsTurn, starter } = raw as Record<string, unknown>;
  const length = MATCH_LENGTHS.find((known) => known === match);
  if (length === undefined || typeof drawOrLose !== 'boolean' || typeof equalsTurn !== 'boolean') return null;
  if (starter !== 'random' && !isSeat(starter)) return null;
  return { match: length, drawOrLose, equalsTurn, starter };
}

function isSeat(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < SEATS.max;
}

/** How many rounds the match has. */
export function roundsOf(match: MatchLength, seats: number): number {
  return match === 'onePerPlayer' ? seats : match;
}

/** How many pyramids have to go for the round to end: one, with five or six players two. (rules: End and scoring) */
export function pyramidsToGo(seats: number): number {
  return seats <= 4 ? 1 : 2;
}

/**
 * No match is longer, if nobody takes a sealed pyramid back. Every trick costs at least one bucket, and who is not out
 * keeps one; every card laid in a trick is one of the suit's 22, and under "Draw it or lose it" it allows one tap.
 */
export function longest(options: Options, seats: number): number {
  const rounds = roundsOf(options.match, seats);
  const tricks = 14 * seats + pyramidsToGo(seats);
  const trick = (options.drawOrLose ? 2 : 1) * 22 + 1;
  return rounds * (seats + tricks * trick) + rounds - 1;
}
