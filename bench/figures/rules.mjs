/**
 * Random play of The Bucket King on our kernel beside the same game, rules and policy on boardgame.io: four players, one
 * round, no options, every move through the game's own listing and its one gate.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, median, Side } from './sides.mjs';

/** @typedef {import('./side.mjs').Played} Played */

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PEER = join(HERE, '..', 'peer');
/** Alternating rounds; an odd number, so that the median is one of them. */
const ROUNDS = 9;
const ROUND_MS = 1200;
const WARM_UP_MS = 3000;
/** How many standard errors two means may lie apart before we say that the two sides play different games. */
const APART = 4;
/** Both deal four hands and build four pyramids in every game. */
const BUILDS = 4;

/**
 * boardgame.io, installed from the lockfile of its own.
 * @returns {string} the module
 */
function installPeer() {
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: PEER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32'
  });
  return pathToFileURL(join(PEER, 'play.mjs')).href;
}

/**
 * @param {readonly number[]} values
 * @returns {{ mean: number, error: number }} the mean and its standard error
 */
function meanOf(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

/**
 * Do both sides play the same game? Compares what games were like on average, and throws when they differ by more than
 * chance explains.
 * @param {Side} one
 * @param {Side} other
 */
function compare(one, other) {
  /** @type {[string, (game: Played) => number][]} */
  const traits = [
    ['moves a game', (game) => game.moves],
    ['listed moves a turn', (game) => game.listed / (game.moves - BUILDS)],
    ['buckets left', (game) => game.left]
  ];
  console.log(`  ${one.played.length} games of ${one.name}, ${other.played.length} of ${other.name}:`);
  for (const [name, trait] of traits) {
    const a = meanOf(one.played.map(trait));
    const b = meanOf(other.played.map(trait));
    const apart = Math.abs(a.mean - b.mean) / Math.hypot(a.error, b.error);
    const told = [a, b].map(({ mean, error }) => `${mean.toFixed(2)} ± ${error.toFixed(2)}`).join(' and ');
    console.log(`  ${name}: ${told} (${apart.toFixed(1)} standard errors apart)`);
    if (!(apart <= APART)) throw new Error(`the two sides do not play the same game: ${name} differ`);
  }
}

/** @returns {Promise<import('../bench.mjs').Figures>} */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-rules-'));
  /** @type {Side[]} */
  const sides = [];
  try {
    const kernel = new Side('our kernel', await bundle('kernel.mjs', folder));
    sides.push(kernel);
    await kernel.answer();
    const peer = new Side('boardgame.io', installPeer());
    sides.push(peer);
    await peer.answer();

    for (const side of sides) await side.play(WARM_UP_MS);
    /** @type {number[]} */
    const ratios = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const side of sides) side.speeds.push((await side.play(ROUND_MS)).speed);
      ratios.push((kernel.speeds.at(-1) ?? Number.NaN) / (peer.speeds.at(-1) ?? Number.NaN));
    }

    compare(kernel, peer);
    for (const { name, speeds } of sides) {
      console.log(`  ${name}: ${Math.round(median(speeds))} moves per second of one core (median of ${ROUNDS} rounds)`);
    }
    console.log(`  ratios of the rounds: ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}`);
    return { 'random play, times boardgame.io': { value: median(ratios), unit: 'times', aim: 50, atLeast: true } };
  } finally {
    for (const side of sides) side.process.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
