/** What the shelf knows of each game beyond the list: its name, its pictures, and its words when it needs them. */
import { m } from '$lib/paraglide/messages';
import type { Shelved } from '$lib/shelf/list';
import { isolated } from '$lib/ui/lists';
import bucketKingEmblem from './pictures/bucket-king-emblem.svg';
import bucketKingCover from './pictures/bucket-king.svg';
import bureaunautsEmblem from './pictures/bureaunauts-emblem.svg';
import bureaunautsCover from './pictures/bureaunauts.svg';
import buroCrazyEmblem from './pictures/buro-crazy-emblem.svg';
import buroCrazyCover from './pictures/buro-crazy.svg';
import saludosAmigosEmblem from './pictures/saludos-amigos-emblem.svg';
import saludosAmigosCover from './pictures/saludos-amigos.svg';

/** A game's place on the shelf. Its drawings are files, with letters as outlines: they are no part of the program. */
export interface Boxed {
  readonly name: () => string;
  /** The address of the cover, 240 by 312. */
  readonly cover: string;
  /** The address of the picture on its saved games, 96 by 90. */
  readonly emblem: string;
  /** The side of the box, and the ground behind a saved game's picture. */
  readonly edge: string;
  readonly ground: string;
  /** The pages of the game. */
  readonly set: '/new/bucket-king' | '/new/buro-crazy' | '/new/saludos-amigos' | '/new/bureaunauts';
  readonly play: '/bucket-king' | '/buro-crazy' | '/saludos-amigos' | '/bureaunauts';
  /** Fetches the few words that say where a saved game stands, in one line. They read the view it was saved with. */
  standing(): Promise<{ readonly standing: (view: never, players: Shelved['players']) => string }>;
}

/** By the game's id. */
const BOXES: Readonly<Record<string, Boxed>> = {
  'bucket-king': {
    name: () => m.bk_name(),
    cover: bucketKingCover,
    emblem: bucketKingEmblem,
    edge: '#D69A1E',
    ground: '#F7C948',
    set: '/new/bucket-king',
    play: '/bucket-king',
    standing: () => import('../bucket-king/standing')
  },
  'buro-crazy': {
    name: () => m.bc_name(),
    cover: buroCrazyCover,
    emblem: buroCrazyEmblem,
    edge: '#7A2C1C',
    ground: '#0F6E70',
    set: '/new/buro-crazy',
    play: '/buro-crazy',
    standing: () => import('../buro-crazy/standing')
  },
  'saludos-amigos': {
    name: () => m.sa_name(),
    cover: saludosAmigosCover,
    emblem: saludosAmigosEmblem,
    edge: '#1F4E86',
    ground: '#2F7FC1',
    set: '/new/saludos-amigos',
    play: '/saludos-amigos',
    standing: () => import('../saludos-amigos/standing')
  },
  bureaunauts: {
    name: () => m.bn_name(),
    cover: bureaunautsCover,
    emblem: bureaunautsEmblem,
    edge: '#0D1636',
    ground: '#1C2B63',
    set: '/new/bureaunauts',
    play: '/bureaunauts',
    standing: () => import('../bureaunauts/standing')
  }
};

/** The box of a game; undefined for one the house has not, whatever a record from outside calls it. */
export function boxOf(game: string | null): Boxed | undefined {
  return game !== null && Object.hasOwn(BOXES, game) ? BOXES[game] : undefined;
}

/** What stands on the box of a saved game. */
export function boxNameOf(game: string | null): string {
  return boxOf(game)?.name() ?? m.shelf_unknown_game();
}

/** What people call a saved game: its own name, or the one on its box. To be shown: isolated. */
export function nameOf({ game, title }: { readonly game: string | null; readonly title: string | null }): string {
  return title === null ? boxNameOf(game) : isolated(title);
}
