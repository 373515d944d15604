import type { Handle } from '@sveltejs/kit';
import { asset } from '$app/paths';
import { baseLocale, isLocale } from '$lib/paraglide/runtime';
import { language } from '$lib/settings/language.svelte';

/** Runs while the pages are built: the shelf in the language its address names. */
export const handle: Handle = ({ event, resolve }) => {
  const named = /\/index\.([a-z]{2})$/.exec(event.url.pathname)?.[1];
  language.current = isLocale(named) ? named : baseLocale;
  // Behind the policy and before the style sheet, for which a script would wait.
  const early = `<script src="${asset('/early.js')}"></script>`;
  return resolve(event, {
    // Of the fonts those that are seen at once: a first paint in another would be laid out twice.
    preload: ({ type, path }) => type !== 'font' || /figtree-latin-wght|grenze-latin-800/.test(path),
    transformPageChunk: ({ html }) =>
      html
        .replace('<html lang="en">', `<html lang="${language.current}">`)
        // A page that is drawn has its own title.
        .replace(/(<title>.*<\/title>[^]*)\n *<title>.*<\/title>/, '$1')
        .replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) => `${policy}\n    ${early}`)
  });
};
