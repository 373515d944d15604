/**
 * Undo that understands information. A move can be taken back freely while nobody learnt anything from it, by consent
 * once others have acted, and never once chance has spoken or something hidden was shown. All of it is told from the
 * turns of the game, so a reload forgets nothing.
 */
import { attempt } from '../kernel/attempt';
import { deepEqual } from '../kernel/equal';
import { judgeOf, type Game, type Kinds, type Mover, type Viewer } from '../kernel/game';
import type { Journal } from '../kernel/journal';
import { randomFor, type Random } from '../kernel/random';
import { freshId } from '../saves/id';
import type { Turn } from '../saves/records';
import type { Peeks } from './peeks';

/** Why no move further back can be taken back. */
export type Irrevocable =
  /** There is no further move. */
  | 'nothing'
  /** Further back than anybody will want to go. */
  | 'far'
  /** A card was drawn, dice were rolled. */
  | 'chance'
  /** Something hidden was shown to somebody. */
  | 'shown'
  /** The game is over, and its secrets may be read. */
  | 'over'
  /** It was played under other rules, before an update. */
  | 'old';

/** So many of the last moves can be taken back together; what was made together counts as one. */
export interface StepBack {
  /** How many moves stand after it. */
  readonly to: number;
  /** The first of the turns that go. */
  readonly from: number;
  /** The last to have moved among them. */
  readonly movers: readonly Mover[];
  /** `free`: nobody has acted since, or nobody else could object. `consent`: every person at the table has to agree. */
  readonly kind: 'free' | 'consent';
}

/** What can be taken back: one move, two, and so on; and why not more. */
export interface UndoState {
  readonly steps: readonly StepBack[];
  readonly end: Irrevocable;
}

/** How many moves back anybody will want to go. */
const FURTHEST = 20;

/** How many games are made up for each viewer. One that happens to guess a hidden thing right must not count alone. */
const DREAMS = 6;

/** Did this turn show something hidden? A turn never changes, belongs to one game, and is judged once. */
const shown = new WeakMap<Turn, boolean>();

/** Who sits at a table, as far as taking back is concerned. */
export interface Company {
  /** By seat: how often its hand was opened since, and when last. */
  readonly looked: readonly Peeks[];
  readonly computers: ReadonlySet<Mover>;
  /** There is one person: nobody else could object. */
  readonly isAlone: boolean;
}

/**
 * What can be taken back of a game that is not over. `moves` are the turns that stand. No step ends before a computer's
 * move: the computer would only make it again.
 */
export function undoStateOf<K extends Kinds>(
  game: Game<K>,
  journal: Journal<K>,
  moves: readonly Turn[],
  { looked, computers, isAlone }: Company
): UndoState {
  const steps: StepBack[] = [];
  const movers: Mover[] = [];
  let hasBegun = false;
  let acts = 0;
  for (const [i, turn] of [...moves.entries()].reverse()) {
    if (turn.entry.kind === 'undo') continue;
    if (acts === FURTHEST) return { steps, end: 'far' };
    const [before, after] = [journal.stateAt(turn.n - 1), journal.stateAt(turn.n)];
    if (before === null || after === null) return { steps, end: 'old' };
    if (turn.chance) return { steps, end: 'chance' };
    const { mover, move } = turn.entry;
    const played = { state: after, news: turn.news };
    const shows = shown.get(turn) ?? !revealsNothing(game, before, mover, move, played, randomFor(freshId(), 0));
    shown.set(turn, shows);
    if (shows) return { steps, end: 'shown' };
    movers.push(mover);
    hasBegun ||= looked.some(({ times, turn: at }, seat) => seat !== mover && times > 0 && at >= turn.n);
    // What was made together is taken back together.
    if (turn.act !== undefined && moves[i - 1]?.act === turn.act) continue;
    acts += 1;
    if (computers.has(mover)) continue;
    const isOwn = isAlone || acts === 1 || movers.every((other) => other === mover);
    const kind = isOwn && !hasBegun ? 'free' : 'consent';
    steps.push({ to: journal.moves - movers.length, from: turn.n, movers: [...movers], kind });
  }
  return { steps, end: 'nothing' };
}

/**
 * Did this move show nothing hidden to anybody? Each viewer makes up games that look just like what they saw before it.
 * If in all of them the mover could have done something that looks and sounds afterwards the way the real move does, the
 * viewer could have known it all. (A sealed choice is hidden itself: it need not be the same one.)
 */
export function revealsNothing<K extends Kinds>(
  game: Game<K>,
  before: K['state'],
  mover: Mover,
  move: K['move'],
  after: { readonly state: K['state']; readonly news: readonly K['news'][] },
  random: Random
): boolean {
  const open = game.view(before, 'onlooker');
  const viewers: readonly Viewer[] = ['onlooker', ...Array.from({ length: open.seats }, (_, seat) => seat)];
  return viewers.every((viewer) => {
    const seen = game.view(before, viewer);
    const sees = game.view(after.state, viewer);
    const hears = after.news.map((news) => game.hear(news, viewer));
    const looksLikeIt = (dream: K['state'], other: K['move']): boolean => {
      const dreamt = attempt(game, dream, mover, other, random);
      return (
        dreamt.ok &&
        deepEqual(game.view(dreamt.played.state, viewer), sees) &&
        deepEqual(
          dreamt.played.news.map((news) => game.hear(news, viewer)),
          hears
        )
      );
    };
    return Array.from({ length: DREAMS }).every(() => {
      const dream = game.imagine(seen, random);
      if (looksLikeIt(dream, move)) return true;
      if (viewer === mover) return false;
      const judge = judgeOf(open, mover);
      return game.moves(game.view(dream, judge), mover).some((other) => looksLikeIt(dream, other));
    });
  });
}
