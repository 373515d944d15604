/**
 * npm run moving-picture: films a handover and a fall in the built app, and makes docs/moving-picture.webp of it, which the
 * README shows. Commit the result.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { makeReady, npx, run } from './ready.mjs';

const PICTURE = 'docs/moving-picture.webp';
/** Wide enough for a README, in px; and how long a frame stands, in milliseconds (films.spec.ts). */
const [WIDTH, FRAME] = [720, 80];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
makeReady();
const folder = mkdtempSync(join(tmpdir(), 'moving-picture-'));
try {
  const filmed =
    run(...npx('vite', 'build', '--logLevel', 'warn')) &&
    run(...npx('playwright', 'test', 'films.spec', '--project=tablet'), { FRAMES: folder });
  if (!filmed) throw new Error('it could not be filmed');
  const names = readdirSync(folder).toSorted();
  const frames = await Promise.all(names.map((name) => sharp(join(folder, name)).resize(WIDTH).png().toBuffer()));
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 60, effort: 6, minSize: true, loop: 0, delay: frames.map(() => FRAME) })
    .toFile(PICTURE);
  console.log(
    `${String(frames.length)} frames, ${String(Math.round(statSync(PICTURE).size / 1024))} KiB in ${PICTURE}`
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
