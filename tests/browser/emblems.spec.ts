import { expect, test } from './test';
import { readFileSync } from 'node:fs';
import * as m from '../../src/lib/paraglide/words.js';
import { LOOKS } from '../../src/lib/ui/looks';

const LANGUAGES = ['en', 'fr', 'de'] as const;
const DEPARTMENTS = ['health', 'security', 'research', 'exploration', 'accounting'] as const;
const SUITS = ['horse', 'bull', 'sheep', 'pig', 'chicken'] as const;

/** The smallest size anything is told apart at, and by how much of the picture. */
const SIZE = 24;
const LEAST = 0.15;

type Pictures = Readonly<Record<string, string>>;

const emblems: Pictures = Object.fromEntries(
  LOOKS.map(({ id, emblem }) => [
    id,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill-rule="evenodd">${emblem
      .map((d) => `<path d="${d}"/>`)
      .join('')}</svg>`
  ])
);
const animals: Pictures = Object.fromEntries(
  SUITS.map((suit) => [suit, readFileSync(`src/routes/bucket-king/drawings/animals/${suit}.svg`, 'utf8')])
);

/** A department's sign lies at the lower right of its head's picture, and is drawn by lines. */
const signs: Pictures = Object.fromEntries(
  DEPARTMENTS.map((department) => {
    const head = readFileSync(`src/routes/bureaunauts/drawings/pictures/${department}.svg`, 'utf8');
    const [sign = ''] = /<g transform="translate\(56\.5 46\.5\).*<\/g>/s.exec(head) ?? [];
    return [department, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="56.5 46.5 23.04 23.04">${sign}</svg>`];
  })
);

for (const [kind, pictures] of [
  ['emblems of the seats', emblems],
  ['animals of The Bucket King', animals],
  ['departments of Bureaunauts', signs]
] as const) {
  test(`the ${kind} are told apart without colour, however small`, async ({ page }) => {
    // Each in one flat colour: a pixel is painted or it is not.
    const painted = await page.evaluate(
      async ([drawings, size]) => {
        const entries = Object.entries(drawings).map(async ([name, svg]) => {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
          const context = canvas.getContext('2d');
          if (context === null) throw new Error('no canvas');
          context.drawImage(image, 0, 0, size, size);
          const { data } = context.getImageData(0, 0, size, size);
          return [name, Array.from({ length: size * size }, (_, i) => (data[4 * i + 3] ?? 0) > 127)] as const;
        });
        return Promise.all(entries);
      },
      [pictures, SIZE] as const
    );
    const alike = painted.flatMap(([name, one], i) =>
      painted.slice(0, i).flatMap(([other, two]) => {
        const share = one.filter((is, at) => is !== two[at]).length / one.length;
        return share < LEAST ? [`${name} and ${other}: ${share.toFixed(3)}`] : [];
      })
    );
    expect(painted.every(([, pixels]) => pixels.some((is) => is))).toBe(true);
    expect(alike).toEqual([]);
  });
}

test('every emblem, every animal and every department has a name of its own in every language', () => {
  const looks = [m.look_key, m.look_moon, m.look_bell, m.look_clover, m.look_acorn, m.look_anchor, m.look_mushroom];
  for (const locale of LANGUAGES) {
    expect(new Set(looks.map((name) => name({}, { locale }))).size).toBe(LOOKS.length);
    expect(new Set(SUITS.map((suit) => m.bk_suit({ suit }, { locale }))).size).toBe(SUITS.length);
    for (const named of [m.bn_department, m.bn_department_short]) {
      expect(new Set(DEPARTMENTS.map((department) => named({ department }, { locale }))).size).toBe(DEPARTMENTS.length);
    }
  }
});
