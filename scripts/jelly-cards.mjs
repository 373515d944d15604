/**
 * Makes the 40 Jelly Activity cards of Bureaunauts, always the same ones (docs/rules/bureaunauts.md, Jelly Activity
 * cards). The printed cards are not ours to copy, so these follow a rule of our own:
 *
 * - Ten cards a direction, in turn: up, down, left, right.
 * - Six cells a card. The first two cells of the 40 cards name every cell of the grid once, so do the third and fourth,
 *   and so do the fifth and sixth. So with two, four or six players the deck spawns on every cell equally often, and
 *   with any number every cell stands on three cards.
 * - For each of those thirds the 80 cells are drawn one after the other from a bag, and each card takes the first two
 *   still there that it does not have; so no cell stands twice on one card.
 * - The draws come from the 32-bit linear congruential generator of Numerical Recipes (x -> 1664525 x + 1013904223), of
 *   which the upper 16 bits count, started at 2016, the year of the game.
 *
 *   node scripts/jelly-cards.mjs            prints src/lib/games/bureaunauts/jelly-cards.ts
 *   node scripts/jelly-cards.mjs --write    writes it
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CELLS = 80;
const CARDS = 40;
const DIRECTIONS = ['up', 'down', 'left', 'right'];
const SEED = 2016;

/** @returns {(below: number) => number} whole numbers from 0, always the same ones */
function draws() {
  let x = SEED;
  return (below) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return (x >>> 16) % below;
  };
}

/** @param {(below: number) => number} draw */
function shuffledCells(draw) {
  const left = Array.from({ length: CELLS }, (_, cell) => cell);
  /** @type {number[]} */
  const cells = [];
  while (left.length > 0) cells.push(...left.splice(draw(left.length), 1));
  return cells;
}

/** @returns {{ direction: string, cells: number[] }[]} the 40 cards */
export function jellyCards() {
  const draw = draws();
  /** @type {{ direction: string, cells: number[] }[]} */
  const cards = [];
  while (cards.length < CARDS) cards.push(...DIRECTIONS.map((direction) => ({ direction, cells: [] })));
  for (let third = 0; third < 3; third += 1) {
    const pile = shuffledCells(draw);
    for (const { cells } of cards) {
      for (let two = 0; two < 2; two += 1) {
        const next = pile.findIndex((cell) => !cells.includes(cell));
        // Only the last cards of a third could find nothing; with this seed none does.
        if (next < 0) throw new Error('this seed leaves a cell that fits nowhere');
        cells.push(...pile.splice(next, 1));
      }
    }
  }
  return cards;
}

/** @returns {string} the source of jelly-cards.ts */
export function jellyCardsSource() {
  const lines = jellyCards().map(
    ({ direction, cells }) => `  { direction: '${direction}', cells: [${cells.join(', ')}] }`
  );
  return [
    '/** The 40 Jelly Activity cards. Made by scripts/jelly-cards.mjs; not to be changed by hand. (rules: Jelly Activity) */',
    "import type { JellyCard } from './pieces';",
    '',
    '/** Each cell of the grid stands on three of them, never twice on one; ten drift in each direction. */',
    'export const JELLY_CARDS: readonly JellyCard[] = [',
    lines.join(',\n'),
    '];',
    ''
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = fileURLToPath(new URL('../src/lib/games/bureaunauts/jelly-cards.ts', import.meta.url));
  if (process.argv.includes('--write')) writeFileSync(target, jellyCardsSource());
  else process.stdout.write(jellyCardsSource());
}
