import { describe, expect, it } from 'vitest';
import { GAMES } from '.';

describe('The list of games', () => {
  it('knows of each game what the game says of itself', async () => {
    for (const listed of GAMES) {
      const game = await listed.load();
      expect({ id: game.id, version: game.migrations.length }).toEqual({
        id: listed.id,
        version: listed.version
      });
    }
  });
});
