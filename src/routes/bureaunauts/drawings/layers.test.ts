import { describe, expect, it } from 'vitest';
import { shipsOf } from './layers';

describe('the ships of the map', () => {
  it('stand side by side where several are at one card, and not at all while in dock', () => {
    const ships = shipsOf([
      { level: 1, ship: { kind: 'card', cell: 5 } },
      { level: 2, ship: { kind: 'air', from: null, to: 5 } },
      { level: 3, ship: { kind: 'dock' } }
    ]);
    expect(ships.map(({ seat, flies }) => [seat, flies])).toEqual([
      [0, false],
      [1, true]
    ]);
    expect(ships[0]?.aside).toBeLessThan(ships[1]?.aside ?? 0);
    expect(ships.map(({ many }) => many)).toEqual([2, 2]);
  });
});
