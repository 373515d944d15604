import adapterStatic from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { injectPrecache } from './scripts/precache.mjs';
import { DIRECTIVES, writeHeaders } from './scripts/strict.mjs';

// BASE_PATH=/somewhere when the host does not serve us at its root.
const base = /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? '');

// Every route is prerendered; 200.html answers whatever is not a file (the query of a table lives in the same page).
const inner = adapterStatic({ pages: 'build', fallback: '200.html', strict: true });

// The shelf's first picture, once in each language: `/` is in the first.
const { baseLocale, locales } = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
const shelves = locales
  .filter((/** @type {string} */ locale) => locale !== baseLocale)
  .map((/** @type {string} */ locale) => `/index.${locale}`);

/**
 * The style attributes in a part of a parsed component.
 * @param {unknown} node
 * @returns {{ start: number, end: number }[]}
 */
const stylesIn = (node) => {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'Attribute' && 'name' in node && node.name === 'style')
    return [/** @type {{ start: number, end: number }} */ (/** @type {unknown} */ (node))];
  return Object.values(node).flatMap(stylesIn);
};

/**
 * SvelteKit hides what it announces to screen readers with a style attribute, which our policy refuses; a class does it.
 * @type {import('svelte/compiler').PreprocessorGroup}
 */
const announcerWithoutStyle = {
  name: 'announcer-without-style',
  markup({ content, filename = '' }) {
    if (!filename.endsWith('/generated/root.svelte')) return;
    const [style, ...others] = stylesIn(parse(content, { modern: true }).fragment);
    if (style === undefined || others.length > 0) throw new Error('the announcer of SvelteKit has changed');
    const { start, end } = style;
    return { code: `${content.slice(0, start)}class="visually-hidden"${content.slice(end)}` };
  }
};

/** @type {import('@sveltejs/kit').Config} */
export default {
  // Tests run what ships: what the compiler adds for developing takes a seventh of the component tests' time.
  compilerOptions: process.env.VITEST ? { dev: false } : {},
  preprocess: [announcerWithoutStyle, vitePreprocess()],
  kit: {
    adapter: {
      name: 'static+precache',
      async adapt(builder) {
        await inner.adapt(builder);
        // Inside the adapter, so that nobody who calls `vite build` can forget it.
        builder.log.success(`headers: for ${writeHeaders('build', base)} pages`);
        builder.log.success(`precache: ${injectPrecache('build')} files`);
      }
    },
    csp: { mode: 'hash', directives: DIRECTIVES },
    // src/lib/pwa registers it, because an update waits for the table's yes.
    serviceWorker: { register: false },
    paths: { base, relative: false },
    prerender: { entries: ['*', ...shelves] },
    // Constant unless a release sets it: the same sources make the same bytes.
    version: { name: process.env.APP_VERSION ?? 'dev' }
  }
};
