import { describe, expect, it } from 'vitest';
import { attempt } from '../../kernel/attempt';
import type { Game, Mover } from '../../kernel/game';
import { randomFor } from '../../kernel/random';
import { bucketKing } from '.';
import { hear, viewOf } from './view';
import { setup } from './play';
import type { Inside, Result, State } from './state';
import { cards, FRESH_PYRAMID, pyramid, tableOf, trickOf } from './testing';
import { OPTIONS, type Options } from './options';
import type { Move, Part } from './types';

const game = bucketKing as Game<Inside>;
const random = () => randomFor('b0cca1'.padEnd(32, '1'), 3);

function play(state: State, mover: Mover, move: Move): Result {
  const tried = attempt(game, state, mover, move, random());
  if (!tried.ok) throw new Error(JSON.stringify(tried.denial));
  return tried.played;
}

const lay = (suit: 'horse' | 'pig', ...values: readonly number[]): Move => ({ kind: 'play', suit, values });
const away = (row: number, place: number, keep: Part | null = null): Move => ({ kind: 'giveWay', row, place, keep });
const kinds = (result: Result): string[] => result.news.map((news) => news.kind);
const asked = (state: State): unknown => viewOf(state, 'onlooker').asks.map((ask) => [ask.kind, ...ask.by]);

describe('Set-up', () => {
  const begun = setup({ ...OPTIONS.defaults, starter: 2 }, 3, random());

  it('deals twelve cards each, and all build at once, in secret', () => {
    expect(begun.state.hands.map((hand) => hand.length)).toEqual([12, 12, 12]);
    expect(viewOf(begun.state, 0)).toMatchObject({
      phase: 'building',
      buckets: [15, 15, 15],
      drawPile: 74,
      starter: 2
    });
    expect(viewOf(begun.state, 0).asks).toEqual([
      { kind: 'build', by: [0, 1, 2], from: 'hand', sealed: true, optional: false }
    ]);
    expect(begun.news.map((news) => hear(news, 1)?.kind ?? null)).toEqual(['roundBegan', null, 'dealt', null]);
  });

  it('keeps a sealed pyramid secret until the last one is built, and lets it be taken back until then', () => {
    const build: Move = { kind: 'build', pyramid: FRESH_PYRAMID };
    const one = play(begun.state, 1, build);
    expect(one.news).toEqual([{ kind: 'sealed', seat: 1 }]);
    expect(viewOf(one.state, 1).ownPyramid).toEqual(FRESH_PYRAMID);
    expect(viewOf(one.state, 0)).toMatchObject({ ownPyramid: null, pyramids: [null, null, null], done: [1] });
    expect(asked(one.state)).toEqual([
      ['build', 0, 2],
      ['reopen', 1]
    ]);
    const back = play(one.state, 1, { kind: 'reopen' });
    expect(back).toEqual({ state: begun.state, news: [{ kind: 'reopened', seat: 1 }] });
    const all = play(play(one.state, 0, build).state, 2, build);
    expect(kinds(all)).toEqual(['sealed', 'pyramidsShown']);
    expect(viewOf(all.state, 'onlooker')).toMatchObject({ phase: 'trick', turn: 2, done: [], ownPyramid: null });
    expect(viewOf(all.state, 'onlooker').pyramids).toEqual([FRESH_PYRAMID, FRESH_PYRAMID, FRESH_PYRAMID]);
  });

  it('lets chance choose the start player if the table says so', () => {
    const starters = new Set<number>();
    for (let n = 0; n < 60; n += 1) {
      starters.add(setup({ ...OPTIONS.defaults, starter: 'random' }, 4, randomFor('0'.repeat(32), n)).state.starter);
    }
    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
    expect(setup({ ...OPTIONS.defaults, starter: 5 }, 3, random()).state.starter).toBe(0);
  });
});

