import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compiler, compileWordsApart } from './scripts/words.mjs';

/** While developing, words are compiled as they are written; a build or a test run compiles them once, before it. */
const developing = !process.env.VITEST && !process.argv.includes('build');
if (process.argv.includes('build')) compileWordsApart();

/** The name of a game's own room. */
const inGame = (room: string) => (id: string) => `${/(?:routes|games|bots)\/([\w-]+)[/.]/.exec(id)?.[1] ?? ''}-${room}`;

/** The words as one module. */
const wordsAtOnce: Plugin = {
  name: 'words-at-once',
  load: (id) =>
    id.endsWith('/paraglide/messages.js') ? "export * from './words.js'; export * as m from './words.js';" : null
};

/** What `npm run quick` leaves out: fuzzing, and pages of random games, compared byte by byte, shown and listened to. */
const LONG = ['tests/saves/fuzz.test.ts', '**/sound*.test.ts', '**/{shows,silence,pieces,interference}.dom.test.ts'];
/** Tests of what is a function of its arguments alone. */
const RULES = ['src/lib/{kernel,games,bots}/**/*.test.ts', 'tests/{laws,minds}/**/*.test.ts'];
/** Tests that replace a module of the app, or want it as it was just loaded: each has page and app for itself. */
const APART = 'src/**/*.apart.dom.test.ts';
const leftOut = process.env.QUICK === undefined ? [] : LONG;

/** What draws the first pages while the app is built is delivered to nobody: it need not be small. */
const serverAsWritten: Plugin = {
  name: 'server-as-written',
  config: ({ build }) => (build?.ssr ? { build: { minify: false } } : null)
};

export default defineConfig({
  plugins: [
    developing ? paraglideVitePlugin({ ...compiler, strategy: [...compiler.strategy] }) : [],
    process.env.VITEST ? wordsAtOnce : [],
    sveltekit(),
    serverAsWritten
  ],
  // One file: what comes later would be one more to take along.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  // The manifest is for scripts/sizes.mjs. Small pictures stay files: our policy allows none inside a page or a script.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // 3 to 5 KiB less a game than by the bundler's own minifier; more inlining would weigh more. With its functions first
    // a file is packed better: 0.4 KiB less in Bureaunauts.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { inline: 1, keep_fargs: false, reduce_funcs: false, passes: 2, hoist_funs: true }
    },
    rolldownOptions: {
      output: {
        // A room is one file with what it imports: dozens of tiny ones weigh more, and each is asked for by itself. A part
        // of two rooms goes to the first one here that needs it.
        codeSplitting: {
          groups: [
            // Until the first page stands, whichever it is, and what it then reads the saved games with.
            { name: 'shelf', test: /src\/(routes\/\+(page|layout|error)\.svelte|lib\/table\/names\.ts)$/ },
            { name: 'reading', test: /src\/(routes\/shelf\/reading\.ts$|lib\/kernel\/)/ },
            // What a set-up, or the shelf's line of where a game stands, needs of a game: not its screens.
            { name: inGame('rules'), test: /src\/(lib\/games\/[\w-]+\/|routes\/[\w-]+\/status\.ts$)/ },
            { name: 'ui', test: /src\/lib\/(ui\/(?!help\/)|table\/address\.ts$)|node_modules\/lucide\// },
            // All that a turn needs: of every game, and of one; its hand comes once the table stands.
            {
              name: 'table',
              test: /src\/lib\/table\/((GameScreen|AloudButton)\.svelte|show\/Actors\.svelte|words\.ts)$/
            },
            { name: inGame('game'), test: /src\/routes\/[\w-]+\/screens\.ts$/ },
            { name: inGame('hand'), test: /src\/routes\/[\w-]+\/hand\.ts$/ },
            // What is loaded when somebody asks for it.
            { name: 'setup', test: /src\/lib\/table\/setup\/SetTable\.svelte$/ },
            { name: 'help', test: /src\/lib\/(ui\/help\/|table\/(house-rules|drawing|ending)\.ts$)/ },
            { name: 'lazy', test: /src\/lib\/(table\/lazy\/index|session\/company\.svelte)\.ts$/ },
            {
              name: inGame('lazy'),
              test: /src\/(routes\/[\w-]+\/(lazy|help\/topics)|lib\/bots\/(bucket-king|bureaunauts|buro-crazy|saludos-amigos))\.ts$/
            },
            { name: 'sound-lazy', test: /src\/lib\/table\/show\/synth\.ts$/ },
            { name: 'shelf-lazy', test: /src\/routes\/shelf\/lazy\/index\.ts$/ }
          ]
        }
      }
    }
  },
  test: {
    expect: { requireAssertions: true },
    // Two slow cores that build and browse meanwhile: a limit for what hangs, not for what is slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Every core: by itself it leaves one of them to whoever watches, and of two that is half.
    maxWorkers: '100%',
    // Sooner there than a process for every file.
    pool: 'threads',
    globalSetup: ['./tests/words.setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          // They keep nothing from one call to the next: no need to load them anew for every file.
          isolate: false,
          include: RULES
        }
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts', 'tests/browser/**', ...RULES, ...leftOut]
        }
      },
      {
        extends: true,
        plugins: [svelteTesting()],
        test: {
          name: 'component',
          environment: 'jsdom',
          // One page and one load of the app for all files of a core; `vitest-setup.ts` clears away between two of them.
          isolate: false,
          include: ['src/**/*.dom.test.ts'],
          exclude: [APART, ...leftOut],
          setupFiles: ['./vitest-setup.ts']
        }
      },
      {
        extends: true,
        plugins: [svelteTesting()],
        test: {
          name: 'apart',
          environment: 'jsdom',
          pool: 'vmThreads',
          include: [APART],
          setupFiles: ['./vitest-setup.ts']
        }
      }
    ]
  }
});
