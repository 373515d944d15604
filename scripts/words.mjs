/**
 * Compiles messages/ into src/lib/paraglide, and refuses to go on without words: a plugin that can't be loaded is only
 * a warning to the compiler, and would ship an app that says nothing.
 */
import { compile } from '@inlang/paraglide-js';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
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
import { fingerprint, isStamped, stamp } from './ready.mjs';

const OUTDIR = './src/lib/paraglide';

/** What the command line, Vite and the tests compile with. */
export const compiler = /** @type {const} */ ({
  project: './project.inlang',
  outdir: OUTDIR,
  strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
  outputStructure: 'message-modules'
});

/** The modules of the messages, a file each. @param {string} folder */
const modulesIn = (folder) => readdirSync(folder).filter((file) => file.endsWith('.js') && !file.startsWith('_'));

/**
 * Throws when nothing was compiled.
 * @returns {number} how many messages there are
 */
export function requireWords(outdir = OUTDIR) {
  const folder = join(outdir, 'messages');
  const count = existsSync(folder) ? modulesIn(folder).length : 0;
  if (count === 0) throw new Error(`no messages were compiled into ${outdir}`);
  return count;
}

/** The languages there are, in the order in which the compiler lists them. */
const LOCALES = /** @type {string[]} */ (JSON.parse(readFileSync('project.inlang/settings.json', 'utf8')).locales);

/** What words are made of: the messages, and what compiles them. */
const SOURCES = ['messages', 'project.inlang/settings.json', 'package-lock.json', 'scripts/words.mjs'];

/** Another one, whenever the words or what they are made of have changed. */
const sum = () =>
  fingerprint([...SOURCES, ...['messages', 'runtime.js', 'words.js'].map((part) => join(OUTDIR, part))]);

/** @param {string} dir */
function filesIn(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));
}

/**
 * What all words are called with, as one file of types beside the list of the modules: the checkers would else read
 * nineteen hundred of them, the linter once more for every component.
 * @param {string} folder where the modules are
 */
function typesOf(folder) {
  const INPUTS = /@typedef \{(\{.*\})\} (\w+Inputs) \*\//;
  const WORD = /(\/\*\*\n(?:\*.*\n)+)(?:export )?const (\w+) = \/\*\* @type \{(.*)\} \*\/ \(/;
  const declared = modulesIn(folder).map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const [, inputs, name] = INPUTS.exec(text) ?? [];
    const [, told, word, type] = WORD.exec(text) ?? [];
    if (type === undefined) throw new Error(`the compiler writes the types of ${file} in another way by now`);
    const [, asWritten = word] = /^export \{ \w+ as "(\w+)" \}$/m.exec(text) ?? [];
    return `type ${name} = ${inputs};\n${told}export declare const ${asWritten}: ${type};`;
  });
  return ["import type { LocalizedString } from '../runtime.js';", ...declared, ''].join('\n');
}

/**
 * All words as one module, for tests: as a file each, every process that needs one would read nineteen hundred of them.
 * @param {string} folder where the modules are
 */
