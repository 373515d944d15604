import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Text in a drawing keeps the scale of its drawing. */
const IN_DRAWINGS = /\/(drawings|shelf)\//;

describe('Type sizes', () => {
  it('are written in rem, so that words follow the text size of the browser and of our settings', () => {
    const inPx = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(svelte|css)$/.test(file) && !IN_DRAWINGS.test(file))
      .flatMap((file) =>
        [...readFileSync(`src/${file}`, 'utf8').matchAll(/([^{};]*)\{([^{}]*)/g)]
          .filter(
            ([, selector = '', rules = '']) =>
              !/(^|[\s>+~,])text\s*$/.test(selector) && /[\s;]font(-size)?:[^;]*\d(px)/.test(rules)
          )
          .map(([, selector = '']) => `${file}: ${selector.trim()}`)
      );
    expect(inPx).toEqual([]);
  });
});
