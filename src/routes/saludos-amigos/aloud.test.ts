import { describe, expect, it } from 'vitest';
import { playAll, sectionOf, talksOf } from '$lib/games/saludos-amigos/testing';
import { saludosAmigos, type View } from '$lib/games/saludos-amigos';
import { nobodyOutbids } from './aloud';

const talks = talksOf([7, 8, 9], sectionOf('thermalBath', 0));
/** As the board sees it where only these seats are people's. */
const among = (view: View, ...people: readonly number[]): View => ({
  ...view,
  asks: view.asks.map((ask) => ({ ...ask, by: ask.by.filter((mover) => people.includes(Number(mover))) }))
});
const viewOf = (state: typeof talks): View => saludosAmigos.view(state, 'onlooker');

describe('"Nobody outbids"', () => {
  it('is said for everybody who talks, beginning with the holder', () => {
    const view = viewOf(talks);
    const movers = nobodyOutbids(view)?.moves.map(({ mover }) => mover);
    expect(movers).toEqual([0, 1, 2].map((step) => (view.holder + step) % 3));
  });

  it('is said for people alone, wherever computers sit, and for nobody once they have all said so', () => {
    expect(nobodyOutbids(among(viewOf(talks), 1))?.moves).toEqual([{ mover: 1, move: { kind: 'nothingMore' } }]);
    const quiet = playAll(talks, [1, { kind: 'nothingMore' }]);
    expect(nobodyOutbids(among(viewOf(quiet), 1))).toBeNull();
  });
});
