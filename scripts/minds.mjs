/**
 * How strong the computers are: plays deals from every seat, and prints how often the one wins against others of a kind,
 * with a 95 % interval over deals. Without `--a` and `--b` it measures every figure there is an aim for, and says MISSED
 * where one is not met. With `--json` it writes them to minds-results.json.
 *
 *   node scripts/minds.mjs [--game bucket-king] [--a keen --b fair] [--deals 200] [--from 0] [--seats 4] [--json]
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { typescript } from './ready.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    a: { type: 'string', default: '' },
    b: { type: 'string', default: '' },
    deals: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    seats: { type: 'string', default: '4' },
    json: { type: 'boolean', default: false }
  }
});
const deals = Number(values.deals);
const from = Number(values.from);
const seats = Number(values.seats);
const isPair = values.a !== '' && values.b !== '' && values.game !== '';
if (!(deals >= 2) || !(seats >= 2) || !(from >= 0) || !(isPair || (values.a === '' && values.b === ''))) {
  console.error('--deals, --seats: numbers from 2; --from: a number from 0; --a and --b go together, and with --game');
  process.exit(2);
}

const module = await typescript('tests/minds/figures.ts');
try {
  const { game, a: one, b: others } = values;
  const figures = module.figures({ game, one, others, seats, deals, from, print: console.log });
  const missed = Object.values(figures).filter(({ holds }) => !holds);
  console.log(`${Object.keys(figures).length} figures, ${missed.length} missed`);
  if (values.json) writeFileSync('minds-results.json', `${JSON.stringify(figures, null, 2)}\n`);
} catch (failure) {
  // Vite has run the module in a world of its own, with a RangeError of its own.
  if (!(failure instanceof Error) || failure.name !== 'RangeError') throw failure;
  console.error(failure.message);
  process.exitCode = 2;
}
