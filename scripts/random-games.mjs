/**
 * Plays thousands of random games under every law: for each number of players and each kind of table `--games` of them
 * (10,000 unless told). Prints counts, and every broken law with its seed.
 *
 *   node scripts/random-games.mjs [--game bucket-king] [--games 10000] [--players 2,3] [--thorough 0.002] [--seed abc]
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { typescript } from './ready.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    games: { type: 'string', default: '10000' },
    players: { type: 'string', default: '' },
    thorough: { type: 'string', default: '0.002' },
    seed: { type: 'string', default: '' }
  }
});
const games = Number(values.games);
const thorough = Number(values.thorough);
const players = values.players === '' ? [] : values.players.split(',').map(Number);
const seed = values.seed === '' ? Date.now().toString(16) : values.seed;
const wrong =
  !Number.isSafeInteger(games) || games < 1 || !(thorough >= 0 && thorough <= 1) || !/^[0-9a-f]{1,24}$/.test(seed);
if (wrong) {
  console.error('--games: a number from 1; --thorough: 0 to 1; --seed: up to 24 hexadecimal digits');
  process.exit(2);
}

const module = await typescript('tests/laws/plans.ts');
try {
  process.exitCode =
    module.randomGames(values.game, { games, players, thorough, seed, print: console.log }) === 0 ? 0 : 1;
} catch (failure) {
  // Vite has run the module in a world of its own, with a RangeError of its own.
  if (!(failure instanceof Error) || failure.name !== 'RangeError') throw failure;
  console.error(failure.message);
  process.exitCode = 2;
}
