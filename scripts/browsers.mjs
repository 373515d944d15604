/**
 * Sees to a Chromium for the browser specs. On Debian, as root, it installs one; elsewhere it says what to install.
 * Playwright's own download is never used.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

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

if (!existsSync(chromium) && process.env.CHROMIUM === undefined && isDebianRoot()) {
  const installed =
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
  if (!installed) console.error('apt-get could not install chromium.');
}

if (existsSync(chromium)) {
  console.log(`browser: ${chromium}`);
} else {
  console.error(
    `No Chromium at ${chromium}. Install one (Debian and Ubuntu: apt-get install chromium fonts-dejavu-core; ` +
      'macOS: brew install --cask chromium; elsewhere any Chrome or Chromium) and set CHROMIUM to its program.'
  );
  process.exitCode = 1;
}
