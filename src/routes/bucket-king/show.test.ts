import { describe, expect, it } from 'vitest';
import { bucketKing, type BucketKing, type News } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';
import { setLocale } from '$lib/settings/language.svelte';
import type { Beat, Scene } from '$lib/table/show/scene';
import { turnsOf } from '$lib/table/show/testing/laws';
import { people } from '$lib/table/testing/seats';
import { show } from './show';
import { exampleView } from './testing';

type Fallen = Extract<News, { kind: 'gaveWay' }>;

/** Every fall of some random games, and the scenes it is told by. */
const FALLS = [0, 1, 2, 3].flatMap((n) =>
  [...turnsOf(bucketKing, { ...bucketKing.options.defaults, match: 3 }, 4, n)].flatMap(({ before, news, after }) => {
    const fall = news.find((piece): piece is Fallen => piece.kind === 'gaveWay');
    if (fall === undefined) return [];
    return [{ fall, news, before, scenes: show.scenes(before, news, after, { players: people(4) }) }];
  })
);

const first = (scenes: readonly Scene<BucketKing>[]): Scene<BucketKing> => {
  const [scene] = scenes;
  if (scene === undefined) throw new Error('nothing is shown');
  return scene;
};
/** The movements of one bucket, in order. */
const ofPail = (
  { beats = [] }: Scene<BucketKing>,
  { seat }: Fallen,
  at: { row: number; place: number }
): readonly Beat[] => beats.filter(({ who }) => who === `pail:${String(seat)}:${String(at.row)}:${String(at.place)}`);
const translated = ({ how }: Beat, at: number): string | undefined =>
  Array.isArray(how) ? (how as readonly { translate?: string }[]).at(at)?.translate : undefined;

/** Does a bottom row break here, so that more of it goes than the bucket that is hit? */
const breaks = ({ bucket, fell }: Fallen): boolean => bucket.row === 0 && fell.slice(1).some(({ row }) => row === 0);

describe('a fall', () => {
  it('moves every bucket that fell, and none that stands', () => {
    for (const { fall, scenes } of FALLS) {
      const moved = new Set((first(scenes).beats ?? []).map(({ who }) => who).filter((who) => who.startsWith('pail:')));
      expect(moved.size).toBe(fall.fell.length);
      for (const bucket of fall.fell) expect(ofPail(first(scenes), fall, bucket).length).toBeGreaterThan(0);
    }
    expect(FALLS.length).toBeGreaterThan(20);
  });

  it('has what a bottom row breaks off slide aside before it falls, from where it slid to', () => {
    const broken = FALLS.filter(({ fall }) => breaks(fall));
    expect(broken.length).toBeGreaterThan(0);
    for (const { fall, scenes } of broken) {
      const [hit, ...others] = fall.fell;
      expect(hit && ofPail(first(scenes), fall, hit)).toHaveLength(1);
      for (const bucket of others) {
        const [slides, falls] = ofPail(first(scenes), fall, bucket);
        if (slides === undefined || falls === undefined) throw new Error('it does not slide');
        expect(falls.at).toBeGreaterThanOrEqual(slides.at + slides.ms);
        const [slid, begins] = [translated(slides, -1), translated(falls, 0)];
        expect(slid?.split(' ').map((share) => parseFloat(share))).toEqual(
          begins?.split(' ').map((share) => parseFloat(share))
        );
      }
    }
  });

  it('has the camera closer where many fall, and counts beside them; where few do, neither', () => {
    for (const { fall, scenes } of FALLS) {
      const actors = (first(scenes).beats ?? []).map(({ who }) => who);
      for (const who of ['camera', 'tally']) expect(actors.includes(who)).toBe(fall.fell.length > 2);
    }
  });

  it('is headed by the animal that attacked, and where none of it is left by another bucket that goes', () => {
    setLocale('en');
    const others = FALLS.filter(({ fall }) => fall.bucket.suit !== fall.suit);
    expect(others.length).toBeGreaterThan(0);
    for (const { fall, scenes } of FALLS) {
      const bucket = m.bk_bucket_of({ suit: fall.suit });
      const isOther = fall.bucket.suit !== fall.suit;
      const goes = isOther ? `no ${bucket} is left, so another one has to go` : `a ${bucket} has to go`;
      expect(first(scenes).title?.[1]).toContain(goes);
    }
  });

  it('is told in full before somebody is out, and that before a round is over', () => {
    const out = FALLS.filter(({ news }) => news.some(({ kind }) => kind === 'out'));
    expect(out.length).toBeGreaterThan(0);
    for (const { fall, news, before, scenes } of out) {
      const told = scenes.flatMap((scene) => scene.news.map(({ kind }) => ({ kind, scene })));
      expect(told.map(({ kind }) => kind)).toEqual(news.map(({ kind }) => kind));
      const { to } = first(scenes);
      expect([to.out, to.trick, to.buckets[fall.seat]]).toEqual([before.out, before.trick, 0]);
      expect(told.find(({ kind }) => kind === 'out')?.scene.kind).toBe('out');
      const round = told.find(({ kind }) => kind === 'roundEnded')?.scene;
      const isOver = news.some(({ kind }) => kind === 'matchEnded');
      if (round !== undefined) expect(round.kind).toBe(isOver ? 'said' : 'ending');
    }
  });
});

