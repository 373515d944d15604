import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';

// The page of the tests knows no captured pointers, and has no layout in which something lies at a point.
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.hasPointerCapture = () => false;
document.elementFromPoint = () => null;
globalThis.ResizeObserver = class {
  observe(): void {
    // Nothing has a size here.
  }
  unobserve(): void {
    // Nor loses it.
  }
  disconnect(): void {
    // Nor is looked at.
  }
};

// Whether this device is to make sounds was asked at a table before.
localStorage.setItem('tischlein.sound', 'off');

// It has a history, but nobody who goes from page to page in it.
vi.mock('$app/navigation', () => ({
  goto: vi.fn(() => Promise.resolve()),
  afterNavigate: () => undefined,
  pushState: (url: string, state: unknown) => History.prototype.pushState.call(window.history, state, '', url),
  replaceState: (url: string, state: unknown) => History.prototype.replaceState.call(window.history, state, '', url)
}));
vi.mock('$app/state', () => ({
  page: {
    get state(): unknown {
      return (window.history.state as unknown) ?? {};
    }
  }
}));
