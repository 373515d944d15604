/** Watches what a browser asks for, and what the policy of its pages refuses. */
import type { BrowserContext, Page } from '@playwright/test';

/** What was seen of a browser. */
export interface Watched {
  /** What was asked of another host, or of no host at all. */
  readonly abroad: string[];
  /** What the policy refused, be it the page's own or the host's. */
  readonly refused: Set<string>;
  readonly asked: Set<string>;
}

/** Writes down everything a browser asks for, its worker included, and everything the policy refuses. */
export async function watch(context: BrowserContext, home: string): Promise<Watched> {
  const watched: Watched = { abroad: [], refused: new Set(), asked: new Set() };
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === home) watched.asked.add(pathname);
    else watched.abroad.push(request.url());
  });
  await context.exposeBinding('policyRefused', (_, what: string) => watched.refused.add(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { policyRefused } = window as unknown as { policyRefused: (what: string) => void };
      policyRefused(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return watched;
}

/** The host the page is from. */
export const originOf = (page: Page): Promise<string> => page.evaluate(() => location.origin);
