/** Playwright's `test`, whose pages draw the same at every run, by the name of the test: every spec takes it from here. */
import { test as unseeded, type BrowserContext, type TestInfo } from '@playwright/test';
import { drawingBy } from './chance.mjs';

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

/** The same context, seeded: for one that a test opens itself, before it opens a page. */
export const seeded = (context: BrowserContext): Promise<BrowserContext> => drawingBy(context, nextWord());

export const test = unseeded.extend({
  context: async ({ context }, use) => {
    await use(await seeded(context));
  }
});
