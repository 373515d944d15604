import { describe, expect, it } from 'vitest';
import { inSight, placeOf, type Box, type Place, type Scene, type Size } from './bubble';

const room: Box = { x: 0, y: 0, width: 1180, height: 740 };
const size = { width: 470, height: 140 };
const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const at = ({ x, y }: { readonly x: number; readonly y: number }): Box => ({ x, y, ...size });
/** The place of one that has one. */
function placed(one: Size, scene: Scene): Place {
  const place = placeOf([one], scene);
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
      placeOf([{ width: 328, height: 200 }], { room: phone, anchor: null, keep, words: [], controls: [] })
    ).toBeNull();
  });

  it('keeps the disc at its corner off what is needed, too', () => {
    const keep = [{ x: 0, y: 0, width: 1180, height: 300 }];
    const { y } = placed(size, { room, anchor: null, keep, words: [], controls: [], corner: 16 });
    expect(y).toBeGreaterThanOrEqual(316);
    const low = { x: 0, y: 0, width: 1180, height: 316 + 14 + size.height };
    const scene = { room: low, anchor: null, keep, words: [], controls: [] };
    expect(placeOf([size], scene)).not.toBeNull();
    expect(placeOf([size], { ...scene, corner: 16 })).toBeNull();
  });

  it('has no tail where what it speaks of is not on the screen, or lies beneath it', () => {
    expect(placed(size, { room, anchor: null, keep: [], words: [], controls: [] }).tail).toBeNull();
    expect(placed(size, { room, anchor: room, keep: [], words: [], controls: [] }).tail).toBeNull();
  });

  it('is as narrow as it may be, where it lies on fewer words so, and else as wide', () => {
    const anchor = { x: 600, y: 500, width: 300, height: 60 };
    const sizes = [size, { width: 320, height: 200 }];
    const bare = { room, anchor, keep: [], words: [], controls: [] };
    expect(placeOf(sizes, bare)?.size).toBe(0);
    const controls = [
      { x: 0, y: 0, width: 1180, height: 380 },
      { x: 910, y: 0, width: 270, height: 740 },
      { x: 0, y: 600, width: 1180, height: 140 },
      { x: 0, y: 0, width: 240, height: 740 }
    ];
    expect(placeOf(sizes, { ...bare, controls })?.size).toBe(1);
  });

  it('points at nothing from too far, nor at what can be pressed before it', () => {
    const anchor = { x: 600, y: 20, width: 300, height: 60 };
    const near = placed(size, { room, anchor, keep: [], words: [], controls: [] });
    expect(near.tail).not.toBeNull();
    const keep = [{ x: 0, y: 0, width: 1180, height: 300 }];
    expect(placed(size, { room, anchor, keep, words: [], controls: [] }).tail).toBeNull();
    const row = [
      { x: 560, y: 84, width: 380, height: 20 },
      { x: 0, y: 0, width: 590, height: 200 },
      { x: 910, y: 0, width: 270, height: 200 }
    ];
    expect(placed(size, { room, anchor, keep: row, words: [], controls: [] }).tail).toBeNull();
  });
});

describe('What is in sight of it', () => {
  const bar = { x: 0, y: 660, width: 1180, height: 80 };

  it('ends above what stays at the foot of the screen', () => {
    expect(inSight({ x: 10, y: 500, width: 300, height: 200 }, room, [bar])).toEqual({
      x: 10,
      y: 500,
      width: 300,
      height: 150
    });
  });

  it('is nothing where too little of it is left, below the foot or outside of the room', () => {
    expect(inSight({ x: 10, y: 640, width: 300, height: 200 }, room, [bar])).toBeNull();
    expect(inSight({ x: 10, y: 680, width: 300, height: 60 }, room, [bar])).toBeNull();
    expect(inSight({ x: 10, y: 800, width: 300, height: 200 }, room, [])).toBeNull();
    expect(inSight({ x: 10, y: -190, width: 300, height: 200 }, room, [])).toBeNull();
  });

  it('is all of it where nothing wide stays there, and below what is needed in the middle', () => {
    const low = { x: 10, y: 500, width: 900, height: 60 };
    expect(inSight(low, room, [{ x: 10, y: 400, width: 900, height: 80 }])).toEqual(low);
    const box = { x: 10, y: 500, width: 300, height: 200 };
    expect(inSight(box, room, [{ ...bar, width: 200 }])).toEqual(box);
  });
});
