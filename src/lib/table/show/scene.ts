/**
 * The scenes of the show: what everybody is shown of a turn, as data. A scene is made of what the whole table may see and
 * hear, and of nothing else; it never holds up the game, which is stored before anything is shown.
 */
import type { Kinds } from '../../kernel/game';
import type { Player } from '../stage';

/**
 * All sounds there are. A scene names them; none of them tells what is not to be seen. Behind a colon stands which animal it
 * is, or from which side it comes.
 */
export const CUES = [
  'cloth',
  'rise',
  'drop',
  'part',
  'card',
  'stamp',
  'snort:horse',
  'snort:bull',
  'snort:sheep',
  'snort:pig',
  'snort:chicken',
  'clank',
  // Those that follow one another fall by a semitone each.
  'tick',
  'bounce',
  'bounce:again',
  'sweep',
  'roll',
  'whisk',
  'whisk:left',
  'whisk:right',
  'thud',
  'out',
  // One sound, long and short.
  'fanfare',
  'crown'
] as const;
export type Cue = (typeof CUES)[number];

/** The ways things move, as curves of CSS: quickly off and softly home, from rest, from rest to rest, and a little beyond. */
export const FLY = 'cubic-bezier(.2,.8,.2,1)';
export const IN = 'cubic-bezier(.5,0,.9,.5)';
export const SOFT = 'cubic-bezier(.4,0,.2,1)';
export const BACK = 'cubic-bezier(.3,1.5,.5,1)';

/**
 * Every kind of scene, and the longest it may last at normal speed, in milliseconds. `said`: told in words, with nothing to
 * see but its end.
 */
export const LONGEST = {
  said: 0,
  card: 1500,
  die: 1500,
  tile: 1500,
  singleFall: 1500,
  out: 1500,
  jellies: 3500,
  opening: 3500,
  fall: 3500,
  promotion: 3500,
  phones: 4000,
  flight: 4000,
  landing: 700,
  ending: 4500,
  session: 6000,
  duel: 6000
} as const;
export type SceneKind = keyof typeof LONGEST;

/** So many elements move at once at most: more make a slow tablet stutter. Confetti, which is nothing but bits, apart. */
export const MOST_MOVING = 40;
export const CONFETTI = 'confetti:';

/** What waits together for longer than this shows only its last turn, in milliseconds at normal speed. */
export const LONGEST_WAIT = 8000;

/** With little motion: how long a change fades, and how long a picture stands; a verdict stands longer. Milliseconds. */
export const FADE = 120;
export const STANDS = 700;
export const VERDICT_STANDS = 1500;

/** An element of the board or a ghost, by its `data-actor`: 'pail:0:2:1', 'plate:3', 'board'. Each is there once. */
export type Actor = string;

/** A picture that is there for a scene only, in the board's layer of actors. */
export interface Ghost {
  readonly name: Actor;
  /** It has the place and the size of this element of the board. */
  readonly over: Actor;
  /** What is to be seen, by a name the board knows: 'card:horse:4'. */
  readonly picture: string;
  /** Also where nothing moves: nothing else shows what it shows. */
  readonly stands?: true;
}

/** A moment of a movement: these four are all that moves, since a browser lays nothing out anew for them. */
export interface Pose {
  readonly translate?: string;
  readonly rotate?: string;
  readonly scale?: string;
  readonly opacity?: number;
  /** From 0 to 1; without it they are evenly apart. */
  readonly offset?: number;
  readonly easing?: string;
}

/** The middle of an element, or a spot of it, in shares of its width and height. */
export type Spot = Actor | { readonly of: Actor; readonly x: number; readonly y: number };

/** From one spot to another. */
export interface Flight {
  readonly fly: readonly [from: Spot, to: Spot];
  /** How far it rises above the straight way, in px. */
  readonly arc: number;
  /** In degrees, at its beginning and at its end. */
  readonly turn?: readonly [number, number];
  readonly scale?: readonly [number, number];
}

