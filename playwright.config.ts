import { defineConfig, devices } from '@playwright/test';

const port = 4173;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync'
      ]
    }
  },
  projects: [
    // The size and the touch of a 10 inch tablet, lying across.
    { name: 'tablet', use: { ...devices['iPad (gen 7) landscape'], browserName: 'chromium' } }
  ],
  webServer: {
    command: `node scripts/serve.mjs build ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false
  }
});
