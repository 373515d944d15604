import { describe, expect, it } from 'vitest';
import type { Seat } from '../../kernel/game';
import { obstacles, placesFor } from './contest';
import { CELLS, nameOf } from './grid';
import type { Choice } from './pieces';
import { asked, at, denial, filed, kinds, newsOf, play, playAll, tableOf, type Sketch } from './testing';
import type { Result } from './state';

/** The first seat wins the Meeting of these two. */
function won({ state }: Result, winner: Seat, loser: Seat): Result {
  const meet = (choice: Choice) => ({ kind: 'meet', choice }) as const;
  return playAll(state, [winner, meet('happyHour')], [loser, meet('golf')]);
}

const put = (name: string) => ({ kind: 'displace', cell: at(name) }) as const;

/** A sky in which every card lies open but those named here. */
function openSky(...hidden: readonly string[]): Record<string, string> {
  return Object.fromEntries(CELLS.map(nameOf).flatMap((name) => (hidden.includes(name) ? [] : [[name, 'up:open']])));
}

describe('A contest', () => {
  it('of several who want the same card is decided by a Meeting; the winner lands and places the loser', () => {
    const wanted = filed({ careers: [{}, {}], cards: { B2: 'relic', C3: 'photons2' } }, { 0: 'B2', 1: 'B2' });
    expect(newsOf(wanted, 'meetingCalled')).toEqual([
      { kind: 'meetingCalled', about: { kind: 'card', cell: at('B2') }, seats: [0, 1] }
    ]);
    expect(asked(wanted.state)).toEqual([['meet', 0, 1]]);
    const landed = won(wanted, 1, 0);
    expect(newsOf(landed, 'landed')).toEqual([{ kind: 'landed', seat: 1, cell: at('B2'), flipped: 'relic' }]);
    expect(landed.state.careers.map(({ relics }) => relics)).toEqual([0, 1]);
    expect(asked(landed.state)).toEqual([['displace', 1]]);
    const placed = play(landed.state, 1, put('C3'));
    expect(placed.news.slice(0, 2)).toEqual([
      { kind: 'displaced', seat: 1, loser: 0, from: at('B2'), to: at('C3'), flipped: 'photons2' },
      { kind: 'photonsFound', seat: 0, cell: at('C3'), photons: 2 }
    ]);
    expect(placed.state.careers[0]).toMatchObject({ photons: 4, ship: { kind: 'card', cell: at('C3') } });
  });

  it('with a ship that stands there concerns its player too, even one who has passed', () => {
    const wanted = filed({ careers: [{}, { ship: 'B2' }] }, { 0: 'B2' });
    expect(asked(wanted.state)).toEqual([['meet', 0, 1]]);
    const driven = won(wanted, 0, 1);
    expect(asked(driven.state)).toEqual([['displace', 0]]);
    const placed = play(driven.state, 0, put('C3'));
    expect(placed.state.careers.map(({ ship }) => ship)).toEqual([
      { kind: 'card', cell: at('B2') },
      { kind: 'card', cell: at('C3') }
    ]);
  });

  it('with a ship whose player acts is met about after the actions (printed example)', () => {
    const drew = filed({ careers: [{}, { ship: 'E10', level: 1 }] }, { 0: 'E10', 1: 'stars' });
    expect(asked(drew.state)).toEqual([['announce', 1]]);
    const acted = play(drew.state, 1, { kind: 'announce', action: 'upgrade' });
    expect(kinds(acted).filter((kind) => kind === 'upgraded' || kind === 'meetingCalled')).toEqual([
      'upgraded',
      'meetingCalled'
    ]);
    expect(asked(acted.state)).toEqual([['meet', 0, 1]]);
  });

  it('won by the ship that stood there lets its player place the others, at their place in turn order', () => {
    const wanted = filed({ careers: [{}, { ship: 'B2' }, {}], more: { starter: 0 } }, { 0: 'B2', 2: 'H1' });
    const stays = won(wanted, 1, 0);
    // Seat 1 comes before seat 2, whose ship is still in the air.
    expect(newsOf(stays, 'landed')).toEqual([]);
    expect(asked(stays.state)).toEqual([['displace', 1]]);
    const placed = play(stays.state, 1, put('D4'));
    expect(newsOf(placed, 'landed')).toMatchObject([{ seat: 2 }]);
    expect(placed.state.careers[0]?.ship).toEqual({ kind: 'card', cell: at('D4') });
  });

  it('is met about before any ship lands, in turn order of the first player concerned', () => {
    const two = filed(
      { careers: [{}, {}, { ship: 'C3' }, {}], more: { starter: 3 } },
      { 3: 'A1', 0: 'B2', 1: 'C3', 2: 'B2' }
    );
    // Seat 2 has lifted off from C3, so that one is free.
    expect(newsOf(two, 'meetingCalled').map(({ seats }) => seats)).toEqual([[0, 2]]);
    const both = filed({ careers: [{}, {}, {}, {}], more: { starter: 3 } }, { 3: 'A1', 0: 'B2', 1: 'A1', 2: 'B2' });
    expect(asked(both.state)).toEqual([['meet', 3, 1]]);
    const first = won(both, 1, 3);
    expect(newsOf(first, 'landed')).toEqual([]);
    expect(asked(first.state)).toEqual([['meet', 0, 2]]);
    const second = won(first, 0, 2);
    // Turn order 3, 0, 1, 2: 3 has lost, 0 lands first and places 2, then 1 lands and places 3.
    expect(newsOf(second, 'landed')).toMatchObject([{ seat: 0 }]);
    expect(second.state.pending.at(-1)).toMatchObject({ kind: 'displace', seat: 0, loser: 2 });
    const third = play(second.state, 0, put('E5'));
    expect(newsOf(third, 'landed')).toMatchObject([{ seat: 1 }]);
    expect(third.state.pending.at(-1)).toMatchObject({ kind: 'displace', seat: 1, loser: 3 });
  });

  it('of three lets the winner place the losers in turn order', () => {
    const three = filed({ careers: [{}, {}, {}], more: { starter: 1 } }, { 0: 'B2', 1: 'B2', 2: 'B2' });
    const decided = playAll(
      three.state,
      [0, { kind: 'meet', choice: 'golf' }],
      [1, { kind: 'meet', choice: 'happyHour' }],
      [2, { kind: 'meet', choice: 'golf' }]
    );
    expect(decided.state.pending.at(-1)).toMatchObject({ kind: 'displace', seat: 1, loser: 2 });
    const one = play(decided.state, 1, put('E5'));
    expect(one.state.pending.at(-1)).toMatchObject({ kind: 'displace', seat: 1, loser: 0 });
  });

  it('rewards the winner’s completed goals before the losers are placed', () => {
    const plan = ['relicHunter', 'spaceJelly', 'spaceJelly', 'spaceJelly', 'spaceJelly'] as const;
    const wanted = filed({ careers: [{ plan, relics: 1 }, {}], cards: { B2: 'relic' } }, { 0: 'B2', 1: 'B2' });
    const landed = won(wanted, 0, 1);
    expect(asked(landed.state)).toEqual([['influence', 0]]);
    expect(asked(play(landed.state, 0, { kind: 'place', department: 'health' }).state)).toEqual([['displace', 0]]);
  });
});

