import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';

const SCRIPT = readFileSync('static/early.js', 'utf8');

interface Device {
  readonly stored: Readonly<Record<string, string>>;
  readonly languages: readonly string[];
}

/** What the script makes of a page in this language on a device. */
function early(page: string, { stored, languages }: Device): Readonly<Record<string, string>> {
  const documentElement = { lang: page, dataset: {} as Record<string, string> };
  const localStorage = { getItem: (name: string) => stored[name] ?? null };
  runInNewContext(SCRIPT, { document: { documentElement }, localStorage, navigator: { languages } });
  return documentElement.dataset;
}

/** The same device, as the app finds it. */
async function app({ stored, languages }: Device): Promise<Readonly<Record<string, string>>> {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored[name] ?? null });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const { language } = await import('../src/lib/settings/language.svelte');
  await import('../src/lib/settings/theme.svelte');
  await import('../src/lib/settings/text-size.svelte');
  await import('../src/lib/settings/motion.svelte');
  return { language: language.current, ...document.documentElement.dataset };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const DEVICES: readonly Device[] = [
  { stored: {}, languages: [] },
  { stored: {}, languages: ['en-GB', 'de'] },
  { stored: {}, languages: ['nl-NL', 'DE-at', 'en'] },
  { stored: {}, languages: ['nl', 'da'] },
  { stored: { 'tischlein.language': 'fr' }, languages: ['de'] },
  { stored: { 'tischlein.language': 'xx' }, languages: ['de'] },
  {
    stored: {
      'tischlein.language': 'de',
      'tischlein.theme': 'evening',
      'tischlein.textSize': '150',
      'tischlein.motion': 'reduced'
    },
    languages: ['en']
  }
];

describe('what runs before the first paint', () => {
  it.each(DEVICES)('hides words in another language than the app will speak, on %j', async (device) => {
    const { language } = await app(device);
    for (const page of ['en', 'fr', 'de']) {
      expect(early(page, device).early, page).toBe(page === language ? undefined : 'hidden');
    }
  });

  it.each(DEVICES)('shows what was chosen as the app will, on %j', async (device) => {
    const { language, ...settings } = await app(device);
    const shown = early(language ?? '', device);
    expect(settings).toMatchObject(shown);
    expect(Object.keys(shown)).toHaveLength(Object.keys(device.stored).length > 1 ? 3 : 0);
  });

  it('does without a storage', () => {
    const locked = {
      get localStorage(): never {
        throw new DOMException('locked');
      }
    };
    const documentElement = { lang: 'en', dataset: {} };
    const page = Object.create(locked, {
      document: { value: { documentElement } },
      navigator: { value: { languages: ['de'] } }
    }) as object;
    runInNewContext(`with (page) { ${SCRIPT} }`, { page });
    expect(documentElement.dataset).toEqual({ early: 'hidden' });
  });
});
