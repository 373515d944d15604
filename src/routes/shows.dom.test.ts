/** After a show, and after one that was ended at any moment, a board is as if it had just been opened there. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Kinds } from '$lib/kernel/game';
import { motion } from '$lib/settings/motion.svelte';
import type { Screens } from '$lib/table/screens';
import { lengthOf, type SceneKind } from '$lib/table/show/scene';
import { turnsOf } from '$lib/table/show/testing/laws';
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

/** Ends the shows of the first turn of every kind at many moments. Returns the kinds, and how many were playing still. */
async function endedOf<K extends Kinds>(
  screens: Screens<K>,
  seats: number,
  options: K['options'] = screens.game.options.defaults
): Promise<{ readonly kinds: ReadonlySet<SceneKind>; readonly on: number }> {
  const { show: maker } = await screens.hand();
  if (maker === undefined) throw new Error(`no shows of ${screens.game.id}`);
  const players = people(seats);
  const kinds = new Set<SceneKind>();
  let on = 0;
  for (const turn of turnsOf(screens.game, options, seats, 0)) {
    const scenes = maker.scenes(turn.before, turn.news, turn.after, { players });
    if (scenes.every(({ kind }) => kinds.has(kind))) continue;
    for (const scene of scenes) {
      kinds.add(scene.kind);
      if (lengthOf(scene) > 0) expectActors({ maker, Table: screens.Table, players }, scene, /^(lit|kitchen:slate)/);
    }
    const length = scenes.reduce((sum, scene) => sum + lengthOf(scene), 0);
    for (const ms of new Set([0, 1, 500, Math.max(0, length - 1)])) {
      if (expectEnd({ maker, Table: screens.Table, players }, turn, ms, living)) on += 1;
    }
  }
  return { kinds, on };
}

it('of The Bucket King', async () => {
  const { kinds, on } = await endedOf(bucketKing, 4, { ...bucketKing.game.options.defaults, match: 3 });
  expect([...kinds].toSorted()).toEqual(['card', 'ending', 'fall', 'opening', 'out', 'said', 'singleFall']);
  expect(on).toBeGreaterThan(10);
});

it('of Büro Crazy', async () => {
  const { kinds, on } = await endedOf(buroCrazy, 3);
  expect([...kinds].toSorted()).toEqual(['card', 'duel', 'ending', 'opening', 'promotion', 'said', 'tile']);
  expect(on).toBeGreaterThan(3);
});
