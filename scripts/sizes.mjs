/**
 * What a page weighs: the JavaScript and CSS it needs, gzip -9, file by file, fonts aside; and how many files a device takes
 * along and asks for at the start. Fails over budget.
 * Reads what the last build left; writes nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { entriesOf } from './precache.mjs';

/** @typedef {{ file: string, name?: string, src?: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {{ js: Set<string>, css: Set<string> }} Needs */

/**
 * In bytes of gzipped JavaScript. The shelf's budget is what it may need to stand; a game's is everything a turn needs
 * (table, curtain, hand, sentences), on top of the shelf and what it reads the saved games with.
 */
export const BUDGETS = /** @type {const} */ ({ shelf: 60 * 1024, game: 130 * 1024 });

/** How many files a device may have to take along: a host answers each of them late rather than slowly. */
const FILES = 160;

/**
 * How many files of code and style a start asks for: those of the shelf, and the page for errors, which is loaded at every
 * start and so may bring nothing but itself.
 */
const AT_START = 8;

const CLIENT = '.svelte-kit/output/client';

/** The number of the page for errors. */
const ERROR = 1;

/** Which numbered pages a route is made of, as SvelteKit wrote them. @param {string} dictionary @param {string} route */
export function pagesOf(dictionary, route) {
  const escaped = route.replaceAll('/', '\\/').replaceAll('-', '\\-');
  const found = new RegExp(`"${escaped}": \\[~?(\\d+)(?:,\\[([\\d,]*)\\])?`).exec(dictionary);
  if (found === null) throw new Error(`the build has no page ${route}`);
  // Node 0 is the layout of all pages.
  const layouts = (found[2] ?? '').split(',').filter((number) => number !== '');
  return [...new Set(['0', ...layouts, found[1] ?? ''])].map(Number);
}

/** The games that have a page to be set up on. @param {string} dictionary */
export function gamesOf(dictionary) {
  return [...dictionary.matchAll(/"\/new\/([\w-]+)": \[/g)].map(([, id = '']) => id);
}

/** What is loaded only when somebody asks for it, or has not played before: the rooms the build calls lazy. @param {Chunk} chunk */
const isLazy = ({ name }) => /^(.*-)?lazy$/.test(name ?? '');

/**
 * Everything a chunk needs: what it imports, and what it loads by itself later, but not other pages, nor what it loads
 * on demand.
 * @param {Record<string, Chunk>} manifest
 * @param {string} key
 * @param {Needs} needs
 * @param {boolean} later
 */
function follow(manifest, key, needs, later) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  const isNew = !needs.js.has(chunk.file);
  needs.js.add(chunk.file);
  for (const css of chunk.css ?? []) needs.css.add(css);
  if (!isNew) return;
  for (const next of chunk.imports ?? []) follow(manifest, next, needs, later);
  if (!later) return;
  for (const next of chunk.dynamicImports ?? []) {
    if (!isLazy(manifest[next] ?? { file: next })) follow(manifest, next, needs, later);
  }
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {string} dictionary
 * @param {string} route
 * @param {boolean} later does what the page loads by itself count?
 * @param {readonly number[]} more other pages by their numbers
 * @returns {Needs}
 */
export function needsOf(manifest, dictionary, route, later, more = []) {
  /** @type {Needs} */
  const needs = { js: new Set(), css: new Set() };
  const key = (/** @type {string} */ end) => {
    const found = Object.keys(manifest).find((name) => name.endsWith(end));
    if (found === undefined) throw new Error(`the build has no ${end}`);
    return found;
  };
  follow(manifest, key('client/entry.js'), needs, false);
  follow(manifest, key('client-optimized/app.js'), needs, false);
  for (const page of [...pagesOf(dictionary, route), ...more]) {
    follow(manifest, key(`client-optimized/nodes/${page}.js`), needs, later);
  }
  return needs;
}

/** @param {Iterable<string>} files @returns {number} bytes, each file by itself, as a host sends them */
const weigh = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length, 0);

/** @param {Set<string>} all @param {readonly Set<string>[]} had */
const without = (all, ...had) => [...all].filter((file) => had.every((files) => !files.has(file)));

/** What the shelf loads as soon as it stands, by the names of chunks: the reading of saves, and the keeping of the app. */
const SOON = ['reading', 'workbox-window.prod.es5'];

/**
 * What the last build weighs, in bytes. `shelf`: until the shelf stands; `atStart`: the number of these files. `soon`: what
 * it then loads by itself. `games`: by id, everything a turn needs on top of both. `onDemand`: what all games load on top
 * of that once somebody asks for it.
 */
export function weighPages() {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const dictionary = readFileSync('.svelte-kit/generated/client-optimized/app.js', 'utf8');
  const shelf = needsOf(manifest, dictionary, '/', false, [ERROR]);
  const games = gamesOf(dictionary).map((id) => ({ id, needs: needsOf(manifest, dictionary, `/${id}`, true) }));
  /** @type {Needs} */
  const onDemand = { js: new Set(), css: new Set() };
  for (const [key, chunk] of Object.entries(manifest)) if (isLazy(chunk)) follow(manifest, key, onDemand, false);
  /** @type {Needs} */
  const soon = { js: new Set(), css: new Set() };
  for (const name of SOON) {
    const keys = Object.keys(manifest).filter((key) => manifest[key].name === name);
    if (keys.length === 0) throw new Error(`the build has no ${name}`);
    for (const key of keys) follow(manifest, key, soon, false);
  }
  return {
    atStart: shelf.js.size + shelf.css.size,
    shelf: { js: weigh(shelf.js), css: weigh(shelf.css) },
    soon: { js: weigh(without(soon.js, shelf.js)), css: weigh(without(soon.css, shelf.css)) },
    games: Object.fromEntries(
      games.map(({ id, needs: { js, css } }) => [
        id,
        { js: weigh(without(js, shelf.js, soon.js)), css: weigh(without(css, shelf.css, soon.css)) }
      ])
    ),
    onDemand: {
      js: weigh(without(onDemand.js, shelf.js, soon.js, ...games.map(({ needs }) => needs.js))),
      css: weigh(without(onDemand.css, shelf.css, soon.css, ...games.map(({ needs }) => needs.css)))
    }
  };
}

const kib = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { atStart, shelf, soon, games, onDemand } = weighPages();
  /** @type {[string, { js: number, css: number }, number | null][]} */
  const rows = [
    ['the shelf, until it stands', shelf, BUDGETS.shelf],
    ['what it then loads by itself', soon, null],
    ...Object.entries(games).map(
      ([id, weight]) => /** @type {typeof rows[number]} */ ([`${id}, on top of both`, weight, BUDGETS.game])
    ),
    ['help, guide, log and look back, when wanted', onDemand, null]
  ];
  for (const [name, { js, css }, budget] of rows) {
    const verdict = budget === null ? '' : `, of ${kib(budget)}: ${js <= budget ? 'ok' : 'TOO HEAVY'}`;
    console.log(`${name}: ${kib(css)} CSS, ${kib(js)} JavaScript${verdict}`);
    if (budget !== null && js > budget) process.exitCode = 1;
  }
  console.log(`files asked for at the start: ${atStart}, of ${AT_START}: ${atStart <= AT_START ? 'ok' : 'TOO MANY'}`);
  if (atStart > AT_START) process.exitCode = 1;
  const files = entriesOf('build').length;
  console.log(`files to take along: ${files}, of ${FILES}: ${files <= FILES ? 'ok' : 'TOO MANY'}`);
  if (files > FILES) process.exitCode = 1;
}
