/** The things on the table: influence cards, figures, and the building they climb. Imports nothing. */

/** What an influence card can be worth, from the lowest. (rules: What is in the box) */
export const VALUES = [1, 2, 5, 10, 20] as const;
export type Value = (typeof VALUES)[number];

/**
 * Some influence cards: how many of each value, in the order of VALUES: ones, twos, fives, tens, twenties. Cards of one
 * value are alike; nothing tells them apart.
 */
export type Cards = readonly [number, number, number, number, number];

/** The levels of the building, from the bottom: the stairs outside, three floors of offices, the boss' suite. */
export const LEVELS = ['stairs', 'ground', 'first', 'second', 'boss'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels on which duels are fought. */
export type DuelLevel = Exclude<Level, 'boss'>;

/** The two places of a double space or an office. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** Where a figure stands: `place` counts a level's places from the left, from 0. Room r holds the places 2r and 2r + 1. */
export interface Place {
  readonly level: Level;
  readonly place: number;
}

/**
 * A duel's room: a double space of the stairs or an office, counted on its level from the left, from 0. Whoever wins in
 * room r stands at place r of the level above.
 */
export interface Room {
  readonly level: DuelLevel;
  readonly room: number;
}
