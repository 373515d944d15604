/**
 * Chance that is the same at every run: what a page draws for its games and for their names
 * (src/lib/saves/id.ts) comes from a word and from how much was drawn before, so no test meets cards nobody has seen yet.
 */
import { createHash } from 'node:crypto';

/**
 * In the page: every draw is the word's bytes with the number of the draw mixed into the first four, so no two are alike.
 * @param {readonly number[]} word 16 bytes
 */
function fixChance(word) {
  const name = 'tests.drawn';
  // Where a page keeps nothing, it counts as long as it stands.
  let drawn = 0;
  /** How much the windows of this browser have drawn, this draw included: other windows and earlier pages count too. */
  const count = () => {
    try {
      drawn = Math.max(drawn, Number(localStorage.getItem(name))) + 1;
      localStorage.setItem(name, String(drawn));
    } catch {
      drawn += 1;
    }
    return drawn;
  };
  /** @template {ArrayBufferView} Array @param {Array} array */
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let start = 0; start < bytes.length; start += word.length) {
      // An odd factor: different numbers stay different.
      const number = Math.imul(count(), 0x9e3779b1);
      const drawn = word.map((byte, at) => (at < 4 ? byte ^ (number >>> (8 * at)) : byte));
      bytes.set(drawn.slice(0, bytes.length - start), start);
    }
    return array;
  };
}

/** What a page must run before the app does. @param {string} word */
export const scriptFor = (word) =>
  `(${String(fixChance)})(${JSON.stringify([...createHash('sha256').update(word).digest().subarray(0, 16)])})`;

/**
 * The same browser context; every page it opens from now on draws by this word, which no other context of one test may
 * have: two tablets never name two games alike.
 * @template {import('playwright').BrowserContext} Context
 * @param {Context} context
 * @param {string} word
 */
export async function drawingBy(context, word) {
  await context.addInitScript({ content: scriptFor(word) });
  return context;
}
