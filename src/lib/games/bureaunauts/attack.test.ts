import { describe, expect, it } from 'vitest';
import { enemiesAt, isInDanger, targetsAt, targetsOf } from './attack';
import { asked, at, denial, filed, kinds, newsOf, play, playAll, tableOf, type Sketch } from './testing';
import type { Move } from './move';
import type { EnemyKind } from './pieces';

const attack = (enemy: EnemyKind): Move => ({ kind: 'attack', enemy });
const HOLD: Move = { kind: 'holdFire' };

describe('Enemies', () => {
  const sketch: Sketch = {
    careers: [{ level: 2 }, {}],
    cards: { A1: 'up:pirates', A2: 'up:outpost', A3: 'up:swarm', A4: 'up:swarm', A5: 'up:pirates', A6: 'pirates' },
    jellies: { A4: 2, A5: 3, A7: 1 }
  };
  const table = tableOf(sketch);
  const levels = (name: string) => enemiesAt(table, at(name)).map(({ kind, level }) => [kind, level]);

  it('are Pirates 2, Outposts 3, Swarms 3, and Jellies as many as their tokens', () => {
    expect(levels('A1')).toEqual([['pirates', 2]]);
    expect(levels('A2')).toEqual([['outpost', 3]]);
    expect(levels('A3')).toEqual([['swarm', 3]]);
    expect(levels('A7')).toEqual([['jelly', 1]]);
    expect(levels('B1')).toEqual([]);
  });

  it('tokens on a Jelly Swarm are one enemy with it, levels added; beside pirates they are another', () => {
    expect(levels('A4')).toEqual([['swarm', 5]]);
    expect(levels('A5')).toEqual([
      ['jelly', 3],
      ['pirates', 2]
    ]);
  });

  it('that lie face down are not seen', () => {
    expect(levels('A6')).toEqual([]);
  });

  it('are beaten by a higher level; each level missing costs 1 photon', () => {
    expect(targetsAt(table, 0, at('A1'))).toMatchObject([{ cost: 1, isBeatable: true }]);
    expect(targetsAt(table, 0, at('A2'))).toMatchObject([{ cost: 2, isBeatable: true }]);
    expect(targetsAt(table, 0, at('A4'))).toMatchObject([{ cost: 4, isBeatable: false }]);
    expect(targetsAt(table, 0, at('A7'))).toMatchObject([{ cost: 0, isBeatable: true }]);
  });
});