function atOnce(folder) {
  const IMPORT = /^import .*$/gm;
  const parts = modulesIn(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const imports = new Set(parts.flatMap((part) => part.match(IMPORT) ?? []));
  const own = parts.map((part) => part.replace(IMPORT, '').replace(/\/\*.*?\*\//gs, ''));
  return [[...imports].join('\n').replaceAll("'../", "'./"), ...own].join('\n');
}

/**
 * Which of the languages is spoken: what `shorter` ends each message with; and which of its plural forms a count takes. Its rules
 * are kept: the compiler's own are made anew with every message, forty times the work of asking them.
 */
const SPOKEN = `
/** @param {{ locale?: Locale } | undefined} options */
export const spoken = (options) => locales.indexOf(options?.locale ?? getLocale());

/** @type {Intl.PluralRules[]} */
const rules = [];
/** @param {{ locale?: Locale } | undefined} options @param {unknown} count */
export const formOf = (options, count) => {
  const at = spoken(options);
  return (rules[at] ??= new Intl.PluralRules(locales[at])).select(Number(count));
};
`;

/**
 * The same words in less code: the languages of a message in one list, for each of its cases where they have the same, and
 * nothing for what the types rule out, that a message is called without what it tells of, or of a kind it does not know. A
 * game would else weigh some KiB more.
 * @param {string} text a module, as the compiler writes it
 */
function shorter(text) {
  const LANGUAGE = /^const (\w+) = .* \(i?\) => \{\n?((?:.*\n)*?)\};$/gm;
  const COUNT = /^const (\w+) = registry\.plural\("\w+", (.*), \{\}\);$/;
  const CASE = /^\t(?:if \((.*?)\) )?return \/\*\* @type \{LocalizedString\} \*\/ \(([`"].*[`"])\);?$/;
  const WORD = /\*\/ \(\(inputs(?: = \{\})?, options = \{\}\) => \{\n[^]*?\n\}\);/;
  const short = text
    .replaceAll('i?.', 'i.')
    .replaceAll(/^\tif \(.*?\) (return .*;)\n\treturn \/\*\* @type \{LocalizedString\} \*\/ \("\w+"\);$/gm, '\t$1');
  const bodies = new Map(
    [...short.matchAll(LANGUAGE)].map(([, name, body = '']) => [name, body.trimEnd().split('\n')])
  );
  const word = WORD.exec(short)?.[0] ?? '';
  const others = new Map(
    [...word.matchAll(/"(\w+)"\) return (\w+)\(inputs\)/g)].map(([, locale, name]) => [locale, name])
  );
  const usual = /^\treturn (\w+)\(inputs\)$/m.exec(word)?.[1];
  if (usual === undefined) throw new Error('the compiler writes messages in another way by now');
  const names = LOCALES.map((locale) => others.get(locale) ?? usual);
  const counted = names.map((name) => COUNT.exec(bodies.get(name)?.[0] ?? '')?.slice(1) ?? []);
  const [[local, count] = []] = counted;
  const all = names.map((name) =>
    (bodies.get(name) ?? []).slice(local === undefined ? 0 : 1).map((line) => CASE.exec(line))
  );
  const [first = []] = all;
  const isAlike =
    first.length > 0 &&
    all.every(
      (cases) => cases.length === first.length && cases.every((each, n) => each !== null && each[1] === first[n]?.[1])
    );
  const cases = first.map((each, n) => {
    const list = `[${all.map((language) => language[n]?.[2] ?? '').join(', ')}]`;
    return each?.[1] === undefined ? list : `${each[1]} ? ${list} : `;
  });
  const chosen = `(${cases.join('')})[spoken(options)]`;
  const said = !isAlike
    ? `[${names.join(', ')}][spoken(options)](i)`
    : local === undefined
      ? chosen
      : `{ const ${local} = formOf(options, ${count}); return ${chosen} }`;
  return (isAlike ? short.replace(LANGUAGE, '') : short)
    .replace(WORD, () => `*/ ((i, options) => ${said});`)
    .replace('getLocale, experimentalStaticLocale', 'formOf, spoken');
}

/**
 * Compiles once, beside the old words, and swaps only the files that differ: tests and servers that run meanwhile never
 * meet an empty folder.
 * @returns {Promise<number>} how many messages there are
 */
export async function compileWords() {
  if (isStamped('words', sum())) return requireWords();
  mkdirSync('node_modules/.tischlein', { recursive: true });
  const fresh = mkdtempSync(join('node_modules', '.tischlein', 'words-'));
  try {
    await compile({ ...compiler, strategy: [...compiler.strategy], outdir: fresh });
    requireWords(fresh);
    const messages = join(fresh, 'messages');
    writeFileSync(join(messages, '_index.d.ts'), typesOf(messages));
    appendFileSync(join(fresh, 'runtime.js'), SPOKEN);
    for (const file of modulesIn(messages)) {
      writeFileSync(join(messages, file), shorter(readFileSync(join(messages, file), 'utf8')));
    }
    writeFileSync(join(fresh, 'words.js'), atOnce(messages));
    writeFileSync(join(fresh, 'words.d.ts'), "export * from './messages/_index.js';\n");
    const files = filesIn(fresh);
    for (const file of files) {
      const from = join(fresh, file);
      const to = join(OUTDIR, file);
      if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue;
      mkdirSync(dirname(to), { recursive: true });
      renameSync(from, to);
    }
    for (const file of filesIn(OUTDIR)) if (!files.includes(file)) rmSync(join(OUTDIR, file), { force: true });
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  stamp('words', sum());
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
