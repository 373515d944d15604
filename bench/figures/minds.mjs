/** The computers: how long a keen one thinks at full speed, and what each mind weighs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { typescript } from '../../scripts/ready.mjs';
import { device, launch, median, p95, whileServed } from './tablet.mjs';

/** @typedef {typeof import('./minds-tasks')} Tasks */

const GAMES = ['bucket-king', 'buro-crazy', 'saludos-amigos', 'bureaunauts'];
const WORKERS = 'build/_app/immutable/workers';
/** How many moves are timed of each game, at least. */
const MOVES = 150;
const KIB = 1024;

const weigh = (/** @type {string | Buffer} */ code) => gzipSync(code, { level: 9 }).length / KIB;

/** A mind by itself, without the rules it plays by, which a table has loaded already. @param {string} game @returns {Promise<number>} KiB */
async function weightOf(game) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020 },
      lib: { entry: `src/lib/bots/${game}.ts`, formats: ['es'] },
      rollupOptions: { external: /\/(games|kernel)\// }
    }
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error(`${game}: nothing was built`);
  return weigh(first.output[0].code);
}

/** In the page: has the worker think these over, one after the other. @param {{ worker: string, tasks: readonly object[] }} given @returns {Promise<number[]>} milliseconds */
async function think({ worker: address, tasks }) {
  const worker = new Worker(address, { type: 'module' });
  /** @type {number[]} */
  const times = [];
  for (const [id, task] of tasks.entries()) {
    const begun = performance.now();
    const answer = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => reject(new Error('the worker is dead'));
      worker.postMessage({ id, task });
    });
    if (!('thought' in answer)) throw new Error(answer.failed);
    times.push(performance.now() - begun);
  }
  worker.terminate();
  return times;
}

/** @returns {Promise<import('../bench.mjs').Figures>} */
export async function measure() {
  const tasks = /** @type {Tasks} */ (await typescript('bench/figures/minds-tasks.ts'));
  const [worker = ''] = readdirSync(WORKERS);
  /** @type {import('../bench.mjs').Figures} */
  const figures = {
    'worker with its rules': { value: weigh(readFileSync(join(WORKERS, worker))), unit: 'KiB gzip', aim: 40 }
  };
  for (const game of GAMES) {
    figures[`mind of ${game}, without rules`] = { value: await weightOf(game), unit: 'KiB gzip', aim: 20 };
  }
  const browser = await launch();
  try {
    const times = await whileServed('build', await device(browser, 'minds'), (page, address) =>
      page.evaluate(think, { worker: `${address}_app/immutable/workers/${worker}`, tasks: tasks.searched(MOVES) })
    );
    const told = 'The Bucket King, a keen move in the worker';
    figures[`${told}, p95`] = { value: p95(times), unit: 'ms', aim: 150 };
    figures[`${told}, median`] = { value: median(times), unit: 'ms', aim: null };
  } finally {
    await browser.close();
  }
  for (const [game, times] of Object.entries(tasks.judged(MOVES))) {
    figures[`${game}, a keen move judged in Node, p95`] = { value: p95(times), unit: 'ms', aim: null };
  }
  return figures;
}
