import { describe, expect, it } from 'vitest';
import { randomFor } from '../../kernel/random';
import { hear, viewOf } from './view';
import { setup } from './play';
import { OPTIONS } from './options';
import { asked, built, denied, game, kinds, play, playAll, scripted, sectionOf, tableOf } from './testing';
import type { State } from './state';
import type { Move } from './words';

const DRAW: Move = { kind: 'drawTile' };
const ROLL: Move = { kind: 'roll' };
const STAND: Move = { kind: 'stand' };
const AGAIN: Move = { kind: 'rollAgain' };

describe('Set-up', () => {
  const begun = setup({ ...OPTIONS.defaults, starter: 1 }, 4, randomFor('e'.repeat(32), 0));

  it('gives everybody a 1, a 2 and a 3, and shuffles the rest face down', () => {
    expect(begun.state.hands).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3]
    ]);
    expect(begun.state.deck).toHaveLength(44);
    expect(begun.state.deck).not.toEqual(begun.state.deck.toSorted());
    expect(viewOf(begun.state, 'onlooker')).toMatchObject({
      phase: 'draw',
      holder: 1,
      starter: 2,
      pouch: 24,
      deck: 44,
      money: [0, 0, 0, 0],
      hand: null,
      handSizes: [3, 3, 3, 3]
    });
    expect(asked(begun.state)).toEqual([['drawTile', 1]]);
  });

  it('lets the table pick who gets the pouch, or chance', () => {
    const holders = new Set<number>();
    for (let n = 0; n < 60; n += 1) {
      holders.add(setup({ ...OPTIONS.defaults, starter: 'random' }, 3, randomFor('0'.repeat(32), n)).state.holder);
    }
    expect([...holders].sort()).toEqual([0, 1, 2]);
    expect(setup({ ...OPTIONS.defaults, starter: 6 }, 2, scripted()).state.holder).toBe(0);
  });
});

describe('The prize is value + sections already lying there + 1', () => {
  const hands = [[1], [2]];

  it.each([
    ['value 4, two sections lying: 7', built({ fireStation: 2 }), 7, 'fireStation', 7],
    ['the first section of a project: value + 1', built({}), 4, 'beerGarden', 4],
    ['the second section of the five: 7', built({ thermalBath: 1 }), 11, 'thermalBath', 7],
    ['the hydrant: 2', built({}), 1, 'hydrant', 2],
    ['the last of the six: 12', built({ sewageWorks: 5 }), 16, 'sewageWorks', 12]
  ])('%s', (_, lying, nth, project, prize) => {
    const drawn = play(tableOf({ hands, built: lying }), 0, DRAW, scripted(nth));
    expect(drawn.state).toMatchObject({ phase: 'dice', section: { project, prize } });
    expect(kinds(drawn)).toEqual(['sectionLaid']);
  });

  it('draws every tile in the pouch as easily as the other', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 2400; n += 1) {
      const { section } = play(tableOf({ hands }), 0, DRAW, randomFor('ab'.repeat(16), n)).state;
      const what = section?.project ?? 'journalist';
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
    expect(counts.get('sewageWorks')).toBeGreaterThan(500);
    expect(counts.get('sewageWorks')).toBeLessThan(700);
    expect(counts.get('journalist')).toBeGreaterThan(230);
    expect(counts.get('journalist')).toBeLessThan(370);
    expect(counts.get('hydrant')).toBeLessThan(150);
  });
});

