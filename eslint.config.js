import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { layerConfigs } from './scripts/layers.mjs';

export default defineConfig(
  globalIgnores([
    'build/',
    '.svelte-kit/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    'bench/peer/',
    'src/lib/paraglide/'
  ]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      // The same extensions for every file: where they change, all types are read anew.
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname }
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }]
    }
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts', '**/*.svelte.js'],
    languageOptions: { parserOptions: { parser: ts.parser } }
  },
  {
    // What stands in a component is not what stands on the disk: types are read anew for each, of as little as it takes.
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { projectService: false, project: 'tsconfig.svelte.json' } },
    // There are no stores: looking for them takes a twentieth of the linter's time.
    rules: { 'svelte/require-store-reactive-access': 'off' }
  },
  ...layerConfigs(),
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
  {
    files: ['**/*.js', '**/*.mjs'],
    rules: { '@typescript-eslint/switch-exhaustiveness-check': 'off' }
  }
);
