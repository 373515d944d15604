import { describe, expect, it, vi } from 'vitest';
import { pwa } from './pwa.svelte';

vi.mock('$app/environment', () => ({ dev: false, browser: true, building: false, version: 'test' }));

function happens(kind: string, what: object): void {
  window.dispatchEvent(Object.assign(new Event(kind), what));
}

describe('a part of this version that could not be had', () => {
  it('is told to the page only where nobody else has taken care of it', async () => {
    vi.stubGlobal('isSecureContext', false);
    await pwa.register();
    vi.unstubAllGlobals();
    const failed = new TypeError('Failed to fetch dynamically imported module');
    happens('vite:preloadError', { payload: failed });
    happens('unhandledrejection', { reason: new Error('something else') });
    expect(pwa.isIncomplete).toBe(false);
    happens('unhandledrejection', { reason: failed });
    expect(pwa.isIncomplete).toBe(true);
  });
});
