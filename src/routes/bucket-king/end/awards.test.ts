import { describe, expect, it } from 'vitest';
import type { BucketKing, News, Seat, Suit } from '$lib/games/bucket-king';
import type { HeardTurn } from '$lib/table/ending';
import { exampleView } from '../testing';
import { awards, type Award } from './awards';

const HORSE: Suit = 'horse';

/** So many buckets fall. */
const gaveWay = (seat: Seat, fell: number): News => ({
  kind: 'gaveWay',
  seat,
  suit: HORSE,
  toBeat: 9,
  bucket: { suit: HORSE, row: 0, place: 0 },
  fell: Array.from({ length: fell }, () => ({ suit: HORSE, row: 0, place: 0 })),
  left: 1
});
const led = (seat: Seat, ...values: readonly number[]): News => ({
  kind: 'led',
  seat,
  suit: HORSE,
  values,
  sum: values.reduce((a, b) => a + b, 0)
});
const defended = (seat: Seat, sum: number): News => ({
  kind: 'defended',
  seat,
  suit: HORSE,
  lying: [],
  values: [sum],
  sum,
  turned: false
});
const began = (round: number): News => ({ kind: 'roundBegan', round, rounds: 3, starter: 0 });
const ended = (round: number, buckets: readonly number[], winners: readonly Seat[]): News => ({
  kind: 'roundEnded',
  round,
  buckets,
  winners
});
const matchEnded = (totals: readonly number[], winners: readonly Seat[]): News => ({
  kind: 'matchEnded',
  totals,
  winners
});

/** A match as the table heard it, a turn for each piece of news. */
function match(news: readonly News[], handSizes: readonly number[] = [0, 0, 0, 0]): readonly HeardTurn<BucketKing>[] {
  return news.map((piece, n) => ({ n, news: [piece], view: exampleView({ handSizes }) }));
}
const kindOf = (found: readonly Award[], kind: Award['kind']): Award | undefined =>
  found.find((award) => award.kind === kind);

describe('what stands out in a match', () => {
  it('is first of all how many buckets fell at once, with round and trick', () => {
    const told = match([
      began(1),
      gaveWay(0, 2),
      gaveWay(1, 6),
      began(2),
      gaveWay(2, 1),
      gaveWay(1, 14),
      ended(2, [9, 9, 9, 0], [0, 1, 2])
    ]);
    expect(awards(told, 4)[0]).toEqual({ kind: 'crash', seats: [1], count: 14, round: 2, trick: 2 });
  });

  it('is no fall of four', () => {
    expect(kindOf(awards(match([began(1), gaveWay(0, 4), gaveWay(0, 4)]), 3), 'crash')).toBeUndefined();
  });

  it('is a long round without giving way, and no short one', () => {
    const tricks = Array.from({ length: 5 }, () => gaveWay(0, 1));
    const long = match([began(1), ...tricks, gaveWay(2, 1), ended(1, [10, 15, 14], [1])]);
    expect(awards(long, 3)[0]).toEqual({ kind: 'rock', seats: [1], round: 1, tricks: 6 });
    const short = match([began(1), ...tricks.slice(1), ended(1, [11, 15, 14], [1])]);
    expect(kindOf(awards(short, 3), 'rock')).toBeUndefined();
  });

  it('names all together who tie, and nobody where all do', () => {
    const told = match([began(1), led(0, 6, 7, 8), gaveWay(1, 1), led(2, 6, 7, 8), gaveWay(1, 1)]);
    expect(awards(told, 4)[0]).toEqual({ kind: 'peak', seats: [0, 2], sum: 21, values: [6, 7, 8], round: 1, trick: 1 });
    expect(kindOf(awards(match([began(1), led(0, 8), led(1, 8)]), 2), 'peak')).toBeUndefined();
  });

  it('is a round won with two buckets at most', () => {
    const won = (count: number) => awards(match([began(1), ended(1, [count, 0, 1], [0])]), 3);
    expect(kindOf(won(2), 'lastStand')).toEqual({ kind: 'lastStand', seats: [0], round: 1, count: 2 });
    expect(kindOf(won(3), 'lastStand')).toBeUndefined();
  });

  it('is how often somebody held in one trick, not in two', () => {
    const told = match([
      began(1),
      led(0, 1),
      defended(1, 3),
      defended(1, 5),
      gaveWay(0, 1),
      defended(2, 4),
      gaveWay(0, 1),
      defended(2, 6)
    ]);
    expect(kindOf(awards(told, 3), 'wall')).toEqual({ kind: 'wall', seats: [1], times: 2, round: 1, trick: 1 });
  });

  it('is the way from the last place to the front', () => {
    const told = match([
      began(1),
      ended(1, [0, 5, 9], [2]),
      began(2),
      ended(2, [15, 5, 9], [0]),
      matchEnded([15, 10, 18], [2])
    ]);
    expect(kindOf(awards(told, 3), 'comeback')).toEqual({ kind: 'comeback', seats: [0], place: 2 });
  });

  it('is a full hand at the end of a round, as everybody saw it', () => {
    const told = match([began(1), ended(1, [3, 0, 3], [0, 2])], [4, 0, 9]);
    expect(kindOf(awards(told, 3), 'patience')).toEqual({ kind: 'patience', seats: [2], cards: 9, round: 1 });
  });

  it('is told of somebody else before anybody has two', () => {
    const told = match([began(1), led(1, 8, 8), led(0, 7), gaveWay(1, 14)]);
    expect(awards(told, 3).map(({ kind, seats }) => [kind, seats])).toEqual([['crash', [1]]]);
  });

  it('is heard, even where the table can’t be seen again', () => {
    const told = match([began(1), gaveWay(1, 14), ended(1, [3, 0, 3], [0, 2])]).map((turn) => ({
      ...turn,
      view: null
    }));
    expect(awards(told, 3).map(({ kind }) => kind)).toEqual(['crash']);
  });
});
