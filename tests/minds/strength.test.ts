/**
 * How strong the minds are, in a few games that are the same in every run: numbers taken from the first run, to be raised
 * with a mind, and lowered only with a reason. `npm run minds` measures.
 */
import { describe, expect, it, vi } from 'vitest';
import { bucketKingMind } from '../../src/lib/bots/bucket-king';
import { bureaunautsMind } from '../../src/lib/bots/bureaunauts';
import { buroCrazyMind } from '../../src/lib/bots/buro-crazy';
import type { Level, Mind } from '../../src/lib/bots/mind';
import { saludosAmigosMind } from '../../src/lib/bots/saludos-amigos';
import type { Kinds } from '../../src/lib/kernel/game';
import { anyMove, player, shareOf, type Player, type Table } from './arena';
import { proportional } from './opponents';

vi.setConfig({ testTimeout: 60_000 });

/** How many of the games it wins, at tables of four; a deal is four games. A shared win counts in part. */
function wins<K extends Kinds>(mind: Mind<K>, deals: number, one: Player<K>, others: Player<K>): number {
  const table: Table<K> = { game: mind.game, options: mind.game.options.defaults, seats: 4 };
  let sum = 0;
  for (let deal = 0; deal < deals; deal += 1) sum += 4 * shareOf(table, deal, one, others);
  return sum;
}

const at = <K extends Kinds>(mind: Mind<K>, level: Level): Player<K> => player(mind, level);

/** The keen one with a hundred tries a move instead of all. */
const hurried = <K extends Kinds>(mind: Mind<K>): Player<K> => {
  return (task) => {
    let steps = 0;
    const thinking = mind.think({ ...task, level: 'keen' }, () => (steps += 1) >= 4);
    for (;;) {
      const step = thinking.next();
      if (step.done === true) return step.value.move;
    }
  };
};

describe('Against three who play anything', () => {
  it.each([
    ['The Bucket King', () => wins(bucketKingMind, 10, at(bucketKingMind, 'fair'), anyMove(bucketKingMind.game)), 29],
    ['Bureaunauts', () => wins(bureaunautsMind, 5, at(bureaunautsMind, 'fair'), anyMove(bureaunautsMind.game)), 19],
    [
      'Saludos Amigos!',
      () => wins(saludosAmigosMind, 5, at(saludosAmigosMind, 'fair'), anyMove(saludosAmigosMind.game)),
      19
    ]
  ])('the fair one of %s wins most games', (_, won, least) => {
    expect(won()).toBeGreaterThanOrEqual(least);
  });
});

describe('Each level is better than the one below', () => {
  it.each([
    ['The Bucket King', () => wins(bucketKingMind, 10, at(bucketKingMind, 'fair'), at(bucketKingMind, 'gentle')), 20],
    ['Bureaunauts', () => wins(bureaunautsMind, 10, at(bureaunautsMind, 'fair'), at(bureaunautsMind, 'gentle')), 11],
    [
      'Saludos Amigos!',
      () => wins(saludosAmigosMind, 5, at(saludosAmigosMind, 'fair'), at(saludosAmigosMind, 'gentle')),
      11
    ]
  ])('in %s the fair one than the gentle', (_, won, least) => {
    expect(won()).toBeGreaterThanOrEqual(least);
  });

  it('in The Bucket King the keen one than the gentle, in a hurry, too', () => {
    expect(wins(bucketKingMind, 2, hurried(bucketKingMind), at(bucketKingMind, 'gentle'))).toBeGreaterThanOrEqual(4);
  });
});

describe('Against three who spend in proportion', () => {
  it.each([
    ['fair', 10],
    ['keen', 12]
  ] as const)('the %s one of Büro Crazy wins more than its part of 32 games', (level, least) => {
    expect(wins(buroCrazyMind, 8, at(buroCrazyMind, level), proportional)).toBeGreaterThanOrEqual(least);
  });
});
