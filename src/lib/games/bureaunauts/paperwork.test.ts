import { describe, expect, it } from 'vitest';
import { nextSeat } from '../../session/handover';
import {
  asked,
  at,
  denial,
  filed,
  kinds,
  viewOf,
  newsOf,
  play,
  playAll,
  resumed,
  tableOf,
  type Sketch
} from './testing';
import type { Move } from './move';

const FILE: Move = { kind: 'file' };
const PASS: Move = { kind: 'pass' };
const STARS: Move = { kind: 'setPhone', to: 'stars' };

describe('Budgets', () => {
  it('give everybody as many photons as their track says; what was not spent stays', () => {
    const begun = resumed({ careers: [{ photons: 1 }, { photons: 0, budget: 4 }], pending: [{ kind: 'period' }] });
    expect(newsOf(begun, 'budgetsReceived')).toEqual([{ kind: 'budgetsReceived', gained: [2, 4] }]);
    expect(begun.state.careers.map(({ photons }) => photons)).toEqual([3, 4]);
    expect(kinds(begun)).toEqual(['periodBegan', 'jelliesDrifted', 'jelliesSpawned', 'budgetsReceived']);
  });
});

describe('Filing', () => {
  const three: Sketch = { careers: [{}, {}, {}], more: { starter: 1 } };

  it('is said openly, in turn order from the first player', () => {
    const begun = resumed(three);
    expect(asked(begun.state)).toEqual([['declare', 1]]);
    expect(viewOf(begun.state, 'onlooker').asks[0]).toMatchObject({ from: 'table', sealed: false });
    const all = playAll(begun.state, [1, FILE], [2, PASS]);
    expect(asked(all.state)).toEqual([['declare', 0]]);
    expect(denial(all.state, 2, FILE)).toBe('notAsked');
  });

  it('costs 1 photon, paid to the Paperwork board', () => {
    const { state } = play(resumed(three).state, 1, FILE);
    expect(state.careers.map(({ photons }) => photons)).toEqual([3, 2, 3]);
    expect(state.paperwork).toEqual([1]);
    expect(state.careers[1]?.filing).toBe('filed');
  });

  it('is followed by the Phones of those who filed, set at once and in secret', () => {
    const declared = playAll(resumed(three).state, [1, FILE], [2, PASS], [0, FILE]);
    expect(viewOf(declared.state, 'onlooker').asks).toEqual([
      { kind: 'phone', by: [1, 0], from: 'hand', sealed: true, optional: false, goesOn: true }
    ]);
    const one = play(declared.state, 0, { kind: 'setPhone', to: at('F6') });
    expect(one.news).toEqual([{ kind: 'sealed', seat: 0, what: 'phone' }]);
    expect(viewOf(one.state, 0).ownPhone).toBe(at('F6'));
    expect([viewOf(one.state, 1), viewOf(one.state, 'onlooker')].map(({ ownPhone }) => ownPhone)).toEqual([null, null]);
    expect(viewOf(one.state, 1).phones).toEqual([null, null, null]);
    expect(asked(one.state)).toEqual([
      ['phone', 1],
      ['reopen', 0]
    ]);
    const both = play(one.state, 1, STARS);
    expect(newsOf(both, 'phonesShown')[0]?.phones).toEqual([
      { seat: 1, to: 'stars' },
      { seat: 0, to: at('F6') }
    ]);
    expect(viewOf(both.state, 'onlooker').phones).toEqual([at('F6'), 'stars', null]);
  });

  it('of a period begins its Phones as all that is sealed, and each later one where the tablet is', () => {
    const goesOn = (round: number): unknown => {
      const { state } = playAll(
        resumed({ ...three, more: { ...three.more, round } }).state,
        [1, FILE],
        [2, PASS],
        [0, FILE]
      );
      return viewOf(state, 'onlooker').asks[0]?.goesOn;
    };
    expect([0, 1, 2].map(goesOn)).toEqual([undefined, true, true]);
  });

  it('lets a Phone be taken back until the last one is set', () => {
    const declared = playAll(resumed(three).state, [1, FILE], [2, PASS], [0, FILE]).state;
    const back = playAll(declared, [0, STARS], [0, { kind: 'reopen' }]);
    expect(back.state).toEqual(declared);
    expect(kinds(back)).toEqual(['sealed', 'reopened']);
    expect(denial(declared, 0, { kind: 'reopen' })).toEqual({ kind: 'notSealed' });
  });

  it('skips who has no photon, who is not out: photons found meanwhile may be filed later', () => {
    const sketch: Sketch = {
      careers: [{ photons: 0 }, { photons: 2 }],
      cards: { B2: 'photons2' }
    };
    const begun = resumed(sketch);
    expect(begun.news).toEqual([{ kind: 'skipped', seat: 0 }]);
    expect(asked(begun.state)).toEqual([['declare', 1]]);
    // Seat 1 files a move; with its last photon gone, the two photons on B2 let it file again.
    const moved = filed({ ...sketch, careers: [{ photons: 0 }, { photons: 1 }] }, { 1: 'B2' });
    expect(moved.state.careers[1]).toMatchObject({ photons: 2, filing: 'open' });
    expect(asked(moved.state)).toEqual([['declare', 1]]);
    expect(moved.state.round).toBe(3);
  });

  it('asks who was skipped again, once another has put their ship on photons', () => {
    const sketch: Sketch = {
      careers: [{ photons: 0, ship: 'B2' }, { photons: 2 }],
      cards: { C3: 'photons2' }
    };
    const wanted = filed(sketch, { 1: 'B2' });
    const met = playAll(wanted.state, [1, { kind: 'meet', choice: 'golf' }], [0, { kind: 'meet', choice: 'poker' }]);
    const placed = play(met.state, 1, { kind: 'displace', cell: at('C3') });
    expect(placed.state.careers[0]).toMatchObject({ photons: 2, filing: 'open' });
    expect(asked(placed.state)).toEqual([['declare', 0]]);
  });

  it('goes on, again and again, until everybody is out of photons or has passed', () => {
    const once = filed({ careers: [{ photons: 2 }, { photons: 1 }] }, { 0: 'A1', 1: 'B1' });
    expect(asked(once.state)).toEqual([['declare', 0]]);
    const passed = play(once.state, 0, PASS);
    expect(kinds(passed).slice(0, 4)).toEqual(['passed', 'skipped', 'periodEnded', 'periodBegan']);
  });

  it('does not ask again who has passed', () => {
    const once = filed({ careers: [{}, {}] }, { 1: 'B1' });
    expect(once.state.careers[0]?.filing).toBe('passed');
    expect(asked(once.state)).toEqual([['declare', 1]]);
    expect(kinds(play(once.state, 1, PASS))).not.toContain('skipped');
  });

  it('refuses a coordinate for a ship that needs repair, and the card the ship is on', () => {
    const declared = playAll(resumed({ careers: [{ ship: 'repair' }, { ship: 'C4' }] }).state, [0, FILE], [1, FILE]);
    const dial = (name: string): Move => ({ kind: 'setPhone', to: at(name) });
    expect(denial(declared.state, 0, dial('A1'))).toEqual({ kind: 'needsRepair' });
    expect(denial(declared.state, 0, STARS)).toBeNull();
    expect(denial(declared.state, 1, dial('C4'))).toEqual({ kind: 'alreadyThere', cell: at('C4') });
    expect(denial(declared.state, 1, dial('C5'))).toBeNull();
    expect(denial(declared.state, 1, { kind: 'setPhone', to: 80 })).toEqual({ kind: 'malformed' });
  });

  it.each([2, 3, 6])('takes one handover for each of %i players who files, and none for who passes', (seats) => {
    const careers = Array.from({ length: seats }, () => ({ photons: 1 }));
    let state = resumed({ careers }).state;
    let last: number | null = null;
    const handovers: number[] = [];
    for (let seat = 0; seat < seats; seat += 1) {
      expect(nextSeat(viewOf(state, 'onlooker'), last)).toBeNull();
      state = play(state, seat, seat === 1 ? PASS : FILE).state;
    }
    while (state.phase === 'phones') {
      const next: number | null = nextSeat(viewOf(state, 'onlooker'), last);
      if (next === null) throw new Error('somebody has to take the tablet');
      handovers.push(next);
      last = next;
      state = play(state, next, { kind: 'setPhone', to: next }).state;
    }
    expect(handovers.toSorted()).toEqual([...careers.keys()].toSpliced(1, 1));
  });
});

