import { expect, test } from '@playwright/test';
import { crash } from '../crash/crash';

test('a browser that is killed in mid-game brings back every move it had shown', async ({ baseURL }) => {
  test.setTimeout(300_000);
  // Many more of these: npm run crash.
  const lines: string[] = [];
  const tally = await crash({
    kills: 3,
    origin: new URL(baseURL ?? '').origin,
    seed: Date.now().toString(16).padStart(32, '0'),
    print: (line) => lines.push(line)
  });
  expect([tally.killed, tally.lost, ...lines.filter((line) => line.includes('after'))]).toEqual([3, 0]);
  expect(tally.acknowledged).toBeGreaterThan(0);
});
