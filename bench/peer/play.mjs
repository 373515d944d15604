// @ts-nocheck: its packages are installed by the benchmark alone
/** Random play on boardgame.io: its initial state, its reducer, nothing between them. */
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { BucketKing } from './game.mjs';

const game = ProcessGameConfig(BucketKing);
const reducer = CreateGameReducer({ game });
const { enumerate } = game.ai;

/**
 * Plays one game to its end: every move is listed by `enumerate` and goes through the reducer.
 * @type {import('../figures/side.mjs').PlayGame}
 */
export function playGame(number, choose) {
  let state = InitializeGame({ game: { ...game, seed: `seed-${number}` }, numPlayers: 4 });
  let moves = 0;
  let listed = 0;
  while (state.ctx.gameover === undefined) {
    const { G, ctx } = state;
    const playerID = ctx.activePlayers ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer;
    const list = enumerate(G, ctx, playerID);
    const { move, args } = ctx.phase === 'building' ? list[0] : list[choose(list.length)];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
    if (state.transients) throw new Error(`boardgame.io: ${state.transients.error.type} ${move} ${args.join(' ')}`);
    moves += 1;
    if (ctx.phase !== 'building') listed += list.length;
  }
  return { moves, listed, left: state.ctx.gameover.buckets.reduce((sum, count) => sum + count, 0) };
}
