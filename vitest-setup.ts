import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';

// The page of the tests knows no captured pointers, and has no layout in which something lies at a point.
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.hasPointerCapture = () => false;
document.elementFromPoint = () => null;
Range.prototype.getBoundingClientRect = () => new DOMRect();
// It draws no dialogs: being open is enough here.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
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

// All files of a worker share one page: what one of them has left there is taken away for the next.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.clearAllMocks();
/** What tests add to or replace, and how that was before the first of them. */
const shared = [Element.prototype, HTMLDialogElement.prototype, document, navigator];
const page = globalThis as { untouched?: readonly PropertyDescriptorMap[] };
page.untouched ??= shared.map((part) => Object.getOwnPropertyDescriptors(part));
for (const [n, part] of shared.entries()) {
  const before = page.untouched[n] ?? {};
  for (const key of Object.getOwnPropertyNames(part))
    if (!Object.hasOwn(before, key)) Reflect.deleteProperty(part, key);
  for (const [key, value] of Object.entries(before)) if (value.configurable) Object.defineProperty(part, key, value);
}
document.body.replaceChildren();
history.replaceState(null, '', '/');
localStorage.clear();
window.dispatchEvent(new StorageEvent('storage', { key: null }));
// Whether this device is to make sounds was asked at a table before.
localStorage.setItem('tischlein.sound', 'off');
window.dispatchEvent(new StorageEvent('storage', { key: 'tischlein.sound', newValue: 'off' }));

// It has a history, but nobody who goes from page to page in it.
vi.mock('$app/navigation', () => import('./tests/navigation'));
vi.mock('$app/state', () => import('./tests/navigation'));
