/**
 * Compiles messages/ into src/lib/paraglide, and refuses to go on without words: a plugin that can't be loaded is only
 * a warning to the compiler, and would ship an app that says nothing.
 */
import { compile } from '@inlang/paraglide-js';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OUTDIR = './src/lib/paraglide';

/** What the command line, Vite and the tests compile with. */
export const compiler = /** @type {const} */ ({
  project: './project.inlang',
  outdir: OUTDIR,
  strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
  outputStructure: 'message-modules'
});

/**
 * Throws when nothing was compiled.
 * @returns {number} how many messages there are
 */
export function requireWords(outdir = OUTDIR) {
  const folder = join(outdir, 'messages');
  const count = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.js') && !file.startsWith('_')).length
    : 0;
  if (count === 0) throw new Error(`no messages were compiled into ${outdir}`);
  return count;
}

/** Compiles once. @returns {Promise<number>} how many messages there are */
export async function compileWords() {
  await compile({ ...compiler, strategy: [...compiler.strategy] });
  return requireWords();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${await compileWords()} messages`);
}