describe('A loser’s ship', () => {
  const careers: Sketch['careers'] = [{}, { ship: 'B2' }, {}];

  it('goes to any face-down card without Jellies', () => {
    const sketch: Sketch = { careers, cards: { C3: 'up:open', C4: 'system' }, jellies: { C5: 1 } };
    const { state } = won(filed(sketch, { 0: 'B2' }), 0, 1);
    expect(denial(state, 0, put('C3'))).toEqual({ kind: 'faceUp', cell: at('C3') });
    expect(denial(state, 0, put('C5'))).toEqual({ kind: 'hasJellies', cell: at('C5') });
    expect(denial(state, 0, put('B2'))).toEqual({ kind: 'hasShip', cell: at('B2') });
    expect(denial(state, 0, put('C4'))).toBeNull();
    expect(denial(state, 0, { kind: 'displace', cell: 90 })).toEqual({ kind: 'malformed' });
    expect(placesFor(state)).toHaveLength(80 - 3);
  });

  it('goes to any face-up card without a ship where no card is face down, or all that are carry Jellies', () => {
    const sketch: Sketch = {
      careers: [{}, { ship: 'B2' }, { ship: 'D4' }],
      cards: openSky('H10'),
      jellies: { H10: 2, E5: 1 }
    };
    const { state } = won(filed(sketch, { 0: 'B2' }), 0, 1);
    expect(denial(state, 0, put('H10'))).toEqual({ kind: 'hasJellies', cell: at('H10') });
    expect(denial(state, 0, put('D4'))).toEqual({ kind: 'hasShip', cell: at('D4') });
    expect(denial(state, 0, put('E5'))).toBeNull();
    const placed = play(state, 0, put('E5'));
    expect(newsOf(placed, 'displaced')).toMatchObject([{ to: at('E5'), flipped: null }]);
  });

  it('never goes to a card that another ship in the air has dialled, while there is another', () => {
    const sketch: Sketch = { careers, cards: openSky('H9', 'H10') };
    const { state } = won(filed(sketch, { 0: 'B2', 2: 'H10' }), 0, 1);
    expect(denial(state, 0, put('H10'))).toEqual({ kind: 'isDialled', cell: at('H10') });
    expect(placesFor(state)).toEqual([at('H9')]);
  });

  it('where it has to be, meets that ship when it lands; the winner places the other', () => {
    const sketch: Sketch = { careers, cards: { ...openSky('H10'), H10: 'photons2' } };
    const driven = won(filed(sketch, { 0: 'B2', 2: 'H10' }), 0, 1);
    expect(placesFor(driven.state)).toEqual([at('H10')]);
    const placed = play(driven.state, 0, put('H10'));
    expect(newsOf(placed, 'photonsFound')).toMatchObject([{ seat: 1, photons: 2 }]);
    expect(newsOf(placed, 'meetingCalled')).toMatchObject([
      { about: { kind: 'card', cell: at('H10') }, seats: [1, 2] }
    ]);
    // The ship that arrives wins: it lands on the open card, and drives the other off again.
    const arrives = won(placed, 2, 1);
    expect(newsOf(arrives, 'landed')).toEqual([{ kind: 'landed', seat: 2, cell: at('H10'), flipped: null }]);
    expect(asked(arrives.state)).toEqual([['displace', 2]]);
    const away = play(arrives.state, 2, put('A1'));
    expect(away.state.careers[1]?.ship).toEqual({ kind: 'card', cell: at('A1') });
    // The ship that was put there wins: the other never lands.
    const stays = won(placed, 1, 2);
    expect(newsOf(stays, 'landed')).toEqual([]);
    expect(stays.state.pending.at(-1)).toMatchObject({ kind: 'displace', seat: 1, loser: 2 });
    const gone = play(stays.state, 1, put('A1'));
    expect(gone.state.careers.map(({ ship }) => ship.kind)).toEqual(['card', 'card', 'card']);
    expect(gone.state.careers[1]?.ship).toEqual({ kind: 'card', cell: at('H10') });
  });

  it('that met again and won places the losers the other one had beaten as well', () => {
    const sketch: Sketch = { careers: [{}, { ship: 'B2' }, {}, {}], cards: openSky('H10') };
    const meetings = filed(sketch, { 0: 'B2', 2: 'H10', 3: 'H10' });
    const driven = won(won(meetings, 0, 1), 2, 3);
    const placed = play(driven.state, 0, put('H10'));
    expect(newsOf(placed, 'meetingCalled')).toMatchObject([{ seats: [1, 2] }]);
    const stays = won(placed, 1, 2);
    expect(stays.state.pending.at(-1)).toMatchObject({ kind: 'displace', seat: 1, loser: 2 });
    const last = play(play(stays.state, 1, put('A1')).state, 1, put('A2'));
    expect(newsOf(last, 'displaced')).toMatchObject([{ seat: 1, loser: 3 }]);
    expect(last.state.careers.map(({ ship }) => ship)).toEqual(
      ['B2', 'H10', 'A1', 'A2'].map((name) => ({ kind: 'card', cell: at(name) }))
    );
    expect(last.state.pending.some(({ kind }) => kind === 'displace')).toBe(false);
  });

  it('flips its card for its own player, whose goals are completed and rewarded', () => {
    const plan = ['relicHunter', 'spaceJelly', 'spaceJelly', 'spaceJelly', 'spaceJelly'] as const;
    const sketch: Sketch = { careers: [{}, { ship: 'B2', plan, relics: 1 }], cards: { C3: 'relic' } };
    const placed = play(won(filed(sketch, { 0: 'B2' }), 0, 1).state, 0, put('C3'));
    expect(kinds(placed)).toEqual(['displaced', 'relicFound', 'goalCompleted', 'influencePlaced']);
    expect(asked(placed.state)).toEqual([['influence', 1]]);
  });

  it('finds an obstacle named on every other card', () => {
    const table = tableOf({ careers: [{ ship: 'A1' }, {}], cards: { A2: 'up:open' }, jellies: { A3: 1 } });
    expect(obstacles(table).slice(0, 4)).toEqual(['hasShip', 'faceUp', 'hasJellies', null]);
  });
});
