/** Shows that are played with a clock and movements of the test's own. */
import { render } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { expect, vi } from 'vitest';
import type { Kinds } from '../../../kernel/game';
import type { BoardProps, Staging } from '../../board';
import { AWARDS } from '../../ending';
import Podium from '../../lazy/Podium.svelte';
import type { Screens } from '../../screens';
import { said } from '../../testing/interference';
import { tableAt } from '../../testing/positions';
import { people } from '../../testing/seats';
import type { Player } from '../../stage';
import { lengthOf, type Act, type Scene, type SceneMaker } from '../scene';
import { Show } from '../show.svelte';
import type { Turn } from './laws';
import Stage from './Stage.svelte';

/** What a clock goes on by at a time, and the longest that anything plays; milliseconds. */
const [STEP, MOST] = [50, 30_000];

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

/** So many milliseconds pass, in steps: a timer that begins with what another has led to begins then. */
export function later(ms: number): void {
  for (let left = ms; left > 0; left -= STEP) flushSync(() => void vi.advanceTimersByTime(Math.min(STEP, left)));
}

/** Where a show is cut short, after this share of so manieth a scene; and how: all of it, or that scene alone. */
export interface Cut {
  readonly scene: number;
  readonly share: number;
  readonly how: 'finish' | 'skip';
}

/**
 * Plays the scenes of this turn, cuts them short or lets them come to their end by themselves, and expects what is left to be
 * what the board draws for `after`, and nothing else.
 */
export function expectEnds<K extends Kinds>(
  staged: Staged<K>,
  turn: Turn<K>,
  cuts: readonly (Cut | 'none')[],
  living: readonly Moved[]
): void {
  const { Table, players } = staged;
  const fresh = render(Stage<K>, { show: showOf(staged, turn.after), Table, players, news: turn.news });
  const end = pageOf(fresh.container);
  fresh.unmount();
  const played = render(Stage<K>, { show: showOf(staged, turn.before), Table, players, news: turn.news });
  for (const cut of cuts) {
    const show = showOf(staged, turn.before);
    flushSync(() => void played.rerender({ show }));
    flushSync(() => show.play([{ news: turn.news, view: turn.after }]));
    if (cut !== 'none') {
      toScene(show, cut.scene);
      const { scene } = show;
      later(scene === null ? 0 : cut.share * lengthOf(scene));
      expect(show.scene).toBe(scene);
      expect(show.isOver).toBe(false);
      flushSync(() => (cut.how === 'finish' ? show.finish() : show.skip(0)));
    }
    if (cut === 'none' || cut.how === 'skip') toScene(show, Infinity);
    expect(show.shown).toBe(turn.after);
    expect(show.isOver).toBe(true);
    expect(living).toEqual([]);
    expect(pageOf(played.container)).toBe(end);
  }
  played.unmount();
}

/** Plays on until this scene begins, counted from 0; or until nothing plays any more. */
function toScene<K extends Kinds>(show: Show<K>, which: number): void {
  let { scene } = show;
  let begun = 0;
  for (let ms = 0; begun < which && scene !== null; ms += STEP) {
    if (ms > MOST) throw new Error('a show does not end');
    later(STEP);
    if (show.scene === scene) continue;
    ({ scene } = show);
    begun += 1;
  }
}

/** How often each actor stands in this page. */
function actorsIn(page: Element): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const element of page.querySelectorAll('[data-actor]')) {
    const who = element.getAttribute('data-actor') ?? '';
    found.set(who, (found.get(who) ?? 0) + 1);
  }
  return found;
}

/**
 * Expects everybody whom this scene moves, counts on or names to be on the board as it begins, once. `apart`: counts that
 * are drawn only now and then.
 */
export function expectActors<K extends Kinds>({ Table, players }: Staged<K>, scene: Scene<K>, apart = /^$/): void {
  const { from, beats = [], counts = [], ghosts = [], sight = [], steps } = scene;
  const show: Staging<K> = {
    ...AT_REST,
    said: scene.news,
    isOver: false,
    step: steps === undefined ? Infinity : 0,
    ghosts
  };
  const play = (): Promise<void> => Promise.resolve();
  const board = render(Table, { view: from, news: [], players, play, refusal: () => null, show });
  const named = beats.flatMap(({ who, how }) => {
    if ('near' in how) return [who, how.near];
    return 'fly' in how ? [who, ...how.fly.map((spot) => (typeof spot === 'string' ? spot : spot.of))] : [who];
  });
  const counted = counts.map(({ who }) => who).filter((who) => !apart.test(who));
  const found = actorsIn(board.container);
  for (const who of new Set([...named, ...counted, ...ghosts.map(({ over }) => over), ...[sight].flat()])) {
    expect(found.get(who), who).toBe(1);
  }
  board.unmount();
}

/** A show in which nothing plays. */
const AT_REST: Staging = {
  isOver: true,
  said: [],
  step: Infinity,
  ghosts: [],
  count: (_, value) => value,
  again: () => undefined,
  arrive: () => undefined
};

/**
 * Expects everybody whom the coming of a game's end moves to stand on its podium, once. Returns as what it
 * does not find somebody there: a world leaves some out.
 */
export async function castOf<K extends Kinds>(
  screens: Screens<K>,
  state: K['state'],
  seats: number
): Promise<string[]> {
  const { game, words } = screens;
  const players = people(seats);
  const table = tableAt(game, game.options.defaults, players, state);
  const { ending } = await screens.lazy();
  const awards = Array.from({ length: AWARDS }, () => ({ seats: [0], title: 'First', text: 'of all' }));
  const acts: Act[] = [];
  const show: Staging = { ...AT_REST, arrive: (act) => void acts.push(act) };
  const props = { table, words, ending: { ...ending, awards: () => awards }, view: table.onlooker, isNow: true };
  const { container, unmount } = render(Podium<K>, { ...props, onafter: () => undefined, show });
  flushSync();
  const found = actorsIn(container);
  const named = [...new Set(acts.flatMap(({ beats = [] }) => beats.map(({ who }) => who)))];
  expect(named).toEqual(expect.arrayContaining(['step:1', 'rays', 'scenery:far', `award:${String(AWARDS - 1)}`]));
  expect(named.filter((who) => (found.get(who) ?? 0) > 1)).toEqual([]);
  const missing = named.filter((who) => !found.has(who)).map((who) => who.split(':')[0] ?? '');
  unmount();
  return [...new Set(missing)].toSorted();
}
