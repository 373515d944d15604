/** Does a save tell its own game? Asked of saves from files that are not just what was written. */
import type { Game, Kinds } from '../kernel/game';
import { randomFor } from '../kernel/random';
import type { Read } from './format';
import { isSame } from './same';

/**
 * Are the set-up, every turn and all their news just what the rules say they must be? False for a game whose journal does
 * not reach back to its set-up: there is nothing to tell it from. `tooLong` where that can't be told until then, by
 * `performance.now()`.
 */
export function retells<K extends Kinds>(
  game: Game<K>,
  { save, options, journal, mended }: Read<K>,
  until: number
): boolean | 'tooLong' {
  const { summary, standing, turns } = save;
  if (mended || standing.base !== null) return false;
  const began = game.setup(options, summary.players.length, randomFor(standing.seed, 0));
  if (!isSame(began.news, standing.began)) return false;
  for (const { n, news, chance } of turns) {
    if (performance.now() > until) return 'tooLong';
    const again = journal.playAgain(n);
    if (again?.chance !== chance || !isSame(again.news, news)) return false;
  }
  return true;
}
