/** Has the actors of a scene move, by the browser's own animations: no script runs while they do. */
import type { Kinds } from '../../kernel/game';
import { FADE, type Actor, type Beat, type Camera, type Flight, type Pose, type Scene, type Spot } from './scene';

/** How far apart the moments of a flight are reckoned, in milliseconds: straight lines between them look like an arc. */
const SAMPLE = 40;

/** A frame that takes longer than this, in milliseconds, once a whole layer begins to move, is too much for a device. */
const LATE_FRAME = 60;

/** Where something stands on the screen, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everybody stood in a picture that goes. */
export type Stood = ReadonlyMap<Actor, Box>;

/** Where everybody stands as a scene begins; read once, before anything moves. */
class Places {
  readonly #elements: ReadonlyMap<Actor, HTMLElement>;
  readonly #boxes = new Map<Actor, Box>();

  constructor(root: HTMLElement) {
    this.#elements = new Map(actorsIn(root));
  }

  element(who: Actor): HTMLElement | null {
    return this.#elements.get(who) ?? null;
  }

  box(who: Actor): Box | null {
    const known = this.#boxes.get(who);
    if (known !== undefined) return known;
    const element = this.element(who);
    if (element === null) return null;
    const box = element.getBoundingClientRect();
    this.#boxes.set(who, box);
    return box;
  }

  /** A ghost stands where it is put, before it is put there. */
  put(who: Actor, box: Box): void {
    this.#boxes.set(who, box);
  }
}

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];
const px = (value: number): string => `${value.toFixed(1)}px`;

/** Everybody in this picture. */
const actorsIn = (root: HTMLElement): readonly (readonly [Actor, HTMLElement])[] =>
  [...root.querySelectorAll<HTMLElement>('[data-actor]')].map((each) => [each.dataset.actor ?? '', each]);

/** Where everybody stands in this picture. */
export function standing(root: HTMLElement): Stood {
  return new Map(actorsIn(root).map(([who, element]) => [who, element.getBoundingClientRect()]));
}

/** The way of a flight as moments of a movement, seen from where the actor stands. */
function posesOf(
  { fly, arc, turn, scale }: Flight,
  ms: number,
  box: (who: Actor) => Box | null,
  own: Box
): readonly Pose[] {
  const [from, to] = fly.map((spot) => spotOf(spot, box));
  if (!from || !to) return [];
  const [[x0, y0], [x1, y1], [x, y]] = [from, to, middle(own)];
  const moments = Math.max(1, Math.ceil(ms / SAMPLE));
  return Array.from({ length: moments + 1 }, (_, n): Pose => {
    const u = n / moments;
    const between = ([start, end]: readonly [number, number]): number => start + (end - start) * u;
    return {
      translate: `${px(between([x0, x1]) - x)} ${px(between([y0, y1]) - y - 4 * arc * u * (1 - u))}`,
      ...(turn === undefined ? {} : { rotate: `${between(turn).toFixed(2)}deg` }),
      ...(scale === undefined ? {} : { scale: between(scale).toFixed(3) })
    };
  });
}

function spotOf(spot: Spot, box: (who: Actor) => Box | null): readonly [number, number] | null {
  const at = box(typeof spot === 'string' ? spot : spot.of);
  if (at === null || typeof spot === 'string') return at && middle(at);
  return [at.x + spot.x * at.width, at.y + spot.y * at.height];
}

/** The way of a layer, seen from its middle. None where it is larger than what is seen of it: it would show elsewhere. */
export function camera({ way, at, scale }: Camera, layer: Box, near: Box | null, seen: number): readonly Pose[] {
  if (near === null || layer.height > seen + 1) return [];
  const [x, y] = middle(near);
  const along = (share: number, middle: number, start: number, size: number): number => {
    const corner = Math.min(0, Math.max(size - scale * size, share * size - scale * (middle - start)));
    return corner + (size / 2) * (scale - 1);
  };
  const [dx, dy] = [along(at[0], x, layer.x, layer.width), along(at[1], y, layer.y, layer.height)];
  const poses: readonly Pose[] = [
    { translate: '0px 0px', scale: '1' },
    { translate: `${px(dx)} ${px(dy)}`, scale: String(scale) }
  ];
  return way === 'in' ? poses : poses.toReversed();
}

/** From where somebody stood to where they stand. */
function walk(before: Box | undefined, own: Box): readonly Pose[] {
  if (before === undefined || own.width === 0) return [];
  const [[x0, y0], [x, y]] = [middle(before), middle(own)];
  return [
    { translate: `${px(x0 - x)} ${px(y0 - y)}`, scale: (before.width / own.width).toFixed(3) },
    { translate: '0px 0px', scale: '1' }
  ];
}