describe('A journalist', () => {
  const hands = [
    [1, 1, 1],
    [1, 1, 1, 2, 2, 2],
    [1, 1, 1],
    [1, 1, 1, 2],
    [1, 1, 1, 2, 2]
  ];
  const money = [10, 10, 0, 0, 1];

  it('takes from each player the cards they hold more than whoever holds least: 0, 3, 0, 1, 2', () => {
    const drawn = play(tableOf({ hands, money: [10, 10, 10, 10, 10], holder: 3 }), 3, DRAW, scripted(24));
    expect(drawn.state.money).toEqual([10, 7, 10, 9, 8]);
    expect(drawn.news[0]).toMatchObject({ kind: 'journalistDrawn', back: [0, 3, 0, 1, 2], laidOut: null });
    expect(drawn.state.last).toEqual({ kind: 'journalist', holder: 3, back: [0, 3, 0, 1, 2], isLaidOut: false });
  });

  it('moves nobody below the start', () => {
    expect(play(tableOf({ hands, money }), 0, DRAW, scripted(24)).state.money).toEqual([10, 7, 0, 0, 0]);
  });

  it('goes back into the pouch, and the pouch goes clockwise without dice, talks or cards', () => {
    const drawn = play(tableOf({ hands, turn: 5, holder: 4 }), 4, DRAW, scripted(24));
    expect(kinds(drawn)).toEqual(['journalistDrawn', 'pouchPassed']);
    expect(drawn.state).toMatchObject({ phase: 'draw', holder: 0, turn: 6, journalists: 0, hands });
    expect(viewOf(drawn.state, 0).pouch).toBe(24);
  });

  const three = built({ hydrant: 1, busShelter: 2, beerGarden: 3 });

  it('is laid out once three projects are complete', () => {
    const drawn = play(tableOf({ hands, built: three }), 0, DRAW, scripted(18));
    expect(drawn.state).toMatchObject({ phase: 'draw', journalists: 1, holder: 1 });
    expect(drawn.news[0]).toMatchObject({ laidOut: 1 });
    expect(viewOf(drawn.state, 0).pouch).toBe(17);
  });

  it('ends the game as the second one laid out, after the players moved back, without an end bonus', () => {
    const late = tableOf({ hands, money: [9, 12, 9, 2, 3], built: three, journalists: 1 });
    const drawn = play(late, 0, DRAW, scripted(17));
    expect(kinds(drawn)).toEqual(['journalistDrawn', 'handsShown', 'gameEnded']);
    expect(drawn.state).toMatchObject({
      phase: 'over',
      journalists: 2,
      money: [9, 9, 9, 1, 1],
      ending: { kind: 'secondJournalist', back: [0, 3, 0, 1, 2] }
    });
    expect(viewOf(drawn.state, 'onlooker').outcome).toEqual({
      places: [
        [0, 1, 2],
        [3, 4]
      ]
    });
  });
});

