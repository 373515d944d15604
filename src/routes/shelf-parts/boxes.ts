/** What the shelf knows of each game beyond the list: its name, its colours, and its words when it needs them. */
import { m } from '$lib/paraglide/messages';
import type { Shelved } from '$lib/shelf/list';

/** A game's place on the shelf. */
export interface Boxed {
  readonly name: () => string;
  /** The side of the box, and the ground behind a saved game's picture. */
  readonly edge: string;
  readonly ground: string;
  /** The pages of the game. */
  readonly set: '/new/bucket-king';
  readonly play: '/bucket-king';
  /** Where a saved game stands, in one line. Fetches the game's words. */
  standing(game: Shelved): Promise<() => string>;
}

/** By the game's id. */
export const BOXES: Readonly<Record<string, Boxed>> = {
  'bucket-king': {
    name: () => m.bk_name(),
    edge: '#D69A1E',
    ground: '#F7C948',
    set: '/new/bucket-king',
    play: '/bucket-king',
    async standing(game) {
      const { words } = await import('../bucket-king/words');
      // What a save shows of itself was written by this game's own view.
      const view = game.glance as Parameters<typeof words.standing>[0];
      return () => words.standing(view, game.players);
    }
  }
};
