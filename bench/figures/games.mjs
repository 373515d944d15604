/** Random play of every other game: moves per second of one core, four players, the options a table starts from. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle, median, Side } from './sides.mjs';

/** By id: the name to print, and how many moves per second there should be. */
const AIMS = /** @type {const} */ ({
  'buro-crazy': ['Büro Crazy', 100_000],
  'saludos-amigos': ['Saludos Amigos!', 100_000],
  bureaunauts: ['Bureaunauts', 50_000]
});
const ROUNDS = 5;
const ROUND_MS = 1000;
const WARM_UP_MS = 3000;

/** @returns {Promise<import('../bench.mjs').Figures>} */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-games-'));
  try {
    const module = await bundle('player.mjs', folder);
    /** @type {import('../bench.mjs').Figures} */
    const figures = {};
    for (const [id, [name, aim]] of Object.entries(AIMS)) {
      const side = new Side(name, module, id);
      try {
        await side.answer();
        await side.play(WARM_UP_MS);
        for (let round = 0; round < ROUNDS; round += 1) side.speeds.push((await side.play(ROUND_MS)).speed);
      } finally {
        side.process.kill();
      }
      figures[`random play of ${name}`] = { value: median(side.speeds), unit: 'moves/s', aim, atLeast: true };
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
