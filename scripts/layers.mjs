/**
 * Who may import what (docs/architecture.md), and from it ESLint's own `no-restricted-imports`, which also catches
 * type-only imports inside a .svelte file.
 */
import { readdirSync } from 'node:fs';

/** Which folders of src/lib a folder may import, besides its own. */
export const LAYERS = /** @type {const} */ ({
  kernel: [],
  ui: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  saves: ['kernel'],
  shelf: ['kernel', 'saves'],
  // `ui` for names in lists; no component.
  session: ['kernel', 'saves', 'ui', 'bots'],
  table: ['kernel', 'saves', 'session', 'ui', 'bots'],
  settings: [],
  pwa: [],
  routes: ['games', 'table', 'shelf', 'ui', 'settings', 'pwa']
});

/** The layers that meet people: they may use words, settings and drawings. */
export const SPEAKING = /** @type {const} */ (['ui', 'table', 'shelf', 'settings', 'routes']);

/** The games, by their folders; each is closed to the others, and open to the rest by its door alone. */
export const GAMES = readdirSync(new URL('../src/lib/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * The modules of `lib/table` that know nothing but views and words: a screen may use them. They may not import the session
 * themselves, so that no state can be had through them.
 */
export const HARMLESS = /** @type {const} */ ([
  'address',
  'board',
  'curtain',
  'drawing',
  'ending',
  'guide',
  'house-rules',
  'names',
  'places',
  'presses',
  'screens',
  'sentences',
  'show/scene',
  'show/synth',
  'stage',
  'words',
  'setup/seating.svelte'
]);

/** What else of `lib/table` a route may import: components that draw a table or say something for all of it, what sets one once more, and the names of games no store has. */
export const DOORS = /** @type {const} */ ([
  'again',
  'AloudButton.svelte',
  'ClockFace.svelte',
  'GameScreen.svelte',
  'show/Actors.svelte',
  'setup/SetTable.svelte',
  'unsaved'
]);

/** @typedef {keyof typeof LAYERS} Layer */

/** `$lib`, `../..`, `../lib`, or `.` from src/lib itself. */
const LIB = '^(\\$lib|\\.{1,2}(/\\.\\.)*(/src)?(/lib)?)';

/** Every folder an import could name: those of the table, and the compiled words. */
const FOLDERS = [...Object.keys(LAYERS).filter((name) => name !== 'routes'), 'paraglide'];

/**
 * @param {Layer} layer
 * @returns {string[]} the folders of src/lib that this layer may not import
 */
export function forbidden(layer) {
  const speaks = /** @type {readonly string[]} */ (SPEAKING).includes(layer);
  const allowed = /** @type {string[]} */ ([layer, ...LAYERS[layer], ...(speaks ? ['settings', 'paraglide'] : [])]);
  return FOLDERS.filter((folder) => !allowed.includes(folder));
}

/**
 * @param {Layer} layer
 * @returns {{ regex: string, message: string }[]} patterns for no-restricted-imports
 */
function patterns(layer) {
  const list = forbidden(layer).map((folder) => ({
    regex: `${LIB}/${folder}(/|$)`,
    message: `${layer} may not import ${folder} (docs/architecture.md).`
  }));
  if (layer === 'routes') {
    const open = [...HARMLESS, ...DOORS].map((name) => name.replace('.', '\\.')).join('|');
    list.push({
      regex: `^(\\$lib|\\.\\.(/\\.\\.)*(/src)?/lib)/table/(?!(${open})(\\.ts)?$)`,
      message: 'A screen is given views: it imports no table (docs/architecture.md).'
    });
  } else {
    list.push({ regex: '(^|/)routes/', message: `${layer} may not import a screen (docs/architecture.md).` });
  }
  if (layer !== 'games') {
    list.push({
      regex: '(^|/)games/[^/]+/(?!index$|index\\.[jt]s$)',
      message: 'A game has one door: import `games/<game>` (docs/architecture.md).'
    });
  }
  return list;
}

/**
 * The rules of a layer: for imports, and for those made while the app runs or in a type, which `no-restricted-imports` does
 * not see.
 * @param {readonly { regex: string, message: string }[]} list
 * @param {readonly { selector: string, message: string }[]} more
 * @returns {import('eslint').Linter.RulesRecord}
 */
function importRules(list, more = []) {
  const later = list.map(({ regex, message }) => {
    const escaped = regex.replaceAll('/', '\\u002F');
    return { selector: `:matches(ImportExpression, TSImportType) Literal[value=/${escaped}/]`, message };
  });
  return {
    'no-restricted-imports': ['error', { patterns: [...list] }],
    'no-restricted-syntax': ['error', ...later, ...more]
  };
}

/** Nothing of a session or of saves is handed on from lib/table, from where a screen could import it. */
const HANDED_ON = {
  selector: ':matches(ExportNamedDeclaration, ExportAllDeclaration)[source.value=/session|saves/]',
  message: 'lib/table draws: what a session or a save knows is not exported from here.'
};

/** Of what was imported nothing but types is handed on in a statement of its own, which does not say where it came from. */
const HANDED_ON_LATER = {
  selector:
    ":matches(ExportNamedDeclaration[source=null][exportKind!='type'] > ExportSpecifier, ExportDefaultDeclaration > Identifier)",
  message: 'What is exported from here is declared with `export`, or exported from where it stands.'
};

/** Nothing that a screen may import from lib/table has more of saves than their types. */
const TYPES_ALONE = {
  selector: ":matches(ImportDeclaration[importKind!='type'], ImportExpression)[source.value=/saves/]",
  message: 'What a screen may import has the types of saves, nothing that reads one.'
};

/** From lib/shelf, which a screen may import, nothing of saves is handed on but types, and how many games came back. */
const HANDED_ON_SHELF = {
  selector:
    ':matches(ExportAllDeclaration[source.value=/saves/], ' +
    "ExportNamedDeclaration[exportKind!='type'][source.value=/saves/] > " +
    'ExportSpecifier:not([local.name=/^(acknowledgeRestored|agreeOnce|restoredCount)$/]))',
  message: 'lib/shelf shows summaries: what reads or writes a save is not exported from here.'
};

/** @type {Readonly<Partial<Record<Layer, readonly { selector: string, message: string }[]>>>} */
const EXPORTS = { table: [HANDED_ON, HANDED_ON_LATER], shelf: [HANDED_ON_SHELF, HANDED_ON_LATER] };

/** The tongue of pure rules: no chance, no clock, no language of the machine they run on. */
const PURE = {
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Chance is an argument: use Random.' },
    { property: 'localeCompare', message: 'It differs from machine to machine: compare with < and >.' },
    { property: 'toLocaleString', message: 'Sentences are made in routes/<game>/words.ts.' }
  ],
  'no-restricted-globals': [
    'error',
    ...['Date', 'performance', 'crypto', 'window', 'document', 'navigator', 'localStorage', 'setTimeout', 'Intl'].map(
      (name) => ({ name, message: 'Rules are pure: no clock, no chance, no browser.' })
    )
  ]
};

/** Tests stand outside: a table is tried with a real game, a screen with a real view. */
const TESTS = ['**/*.test.ts'];

/**
 * On which level of imports each module of a folder stands: 1 imports none of the others, by whatever kind of import. Throws
 * where they go round in a circle.
 * @param {ReadonlyMap<string, string>} sources their texts, by name without ending
 * @returns {Map<string, number>}
 */
export function levelsOf(sources) {
  /** @type {Map<string, number>} */
  const levels = new Map();
  /** @type {(name: string, above: readonly string[]) => number} */
  const levelOf = (name, above) => {
    const way = [...above, name];
    if (above.includes(name)) throw new Error(`imports in a circle: ${way.join(', ')}`);
    const imported = [...(sources.get(name) ?? '').matchAll(/(?:\bfrom|\bimport)[\s(]*'\.\/([^']+?)(?:\.ts)?'/g)];
    const level = 1 + Math.max(0, ...imported.map(([, next = '']) => levels.get(next) ?? levelOf(next, way)));
    levels.set(name, level);
    return level;
  };
  for (const name of sources.keys()) levelOf(name, []);
  return levels;
}

/** @returns {import('eslint').Linter.Config[]} ESLint configurations, one a layer and one a game */
export function layerConfigs() {
  const EXTENSIONS = '{ts,js,mjs,svelte,svelte.ts}';
  /** @type {import('eslint').Linter.Config[]} */
  const configs = /** @type {Layer[]} */ (Object.keys(LAYERS)).map((layer) => ({
    name: `layers/${layer}`,
    files: [layer === 'routes' ? `src/routes/**/*.${EXTENSIONS}` : `src/lib/${layer}/**/*.${EXTENSIONS}`],
    ignores: TESTS,
    rules: importRules(patterns(layer), EXPORTS[layer])
  }));
  configs.push({
    name: 'layers/table/harmless',
    files: HARMLESS.map((name) => `src/lib/table/${name}.ts`),
    rules: importRules(
      [...patterns('table'), { regex: `${LIB}/session(/|$)`, message: 'What a screen may import knows no session.' }],
      [HANDED_ON, HANDED_ON_LATER, TYPES_ALONE]
    )
  });
  for (const game of GAMES) {
    const others = GAMES.filter((other) => other !== game);
    configs.push({
      name: `layers/games/${game}`,
      files: [`src/lib/games/${game}/**/*.${EXTENSIONS}`],
      ignores: TESTS,
      rules: importRules([
        ...patterns('games'),
        {
          regex: `^(\\$lib/games|\\.\\.(/\\.\\.)*(/games)?)/(${others.join('|')})(/|$)`,
          message: 'Games know nothing of each other (docs/architecture.md).'
        },
        { regex: '^\\.\\.$|^(\\.\\./)+index$', message: 'A game does not import the list of games.' }
      ])
    });
  }
  configs.push({
    name: 'layers/list-of-games',
    files: ['src/lib/games/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [...patterns('games'), { regex: '^\\./[^/]+/', message: 'A game has one door: `./<game>`.' }] }
      ]
    }
  });
  configs.push({
    name: 'layers/pure',
    files: ['src/lib/kernel/**/*.ts', 'src/lib/games/**/*.ts', 'src/lib/bots/**/*.ts'],
    // A mind is pure; who has it think, and where, knows a clock.
    ignores: [...TESTS, 'src/lib/bots/{thinker,worker}.ts'],
    rules: /** @type {import('eslint').Linter.RulesRecord} */ (/** @type {unknown} */ (PURE))
  });
  return configs;
}
