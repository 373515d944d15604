/**
 * npm run golden: writes the golden saves of today that are missing (tests/saves). What is there is never written again:
 * it is what an app of its day has stored. With paths, writes just those, and refuses if one is there.
 *
 *   node scripts/golden.mjs [tests/saves/bucket-king/v0.json …]
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typescript } from './ready.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const wanted = process.argv.slice(2);
const there = wanted.filter((path) => existsSync(path));
for (const path of there) console.error(`${path} is there already: a golden save is never overwritten`);
if (there.length > 0) process.exit(1);

const module = await typescript('tests/saves/missing.ts');
/** @type {readonly { path: string, text: string }[]} */
const missing = module.MISSING;
const unknown = wanted.filter((path) => !missing.some((golden) => golden.path === path));
for (const path of unknown) console.error(`${path} is no golden save of today`);
if (unknown.length > 0) process.exit(1);
for (const { path, text } of missing) {
  if (wanted.length > 0 && !wanted.includes(path)) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
  console.log(`wrote ${path}`);
}
if (missing.length === 0) console.log('no golden save is missing');
