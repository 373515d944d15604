/** Shows that are played with a clock and movements of the test's own. */
import { render } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { expect, vi } from 'vitest';
import type { Kinds } from '../../../kernel/game';
import type { BoardProps, Staging } from '../../board';
import { said } from '../../testing/interference';
import type { Player } from '../../stage';
import type { Scene, SceneMaker } from '../scene';
import { Show } from '../show.svelte';
import type { Turn } from './laws';
import Stage from './Stage.svelte';

/** A movement that was begun. */
export interface Moved {
  readonly element: Element;
  readonly keyframes: readonly Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  readonly animation: Movement;
}

/** One of the browser's movements, on the clock of the test. */
class Movement {
  onfinish: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rate = 1;
  readonly #length: number;
  readonly #gone: () => void;

  constructor(length: number, gone: () => void) {
    this.#length = length;
    this.#gone = gone;
    this.playbackRate = 1;
  }

  get playbackRate(): number {
    return this.#rate;
  }

  set playbackRate(rate: number) {
    this.#rate = rate;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.onfinish?.(), this.#length / rate);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#gone();
  }
}

/** Has every element move, as far as can be told. Returns those movements that were begun and not taken away. */
export function fakeAnimate(): readonly Moved[] {
  const living: Moved[] = [];
  const animate = function (
    this: Element,
    keyframes: Keyframe[],
    options: KeyframeAnimationOptions | number
  ): Movement {
    const timing = typeof options === 'number' ? { duration: options } : options;
    const length = Number(timing.duration ?? 0) + (timing.delay ?? 0);
    const animation = new Movement(length, () => {
      living.splice(0, living.length, ...living.filter((moved) => moved.animation !== animation));
    });
    living.push({ element: this, keyframes, timing, animation });
    return animation;
  };
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, configurable: true });
  return living;
}

/** Takes that away again. */
export function noAnimate(): void {
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
}

/** What a game's shows are drawn with. */
export interface Staged<K extends Kinds> {
  readonly maker: SceneMaker<K>;
  readonly Table: Component<BoardProps<K>>;
  readonly players: readonly Player[];
}

/**
 * What a page says. What was taken away leaves empty styles and comments behind, and attributes stand in the order in which
 * they were set.
 */
function pageOf(page: Element): string {
  const tidy = said(page).replaceAll(/<!--.*?-->/g, '');
  return tidy.replaceAll(/<([\w-]+)((?: [\w:-]+="[^"]*")+)/g, (_, tag: string, attributes: string) => {
    const all = attributes.match(/[\w:-]+="[^"]*"/g)?.filter((one) => one !== 'style=""') ?? [];
    return ['<' + tag, ...all.toSorted()].join(' ');
  });
}

function showOf<K extends Kinds>({ maker, players }: Staged<K>, view: K['view']): Show<K> {
  return new Show<K>({ view, news: [], maker: () => maker, room: () => ({ players }) });
}

/**
 * Plays the scenes of this turn for so long, ends them, and expects what is left to be what the board draws for `after`,
 * and nothing else. Returns whether something was playing still.
 */
export function expectEnd<K extends Kinds>(
  staged: Staged<K>,
  turn: Turn<K>,
  ms: number,
  living: readonly Moved[]
): boolean {
  const { Table, players } = staged;
  const show = showOf(staged, turn.before);
  const played = render(Stage<K>, { show, Table, players, news: turn.news });
  flushSync(() => show.play([{ news: turn.news, view: turn.after }]));
  flushSync(() => void vi.advanceTimersByTime(ms));
  const wasOn = !show.isOver;
  flushSync(() => show.finish());
  expect(show.shown).toBe(turn.after);
  expect(show.isOver).toBe(true);
  expect(living).toEqual([]);
  const page = pageOf(played.container);
  played.unmount();
  const fresh = render(Stage<K>, { show: showOf(staged, turn.after), Table, players, news: turn.news });
  expect(page).toBe(pageOf(fresh.container));
  fresh.unmount();
  return wasOn;
}

/**
 * Expects everybody whom this scene moves, counts on or names to be on the board as it begins, once. `apart`: counts that
 * are drawn only now and then.
 */
export function expectActors<K extends Kinds>({ Table, players }: Staged<K>, scene: Scene<K>, apart = /^$/): void {
  const { from, beats = [], counts = [], ghosts = [], sight = [], steps } = scene;
  const show: Staging = {
    isOver: false,
    step: steps === undefined ? Infinity : 0,
    ghosts,
    count: (_, value) => value,
    again: () => undefined,
    arrive: () => undefined
  };
  const play = (): Promise<void> => Promise.resolve();
  const board = render(Table, { view: from, news: [], players, play, refusal: () => null, show });
  const named = beats.flatMap(({ who, how }) => {
    if ('near' in how) return [who, how.near];
    return 'fly' in how ? [who, ...how.fly.map((spot) => (typeof spot === 'string' ? spot : spot.of))] : [who];
  });
  const counted = counts.map(({ who }) => who).filter((who) => !apart.test(who));
  for (const who of new Set([...named, ...counted, ...ghosts.map(({ over }) => over), ...[sight].flat()])) {
    expect(board.container.querySelectorAll(`[data-actor="${who}"]`), who).toHaveLength(1);
  }
  board.unmount();
}
