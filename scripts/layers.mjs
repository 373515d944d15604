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
  saves: ['kernel'],
  bots: ['kernel', 'games'],
  shelf: ['kernel', 'saves'],
  table: ['kernel', 'bots', 'saves', 'ui'],
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

/** @typedef {keyof typeof LAYERS} Layer */

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
    // `$lib/kernel/game`, `../../kernel/game`, `../lib/kernel`, `./kernel` from src/lib itself
    regex: `^(\\$lib|\\.{1,2}(/\\.\\.)*(/src)?(/lib)?)/${folder}(/|$)`,
    message: `${layer} may not import ${folder} (docs/architecture.md).`
  }));
  if (layer !== 'routes') {
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

/** @returns {import('eslint').Linter.Config[]} ESLint configurations, one a layer and one a game */
export function layerConfigs() {
  const EXTENSIONS = '{ts,js,mjs,svelte,svelte.ts}';
  /** @type {import('eslint').Linter.Config[]} */
  const configs = /** @type {Layer[]} */ (Object.keys(LAYERS)).map((layer) => ({
    name: `layers/${layer}`,
    files: [layer === 'routes' ? `src/routes/**/*.${EXTENSIONS}` : `src/lib/${layer}/**/*.${EXTENSIONS}`],
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', { patterns: patterns(layer) }] }
  }));
  for (const game of GAMES) {
    const others = GAMES.filter((other) => other !== game);
    configs.push({
      name: `layers/games/${game}`,
      files: [`src/lib/games/${game}/**/*.${EXTENSIONS}`],
      ignores: TESTS,
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              ...patterns('games'),
              {
                regex: `^(\\$lib/games|\\.\\.(/\\.\\.)*(/games)?)/(${others.join('|')})(/|$)`,
                message: 'Games know nothing of each other (docs/architecture.md).'
              },
              { regex: '^\\.\\.$|^(\\.\\./)+index$', message: 'A game does not import the list of games.' }
            ]
          }
        ]
      }
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
    files: ['src/lib/kernel/**/*.ts', 'src/lib/games/**/*.ts'],
    ignores: TESTS,
    rules: /** @type {import('eslint').Linter.RulesRecord} */ (/** @type {unknown} */ (PURE))
  });
  return configs;
}
