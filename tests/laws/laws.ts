/**
 * The laws every game of the house keeps, as functions over any game. They know nothing of a game but its `Subject`;
 * what breaks one throws `LawBroken`, with the seed in its message. (docs/architecture.md: Laws)
 */
import { isDeepStrictEqual } from 'node:util';
import { attempt } from '../../src/lib/kernel/attempt';
import {
  asksOf,
  judgeOf,
  type Game,
  type Kinds,
  type Mover,
  type Soundness,
  type Viewer
} from '../../src/lib/kernel/game';
import { Journal, type Entry } from '../../src/lib/kernel/journal';
import { randomFor, type Random, type Seed } from '../../src/lib/kernel/random';

/** A game, and what its tests say about it without asking the game. */
export interface Subject<K extends Kinds> {
  readonly game: Game<K>;
  /** Its checks of what comes from outside, loaded. */
  readonly sound: Soundness;
  /** Changes what this viewer may not know, and nothing else. */
  disturb(state: K['state'], viewer: Viewer, random: Random): K['state'];
  /** Does this piece of news rightly tell the viewer something that was hidden until now? */
  teaches(news: K['news'], viewer: Viewer): boolean;
  /** What must be the same in every state of a game: cards, tokens. */
  conserved(state: K['state']): unknown;
  /**
   * What would have happened by itself already, by the rules: a goal that is fulfilled and not completed, choices that
   * are all sealed and not shown. Empty where a state waits for somebody.
   */
  overdue(state: K['state']): readonly string[];
  /** What is not so of what this viewer takes for known: by names for tests. Empty where all of it is true. */
  untrue(state: K['state'], known: K['known'], viewer: Viewer): readonly string[];
}

/**
 * How random players choose. `progress` and `stubborn` never do what is optional, `curious` often does; `stubborn` mostly
 * takes the first move that is listed, which makes for other, longer games.
 */
export const POLICIES = ['progress', 'curious', 'stubborn'] as const;
export type Policy = (typeof POLICIES)[number];

/** Which game is played, and how. */
export interface Deal<K extends Kinds> {
  readonly options: K['options'];
  readonly seats: number;
  readonly seed: Seed;
  readonly policy: Policy;
}

/** A moment of a random game. */
export interface Position<K extends Kinds> {
  readonly subject: Subject<K>;
  readonly deal: Deal<K>;
  readonly state: K['state'];
  readonly entries: readonly Entry<K>[];
  /** What the last move brought about, or the set-up. */
  readonly news: readonly K['news'][];
}

/** A law that does not hold; the message says which, where, and with which seed to find it again. */
export class LawBroken extends Error {
  constructor(law: string, { subject, deal, entries }: Position<Kinds>, what: string) {
    const { seats, options, seed, policy } = deal;
    const where = `${subject.game.id}, ${seats} seats, ${JSON.stringify(options)}, ${policy}, seed ${seed}`;
    super(`${law}: ${what} (${where}, after ${entries.length} moves)`);
    this.name = 'LawBroken';
  }
}

function broken<K extends Kinds>(law: string, position: Position<K>, what: string): LawBroken {
  return new LawBroken(law, position, what);
}

function same(one: unknown, other: unknown): boolean {
  return one === other || isDeepStrictEqual(one, other);
}

