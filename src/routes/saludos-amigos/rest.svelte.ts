/**
 * The last dice rest in sight: with the last of them the talks begin in the same move, before anybody has seen it, so the
 * screen waits until somebody taps on. The view alone waits, so a table that is taken up again does not.
 */
import type { News } from '$lib/games/saludos-amigos';

/** The beginning of talks that somebody has tapped on to last. A look at an earlier table does not ask for that again. */
let begun: News | null = $state.raw(null);

/** The beginning of talks that waits for a tap in this news of the last move; null where nothing does. */
export function waitingIn(news: readonly News[]): News | null {
  const talks = news.find(({ kind }) => kind === 'talksBegan') ?? null;
  const hasRolled = news.some(({ kind }) => kind === 'rolled' || kind === 'rolledAgain');
  return hasRolled && talks !== begun ? talks : null;
}

/** Somebody has tapped on to these talks. */
export function tapOn(talks: News | null): void {
  begun = talks;
}
