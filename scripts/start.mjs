/** npm start: from a fresh checkout to a table. Fetches packages, builds and serves, each only when needed. */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { fingerprint, isStamped, makeReady, npx, run, stamp } from './ready.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
makeReady();

const SOURCES = ['src', 'static', 'messages', 'scripts', 'svelte.config.js', 'vite.config.ts', 'package-lock.json'];
const base = process.env.BASE_PATH ?? '';
const now = fingerprint(SOURCES, `${base}|${process.env.APP_VERSION ?? ''}`);
if (!existsSync('build/200.html') || !isStamped('build', now)) {
  console.log('Building …');
  if (!run(...npx('vite', 'build', '--logLevel', 'warn'))) {
    console.error('The build did not work; see above.');
    process.exit(1);
  }
  stamp('build', now);
}

const { serve } = await import('./serve.mjs');
const first = Number(process.env.PORT ?? 4173);

/** The first free port from the wished one on. @param {number} port @returns {Promise<number>} */
async function listen(port) {
  try {
    await serve('build', port, '0.0.0.0', base);
    return port;
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code !== 'EADDRINUSE' || port >= first + 20) throw error;
    return listen(port + 1);
  }
}

const port = await listen(first);
const lan = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter((address) => address.family === 'IPv4' && !address.internal)
  .map((address) => address.address);

console.log(`
Tischlein is laid:

  on this machine   http://localhost:${port}${base}/`);
for (const address of lan) console.log(`  in your network   http://${address}:${port}${base}/`);
console.log(`
On another device it plays at these addresses, but only while this machine serves it: browsers keep an app for offline
over HTTPS alone. How a tablet gets it for good: README.md, "Onto a tablet".  Ctrl+C ends it.`);
