/**
 * The benchmark (docs/benchmark.md): prints each figure beside its aim and writes bench-results.json.
 * node bench/bench.mjs [--only rules|games|sizes|saves|starting|opening|turns|frames|minds]
 */
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { npx, run } from '../scripts/ready.mjs';

/** @typedef {{ value: number, unit: string, aim: number | null, atLeast?: boolean }} Figure aim: the most, or the least */
/** @typedef {Record<string, Figure>} Figures */
/** @typedef {{ ofBuild: boolean, load: () => Promise<{ measure: () => Promise<Figures> }> }} Part */

/** @type {Record<string, Part>} */
const PARTS = {
  rules: { ofBuild: false, load: () => import('./figures/rules.mjs') },
  games: { ofBuild: false, load: () => import('./figures/games.mjs') },
  sizes: { ofBuild: true, load: () => import('./figures/sizes.mjs') },
  saves: { ofBuild: false, load: () => import('./figures/saves.mjs') },
  starting: { ofBuild: true, load: () => import('./figures/starting.mjs') },
  opening: { ofBuild: true, load: () => import('./figures/opening.mjs') },
  turns: { ofBuild: true, load: () => import('./figures/turns.mjs') },
  frames: { ofBuild: true, load: () => import('./figures/frames.mjs') },
  minds: { ofBuild: true, load: () => import('./figures/minds.mjs') }
};
const RESULTS = 'bench-results.json';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = options.only === undefined ? Object.keys(PARTS) : [options.only];
rmSync(RESULTS, { force: true });

let isBuilt = false;
/** Once, and only if a part asks for it. */
function build() {
  if (!isBuilt && !run(...npx('vite', 'build', '--logLevel', 'error'))) throw new Error('the build failed');
  isBuilt = true;
}

/** @type {Record<string, { value: number, unit: string, aim: number | null, holds: boolean | null }>} */
const results = {};
for (const name of wanted) {
  console.log(`${name}:`);
  try {
    const part = PARTS[name];
    if (part === undefined) throw new Error(`there is no such part; there are ${Object.keys(PARTS).join(', ')}`);
    const { measure } = await part.load();
    if (part.ofBuild) build();
    for (const [figure, { value: exact, unit, aim, atLeast }] of Object.entries(await measure())) {
      // Ratios near 1 are told finer.
      const value = unit === 'times' && exact < 10 ? Math.round(exact * 100) / 100 : Math.round(exact * 10) / 10;
      const holds = aim === null ? null : atLeast === true ? value >= aim : value <= aim;
      results[figure] = { value, unit, aim, holds };
      const verdict = `aim: at ${atLeast === true ? 'least' : 'most'} ${aim}; ${holds === true ? 'holds' : 'MISSED'}`;
      console.log(`${figure}: ${value} ${unit} (${aim === null ? 'no aim' : verdict})`);
    }
  } catch (failure) {
    console.error(`${name} could not be measured:`, failure);
    process.exitCode = 1;
  }
}
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
