/** After a show, and after one that was ended at any moment, a board is as if it had just been opened there. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { BucketKing } from '$lib/games/bucket-king';
import * as yard from '$lib/games/bucket-king/testing';
import type { Kinds } from '$lib/kernel/game';
import { randomFor } from '$lib/kernel/random';
import { motion } from '$lib/settings/motion.svelte';
import type { Screens } from '$lib/table/screens';
import { lengthOf, type SceneKind } from '$lib/table/show/scene';
import { turnOf, turnsOf, type Turn } from '$lib/table/show/testing/laws';
import { expectActors, expectEnd, fakeAnimate, noAnimate, type Moved } from '$lib/table/show/testing/played';
import { people } from '$lib/table/testing/seats';
import { screens as bucketKing } from './bucket-king/screens';
import { screens as buroCrazy } from './buro-crazy/screens';

vi.setConfig({ testTimeout: 300_000 });

let living: readonly Moved[] = [];

beforeAll(() => {
  motion.current = 'full';
});
afterAll(() => {
  motion.current = 'system';
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  living = fakeAnimate();
});
afterEach(() => {
  vi.useRealTimers();
  noAnimate();
});

/** The scenes there were, each with what it told; and how many shows were playing still when they were ended. */
interface Seen {
  readonly told: readonly string[];
  readonly on: number;
}

/**
 * Whoever a scene names is on the board as it begins, once; and the shows of the first turn of every kind are ended at many
 * moments.
 */
async function endedOf<K extends Kinds>(screens: Screens<K>, seats: number, turns: Iterable<Turn<K>>): Promise<Seen> {
  const { show: maker } = await screens.hand();
  if (maker === undefined) throw new Error(`no shows of ${screens.game.id}`);
  const players = people(seats);
  const staged = { maker, Table: screens.Table, players };
  const kinds = new Set<SceneKind>();
  const told = new Set<string>();
  let on = 0;
  for (const turn of turns) {
    const scenes = maker.scenes(turn.before, turn.news, turn.after, { players });
    const isNew = scenes.some(({ kind }) => !kinds.has(kind));
    for (const scene of scenes) {
      kinds.add(scene.kind);
      const what = `${scene.kind}: ${scene.news.map(({ kind }) => kind).join(', ')}`;
      if (lengthOf(scene) === 0 || told.has(what)) continue;
      told.add(what);
      expectActors(staged, scene, /^(lit|kitchen:slate)/);
    }
    if (!isNew) continue;
    const length = scenes.reduce((sum, scene) => sum + lengthOf(scene), 0);
    for (const ms of new Set([0, 1, 500, Math.max(0, length - 1)])) {
      if (expectEnd(staged, turn, ms, living)) on += 1;
    }
  }
  return { told: [...told], on };
}

/** What hardly comes by chance: equal cards turn the trick, for a card from a pile that was made anew; a leader draws one. */
function rare(): readonly Turn<BucketKing>[] {
  const [bull, seven] = [yard.cards('bull 2 3'), yard.cards('pig 7')];
  const equal = yard.tableOf({
    hands: [yard.cards('pig 5 6'), bull, seven, yard.cards('sheep 4')],
    trick: yard.trickOf('bull', [0, 5]),
    turn: 1,
    draw: [],
    options: { equalsTurn: true }
  });
  const empty = yard.tableOf({
    hands: [yard.cards('pig 5 6'), [], seven, yard.cards('sheep 4')],
    trick: yard.trickOf('bull', [0, 5]),
    turn: 1,
    options: { drawOrLose: true }
  });
  return [
    turnOf(bucketKing.game, equal, 1, { kind: 'play', suit: 'bull', values: [2, 3] }, randomFor('0'.repeat(32), 0)),
    turnOf(bucketKing.game, empty, 1, { kind: 'giveWay', row: 0, place: 4, keep: null }, randomFor('0'.repeat(32), 0))
  ];
}

it('of The Bucket King', async () => {
  const options = { ...bucketKing.game.options.defaults, match: 3 } as const;
  const turns = [...turnsOf(bucketKing.game, options, 4, 0), ...rare()];
  const { told, on } = await endedOf(bucketKing, 4, turns);
  expect(told.toSorted()).toEqual([
    'card: ',
    'card: defended, drew',
    'card: defended, reshuffled, drew',
    'card: drew',
    'card: led, drew',
    'card: roundBegan',
    'ending: roundEnded',
    'fall: gaveWay',
    'opening: ',
    'opening: pyramidsShown',
    'out: out',
    'singleFall: gaveWay'
  ]);
  expect(on).toBeGreaterThan(10);
});

it('of Büro Crazy', async () => {
  const { game } = buroCrazy;
  const { told, on } = await endedOf(buroCrazy, 3, turnsOf(game, game.options.defaults, 3, 0));
  expect(told.toSorted()).toEqual([
    'card: kitchenSet',
    'duel: ',
    'opening: roofShared',
    'promotion: bye',
    'promotion: ownDuel',
    'tile: pileTurned'
  ]);
  expect(on).toBeGreaterThan(3);
});
