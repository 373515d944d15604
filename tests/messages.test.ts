import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LANGUAGES = ['en', 'fr', 'de'] as const;
type Language = (typeof LANGUAGES)[number];
const SETTINGS = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8')) as Readonly<
  Record<'plugin.inlang.messageFormat', { readonly pathPattern: readonly string[] }>
>;
const FOLDERS = SETTINGS['plugin.inlang.messageFormat'].pathPattern.map((path) => dirname(path));

/** A sentence, or its variants by count. */
type Message = string | readonly { readonly declarations: readonly string[]; readonly match: Record<string, string> }[];

function messages(folder: string, language: Language): Map<string, Message> {
  const file = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, Message>;
  return new Map(Object.entries(file).filter(([key]) => key !== '$schema'));
}

function sentences(message: Message): readonly string[] {
  return typeof message === 'string' ? [message] : message.flatMap((variant) => Object.values(variant.match));
}

/** Everything a message is given: what it mentions and what its variants are chosen by. */
function inputs(message: Message): string[] {
  const mentioned = sentences(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  );
  const declared =
    typeof message === 'string'
      ? []
      : message.flatMap((variant) => variant.declarations.flatMap((line) => /^input (\w+)/.exec(line)?.slice(1) ?? []));
  return [...new Set([...mentioned, ...declared])].sort();
}

/** Every line of code that could speak. */
function sources(dir = 'src'): string {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .filter((entry) => !entry.parentPath.includes('paraglide'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe.each(FOLDERS)('the words in %s', (folder) => {
  const english = messages(folder, 'en');

  it('are there', () => {
    expect(english.size).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('are all there, and no others, in %s', (language) => {
    expect([...messages(folder, language).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(LANGUAGES)('say something in %s', (language) => {
    const silent = [...messages(folder, language)].filter(
      ([, message]) => sentences(message).length === 0 || sentences(message).some((text) => text.trim() === '')
    );
    expect(silent.map(([key]) => key)).toEqual([]);
  });

  it.each(LANGUAGES)('mention the same things in %s', (language) => {
    const other = messages(folder, language);
    const differing = [...english.keys()].filter(
      (key) => inputs(other.get(key) ?? '').join() !== inputs(english.get(key) ?? '').join()
    );
    expect(differing).toEqual([]);
  });
});

describe('French', () => {
  it.each(FOLDERS)('begins no line with a sign that belongs to the word before it, in %s', (folder) => {
    const loose = [...messages(folder, 'fr')].filter(([, message]) =>
      sentences(message).some((text) => / [:;?!»]|« /.test(text))
    );
    expect(loose.map(([key]) => key)).toEqual([]);
  });
});

describe('what a game says at its table', () => {
  const SECRET = /secret|in private|geheim|heimlich|secrète|\btablets?\b|tablette|curtain|vorhang|rideau/iu;
  const games = FOLDERS.filter((folder) => /-/.test(folder));

  // The rules say what is secret; the frame, which knows how the table plays, says how a hand is opened.
  it.each(games)('is true of an open table and of a tablet that stays where it lies, too, in %s', (folder) => {
    const said = LANGUAGES.flatMap((language) =>
      [...messages(folder, language)]
        .filter(([key]) => !key.includes('_help_'))
        .flatMap(([key, message]) => sentences(message).map((text) => `${language}, ${key}: ${text}`))
    );
    expect(said.filter((text) => SECRET.test(text.slice(text.indexOf(':'))))).toEqual([]);
  });
});

describe('all words together', () => {
  const owners = FOLDERS.flatMap((folder) => [...messages(folder, 'en').keys()]);

  it('have one home each', () => {
    expect(owners.filter((key, i) => owners.indexOf(key) !== i)).toEqual([]);
  });

  it('are used', () => {
    const used = new Set([...sources().matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
    expect(owners.filter((key) => !used.has(key))).toEqual([]);
  });
});
