import { describe, expect, it } from 'vitest';
import { placeOf, type Box, type Place } from './bubble';

const room: Box = { x: 0, y: 0, width: 1180, height: 740 };
const size = { width: 470, height: 140 };
const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const at = ({ x, y }: { readonly x: number; readonly y: number }): Box => ({ x, y, ...size });
/** The place of one that has one. */
function placed(...scene: Parameters<typeof placeOf>): Place {
  const place = placeOf(...scene);
  if (place === null) throw new Error('it has no place');
  return place;
}

describe('The place of a bubble', () => {
  it('is at the right of what it speaks of, its tail toward it', () => {
    const anchor = { x: 40, y: 300, width: 200, height: 100 };
    const place = placed(size, { room, anchor, keep: [], words: [], controls: [] });
    expect(place.x).toBe(254);
    expect(place.y).toBe(280);
    expect(place.tail?.at(-1)).toEqual([240, 350]);
  });

  it('is on another side where the room ends, or something lies that is needed', () => {
    const anchor = { x: 900, y: 300, width: 200, height: 100 };
    expect(placed(size, { room, anchor, keep: [], words: [], controls: [] }).x).toBe(416);
    const keep = [{ x: 500, y: 200, width: 300, height: 300 }];
    const place = at(placed(size, { room, anchor, keep, words: [], controls: [] }));
    expect([anchor, ...keep].some((box) => meets(place, box))).toBe(false);
  });

  it('has its tail lie on nothing that is needed either', () => {
    const anchor = { x: 300, y: 100, width: 500, height: 200 };
    const keep = [
      { x: 0, y: 0, width: 100, height: 740 },
      { x: 1080, y: 0, width: 100, height: 740 },
      { x: 530, y: 300, width: 40, height: 40 }
    ];
    const { tail } = placed({ width: 300, height: 100 }, { room, anchor, keep, words: [], controls: [] });
    const [point = [0, 0]] = tail?.slice(-1) ?? [];
    expect(point[0] < 530 || point[0] > 570).toBe(true);
  });

  it('leaves words free where there is another place beside it', () => {
    const anchor = { x: 40, y: 300, width: 200, height: 100 };
    const words = [{ x: 240, y: 0, width: 940, height: 400 }];
    const place = at(placed(size, { room, anchor, keep: [], words, controls: [] }));
    expect(words.some((box) => meets(place, box))).toBe(false);
  });

  it('is below the middle, over as little as can be, where there is no room beside it', () => {
    const phone = { x: 0, y: 0, width: 390, height: 600 };
    const narrow = { width: 358, height: 160 };
    const anchor = { x: 0, y: 0, width: 390, height: 500 };
    const keep = [{ x: 12, y: 520, width: 366, height: 80 }];
    const { x, y } = placed(narrow, { room: phone, anchor, keep, words: [], controls: [] });
    expect(x).toBe(16);
    expect(y).toBeGreaterThanOrEqual(290);
    expect(y + narrow.height).toBeLessThanOrEqual(520);
  });

  it('stands nowhere where it would lie on what is needed', () => {
    const phone = { x: 0, y: 0, width: 360, height: 400 };
    const keep = [{ x: 12, y: 180, width: 336, height: 120 }];
    expect(
      placeOf({ width: 328, height: 200 }, { room: phone, anchor: null, keep, words: [], controls: [] })
    ).toBeNull();
  });

  it('has no tail where what it speaks of is not on the screen, or lies beneath it', () => {
    expect(placed(size, { room, anchor: null, keep: [], words: [], controls: [] }).tail).toBeNull();
    expect(placed(size, { room, anchor: room, keep: [], words: [], controls: [] }).tail).toBeNull();
  });
});
