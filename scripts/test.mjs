/**
 * npm test: everything there is to check, from a fresh checkout on. Every step is named and none is tried twice. A step
 * that could not run counts as failed; a check such as the linter counts as one. The last line is the sum.
 *
 * npm run quick (`--quick`): the same with fewer random games, without fuzzing, and of the browser specs only those that are
 * tagged `@quick`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { CHROMIUM, ENGINES, judgeEngines, lacking } from './engines.mjs';
import { makeReady, npx, run } from './ready.mjs';

/** @typedef {{ passed: number, failed: number }} Sum */

/** @typedef {{ name: string, ms: number, failure: string | null }} Tried one test, and how it failed if it did */

/** The first line of what a failure said: enough to know it again, where only the end of a long run is kept. */
const firstLine = (/** @type {string | undefined} */ text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n', 1)[0] ?? '';

/** A file as the repository knows it, wherever that lies. @param {string} file */
const local = (file) => (isAbsolute(file) ? relative(process.cwd(), file) : file);

/**
 * @typedef {{ fullName: string, status: string, duration?: number | null, failureMessages?: string[] }} Test
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Test[] }} TestFile
 */

/**
 * What Vitest's JSON report says was tried. A file that could not be loaded has no tests of its own, and still is a failure.
 * @param {unknown} report
 * @returns {Tried[]}
 */
export function triedByVitest(report) {
  const { testResults } = /** @type {{ testResults: TestFile[] }} */ (report);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        name: `${local(name)} › ${test.fullName}`,
        ms: test.duration ?? 0,
        failure: test.status === 'failed' ? firstLine(test.failureMessages?.[0]) : null
      }));
    const isBroken = status === 'failed' && tests.every(({ failure }) => failure === null);
    return isBroken ? [...tests, { name: local(name), ms: 0, failure: firstLine(message) }] : tests;
  });
}

/**
 * @typedef {{ projectName: string, status: string, results: { duration?: number, error?: { message?: string } }[] }} Run
 * @typedef {{ file: string, title: string, tests: Run[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} all specs in it, however deep */
const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

/**
 * What Playwright's JSON report says was tried. Errors outside any test (no server, no browser) are failures too; its files
 * are told from its own folder.
 * @param {unknown} report
 * @returns {Tried[]}
 */
export function triedByPlaywright(report) {
  const { config, errors } = /** @type {{ config: { rootDir: string }, errors: { message?: string }[] }} */ (report);
  const tests = specsIn(/** @type {Suite} */ (report)).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${local(join(config.rootDir, file))} › ${title}`,
        ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
        failure: status === 'expected' ? null : firstLine(results.find(({ error }) => error)?.error?.message)
      }))
  );
  return [...tests, ...errors.map(({ message }) => ({ name: 'outside any spec', ms: 0, failure: firstLine(message) }))];
}

/**
 * What a step with a report adds to the sum: a report that is empty or at odds with the exit code is a failure.
 * @param {boolean} went whether the program ended well
 * @param {readonly Tried[]} tried
 * @returns {Sum}
 */
export function judge(went, tried) {
  const failed = tried.filter(({ failure }) => failure !== null).length;
  const isOdd = tried.length === 0 || (!went && failed === 0);
  return { passed: tried.length - failed, failed: isOdd ? 1 : failed };
}

/** What a report says was tried; nothing where there is none. @param {string} file @param {(report: unknown) => Tried[]} from */
function read(file, from) {
  try {
    return from(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

/**
 * What is said at the end: how each step went, what is wrong, then what took long, and the sum as the last line. Where only
 * a part of a long run is kept, what is wrong stands beside the sums it explains.
 * @param {readonly { name: string, sum: Sum }[]} results
 * @param {readonly Tried[]} tried
 * @param {readonly string[]} missing browsers that could not be had
 * @returns {readonly string[]}
 */
export function summary(results, tried, missing) {
  const count = (/** @type {keyof Sum} */ what) => results.reduce((all, { sum }) => all + sum[what], 0);
  return [
    '',
    ...results.map(({ name, sum }) => {
      return `${sum.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${sum.passed} passed, ${sum.failed} failed`;
    }),
    ...tried.flatMap(({ name, failure }) => (failure === null ? [] : [`FAILED ${name}: ${failure}`])),
    ...missing,
    '',
    'The slowest:',
    ...tried
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 15)
      .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s ${name}`),
    '',
    `${count('passed')} passed, ${count('failed')} failed`
  ];
}

