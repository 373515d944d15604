import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Guide, guideWanted } from './guides.svelte';

beforeEach(() => {
  const kept: Record<string, string> = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    }
  });
  guideWanted.current = 'yes';
});

describe('The first-game guide', () => {
  it('says a thing once: while its turn lasts, and never again', () => {
    const guide = new Guide('table', true);
    expect(guide.next(['lead', 'draw'], 4)).toBe('lead');
    guide.show('lead', 4);
    expect(guide.next(['lead', 'draw'], 4)).toBe('lead');
    expect(guide.next(['lead', 'draw'], 5)).toBe('draw');
  });

  it('says the next thing as soon as one was read', () => {
    const guide = new Guide('table', true);
    guide.show('lead', 4);
    guide.putAway('lead');
    expect(guide.next(['lead', 'draw'], 4)).toBe('draw');
  });

  it('remembers at a table that is taken up again, and starts afresh at another', () => {
    const guide = new Guide('table', true);
    guide.show('lead', 4);
    guide.putAway('lead');
    expect(new Guide('table', true).next(['lead'], 9)).toBeNull();
    expect(new Guide('another', true).next(['lead'], 9)).toBe('lead');
  });

  it('is silent where the table does not want it', () => {
    expect(new Guide('table', false).next(['lead'], 1)).toBeNull();
  });

  it('can be put away and taken out again, and new tables follow', () => {
    const guide = new Guide('table', true);
    guide.isOn = false;
    expect(guide.next(['lead'], 1)).toBeNull();
    expect(new Guide('table', true).isOn).toBe(false);
    expect(guideWanted.current).toBe('no');
    guide.isOn = true;
    expect(guide.next(['lead'], 1)).toBe('lead');
    expect(guideWanted.current).toBe('yes');
  });

  it('forgets the oldest table, not the last', () => {
    for (let table = 0; table < 30; table += 1) new Guide(String(table), true).putAway('lead');
    expect(new Guide('29', true).next(['lead'], 1)).toBeNull();
    expect(new Guide('0', true).next(['lead'], 1)).toBe('lead');
  });
});
