/**
 * npm run audit: asks the registry for known weaknesses of what ships (`npm audit`). Ends with 1 when there are some, and
 * with 2 when the registry gives no answer: then nothing is known.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { shipped } from './shipped.mjs';

/**
 * The weaknesses of these very packages, a line each; null when this is no answer. A package that only depends on a weak
 * one is not weak itself: what of it ships is asked about by its own name.
 * @param {any} report what `npm audit --json` has printed
 * @param {ReadonlySet<string>} names
 * @returns {readonly string[] | null}
 */
export function weaknesses(report, names) {
  if (typeof report?.vulnerabilities !== 'object' || report.vulnerabilities === null) return null;
  return Object.values(report.vulnerabilities)
    .filter(({ name }) => names.has(name))
    .flatMap(({ name, via }) =>
      via
        .filter((/** @type {unknown} */ one) => typeof one === 'object')
        .map((/** @type {any} */ { severity, title, url }) => `${name}: ${severity}, ${title} (${url})`)
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' });
  const names = shipped();
  const found = weaknesses(JSON.parse(stdout || 'null'), names);
  if (found === null) console.error('The registry gives no answer: nothing is known of the packages that ship.');
  else if (found.length > 0) console.error(found.join('\n'));
  else console.log(`No weakness is known of the ${String(names.size)} packages that ship.`);
  process.exitCode = found === null ? 2 : Math.min(found.length, 1);
}