describe('A trick', () => {
  const hands = [cards('horse 1 2 3', 'pig 4'), cards('horse 7', 'pig 1'), cards('horse 8 8', 'pig 5')];

  it('draws exactly one card, however many were played, and goes on clockwise', () => {
    const led = play(tableOf({ hands }), 0, lay('horse', 1, 2, 3));
    expect(kinds(led)).toEqual(['led', 'drew']);
    expect(led.state.hands[0]).toHaveLength(2);
    expect(led.state).toMatchObject({ turn: 1, trick: { leader: 0, last: 0, toBeat: 6, direction: 1 } });
    const defended = play(led.state, 1, lay('horse', 7));
    expect(defended.news[0]).toEqual({
      kind: 'defended',
      seat: 1,
      suit: 'horse',
      lying: [],
      values: [7],
      sum: 7,
      turned: false
    });
    expect(defended.state).toMatchObject({ turn: 2, trick: { last: 1, toBeat: 7 } });
  });

  it('shows a drawn card to its owner alone', () => {
    const [, drew] = play(tableOf({ hands }), 0, lay('horse', 1)).news;
    if (drew?.kind !== 'drew') throw new Error('no card drawn');
    expect(drew.card).not.toBeNull();
    expect(hear(drew, 0)).toEqual(drew);
    expect(hear(drew, 1)).toEqual({ kind: 'drew', seat: 0, card: null });
    expect(hear(drew, 'onlooker')).toEqual({ kind: 'drew', seat: 0, card: null });
  });

  it('on the second lap counts all the cards lying in front of a player, whoever led', () => {
    const lap = tableOf({ turn: 1, trick: trickOf('horse', [0, 3], [1, 4], [2, 2, 3]), hands });
    const added = play(lap, 1, lay('horse', 7));
    expect(added.news[0]).toMatchObject({ lying: [4], values: [7], sum: 11 });
    expect(added.state.trick?.piles).toContainEqual({ seat: 1, values: [4, 7], sum: 11 });
    expect(added.state.trick?.piles.map((pile) => pile.seat)).toEqual([0, 1, 2]);
  });

  it('ends when a player gives way, who draws nothing and leads the next', () => {
    const gone = play(
      tableOf({ turn: 1, trick: trickOf('horse', [0, 5]), hands, draw: cards('bull 1') }),
      1,
      away(0, 1, 'right')
    );
    expect(gone.news).toMatchObject([
      { kind: 'gaveWay', seat: 1, suit: 'horse', toBeat: 5, bucket: { row: 0, place: 1, suit: 'horse' }, left: 6 }
    ]);
    expect(gone.state).toMatchObject({ turn: 1, trick: null, lastTrick: { lost: 1, leader: 0 }, buckets: [15, 6, 15] });
    expect(gone.state.hands[1]).toEqual(hands[1]);
    expect(gone.state.discard.at(-1)).toEqual({ suit: 'horse', value: 5 });
    expect(asked(gone.state)).toEqual([['lead', 1]]);
  });

  it('shuffles the discards into a new pile when that is empty, without the cards of the trick', () => {
    const empty = tableOf({ hands, draw: [] });
    const before = empty.discard.length;
    const led = play(empty, 0, lay('horse', 1));
    expect(kinds(led)).toEqual(['led', 'reshuffled', 'drew']);
    expect(led.news[1]).toEqual({ kind: 'reshuffled', cards: before });
    expect(led.state).toMatchObject({ discard: [], trick: { piles: [{ values: [1] }] } });
    expect(led.state.draw).toHaveLength(before - 1);
  });

  it('goes on without drawing if both piles are empty', () => {
    const led = play(tableOf({ hands, draw: [], discard: [] }), 0, lay('horse', 1));
    expect(kinds(led)).toEqual(['led']);
  });
});

