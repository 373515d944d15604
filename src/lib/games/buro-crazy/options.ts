/** What a table agrees on before the game, and how long it can get. (rules: House rules) */
import type { Options } from './view';

/** How many can play. */
export const SEATS = { min: 3, max: 5 } as const;

/** The source's rules: what a hand is worth is its owner's secret. */
export const DEFAULTS: Options = { openLedger: false };

/** Reads options from outside; null when they are not this game's. */
export function readOptions(raw: unknown): Options | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { openLedger } = raw as Record<string, unknown>;
  return typeof openLedger === 'boolean' ? { openLedger } : null;
}

/**
 * No game is longer, if nobody takes a sealed stake back. Every choice is two seals and a tap. A duel has one end and at
 * most one tie that costs nothing; every other tie puts a point or more on the roof, and hands begin with 152 points
 * each and get 200 from the kitchen at most. Nine piles are turned over.
 */
export function longest(_options: Options, seats: number): number {
  const ties = 152 * seats + 80 + 60 + 40 + 20;
  return 3 * (15 * 2 + ties) + 9;
}