describe('Attack', () => {
  it('beats a Jelly of 2 for nothing and an Outpost for 1 photon, at level 3 (worked case 3)', () => {
    const { state } = filed(
      { careers: [{ level: 3, photons: 2 }, { photons: 0 }], cards: { B2: 'outpost' }, jellies: { B2: 2 } },
      { 0: 'B2' }
    );
    expect(asked(state)).toEqual([['attack', 0]]);
    expect(targetsOf(state, 0).map(({ cost }) => cost)).toEqual([0, 1]);
    const jelly = play(state, 0, attack('jelly'));
    expect(newsOf(jelly, 'defeated')).toMatchObject([{ enemy: 'jelly', level: 2, paid: 0, jellies: 2 }]);
    expect(jelly.state).toMatchObject({ supply: 20 });
    expect(jelly.state.careers[0]).toMatchObject({ jellyTrack: 2, photons: 1 });
    const outpost = play(jelly.state, 0, attack('outpost'));
    expect(newsOf(outpost, 'defeated')).toMatchObject([{ enemy: 'outpost', level: 3, paid: 1, jellies: 0 }]);
    expect(outpost.state.careers[0]).toMatchObject({ outposts: 1, level: 3 });
    expect(outpost.state.cards[at('B2')]).toEqual({ back: 'system', face: 'replacement' });
  });

  it('may be left alone, and is asked before and after moving, of those who filed alone', () => {
    const sketch: Sketch = {
      careers: [
        { level: 2, ship: 'C3' },
        { level: 2, ship: 'D4' }
      ],
      jellies: { C3: 1, D4: 1, E5: 1 }
    };
    const { state } = filed(sketch, { 0: 'E5' });
    expect([state.phase, asked(state)]).toEqual(['attack', [['attack', 0]]]);
    const held = play(state, 0, HOLD);
    expect(held.news[0]).toEqual({ kind: 'heldFire', seat: 0, cell: at('C3') });
    expect([held.state.phase, asked(held.state)]).toEqual(['secondAttack', [['attack', 0]]]);
    const done = play(held.state, 0, attack('jelly'));
    expect(asked(done.state)).toEqual([['declare', 0]]);
    // Seat 1 passed, and is with an enemy still.
    expect(isInDanger(done.state, 1)).toBe(true);
  });

  it('is not asked of who can’t beat anything there even with all photons', () => {
    const { state } = filed(
      { careers: [{ level: 1, ship: 'C3', photons: 2 }, {}], jellies: { C3: 2 } },
      { 0: 'stars' }
    );
    expect(asked(state)).toEqual([['announce', 0]]);
    const none = play(state, 0, { kind: 'announce', action: null });
    expect(asked(none.state)).toEqual([['declare', 0]]);
  });

  it('takes exactly what is missing, and the levels paid stay for this player’s attacks in this step', () => {
    const { state } = filed(
      { careers: [{ level: 1, photons: 6 }, { photons: 0 }], cards: { B2: 'pirates' }, jellies: { B2: 3 } },
      { 0: 'B2' }
    );
    const pirates = play(state, 0, attack('pirates'));
    expect(newsOf(pirates, 'defeated')).toMatchObject([{ paid: 2 }]);
    expect(targetsOf(pirates.state, 0)).toMatchObject([{ cost: 1 }]);
    const jelly = play(pirates.state, 0, attack('jelly'));
    expect(newsOf(jelly, 'defeated')).toMatchObject([{ level: 3, paid: 1 }]);
    expect(jelly.state.careers[0]).toMatchObject({ level: 1, pirates: 1, jellyTrack: 3 });
  });

  it('in the second step pays anew', () => {
    const { state } = filed(
      { careers: [{ level: 1, photons: 9, ship: 'C3' }, { photons: 0 }], cards: { B2: 'pirates' }, jellies: { C3: 2 } },
      { 0: 'B2' }
    );
    const both = playAll(state, [0, attack('jelly')], [0, attack('pirates')]);
    expect(newsOf(both, 'defeated').map(({ paid }) => paid)).toEqual([2, 2]);
  });

  it('on a Jelly Swarm raises the Jelly track by 3 and by the tokens with it', () => {
    const { state } = filed(
      { careers: [{ level: 4, photons: 3 }, { photons: 0 }], cards: { B2: 'swarm' }, jellies: { B2: 2 } },
      { 0: 'B2' }
    );
    const beaten = play(state, 0, attack('swarm'));
    expect(newsOf(beaten, 'defeated')).toMatchObject([{ level: 5, paid: 2, jellies: 5 }]);
    expect(beaten.state.careers[0]).toMatchObject({ jellyTrack: 5, swarms: 1, outposts: 0 });
    expect(beaten.state.cards[at('B2')]).toEqual({ back: 'system', face: 'replacement' });
  });

  it('is refused where the enemy is too strong or not there, and says what is missing', () => {
    const { state } = filed(
      { careers: [{ level: 1, photons: 2 }, {}], cards: { B2: 'outpost' }, jellies: { B2: 1 } },
      { 0: 'B2' }
    );
    expect(denial(state, 0, attack('outpost'))).toEqual({
      kind: 'tooStrong',
      enemy: 'outpost',
      level: 3,
      need: 3,
      have: 1
    });
    expect(denial(state, 0, attack('pirates'))).toEqual({ kind: 'noSuchEnemy', enemy: 'pirates' });
    expect(denial(state, 0, attack('dragon' as never))).toEqual({ kind: 'malformed' });
    expect(denial(state, 1, attack('jelly'))).toBe('notAsked');
  });

  it('rewards a completed goal before the next attack', () => {
    const { state } = filed(
      {
        careers: [
          { level: 4, photons: 3, plan: ['lawAndOrder', 'spaceJelly', 'spaceJelly', 'spaceJelly', 'spaceJelly'] },
          {}
        ],
        cards: { B2: 'pirates' },
        jellies: { B2: 1 }
      },
      { 0: 'B2' }
    );
    const beaten = play(state, 0, attack('pirates'));
    expect(kinds(beaten)).toEqual(['defeated', 'goalCompleted', 'influencePlaced']);
    expect(asked(beaten.state)).toEqual([['influence', 0]]);
    expect(asked(play(beaten.state, 0, { kind: 'place', department: 'health' }).state)).toEqual([['attack', 0]]);
  });
});
