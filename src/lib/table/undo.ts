/** Undo that understands information: a move can be taken back for free only while nobody learnt anything from it. */
import { attempt } from '../kernel/attempt';
import type { Game, Kinds, Mover, Played, Viewer } from '../kernel/game';
import type { Random } from '../kernel/random';
import { isSame } from '../saves/format';

/** May the last move be taken back, and if not, why? */
export type UndoState =
  | { readonly kind: 'free' }
  /** `nothing`: there is no move to take back. `begun`: somebody else has opened their hand since. */
  | { readonly kind: 'impossible'; readonly why: 'nothing' | 'chance' | 'shown' | 'begun' };

/** How many games are made up for each viewer. One that happens to guess a hidden thing right must not count alone. */
const DREAMS = 6;

/**
 * Did this move show nothing hidden to anybody? Each viewer makes up games that look just like what they saw before it.
 * If the move is possible in all of them, and they all look and sound afterwards the way the real one does, the viewer
 * could have known it all.
 */
export function revealsNothing<K extends Kinds>(
  game: Game<K>,
  before: K['state'],
  mover: Mover,
  move: K['move'],
  played: Played<K>,
  random: Random
): boolean {
  const { seats } = game.view(before, 'onlooker');
  const viewers: readonly Viewer[] = ['onlooker', ...Array.from({ length: seats }, (_, seat) => seat)];
  return viewers.every((viewer) => {
    const seen = game.view(before, viewer);
    const sees = game.view(played.state, viewer);
    const hears = played.news.map((news) => game.hear(news, viewer));
    return Array.from({ length: DREAMS }).every(() => {
      const dreamt = attempt(game, game.imagine(seen, random), mover, move, random);
      return (
        dreamt.ok &&
        isSame(game.view(dreamt.played.state, viewer), sees) &&
        isSame(
          dreamt.played.news.map((news) => game.hear(news, viewer)),
          hears
        )
      );
    });
  });
}
