import { describe, expect, it } from 'vitest';
import type { News, Pending, View } from '$lib/games/bureaunauts';
import { at, filed, viewOf, resumed, tableOf, type Sketch } from '../../../lib/games/bureaunauts/testing';
import { spanOf, tipsAtTable, tipsInHand } from './tips';

const beginners = [{}, {}, {}];
const seenAt = (task: Pending, over: Partial<Sketch> = {}, viewer: View['viewer'] = 'onlooker'): View =>
  viewOf(tableOf({ careers: beginners, pending: [task], ...over }), viewer);
const meeting = { kind: 'meeting', seats: [0, 2], groups: [[0, 2]], undecided: 0, shown: null } as const;
const phones: Pending = { kind: 'phones' };
const setting = { more: { phase: 'phones', filers: [0, 1] } } as const;

describe('The first-game guide in a hand', () => {
  it('explains plan and phone to whoever has not sealed yet', () => {
    expect(tipsInHand(seenAt({ kind: 'plans' }, {}, 0), 0)).toEqual(['plan']);
    expect(tipsInHand(seenAt({ kind: 'plans' }, { more: { done: [0] } }, 0), 0)).toEqual([]);
    expect(tipsInHand(seenAt(phones, setting, 1), 1)).toEqual(['phone']);
    expect(tipsInHand(seenAt(phones, setting, 2), 2)).toEqual([]);
  });

  it('says what a damaged ship can’t do, and warns of an enemy on the same card', () => {
    const careers = [{ ship: 'repair' }, { ship: 'B2' }, {}];
    const over = { ...setting, careers, cards: { B2: 'up:pirates' } };
    expect(tipsInHand(seenAt(phones, over, 0), 0)).toEqual(['phoneRepair']);
    expect(tipsInHand(seenAt(phones, over, 1), 1)).toEqual(['phoneDanger', 'phone']);
  });

  it('says more to whoever reassigns after somebody else', () => {
    const act = (mayChange: boolean): Pending => ({ kind: 'act', seat: 1, action: 'reassign', mayChange });
    expect(tipsInHand(seenAt(act(false), {}, 1), 1)).toEqual(['reassign']);
    expect(tipsInHand(seenAt(act(true), {}, 1), 1)).toEqual(['reassignLater']);
  });

  it('says the same whatever goals are in the plan', () => {
    const plans = (['underBudget', 'spaceJelly'] as const).map((goal) => Array.from({ length: 5 }, () => goal));
    const [one, other] = plans.map((plan) => seenAt(phones, { ...setting, careers: [{ plan }, {}, {}] }, 0));
    expect(one?.ownGoals).not.toEqual(other?.ownGoals);
    expect(one && tipsInHand(one, 0)).toEqual(other && tipsInHand(other, 0));
  });
});

describe('The first-game guide at the table', () => {
  it('explains filing first, the Jellies once they have drifted, and later filings as such', () => {
    const first = resumed({ careers: beginners, pending: [{ kind: 'period' }], more: { period: 0 } });
    const tips = tipsAtTable(viewOf(first.state, 'onlooker'), first.news);
    expect(tips[0]).toBe('declare');
    expect(tips).not.toContain('jellies');
    const second = seenAt({ kind: 'declare', seat: 1 }, { more: { period: 2 } });
    expect(tipsAtTable(second, [])).toEqual(['jellies', 'declare']);
    const declare: Pending = { kind: 'declare', seat: 1 };
    expect(tipsAtTable(seenAt(declare, { more: { round: 2 } }), [])).toEqual(['declare', 'again']);
  });

  it('says what the phones bring once they are shown', () => {
    const shown = filed({ careers: beginners }, { 0: 'stars', 1: 'C4' });
    expect(tipsAtTable(viewOf(shown.state, 'onlooker'), shown.news)).toEqual(['announce', 'lunch', 'phonesShown']);
  });

  it('explains what was found: a relic, an enemy', () => {
    const found = filed({ careers: beginners, cards: { B2: 'relic', C3: 'pirates' } }, { 0: 'B2', 1: 'C3' });
    const tips = tipsAtTable(viewOf(found.state, 'onlooker'), found.news);
    expect(tips.filter((tip) => tip === 'foundRelic' || tip === 'foundEnemy')).toEqual(['foundEnemy', 'foundRelic']);
    const nothing = filed({ careers: beginners }, { 0: 'B2', 1: 'C3' });
    expect(tipsAtTable(viewOf(nothing.state, 'onlooker'), nothing.news)).not.toContain('foundEnemy');
  });

  it('warns while a ship is with an enemy, and says what damage means', () => {
    const declare: Pending = { kind: 'declare', seat: 1 };
    const careers = [{ ship: 'B2' }, { ship: 'repair' }, {}];
    const view = seenAt(declare, { careers, jellies: { B2: 1 } });
    expect(tipsAtTable(view, [])).toEqual(['declare', 'damaged', 'danger']);
  });

  it('says what a Meeting is about, and why it goes on', () => {
    expect(tipsAtTable(seenAt({ ...meeting, about: { kind: 'card', cell: at('B2') } }), [])).toEqual(['contest']);
    expect(tipsAtTable(seenAt({ ...meeting, about: { kind: 'vote' } }), [])).toEqual(['voteMeeting']);
    const again: Pending = { ...meeting, about: { kind: 'pool' }, undecided: 1, shown: [] };
    expect(tipsAtTable(seenAt(again), [])).toEqual(['undecided']);
  });

  it('explains majorities when they are there', () => {
    const counted: News = { kind: 'voteCounted', vote: 1, verdict: { kind: 'soft', seat: 0, times: 1 } };
    const vote = seenAt({ kind: 'vote' }, { piles: { health: [1, 0, 0] }, more: { phase: 'vote' } });
    expect(tipsAtTable(vote, [counted])).toEqual(['soft', 'vote']);
  });

  it('lets a tip stand while one after the other says whether they file', () => {
    const first = resumed({ careers: beginners });
    const later = filed({ careers: beginners }, {});
    const spans = [first, later].map(({ state }) => spanOf(viewOf(state, 'onlooker')));
    const one = seenAt({ kind: 'declare', seat: 1 });
    const next = seenAt({ kind: 'declare', seat: 2 });
    expect(spanOf(one)).toBe(spanOf(next));
    expect(spans[0]).not.toBe(spans[1]);
  });
});
