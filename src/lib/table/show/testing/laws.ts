/** The laws every game's scenes keep, as functions over any game: a maker is held to them by one row of a test. */
import { attempt } from '../../../kernel/attempt';
import { deepEqual } from '../../../kernel/equal';
import { judgeOf, type Game, type Kinds, type Mover } from '../../../kernel/game';
import { randomFor, type Random } from '../../../kernel/random';
import { heard } from '../../../session/log';
import {
  CONFETTI,
  CUES,
  lengthOf,
  LONGEST,
  MOST_MOVING,
  type Act,
  type Actor,
  type Room,
  type Scene,
  type SceneKind,
  type SceneMaker
} from '../scene';

/** One turn of a game, as everybody saw and heard it. */
export interface Turn<K extends Kinds> {
  readonly before: K['view'];
  readonly news: readonly K['news'][];
  readonly after: K['view'];
}

/** The turn in which this move is made, and the state after it. */
export function turnOf<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  mover: Mover,
  move: K['move'],
  random: Random
): Turn<K> & { readonly state: K['state'] } {
  const tried = attempt(game, state, mover, move, random);
  if (!tried.ok) throw new Error(tried.denial.kind);
  const { state: next, news } = tried.played;
  return {
    before: game.view(state, 'onlooker'),
    news: heard(game, news, 'onlooker'),
    after: game.view(next, 'onlooker'),
    state: next
  };
}

/**
 * The turns of a random game, as everybody saw and heard them, and the states after them; the `n`-th of its kind. Now and
 * then somebody does more than is asked.
 */
export function* turnsOf<K extends Kinds>(
  game: Game<K>,
  options: K['options'],
  seats: number,
  n: number
): Generator<Turn<K> & { readonly state: K['state'] }> {
  const seed = n.toString(16).padStart(32, '3');
  const other = [...seed].toReversed().join('');
  let { state } = game.setup(options, seats, randomFor(seed, 0));
  for (let move = 1; ; move += 1) {
    const before = game.view(state, 'onlooker');
    const choice = randomFor(other, 1000 + move);
    const asked = (optional: boolean) => before.asks.flatMap((ask) => (ask.optional === optional ? ask.by : []));
    const [must, may] = [asked(false), asked(true)];
    if (must.length + may.length === 0) return;
    const mover = choice.pick(may.length > 0 && (must.length === 0 || choice.int(1, 3) === 1) ? may : must);
    const moves = game.moves(game.view(state, judgeOf(before, mover)), mover);
    const made = turnOf(game, state, mover, choice.pick(moves), randomFor(seed, move));
    ({ state } = made);
    yield made;
  }
}

/** A maker under law. */
export interface Row<K extends Kinds> {
  readonly maker: SceneMaker<K>;
  /** The fields of a view that hold what one seat alone may see: nobody makes a scene of them. */
  readonly secrets: readonly (keyof K['view'] & string)[];
  /** The number an actor shows when this view is drawn; for makers that count. */
  readonly counted?: (view: K['view'], who: Actor) => number | null;
}

/** The same view, whose secrets can't be read. To copy it is no crime. */
export function poisoned<V extends object>(view: V, secrets: readonly string[]): V {
  const copy = { ...view };
  for (const name of secrets) {
    Object.defineProperty(copy, name, {
      enumerable: false,
      get() {
        throw new Error(`a scene is made of ${name}`);
      }
    });
  }
  return copy;
}

/** How many actors move at once at most, but for confetti. */
function mostMoving({ beats = [] }: Act): number {
  const moving = (time: number): number =>
    new Set(
      beats.filter(({ who, at, ms }) => at <= time && time < at + ms && !who.startsWith(CONFETTI)).map(({ who }) => who)
    ).size;
  return Math.max(0, ...beats.map(({ at }) => moving(at)));
}

/** What is wrong with what moves; null for nothing. */
export function flawOfAct(act: Act): string | null {
  const { kind, beats = [] } = act;
  const length = lengthOf(act);
  if (length > LONGEST[kind]) return `${kind} lasts ${String(length)} ms`;
  if (beats.some(({ at, ms }) => at < 0 || ms <= 0)) return 'a movement before its scene, or of no length';
  if (beats.some(({ cue }) => cue !== undefined && !CUES.includes(cue))) return 'a sound nobody knows';
  if (mostMoving(act) > MOST_MOVING) return `${String(mostMoving(act))} move at once`;
  return null;
}

/** What is wrong with one scene by itself; null for nothing. */
function flawOf<K extends Kinds>(scene: Scene<K>, { counted }: Row<K>): string | null {
  const { counts = [], steps = [], ghosts = [], beats = [], to } = scene;
  const flaw = flawOfAct(scene);
  if (flaw !== null) return flaw;
  if (steps.some((time, n) => time < (steps[n - 1] ?? 0))) return 'steps out of order';
  if (new Set(ghosts.map(({ name }) => name)).size < ghosts.length) return 'two ghosts of one name';
  // The player hides a ghost until it first moves: one that never does would be seen from the start.
  if (ghosts.some(({ name }) => beats.every(({ who }) => who !== name))) return 'a ghost that never moves';
  for (const { who } of counts) {
    const last = counts
      .filter((count) => count.who === who)
      .toSorted((one, other) => one.at - other.at)
      .at(-1);
    if (last?.value !== counted?.(to, who)) return `${who} ends at ${String(last?.value)}`;
  }
  return null;
}

/** The scenes of this turn, if they keep the laws; throws where one is broken. Returns the kinds there were. */
export function lawful<K extends Kinds>(row: Row<K>, turn: Turn<K>, room: Room): readonly SceneKind[] {
  const before = poisoned(turn.before, row.secrets);
  const after = poisoned(turn.after, row.secrets);
  const scenes = row.maker.scenes(before, turn.news, after, room);
  const again = row.maker.again?.(after, room) ?? [];
  const said = (what: string): Error => new Error(`${what}: ${JSON.stringify(turn.news)}`);
  const told = scenes.flatMap(({ news }) => news);
  if (told.length !== turn.news.length || told.some((piece, n) => piece !== turn.news[n])) {
    throw said('every piece of news is told once, in order');
  }
  let stands = before;
  for (const scene of scenes) {
    if (!deepEqual(scene.from, stands)) throw said('a scene goes on where the last one ended');
    stands = scene.to;
  }
  if (scenes.length > 0 && !deepEqual(stands, after)) throw said('the last scene ends with how it stands');
  if (again.some(({ from, to }) => !deepEqual(from, after) || !deepEqual(to, after))) {
    throw said('what is shown once more is what lies there');
  }
  for (const scene of [...scenes, ...again]) {
    const flaw = flawOf(scene, row);
    if (flaw !== null) throw said(flaw);
  }
  return scenes.map(({ kind }) => kind);
}
