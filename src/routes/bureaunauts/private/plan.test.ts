import { describe, expect, it } from 'vitest';
import type { Career } from '$lib/games/bureaunauts';
import { easiestFirst, moved, rungsOf } from './plan';

const CAREER: Career = {
  photons: 4,
  level: 2,
  ship: { kind: 'dock' },
  jellyTrack: 2,
  budget: 2,
  relics: 2,
  pirates: 1,
  outposts: 0,
  swarms: 0,
  goals: ['relicHunter', null, null, null, null],
  completed: 1,
  influence: 16,
  filing: 'open'
};

describe('a Career Plan as its owner reads it', () => {
  it('asks more of the second goal of a kind', () => {
    const rungs = rungsOf(CAREER, ['relicHunter', 'relicHunter', 'underBudget', 'underBudget', 'spaceJelly']);
    expect(rungs.map(({ need }) => need)).toEqual([2, 3, 3, 2, 5]);
    expect(rungs.map(({ have }) => have)).toEqual([2, 2, 4, 4, 2]);
    expect(rungs.map(({ stands }) => stands)).toEqual(['done', 'next', 'later', 'later', 'later']);
  });

  it('knows that a third Spaceship goal can never be completed', () => {
    const rungs = rungsOf(CAREER, ['relicHunter', 'spaceship', 'spaceship', 'spaceship', 'underBudget']);
    expect(rungs.map(({ isImpossible }) => isImpossible)).toEqual([false, false, false, true, false]);
  });

  it('names the department of each reward', () => {
    const rungs = rungsOf(CAREER, ['relicHunter', 'lawAndOrder', 'spaceship', 'spaceJelly', 'underBudget']);
    expect(rungs.map(({ department }) => department)).toEqual([
      'exploration',
      'security',
      'research',
      'health',
      'accounting'
    ]);
  });
});

describe('an order of goals', () => {
  it('lets those between move up when one is put somewhere else', () => {
    const goals = ['spaceJelly', 'lawAndOrder', 'spaceship', 'relicHunter'] as const;
    expect(moved(goals, 0, 2)).toEqual(['lawAndOrder', 'spaceship', 'spaceJelly', 'relicHunter']);
    expect(moved(goals, 3, 0)).toEqual(['relicHunter', 'spaceJelly', 'lawAndOrder', 'spaceship']);
    expect(moved(goals, 9, 0)).toEqual(goals);
  });

  it('is suggested with the easiest first and a third Spaceship last', () => {
    expect(easiestFirst(['spaceship', 'spaceship', 'spaceship', 'spaceJelly', 'underBudget'])).toEqual([
      'underBudget',
      'spaceship',
      'spaceJelly',
      'spaceship',
      'spaceship'
    ]);
  });

  it('counts what is completed already', () => {
    expect(easiestFirst(['spaceship', 'spaceJelly'], ['spaceship', 'spaceship'])).toEqual(['spaceJelly', 'spaceship']);
  });
});
