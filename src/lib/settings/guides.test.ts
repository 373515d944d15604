import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Guide, isGuideWanted } from './guides.svelte';

beforeEach(() => {
  const kept: Record<string, string> = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    }
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('The first-game guide', () => {
  it('says a thing once: while its turn lasts, and never again', () => {
    const guide = new Guide('table', 'box', true);
    expect(guide.next(['lead', 'draw'], 4)).toBe('lead');
    guide.show('lead', 4);
    expect(guide.next(['lead', 'draw'], 4)).toBe('lead');
    expect(guide.next(['lead', 'draw'], 5)).toBe('draw');
  });

  it('says the next thing as soon as one was read', () => {
    const guide = new Guide('table', 'box', true);
    guide.show('lead', 4);
    guide.putAway('lead');
    expect(guide.next(['lead', 'draw'], 4)).toBe('draw');
    guide.show('draw', 5);
    expect(guide.said).toEqual(['lead', 'draw']);
  });

  it('remembers at a table that is taken up again, and starts afresh at another', () => {
    const guide = new Guide('table', 'box', true);
    guide.show('lead', 4);
    guide.putAway('lead');
    expect(new Guide('table', 'box', true).next(['lead'], 9)).toBeNull();
    expect(new Guide('another', 'box', true).next(['lead'], 9)).toBe('lead');
  });

  it('is silent where the table does not want it', () => {
    expect(new Guide('table', 'box', false).next(['lead'], 1)).toBeNull();
  });

  it('can be put away and taken out again, and all tables of its box follow, those of another do not', () => {
    const before = new Guide('before', 'box', true);
    before.show('lead', 1);
    const guide = new Guide('table', 'box', true);
    guide.isOn = false;
    expect(guide.next(['lead'], 1)).toBeNull();
    for (const table of ['table', 'before', 'new']) expect(new Guide(table, 'box', true).isOn).toBe(false);
    expect(isGuideWanted('box')).toBe(false);
    expect(new Guide('another', 'other box', true).isOn).toBe(true);
    expect(isGuideWanted('other box')).toBe(true);
    guide.isOn = true;
    expect(guide.next(['lead'], 1)).toBe('lead');
    expect(isGuideWanted('box')).toBe(true);
  });

  it('follows what another window of the device says of its box', () => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const guide = new Guide('table', 'box', true);
    const end = guide.heed();
    const tell = (box: string, newValue: string) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key: `tischlein.guideWanted.${box}`, newValue }));
    tell('other box', 'no');
    expect(guide.isOn).toBe(true);
    tell('box', 'no');
    expect(guide.isOn).toBe(false);
    tell('box', 'yes');
    expect(guide.isOn).toBe(true);
    end();
    tell('box', 'no');
    expect(guide.isOn).toBe(true);
  });

  it('stays away where an older version was told so, for every box or at that table', () => {
    localStorage.setItem('tischlein.guideWanted', 'no');
    localStorage.setItem('tischlein.guides', JSON.stringify([{ table: 'old', isOn: false, shown: {} }]));
    expect(isGuideWanted('box')).toBe(false);
    expect(new Guide('old', 'box', true).isOn).toBe(false);
    const guide = new Guide('table', 'box', isGuideWanted('box'));
    expect(guide.isOn).toBe(false);
    guide.isOn = true;
    expect([isGuideWanted('box'), isGuideWanted('other box')]).toEqual([true, false]);
  });

  it('forgets the oldest table, not the last', () => {
    for (let table = 0; table < 30; table += 1) new Guide(String(table), 'box', true).putAway('lead');
    expect(new Guide('29', 'box', true).next(['lead'], 1)).toBeNull();
    expect(new Guide('0', 'box', true).next(['lead'], 1)).toBe('lead');
  });
});
