/** What a computer, and a hint, does where it matters most. */
import { expect, it } from 'vitest';
import type { Bureaunauts } from '../games/bureaunauts';
import { at, tableOf, type CareerSketch, type Sketch } from '../games/bureaunauts/testing';
import { viewOf } from '../games/bureaunauts/view';
import { bureaunautsMind } from './bureaunauts';
import type { Thought } from './mind';

const PHONES = { pending: [{ kind: 'phones' }], more: { phase: 'phones', filers: [0] } } as const;

/** What the player on the first of three seats would do, and why. */
function hinted(career: CareerSketch, sketch: Partial<Sketch> = PHONES): Thought<Bureaunauts> {
  const view = viewOf(tableOf({ careers: [career, {}, {}], ...sketch }), 0);
  const known = { plans: [] };
  return bureaunautsMind.judge({
    game: 'bureaunauts',
    seat: 0,
    view,
    known,
    level: 'fair',
    seed: 'ab'.repeat(16),
    n: 1
  });
}

/** Under Budget is all that stands before the four others, which are had. */
const READY: CareerSketch = {
  plan: ['underBudget', 'spaceJelly', 'spaceship', 'spaceJelly', 'spaceship'],
  photons: 3,
  jellyTrack: 16,
  level: 4,
  ship: 'E5'
};
const SWARMING = { jellies: { B7: 3, E5: 2, D4: 3 } };

it('completes all goals at once where it can, whatever else there is to be had', () => {
  const { move, why } = hinted(READY, { ...PHONES, ...SWARMING });
  expect(move).toEqual({ kind: 'setPhone', to: 'stars' });
  expect(why).toEqual([{ kind: 'wins' }, { kind: 'action', action: 'underBudget' }]);
});

it('files for it', () => {
  const pending: Sketch['pending'] = [{ kind: 'declare', seat: 0 }];
  expect(hinted({ ...READY, photons: 4 }, { ...SWARMING, pending }).move).toEqual({ kind: 'file' });
});

it('upgrades the ship for it, and attacks for it', () => {
  const risen: CareerSketch = { ...READY, plan: ['spaceship', 'spaceJelly', 'spaceship', 'spaceJelly', 'spaceJelly'] };
  expect(hinted({ ...risen, photons: 4, level: 3 }, { ...PHONES, ...SWARMING }).why).toEqual([
    { kind: 'wins' },
    { kind: 'action', action: 'upgrade' }
  ]);
  const hunter: CareerSketch = {
    ...READY,
    plan: ['spaceJelly', 'spaceship', 'spaceJelly', 'spaceship', 'lawAndOrder']
  };
  const { move, why } = hinted(hunter, { ...PHONES, cards: { B7: 'up:pirates' }, jellies: { D4: 3 } });
  expect(move).toEqual({ kind: 'setPhone', to: at('B7') });
  expect(why).toContainEqual({ kind: 'wins' });
});

it('pays Under Budget rather than beat what it has no use for', () => {
  const plan: CareerSketch['plan'] = ['underBudget', 'spaceJelly', 'relicHunter', 'relicHunter', 'relicHunter'];
  expect(hinted({ ...READY, plan }, { ...PHONES, ...SWARMING }).why).toEqual([
    { kind: 'action', action: 'underBudget' },
    { kind: 'towards', goal: 'underBudget' }
  ]);
});

it('gives a reason wherever it says to go', () => {
  const plan: CareerSketch['plan'] = ['underBudget', 'relicHunter', 'lawAndOrder', 'spaceship', 'spaceJelly'];
  for (const ship of ['E5', 'A1', 'repair']) {
    for (const [name, count] of [
      ['E5', 0],
      ['E5', 1],
      ['B7', 2]
    ] as const) {
      expect(hinted({ plan, photons: 1, ship }, { ...PHONES, jellies: { [name]: count } }).why).not.toEqual([]);
    }
  }
});
