import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { weaknesses } from '../scripts/audit.mjs';
import { judgeEngines } from '../scripts/engines.mjs';
import { fingerprint, isNodeNewEnough } from '../scripts/ready.mjs';
import { gamesOf, pagesOf, needsOf } from '../scripts/sizes.mjs';
import {
  failuresOfPlaywright,
  failuresOfVitest,
  judge,
  summary,
  sumOfPlaywright,
  sumOfVitest,
  timesOfPlaywright,
  timesOfVitest
} from '../scripts/test.mjs';

describe('the sum at the end of npm test', () => {
  it('counts a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] }
      ]
    };
    expect(sumOfVitest(report)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a browser that did not come as a failure', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no server' }] };
    expect(sumOfPlaywright(report)).toEqual({ passed: 0, failed: 1 });
  });

  it('names every test that failed, by its file in the repository, and what it said first', () => {
    const vitest = {
      testResults: [
        {
          name: join(process.cwd(), 'tests/a.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'dice add up', failureMessages: ['Error: 3 is not 4\n    at a.test.ts:1'] },
            { status: 'passed', fullName: 'dice roll' }
          ]
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [] }
      ]
    };
    expect(failuresOfVitest(vitest)).toEqual([
      'tests/a.test.ts › dice add up: Error: 3 is not 4',
      'b.test.ts: no such file'
    ]);
    const run = (error?: { message: string }) => [{ projectName: 'tablet', results: [{ error }] }];
    const playwright = {
      config: { rootDir: join(process.cwd(), 'tests/browser') },
      suites: [
        {
          specs: [{ file: 'd.spec.ts', title: 'the box opens', ok: true, tests: run() }],
          suites: [
            { specs: [{ file: 'd.spec.ts', title: 'it stands', ok: false, tests: run({ message: 'it fell\n' }) }] }
          ]
        }
      ],
      errors: [{ message: 'no server' }]
    };
    expect(failuresOfPlaywright(playwright)).toEqual([
      '[tablet] tests/browser/d.spec.ts › it stands: it fell',
      'no server'
    ]);
  });

  it('knows how long each test took', () => {
    const assertionResults = [{ fullName: 'dice roll', duration: 12.5 }, { fullName: 'skipped' }];
    expect(timesOfVitest({ testResults: [{ name: 'a.test.ts', assertionResults }] })).toEqual([
      { name: 'a.test.ts › dice roll', ms: 12.5 },
      { name: 'a.test.ts › skipped', ms: 0 }
    ]);
    const tests = [{ projectName: 'tablet', results: [{ duration: 1200 }] }];
    const specs = [{ file: 'd.spec.ts', title: 'the box opens', ok: true, tests }];
    expect(timesOfPlaywright({ config: { rootDir: process.cwd() }, suites: [{ suites: [{ specs }] }] })).toEqual([
      { name: '[tablet] d.spec.ts › the box opens', ms: 1200 }
    ]);
  });

  it('says what failed beside the sums and before what took long, and the sum last', () => {
    const results = [
      { name: 'lint', sum: { passed: 1, failed: 0 } },
      { name: 'units', sum: { passed: 7, failed: 1 } }
    ];
    const times = [
      { name: 'a', ms: 10 },
      { name: 'b', ms: 2000 }
    ];
    expect(summary(results, ['FAILED a.test.ts › dice'], times)).toEqual([
      '',
      'ok     lint: 1 passed, 0 failed',
      'FAILED units: 7 passed, 1 failed',
      'FAILED a.test.ts › dice',
      '',
      'The slowest:',
      '    2.0 s b',
      '    0.0 s a',
      '',
      '8 passed, 1 failed'
    ]);
  });

  it('does not believe a step without a report, without tests, or with a bad end', () => {
    expect(judge(true, null)).toEqual({ passed: 0, failed: 1 });
    expect(judge(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
    expect(judge(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
    expect(judge(false, { passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 });
    expect(judge(true, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 0 });
  });
});

describe('the browsers of npm test', () => {
  const engines = [
    { name: 'Chromium', spec: 'every spec', lacks: [] },
    { name: 'Firefox', spec: 'the smoke path', lacks: ['/usr/bin/firefox-esr'] }
  ];

  it('are said to be left out where a machine does not have them', () => {
    const { lines, passed, failed } = judgeEngines(engines, false);
    expect({ passed, failed }).toEqual({ passed: 1, failed: 0 });
    expect(lines[1]).toMatch(/^LEFT OUT: Firefox .*firefox-esr/);
  });

  it('fail the run where everything has to be there', () => {
    const { lines, passed, failed } = judgeEngines(engines, true);
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
    expect(lines[1]).toMatch(/^MISSING: Firefox/);
  });
});

describe('npm start', () => {
  it('asks for a Node that is new enough', () => {
    expect(isNodeNewEnough('v20.19.0', '>=20.19')).toBe(true);
    expect(isNodeNewEnough('v20.18.3', '>=20.19')).toBe(false);
    expect(isNodeNewEnough('v22.1.0', '>=20.19')).toBe(true);
  });

  it('builds again when a source has changed, and only then', () => {
    expect(fingerprint(['package.json'])).toBe(fingerprint(['package.json']));
    expect(fingerprint(['package.json'])).not.toBe(fingerprint(['package.json', '.npmrc']));
    expect(fingerprint(['package.json'], '/base')).not.toBe(fingerprint(['package.json']));
  });
});

describe('the sizes of pages', () => {
  const dictionary = 'dictionary = { "/": [2], "/bucket-king": [~3,[5]], "/new/bucket-king": [4] }';

  it('knows which parts a page is made of', () => {
    expect(pagesOf(dictionary, '/')).toEqual([0, 2]);
    expect(pagesOf(dictionary, '/bucket-king')).toEqual([0, 5, 3]);
    expect(() => pagesOf(dictionary, '/nowhere')).toThrow('no page /nowhere');
    expect(gamesOf(dictionary)).toEqual(['bucket-king']);
  });

  it('weighs what a page imports, and what it loads by itself, but no other page, and nothing lazy', () => {
    const manifest = {
      'kit/client/entry.js': { file: 'entry.js' },
      'client-optimized/app.js': { file: 'app.js', dynamicImports: ['client-optimized/nodes/9.js'] },
      'client-optimized/nodes/0.js': { file: '0.js', css: ['0.css'] },
      'client-optimized/nodes/2.js': { file: '2.js', imports: ['shared'], dynamicImports: ['rules', 'help'] },
      shared: { file: 'shared.js' },
      rules: { file: 'rules.js' },
      help: { file: 'help.js', name: 'bucket-king-lazy' }
    };
    expect([...needsOf(manifest, dictionary, '/', false).js]).toEqual([
      'entry.js',
      'app.js',
      '0.js',
      '2.js',
      'shared.js'
    ]);
    const { js } = needsOf(manifest, dictionary, '/', true);
    expect([...js]).toContain('rules.js');
    expect([...js]).not.toContain('help.js');
  });
});

describe('npm run audit', () => {
  const advisory = { severity: 'high', title: 'a hole', url: 'https://example.org/1' };
  const report = {
    vulnerabilities: {
      weak: { name: 'weak', via: [advisory] },
      'leans-on-it': { name: 'leans-on-it', via: ['weak'] },
      tool: { name: 'tool', via: [advisory] }
    }
  };

  it('names the weaknesses of what ships, and of nothing else', () => {
    expect(weaknesses(report, new Set(['weak', 'leans-on-it']))).toEqual([
      'weak: high, a hole (https://example.org/1)'
    ]);
    expect(weaknesses(report, new Set(['leans-on-it']))).toEqual([]);
  });

  it('takes no answer for none', () => {
    for (const none of [null, {}, { message: '405 Method Not Allowed' }])
      expect(weaknesses(none, new Set())).toBe(null);
  });
});

describe('a golden save', () => {
  it('that is there is never written again, and whoever asks for it is told', () => {
    const path = 'tests/saves/bucket-king/v0.json';
    const before = readFileSync(path, 'utf8');
    const { status, stderr } = spawnSync(process.execPath, ['scripts/golden.mjs', path], { encoding: 'utf8' });
    expect([status, stderr.trim()]).toEqual([1, `${path} is there already: a golden save is never overwritten`]);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });
});
