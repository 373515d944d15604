import { describe, expect, it } from 'vitest';
import { viewOf } from './view';
import { backFor, mostOf, rankingOf, sumsOf } from './score';
import { built, kinds, offerOf, play, scripted, sectionOf, silence, tableOf, talksOf } from './testing';

describe('Drawing cards', () => {
  const section = sectionOf('thermalBath', 1);
  const hands = [[1], [2], [3]];
  const deckless = (more: Parameters<typeof talksOf>[2]) => talksOf([3, 3, 3], section, { hands, deck: [], ...more });

  it('goes clockwise from the holder of the pouch', () => {
    const none = silence(talksOf([3, 3, 3], section, { hands, holder: 1, deck: [1, 3, 2] }));
    expect(none.news.filter((news) => news.kind === 'drew')).toEqual([
      { kind: 'drew', seat: 1, card: 2 },
      { kind: 'drew', seat: 2, card: 3 },
      { kind: 'drew', seat: 0, card: 1 }
    ]);
  });

  it('makes the shuffled discards the deck when a card is needed and it is empty', () => {
    const none = silence(talksOf([3, 3, 3], section, { hands, deck: [3], open: [1, 1, 0], faceDown: [3] }));
    expect(kinds(none).slice(3)).toEqual(['drew', 'reshuffled', 'drew', 'drew', 'pouchPassed']);
    expect(none.state).toMatchObject({ open: [0, 0, 0], faceDown: [], deck: [1] });
  });

  it('gives nobody a card when deck and discards hold fewer than there are players who should draw', () => {
    const none = silence(deckless({ open: [1, 0, 0], faceDown: [2] }));
    expect(none.news).toContainEqual({ kind: 'tooFewCards', cards: 2, players: 3 });
    expect(none.state).toMatchObject({ hands, open: [1, 0, 0], faceDown: [2], last: { drew: [] } });
  });

  it('gives everybody one when there are just enough', () => {
    const none = silence(deckless({ open: [1, 0, 0], faceDown: [2, 2] }));
    expect(none.state.hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
  });

  it('is for those who were not paid', () => {
    const bare = talksOf([3, 3, 3], section, { hands: [[1], [], []] });
    const paid = silence(play(bare, 0, offerOf([0, 7])).state);
    expect(paid.state.hands.map((hand) => hand.length)).toEqual([1, 1, 1]);
    expect(paid.state.last).toMatchObject({ drew: [1, 2] });
  });
});

describe('The fourth project', () => {
  const three = { hydrant: 1, busShelter: 2, beerGarden: 3 } as const;
  const hands = [
    [1, 1, 1, 1],
    [2, 3],
    [3, 2]
  ];

  it("ends the game without dice or talks; the highest sum of card VALUES moves on by the section's value", () => {
    const late = tableOf({ hands, built: built({ ...three, sewageWorks: 5 }), money: [10, 5, 3] });
    const ended = play(late, 0, { kind: 'drawTile' }, scripted(10));
    expect(kinds(ended)).toEqual(['sectionLaid', 'handsShown', 'gameEnded']);
    expect(ended.state).toMatchObject({ phase: 'over', money: [10, 11, 9], hands: tableOf({ hands }).hands });
    expect(ended.state.ending).toMatchObject({ kind: 'fourthProject', sums: [4, 5, 5], bonus: 6, seats: [1, 2] });
    expect(viewOf(ended.state, 'onlooker')).toMatchObject({
      asks: [],
      outcome: { places: [[1], [0], [2]] },
      shownHands: ended.state.hands
    });
  });

  it('brings 1 million when it is the hydrant', () => {
    const late = tableOf({ hands, built: built({ busShelter: 2, beerGarden: 3, fireStation: 4 }) });
    expect(play(late, 0, { kind: 'drawTile' }, scripted(1)).state).toMatchObject({ ending: { bonus: 1 } });
  });

  it('brings the bonus to everybody when nobody holds a card', () => {
    const late = tableOf({ hands: [[], []], built: built({ ...three, fireStation: 3 }) });
    expect(play(late, 0, { kind: 'drawTile' }, scripted(1)).state).toMatchObject({
      money: [4, 4],
      ending: { seats: [0, 1] }
    });
  });

  it('is not the third: there the talks go on as ever', () => {
    const late = tableOf({ hands, built: built({ busShelter: 2, beerGarden: 3 }) });
    expect(play(late, 0, { kind: 'drawTile' }, scripted(1)).state).toMatchObject({
      phase: 'dice',
      section: { project: 'hydrant', completes: true }
    });
  });
});

describe('The score', () => {
  it('is the money track: furthest wins, a tie is shared', () => {
    expect(rankingOf([12, 20, 12, 20])).toEqual({
      places: [
        [1, 3],
        [0, 2]
      ]
    });
    expect(mostOf([3, 4, 4])).toEqual([1, 2]);
  });

  it('counts cards for the journalist, and values for the end bonus', () => {
    const hands = [[3, 3], [1, 1, 1, 1], []];
    expect(sumsOf(hands)).toEqual([6, 4, 0]);
    expect(backFor(hands.map((hand) => hand.length))).toEqual([2, 4, 0]);
  });
});
