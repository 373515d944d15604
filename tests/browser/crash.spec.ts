import { expect, test } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import { crash } from '../crash/crash';
import { torn } from '../crash/torn';

test('a browser that is killed in mid-game brings back every move it had shown', async ({ baseURL }) => {
  test.setTimeout(300_000);
  // Many more of these, and with computers at the table: npm run crash.
  const lines: string[] = [];
  const tally = await crash({
    kills: 3,
    origin: new URL(baseURL ?? '').origin,
    seed: 'c4a54'.padStart(32, '0'),
    print: (line) => lines.push(line)
  });
  expect([tally.killed, tally.lost, ...lines.filter((line) => line.startsWith('  after'))]).toEqual([3, 0]);
  expect(tally.acknowledged).toBeGreaterThan(0);
});

test('a browser that empties its store, because a kill has torn a write, costs no game', async ({ baseURL }) => {
  test.setTimeout(300_000);
  expect(await torn(new URL(baseURL ?? '').origin)).toEqual({
    emptied: true,
    unsound: null,
    said: m.shelf_brought_back({ count: 1 }, { locale: 'en' })
  });
});
