/**
 * Random play of every other game, through `moves` and `attempt`. Bundled with the rules by games.mjs, which puts them
 * where they are imported from here.
 */
import { bureaunauts } from '../../src/lib/games/bureaunauts';
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import { saludosAmigos } from '../../src/lib/games/saludos-amigos';
import { attempt } from '../../src/lib/kernel/attempt';
import { judgeOf } from '../../src/lib/kernel/game';
import { randomFor } from '../../src/lib/kernel/random';

const SEATS = 4;
/** @typedef {import('../../src/lib/kernel/game').Game<import('../../src/lib/kernel/game').Kinds>} AnyGame */
const GAMES = /** @type {AnyGame[]} */ (/** @type {unknown} */ ([buroCrazy, saludosAmigos, bureaunauts]));

/**
 * @param {string} id a game's
 * @returns {import('./side.mjs').PlayGame} plays it to its end; each listed move of whoever has to move is as likely as
 *   the other, and nobody does what is optional
 */
export function playerOf(id) {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return (number, choose) => {
    const seed = number.toString(16).padStart(32, '0');
    let { state } = game.setup(game.options.defaults, SEATS, randomFor(seed, 0));
    let moves = 0;
    let listed = 0;
    for (;;) {
      const open = game.view(state, 'onlooker');
      if (open.outcome !== null) return { moves, listed, left: 0 };
      const asks = open.asks.some((ask) => !ask.optional) ? open.asks.filter((ask) => !ask.optional) : open.asks;
      const movers = asks.flatMap((ask) => ask.by);
      const mover = movers[choose(movers.length)];
      if (mover === undefined) throw new Error('nobody is asked');
      const judge = judgeOf(open, mover);
      const view = judge === 'onlooker' ? open : game.view(state, judge);
      const list = game.moves(view, mover);
      const move = list[choose(list.length)];
      if (move === undefined) throw new Error('no move is listed');
      moves += 1;
      listed += list.length;
      const tried = attempt(game, state, mover, move, randomFor(seed, moves), judge, (viewer) =>
        viewer === 'onlooker' ? open : view
      );
      if (!tried.ok) throw new Error(`a listed move was denied: ${JSON.stringify(tried.denial)}`);
      state = tried.played.state;
    }
  };
}
