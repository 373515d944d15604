/**
 * What saves cost in Chromium: a move late in a long game beside an early one, and the list of many games. The app's own
 * table, store and shelf, bundled for a page without screens.
 */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { CHROMIUM } from '../../scripts/engines.mjs';
import { serve } from '../../scripts/serve.mjs';

const ROUNDS = 20;
const GAMES = 500;
const LISTS = 20;
const SLOWER = 4;

/** @typedef {typeof import('./saves-page')} Page the functions of the bundle */

/** @param {readonly number[]} times @param {number} share @returns {number} the time that so many of them stay below */
const below = (times, share) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;

/** @param {string} name @param {readonly number[]} times */
function tell(name, times) {
  const [least, median, most] = [0, 0.5, 1].map((share) => below(times, share || 1 / times.length).toFixed(1));
  console.log(`  ${name}: ${times.length} times, ${least} to ${most} ms, median ${median} ms`);
}

/** @param {string} dir */
async function bundle(dir) {
  await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: false })],
    build: {
      outDir: dir,
      emptyOutDir: true,
      lib: { entry: fileURLToPath(new URL('saves-page.ts', import.meta.url)), formats: ['es'], fileName: 'saves' }
    }
  });
  writeFileSync(join(dir, '200.html'), '<!doctype html><title>saves</title>');
}

/** @returns {Promise<import('../bench.mjs').Figures>} */
export async function measure() {
  const dir = mkdtempSync(join(tmpdir(), 'tischlein-saves-'));
  await bundle(dir);
  const server = await serve(dir, 0);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  });
  try {
    const where = server.address();
    if (where === null || typeof where === 'string') throw new Error('the server has no port');
    const address = `http://127.0.0.1:${where.port}/`;
    const page = await browser.newPage();
    await page.goto(address);
    const { tenth, thousandth } = await page.evaluate(async (rounds) => {
      const { timeMoves } = /** @type {Page} */ (await import(/* @vite-ignore */ String('/saves.js')));
      return timeMoves(rounds);
    }, ROUNDS);

    // A profile of its own: the games of the first part do not count.
    const slow = await (await browser.newContext()).newPage();
    await slow.goto(address);
    await slow.evaluate(async (games) => {
      const { fill } = /** @type {Page} */ (await import(/* @vite-ignore */ String('/saves.js')));
      await fill(games);
    }, GAMES);
    const session = await slow.context().newCDPSession(slow);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const lists = [];
    for (let list = 0; list < LISTS; list += 1) {
      // As when the app starts: nothing is open yet, no code is warm.
      await slow.reload();
      lists.push(
        await slow.evaluate(async (games) => {
          const { timeList } = /** @type {Page} */ (await import(/* @vite-ignore */ String('/saves.js')));
          return timeList(games);
        }, GAMES)
      );
    }

    tell('around the 10th move', tenth);
    tell('around the 1,000th move', thousandth);
    tell(`list of ${GAMES} games`, lists);
    return {
      'cost of the 1,000th move, times the 10th': {
        value: below(thousandth, 0.5) / below(tenth, 0.5),
        unit: 'times',
        aim: 1.2
      },
      'list of 500 saves, p95': { value: below(lists, 0.95), unit: 'ms', aim: 100 }
    };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    rmSync(dir, { recursive: true, force: true });
  }
}
