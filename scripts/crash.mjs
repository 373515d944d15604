/**
 * npm run crash: kills a browser in mid-game, again and again, and counts what was lost of what it had shown as stored.
 * The last line is the sum: `kills N, acknowledged M, lost K`. Fails if K is not 0.
 *
 *   node scripts/crash.mjs [--kills 100] [--seed abc] [--computers 2] [--built]     --built: serves build/ as it is
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { npx, run, typescript } from './ready.mjs';
import { serve } from './serve.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '' },
    computers: { type: 'string', default: '0' },
    built: { type: 'boolean', default: false }
  }
});
const kills = Number(values.kills);
const seed = values.seed === '' ? Date.now().toString(16) : values.seed;
if (!Number.isSafeInteger(kills) || kills < 1 || !/^[0-9a-f]{1,32}$/.test(seed)) {
  console.error('--kills: a number from 1; --seed: up to 32 hexadecimal digits');
  process.exit(2);
}
if (!values.built && !run(...npx('vite', 'build', '--logLevel', 'error'))) {
  console.error('the build failed');
  process.exit(1);
}

const module = await typescript('tests/crash/crash.ts');
const server = await serve('build', 0);
const where = server.address();
if (where === null || typeof where === 'string') throw new Error('the server has no port');
console.log(`seed ${seed}`);
const { killed, acknowledged, lost } = await module.crash({
  kills,
  origin: `http://127.0.0.1:${where.port}`,
  seed: seed.padStart(32, '0'),
  print: console.log,
  computers: Number(values.computers)
});
server.closeAllConnections();
server.close();
console.log(`kills ${killed}, acknowledged ${acknowledged}, lost ${lost}`);
process.exitCode = lost === 0 && killed === kills ? 0 : 1;
