/**
 * Random play of The Bucket King on our kernel. Bundled with the rules by rules.mjs, which puts them where they are
 * imported from here.
 */
import { bucketKing as game } from '../../src/lib/games/bucket-king';
import { attempt } from '../../src/lib/kernel/attempt';
import { judgeOf } from '../../src/lib/kernel/game';
import { randomFor } from '../../src/lib/kernel/random';

const SEATS = 4;

/**
 * Plays one game to its end: every move is listed by the game and goes through the one gate.
 * @type {import('./side.mjs').PlayGame}
 */
export function playGame(number, choose) {
  const seed = number.toString(16).padStart(32, '0');
  let { state } = game.setup(game.options.defaults, SEATS, randomFor(seed, 0));
  let moves = 0;
  let listed = 0;
  for (;;) {
    const open = game.view(state, 'onlooker');
    if (open.outcome !== null) return { moves, listed, left: open.buckets.reduce((sum, count) => sum + count, 0) };
    const mover = open.asks[0]?.by[0];
    if (mover === undefined) throw new Error('nobody is asked');
    const judge = judgeOf(open, mover);
    const view = judge === 'onlooker' ? open : game.view(state, judge);
    const list = game.moves(view, mover);
    const building = open.phase === 'building';
    const move = list[building ? 0 : choose(list.length)];
    if (move === undefined) throw new Error('no move is listed');
    moves += 1;
    if (!building) listed += list.length;
    const tried = attempt(game, state, mover, move, randomFor(seed, moves), judge, (viewer) =>
      viewer === 'onlooker' ? open : view
    );
    if (!tried.ok) throw new Error(`a listed move was denied: ${JSON.stringify(tried.denial)}`);
    state = tried.played.state;
  }
}
