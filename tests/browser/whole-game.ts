/** Whole games that would take long to click through: played by the rules, and put where the app keeps a game. */
import type { Page } from '@playwright/test';
import { attempt } from '../../src/lib/kernel/attempt';
import type { Game, Kinds } from '../../src/lib/kernel/game';
import { randomFor, type Seed } from '../../src/lib/kernel/random';
import { serializeRecord, type Stored, type Turn } from '../../src/lib/saves/records';
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
          const reading = opening.result.transaction(['games', 'details', 'standings']);
          const games = reading.objectStore('games').getAll();
          const details = reading.objectStore('details').getAll();
          const standings = reading.objectStore('standings').getAll();
          reading.oncomplete = () => {
            opening.result.close();
            const [game] = games.result as Pick<Kept<K>, 'id' | 'players'>[];
            const [detail] = details.result as Pick<Kept<K>, 'options'>[];
            const [standing] = standings.result as Pick<Kept<K>, 'seed'>[];
            if (game === undefined || detail === undefined || standing === undefined)
              return reject(new Error('no game'));
            const { id, players } = game;
            resolve({ id, options: detail.options, players, seed: standing.seed });
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
    turns.push(serializeRecord({ id, n, entry, news: tried.played.news, chance: random.draws > 0, at: Date.now() }));
  }
  const open = game.view(state, 'onlooker');
  await page.evaluate(
    ({ turns, now, summary, glance }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tischlein');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const change = opening.result.transaction(['games', 'details', 'standings', 'turns'], 'readwrite');
          const alter = (name: string, changes: object): void => {
            const store = change.objectStore(name);
            store.getAll().onsuccess = ({ target }) => {
              const [record] = (target as IDBRequest<object[]>).result;
              store.put({ ...record, ...changes });
            };
          };
          for (const turn of turns) change.objectStore('turns').put(turn);
          alter('games', summary);
          alter('details', { glance });
          alter('standings', { now });
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
      summary: { moves: turns.length, over: open.outcome !== null },
      glance: JSON.stringify(open)
    }
  );
  await page.reload();
  return turns.length;
}
