import { afterEach, describe, expect, it, vi } from 'vitest';
import { Choice } from './choice.svelte';

/** A browser's storage, as far as a choice needs one. */
function storage(kept: Record<string, string> = {}): Record<string, string> {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    }
  });
  return kept;
}

const SIZES = ['small', 'large'] as const;
const size = (show?: (value: string) => void): Choice<(typeof SIZES)[number]> =>
  new Choice({ stored: 'size', values: SIZES, usual: 'small', ...(show === undefined ? {} : { show }) });

describe('A remembered choice', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('holds what is usual until somebody chooses', () => {
    storage();
    expect(size().current).toBe('small');
  });

  it('survives', () => {
    storage();
    size().current = 'large';
    expect(size().current).toBe('large');
  });

  it('takes nothing that is not to choose from', () => {
    storage({ size: 'enormous' });
    expect(size().current).toBe('small');
  });

  it('is shown at the start and at once after every change', () => {
    storage({ size: 'large' });
    const shown: string[] = [];
    const choice = size((value) => shown.push(value));
    choice.current = 'small';
    expect(shown).toEqual(['large', 'small']);
  });

  it('follows what another window of the device chooses, and what is usual once everything is cleared', () => {
    storage();
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const shown: string[] = [];
    const choice = size((value) => shown.push(value));
    const tell = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    tell('size', 'large');
    tell('colour', 'small');
    expect(choice.current).toBe('large');
    tell(null, null);
    expect(choice.current).toBe('small');
    expect(shown).toEqual(['small', 'large', 'small']);
  });

  it('works for as long as the page where a browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('locked');
      },
      setItem: () => {
        throw new DOMException('locked');
      }
    });
    const choice = size();
    choice.current = 'large';
    expect(choice.current).toBe('large');
  });
});
