/** Every game's plan of random games. Run by scripts/random-games.mjs. */
import { buroCrazyPlan } from './buro-crazy.subject';
import { bureaunautsPlan } from './bureaunauts.subject';
import { planned, type Order } from './random-games';
import { saludosAmigosPlan } from './saludos-amigos.subject';
import { bucketKingPlan } from './subjects';

/** By the id of the game. */
const PLANS = {
  'bucket-king': planned(bucketKingPlan),
  'buro-crazy': planned(buroCrazyPlan),
  bureaunauts: planned(bureaunautsPlan),
  'saludos-amigos': planned(saludosAmigosPlan)
};

/**
 * Plays them all, and says how many games broke a law.
 *
 * @param game the id of one game; empty for all of them.
 * @throws {RangeError} where there is no such game.
 */
export function randomGames(game: string, order: Order): number {
  const plans = Object.entries(PLANS).filter(([id]) => game === '' || id === game);
  if (plans.length === 0) throw new RangeError(`no game ${game}: there is ${Object.keys(PLANS).join(', ')}`);
  order.print(`seeds begin with ${order.seed.padEnd(24, '0')}`);
  const all = { games: 0, broken: 0 };
  for (const [, play] of plans) {
    const { games, broken } = play(order);
    all.games += games;
    all.broken += broken;
  }
  order.print(`${all.games} games, ${all.broken} broke a law`);
  return all.broken;
}
