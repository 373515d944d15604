/**
 * Has minds think: what needs a search in a worker, one task after the other, and what is judged at once here. Where the
 * worker is dead, another one is tried once; then, and without any, it is judgement for as long as this thinker lives.
 */
import type { Kinds } from '../kernel/game';
import type { Answer, Question } from './answer';
import type { Level, Mind, Task, Thought } from './mind';
import { mindOf } from './minds';

/** As much of a worker as is needed here. */
export interface Port {
  postMessage(question: Question): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** The world a thinker lives in: a test has another one. */
export interface Surroundings {
  readonly open: () => Port;
  readonly load: (game: string) => Promise<Mind<Kinds>>;
  readonly setTimer: (then: () => void, ms: number) => number;
  readonly clearTimer: (timer: number) => void;
}

/** An answer that takes longer will never come: the worker's own clock ends a search long before (`LATE_MS`). */
export const DEAD_MS = 5000;

/** A game whose keen mind searches, so that it is worth a worker. */
const SEARCHES: readonly (readonly [game: string, level: Level])[] = [['bucket-king', 'keen']];

const BROWSER: Surroundings = {
  open: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  load: mindOf,
  setTimer: (then, ms) => window.setTimeout(then, ms),
  clearTimer: (timer) => window.clearTimeout(timer)
};

/** Thinks for the computers of one table. */
export class Thinker {
  readonly #world: Surroundings;
  #port: Port | null = null;
  #failures = 0;
  #asked = 0;
  /** The task under way, and all that wait behind it. */
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #giveUp: (() => void) | null = null;

  constructor(world: Surroundings = BROWSER) {
    this.#world = world;
  }

  /** Is there no worker any more, so that nobody thinks for long? */
  get isHasty(): boolean {
    return this.#failures > 1;
  }

  /** What comes of a task; null once this thinker was closed. Whoever asks looks whether the moment is still the same. */
  async think<K extends Kinds>(task: Task<K>): Promise<Thought<K> | null> {
    const turn = this.#last.then(() => this.#one(task));
    this.#last = turn.catch(() => undefined);
    return (await turn) as Thought<K> | null;
  }

  /** Ends the worker, and answers what is still open with nothing. */
  close(): void {
    this.#isClosed = true;
    this.#drop();
    this.#giveUp?.();
  }

  async #one(task: Task<Kinds>): Promise<Thought<Kinds> | null> {
    const isSearched = SEARCHES.some(([game, level]) => game === task.game && level === task.level);
    // Twice: the second time with a new worker.
    while (isSearched && !this.isHasty && !this.#isClosed) {
      const thought = await this.#ask(task);
      if (thought !== null) return thought;
      if (!this.#isClosed) this.#failures += 1;
    }
    if (this.#isClosed) return null;
    const mind = await this.#world.load(task.game);
    return mind.judge(task);
  }

  /** The worker's thought; null where it failed, died or could not be made. */
  #ask(task: Task<Kinds>): Promise<Thought<Kinds> | null> {
    const id = (this.#asked += 1);
    return new Promise((resolve) => {
      const end = (thought: Thought<Kinds> | null): void => {
        this.#world.clearTimer(timer);
        this.#giveUp = null;
        if (thought === null) this.#drop();
        resolve(thought);
      };
      const fail = (): void => end(null);
      const timer = this.#world.setTimer(fail, DEAD_MS);
      this.#giveUp = fail;
      try {
        const port = (this.#port ??= this.#world.open());
        port.onmessage = ({ data }) => {
          if (data.id === id) end('thought' in data ? data.thought : null);
        };
        port.onerror = fail;
        port.onmessageerror = fail;
        port.postMessage({ id, task });
      } catch {
        fail();
      }
    });
  }

  #drop(): void {
    this.#port?.terminate();
    this.#port = null;
  }
}
