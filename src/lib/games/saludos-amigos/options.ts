/** What a table agrees on before the game. (rules: Set-up; Talks) */
import { CARDS, DIE, SECTIONS } from './pieces';
import type { Options, TalkClock } from './view';

/** How many can play. */
export const SEATS = { min: 2, max: 7 } as const;

/** The talk clocks a table can choose from, in minutes; null plays without one. */
export const TALK_CLOCKS = [null, 1, 2, 3, 5] as const satisfies readonly TalkClock[];

/** No clock; the first seat gets the pouch. */
export const DEFAULTS: Options = { talkClock: null, starter: 0 };

/** Reads options from outside; null when they are not this game's. */
export function readOptions(raw: unknown): Options | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { talkClock, starter } = raw as Record<string, unknown>;
  const clock = TALK_CLOCKS.find((known) => known === talkClock);
  if (clock === undefined) return null;
  if (starter !== 'random' && !isSeat(starter)) return null;
  return { talkClock: clock, starter };
}

function isSeat(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < SEATS.max;
}

/** Journalists go back into the pouch, so their turns are not bounded; more than this is as good as impossible. */
const JOURNALIST_TURNS = 100;

/**
 * No game is longer, if nobody takes back what they said and nobody has more than two offers of their own open. Every
 * section is laid once, every bid is higher than the one before, and every card can be given up for one roll.
 */
export function longest(_options: Options, seats: number): number {
  const dice = 2 * seats + 2 * CARDS;
  const bids = DIE * seats + CARDS;
  const talks = (bids + 1) * (2 * seats * seats + seats);
  const session = seats * seats + 7 * seats + 1;
  return (SECTIONS + JOURNALIST_TURNS) * (1 + dice + talks + session);
}
