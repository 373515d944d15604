/** Does a save tell its own game? Asked of saves from files that are not just what was written. */
import { attempt } from '../kernel/attempt';
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
  { save, options, mended }: Read<K>,
  until: number
): boolean | 'tooLong' {
  const { summary, standing, turns } = save;
  if (mended || standing.base !== null) return false;
  try {
    const began = game.setup(options, summary.players.length, randomFor(standing.seed, 0));
    if (!isSame(began.news, standing.began)) return false;
    /** Where the game stood after 0, 1, 2 … moves. */
    const states = [began.state];
    for (const { entry, news, chance } of turns) {
      if (entry.kind === 'undo') {
        states.length = entry.to + 1;
        if (news.length > 0 || chance) return false;
        continue;
      }
      if (performance.now() > until) return 'tooLong';
      const random = randomFor(standing.seed, states.length);
      const tried = attempt(game, states.at(-1) as K['state'], entry.mover, entry.move, random);
      if (!tried.ok || !isSame(tried.played.news, news) || random.draws > 0 !== chance) return false;
      states.push(tried.played.state);
    }
    return true;
  } catch {
    // Whatever the rules stumble over, it is not their own game.
    return false;
  }
}
