import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { skipping } from './skip';

/** When a scene was skipped, in milliseconds after it came up. */
const skipped: number[] = [];
let stop: (() => void) | void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
  document.body.innerHTML = '<header><button>Menu</button></header><main><button>Give way</button></main>';
  skipped.length = 0;
  const came = performance.now();
  stop = skipping((at) => skipped.push(at - came))(document.body);
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Does a tap on this reach it? */
function reaches(selector: string): boolean {
  const heard = vi.fn();
  const element = document.querySelector(selector);
  element?.addEventListener('click', heard, { once: true });
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return heard.mock.calls.length > 0;
}

it('takes the second tap of a double one for nothing, and presses nothing by it', () => {
  vi.advanceTimersByTime(120);
  expect(reaches('main button')).toBe(false);
  expect(skipped).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(reaches('main button')).toBe(false);
  expect(skipped).toEqual([320]);
});

it('leaves the menus at hand', () => {
  vi.advanceTimersByTime(120);
  expect(reaches('header button')).toBe(true);
  expect(skipped).toEqual([]);
});

it('skips by a key, and not by one that is held down since the tap', () => {
  vi.advanceTimersByTime(400);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }));
  expect(skipped).toEqual([]);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(skipped).toEqual([400]);
});
