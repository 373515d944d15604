/** What the shelf and the game weigh: their JavaScript and CSS of the last build, every file gzip -9, fonts aside. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUDGETS, needsOf } from '../../scripts/sizes.mjs';

const CLIENT = '.svelte-kit/output/client';

/** @param {Iterable<string>} files @returns {number} KiB */
function weigh(files) {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length;
  return bytes / 1024;
}

/** @param {Set<string>} all @param {Set<string>} had */
const more = (all, had) => [...all].filter((file) => !had.has(file));

/** @returns {Promise<import('../bench.mjs').Figures>} */
export function measure() {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const dictionary = readFileSync('.svelte-kit/generated/client-optimized/app.js', 'utf8');
  const shelf = needsOf(manifest, dictionary, '/', false);
  const game = needsOf(manifest, dictionary, '/bucket-king', true);
  const unit = 'KiB gzip';
  return Promise.resolve({
    'shelf, JavaScript': { value: weigh(shelf.js), unit, aim: BUDGETS.shelf / 1024 },
    'shelf, CSS': { value: weigh(shelf.css), unit, aim: null },
    'game on top of the shelf, JavaScript': { value: weigh(more(game.js, shelf.js)), unit, aim: BUDGETS.game / 1024 },
    'game on top of the shelf, CSS': { value: weigh(more(game.css, shelf.css)), unit, aim: null }
  });
}
