/** Whole games that would take long to click through: played by the rules, and put where the app keeps a game. */
import type { Page } from '@playwright/test';
import { attempt } from '../../src/lib/kernel/attempt';
import type { Game, Kinds } from '../../src/lib/kernel/game';
import { randomFor, type Seed } from '../../src/lib/kernel/random';
import type { Turn } from '../../src/lib/saves/records';
import { stamped, type Stored } from '../../src/lib/saves/stamp';
import { nextMove } from '../saves/golden';

/** What the app keeps of the only game on this device, as far as a whole game is told from it. */
interface Kept<K extends Kinds> {
  readonly id: string;
  readonly seed: Seed;
  readonly options: K['options'];
  readonly players: readonly unknown[];
}

async function keptOn<K extends Kinds>(page: Page): Promise<Kept<K>> {
  return page.evaluate(
    () =>
      new Promise<Kept<K>>((resolve, reject) => {
        const opening = indexedDB.open('tischlein');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['games', 'standings']);
          const games = reading.objectStore('games').getAll();
          const standings = reading.objectStore('standings').getAll();
          reading.oncomplete = () => {
            opening.result.close();
            const [game] = games.result as Omit<Kept<K>, 'seed'>[];
            const [standing] = standings.result as Pick<Kept<K>, 'seed'>[];
            if (game === undefined || standing === undefined) return reject(new Error('no game'));
            const { id, options, players } = game;
            resolve({ id, options, players, seed: standing.seed });
          };
        };
      })
  );
}

/**
 * Plays the only game on this device, just begun, by the rules and by chance alone: to the end, or for so many moves.
 * The page is loaded again. Returns how many moves were made.
 */
export async function playedOn<K extends Kinds>(page: Page, game: Game<K>, most = Infinity): Promise<number> {
  const { id, options, players, seed } = await keptOn<K>(page);
  let { state } = game.setup(options, players.length, randomFor(seed, 0));
  const turns: Stored<Turn>[] = [];
  while (turns.length < most) {
    const n = turns.length + 1;
    const next = nextMove(game, state, seed, n);
    if (next === null) break;
    const random = randomFor(seed, n);
    const tried = attempt(game, state, next.mover, next.move, random);
    if (!tried.ok) throw new Error(tried.denial.kind);
    state = tried.played.state;
    const entry = { kind: 'move', ...next } as const;
    turns.push(stamped({ id, n, entry, news: tried.played.news, chance: random.draws > 0, at: Date.now() }));
  }
  const open = game.view(state, 'onlooker');
  await page.evaluate(
    ({ turns, now, summary }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tischlein');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const change = opening.result.transaction(['games', 'standings', 'turns'], 'readwrite');
          const [games, standings] = [change.objectStore('games'), change.objectStore('standings')];
          for (const turn of turns) change.objectStore('turns').put(turn);
          games.getAll().onsuccess = ({ target }) => {
            const [game] = (target as IDBRequest<object[]>).result;
            games.put({ ...game, ...summary });
          };
          standings.getAll().onsuccess = ({ target }) => {
            const [standing] = (target as IDBRequest<object[]>).result;
            standings.put({ ...standing, now });
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          change.onerror = () => reject(new Error('not stored'));
        };
      }),
    {
      turns,
      now: state,
      summary: { moves: turns.length, over: open.outcome !== null, glance: JSON.stringify(open) }
    }
  );
  await page.reload();
  return turns.length;
}