/**
 * Runs a program of npm's, and prints what it said once it has ended: several at a time don't talk at once.
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<Sum>}
 */
function checked(name, ...args) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', ...args], {
      shell: process.platform === 'win32',
      // What such a program makes lives long: clearing it up anew and anew took a tenth of the linter's time.
      env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` }
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    child.once('error', ({ message }) => (said += message));
    child.once('close', (status) => {
      console.log(`\n=== ${name}\n${said.trim()}`);
      resolve(sumOf(status === 0));
    });
  });
}

/** How a step counts that went well or did not. @param {boolean} went @returns {Sum} */
const sumOf = (went) => ({ passed: went ? 1 : 0, failed: went ? 0 : 1 });

/** Types, then the build, of which nothing of an earlier one may be left. @returns {Promise<[Sum, Sum]>} */
async function typesAndBuild() {
  rmSync('build', { recursive: true, force: true });
  const types = await checked('types', 'check');
  // Not the chatter of the bundler; warnings and errors.
  const build = await checked('build', 'build', '--', '--logLevel', 'warn');
  return [types, existsSync('build/200.html') ? build : sumOf(false)];
}

async function main() {
  const isQuick = process.argv.includes('--quick');
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  makeReady();

  const reports = 'reports';
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  const vitest = join(reports, 'vitest.json');
  const playwright = join(reports, 'playwright.json');
  // Installs what is missing where it may, and says what to do where it may not.
  run(process.execPath, ['scripts/browsers.mjs']);
  const engines = judgeEngines(
    ENGINES.map((engine) => ({ ...engine, lacks: lacking(engine) })),
    process.env.CI === 'true'
  );

  // Each of these thinks on one core for the most part: three at a time leave none of two with nothing to do.
  const [lint, format, [types, build]] = await Promise.all([
    checked('lint', 'lint'),
    checked('format', 'format:check'),
    typesAndBuild()
  ]);
  const built = build.failed === 0;
  /** @type {{ name: string, sum: Sum }[]} */
  const results = [
    { name: 'format', sum: format },
    { name: 'types', sum: types },
    { name: 'lint', sum: lint },
    { name: 'build', sum: build }
  ];
  /** @type {readonly (readonly [string, () => Sum])[]} */
  const steps = [
    [
      'unit and component tests',
      () => {
        const went = run(
          ...npx('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`),
          isQuick ? { QUICK: '1' } : {}
        );
        return judge(went, read(vitest, triedByVitest));
      }
    ],
    ['sizes', () => sumOf(built && run(process.execPath, ['scripts/sizes.mjs']))],
    [
      'browser engines',
      () => {
        for (const line of engines.lines) console.log(line);
        return engines;
      }
    ],
    [
      'browser specs',
      () => {
        if (!built) console.error('There is no build to try.');
        if (!existsSync(CHROMIUM)) console.error(`No Chromium at ${CHROMIUM}: see the top of this run.`);
        if (!built || !existsSync(CHROMIUM)) return { passed: 0, failed: 1 };
        const some = isQuick ? ['--grep=@quick', '--project=tablet'] : [];
        const went = run(...npx('playwright', 'test', '--retries=0', '--reporter=list,json', ...some), {
          PLAYWRIGHT_JSON_OUTPUT_FILE: playwright
        });
        return judge(went, read(playwright, triedByPlaywright));
      }
    ]
  ];

  for (const [name, step] of steps) {
    console.log(`\n=== ${name}`);
    results.push({ name, sum: step() });
  }

  const tried = [...read(vitest, triedByVitest), ...read(playwright, triedByPlaywright)];
  const missing = engines.lines.filter((said) => /^[A-Z]{4}/.test(said));
  for (const line of summary(results, tried, missing)) console.log(line);
  process.exitCode = results.every(({ sum }) => sum.failed === 0) ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
