/** What a game brings along to be set up and played: handed in by its route, shown by pages that are written once. */
import type { Component } from 'svelte';
import type { Pathname } from '$app/types';
import type { Game, Kinded, Kinds, Seat } from '../kernel/game';
import type { Help } from '../ui/help/topic';
import type { Loader } from '../ui/lazy';
import type { BoardProps, SecretsProps } from './board';
import type { Ending } from './ending';
import type { GuideTips } from './guide';
import type { more } from './more';
import type { SceneMaker } from './show/scene';
import type { Player } from './stage';
import type { SpansOf, Words } from './words';

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
  /** Has the game hints for whoever wants some? */
  readonly hints?: true;
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
  /** A few figures of the table for its bar, where that has room for them. */
  readonly Chips?: Component<{ view: K['view'] }>;
  /** Fetched once the table stands, before anybody can hold the ring of a curtain. */
  readonly hand: Loader<HandRoom<K>>;
  /** What is shown only when somebody asks for it, or has not played before. */
  readonly lazy: Loader<LazyScreens<K>>;
}

/** The log, and its headings. */
export type LogRoom<K extends Kinds> = Pick<Awaited<ReturnType<typeof more>>, 'Notes'> &
  Partial<Pick<LazyScreens<K>, 'spans'>>;

/** Why a mind would choose a move, as data: what games make sentences of. */
export type { BucketKingReason } from '../bots/bucket-king';
export type { BureaunautsReason } from '../bots/bureaunauts';
export type { BuroCrazyReason } from '../bots/buro-crazy';
export type { SaludosAmigosReason } from '../bots/saludos-amigos';

/** What a game makes of a hint. */
export interface Hints<K extends Kinds> {
  /** What the move is, and at most two reasons, as sentences. Told from the view the hint was thought of by. */
  say(
    hint: { readonly move: K['move']; readonly why: readonly Kinded[] },
    players: readonly Player[],
    view: K['view'],
    seat: Seat
  ): { readonly title: string; readonly why: readonly string[] } | null;
  /**
   * The move as its seat would have begun it: picked, and not done. `before` is what it has begun already; that again
   * where there is nothing to pick.
   */
  pick(move: K['move'], view: K['view'], before: K['draft'] | null, seat: Seat): K['draft'] | null;
  /** What of the table's board the move is made with, as a selector; a hand marks by itself what belongs to it. */
  at?(move: K['move'], seat: Seat): string;
}

/** What a hint is shown with. */
export type HintRoom<K extends Kinds> = Pick<Awaited<ReturnType<typeof more>>, 'HintBubble'> &
  Pick<LazyScreens<K>, 'hints'>;

/** What of a game is loaded when it is asked for: one room, loaded as a whole. */
export interface LazyScreens<K extends Kinds> {
  /** The rules, and which of them help now. */
  readonly help: Help<K['view']>;
  /** What one seat kept secret, small, for the look back after the game. */
  readonly Secrets: Component<SecretsProps<K>>;
  /** The headings of the log. */
  readonly spans: SpansOf<K>;
  /** What the first-game guide has to say. */
  readonly tips: GuideTips<K>;
  /** What its hints say; without it, it has none. */
  readonly hints?: Hints<K>;
  /** What stands when the game is over. */
  readonly ending: Ending<K>;
}
