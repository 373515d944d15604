/**
 * A write that a kill has torn. Chromium, as long as it keeps IndexedDB in LevelDB, goes on writing after the torn record
 * at the next start, takes the file for broken at the one after, and empties the store. Which kill tears a write is
 * chance, so this tears one by hand: behind what was stored it leaves half a record, as such a kill does.
 */
import { expect } from '@playwright/test';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as m from '../../src/lib/paraglide/words.js';
import { Driver } from '../browser/driver';
import { hasStoreAnew, levelFiles, start, type Running } from './browser';
import { makeMove, takenUp, type Game } from './crash';
import { judge, recordsIn, mirrorHolds } from './stored';

const en = { locale: 'en' } as const;

/** The log LevelDB adds to. */
function logOf(profile: string): string {
  const last = levelFiles(profile, /\d+\.log$/)
    .toSorted()
    .at(-1);
  if (last === undefined) throw new Error('this Chromium does not keep IndexedDB in LevelDB: there is no log to tear');
  return last;
}

/** The beginning of a record of 2,000 bytes, and no more of it: sum, length, kind, and some of its bytes. */
const HALF_A_RECORD = Buffer.concat([Buffer.from([1, 2, 3, 4, 0xd0, 0x07, 1]), Buffer.alloc(300)]);

/** What became of it. */
export interface Torn {
  /** Did the browser empty its store? Otherwise this showed nothing. */
  readonly emptied: boolean;
  /** What is wrong with the game after it; null: nothing. */
  readonly unsound: string | null;
  /** What the shelf says of it. */
  readonly said: string;
}

/** Plays, tears a write, plays on at the next start, and takes the game up at the one after. */
export async function torn(origin: string): Promise<Torn> {
  const profile = mkdtempSync(join(tmpdir(), 'tischlein-torn-'));
  let running: Running | null = null;
  let game: Game | null = null;
  const broken: string[] = [];
  const complain = (_lost: number, what: string): void => void broken.push(what);
  try {
    for (const isTorn of [true, false]) {
      running = await start(profile, isTorn ? 'before it is torn' : 'while it is torn');
      game = await takenUp(running, origin, game, complain);
      for (let made = 0; made < 2; made += 1) {
        await makeMove(new Driver(running.page));
        game.acknowledged += 1;
      }
      const { id, acknowledged } = game;
      const { page } = running;
      await expect.poll(() => mirrorHolds(page, id)).toBe(acknowledged);
      await running.kill();
      if (isTorn) appendFileSync(logOf(profile), HALF_A_RECORD);
    }
    running = await start(profile, 'after it was torn');
    const { page } = running;
    await page.goto(origin);
    await expect(page.getByRole('link', { name: /^Continue/ }).first()).toBeVisible();
    const found = await judge(await recordsIn(page, game?.id ?? ''), game?.acknowledged ?? 0);
    if (found.kind === 'unsound') broken.push(found.what);
    const note = page.getByRole('status').filter({ hasText: m.shelf_brought_back({ count: 1 }, en) });
    await expect(note).toBeVisible();
    return {
      emptied: hasStoreAnew(profile),
      unsound: broken.length === 0 ? null : broken.join('; '),
      said: (await note.locator('p').textContent()) ?? ''
    };
  } finally {
    await running?.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
