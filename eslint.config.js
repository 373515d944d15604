import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { layerConfigs } from './scripts/layers.mjs';

// TypeScript reads a component as its linter does: else all types are worked out anew for each. To be set before the
// parser is loaded.
process.env.SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK = '1';
const { default: svelte } = await import('eslint-plugin-svelte');

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
  ts.configs.recommended,
  {
    // What needs types, in what Svelte compiles. Oxlint looks for the same in all other TypeScript (.oxlintrc.json), in a
    // tenth of the time, and can't read a component.
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname }
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }]
    }
  },
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node }
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }]
    }
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } }
  },
  {
    // There are no stores: looking for them takes a twentieth of the linter's time.
    rules: { 'svelte/require-store-reactive-access': 'off' }
  },
  ...layerConfigs()
);