describe('"Equals turn"', () => {
  const options = { equalsTurn: true };
  const hands = [cards('horse 1 5'), cards('horse 5 6'), cards('horse 6', 'pig 1'), cards('pig 2')];

  it('lets an equal sum hold, and play goes round the other way for the rest of this trick', () => {
    const turned = play(tableOf({ options, hands, turn: 1, trick: trickOf('horse', [0, 5]) }), 1, lay('horse', 5));
    expect(turned.news[0]).toMatchObject({ kind: 'defended', sum: 5, turned: true });
    expect(turned.state).toMatchObject({ turn: 0, trick: { direction: -1, toBeat: 5, last: 1 } });
    const on = play(turned.state, 0, lay('horse', 1));
    expect(on.state).toMatchObject({ turn: 3, trick: { direction: -1, toBeat: 6 } });
    const gone = play(on.state, 3, away(0, 0));
    const led = play(gone.state, 3, lay('pig', 2));
    expect(led.state).toMatchObject({ turn: 0, trick: { direction: 1 } });
  });
});

describe('"Draw it or lose it"', () => {
  const options = { drawOrLose: true };
  const hands = [cards('horse 1 5'), cards('horse 7 8'), cards('pig 1 5')];
  const led = play(tableOf({ options, hands }), 0, lay('horse', 5));

  it('leaves drawing to the player, in sight of all, while the next one thinks', () => {
    expect(kinds(led)).toEqual(['led']);
    expect(viewOf(led.state, 'onlooker').asks).toEqual([
      { kind: 'defend', by: [1], from: 'hand', sealed: false, optional: false },
      { kind: 'draw', by: [0], from: 'table', sealed: false, optional: true }
    ]);
    const drawn = play(led.state, 0, { kind: 'draw' });
    expect(kinds(drawn)).toEqual(['drew']);
    expect(drawn.state.hands[0]).toHaveLength(2);
    expect(attempt(game, drawn.state, 0, { kind: 'draw' }, random())).toMatchObject({ denial: { kind: 'notAsked' } });
  });

  it('takes the chance away once anybody lays the next cards', () => {
    const next = play(led.state, 1, lay('horse', 7));
    expect(next.news.slice(0, 2)).toMatchObject([{ kind: 'forgotToDraw', seat: 0 }, { kind: 'defended' }]);
    expect(next.state.mayDraw).toBe(1);
  });

  it('takes the chance away once a bucket falls', () => {
    const next = play(led.state, 1, away(0, 0));
    expect(kinds(next)).toEqual(['forgotToDraw', 'gaveWay']);
    expect(next.state.mayDraw).toBeNull();
  });

  it('offers no chance where nothing can be drawn, so nobody forgets it', () => {
    const bare = play(tableOf({ options, hands, draw: [], discard: [] }), 0, lay('horse', 5));
    expect(bare.state.mayDraw).toBeNull();
    expect(kinds(play(bare.state, 1, lay('horse', 7)))).toEqual(['defended']);
  });

  it('lets a leader without cards draw one first, who may tap again after leading', () => {
    const bare = tableOf({
      options,
      turn: 1,
      trick: trickOf('horse', [0, 5]),
      hands: [hands[0] ?? [], [], hands[2] ?? []]
    });
    const gone = play(bare, 1, away(0, 0));
    expect(kinds(gone)).toEqual(['gaveWay', 'drew']);
    const [card] = gone.state.hands[1] ?? [];
    if (!card) throw new Error('no card');
    const leads = play(gone.state, 1, { kind: 'play', suit: card.suit, values: [card.value] });
    expect(leads.state.mayDraw).toBe(1);
    expect(kinds(play(leads.state, 1, { kind: 'draw' }))).toEqual(['drew']);
  });
});

