/**
 * What happened, and why not: said as soon as its sentences have come. They are asked for with the page, and weigh as
 * much as a board; the table stands without them.
 */
import type { News, Refusal } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import { piece } from '$lib/ui/pieces';
import type * as Sentences from './sentences';

let come: typeof Sentences | null = $state.raw(null);

/** The sentences of what happened, and of why not. */
export const sentences = piece(async () => (come = await import('./sentences')));

/** One piece of news as a sentence; null for what another sentence says already, and until the sentences have come. */
export function news(news: News, players: readonly Player[]): string | null {
  return come?.news(news, players) ?? null;
}

/** Why a move is not allowed. Where the sentences could not be had, they are asked for again. */
export function refusal(refusal: Refusal): string {
  if (come === null) Promise.resolve(sentences()).catch(() => undefined);
  return come?.refusal(refusal) ?? m.bn_refusal_not_now();
}
