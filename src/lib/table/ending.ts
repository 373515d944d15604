/** What a game brings to its end: who came where, what is to be told of them, and the world its podium stands in. */
import type { Component } from 'svelte';
import type { Kinds, Outcome, Seat } from '../kernel/game';
import type { SecretsProps } from './board';
import type { Colour, Drawing } from './drawing';
import type { Player } from './stage';

/** How somebody came out. */
export interface Standing {
  readonly seat: Seat;
  /** From 1; who ties shares a place, and those behind it stay empty. */
  readonly place: number;
  /** What it was about, all in all; null where that is no number. */
  readonly total: number | null;
  /** What the total is made of, or instead of it: "11 + 11 + 9". */
  readonly figures: string;
  /** The same for who can't see where it stands; where it says all, as it is. */
  readonly spoken?: string;
  /** Somebody who could not win stands beside the podium. */
  readonly isBeside: boolean;
}

/** What the whole table heard of a turn that stands, and saw after it. Null where that can't be told any more. */
export interface HeardTurn<K extends Kinds> {
  readonly n: number;
  readonly news: readonly K['news'][];
  readonly view: K['view'] | null;
}

/** The same once all may be known. */
export interface Opened<K extends Kinds> extends HeardTurn<K> {
  /** What this seat saw then. Null where that can't be told any more. */
  readonly secret: (seat: Seat) => K['view'] | null;
}

/** How a game stood when a step of its story was over: a trick, a duel, a turn of everybody. */
export interface Moment {
  /** The turn after which it was so. */
  readonly n: number;
  /** The step: "Trick 9". */
  readonly name: string;
  /** The same on the axis, in a few letters: "9". */
  readonly mark: string;
  /** By seat; null for a seat that has none at the moment. */
  readonly values: readonly (number | null)[];
  /** By seat, of the second lines. */
  readonly second?: readonly number[];
  /** By seat, all of it in words: "11 left". */
  readonly said: readonly string[];
  /** What happened in this step, where the last news of it do not say so. */
  readonly told?: string;
}

/** One part of the story, with a chart of its own. */
export interface Chapter {
  /** Where the game has parts that each begin anew: "Round 2", and in a few letters. Empty where it has none. */
  readonly name: string;
  readonly mark: string;
  /** What the values are: "Buckets left"; and those of the second lines, where there are any. */
  readonly what: string;
  readonly second?: string;
  /** What is said of a seat whose value has fallen to 0; without it, that is nothing special. */
  readonly out?: string;
  /** The first is how it began. */
  readonly moments: readonly Moment[];
  /** Where it goes through stages that one chart shows: "Ground floor", and the first of its moments. */
  readonly parts?: readonly { readonly name: string; readonly at: number }[];
}

/** Something that stands out in a game. */
export interface Award {
  /** Who gets it; several, where they tie. */
  readonly seats: readonly Seat[];
}

/** An award in words: "14 at once", and whose it is and when. */
export interface AwardWords extends Award {
  readonly title: string;
  readonly text: string;
}

/** An award in words. Where several share it, they are named, and what was special of one of them is not told. */
export function worded({ seats }: Award, names: string, title: string, text = names): AwardWords {
  return { seats, title, text: seats.length > 1 ? names : text };
}

/** Every seat with its place, the first before all others: who ties shares one, and the places behind it stay empty. */
export function placed(outcome: Outcome | null): readonly Pick<Standing, 'seat' | 'place'>[] {
  return (outcome?.places ?? []).flatMap((seats, at, places) => {
    const place = places.slice(0, at).reduce((before, others) => before + others.length, 1);
    return seats.map((seat) => ({ seat, place }));
  });
}

/** Where a podium stands, in px. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** How far down the ground is on which the figures stand. */
  readonly ground: number;
  /** How long one unit of the podium is: its steps are 150 units wide. */
  readonly unit: number;
}

/** Steps for the first three, or a seat for the first alone. */
export type Stand =
  | {
      readonly kind: 'steps';
      /** What stands under a place, from 0 0 down and to the right. */
      readonly step: (place: number, width: number, height: number) => Drawing;
    }
  | {
      readonly kind: 'throne';
      /** Behind and in front of a figure that stands on 0 0, three and a half times its size. */
      readonly behind: Drawing;
      readonly before: (name: string) => Drawing;
    };

/** The world of a game, as it is at its end. */
export interface World {
  /** A class of the game's own, for its colours. */
  readonly className: string;
  readonly stand: Stand;
  /** Everything behind the podium: behind the light that shines on the winner, and in front of it. */
  readonly scenery: (room: Room) => Readonly<Record<'far' | 'near', Drawing>>;
  /** The light that shines on the winner. */
  readonly light: Colour;
  /** What the first wear, on a figure of 54 whose foot is on 0 0. */
  readonly hat: Drawing;
}

/** The end of a game. */
export interface Ending<K extends Kinds> {
  readonly world: World;
  /** From the first to the last. */
  standings(view: K['view'], players: readonly Player[]): readonly Standing[];
  /** What stands out in what everybody heard, the most worth first. */
  awards(told: readonly HeardTurn<K>[], players: readonly Player[]): readonly AwardWords[];
  /** How it went, chapter by chapter, in the steps people count by. */
  story(told: readonly Opened<K>[], players: readonly Player[]): readonly Chapter[];
  /** What somebody had of the table at a moment, as a small picture. */
  readonly Small?: Component<SecretsProps<K>>;
  /** What of the table still stands around the podium. */
  readonly Beside?: Component<{ readonly view: K['view']; readonly players: readonly Player[]; readonly room: Room }>;
}

/** So many awards, at most. */
export const AWARDS = 3;

/**
 * The awards of a game out of all there could be, the most worth first: nobody has two before everybody has one, and what
 * everybody has done stands out for nobody.
 */
export function chosen<A extends Award>(candidates: readonly A[], seats: number): readonly A[] {
  const given: A[] = [];
  const had = new Set<Seat>();
  for (const award of candidates) {
    if (award.seats.length === 0 || award.seats.length >= seats) continue;
    if (had.size < seats && award.seats.some((seat) => had.has(seat))) continue;
    for (const seat of award.seats) had.add(seat);
    given.push(award);
    if (given.length === AWARDS) break;
  }
  return given;
}

/** The highest number that anybody came to, and all who did; null where nobody came to `least`. */
export function highest<F>(
  found: readonly (F & { readonly seat: Seat; readonly value: number })[],
  least: number
): { readonly value: number; readonly seats: readonly Seat[]; readonly first: F } | null {
  const value = Math.max(...found.map((each) => each.value));
  const best = found.filter((each) => each.value === value);
  const [first] = best;
  if (first === undefined || value < least) return null;
  return { value, seats: [...new Set(best.map(({ seat }) => seat))].sort((a, b) => a - b), first };
}

/** A number of every seat, for `highest`. */
export function bySeat(values: readonly number[]): readonly { readonly seat: Seat; readonly value: number }[] {
  return values.map((value, seat) => ({ seat, value }));
}