describe('Administration and damage', () => {
  it('clears the Paperwork board and damages ships on a card with an enemy, a token or a card', () => {
    const ended = resumed({
      careers: [{ ship: 'B2' }, { ship: 'C3' }, { ship: 'D4' }, {}],
      cards: { B2: 'pirates' },
      jellies: { C3: 1, D5: 2 },
      pending: [{ kind: 'administration' }],
      more: { paperwork: [0, 1, 0] }
    });
    expect(ended.news[0]).toEqual({
      kind: 'periodEnded',
      period: 1,
      photons: 3,
      damaged: [
        { seat: 0, cell: at('B2') },
        { seat: 1, cell: at('C3') }
      ]
    });
    expect(ended.state.careers.map(({ ship }) => ship.kind)).toEqual(['repair', 'repair', 'card', 'dock']);
    expect(ended.state).toMatchObject({ paperwork: [], period: 2 });
  });

  it('ends with the next period, in which everybody may file again', () => {
    const ended = resumed({
      careers: [{ filing: 'passed' }, { filing: 'lunch' }],
      pending: [{ kind: 'administration' }]
    });
    expect(ended.state.careers.map(({ filing }) => filing)).toEqual(['open', 'open']);
    expect(asked(ended.state)).toEqual([['declare', 0]]);
  });

  it('keeps the first player, or moves clockwise where the table chose that', () => {
    const end = (rotate: boolean) =>
      resumed({
        options: { rotate },
        careers: [{}, {}, {}],
        pending: [{ kind: 'administration' }],
        more: { starter: 2 }
      });
    expect(end(false).state.starter).toBe(2);
    expect(end(true).state.starter).toBe(0);
    expect(
      resumed({ options: { rotate: true }, careers: [{}, {}], pending: [{ kind: 'period' }], more: { period: 0 } })
        .state.starter
    ).toBe(0);
  });

  it('is followed by the vote once somebody has completed Director', () => {
    const ended = resumed({
      careers: [{}, {}],
      piles: { health: [1, 0] },
      pending: [{ kind: 'administration' }],
      more: { voteFollows: true }
    });
    expect(kinds(ended)).toEqual(['periodEnded', 'voteCalled']);
    expect(asked(ended.state)).toEqual([['turnCard', 'table']]);
    expect(ended.state.voteReason).toBe('director');
  });

  it('is followed by the vote after three fiscal periods running in which nobody files', () => {
    const quiet = (periods: number, paperwork: readonly number[]) =>
      resumed({ careers: [{}, {}], pending: [{ kind: 'administration' }], more: { quiet: periods, paperwork } }).state;
    expect(quiet(1, [])).toMatchObject({ quiet: 2, voteReason: null, period: 2 });
    expect(quiet(2, [])).toMatchObject({ voteReason: 'nobodyFiles' });
    expect(quiet(2, [1])).toMatchObject({ quiet: 0, voteReason: null });
    let { state } = resumed({ careers: [{}, {}], pending: [{ kind: 'period' }], more: { period: 0 } });
    for (const period of [1, 2, 3]) {
      expect(state.period).toBe(period);
      state = playAll(state, [0, PASS], [1, PASS]).state;
    }
    expect(state.voteReason).toBe('nobodyFiles');
  });

  it.each([12, 16, 20] as const)('is followed by the vote after period %i, if that is the closing date', (closing) => {
    const after = (period: number) =>
      resumed({ options: { closing }, careers: [{}, {}], pending: [{ kind: 'administration' }], more: { period } });
    expect(after(closing - 1).state.voteReason).toBeNull();
    expect(after(closing).state.voteReason).toBe('closing');
  });

  it('tells both reasons where two bring the vote at once', () => {
    const called = (more: Sketch['more']) =>
      newsOf(
        resumed({
          options: { closing: 12 },
          careers: [{}, {}],
          pending: [{ kind: 'administration' }],
          more: { period: 12, ...more }
        }),
        'voteCalled'
      );
    expect(called({ quiet: 1 })).toEqual([{ kind: 'voteCalled', why: 'closing' }]);
    expect(called({ quiet: 2 })).toEqual([{ kind: 'voteCalled', why: 'closing', also: 'nobodyFiles' }]);
    expect(called({ voteFollows: true, paperwork: [0] })).toEqual([
      { kind: 'voteCalled', why: 'director', also: 'closing' }
    ]);
  });
});

describe('A first filing', () => {
  it('stands before a table that has just made its plans', () => {
    expect(asked(tableOf({ careers: [{}, {}], pending: [{ kind: 'plans' }], more: { phase: 'planning' } }))).toEqual([
      ['plan', 0, 1]
    ]);
  });
});
