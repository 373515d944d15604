/** What ships with the app: the dependencies, all the way down, and the tools that are compiled into its pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, version: string, license?: string, homepage?: string, dependencies?: Record<string, string>, author?: string | { name: string } }} Manifest */

/** Parts of the tools that are compiled into the pages. */
const COMPILED_IN = ['svelte', '@sveltejs/kit', '@inlang/paraglide-js'];

/**
 * What a package says of itself; `..` is this one.
 * @param {string} name
 * @returns {Manifest}
 */
export const manifest = (name) => JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));

/**
 * The names of the packages that ship.
 * @returns {ReadonlySet<string>}
 */
export function shipped() {
  /** @type {Set<string>} */
  const names = new Set(COMPILED_IN);
  const open = Object.keys(manifest('..').dependencies ?? {});
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (names.has(name) || name.startsWith('@types/') || !existsSync(join('node_modules', name))) continue;
    names.add(name);
    open.push(...Object.keys(manifest(name).dependencies ?? {}));
  }
  return names;
}
