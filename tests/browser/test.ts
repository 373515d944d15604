/**
 * Playwright's `test`, whose pages draw the same at every run, by the name of the test, are not tapped while they take no
 * presses, and wait for nothing but the machine: every spec takes it from here. A test tagged `@offline` has the service
 * worker that takes the app along; the others fetch what they need.
 */
import { test as unseeded, type BrowserContext, type TestInfo } from '@playwright/test';
import { drawingBy } from './chance.mjs';
import { unpaint } from './looks';
import { clockedBy, heedRests } from './resting.mjs';

export * from '@playwright/test';

/** How many contexts a test has had seeded. */
const contexts = new WeakMap<TestInfo, number>();

/** A word for the chance of one more browser of the test that is running. */
export function nextWord(): string {
  const info = unseeded.info();
  const number = (contexts.get(info) ?? 0) + 1;
  contexts.set(info, number);
  return [...info.titlePath, number].join(' › ');
}

/**
 * The same context, seeded and heeded, of a device that was asked about sounds before: for one that a test opens itself,
 * before it opens a page.
 */
export async function seeded(
  context: BrowserContext,
  time: 'set' | 'real' = 'set',
  shows = 'off'
): Promise<BrowserContext> {
  context.on('page', heedRests);
  await context.addInitScript((speed) => {
    if (localStorage.getItem('tischlein.showSpeed') === null) localStorage.setItem('tischlein.showSpeed', speed);
    if (localStorage.getItem('tischlein.sound') === null) localStorage.setItem('tischlein.sound', 'off');
    // New tables have no guide: its bubble lies over the board until somebody has read it.
    if (localStorage.getItem('tischlein.guideWanted') === null) localStorage.setItem('tischlein.guideWanted', 'no');
  }, shows);
  if (time === 'set') await clockedBy(context);
  return drawingBy(context, nextWord());
}

export const test = unseeded.extend<{
  /** `real`: a rest takes half a second and a ring 600 ms, as for people. `set`: no time at all. */
  time: 'set' | 'real';
  /** How fast shows play on a device that was never asked; `off` where motion is not looked at. */
  shows: 'slow' | 'normal' | 'fast' | 'off';
  /** Whether pages are painted: for pictures of them, and where what is transparent is told apart. */
  painted: boolean;
}>({
  time: ['set', { option: true }],
  shows: ['off', { option: true }],
  painted: [false, { option: true }],
  // Every new browser would take the whole app along, which costs a core for seconds: only where that is meant.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are asked for
  serviceWorkers: async ({}, use, { tags }) => {
    await use(tags.includes('@offline') ? 'allow' : 'block');
  },
  context: async ({ context, time, shows, painted }, use) => {
    if (!painted) await context.addInitScript(unpaint);
    await use(await seeded(context, time, shows));
  }
});
