/** Where words are cut for want of room: by the browser alone, so that they have dots and a screen reader hears them whole. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');

interface Source {
  readonly path: string;
  readonly text: string;
}

const sources: readonly Source[] = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => /\.(svelte|css|ts)$/.test(name) && !parentPath.includes('paraglide'))
  .filter(({ name }) => !name.endsWith('.test.ts'))
  .map(({ name, parentPath }) => join(parentPath, name))
  .map((path) => ({ path: relative(src, path), text: readFileSync(path, 'utf8') }));

/** The rules of style sheets that hide what has no room in them: in one line, or after so many. */
function cutting({ path, text }: Source): readonly { readonly at: string; readonly rule: string }[] {
  return [...text.matchAll(/([^{};]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', rule = '']) => {
    const hides = /overflow(-x)?:\s*(hidden|clip)/.test(rule);
    const isShort = /white-space:\s*nowrap/.test(rule) || /line-clamp:/.test(rule);
    const at = `${path} ${
      selector
        .replaceAll(/\/\*.*?\*\//gs, '')
        .trim()
        .split('\n')
        .at(-1)
        ?.trim() ?? ''
    }`;
    // A field hides what is too long by itself.
    return (hides && isShort) || rule.includes('text-overflow') ? [{ at, rule }] : [];
  });
}

describe('words without room', () => {
  const found = sources.flatMap(cutting).filter(({ at }) => !at.includes('.visually-hidden'));

  it('are cut in these places, where nobody would rather have them in a second line', () => {
    expect(found.map(({ at }) => at).toSorted()).toEqual([
      'lib/table/TableFoot.svelte footer p',
      // What happened before, after its third line.
      'lib/table/TopBar.svelte .words',
      'lib/table/TopBar.svelte .worn p',
      // Headings, after three lines or where their bar would take a fifth of the screen.
      'lib/table/TopBar.svelte h1',
      'lib/table/lazy/Ranking.svelte .who b',
      'lib/table/lazy/Sheet.svelte h2',
      'lib/table/lazy/Strip.svelte .tag b',
      'lib/table/setup/PlayerRow.svelte .name',
      'lib/ui/Dialog.svelte h2',
      'lib/ui/PageHeader.svelte h1',
      'routes/bureaunauts/steps/VoteStage.svelte .card b',
      // Who is missing, on a phone, after three lines: each of them has a button below it.
      'routes/saludos-amigos/table/Contract.svelte .open:not(.line) .told',
      'routes/saludos-amigos/table/Plate.svelte .name',
      'routes/saludos-amigos/table/SessionSeat.svelte .open .head b',
      'routes/shelf/Ticket.svelte .line'
    ]);
  });

  it('end in dots there', () => {
    const dotted = /text-overflow:\s*ellipsis|display:\s*-webkit-box;[\s\S]*-webkit-line-clamp:/;
    expect(found.filter(({ rule }) => !dotted.test(rule)).map(({ at }) => at)).toEqual([]);
  });

  it('are never cut in the page itself, where a screen reader would hear what is left of them', () => {
    const byHand = /\.(slice|substring|substr)\([^)]*\)\s*(\+\s*['"`]…|\}…)/;
    expect(sources.filter(({ text }) => byHand.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