/** Everybody who can look: the onlooker and every seat. */
export function viewersOf(seats: number): readonly Viewer[] {
  return ['onlooker', ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** Everybody who is asked for something, once. */
export function askedIn<K extends Kinds>(view: K['view']): readonly Mover[] {
  return [...new Set(view.asks.flatMap((ask) => ask.by))];
}

/** Another stream of chance than the game's own, so that choices and dice have nothing to do with each other. */
export function choicesFor(seed: Seed, n: number): Random {
  return randomFor([...seed].reverse().join(''), n);
}

function chooseMover<K extends Kinds>(view: K['view'], policy: Policy, random: Random): Mover {
  const wanted = (optional: boolean): Mover[] => view.asks.flatMap((ask) => (ask.optional === optional ? ask.by : []));
  const optional = wanted(true);
  const required = wanted(false);
  const tries = policy === 'curious' && optional.length > 0 && random.int(1, 3) === 1;
  return random.pick(tries || required.length === 0 ? optional : required);
}

/** Plays a random game, and stops at every position, the last included. Listed moves must be allowed. */
export function* walk<K extends Kinds>(subject: Subject<K>, deal: Deal<K>): Generator<Position<K>, void, void> {
  const { game } = subject;
  const entries: Entry<K>[] = [];
  let { state, news } = game.setup(deal.options, deal.seats, randomFor(deal.seed, 0));
  const longest = game.maxMoves(deal.options, deal.seats);
  const limit = deal.policy !== 'curious' ? longest : 10 * longest + 100;
  for (;;) {
    const position: Position<K> = { subject, deal, state, entries, news };
    yield position;
    const open = game.view(state, 'onlooker');
    if (open.outcome !== null) return;
    if (entries.length >= limit) throw broken('every game ends in time', position, `more than ${limit} moves`);
    if (open.asks.length === 0) throw broken('outcome or somebody is asked', position, 'nobody is asked');
    const choices = choicesFor(deal.seed, entries.length);
    const mover = chooseMover<K>(open, deal.policy, choices);
    const listed = game.moves(game.view(state, judgeOf(open, mover)), mover);
    if (listed.length === 0) throw broken('somebody asked has a move', position, `${mover} has none`);
    const first = deal.policy === 'stubborn' && choices.int(1, 10) > 1;
    const move = first ? (listed[0] as K['move']) : choices.pick(listed);
    const tried = attempt(game, state, mover, move, randomFor(deal.seed, entries.length + 1));
    if (!tried.ok) {
      throw broken('a listed move is never refused', position, JSON.stringify({ mover, move, denial: tried.denial }));
    }
    entries.push({ kind: 'move', mover, move });
    ({ state, news } = tried.played);
  }
}

/** A law about one position. */
export type Law = <K extends Kinds>(position: Position<K>, random: Random) => void;

/** Whoever is asked finds a move among the listed ones, and none of those is refused. */
export const listedMovesAreAllowed: Law = (position) => {
  const { subject, state } = position;
  const { game } = subject;
  const open = game.view(state, 'onlooker');
  for (const mover of askedIn(open)) {
    const view = game.view(state, judgeOf(open, mover));
    const listed = game.moves(view, mover);
    if (listed.length === 0) throw broken('somebody asked has a move', position, `${mover} has none`);
    if (new Set(listed.map((move) => JSON.stringify(move))).size < listed.length) {
      throw broken('moves are listed once', position, `${mover}`);
    }
    for (const move of listed) {
      const refusal = game.refuse(view, mover, move);
      if (refusal !== null) throw broken('a listed move is never refused', position, JSON.stringify({ move, refusal }));
    }
  }
};

/** A choice made in sight of all is judged from the onlooker's view just as from the seat's own. */
export const publicChoicesAreJudgedAlike: Law = (position) => {
  const { subject, state } = position;
  const { game } = subject;
  const open = game.view(state, 'onlooker');
  for (const mover of askedIn(open)) {
    const from = new Set(asksOf(open, mover).map((ask) => ask.from));
    if (mover === 'table' || !from.has('table')) continue;
    const own = game.view(state, mover);
    if (from.has('hand')) {
      // Asked for both: what may be done in sight of all may be done from the hand as well, not the other way round.
      for (const move of game.moves(open, mover)) {
        if (game.refuse(open, mover, move) === null && game.refuse(own, mover, move) === null) continue;
        throw broken('a public choice is judged alike', position, JSON.stringify({ mover, move }));
      }
      continue;
    }
    if (!same(game.moves(open, mover), game.moves(own, mover))) {
      throw broken('a public choice is judged alike', position, `${mover} is offered other moves`);
    }
    const tried = viewersOf(open.seats).flatMap((other) =>
      other === 'onlooker' ? [] : game.moves(game.view(state, other), other)
    );
    for (const move of [...tried, ...game.moves(open, mover)]) {
      if (!same(game.refuse(open, mover, move), game.refuse(own, mover, move))) {
        throw broken('a public choice is judged alike', position, JSON.stringify({ mover, move }));
      }
    }
  }
};

/** What a viewer makes up looks to that viewer just like the truth. */
export const imagineLooksTheSame: Law = (position, random) => {
  const { subject, state } = position;
  const { game } = subject;
  const viewers = viewersOf(game.view(state, 'onlooker').seats);
  const viewer = random.pick(viewers);
  const view = game.view(state, viewer);
  const imagined = game.imagine(view, random);
  if (!same(game.view(imagined, viewer), view)) throw broken('imagine looks the same', position, `to ${viewer}`);
  if (!same(subject.conserved(imagined), subject.conserved(state))) {
    throw broken('what is conserved stays conserved', position, `not in what ${viewer} imagines`);
  }
  listedMovesAreAllowed({ ...position, state: imagined }, random);
};

/** What a viewer may not know changes nothing of what that viewer gets. Says whether anything was changed. */
export function disturbingChangesNothing<K extends Kinds>(position: Position<K>, random: Random): boolean {
  const { subject, state, deal, entries } = position;
  const { game } = subject;
  const law = 'disturbing changes nothing';
  const open = game.view(state, 'onlooker');
  const viewer = random.pick(viewersOf(open.seats));
  const disturbed = subject.disturb(state, viewer, random);
  const view = game.view(state, viewer);
  const other = game.view(disturbed, viewer);
  if (!same(other, view)) throw broken(law, position, `the view of ${viewer}`);
  for (const mover of askedIn(open)) {
    const listed = game.moves(game.view(state, judgeOf(open, mover)), mover);
    if (mover === viewer && !same(game.moves(other, mover), game.moves(view, mover))) {
      throw broken(law, position, `the moves of ${viewer}`);
    }
    // What others do, and may do in both of these worlds, sounds the same to the viewer.
    const both = listed.filter((move) => game.refuse(game.view(disturbed, judgeOf(open, mover)), mover, move) === null);
    if (both.length === 0) continue;
    const move = random.pick(both);
    const n = entries.length + 1;
    const one = attempt(game, state, mover, move, randomFor(deal.seed, n));
    const two = attempt(game, disturbed, mover, move, randomFor(deal.seed, n));
    if (!one.ok || !two.ok) throw broken(law, position, `a refusal: ${JSON.stringify({ mover, move })}`);
    const heard = (news: readonly K['news'][]): (K['news'] | null)[] =>
      news.filter((item) => !subject.teaches(item, viewer)).map((item) => game.hear(item, viewer));
    if (!same(heard(one.played.news), heard(two.played.news))) {
      throw broken(law, position, `what ${viewer} hears of ${JSON.stringify({ mover, move })}`);
    }
    const learns = one.played.news.some((item) => subject.teaches(item, viewer));
    if (!learns && !same(game.view(one.played.state, viewer), game.view(two.played.state, viewer))) {
      throw broken(law, position, `what ${viewer} sees after ${JSON.stringify({ mover, move })}`);
    }
  }
  return !same(state, disturbed);
}

/** Nothing is due in a state but what somebody is asked for: in the truth, and in all that is made up from a view of it. */
export const statesStandStill: Law = (position, random) => {
  const { subject, state } = position;
  const { game } = subject;
  const viewer = random.pick(viewersOf(game.view(state, 'onlooker').seats));
  const states = {
    'the truth': state,
    [`what ${viewer} imagines`]: game.imagine(game.view(state, viewer), random),
    [`what is disturbed for ${viewer}`]: subject.disturb(state, viewer, random)
  };
  for (const [whose, each] of Object.entries(states)) {
    const due = subject.overdue(each);
    if (due.length > 0) throw broken('a state stands still', position, `${whose}: ${due.join(', ')}`);
  }
};

/** A state goes through JSON unharmed; so do views and moves. */
export const survivesJson: Law = (position, random) => {
  const { subject, state } = position;
  const { game } = subject;
  const copy = JSON.parse(JSON.stringify(state)) as typeof state;
  if (!same(copy, state)) throw broken('survives JSON', position, 'the state');
  const viewer = random.pick(viewersOf(game.view(state, 'onlooker').seats));
  const view = game.view(state, viewer);
  if (!same(JSON.parse(JSON.stringify(view)), view)) throw broken('survives JSON', position, `the view of ${viewer}`);
  if (!same(game.view(copy, viewer), view)) throw broken('survives JSON', position, 'the view of a copy');
};

function frozen<T>(thing: T): T {
  if (typeof thing === 'object' && thing !== null && !Object.isFrozen(thing)) {
    Object.freeze(thing);
    for (const part of Object.values(thing)) frozen(part);
  }
  return thing;
}

/** Nothing that is asked or played changes its input, and the same chance leads to the same state. */
export const playKeepsItsInput: Law = (position, random) => {
  const { subject, state, deal, entries } = position;
  const { game } = subject;
  const open = game.view(state, 'onlooker');
  if (open.outcome !== null) return;
  const given = frozen(structuredClone(state));
  const mover = random.pick(askedIn(open));
  const view = frozen(game.view(given, judgeOf(open, mover)));
  const move = frozen(structuredClone(random.pick(game.moves(view, mover))));
  const n = entries.length + 1;
  const one = attempt(game, given, mover, move, randomFor(deal.seed, n));
  const two = attempt(game, given, mover, move, randomFor(deal.seed, n));
  if (!same(given, state)) throw broken('play does not change its input', position, JSON.stringify(move));
  if (!same(one, two)) throw broken('same seed and moves, same state', position, JSON.stringify(move));
};

/** The game is over exactly when nobody is asked any more; the ranking then holds every seat once. */
export const outcomeMeansNobodyIsAsked: Law = (position) => {
  const { subject, state } = position;
  const { game } = subject;
  const open = game.view(state, 'onlooker');
  if ((open.outcome !== null) !== (open.asks.length === 0)) {
    throw broken('outcome and nobody asked go together', position, JSON.stringify(open.asks));
  }
  for (const viewer of viewersOf(open.seats)) {
    const { asks, done, outcome } = game.view(state, viewer);
    if (!same([asks, done, outcome], [open.asks, open.done, open.outcome])) {
      throw broken('asks are the same for every viewer', position, `${viewer}`);
    }
  }
  const ranked = open.outcome?.places.flat().toSorted((a, b) => a - b);
  if (ranked && !same(ranked, [...ranked.keys()].slice(0, open.seats))) {
    throw broken('the ranking holds every seat once', position, JSON.stringify(open.outcome));
  }
};

function holdsSecret(thing: unknown): boolean {
  if (typeof thing !== 'object' || thing === null) return false;
  return Object.hasOwn(thing, 'secret') || Object.values(thing).some(holdsSecret);
}

/** No view holds the mark of a state, at any depth. */
export const noViewHoldsSecret: Law = (position) => {
  const { subject, state, deal } = position;
  for (const viewer of viewersOf(deal.seats)) {
    if (holdsSecret(subject.game.view(state, viewer))) throw broken('no view holds a secret', position, `${viewer}`);
  }
};

/** What play leads to is sound, and so is what is told of it: nothing a game can come to is refused when it is read. */
export const playIsSound: Law = (position) => {
  const { subject, deal, state, news } = position;
  const law = 'what play leads to is sound';
  const flaw = subject.sound.flaw(state);
  if (flaw !== null) throw broken(law, position, flaw);
  for (const one of news) if (!subject.sound.isNews(one, deal.seats)) throw broken(law, position, JSON.stringify(one));
};

/** The laws about a single position that need no count. `disturbingChangesNothing` is asked on its own. */
export const POSITION_LAWS: readonly Law[] = [
  listedMovesAreAllowed,
  publicChoicesAreJudgedAlike,
  imagineLooksTheSame,
  statesStandStill,
  survivesJson,
  playKeepsItsInput,
  outcomeMeansNobodyIsAsked,
  noViewHoldsSecret,
  playIsSound
];

/** What everybody knows, by viewer, who has heard all news so far; nobody has heard any before a game's first view. */
export class Heard<K extends Kinds> {
  readonly #known = new Map<Viewer, K['known']>();

  /** Takes in what the last move brought about. */
  add({ subject: { game }, state, deal, news }: Position<K>): void {
    for (const viewer of viewersOf(deal.seats)) {
      const before = this.#known.get(viewer) ?? game.recall.none(game.view(state, viewer));
      const heard = news.map((piece) => game.hear(piece, viewer)).filter((piece) => piece !== null);
      this.#known.set(
        viewer,
        heard.reduce<K['known']>((known, piece) => game.recall.heard(known, piece, viewer), before)
      );
    }
  }

  /** What this viewer knows by now. */
  by(viewer: Viewer): K['known'] {
    return this.#known.get(viewer);
  }
}

/**
 * What is remembered is true, survives JSON and stays as it is; what is imagined by it looks like the view, and what is known
 * holds there, too. So does all of it for somebody who has heard nothing before.
 */
export function knownIsTrue<K extends Kinds>(position: Position<K>, known: Heard<K>, random: Random): void {
  const { subject, state, deal } = position;
  const { game } = subject;
  const viewer = random.pick(viewersOf(deal.seats));
  const view = game.view(state, viewer);
  for (const [whose, each] of Object.entries({
    'by heart': known.by(viewer),
    'at first sight': game.recall.none(view)
  })) {
    const copy = frozen(structuredClone(each));
    if (!same(JSON.parse(JSON.stringify(each)), each)) throw broken('survives JSON', position, `${whose} of ${viewer}`);
    const untrue = subject.untrue(state, copy, viewer);
    if (untrue.length > 0)
      throw broken('what is known is true', position, `${whose} of ${viewer}: ${untrue.join(', ')}`);
    const imagined = game.imagine(view, random, copy);
    if (!same(game.view(imagined, viewer), view))
      throw broken('imagine looks the same', position, `${whose} to ${viewer}`);
    if (!same(subject.conserved(imagined), subject.conserved(state))) {
      throw broken('what is conserved stays conserved', position, `not in what ${viewer} imagines ${whose}`);
    }
    const wrong = [...subject.untrue(imagined, copy, viewer), ...subject.overdue(imagined)];
    if (wrong.length > 0) throw broken('imagine knows', position, `${whose} of ${viewer}: ${wrong.join(', ')}`);
    for (const piece of position.news) {
      const heard = game.hear(piece, viewer);
      if (heard !== null) game.recall.heard(copy, frozen(structuredClone(heard)), viewer);
    }
  }
}

/** Undone moves leave no trace: the game is as if they had never been, and finds the same dice again. */
export function undoLeavesNoTrace<K extends Kinds>(last: Position<K>, random: Random): void {
  const { subject, deal, entries, state } = last;
  const wandering: Entry<K>[] = [];
  let stands = 0;
  for (const entry of entries) {
    wandering.push(entry);
    stands += 1;
    if (random.int(1, 20) > 1) continue;
    const back = random.int(1, Math.min(stands, 3));
    wandering.push({ kind: 'undo', to: stands - back }, ...entries.slice(stands - back, stands));
  }
  const begun = subject.game.setup(deal.options, deal.seats, randomFor(deal.seed, 0)).state;
  const journal = new Journal(subject.game, deal.seed, { entries: 0, moves: 0, state: begun }, wandering);
  const stand = journal.effective.map((n) => wandering[n - 1]);
  if (!same(stand, entries)) throw broken('an undo leaves no trace', last, 'other moves stand');
  if (!same(journal.stateAt(wandering.length), state)) throw broken('an undo leaves no trace', last, 'another state');
}

/** What a random game amounted to. */
export interface Tally<K extends Kinds> {
  readonly moves: number;
  readonly disturbable: number;
  readonly disturbed: number;
  /** Where it stood when nobody moved any more. */
  readonly last: K['state'];
}

/**
 * Plays one random game under every law. `thorough` is the share of positions, 0 to 1, at which the laws about a
 * position are asked; what is conserved, and that the game goes on and ends in time, is looked at everywhere.
 */
export function playUnderLaw<K extends Kinds>(subject: Subject<K>, deal: Deal<K>, thorough: number): Tally<K> {
  let moves = 0;
  let disturbable = 0;
  let disturbed = 0;
  let conserved: unknown;
  let last: Position<K> | null = null;
  const heard = new Heard<K>();
  for (const position of walk(subject, deal)) {
    last = position;
    heard.add(position);
    moves = position.entries.length;
    const random = choicesFor(deal.seed, 1_000_000 + moves);
    const kept = subject.conserved(position.state);
    conserved ??= kept;
    if (!same(kept, conserved)) throw broken('what is conserved stays conserved', position, JSON.stringify(kept));
    if (random.int(1, 1000) > thorough * 1000) continue;
    for (const law of POSITION_LAWS) law(position, random);
    knownIsTrue(position, heard, random);
    disturbable += 1;
    if (disturbingChangesNothing(position, random)) disturbed += 1;
  }
  if (last !== null && choicesFor(deal.seed, 999_999).int(1, 1000) <= thorough * 1000) {
    undoLeavesNoTrace(last, choicesFor(deal.seed, 2_000_000));
    outcomeMeansNobodyIsAsked(last, choicesFor(deal.seed, 0));
  }
  if (last === null) throw new Error('a walk has a first position');
  return { moves, disturbable, disturbed, last: last.state };
}
