/** What is drawn and said of each game before it is loaded: its name, its pictures, where it stands. */
import { m } from '$lib/paraglide/messages';
import { getLocale } from '$lib/paraglide/runtime';
import type { Shelved } from '$lib/shelf/list';
import type { Box } from '$lib/table/screens';
import { isolated } from '$lib/ui/lists';
import bucketKingEmblem from './shelf/pictures/bucket-king-emblem.svg';
import bucketKingInGerman from './shelf/pictures/bucket-king-title-de.webp';
import bucketKingInEnglish from './shelf/pictures/bucket-king-title-en.webp';
import bucketKingInFrench from './shelf/pictures/bucket-king-title-fr.webp';
import bucketKingCover from './shelf/pictures/bucket-king.webp';
import bureaunautsEmblem from './shelf/pictures/bureaunauts-emblem.svg';
import bureaunautsCover from './shelf/pictures/bureaunauts.webp';
import buroCrazyEmblem from './shelf/pictures/buro-crazy-emblem.svg';
import buroCrazyCover from './shelf/pictures/buro-crazy.webp';
import saludosAmigosEmblem from './shelf/pictures/saludos-amigos-emblem.svg';
import saludosAmigosCover from './shelf/pictures/saludos-amigos.webp';

/** A game's place on the shelf. Its pictures are files, no part of the program; covers are drawn from SVG (scripts/covers.mjs). */
export interface CatalogueEntry extends Box {
  /** The address of its name as it is drawn upon the cover, for a game whose name is translated. */
  readonly title?: () => string;
  /** The address of the picture on its saved games, 96 by 90. */
  readonly emblem: string;
  /** The ground behind that picture. */
  readonly ground: string;
  /** Fetches what says where a game stands, in one line, by what was saved of it for the shelf; nothing where it can't. */
  statusLine(): Promise<(glance: unknown, players: Shelved['players']) => string>;
}

/** An app of another day may have written what is to be read: whatever a game's words stumble over costs the line alone. */
function reading<View>(load: () => Promise<{ statusLine(view: View, players: Shelved['players']): string }>) {
  return async (): ReturnType<CatalogueEntry['statusLine']> => {
    const words = await load();
    return (glance, players) => {
      try {
        return words.statusLine(glance as View, players);
      } catch {
        return '';
      }
    };
  };
}

/** By the game's id. */
export const CATALOGUE = {
  'bucket-king': {
    name: m.bk_name,
    cover: bucketKingCover,
    title: () => ({ en: bucketKingInEnglish, fr: bucketKingInFrench, de: bucketKingInGerman })[getLocale()],
    emblem: bucketKingEmblem,
    edge: '#D69A1E',
    ground: '#F7C948',
    page: '/bucket-king',
    statusLine: reading(() => import('./bucket-king/status'))
  },
  'buro-crazy': {
    name: m.bc_name,
    cover: buroCrazyCover,
    emblem: buroCrazyEmblem,
    edge: '#7A2C1C',
    ground: '#0F6E70',
    page: '/buro-crazy',
    statusLine: reading(() => import('./buro-crazy/status'))
  },
  'saludos-amigos': {
    name: m.sa_name,
    cover: saludosAmigosCover,
    emblem: saludosAmigosEmblem,
    edge: '#1F4E86',
    ground: '#2F7FC1',
    page: '/saludos-amigos',
    statusLine: reading(() => import('./saludos-amigos/status'))
  },
  bureaunauts: {
    name: m.bn_name,
    cover: bureaunautsCover,
    emblem: bureaunautsEmblem,
    edge: '#0D1636',
    ground: '#1C2B63',
    page: '/bureaunauts',
    statusLine: reading(() => import('./bureaunauts/status'))
  }
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

/** The box of a game; undefined for one the house has not, whatever a record from outside calls it. */
export function boxOf(game: string | null): CatalogueEntry | undefined {
  const boxes: Readonly<Record<string, CatalogueEntry>> = CATALOGUE;
  return game !== null && Object.hasOwn(boxes, game) ? boxes[game] : undefined;
}

/** What stands on the box of a saved game. */
export function boxNameOf(game: string | null): string {
  return boxOf(game)?.name() ?? m.shelf_unknown_game();
}

/** What people call a saved game: its own name, or the one on its box. To be shown: isolated. */
export function nameOf({ game, title }: { readonly game: string | null; readonly title: string | null }): string {
  return title === null ? boxNameOf(game) : isolated(title);
}
