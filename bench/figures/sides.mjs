/** What the figures of random play share: rules bundled for Node, and processes that play them. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

/** @typedef {import('./side.mjs').Played} Played */
/** @typedef {import('./side.mjs').Round} Round */

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '..', '..');

/**
 * A file of this folder with all it imports of ours, made ready for Node.
 * @param {string} file
 * @param {string} outDir
 * @returns {Promise<string>} the module
 */
export async function bundle(file, outDir) {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(HERE, file),
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rollupOptions: { output: { entryFileNames: file } }
    }
  });
  return pathToFileURL(join(outDir, file)).href;
}

/** A process that plays, as seen from here. */
export class Side {
  /** @type {number[]} */
  speeds = [];
  /** @type {Played[]} */
  played = [];

  /**
   * @param {string} name
   * @param {string} module with its `playGame`
   * @param {string[]} game which one, where the module plays several
   */
  constructor(name, module, ...game) {
    this.name = name;
    // Production: the peer's checks for developers would slow it down.
    this.process = fork(join(HERE, 'side.mjs'), [module, ...game], { env: { ...process.env, NODE_ENV: 'production' } });
  }

  /**
   * The next message of the process, or what became of it.
   * @returns {Promise<unknown>}
   */
  async answer() {
    const gone = new AbortController();
    const ended = once(this.process, 'exit', { signal: gone.signal }).then(([code]) => {
      throw new Error(`${this.name} ended with exit code ${code}`);
    });
    const [answer] = await Promise.race([once(this.process, 'message', { signal: gone.signal }), ended]).finally(() => {
      ended.catch(() => undefined);
      gone.abort();
    });
    return answer;
  }

  /** @param {number} ms @returns {Promise<Round>} */
  async play(ms) {
    const round = this.answer();
    this.process.send({ ms });
    const { speed, played } = /** @type {Round} */ (await round);
    this.played.push(...played);
    return { speed, played };
  }
}

/**
 * @param {readonly number[]} values
 * @returns {number} the median of an odd number of values
 */
export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
