/** Positions that take long to play to: worked out by the rules, and put where the app keeps a game. */
import type { Page } from '@playwright/test';
import { bucketKing, type Phase } from '../../src/lib/games/bucket-king/index';
import { attempt } from '../../src/lib/kernel/attempt';
import { randomFor } from '../../src/lib/kernel/random';

const SEED = '5eed'.repeat(8);

/** Plays by the rules alone until the phase is reached: everybody gives way whenever they may. */
function played(seats: number, phase: Phase, rounds: 1 | 3): unknown {
  const options = { ...bucketKing.defaults, match: rounds } as const;
  let { state } = bucketKing.setup(options, seats, randomFor(SEED, 0));
  for (let n = 1; n <= bucketKing.longest(options, seats); n += 1) {
    const seen = bucketKing.view(state, 'onlooker');
    if (seen.phase === phase) return state;
    const mover = seen.asks.find(({ optional }) => !optional)?.by[0] ?? 0;
    const view = bucketKing.view(state, mover === 'table' ? 'onlooker' : mover);
    const moves = bucketKing.moves(view, mover);
    const move = moves.find(({ kind }) => kind === 'giveWay') ?? moves[0];
    if (move === undefined) break;
    const tried = attempt(bucketKing, state, mover, move, randomFor(SEED, n));
    if (!tried.ok) throw new Error(tried.denial.kind);
    state = tried.played.state;
  }
  throw new Error(`no ${phase}`);
}

/** Puts the only game on this device of The Bucket King into that phase; the page is loaded again. */
export async function leapTo(page: Page, seats: number, phase: Phase, rounds: 1 | 3): Promise<void> {
  await leapToState(page, played(seats, phase, rounds));
}

/** Puts the only game on this device where this state of it stands; the page is loaded again. */
export async function leapToState(page: Page, state: unknown): Promise<void> {
  await page.evaluate(
    (now) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tischlein');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const change = opening.result.transaction(['standings', 'turns'], 'readwrite');
          const standings = change.objectStore('standings');
          change.objectStore('turns').clear();
          standings.getAll().onsuccess = ({ target }) => {
            const [standing] = (target as IDBRequest<object[]>).result;
            standings.put({ ...standing, now, base: { turns: 0, moves: 0, state: now } });
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          change.onerror = () => reject(new Error('not stored'));
        };
      }),
    state
  );
  await page.reload();
}
