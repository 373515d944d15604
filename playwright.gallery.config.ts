/** `npm run gallery`: a picture of every screen and state, in all sizes, languages and themes, into gallery/. */
import { defineConfig } from '@playwright/test';
import specs from './playwright.config';

const port = 4174;

export default defineConfig({
  ...specs,
  testDir: 'tests/gallery',
  outputDir: 'test-results/gallery',
  timeout: 300_000,
  reporter: 'list',
  use: { ...specs.use, baseURL: `http://127.0.0.1:${String(port)}`, reducedMotion: 'reduce' },
  projects: [{ name: 'gallery' }],
  webServer: {
    command: `node scripts/serve.mjs build ${String(port)}`,
    url: `http://127.0.0.1:${String(port)}/`,
    reuseExistingServer: false
  }
});
