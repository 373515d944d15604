/**
 * Playwright's `test`, whose pages draw the same at every run, by the name of the test, and are not tapped while they take
 * no presses: every spec takes it from here.
 */
import { test as unseeded, type BrowserContext, type TestInfo } from '@playwright/test';
import { drawingBy } from './chance.mjs';
import { heedRests } from './resting.mjs';

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

/** The same context, seeded and heeded: for one that a test opens itself, before it opens a page. */
export function seeded(context: BrowserContext): Promise<BrowserContext> {
  context.on('page', heedRests);
  return drawingBy(context, nextWord());
}

export const test = unseeded.extend({
  context: async ({ context }, use) => {
    await use(await seeded(context));
  }
});
