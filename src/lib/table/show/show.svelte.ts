/**
 * The one show: everything the whole table is shown of a move goes through it. What the board draws it decides, and
 * nothing else; the game itself has gone on before, and does not wait for it.
 */
import type { Kinds } from '../../kernel/game';
import { isStill, SHOW_LENGTHS, showSpeed } from '../../settings/show-speed.svelte';
import type { Staging } from '../board';
import { fade, gauge, perform, standing, type Stood } from './player';
import {
  lengthOf,
  LONGEST_WAIT,
  said,
  STANDS,
  VERDICT_STANDS,
  type Act,
  type Actor,
  type Cue,
  type Ghost,
  type Room,
  type Scene,
  type SceneMaker
} from './scene';

/** Two taps within so many milliseconds end everything that waits. */
const SECOND_TAP = 500;
/** How much faster it goes while more than one scene waits. */
const HURRY = 1.6;
/** How much longer than it should a scene may last before it is ended: a browser that does not look halts movements. */
const LATE = 1000;

const NO_GHOSTS: readonly Ghost[] = [];
const NO_COUNTS: Readonly<Record<Actor, number>> = {};
const NOBODY: Stood = new Map();

/** A turn, as everybody heard and saw it. */
export interface SeenTurn<K extends Kinds> {
  readonly news: readonly K['news'][];
  readonly view: K['view'];
}

/** What a show is about. */
export interface ShowSource<K extends Kinds> {
  /** The table as it stands, and what is said of it. */
  readonly view: K['view'];
  readonly news: readonly K['news'][];
  /** Who makes the scenes; null where there are none, or none yet. */
  readonly maker: () => SceneMaker<K> | null;
  readonly room: () => Room;
}

export class Show<K extends Kinds> implements Staging<K> {
  /** What is being played is in here: movements and counters find their elements in it. */
  board: HTMLElement | undefined = $state.raw();
  /** Hears what a scene would sound like, as it happens. */
  oncue: ((cue: Cue) => void) | null = null;

  readonly #maker: () => SceneMaker<K> | null;
  readonly #room: () => Room;
  #shown: K['view'] = $state.raw() as K['view'];
  #target: K['view'] = $state.raw() as K['view'];
  #scene: Scene<K> | null = $state.raw(null);
  #queue: readonly Scene<K>[] = [];
  #said: readonly K['news'][] = $state.raw([]);
  #isVerdict = $state(false);
  #step = $state.raw(0);
  #then: Scene<K>['then'] = $state.raw();
  #counts = $state.raw(NO_COUNTS);
  /** How long a scene lasts now, in times its normal length. */
  #lengths = 1;
  #skippedAt = -Infinity;
  /** Does more than one turn wait? */
  #isHurried = false;
  /** Is the end of the game to be shown coming, as soon as it stands? And where everybody stood just before. */
  #isComing = $state(false);
  #stood = NOBODY;

  constructor({ view, news, maker, room }: ShowSource<K>) {
    this.#shown = view;
    this.#target = view;
    this.#said = news;
    this.#maker = maker;
    this.#room = room;
  }

  /** What the board draws now. */
  get shown(): K['view'] {
    return this.#shown;
  }

  /** What it draws once the show is over. */
  get target(): K['view'] {
    return this.#target;
  }

  /** The scene that is playing; null for none. */
  get scene(): Scene<K> | null {
    return this.#scene;
  }

  get isOver(): boolean {
    return this.#scene === null;
  }

  get isComing(): boolean {
    return this.#isComing;
  }

  /** Nothing is playing that all have to watch: the table can be pressed. */
  get isFree(): boolean {
    return this.#scene === null || this.#scene.isAside === true;
  }

  get said(): readonly K['news'][] {
    return this.#said;
  }

  /** Does what was said last tell who has won? */
  get isVerdict(): boolean {
    return this.#isVerdict;
  }

  get step(): number {
    return this.#scene?.steps === undefined ? Infinity : this.#step;
  }

