import { describe, expect, it } from 'vitest';
import { CROWN, type Drawing } from '../drawing';
import type { Standing, World } from '../ending';
import { toyEnding } from '../testing/ending';
import { flawOfAct } from '../show/testing/laws';
import { arrival, columnsOf, CONFETTI, pictureOf, sizeOf, spreadOf } from './podium';

/** Who came out so, in the order of the seats. */
const came = (...places: readonly number[]): readonly Standing[] =>
  places
    .map((place, seat) => ({ seat, place, total: 50 - place, figures: `figures ${String(seat)}`, isBeside: false }))
    .toSorted((a, b) => a.place - b.place);

const shortly = (standings: readonly Standing[]) =>
  columnsOf(standings).map(({ step, standings: here }) => [step, here.map(({ seat }) => seat)]);

describe('how it comes', () => {
  it.each([[[1, 2]], [[1, 1]], [[1, 1, 1, 1]], [[2, 1, 3, 4]], [[1, 2, 2, 4, 5, 6]], [[1, 2, 3, 4, 5, 6, 7]]])(
    'keeps the laws of every show, with its cast in these places: %j',
    (places) => {
      const standings = came(...places);
      for (const isThrone of [false, true]) {
        const act = arrival({ columns: columnsOf(standings), isThrone, standings, awards: 3, told: ['Anna wins', ''] });
        expect(flawOfAct(act)).toBeNull();
        const at = (who: string): number => act.beats?.find((beat) => beat.who === who)?.at ?? -1;
        // Nobody is crowned who does not stand there.
        const first = String(standings[0]?.seat);
        expect(at('step:1')).toBeLessThan(at(`pawn:${first}`));
        expect(at(`pawn:${first}`)).toBeLessThan(at(`hat:${first}`));
        expect(at(`hat:${first}`)).toBeLessThan(at('award:0'));
      }
    }
  );
});

describe('a podium', () => {
  it('has the first in its middle, and the others on the ground to both sides', () => {
    expect(shortly(came(1, 2, 3, 4, 5, 6, 7))).toEqual([
      [null, [6]],
      [null, [4]],
      [2, [1]],
      [1, [0]],
      [3, [2]],
      [null, [3]],
      [null, [5]]
    ]);
  });

  it('has two steps for two', () => {
    expect(shortly(came(2, 1))).toEqual([
      [2, [0]],
      [1, [1]]
    ]);
  });

  it('has those who tie on one step, and leaves the next one empty', () => {
    expect(shortly(came(1, 1, 3))).toEqual([
      [2, []],
      [1, [0, 1]],
      [3, [2]]
    ]);
  });

  it('has whoever could not win on the ground, however far they came', () => {
    const [first, second, third] = came(1, 2, 3);
    if (!first || !second || !third) throw new Error('three came');
    const beside = { ...second, isBeside: true };
    expect(shortly([first, third, beside])).toEqual([
      [2, []],
      [1, [0]],
      [3, [2]],
      [null, [1]]
    ]);
    expect(sizeOf(beside)).toBe(sizeOf({ ...first, place: 7 }));
  });

  it('leaves as much room to the left of the first as to the right', () => {
    const columns = columnsOf(came(1, 2, 3, 4));
    const { left, right, all } = spreadOf(columns);
    expect([left, right]).toEqual([112, 0]);
    expect(columns.reduce((sum, { width }) => sum + width, left + right)).toBe(all);
  });

  it('has ninety pieces of confetti, the same every time', () => {
    expect(CONFETTI).toHaveLength(90);
    expect(CONFETTI[0]).toMatchObject({ colour: '#c7402a' });
    expect(CONFETTI.every(({ x }) => x >= 0 && x <= 1)).toBe(true);
  });
});

/** All that is written in a drawing. */
const written = (drawing: Drawing): readonly string[] =>
  drawing.flatMap((part) => ('parts' in part ? written(part.parts) : 'text' in part ? [part.text] : []));

describe('the picture of it', () => {
  const players = ['Anna', 'Ben', 'Clara'].map((name, look) => ({ name, look }));
  const about = { name: 'Toy', date: '23 November 2025', standings: came(1, 1, 3), players };

  it('says names, totals, the game and its date, and nothing else', () => {
    const said = written(pictureOf({ ...about, world: toyEnding.world }));
    expect(said.toSorted()).toEqual(['23 November 2025', '47', '49', '49', 'Anna', 'Ben', 'Clara', 'Toy']);
  });

  it('seats the first alone where only the first has a seat', () => {
    const world: World = {
      ...toyEnding.world,
      stand: {
        kind: 'throne',
        behind: [],
        before: (name) => [{ text: `CEO ${name}`, at: [0, 0], size: 20, face: 'display', fill: '#000' }]
      }
    };
    const standings = came(2, 1, 2).map((standing) => ({ ...standing, total: null }));
    const drawing = pictureOf({ ...about, world, standings });
    expect(written(drawing)).toContain('CEO Ben');
    expect(JSON.stringify(drawing).split(JSON.stringify(CROWN[0])).length - 1).toBe(1);
  });
});
