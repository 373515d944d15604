/** What stands for the router in the tests of components: a history, but nobody who goes from page to page in it. */
import { vi } from 'vitest';

export const goto = vi.fn(() => Promise.resolve());
export const afterNavigate = (): void => undefined;
export const pushState = (url: string, state: unknown): void =>
  History.prototype.pushState.call(window.history, state, '', url);
export const replaceState = (url: string, state: unknown): void =>
  History.prototype.replaceState.call(window.history, state, '', url);
export const page = {
  get state(): unknown {
    return (window.history.state as unknown) ?? {};
  }
};
