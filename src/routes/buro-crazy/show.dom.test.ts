import { describe, expect, it, vi } from 'vitest';
import type { BuroCrazy, News, Reveal, View } from '$lib/games/buro-crazy';
import { lengthOf, LONGEST, type Scene } from '$lib/table/show/scene';
import { expectActors } from '$lib/table/show/testing/played';
import { people } from '$lib/table/testing/seats';
import { show } from './show';
import TableBoard from './TableBoard.svelte';
import { building, exampleView, FIFTH } from './testing';

vi.setConfig({ testTimeout: 120_000 });

const room = { players: people(4) };

const staged = { maker: show, Table: TableBoard, players: room.players };
/** Drawn only where something lies there. */
const expectAll = (scene: Scene<BuroCrazy>): void => expectActors(staged, scene, /^(lit|kitchen:slate)/);

/** A stake of these cards against another, and what it led to. */
function revealed(left: Reveal['left'], right: Reveal['right'], upshot: Reveal['upshot']): View {
  return exampleView({ phase: 'revealed', done: [], reveal: { left, right, upshot } });
}

const NOTHING = { cards: [0, 0, 0, 0, 0], total: 0 } as const;
const TO = { level: 'ground', place: 4 } as const;
const LOT = revealed({ seat: 2, ...NOTHING }, { seat: 0, ...NOTHING }, { kind: 'lot', winner: 'right', to: TO });
const TIE = revealed(
  { seat: 2, cards: [0, 0, 1, 0, 0], total: 5 },
  { seat: 0, cards: [1, 2, 0, 0, 0], total: 5 },
  { kind: 'tied', lost: [3, 3] }
);
const MANY = revealed(
  { seat: 2, cards: [4, 4, 4, 4, 4], total: 152 },
  { seat: 0, cards: [2, 2, 1, 1, 0], total: 21 },
  {
    kind: 'won',
    winner: 'left',
    to: TO,
    difference: 131,
    taken: 5,
    takenCards: [0, 0, 1, 0, 0],
    kitchenBefore: 48,
    toRoof: 20
  }
);

describe('the scenes of Büro Crazy', () => {
  it.each([
    ['a lot', LOT],
    ['a tie', TIE],
    ['as many cards as there can be', MANY]
  ])('move what stands on the board, once each: %s', (_, view) => {
    const [scene] = show.again?.(view, room) ?? [];
    if (scene === undefined) throw new Error('nothing opens');
    expectAll(scene);
    expect(lengthOf(scene)).toBeLessThanOrEqual(LONGEST.duel);
  });

  it('let the lots of two with empty hands fall before one of them climbs', () => {
    const before = exampleView({
      phase: 'revealed',
      reveal: TIE.reveal,
      building: building('A..CC..DCADBCDBA', 'BDAB....')
    });
    const drawn: News = { kind: 'drewLots', room: FIFTH, why: 'emptyHands', seat: 2, side: 'left', loser: 0, to: TO };
    const after = exampleView({ building: building('A..C.A.DCADBCDBA', 'BDABC...'), fought: 5 });
    const scene = show.scenes(before, [drawn], after, room).find(({ kind }) => kind === 'promotion');
    if (scene === undefined) throw new Error('no scene');
    expectAll(scene);
    expect(scene.beats?.at(-1)).toMatchObject({ who: 'peg:stairs:8' });
    expect([scene.title, scene.news]).toEqual([['Clara against Anna', 'The lot decides …'], []]);
    expect(lengthOf(scene)).toBeLessThanOrEqual(LONGEST.promotion);
  });

  it('turn the lowest cards first, those of both sides together, and say nothing before who has won is seen', () => {
    const [scene] = show.again?.(MANY, room) ?? [];
    const turns = scene?.beats?.filter(({ who }) => who.startsWith('back:')) ?? [];
    const at = (side: string): readonly number[] => turns.filter(({ who }) => who.includes(side)).map(({ at }) => at);
    expect(at('left')).toEqual([600, 780, 960, 1140, 1320]);
    expect(at('right')).toEqual([600, 780, 960, 1140, 1320, 1500]);
    expect(scene?.news).toEqual([]);
    const [, counted = 0, verdict = 0] = scene?.steps ?? [];
    expect(verdict - counted).toBe(1300);
  });
});
