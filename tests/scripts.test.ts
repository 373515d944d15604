import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { weaknesses } from '../scripts/audit.mjs';
import { judgeEngines } from '../scripts/engines.mjs';
import { fingerprint, isNodeNewEnough } from '../scripts/ready.mjs';
import { gamesOf, pagesOf, needsOf } from '../scripts/sizes.mjs';
import { judge, summary, triedByPlaywright, triedByVitest } from '../scripts/test.mjs';

describe('the sum at the end of npm test', () => {
  const passed = { name: 'a', ms: 10, failure: null };
  const failed = { name: 'b', ms: 2000, failure: 'it fell' };

  it('knows what Vitest tried, by its file in the repository, and a file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: join(process.cwd(), 'tests/a.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'dice add up', failureMessages: ['Error: 3 is not 4\n    at a.test.ts:1'] },
            { status: 'passed', fullName: 'dice roll', duration: 12.5 },
            { status: 'pending', fullName: 'dice fall' }
          ]
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [] }
      ]
    };
    expect(triedByVitest(report)).toEqual([
      { name: 'tests/a.test.ts › dice add up', ms: 0, failure: 'Error: 3 is not 4' },
      { name: 'tests/a.test.ts › dice roll', ms: 12.5, failure: null },
      { name: 'b.test.ts', ms: 0, failure: 'no such file' }
    ]);
  });

  it('knows what Playwright tried, however deep, and what went wrong outside any spec', () => {
    const spec = (title: string, status: string, ...results: object[]) => ({
      specs: [{ file: 'd.spec.ts', title, tests: [{ projectName: 'tablet', status, results }] }]
    });
    const report = {
      config: { rootDir: join(process.cwd(), 'tests/browser') },
      suites: [
        {
          ...spec('the box opens', 'expected', { duration: 1200 }),
          suites: [spec('it stands', 'unexpected', { duration: 3, error: { message: 'it fell\n' } })]
        },
        spec('it is not for this browser', 'skipped')
      ],
      errors: [{ message: 'no server' }]
    };
    expect(triedByPlaywright(report)).toEqual([
      { name: '[tablet] tests/browser/d.spec.ts › the box opens', ms: 1200, failure: null },
      { name: '[tablet] tests/browser/d.spec.ts › it stands', ms: 3, failure: 'it fell' },
      { name: 'outside any spec', ms: 0, failure: 'no server' }
    ]);
  });

  it('says what failed beside the sums and before what took long, and the sum last', () => {
    const results = [
      { name: 'lint', sum: { passed: 1, failed: 0 } },
      { name: 'units', sum: { passed: 7, failed: 1 } }
    ];
    expect(summary(results, [passed, failed], ['MISSING Firefox'])).toEqual([
      '',
      'ok     lint: 1 passed, 0 failed',
      'FAILED units: 7 passed, 1 failed',
      'FAILED b: it fell',
      'MISSING Firefox',
      '',
      'The slowest:',
      '    2.0 s b',
      '    0.0 s a',
      '',
      '8 passed, 1 failed'
    ]);
  });

  it('does not believe a step without a report, without tests, or with a bad end', () => {
    expect(judge(true, [])).toEqual({ passed: 0, failed: 1 });
    expect(judge(false, [passed])).toEqual({ passed: 1, failed: 1 });
    expect(judge(false, [passed, failed])).toEqual({ passed: 1, failed: 1 });
    expect(judge(true, [passed, passed])).toEqual({ passed: 2, failed: 0 });
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

describe('the moving picture of the README', () => {
  it('is an animated WebP of at most 1 MB, with words for who does not see it', () => {
    const [, words = '', file = ''] = /!\[([^\]]+)\]\((\S+\.webp)\)/.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect(words.length).toBeGreaterThan(40);
    const picture = readFileSync(file);
    // The header, and the chunk that only animations have. (developers.google.com/speed/webp/docs/riff_container)
    expect([picture.toString('latin1', 8, 16), picture.toString('latin1', 30, 34)]).toEqual(['WEBPVP8X', 'ANIM']);
    expect(picture.length).toBeLessThanOrEqual(1_000_000);
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
      'client-optimized/nodes/1.js': { file: '1.js', imports: ['shared', 'rules'] },
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
    // The page for errors, which every start loads, with what it brings.
    expect([...needsOf(manifest, dictionary, '/', false, [1]).js].slice(-2)).toEqual(['1.js', 'rules.js']);
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
