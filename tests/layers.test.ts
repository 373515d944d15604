import { ESLint } from 'eslint';
import { readdirSync, readFileSync } from 'node:fs';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  DOORS,
  forbidden,
  GAMES,
  HARMLESS,
  layerConfigs,
  LAYERS,
  levelsOf,
  SPEAKING,
  type Layer
} from '../scripts/layers.mjs';

/** The layers' own rules alone, without types, so that a file needs not exist to be judged. */
let eslint: ESLint;

beforeAll(() => {
  eslint = new ESLint({
    overrideConfigFile: true,
    baseConfig: [
      { files: ['**/*.ts'], languageOptions: { parser: ts.parser } },
      ...svelte.configs.base,
      { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
      ...layerConfigs()
    ]
  });
});

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

const REFUSED = ['no-restricted-imports'];

/** A file of that layer, two folders deep, and the way from there to src/lib. */
function home(layer: Layer): { file: string; up: string } {
  if (layer === 'routes') return { file: 'src/routes/shelf/Page.ts', up: '../../lib' };
  if (layer === 'games') return { file: 'src/lib/games/bucket-king/planted.ts', up: '../..' };
  return { file: `src/lib/${layer}/planted.ts`, up: '..' };
}

const LAYER_NAMES = Object.keys(LAYERS) as Layer[];
const rows = LAYER_NAMES.flatMap((layer) => forbidden(layer).map((folder) => [layer, folder] as const));
const open = LAYER_NAMES.flatMap((layer) => LAYERS[layer].map((folder) => [layer, folder] as const));

describe('the table of layers', () => {
  it('is the one of docs/architecture.md', () => {
    expect(LAYERS).toMatchObject({
      kernel: [],
      ui: [],
      games: ['kernel'],
      bots: ['kernel', 'games'],
      saves: ['kernel'],
      shelf: ['kernel', 'saves'],
      session: ['kernel', 'saves', 'ui', 'bots'],
      table: ['kernel', 'saves', 'session', 'ui', 'bots']
    });
    expect(forbidden('routes')).toEqual(expect.arrayContaining(['kernel', 'saves', 'session']));
    expect(SPEAKING).not.toContain('kernel');
  });

  it.each(rows)('%s may not import %s', async (layer, folder) => {
    const { file, up } = home(layer);
    const svelte = file.replace('.ts', '.svelte');
    expect(await complaints(file, `import { a } from '${up}/${folder}/a';`)).toEqual(REFUSED);
    expect(await complaints(file, `import { a } from '$lib/${folder}/a';`)).toEqual(
      folder === 'games' ? expect.arrayContaining(REFUSED) : REFUSED
    );
    expect(await complaints(file, `import { a } from '$lib/${folder}';`)).toEqual(REFUSED);
    expect(await complaints(file, `export * from '${up}/${folder}';`)).toEqual(REFUSED);
    expect(
      await complaints(svelte, `<script lang="ts">\n  import type { A } from '${up}/${folder}/a';\n</script>`)
    ).toEqual(REFUSED);
    // Made while the app runs, or in a type.
    expect(await complaints(file, `const a = import('$lib/${folder}/a');`)).toContain('no-restricted-syntax');
    expect(await complaints(file, `let a: import('${up}/${folder}/a').A;`)).toContain('no-restricted-syntax');
  });

  it.each(open)('%s may import %s', async (layer, folder) => {
    const { file, up } = home(layer);
    const table = layer === 'routes' ? 'table/stage' : 'table/a';
    const door = folder === 'games' ? 'games/bucket-king' : folder === 'table' ? table : `${folder}/a`;
    expect(await complaints(file, `import { a } from '${up}/${door}';`)).toEqual([]);
    expect(await complaints(file, `import { a } from '$lib/${door}';`)).toEqual([]);
  });

  it('opens a game by its door alone', async () => {
    const inside = `import type { A } from '$lib/games/bucket-king/state';`;
    expect(
      await complaints('src/routes/bucket-king/TableBoard.svelte', `<script lang="ts">${inside}</script>`)
    ).toEqual(REFUSED);
    expect(await complaints('src/lib/games/index.ts', `import { a } from './bucket-king/moves';`)).toEqual(REFUSED);
    expect(await complaints('src/lib/games/index.ts', `import { a } from './bucket-king';`)).toEqual([]);
  });

  it.each(GAMES)('closes %s to the other games', async (game) => {
    const file = `src/lib/games/${game}/planted.ts`;
    for (const other of GAMES.filter((name) => name !== game)) {
      expect(await complaints(file, `import { a } from '../${other}';`)).toEqual(REFUSED);
      expect(await complaints(file, `import { a } from '../../games/${other}';`)).toEqual(REFUSED);
    }
    expect(await complaints(file, `import { a } from './moves';`)).toEqual([]);
  });

  it('has a door on the secrets: a screen gets no table, nor anything a state can be had from', async () => {
    const screen = 'src/routes/bucket-king/Board.svelte';
    const inScript = (code: string): string => `<script lang="ts">\n  ${code}\n</script>`;
    for (const inside of ['TableFrame.svelte', 'TableView.svelte', 'lazy/AfterGame.svelte', 'testing/tables']) {
      expect(await complaints(screen, inScript(`import A from '$lib/table/${inside}';`))).toEqual(REFUSED);
      expect(await complaints('src/routes/a/b.ts', `import { a } from '../../lib/table/${inside}';`)).toEqual(REFUSED);
      expect(await complaints('src/routes/a.ts', `const a = () => import('$lib/table/${inside}');`)).toEqual([
        'no-restricted-syntax'
      ]);
    }
    // Its own folder of that name.
    expect(await complaints(screen, inScript(`import A from './table/Planted.svelte';`))).toEqual([]);
    for (const door of [...DOORS, ...HARMLESS]) {
      expect(await complaints(screen, inScript(`import A from '$lib/table/${door}';`))).toEqual([]);
    }
    for (const name of HARMLESS) {
      const file = `src/lib/table/${name}.ts`;
      expect(await complaints(file, `import type { Table } from '../session/table.svelte';`)).toEqual(REFUSED);
      expect(await complaints(file, `const a = import('$lib/session/table.svelte');`)).toEqual([
        'no-restricted-syntax'
      ]);
    }
    for (const file of ['src/lib/table/unsaved.ts', 'src/lib/table/board.ts', 'src/lib/table/Planted.svelte']) {
      const code = `export { unsavedGames } from '../session/unsaved';`;
      expect(await complaints(file, file.endsWith('.svelte') ? inScript(code) : code)).toContain(
        'no-restricted-syntax'
      );
    }
  });

  it.each([
    ['src/lib/table/stage.ts', `export { recordsOf } from '../saves/saves';`],
    ['src/lib/table/unsaved.ts', `export * from '../saves/store';`],
    ['src/lib/table/stage.ts', `import { recordsOf } from '../saves/saves';`],
    ['src/lib/table/stage.ts', `const late = () => import('../saves/format');`],
    ['src/lib/shelf/planted.ts', `export { recordsOf } from '../saves/saves';`],
    ['src/lib/shelf/planted.ts', `export { recordsOf as restoredCount } from '../saves/saves';`],
    ['src/lib/shelf/planted.ts', `export { readSave } from '$lib/saves/format';`],
    ['src/lib/shelf/planted.ts', `export * from '../saves/store';`],
    ['src/lib/shelf/planted.ts', `import { readSave } from '../saves/format'; export { readSave };`],
    ['src/lib/shelf/planted.ts', `import { readSave } from '../saves/format'; export default readSave;`],
    ['src/lib/table/unsaved.ts', `import { unsavedGames } from '../session/unsaved'; export { unsavedGames };`]
  ])('lets no screen have what reads a save through %s: %s', async (file, planted) => {
    expect(await complaints(file, planted)).toEqual(['no-restricted-syntax']);
  });

  it.each([
    ['src/lib/table/stage.ts', `import type { Seated } from '../saves/records';`],
    ['src/lib/shelf/list.ts', `export type { StorageTrouble } from '../saves/store';`],
    ['src/lib/shelf/list.ts', `import type { StorageTrouble } from '../saves/store'; export type { StorageTrouble };`],
    ['src/lib/shelf/restored.ts', `export { restoredCount } from '../saves/saves';`]
  ])('lets %s say: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([]);
  });

  it('lets nothing in the library import a screen', async () => {
    expect(await complaints('src/lib/table/planted.ts', `import { a } from '../../routes/bucket-king/words';`)).toEqual(
      REFUSED
    );
  });

  it('lets a test try a table with a real game', async () => {
    expect(await complaints('src/lib/table/table.test.ts', `import { a } from '../games/bucket-king';`)).toEqual([]);
  });
});

