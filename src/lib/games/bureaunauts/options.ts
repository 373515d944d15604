/** What a table agrees on before the game. (rules: Set-up; Meetings; The vote) */
import type { ClosingDate, Options } from './view';

/** How many can play. */
export const SEATS = { min: 2, max: 6 } as const;

/** The starting budgets a table can choose from. */
export const BUDGETS = [2, 3, 4] as const satisfies readonly Options['budget'][];

/** The closing dates a table can choose from. */
export const CLOSING_DATES = [null, 12, 16, 20] as const satisfies readonly ClosingDate[];

/** The source's rules; the first seat starts. */
export const DEFAULTS: Options = { budget: 2, rotate: false, lots: false, closing: null, starter: 0 };

/** Reads options from outside; null when they are not this game's. */
export function readOptions(raw: unknown): Options | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { budget, rotate, lots, closing, starter } = raw as Record<string, unknown>;
  const start = BUDGETS.find((known) => known === budget);
  const date = CLOSING_DATES.find((known) => known === closing);
  if (start === undefined || date === undefined) return null;
  if (typeof rotate !== 'boolean' || typeof lots !== 'boolean') return null;
  if (starter !== 'random' && !isSeat(starter)) return null;
  return { budget: start, rotate, lots, closing: date, starter };
}

function isSeat(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < SEATS.max;
}

/** How many moves a career without a closing date takes at most, by measure: see `longest`. */
const LONGEST_CAREER = 12_000;

/**
 * No game is longer than this many moves. Without a closing date nothing keeps a table from circling for ever, so this
 * is by measure. The longest careers are those of six random players who take what is listed first: one in a hundred has
 * more than 4,200 moves, and of those a third goes on for 400 more, and a third of these again. With a closing date
 * random players make fewer than 30 moves each in a period; this is twice that.
 */
export function longest({ closing }: Options, seats: number): number {
  return closing === null ? LONGEST_CAREER : closing * seats * 60;
}
