/** Makes a fresh checkout ready to work: the right Node, and the packages of the lockfile. No dependencies. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const HOME = join('node_modules', '.tischlein');

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {boolean} whether it went well
 */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env }
  });
  return done.status === 0;
}

/** The word for npm's own programs. @param {string} tool @param {string[]} args */
export const npx = (tool, ...args) => /** @type {[string, string[]]} */ (['npx', ['--no-install', tool, ...args]]);

/** @param {string} version @param {string} wanted as in package.json: ">=20.19" */
export function isNodeNewEnough(version, wanted) {
  const numbers = (/** @type {string} */ text) => text.replace(/^\D+/, '').split('.').map(Number);
  const [major = 0, minor = 0] = numbers(version);
  const [wantedMajor = 0, wantedMinor = 0] = numbers(wanted);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/**
 * One hash over files and whole folders, to see whether anything has changed.
 * @param {readonly string[]} paths
 * @param {string} [also]
 */
export function fingerprint(paths, also = '') {
  const hash = createHash('sha256').update(also);
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const files = statSync(path).isFile()
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) {
      // The compiled words change with what they are compiled from: they count where they are asked for by name.
      if (file.includes('paraglide') && !path.includes('paraglide')) continue;
      hash.update(`\0${file}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} name
 * @param {string} now
 */
export const isStamped = (name, now) => existsSync(join(HOME, name)) && readFileSync(join(HOME, name), 'utf8') === now;

/**
 * @param {string} name
 * @param {string} now
 */
export function stamp(name, now) {
  mkdirSync(HOME, { recursive: true });
  writeFileSync(join(HOME, name), now);
}

/**
 * Runs a TypeScript module of ours as it is, by Vite; plain Node could not. What the module imports later is run, too.
 * @param {string} file from the root of the repository
 */
export async function typescript(file) {
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    ssr: { external: true },
    optimizeDeps: { noDiscovery: true },
    // It listens to nothing and watches nothing, and so keeps no program from ending.
    server: { middlewareMode: true, watch: null, ws: false }
  });
  return server.ssrLoadModule(resolve(file));
}

/** Installs the packages of the lockfile, if they are not there yet. Ends the program when that is impossible. */
export function makeReady() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (!isNodeNewEnough(process.version, engines.node)) {
    console.error(`Tischlein needs Node ${engines.node}; this is ${process.version}.`);
    process.exit(1);
  }
  const lock = fingerprint(['package.json', 'package-lock.json'], process.version);
  if (existsSync('node_modules/vite/package.json') && isStamped('lock', lock)) return;
  console.log('Fetching the packages of the lockfile …');
  rmSync(join(HOME, 'lock'), { force: true });
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    console.error('npm ci did not work; see above.');
    process.exit(1);
  }
  stamp('lock', lock);
}
