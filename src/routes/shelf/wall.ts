import { remember } from '$lib/settings/remembered';

/**
 * Remembers how high the saved games stand on the wall, in pixels, in a window of this width. The next start keeps that place
 * for them (static/early.js), and so does this page: boxes would else slip away under a finger once the games have come.
 */
export function keepPlace(height: number): void {
  remember('tischlein.wall', `${outerWidth} ${height}`);
  document.documentElement.style.setProperty('--games', `${height}px`);
}
