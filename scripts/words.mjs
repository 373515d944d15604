/**
 * Compiles messages/ into src/lib/paraglide, and refuses to go on without words: a plugin that can't be loaded is only
 * a warning to the compiler, and would ship an app that says nothing.
 */
import { compile } from '@inlang/paraglide-js';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Says which of three goes with the language that is wanted, or else spoken. */
const CHOOSE = `import { getLocale } from './runtime.js';

/**
 * @template T
 * @param {{ locale?: 'en' | 'fr' | 'de' } | undefined} options
 * @param {T} en
 * @param {T} fr
 * @param {T} de
 */
export function choose(options, en, fr, de) {
  const locale = options?.locale ?? getLocale();
  return locale === 'fr' ? fr : locale === 'de' ? de : en;
}
`;

const SAYING = /^const (en|fr|de)_\w+ = (\/\*\* @type \{.*?\} \*\/) (\((?:i)?\) => \{[\s\S]*?\n\}|\(i\) => \{.*);$/gm;
const PLAIN = /^\(\) => \{\n\treturn \/\*\* @type \{LocalizedString\} \*\/ \((`[^`]*`)\)\n\}$/;
const EXPORT =
  /((?:export )?const \w+ = \/\*\* @type .*? \*\/) \(\(inputs(?: = \{\})?, options = \{\}\) => \{\n\tconst locale[\s\S]*?\n\}\);?(\nexport \{ .* \})?\s*$/;

const FORMS =
  /^(\(i\) => \{(?:const \w+ = registry\.plural\(.*)?)\n((?:\tif \((\w+|i\?\.\w+) === "\w+"\) return .*\n)(?:\tif \(\3 === "\w+"\) return .*\n)*)\treturn \/\*\* @type \{LocalizedString\} \*\/ \("\w+"\);\n\}$/;

/**
 * A message that asks for one thing alone, a number's plural or one of a list, needs no question for its last form: the
 * plural "other" is for every number that has no form of its own, and a list is closed. Forms like that one are not
 * asked for either.
 * @param {string} say
 */
function withoutLast(say) {
  const found = FORMS.exec(say);
  if (found === null) return say;
  const [, first = '', lines = ''] = found;
  const forms = lines.split('\n').filter((line) => line !== '');
  const spoken = (/** @type {string} */ line) => line.slice(line.indexOf(') return ') + ') return '.length);
  const last = forms.find((line) => line.includes(' === "other") ')) ?? forms.at(-1) ?? '';
  const kept = forms.filter((line) => spoken(line) !== spoken(last));
  if (kept.length === 0) return `(i) => ${spoken(last).replace(/;$/, '')}`;
  return [first, ...kept, `\treturn ${spoken(last)}`, '}'].join('\n');
}

/**
 * The compiler writes four functions and a choice of its own for every message. Pages are weighed, so the choice is made
 * in one place, and a message without placeholders is its three texts. Throws on what it does not know: nothing is
 * dropped in silence.
 * @param {string} source a compiled message
 */
export function slim(source) {
  /** @type {Record<string, string>} */
  const said = {};
  let type = '';
  const rest = source.replace(SAYING, (_, ...[locale = '', as = '', say = '']) => {
    type = as;
    said[locale] = withoutLast(say);
    return '';
  });
  const { en, fr, de } = said;
  if (en === undefined || fr === undefined || de === undefined || !EXPORT.test(rest)) {
    throw new Error(`a compiled message of another shape:\n${source}`);
  }
  const texts = [en, fr, de].map((say) => PLAIN.exec(say)?.[1]);
  const chosen = texts.every((text) => text !== undefined)
    ? `((_, options) => /** @type {LocalizedString} */ (choose(options, ${texts.join(', ')})))`
    : `((inputs, options) => choose(options, ${[en, fr, de].map((say) => `${type} (${say})`).join(', ')})(inputs))`;
  return rest
    .replace(
      EXPORT,
      (_, /** @type {string} */ head, /** @type {string} */ alias = '') => `${head} ${chosen};${alias}\n`
    )
    .replace(
      /^import \{ getLocale, experimentalStaticLocale \} from '..\/runtime.js';$/m,
      "import { choose } from '../choose.js';"
    )
    .replace(/\n{3,}/g, '\n\n');
}

/** @param {string} dir the compiler's */
function slimAll(dir) {
  writeFileSync(join(dir, 'choose.js'), CHOOSE);
  for (const file of filesIn(join(dir, 'messages'))) {
    if (file.startsWith('_') || !file.endsWith('.js')) continue;
    const path = join(dir, 'messages', file);
    writeFileSync(path, slim(readFileSync(path, 'utf8')));
  }
}

/** @param {string} dir */
function filesIn(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));
}

/**
 * Compiles once, beside the old words, and swaps only the files that differ: tests and servers that run meanwhile never
 * meet an empty folder.
 * @returns {Promise<number>} how many messages there are
 */
export async function compileWords() {
  mkdirSync('node_modules/.tischlein', { recursive: true });
  const fresh = mkdtempSync(join('node_modules', '.tischlein', 'words-'));
  const out = join(OUTDIR);
  try {
    await compile({ ...compiler, strategy: [...compiler.strategy], outdir: fresh });
    requireWords(fresh);
    slimAll(fresh);
    const files = filesIn(fresh);
    for (const file of files) {
      const from = join(fresh, file);
      const to = join(out, file);
      if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue;
      mkdirSync(dirname(to), { recursive: true });
      renameSync(from, to);
    }
    for (const file of filesIn(out)) if (!files.includes(file)) rmSync(join(out, file), { force: true });
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return requireWords();
}

/** Compiles once, in a process of its own: the compiler's timers would keep ours waiting for half a minute. */
export function compileWordsApart() {
  execFileSync(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ['ignore', 'ignore', 'inherit'] });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${await compileWords()} messages`);
  process.exit(0);
}
