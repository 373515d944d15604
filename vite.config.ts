import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { compiler, compileWordsApart } from './scripts/words.mjs';

/** While developing, words are compiled as they are written; a build or a test run compiles them once, before it. */
const developing = !process.env.VITEST && !process.argv.includes('build');
if (process.argv.includes('build')) compileWordsApart();

export default defineConfig({
  plugins: [developing ? paraglideVitePlugin({ ...compiler, strategy: [...compiler.strategy] }) : [], sveltekit()],
  worker: { format: 'es' },
  // The manifest is for scripts/sizes.mjs. Small pictures stay files: our policy allows none inside a page or a script.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What always comes together is one file: dozens of tiny ones weigh more, and each is asked for by itself. With
        // what they import: all that stands first, what then reads the games, and what every table needs.
        codeSplitting: {
          groups: [
            { name: 'shelf', test: /src\/routes\/\+(page|layout)\.svelte$/, priority: 3 },
            { name: 'reading', test: /src\/routes\/shelf-parts\/reading\.ts$/, priority: 2 },
            { name: 'table', test: /src\/lib\/table\/GameScreen\.svelte$/, priority: 1 }
          ]
        }
      }
    }
  },
  test: {
    expect: { requireAssertions: true },
    // Two slow cores that build and browse meanwhile: a limit for what hangs, not for what is slow.
    testTimeout: 30_000,
    // Every core: by itself it leaves one of them to whoever watches, and of two that is half.
    maxWorkers: '100%',
    globalSetup: ['./tests/words.setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts', 'tests/browser/**']
        }
      },
      {
        extends: true,
        plugins: [svelteTesting()],
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['src/**/*.dom.test.ts'],
          setupFiles: ['./vitest-setup.ts']
        }
      }
    ]
  }
});