describe('Dice', () => {
  const hands = [[1, 3], [2], [1, 2, 3]];
  const dice: State = tableOf({ hands, phase: 'dice', section: sectionOf('thermalBath', 1) });

  it('everybody rolls by their own tap; strength = die + NUMBER of cards', () => {
    const rolled = play(dice, 0, ROLL, scripted(4));
    expect(rolled.news).toEqual([{ kind: 'rolled', seat: 0, die: 4, cards: 2, strength: 6 }]);
    expect(viewOf(rolled.state, 'onlooker')).toMatchObject({ strengths: [6, null, null], rolls: [[4], [], []] });
    expect(asked(rolled.state)).toEqual([
      ['roll', 1, 2],
      ['decide', 0]
    ]);
    expect(denied(rolled.state, 0, ROLL)).toEqual({ kind: 'rolledAlready', cards: 2 });
    expect(denied(rolled.state, 1, STAND)).toEqual({ kind: 'rollFirst' });
  });

  it('three cards and a 2, discarding twice (1, then 5): strength 6', () => {
    const first = play(dice, 2, ROLL, scripted(2)).state;
    const second = play(first, 2, AGAIN, scripted(1)).state;
    expect(viewOf(second, 'onlooker').strengths[2]).toBe(3);
    const third = play(second, 2, AGAIN, scripted(5));
    expect(third.news).toEqual([{ kind: 'rolledAgain', seat: 2, card: 2, die: 5, cards: 1, strength: 6 }]);
    expect(viewOf(third.state, 'onlooker')).toMatchObject({ strengths: [null, null, 6], rolls: [[], [], [2, 1, 5]] });
    expect(third.state).toMatchObject({ faceDown: [1, 2] });
    expect(third.state.hands[2]).toEqual([3]);
  });

  it('"my lowest" goes without taking the tablet, and nobody else hears which card it was', () => {
    const rolled = play(dice, 0, ROLL, scripted(1)).state;
    const [news] = play(rolled, 0, AGAIN, scripted(6)).news;
    if (news === undefined) throw new Error('no news');
    expect(hear(news, 0)).toMatchObject({ card: 1, die: 6, strength: 7 });
    expect(hear(news, 1)).toMatchObject({ card: null, die: 6, strength: 7 });
    expect(hear(news, 'onlooker')).toMatchObject({ card: null });
  });

  it('who takes the tablet may choose another card, or keep them all', () => {
    const rolled = play(dice, 0, ROLL, scripted(1)).state;
    const choosing = play(rolled, 0, { kind: 'chooseCard' });
    expect(kinds(choosing)).toEqual(['choosesCard']);
    expect(viewOf(choosing.state, 'onlooker').asks).toContainEqual({
      kind: 'discard',
      by: [0],
      from: 'hand',
      sealed: false,
      optional: false
    });
    expect(denied(choosing.state, 0, { kind: 'discard', value: 2 })).toEqual({ kind: 'cardNotHeld', value: 2 });
    expect(denied(choosing.state, 0, STAND)).toEqual({ kind: 'notNow' });
    const given = play(choosing.state, 0, { kind: 'discard', value: 3 }, scripted(5)).state;
    expect(given).toMatchObject({ faceDown: [3], choosing: [], rolls: [[1, 5], [], []] });
    expect(given.hands[0]).toEqual([1]);
    expect(play(choosing.state, 0, { kind: 'keepCards' }).state).toEqual(rolled);
    expect(game.moves(viewOf(choosing.state, 'onlooker'), 0)).toEqual([{ kind: 'keepCards' }]);
  });

  it('with a single card there is nothing to choose', () => {
    const rolled = play(dice, 1, ROLL, scripted(1)).state;
    expect(denied(rolled, 1, { kind: 'chooseCard' })).toEqual({ kind: 'onlyOneCard' });
  });

  it('who has no card left stands by themselves, and can only stand', () => {
    const rolled = play(dice, 1, ROLL, scripted(1)).state;
    const again = play(rolled, 1, AGAIN, scripted(2));
    expect(again.news).toMatchObject([
      { kind: 'rolledAgain', card: 2, cards: 0, strength: 2 },
      { kind: 'stood', byThemselves: true }
    ]);
    expect(asked(again.state)).toEqual([['roll', 0, 2]]);
    expect(denied(play(again.state, 0, ROLL).state, 1, { kind: 'unstand' })).toBe('notAsked');
    const bare = tableOf({ hands: [[], [1]], phase: 'dice', section: sectionOf('hydrant', 0) });
    expect(kinds(play(bare, 0, ROLL))).toEqual(['rolled', 'stood']);
  });

  it('"I stand" can be taken back until the last one has, and has to be to roll again', () => {
    const one = play(play(dice, 0, ROLL, scripted(1)).state, 0, STAND).state;
    expect(asked(one)).toEqual([
      ['roll', 1, 2],
      ['unstand', 0]
    ]);
    expect(denied(one, 0, AGAIN)).toEqual({ kind: 'stands' });
    expect(denied(one, 0, STAND)).toEqual({ kind: 'stands' });
    const back = play(one, 0, { kind: 'unstand' });
    expect(kinds(back)).toEqual(['unstood']);
    expect(denied(back.state, 0, { kind: 'unstand' })).toEqual({ kind: 'standsNot' });
    expect(play(back.state, 0, AGAIN, scripted(6)).state.rolls[0]).toEqual([1, 6]);
  });

  it('when all stand, strengths are fixed, and the talks begin', () => {
    const rolled = [0, 1, 2].reduce((state, seat) => play(state, seat, ROLL, scripted(seat + 2)).state, dice);
    const stood = playAll(rolled, [2, STAND], [0, STAND]);
    expect(stood.phase).toBe('dice');
    const last = play(stood, 1, STAND);
    expect(last.news).toMatchObject([{ kind: 'stood' }, { kind: 'talksBegan', strengths: [4, 4, 7] }]);
    expect(viewOf(last.state, 'onlooker')).toMatchObject({ phase: 'talks', strengths: [4, 4, 7] });
    expect(asked(last.state)).toEqual([['talk', 0, 1, 2]]);
  });
});
