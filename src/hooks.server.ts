import type { Handle } from '@sveltejs/kit';
import { baseLocale, isLocale } from '$lib/paraglide/runtime';
import { language } from '$lib/settings/language.svelte';

/** Runs while the pages are built: the shelf in the language its address names. */
export const handle: Handle = ({ event, resolve }) => {
  const named = /\/index\.([a-z]{2})$/.exec(event.url.pathname)?.[1];
  language.current = isLocale(named) ? named : baseLocale;
  // The shelf alone is drawn here, and brings its own title.
  const title = event.route.id === '/' ? '' : '<title>Tischlein</title>';
  // Those that are seen at once, and at a table all: a first paint in another would be laid out twice.
  const fonts = event.route.id === '/' ? /figtree-latin-wght|grenze-latin-800/ : /-latin-(?!ext)/;
  return resolve(event, {
    preload: ({ type, path }) => type !== 'font' || fonts.test(path),
    // What src/app.html leaves open.
    transformPageChunk: ({ html }) => html.replace('%lang%', language.current).replace('%title%', title)
  });
};