/** A layer comes so many times closer, or goes back again, and shows nothing beyond its edges. */
export interface Camera {
  readonly way: 'in' | 'out';
  /** The middle of this element comes to stand there, in shares of the layer. */
  readonly near: Actor;
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
}

/** From where this actor stood in the picture before: the same actor, in another place and of another size. */
export interface Walk {
  readonly walk: 'from before';
}

/** One movement of one actor. */
export interface Beat {
  readonly who: Actor;
  /** When it begins in its scene, and how long it takes, in milliseconds. */
  readonly at: number;
  readonly ms: number;
  readonly how: readonly Pose[] | Flight | Camera | Walk;
  /** A timing function of CSS; without it, evenly. */
  readonly ease?: string;
  /** Sounds as it begins. */
  readonly cue?: Cue;
  /** Before its neighbours, as long as its scene lasts. */
  readonly isInFront?: true;
  /** It moves the whole layer: left out where a device can't keep up with that. */
  readonly isDear?: true;
}

/** A number on the board that changes during a scene. */
export interface Count {
  readonly at: number;
  readonly who: Actor;
  readonly value: number;
}

/** What is shown in one go. */
export interface Scene<K extends Kinds> {
  readonly kind: SceneKind;
  /** What the board draws while it plays, and from its end on. Both an onlooker's. */
  readonly from: K['view'];
  readonly to: K['view'];
  /** What it tells, as everybody heard it: said aloud when it begins. */
  readonly news: readonly K['news'][];
  /** The heading meanwhile, and the line below it; without it, those of `from`. */
  readonly title?: readonly [heading: string, line: string];
  /** What that line, or both, say from a moment on; without movement, from the step on that it belongs to. */
  readonly then?: { readonly at: number; readonly heading?: string; readonly line: string };
  /** What has to be in sight: where a page is longer than the screen, it is moved there first. */
  readonly sight?: Actor;
  readonly ghosts?: readonly Ghost[];
  readonly beats?: readonly Beat[];
  readonly counts?: readonly Count[];
  /** When each step after the first begins that the board itself shows; with the last one all is told. */
  readonly steps?: readonly number[];
  /** A small one that takes nobody's turn: all that can be pressed goes on, and what is pressed ends it. */
  readonly isAside?: true;
  /**
   * It shows the rest of what the one before it has begun: whoever skips that one skips both, and what was said then stands
   * there until this one says something itself.
   */
  readonly goesOn?: boolean;
  /** Who has won: it stands longer where nothing moves, and is said at once. */
  readonly isVerdict?: boolean;
}

/** What moves in a picture as it stands: it tells nothing, and leads nowhere else. */
export type Act = Pick<Scene<Kinds>, 'kind' | 'title' | 'then' | 'beats' | 'counts' | 'steps'>;

/** What else a scene may be made of. */
export interface Room {
  readonly players: readonly Player[];
}

/** Makes the scenes of one game. Its views and news are the onlooker's. */
export interface SceneMaker<K extends Kinds> {
  /**
   * The scenes of one turn, in order: the first begins with `before`, each goes on where the last one ended, the last one
   * ends with `after`, and every piece of news is told by one of them.
   */
  scenes(before: K['view'], news: readonly K['news'][], after: K['view'], room: Room): readonly Scene<K>[];
  /** What lies open in this view, for those who want to see it once more. */
  again?(view: K['view'], room: Room): readonly Scene<K>[];
}

/** How long a scene lasts at normal speed, in milliseconds. */
export function lengthOf({ beats = [], counts = [], steps = [] }: Act): number {
  return Math.max(0, ...beats.map(({ at, ms }) => at + ms), ...counts.map(({ at }) => at), ...steps);
}

/** Data alone: of this piece of news a table is told its end. */
export function said<K extends Kinds>(from: K['view'], news: readonly K['news'][], to: K['view']): Scene<K> {
  return { kind: 'said', from, to, news };
}
