/** What a game's rules are made of, so that every game can tell them in the same way. */
import type { IconNode } from 'lucide';
import type { Component } from 'svelte';

/**
 * Where a rule comes from: the printed rules, what is publicly known of the edition, what follows from the rules, a
 * ruling of ours, or a house rule a table may choose.
 */
export const SOURCES = ['printed', 'known', 'follows', 'ours', 'house'] as const;
export type Source = (typeof SOURCES)[number];

/** How we read the rules where they are silent or unclear, with the reason. */
export interface Ruling {
  readonly text: () => string;
  readonly sources: readonly Source[];
}

/** One thing to know about a game. Words are functions, so that they follow the language. */
export interface Topic {
  /** Also its anchor in the whole rules. */
  readonly id: string;
  readonly icon: IconNode;
  readonly title: () => string;
  /** A few words beside the title. */
  readonly gist: () => string;
  /** Paragraphs. What stands between two asterisks is the heart of the matter. */
  readonly text: readonly (() => string)[];
  /** Where a picture says it better. What matters in it is written in it too. */
  readonly picture?: Component;
  /** A house rule as a whole. */
  readonly source?: Source;
  readonly rulings: readonly Ruling[];
}

/** What helps at a moment of a game, and what may come next: topics by their names in that game's rules. */
export interface Moment<Name extends string> {
  readonly now: Name;
  readonly related: readonly Name[];
}

/** The help of a game. It is made of what everybody may see. */
export interface Help<View, Name extends string = string> {
  /** By name, in the order of the whole rules. */
  readonly topics: Readonly<Record<Name, Topic>>;
  readonly momentOf: (view: View) => Moment<Name>;
  /** Where the game stands, in a few words. */
  readonly where: (view: View) => string;
}

/** A paragraph in pieces: what stands between two asterisks is strong. */
export function pieces(text: string): readonly { readonly text: string; readonly isStrong: boolean }[] {
  return text
    .split('*')
    .map((piece, i) => ({ text: piece, isStrong: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