/** Was a whole layer too much for this device, since the app was opened? */
let isTooMuch = false;

/** Looks how long the next frame takes, now that a whole layer begins to move. Returns how to stop looking. */
export function gauge(): () => void {
  let frame = requestAnimationFrame((first) => {
    frame = requestAnimationFrame((second) => (isTooMuch ||= second - first > LATE_FRAME));
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Brings into sight what has to be, and puts the ghosts over what they stand for. They go, with these styles, when their
 * scene ends.
 */
function prepare<K extends Kinds>(places: Places, { ghosts = [], sight }: Scene<K>): void {
  if (sight !== undefined) places.element(sight)?.scrollIntoView({ block: 'nearest' });
  const seats = ghosts.flatMap(({ name, over }) => {
    const [element, box] = [places.element(name), places.box(over)];
    const layer = element?.offsetParent?.getBoundingClientRect();
    return element === null || box === null || layer === undefined ? [] : [{ name, element, box, layer }];
  });
  for (const { name, element, box, layer } of seats) {
    places.put(name, box);
    Object.assign(element.style, {
      left: px(box.x - layer.x),
      top: px(box.y - layer.y),
      width: px(box.width),
      height: px(box.height)
    });
  }
}

/**
 * Begins all movements of a scene, at so many times their speed. Returns them, for whoever waits for their end and takes
 * them away: nothing they changed stays. None where a browser has no such animations.
 */
export function perform<K extends Kinds>(
  scene: Scene<K>,
  root: HTMLElement | undefined,
  rate: number,
  stood: Stood
): readonly Animation[] {
  if (typeof root?.animate !== 'function') return [];
  const { ghosts = [] } = scene;
  const beats = (scene.beats ?? []).filter(({ isDear }) => !(isDear && isTooMuch));
  const places = new Places(root);
  const seen = root.parentElement?.clientHeight ?? 0;
  const posesIn = ({ who, how, ms }: Beat, own: Box): readonly Pose[] => {
    if ('fly' in how) return posesOf(how, ms, (each) => places.box(each), own);
    if ('near' in how) return camera(how, own, places.box(how.near), seen);
    return 'walk' in how ? walk(stood.get(who), own) : how;
  };
  prepare(places, scene);
  // All of it is read before anything of it moves.
  const ready = beats
    .toSorted((one, other) => one.at - other.at)
    .flatMap((beat) => {
      const [element, own] = [places.element(beat.who), places.box(beat.who)];
      if (element === null || own === null) return [];
      const poses = posesIn(beat, own);
      return poses.length === 0 ? [] : [{ beat, element, poses }];
    });
  const moved = new Map<Actor, ReadonlySet<string>>();
  const animations = ready.map(({ beat, element, poses }) => {
    const before = moved.get(beat.who) ?? new Set();
    const what = poses.flatMap((pose) => Object.keys(pose).filter((name) => name !== 'offset' && name !== 'easing'));
    moved.set(beat.who, new Set([...before, ...what]));
    // A later movement of the same kind leaves what came before it alone until it begins.
    const fill = what.some((name) => before.has(name)) ? 'forwards' : 'both';
    const timing = { duration: beat.ms, delay: beat.at, easing: beat.ease ?? 'linear', fill } as const;
    return element.animate(
      poses.map((pose) => ({ ...pose })),
      timing
    );
  });
  // Nobody sees a ghost before it moves.
  for (const { name } of ghosts) {
    const first = ready.find(({ beat }) => beat.who === name);
    if (first === undefined || first.beat.at === 0) continue;
    animations.push(first.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: first.beat.at }));
  }
  for (const { beat, element } of ready) {
    if (beat.isInFront) animations.push(element.animate([{ zIndex: 1 }, { zIndex: 1 }], { duration: 1, fill: 'both' }));
  }
  for (const animation of animations) animation.playbackRate = rate;
  return animations;
}

/** One picture in place of another, with the ghosts that stand there. */
export function fade<K extends Kinds>(scene: Scene<K>, root: HTMLElement | undefined): readonly Animation[] {
  if (root === undefined) return [];
  prepare(new Places(root), scene);
  if (scene.from === scene.to || typeof root.animate !== 'function') return [];
  return [root.animate([{ opacity: 0 }, { opacity: 1 }], FADE)];
}
