import { describe, expect, it } from 'vitest';
import type { Options, Pending } from '$lib/games/bureaunauts';
import { viewOf, tableOf } from '../../../lib/games/bureaunauts/testing';
import { momentOf } from './moment';
import { TOPICS, type TopicName } from './topics';

const moment = (task: Pending, options: Partial<Options> = {}) =>
  momentOf(viewOf(tableOf({ careers: [{}, {}, {}], pending: [task], options }), 'onlooker'));
const meeting = { kind: 'meeting', seats: [0, 2], groups: [[0, 2]], undecided: 0, shown: null } as const;

describe('The help for the moment', () => {
  it.each<[Pending, TopicName]>([
    [{ kind: 'plans' }, 'setup'],
    [{ kind: 'declare', seat: 1 }, 'filing'],
    [{ kind: 'phones' }, 'phone'],
    [{ kind: 'announce', seat: 1 }, 'actions'],
    [{ kind: 'act', seat: 0, action: 'reassign', mayChange: false }, 'reassign'],
    [{ kind: 'act', seat: 0, action: 'adjust', mayChange: false }, 'actions'],
    [{ kind: 'influence', seat: 0, why: 'choice', rank: 0 }, 'rewards'],
    [{ kind: 'influence', seat: 0, why: 'lunch', rank: null }, 'actions'],
    [{ kind: 'attack', seat: 0, boost: 0 }, 'attack'],
    [{ kind: 'displace', seat: 0, loser: 1, cell: 12 }, 'contest'],
    [{ ...meeting, about: { kind: 'pool' } }, 'meetings'],
    [{ kind: 'vote' }, 'vote']
  ])('explains what is to be done next: $0.kind', (task, topic) => {
    expect(moment(task).now).toBe(topic);
  });

  it('goes on from a Meeting to what it is about', () => {
    expect(moment({ ...meeting, about: { kind: 'card', cell: 5 } }).related[0]).toBe('contest');
    expect(moment({ ...meeting, about: { kind: 'rank', rank: 2 } }).related[0]).toBe('rewards');
    expect(moment({ ...meeting, about: { kind: 'vote' } }).related[0]).toBe('vote');
  });

  it('explains the vote once it is over', () => {
    const over = tableOf({ careers: [{}, {}], pending: [], more: { phase: 'over', elected: { seat: 1, by: 'hard' } } });
    expect(momentOf(viewOf(over, 'onlooker')).now).toBe('vote');
  });

  it('names a house rule only where the table plays by it', () => {
    const declare: Pending = { kind: 'declare', seat: 1 };
    const houseRules: readonly TopicName[] = ['budget', 'rotate', 'lots', 'closing'];
    expect(moment(declare).related.filter((name) => houseRules.includes(name))).toEqual([]);
    const chosen = moment(declare, { budget: 3, rotate: true, lots: true, closing: 12 });
    expect(chosen.related.filter((name) => houseRules.includes(name))).toEqual(houseRules);
  });

  it('has an address of its own for every topic', () => {
    const ids = Object.values(TOPICS).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
