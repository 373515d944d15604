/** What the shelf and the game weigh: their JavaScript and CSS of the last build, every file gzip -9, fonts aside. */
import { BUDGETS, weighPages } from '../../scripts/sizes.mjs';

const KIB = 1024;

/** @returns {Promise<import('../bench.mjs').Figures>} */
export function measure() {
  const { shelf, soon, games } = weighPages();
  const unit = 'KiB gzip';
  return Promise.resolve({
    'shelf until it stands, JavaScript': { value: shelf.js / KIB, unit, aim: BUDGETS.shelf / KIB },
    'shelf, what it then loads by itself, JavaScript': { value: soon.js / KIB, unit, aim: null },
    'shelf, CSS': { value: shelf.css / KIB, unit, aim: null },
    ...Object.fromEntries(
      Object.entries(games).flatMap(([id, { js, css }]) => [
        [`${id} on top of both, JavaScript`, { value: js / KIB, unit, aim: BUDGETS.game / KIB }],
        [`${id} on top of both, CSS`, { value: css / KIB, unit, aim: null }]
      ])
    )
  });
}