describe('cards', () => {
  const { trick: TRICK } = exampleView();
  if (TRICK === null) throw new Error('no trick');

  /** Every play of some random games that ends with a card drawn, and the scenes it is told by. */
  const PLAYS = [0, 1].flatMap((n) =>
    [...turnsOf(bucketKing, bucketKing.options.defaults, 4, n)].flatMap(({ before, news, after }) =>
      news.some(({ kind }) => kind === 'led' || kind === 'defended') && news.some(({ kind }) => kind === 'drew')
        ? [{ before, after, scenes: show.scenes(before, news, after, { players: people(4) }) }]
        : []
    )
  );

  it('are thrown and drawn in one scene, headed by whoever plays them until it is over', () => {
    expect(PLAYS.length).toBeGreaterThan(20);
    for (const { before, after, scenes } of PLAYS) {
      const seen = scenes.filter(({ beats = [] }) => beats.length > 0);
      expect(seen).toHaveLength(1);
      const [{ from, to, title, beats = [] }] = seen as [Scene<BucketKing>];
      expect(title?.[0]).toContain(people(4)[before.turn ?? NaN]?.name);
      expect([from.turn, to.turn]).toEqual([before.turn, after.turn]);
      // What is drawn is counted as it comes.
      expect(from.drawPile).toBe(after.drawPile + 1);
      expect(beats.at(-1)?.who).toBe('drawn');
    }
  });

  it('are drawn from a pile that is made anew, and the numbers of both piles and of the hand run along', () => {
    const before = exampleView({ drawPile: 0, discardPile: 24, handSizes: [12, 10, 9, 11] });
    const after = exampleView({
      drawPile: 23,
      discardPile: 0,
      trick: {
        ...TRICK,
        piles: TRICK.piles.map((pile) => (pile.seat === 0 ? { ...pile, values: [4, 8], sum: 12 } : pile))
      }
    });
    const news: readonly News[] = [
      { kind: 'defended', seat: 0, suit: 'horse', lying: [4], values: [8], sum: 12, turned: false },
      { kind: 'reshuffled', cards: 24 },
      { kind: 'drew', seat: 0, card: null }
    ];
    const scenes = show.scenes(before, news, after, { players: people(4) });
    const [scene] = scenes.filter(({ beats = [] }) => beats.length > 0);
    const said = (who: string) => scene?.counts?.filter((count) => count.who === who).map(({ value }) => value);
    expect([scene?.from.drawPile, scene?.from.discardPile, scene?.from.handSizes[0]]).toEqual([0, 24, 11]);
    expect(said('pile:discard')).toEqual([18, 12, 6, 0]);
    expect(said('pile:draw')).toEqual([6, 12, 18, 24, 23]);
    expect(said('cards:0')).toEqual([12]);
  });

  it('are dealt one by one as a round begins, and counted when all have come', () => {
    const [round] = [...turnsOf(bucketKing, { ...bucketKing.options.defaults, match: 3 }, 4, 0)].filter(({ news }) =>
      news.some(({ kind }) => kind === 'roundBegan')
    );
    if (round === undefined) throw new Error('no second round');
    const scenes = show.scenes(round.before, round.news, round.after, { players: people(4) });
    const dealt = scenes.find(({ beats = [] }) => beats.length > 0);
    expect(dealt?.beats).toHaveLength(48);
    expect([dealt?.from.handSizes, dealt?.to.handSizes]).toEqual([
      [0, 0, 0, 0],
      [12, 12, 12, 12]
    ]);
  });
});
