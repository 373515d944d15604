/**
 * The benchmark: prints each figure beside its aim and writes bench-results.json.
 * node bench/bench.mjs [--only rules|sizes|browser]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** @typedef {{ value: number, unit: string, aim: number, atLeast?: boolean }} Figure the aim is a most, unless `atLeast` */
/** @typedef {Record<string, Figure>} Figures */

/** @type {Record<string, () => Promise<{ measure: () => Promise<Figures> }>>} */
const PARTS = {
  rules: () => import('./figures/rules.mjs')
};

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = options.only === undefined ? Object.keys(PARTS) : [options.only];

/** @type {Record<string, { value: number, unit: string, aim: number, holds: boolean }>} */
const results = {};
for (const part of wanted) {
  console.log(`${part}:`);
  try {
    const load = PARTS[part];
    if (load === undefined) throw new Error(`there is no such part; there are ${Object.keys(PARTS).join(', ')}`);
    const { measure } = await load();
    for (const [name, { value: exact, unit, aim, atLeast }] of Object.entries(await measure())) {
      const value = Math.round(exact * 10) / 10;
      const holds = atLeast === true ? value >= aim : value <= aim;
      results[name] = { value, unit, aim, holds };
      console.log(
        `${name}: ${value} ${unit} (aim: at ${atLeast === true ? 'least' : 'most'} ${aim}; ${holds ? 'holds' : 'MISSED'})`
      );
    }
  } catch (failure) {
    console.error(`${part} could not be measured:`, failure);
    process.exitCode = 1;
  }
}
writeFileSync('bench-results.json', `${JSON.stringify(results, null, 2)}\n`);