describe('The end of a round', () => {
  const last = pyramid('..h..');

  function losing(seats: number, options: Partial<Options> = {}, more: Partial<State> = {}): State {
    const pyramids = Array.from({ length: seats }, (_, seat) => (seat === 1 ? last : FRESH_PYRAMID));
    return tableOf({ seats, pyramids, turn: 1, trick: trickOf('horse', [0, 5]), ...more, options });
  }

  it('a single bucket left still plays', () => {
    expect(asked(losing(3))).toEqual([['defend', 1]]);
  });

  it.each([2, 3, 4])('comes at once when one pyramid is gone with %i players', (seats) => {
    const gone = play(losing(seats), 1, away(0, 2));
    expect(kinds(gone)).toEqual(['gaveWay', 'out', 'roundEnded', 'matchEnded']);
    expect(viewOf(gone.state, 'onlooker')).toMatchObject({ phase: 'over', asks: [], turn: null });
    expect(viewOf(gone.state, 'onlooker').outcome?.places.at(-1)).toEqual([1]);
  });

  it.each([5, 6])('comes only when two pyramids are gone with %i players', (seats) => {
    const one = play(losing(seats), 1, away(0, 2));
    expect(kinds(one)).toEqual(['gaveWay', 'out']);
    expect(one.state).toMatchObject({ phase: 'trick', out: [1], turn: 2 });
    const two = play(losing(seats, {}, { out: [3] }), 1, away(0, 2));
    expect(kinds(two)).toContain('roundEnded');
  });

  it('the hand of a player who is out goes to the discards, and the player clockwise of them leads', () => {
    const before = losing(5);
    const gone = play(before, 1, away(0, 2));
    expect(gone.news).toContainEqual({ kind: 'out', seat: 1, cards: 2 });
    expect(gone.state.hands[1]).toEqual([]);
    expect(gone.state.discard).toHaveLength(before.discard.length + 1 + 2);
    expect(asked(gone.state)).toEqual([['lead', 2]]);
  });

  it('the player clockwise leads even if play went the other way round', () => {
    const trick = { ...trickOf('horse', [0, 5]), direction: -1 as const };
    expect(play(losing(5, { equalsTurn: true }, { trick }), 1, away(0, 2)).state.turn).toBe(2);
  });

  it('play passes over who is out', () => {
    const hands = [cards('horse 1'), [], cards('pig 1'), cards('pig 2'), cards('pig 3')];
    expect(play(tableOf({ hands, out: [1] }), 0, lay('horse', 1)).state.turn).toBe(2);
  });

  it('most buckets left wins the round; a tie is shared', () => {
    const gone = play(losing(3), 1, away(0, 2));
    expect(gone.news).toContainEqual({ kind: 'roundEnded', round: 1, buckets: [15, 0, 15], winners: [0, 2] });
    expect(viewOf(gone.state, 0).outcome).toEqual({ places: [[0, 2], [1]] });
  });

  it('keeps the last board in sight until the table goes on; then the winner nearest clockwise starts', () => {
    const ended = play(losing(3, { match: 3 }, { starter: 1 }), 1, away(0, 2));
    expect(viewOf(ended.state, 'onlooker')).toMatchObject({
      phase: 'roundOver',
      lastTrick: { lost: 1 },
      totals: [15, 0, 15]
    });
    expect(asked(ended.state)).toEqual([['nextRound', 'table']]);
    const next = play(ended.state, 'table', { kind: 'nextRound' });
    expect(next.state).toMatchObject({
      phase: 'building',
      round: 2,
      starter: 2,
      out: [],
      lastTrick: null,
      discard: []
    });
    expect(viewOf(next.state, 0)).toMatchObject({ round: 2, rounds: 3, totals: [15, 0, 15], buckets: [15, 15, 15] });
  });

  it('most buckets over all rounds wins the match', () => {
    const scores = [
      { buckets: [2, 9, 0], winners: [1] },
      { buckets: [0, 9, 2], winners: [1] }
    ];
    const ended = play(losing(3, { match: 3 }, { round: 3, scores }), 1, away(0, 2));
    expect(ended.news.at(-1)).toEqual({ kind: 'matchEnded', totals: [17, 18, 17], winners: [1] });
    expect(viewOf(ended.state, 0).outcome).toEqual({ places: [[1], [0, 2]] });
  });
});
