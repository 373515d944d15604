import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { compiler, requireWords } from './scripts/words.mjs';

export default defineConfig({
  plugins: [
    // Tests use the words compiled just before them (tests/words.setup.ts); two compilers would overwrite each other.
    process.env.VITEST ? [] : paraglideVitePlugin(compiler),
    { name: 'require-words', buildStart: () => void requireWords() },
    sveltekit()
  ],
  worker: { format: 'es' },
  // The route entries, for scripts/sizes.mjs.
  build: { manifest: true },
  test: {
    expect: { requireAssertions: true },
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
