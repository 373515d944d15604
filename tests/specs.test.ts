import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['browser', 'crash'];
/** Where the chance of a page is fixed. */
const HOME = join(import.meta.dirname, 'browser', 'test.ts');
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder)).map((file) => join(import.meta.dirname, folder, file))
).filter((file) => /\.(ts|mjs)$/.test(file) && file !== HOME);

/** What a file says of itself that lets its pages draw as chance has it. */
function unseeded(text: string): string[] {
  const tests = [...text.matchAll(/import \{([^}]*)\} from '@playwright\/test'/g)]
    .filter(([, names = '']) => /(^|[\s,])test\b/.test(names))
    .map(([found]) => found);
  const contexts = [...text.matchAll(/(seeded\(\s*await )?\w+\s*\.(newContext|launchPersistentContext)\(/g)]
    .filter(([, isSeeded]) => isSeeded === undefined)
    .map(([found]) => found);
  return [...tests, ...contexts, ...(text.match(/\bbrowser\.newPage\(/g) ?? [])];
}

describe('no browser spec depends on the chance of a deal', () => {
  it('as each takes its tests from where chance is fixed', () => {
    const takes = /^import \{[^}]*\btest\b[^}]*\} from '\.\/test';$/m;
    const specs = files.filter((file) => file.endsWith('.spec.ts'));
    expect(specs.length).toBeGreaterThan(20);
    expect(specs.filter((file) => !takes.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('as none opens a browser whose chance is not fixed', () => {
    expect(files.flatMap((file) => unseeded(readFileSync(file, 'utf8')).map((found) => [file, found]))).toEqual([]);
  });

  it('and such a browser is known by its words', () => {
    expect(unseeded(`import { expect, test } from '@playwright/test';`)).toHaveLength(1);
    expect(unseeded(`import { expect, type Page } from '@playwright/test';`)).toEqual([]);
    expect(unseeded('await browser.newContext({})')).toHaveLength(1);
    expect(unseeded('chromium.launchPersistentContext(profile)')).toHaveLength(1);
    expect(unseeded('await browser.newPage()')).toHaveLength(1);
    expect(unseeded('await seeded(\n  await browser.newContext({}))')).toEqual([]);
  });
});

describe('component tests share one app', () => {
  it('so that only those that have it for themselves replace a module of it', () => {
    const tests = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.dom.test.ts')
    );
    expect(tests.length).toBeGreaterThan(50);
    const replaces = tests.filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(join('src', file), 'utf8')));
    expect(replaces.filter((file) => !file.endsWith('.apart.dom.test.ts'))).toEqual([]);
  });
});
