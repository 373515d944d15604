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

/**
 * Vitest's JSON report. A file that could not be loaded has no tests of its own, and still is a failure.
 * @param {unknown} report
 * @returns {Sum}
 */
export function sumOfVitest(report) {
  const { numPassedTests, numFailedTests, testResults } =
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */ (
      report
    );
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * Playwright's JSON report. Errors outside any test (no server, no browser) are failures too.
 * @param {unknown} report
 * @returns {Sum}
 */
export function sumOfPlaywright(report) {
  const { stats, errors } =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} */ (report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The first line of what a failure said: enough to know it again, where only the end of a long run is kept. */
const firstLine = (/** @type {string | undefined} */ text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n', 1)[0] ?? '';

/** A file as the repository knows it, wherever that lies. @param {string} file */
const local = (file) => (isAbsolute(file) ? relative(process.cwd(), file) : file);

/**
 * Which tests of Vitest's JSON report failed, a line each, with the file and what was said first.
 * @param {unknown} report
 * @returns {string[]}
 */
export function failuresOfVitest(report) {
  const { testResults } =
    /** @type {{ testResults: { name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} */ (
      report
    );
  return testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [`${local(file.name)}: ${firstLine(file.message)}`];
    return failed.map((test) => `${local(file.name)} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
}

/**
 * @typedef {{ projectName: string, results: { duration?: number, error?: { message?: string } }[] }} Run
 * @typedef {{ file: string, title: string, ok: boolean, tests: Run[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} all specs in it, however deep */
const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** All specs of Playwright's JSON report, whose files are told from its own folder. @param {unknown} report */
function specsOf(report) {
  const { config } = /** @type {{ config: { rootDir: string } }} */ (report);
  return specsIn(/** @type {Suite} */ (report)).map((spec) => ({
    ...spec,
    file: local(join(config.rootDir, spec.file))
  }));
}

/**
 * Which specs of Playwright's JSON report failed, a line each, and what went wrong outside any of them.
 * @param {unknown} report
 * @returns {string[]}
 */
export function failuresOfPlaywright(report) {
  const { errors } = /** @type {{ errors: { message?: string }[] }} */ (report);
  const failed = specsOf(report).filter(({ ok }) => !ok);
  return [
    ...failed.flatMap(({ file, title, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results
          .filter(({ error }) => error !== undefined)
          .map(({ error }) => `[${projectName}] ${file} › ${title}: ${firstLine(error?.message)}`)
      )
    ),
    ...errors.map(({ message }) => firstLine(message))
  ];
}

/** @typedef {{ name: string, ms: number }} Timed */

/** How long each test of Vitest's JSON report took. @param {unknown} report @returns {Timed[]} */
export function timesOfVitest(report) {
  const { testResults } =
    /** @type {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} */ (
      report
    );
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${local(name)} › ${fullName}`, ms: duration ?? 0 }))
  );
}

/** How long each spec of Playwright's JSON report took. @param {unknown} report @returns {Timed[]} */
export function timesOfPlaywright(report) {
  return specsOf(report).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0)
    }))
  );
}

/**
 * What a step with a report adds to the sum: a report that is missing, empty or at odds with the exit code is a failure.
 * @param {boolean} went whether the program ended well
 * @param {Sum | null} sum
 * @returns {Sum}
 */
export function judge(went, sum) {
  if (sum === null || sum.passed + sum.failed === 0) return { passed: 0, failed: 1 };
  return went || sum.failed > 0 ? sum : { passed: sum.passed, failed: 1 };
}

/** @template Found @param {string} file @param {(report: unknown) => Found} count @returns {Found | null} */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * What is said at the end: how each step went, what is wrong, then what took long, and the sum as the last line. Where only
 * a part of a long run is kept, what is wrong stands beside the sums it explains.
 * @param {readonly { name: string, sum: Sum }[]} results
 * @param {readonly string[]} wrong
 * @param {readonly Timed[]} times
 * @returns {readonly string[]}
 */
export function summary(results, wrong, times) {
  const count = (/** @type {keyof Sum} */ what) => results.reduce((all, { sum }) => all + sum[what], 0);
  return [
    '',
    ...results.map(({ name, sum }) => {
      return `${sum.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${sum.passed} passed, ${sum.failed} failed`;
    }),
    ...wrong,
    '',
    'The slowest:',
    ...times
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
    const child = spawn('npm', ['run', '--silent', ...args], { shell: process.platform === 'win32' });
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
  let built = false;

  /** @type {readonly (readonly [string, () => Sum])[]} */
  const steps = [
    [
      'unit and component tests',
      () => {
        const went = run(
          ...npx('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`),
          isQuick ? { QUICK: '1' } : {}
        );
        return judge(went, read(vitest, sumOfVitest));
      }
    ],
    [
      'build',
      () => {
        rmSync('build', { recursive: true, force: true });
        // Not the chatter of the bundler; warnings and errors.
        built = run(...npx('vite', 'build', '--logLevel', 'warn')) && existsSync('build/200.html');
        return sumOf(built);
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
        return judge(went, read(playwright, sumOfPlaywright));
      }
    ]
  ];

  // The first two think for themselves, each on one core.
  const [types, lint] = await Promise.all([checked('types', 'check'), checked('lint', 'lint')]);
  const format = await checked('format', 'format:check');
  /** @type {{ name: string, sum: Sum }[]} */
  const results = [
    { name: 'format', sum: format },
    { name: 'types', sum: types },
    { name: 'lint', sum: lint }
  ];
  for (const [name, step] of steps) {
    console.log(`\n=== ${name}`);
    results.push({ name, sum: step() });
  }

  const failures = [...(read(vitest, failuresOfVitest) ?? []), ...(read(playwright, failuresOfPlaywright) ?? [])];
  const missing = engines.lines.filter((said) => /^[A-Z]{4}/.test(said));
  const times = [...(read(vitest, timesOfVitest) ?? []), ...(read(playwright, timesOfPlaywright) ?? [])];
  for (const line of summary(results, [...failures.map((failure) => `FAILED ${failure}`), ...missing], times))
    console.log(line);
  process.exitCode = results.every(({ sum }) => sum.failed === 0) ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
