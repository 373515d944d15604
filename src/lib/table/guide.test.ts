import { describe, expect, it } from 'vitest';
import { TIPS as bucketKing } from '../../routes/bucket-king/guide/tips';
import { TIPS as bureaunauts } from '../../routes/bureaunauts/guide/tips';
import { TIPS as buroCrazy } from '../../routes/buro-crazy/guide/tips';
import { TIPS as saludosAmigos } from '../../routes/saludos-amigos/guide/tips';
import type { GuideTip } from './guide';

const FILES = import.meta.glob<string>('../../routes/*/**/*.svelte', { query: '?raw', import: 'default', eager: true });

describe('The first-game guide', () => {
  it.each<[string, Readonly<Record<string, GuideTip>>]>([
    ['bucket-king', bucketKing],
    ['buro-crazy', buroCrazy],
    ['saludos-amigos', saludosAmigos],
    ['bureaunauts', bureaunauts]
  ])('speaks of nothing that the boards of %s do not name', (folder, tips) => {
    const sources = Object.entries(FILES).flatMap(([path, text]) => (path.includes(`/${folder}/`) ? [text] : []));
    // Where a drawing takes its marks from a list, they are among the words of that file.
    const marks = sources.flatMap((text) =>
      [...text.matchAll(/data-tip=("[^"]*"|\{[^}]*\})/g)].map(([mark]) => (mark === 'data-tip={name}' ? text : mark))
    );
    const named = new Set(marks.flatMap((mark) => mark.match(/(?<=["' ])\w+(?=["' ])/g) ?? []));
    const spoken = [...new Set(Object.values(tips).map(({ at }) => at))];
    expect(spoken.filter((at) => !named.has(at))).toEqual([]);
  });
});
