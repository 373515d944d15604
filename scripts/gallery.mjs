/**
 * npm run gallery: builds the app and takes a picture of every screen in tests/screens.ts, and a
 * filmstrip of every scene in tests/browser/films.spec.ts, into gallery/. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeReady, npx, run } from './ready.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
makeReady();
rmSync('gallery', { recursive: true, force: true });
const went =
  run(...npx('vite', 'build', '--logLevel', 'warn')) &&
  run(...npx('playwright', 'test', 'screens.spec', 'films.spec', '--project=tablet', ...process.argv.slice(2)), {
    GALLERY: '1'
  });
console.log(went ? 'The pictures are in gallery/.' : 'Not every picture could be taken.');
process.exitCode = went ? 0 : 1;