describe('the folder of saves', () => {
  const folder = 'src/lib/saves';
  const names = readdirSync(folder).filter((name) => !name.includes('.test.'));
  const sources = new Map(
    names.map((name) => [name.replace(/\.ts$/, ''), readFileSync(`${folder}/${name}`, 'utf8')] as const)
  );

  it('has seven files at most, on four levels of imports at most, and no circle', () => {
    expect(names.length).toBeLessThanOrEqual(7);
    const levels = levelsOf(sources);
    expect(levels.get('records')).toBe(1);
    expect(levels.get('store')).toBe(2);
    expect(Math.max(...levels.values())).toBeLessThanOrEqual(4);
  });

  it('loads the mirror late: nothing waits for it', () => {
    const imports = [...sources.values()].flatMap((text) => text.match(/import[^;]+?'\.\/mirror'/g) ?? []);
    expect(imports.map((one) => one.split(/\s|\(/).slice(0, 2))).toEqual([
      ['import', 'type'],
      ['import', `'./mirror'`]
    ]);
  });

  it.each([
    [`import { a } from './saves';`],
    [`import type { A } from './mirror';`],
    [`export * from './saves';`],
    [`const late = () => import('./mirror');`],
    [`import {\n  a,\n  b\n} from './saves';`],
    [`import './mirror.ts';`]
  ])('would be found in a circle with %j in its store', (planted) => {
    const { store = '' } = Object.fromEntries(sources);
    expect(() => levelsOf(new Map([...sources, ['store', `${store}\n${planted}`]]))).toThrow('circle');
  });
});

describe('pure rules', () => {
  it.each([
    ['Math.random()', 'no-restricted-properties'],
    [`'a'.localeCompare('b')`, 'no-restricted-properties'],
    ['Date.now()', 'no-restricted-globals'],
    ['new Date()', 'no-restricted-globals'],
    ['crypto.randomUUID()', 'no-restricted-globals']
  ])('know no %s', async (code, rule) => {
    expect(await complaints('src/lib/kernel/planted.ts', `export const a = ${code};`)).toEqual([rule]);
    expect(await complaints('src/lib/games/bucket-king/planted.ts', `export const a = ${code};`)).toEqual([rule]);
    expect(await complaints('src/lib/bots/planted.ts', `export const a = ${code};`)).toEqual([rule]);
  });
});

describe('the configuration that runs', () => {
  it('refuses a planted import in a screen', async () => {
    const real = new ESLint({ overrideConfig: { languageOptions: { parserOptions: { projectService: false } } } });
    const config = (await real.calculateConfigForFile('src/routes/+page.svelte')) as {
      rules: Record<string, unknown[]>;
    };
    expect(config.rules['no-restricted-imports']?.[0]).toBe(2);
    expect(JSON.stringify(config.rules['no-restricted-imports'])).toContain('saves');
  });
});
