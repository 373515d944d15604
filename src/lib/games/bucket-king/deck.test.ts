import { describe, expect, it } from 'vitest';
import { randomFor } from '../../kernel/random';
import { deal, DECK, missingFrom, sorted, withCard, withoutCards } from './deck';
import { cards } from './testing';

const random = randomFor('0'.repeat(32), 0);

describe('The cards', () => {
  it('are 110, 22 a suit: 2×1, 3 each of 2–7, 2×8', () => {
    expect(DECK).toHaveLength(110);
    const horses = DECK.filter((card) => card.suit === 'horse').map((card) => card.value);
    expect(horses).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8]);
  });

  it('are dealt twelve each, every card once', () => {
    const { hands, draw } = deal(6, random);
    expect(hands.map((hand) => hand.length)).toEqual([12, 12, 12, 12, 12, 12]);
    expect(sorted([...hands.flat(), ...draw])).toEqual(DECK);
  });

  it('are held by suit, then value', () => {
    expect(sorted(cards('chicken 1', 'horse 8 2', 'pig 4'))).toEqual(cards('horse 2 8', 'pig 4', 'chicken 1'));
    expect(withCard(cards('horse 2 8', 'pig 4'), cards('bull 1')[0] ?? fail())).toEqual(
      cards('horse 2 8', 'bull 1', 'pig 4')
    );
    expect(withCard(cards('horse 2'), cards('pig 1')[0] ?? fail())).toEqual(cards('horse 2', 'pig 1'));
  });

  it('leave a hand one by one, and only if they are there', () => {
    expect(withoutCards(cards('horse 2 2 3'), 'horse', [2])).toEqual(cards('horse 2 3'));
    expect(() => withoutCards(cards('horse 2'), 'horse', [2, 2])).toThrow('not there');
    expect(missingFrom(cards('horse 2 2'), 'horse', [2, 2])).toBeNull();
    expect(missingFrom(cards('horse 2 2'), 'horse', [2, 2, 2])).toBe(2);
    expect(missingFrom(cards('pig 2'), 'horse', [2])).toBe(2);
  });
});

function fail(): never {
  throw new Error('no card');
}
