import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE, stands, whole } from './whole';

/** What still has to be decoded, by the end of its address; called, it is. */
let coming: Record<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  coming = {};
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value(this: HTMLImageElement) {
      return new Promise<void>((resolve, reject) => {
        const name = this.src.split('/').at(-1) ?? '';
        coming[name] = name === 'broken.svg' ? () => reject(new Error('no picture')) : resolve;
      });
    }
  });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  document.body.replaceChildren();
});

function board(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

const isHidden = (node: HTMLElement): boolean => node.hasAttribute('data-coming');

/** Its pictures are looked for with the frame after that. */
async function come(node: HTMLElement): Promise<void> {
  whole(node);
  expect(isHidden(node)).toBe(true);
  await vi.advanceTimersByTimeAsync(16);
}

describe('a board', () => {
  it('is shown once all its pictures are decoded, in drawings and behind words too, but for what is hidden', async () => {
    const node = board(`
      <img src="/pile.svg" alt=""><img src="/evening.svg" alt="" style="display: none">
      <div hidden style="background-image: url('/wood.svg')"><img src="/later.svg" alt=""><svg><image href="/tie.svg" /></svg></div>
      <svg><image href="/stairs.svg" /></svg><p style="background-image: url('/sign.svg')"></p>`);
    await come(node);
    expect(Object.keys(coming).sort()).toEqual(['pile.svg', 'sign.svg', 'stairs.svg']);
    for (const decode of Object.values(coming)) {
      expect(isHidden(node)).toBe(true);
      decode();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(isHidden(node)).toBe(false);
  });

  it('does not wait for a picture that can’t be had', async () => {
    const node = board('<img src="/broken.svg" alt="">');
    await come(node);
    coming['broken.svg']?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(isHidden(node)).toBe(false);
  });

  it('waits no longer than it has patience, and not at all without pictures', async () => {
    const plain = board('<p>No picture</p>');
    await come(plain);
    expect(isHidden(plain)).toBe(false);
    const node = board('<img src="/pile.svg" alt="">');
    whole(node);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(isHidden(node)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isHidden(node)).toBe(false);
    expect(PATIENCE).toBe(300);
  });

  it('is waited for by what is not needed for its first picture', async () => {
    const node = board('<img src="/pile.svg" alt="">');
    node.classList.add('board');
    await come(node);
    const after = vi.fn();
    void stands().then(after);
    await vi.advanceTimersByTimeAsync(100);
    expect(after).not.toHaveBeenCalled();
    coming['pile.svg']?.();
    await vi.advanceTimersByTimeAsync(100);
    expect(after).toHaveBeenCalledOnce();
  });
});