  /** Heading and line while a scene plays that has its own. */
  get title(): readonly [heading: string, line: string] | undefined {
    const title = this.#scene?.title;
    return title && [this.#then?.heading ?? title[0], this.#then?.line ?? title[1]];
  }

  get ghosts(): readonly Ghost[] {
    const ghosts = this.#scene?.ghosts ?? NO_GHOSTS;
    return isStill() ? ghosts.filter(({ stands }) => stands) : ghosts;
  }

  count(who: Actor, value: number): number {
    return this.#counts[who] ?? value;
  }

  /** Shows these turns, of which nobody has seen anything yet, one after the other. */
  play(turns: readonly SeenTurn<K>[]): void {
    this.finish();
    const last = turns.at(-1);
    if (last === undefined) return;
    this.#isComing = showSpeed.current !== 'off' && document.visibilityState !== 'hidden';
    const maker = this.#isComing ? this.#maker() : null;
    if (maker === null) {
      this.#settle(last.view, last.news);
      return;
    }
    const room = this.#room();
    const befores = [this.#shown, ...turns.map(({ view }) => view)];
    const acts = turns.map(({ news, view }, n) => maker.scenes(befores[n] ?? view, news, view, room));
    const lengths = acts.map((scenes) => scenes.reduce((sum, scene) => sum + lengthOf(scene), 0));
    const isLong = lengths.reduce((sum, length) => sum + length, 0) > LONGEST_WAIT;
    this.#isHurried = !isLong && lengths.filter((length) => length > 0).length > 1;
    // What is not shown is told all the same, before what is.
    const untold = turns.slice(0, -1).flatMap(({ news }) => news);
    const shown = isLong ? [said<K>(this.#shown, untold, this.#shown), ...(acts.at(-1) ?? [])] : acts.flat();
    this.#begin(shown, last.view, SHOW_LENGTHS[showSpeed.current]);
  }

  /** Shows what lies open once more, also where shows are off: somebody asks for it. */
  again(): void {
    const view = this.#target;
    const scenes = this.#maker()?.again?.(view, this.#room()) ?? [];
    if (scenes.length === 0) return;
    const told = this.#said;
    this.#begin([...scenes, said<K>(view, told, view)], view, SHOW_LENGTHS[showSpeed.current] || 1);
  }

  /**
   * Shows how the end of a game comes, once it stands: only where it has just come here, and only once. With little motion,
   * and where a browser can't move anything, the picture stands.
   */
  arrive(act: Act): void {
    const isDue = this.#isComing && this.isOver && !isStill() && typeof document.body.animate === 'function';
    this.#isComing = false;
    if (!isDue) return;
    const view = this.#target;
    const told = { news: this.#said, isVerdict: this.#isVerdict };
    this.#begin([{ ...act, from: view, to: view, ...told }], view, SHOW_LENGTHS[showSpeed.current]);
  }

  /** This is how it stands, at once; what is to be said of it. */
  end(view: K['view'], news: readonly K['news'][]): void {
    this.#isComing = false;
    this.#settle(view, news);
  }

  #settle(view: K['view'], news: readonly K['news'][], isVerdict = false): void {
    this.#stop();
    this.#queue = [];
    if (this.#isComing && view.outcome !== null && this.board !== undefined) this.#stood = standing(this.board);
    this.#shown = view;
    this.#target = view;
    this.#said = news;
    this.#isVerdict = isVerdict || view.outcome !== null;
  }

  /** Ends all that plays and waits. What has not been said yet is said together. */
  finish(): void {
    this.#isComing = false;
    if (this.#scene !== null) this.#next(() => true);
  }

  /**
   * Ends the scene that is playing, with those that go on with it; the second time within a moment, all that wait. `at`: as
   * events tell the time.
   */
  skip(at: number): void {
    const isSecond = at - this.#skippedAt < SECOND_TAP;
    this.#skippedAt = at;
    if (isSecond) this.finish();
    else if (this.#scene !== null) this.#next(({ goesOn }) => goesOn === true);
  }

  /** Nobody can see the table: what was said of it is not said again when it comes back. */
  hush(): void {
    this.finish();
    this.#said = [];
  }

  /** Plays the scene there is now. For an effect of whoever shows the board, once it is drawn. Returns how to stop it. */
  heed(): (() => void) | undefined {
    const scene = this.#scene;
    if (scene === null) return;
    const isMoving = !isStill();
    const isHurried = this.#isHurried && this.#queue.some((waiting) => lengthOf(waiting) > 0);
    const rate = isMoving ? (isHurried ? HURRY : 1) / this.#lengths : 1;
    const times = isMoving ? (scene.steps ?? []) : (scene.steps ?? []).map((_, n) => STANDS * (n + 1));
    const length = isMoving ? lengthOf(scene) / rate : (times.at(-1) ?? (scene.isVerdict ? VERDICT_STANDS : STANDS));
    const movements = isMoving ? perform(scene, this.board, rate, this.#stood) : fade(scene, this.board);
    let left = movements.length + 1;
    const end = (): void => {
      if (this.#scene === scene) this.#next();
    };
    const one = (): void => {
      left -= 1;
      if (left === 0) end();
    };
    for (const movement of movements) movement.onfinish = one;
    const timers = [
      setTimeout(one, length),
      setTimeout(end, length + LATE),
      ...times.map((time, n) => setTimeout(() => (this.#step = n + 1), time / rate))
    ];
    if (isMoving) {
      for (const { at, who, value } of scene.counts ?? []) {
        timers.push(setTimeout(() => (this.#counts = { ...this.#counts, [who]: value }), at / rate));
      }
    }
    // Where nothing moves, with the picture that shows what it is about.
    const due = (at: number): number =>
      isMoving ? at / rate : STANDS * (scene.steps ?? []).filter((time) => time <= at).length;
    const { then, beats = [] } = scene;
    if (then !== undefined) timers.push(setTimeout(() => (this.#then = then), due(then.at)));
    const dear = beats.find(({ isDear }) => isDear);
    let forget = (): void => undefined;
    if (isMoving && dear !== undefined) timers.push(setTimeout(() => (forget = gauge()), dear.at / rate));
    for (const { at, cue } of beats) {
      if (cue !== undefined) timers.push(setTimeout(() => this.oncue?.(cue), due(at)));
    }
    const onhide = (): void => void (document.visibilityState === 'hidden' && this.finish());
    document.addEventListener('visibilitychange', onhide);
    return () => {
      document.removeEventListener('visibilitychange', onhide);
      for (const timer of timers) clearTimeout(timer);
      forget();
      // What they changed goes with them, in the task in which the board is drawn as it stands now.
      for (const movement of movements) {
        movement.onfinish = null;
        movement.cancel();
      }
    };
  }

  #begin(scenes: readonly Scene<K>[], target: K['view'], lengths: number): void {
    this.#target = target;
    this.#queue = scenes;
    this.#said = [];
    this.#lengths = lengths;
    this.#next();
  }

  /** On to the next scene, or to the end. What has no length is over at once, and said with what follows. */
  #next(isSkipped: (scene: Scene<K>) => boolean = () => false): void {
    this.#stop();
    let news: readonly K['news'][] = [];
    let isVerdict = false;
    for (let [scene, ...rest] = this.#queue; scene !== undefined; [scene, ...rest] = this.#queue) {
      this.#queue = rest;
      news = [...news, ...scene.news];
      isVerdict ||= scene.isVerdict === true;
      if (isSkipped(scene)) continue;
      if (lengthOf(scene) === 0 && !(scene.isVerdict && isStill())) continue;
      if (isStill() && isMereMovement(scene)) continue;
      this.#scene = scene;
      this.#shown = isStill() && scene.steps === undefined ? scene.to : scene.from;
      if (scene.goesOn && news.length === 0) return;
      this.#said = news;
      this.#isVerdict = isVerdict;
      return;
    }
    this.#settle(this.#target, news, isVerdict);
  }

  #stop(): void {
    this.#scene = null;
    this.#step = 0;
    this.#then = undefined;
    this.#counts = NO_COUNTS;
  }
}

/** Is there nothing to it where nothing moves: no other picture, no step, and nothing said? */
function isMereMovement<K extends Kinds>({ from, to, news, steps, isVerdict }: Scene<K>): boolean {
  return from === to && news.length === 0 && steps === undefined && !isVerdict;
}
