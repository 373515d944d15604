/** Whatever a sentence says to tap reacts, or the sentence is wrong: each of them names the test that taps it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aroundTaps } from './around';
import { bucketKingTaps } from './bucket-king';
import { bureaunautsTaps } from './bureaunauts';
import { buroCrazyTaps } from './buro-crazy';
import { saludosAmigosTaps } from './saludos-amigos';
import type { Tapped } from './taps';

/** "Tipps" are no taps. */
const SAYS_TAP = { en: /\b(tap|touch)/i, fr: /\btouch/i, de: /tipp(?!s\b)/i } as const;

const LISTS = [aroundTaps, bucketKingTaps, buroCrazyTaps, saludosAmigosTaps, bureaunautsTaps];
const rows = LISTS.flatMap((list) => Object.entries(list));
const tested = rows.filter((row): row is [string, Tapped] => typeof row[1] !== 'string');

/** Every message that speaks of tapping in one of the languages. */
function speaking(): readonly string[] {
  const files = readdirSync('messages', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const keys = files.flatMap((name) => {
    const language = /(en|fr|de)\.json$/.exec(name)?.[1] as keyof typeof SAYS_TAP;
    const messages = JSON.parse(readFileSync(`messages/${name}`, 'utf8')) as Record<string, unknown>;
    const sentences = (message: unknown): readonly string[] => {
      if (typeof message === 'string') return [message];
      return (message as { match: Record<string, string> }[]).flatMap(({ match }) => Object.values(match));
    };
    return Object.keys(messages).filter((key) =>
      sentences(messages[key]).some((text) => SAYS_TAP[language].test(text))
    );
  });
  return [...new Set(keys)].sort();
}

describe('What a sentence says to tap', () => {
  it('is known of each sentence, and of no other', () => {
    expect(rows.map(([key]) => key).sort()).toEqual(speaking());
  });

  it.each(tested)('is tapped in a test: %s', (_, { file, test }) => {
    expect(readFileSync(`src/${file}`, 'utf8')).toContain(`('${test}',`);
  });
});
