/**
 * Sees to the browsers for the specs: Chromium, Firefox and WebKitGTK. On Debian, as root, it installs what is missing;
 * elsewhere it says what to install. Playwright's own download is never used.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ENGINES, lacking } from './engines.mjs';

/** @param {string} command @param {string[]} args */
function run(command, args) {
  console.log(`$ ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/** Does this machine install its programs with apt, and may we? */
function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID(_LIKE)?=.*debian/m.test(release) && process.getuid?.() === 0;
}

const missing = ENGINES.filter((engine) => lacking(engine).length > 0);
if (missing.length > 0 && isDebianRoot()) {
  const packages = missing.flatMap((engine) => engine.packages);
  const installed =
    run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
  if (!installed) console.error(`apt-get could not install ${packages.join(', ')}.`);
}

for (const engine of ENGINES) {
  const lacks = lacking(engine);
  if (lacks.length === 0) {
    console.log(`${engine.name}: ${engine.needs.join(', ')}`);
    continue;
  }
  console.error(
    `No ${engine.name}: ${lacks.join(', ')} not found. Debian and Ubuntu: apt-get install ${engine.packages.join(' ')}; ` +
      'elsewhere install it and say where: CHROMIUM, FIREFOX, WEBKIT_DRIVER, MINI_BROWSER.'
  );
  // Without Chromium nothing runs in a browser; the others are left out, unless everything has to be there.
  if (engine.name === 'Chromium' || process.env.CI === 'true') process.exitCode = 1;
}
