import { describe, expect, it } from 'vitest';
import type { News, View } from '$lib/games/bucket-king';
import { exampleView, pyramid } from '../testing';
import { tipsAtTable, tipsInHand } from './tips';

const view = (over: Partial<View> = {}): View => exampleView({ viewer: 0, hand: [], ...over });
const drew: News = { kind: 'drew', seat: 0, card: null };
const led: News = { kind: 'led', seat: 0, suit: 'horse', values: [4], sum: 4 };

describe('The first-game guide in a hand', () => {
  it('explains building to whoever has not sealed yet', () => {
    const building = { phase: 'building', trick: null, turn: null } as const;
    expect(tipsInHand(view({ ...building, done: [] }), 0, [])).toEqual(['build']);
    expect(tipsInHand(view({ ...building, done: [0] }), 0, [])).toEqual([]);
  });

  it('explains leading, and why one leads after giving way', () => {
    expect(tipsInHand(view({ trick: null }), 0, [])).toEqual(['lead']);
    const gaveWay: News = {
      kind: 'gaveWay',
      seat: 0,
      suit: 'horse',
      toBeat: 11,
      bucket: { row: 4, place: 0, suit: 'horse' },
      fell: [{ row: 4, place: 0, suit: 'horse' }],
      left: 14
    };
    expect(tipsInHand(view({ trick: null }), 0, [gaveWay])).toEqual(['leadAgain']);
  });

  it('explains a higher sum, and the second lap to whoever has cards in the trick', () => {
    expect(tipsInHand(view(), 0, [])[0]).toBe('lap');
    const { trick } = exampleView();
    const first = view({ trick: trick === null ? null : { ...trick, piles: trick.piles.slice(1) } });
    expect(tipsInHand(first, 0, [])[0]).toBe('defend');
  });

  it('warns of a pyramid that would break, and says what goes without a bucket of the animal', () => {
    expect(tipsInHand(view(), 0, [])).toContain('split');
    const sheep = view({ pyramids: [pyramid('SSS..', 'SS..', 'S..', '..', '.'), null, null, null] });
    expect(tipsInHand(sheep, 0, [])).toContain('noneLeft');
    expect(tipsInHand(view(), 0, [])).not.toContain('noneLeft');
  });

  it('is silent to whoever only looks at their cards', () => {
    expect(tipsInHand(view({ viewer: 1 }), 1, [])).toEqual([]);
  });

  it('says the same whatever cards are in the hand', () => {
    const hands = [[], [{ suit: 'horse', value: 8 }]] as const;
    const [without, withCards] = hands.map((hand) => tipsInHand(view({ hand }), 0, []));
    expect(withCards).toEqual(without);
  });
});

describe('The first-game guide at the table', () => {
  it('explains the number to beat before the drawing of cards', () => {
    expect(tipsAtTable(exampleView(), [led, drew])).toEqual(['led', 'drew']);
  });

  it('explains a fall once a trick was lost', () => {
    const { trick } = exampleView();
    const lastTrick = trick === null ? null : { ...trick, lost: 0 };
    expect(tipsAtTable(exampleView({ lastTrick }), [led])).toContain('fell');
    expect(tipsAtTable(exampleView(), [led])).not.toContain('fell');
  });

  it('explains the end of a round', () => {
    expect(tipsAtTable(exampleView({ phase: 'roundOver', trick: null }), [])).toEqual(['roundOver']);
  });

  it('explains the house rules where they come into play', () => {
    const draw = { kind: 'draw', by: [1], from: 'table', sealed: false, optional: true } as const;
    expect(tipsAtTable(exampleView({ mayDraw: 1, asks: [draw] }), [led])[0]).toBe('mayDraw');
    // A computer draws for itself.
    expect(tipsAtTable(exampleView({ mayDraw: 1 }), [led])).not.toContain('mayDraw');
    const turned: News = {
      kind: 'defended',
      seat: 1,
      suit: 'horse',
      lying: [],
      values: [4],
      sum: 4,
      turned: true
    };
    expect(tipsAtTable(exampleView(), [turned])[0]).toBe('turned');
  });
});
