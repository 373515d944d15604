/** What a game brings along to be set up and played: handed in by its route, shown by pages that are written once. */
import type { Component } from 'svelte';
import type { Pathname } from '$app/types';
import type { Game, Kinds } from '../kernel/game';
import type { Help } from '../ui/help/topic';
import type { Loader } from '../ui/lazy';
import type { BoardProps, SecretsProps } from './board';
import type { Ending } from './ending';
import type { GuideTips } from './guide';
import type { SceneMaker } from './show/scene';
import type { Words } from './words';

type IdIn<Path> = Path extends `/new/${infer Id}` ? Id : never;

/** The address of a game's page: as its folder in the routes. */
export type GamePage = `/${IdIn<Pathname>}`;

/** A game's box, wherever it is drawn. */
export interface Box {
  readonly name: () => string;
  /** The address of the cover, 240 by 312. */
  readonly cover: string;
  /** The side of the box. */
  readonly edge: string;
  readonly page: GamePage;
}

/** What is said of one option while a table is set. */
export interface OptionWords<T> {
  readonly label: () => string;
  /** What it means, as it is chosen, for so many seats. */
  readonly text: (chosen: { readonly value: T; readonly seats: number }) => string;
  /** What one of a few values is called; without it, as it is. */
  readonly value?: (value: T) => string;
  /** Is it a house rule, as its topic in the rules says? */
  readonly house?: true;
}

/** What is needed to set the table of a game. */
export interface Setup<K extends Kinds> {
  readonly game: Game<K>;
  readonly box: Box;
  /** In the order in which they are asked. */
  readonly options: { readonly [Name in keyof K['options']]-?: OptionWords<K['options'][Name]> };
  /** Loads the rules of the game, to be read before it begins. */
  readonly lazy: Loader<Pick<LazyScreens<K>, 'help'>>;
}

/** What the first turn needs, and the first picture of the table does not. */
export interface HandRoom<K extends Kinds> {
  /** What a seat sees behind the curtain. */
  readonly Hand: Component<BoardProps<K>>;
  /** What everybody is shown of a move; without it, its end at once. */
  readonly show?: SceneMaker<K>;
}

/** The screens of a game: all that a turn needs. */
export interface Screens<K extends Kinds> {
  readonly game: Game<K>;
  readonly words: Words<K>;
  /** What everybody sees. */
  readonly Table: Component<BoardProps<K>>;
  /** Fetched once the table stands, before anybody can hold the ring of a curtain. */
  readonly hand: Loader<HandRoom<K>>;
  /** What is shown only when somebody asks for it, or has not played before. */
  readonly lazy: Loader<LazyScreens<K>>;
}

/** What of a game is loaded when it is asked for: one room, loaded as a whole. */
export interface LazyScreens<K extends Kinds> {
  /** The rules, and which of them help now. */
  readonly help: Help<K['view']>;
  /** What one seat kept secret, small, for the look back after the game. */
  readonly Secrets: Component<SecretsProps<K>>;
  /** What the first-game guide has to say. */
  readonly tips: GuideTips<K>;
  /** What stands when the game is over. */
  readonly ending: Ending<K>;
}
