/** The one gate to a game, for people, bots, clock, imports and replays alike. Nobody else calls `play`. */
import { isAsked, judgeOf, type Game, type Kinds, type Mover, type Played, type Viewer } from './game';
import type { Random } from './random';

/** Why a move did not happen. */
export type Denial<K extends Kinds> =
  | { readonly kind: 'over' }
  | { readonly kind: 'notAsked' }
  | { readonly kind: 'refused'; readonly refusal: K['refusal'] };

/** A move that was carried out, or why it was not. */
export type Attempt<K extends Kinds> =
  { readonly ok: true; readonly played: Played<K> } | { readonly ok: false; readonly denial: Denial<K> };

/**
 * Tries a move: over? asked? refused? and only then played. An illegal move changes nothing. It is judged from the view
 * of whoever chooses, or from the onlooker's where that is all the one who plays it sees. A caller that has views of this
 * very state hands them over as `viewOf`, so that none is made twice.
 */
export function attempt<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  mover: Mover,
  move: K['move'],
  random: Random,
  from: Viewer | null = null,
  viewOf: (viewer: Viewer) => K['view'] = (viewer) => game.view(state, viewer)
): Attempt<K> {
  const open = viewOf('onlooker');
  if (open.outcome !== null) return { ok: false, denial: { kind: 'over' } };
  if (!isAsked(open, mover)) return { ok: false, denial: { kind: 'notAsked' } };
  const judge = from ?? judgeOf(open, mover);
  const refusal = game.refuse(judge === 'onlooker' ? open : viewOf(judge), mover, move);
  if (refusal !== null) return { ok: false, denial: { kind: 'refused', refusal } };
  return { ok: true, played: game.play(state, mover, move, random) };
}
