/** Positions that take long to play to: worked out by the rules, and put where the app keeps a game. */
import { expect, type Page } from '@playwright/test';
import { bucketKing, type Phase } from '../../src/lib/games/bucket-king/index';
import { attempt } from '../../src/lib/kernel/attempt';
import { randomFor } from '../../src/lib/kernel/random';
import { m } from '../../src/lib/paraglide/messages.js';
import type { StoredSave } from '../../src/lib/saves/records';
import { Driver } from './driver';
import { letPass, REST } from './resting.mjs';

const SEED = '5eed'.repeat(8);

/** Plays by the rules alone until the phase is reached: everybody gives way whenever they may. */
function played(seats: number, phase: Phase, rounds: 1 | 3): unknown {
  const options = { ...bucketKing.options.defaults, match: rounds } as const;
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

/** Puts the only game on this device where this state of it stands, its chance from this seed; the page is loaded again. */
export async function leapToState(page: Page, state: unknown, seed = SEED): Promise<void> {
  await page.evaluate(
    ([now, seed]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tischlein');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const change = opening.result.transaction(['standings', 'turns'], 'readwrite');
          const standings = change.objectStore('standings');
          change.objectStore('turns').clear();
          standings.getAll().onsuccess = ({ target }) => {
            const [standing] = (target as IDBRequest<object[]>).result;
            standings.put({ ...standing, seed, now, base: { turns: 0, moves: 0, state: now } });
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          change.onerror = () => reject(new Error('not stored'));
        };
      }),
    [state, seed] as const
  );
  await page.reload();
}

/**
 * A device that plays, and whose store is there: it is as soon as a page has looked for a game in it. The guide is silent,
 * nothing moves, and a curtain opens in two steps.
 */
export async function sitDown(page: Page, { summary }: StoredSave): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('tischlein.guideWanted', 'no');
    localStorage.setItem('tischlein.withoutHolding', 'yes');
  });
  await page.goto(`/${summary.game}?game=${summary.id}`);
  await expect(page.getByRole('link', { name: m.back_to_shelf({}, { locale: 'en' }) })).toBeVisible();
}

/** Writes a truth into this device's store, as if it had always been so; a page shows it once it is loaded again. */
export async function put(page: Page, { summary, standing }: StoredSave): Promise<void> {
  await page.evaluate(
    ([game, truth]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tischlein');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const change = opening.result.transaction(['games', 'standings'], 'readwrite');
          change.objectStore('games').put(game);
          change.objectStore('standings').put(truth);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          change.onerror = () => reject(new Error('not written'));
        };
      }),
    [summary, standing] as const
  );
}

/** Opens a hand from the menu of the table, on a device where nobody needs to hold. */
export async function openInTwoSteps(
  page: Page,
  name: string,
  atCurtain: () => Promise<void> = () => Promise.resolve()
): Promise<void> {
  const hands = new Driver(page);
  const { say } = hands;
  await hands.button(m.table_menu({}, say)).click();
  await hands.button(m.table_menu_hand_of({ name }, say)).click();
  const iAm = hands.button(m.table_curtain_i_am({ name }, say));
  const show = hands.button(m.table_curtain_show({}, say));
  const opened = hands.handOf(name);
  await expect(iAm).toBeVisible();
  await atCurtain();
  // A curtain takes no touch in its first half second.
  await expect(async () => {
    await letPass(page, REST);
    if (await iAm.isVisible()) await iAm.click({ timeout: 2000 });
    await expect(show).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(async () => {
    await letPass(page, REST);
    if (await show.isVisible()) await show.click({ timeout: 2000 });
    await expect(opened).toBeVisible({ timeout: 500 });
  }).toPass();
}
