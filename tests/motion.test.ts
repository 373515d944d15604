/** Less motion is a setting of the app, not of the device alone: one style sheet asks, and everything heeds its answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));

/** Every file with styles or scripts of our own. */
const files: readonly string[] = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(svelte|css|ts)$/.test(file) && !file.startsWith('lib/paraglide')
);

const MOVES = /^\s*(translate|rotate|scale|transform|offset(-distance)?|top|left|right|bottom)\s*:/;

/** What moves in the keyframes of this style sheet although `--moves` is not asked. */
function unasked(source: string): readonly string[] {
  return [...source.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(
    ([, name = '', body = '']) =>
      body
        .split(/[;{}]/)
        .filter((line) => MOVES.test(line) && !line.includes('--moves'))
        .map((line) => `${name}: ${line.trim()}`)
  );
}

describe('The setting for motion', () => {
  it('is asked of the device by the app’s own style sheet and its settings, and nowhere else', () => {
    const asking = files.filter((file) => readFileSync(root + file, 'utf8').includes('prefers-reduced-motion'));
    expect(asking.filter((file) => !file.startsWith('lib/settings/'))).toEqual(['app.css']);
  });

  it('rules every movement of every animation', () => {
    expect(files.flatMap((file) => unasked(readFileSync(root + file, 'utf8')).map((it) => `${file}: ${it}`))).toEqual(
      []
    );
  });

  it('would notice a movement that does not ask', () => {
    expect(unasked('@keyframes fly { from { translate: 20px 0; opacity: 0; } }')).toEqual(['fly: translate: 20px 0']);
    expect(unasked('@keyframes fly { from { translate: calc(20px * var(--moves)) 0; } }')).toEqual([]);
  });
});
