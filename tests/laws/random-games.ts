/** Many random games of The Bucket King under law, counted. Run by scripts/random-games.mjs. */
import type { Options } from '../../src/lib/games/bucket-king';
import { playUnderLaw, POLICIES } from './laws';
import { bucketKingSubject, OPTION_PAIRS, SEAT_NUMBERS } from './subjects';

/** What is to be played. */
export interface Order {
  /** For each number of players and each pair of options. */
  readonly games: number;
  /** Which numbers of players; none for all of them. */
  readonly players: readonly number[];
  /** The share of positions, 0 to 1, at which every law is asked. */
  readonly thorough: number;
  /** Up to 24 hexadecimal digits all seeds begin with. */
  readonly seed: string;
  readonly print: (line: string) => void;
}

/** Plays them all, and says how many games broke a law. */
export function randomGames({ games, players, thorough, seed, print }: Order): number {
  let failures = 0;
  let all = 0;
  print(`seeds begin with ${seed.padEnd(24, '0')}`);
  for (const seats of SEAT_NUMBERS) {
    if (players.length > 0 && !players.includes(seats)) continue;
    for (const pair of OPTION_PAIRS) {
      const options: Options = { match: 1, ...pair, starter: 'random' };
      const tally = { moves: 0, least: Infinity, most: 0, looked: 0, disturbed: 0, broken: 0 };
      for (let game = 0; game < games; game += 1) {
        const own = seed.padEnd(24, '0') + game.toString(16).padStart(8, '0');
        try {
          const policy = POLICIES[game % POLICIES.length] ?? 'progress';
          const { moves, disturbable, disturbed } = playUnderLaw(
            bucketKingSubject,
            { options, seats, seed: own, policy },
            thorough
          );
          tally.moves += moves;
          tally.least = Math.min(tally.least, moves);
          tally.most = Math.max(tally.most, moves);
          tally.looked += disturbable;
          tally.disturbed += disturbed;
        } catch (error) {
          tally.broken += 1;
          if (tally.broken <= 5)
            print(`  BROKEN ${error instanceof Error ? error.message : String(error)}, seed ${own}`);
        }
      }
      all += games;
      failures += tally.broken;
      print(
        [
          `${seats} players`,
          `drawOrLose ${pair.drawOrLose}`,
          `equalsTurn ${pair.equalsTurn}`,
          `${games} games`,
          `${tally.moves} moves (${tally.least} to ${tally.most} a game)`,
          `all laws at ${tally.looked} positions, ${tally.disturbed} disturbed`,
          `${tally.broken} broken`
        ].join(' · ')
      );
    }
  }
  print(`${all} games, ${failures} broke a law`);
  return failures;
}
