import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM, ENGINES, FIREFOX, lacking } from './scripts/engines.mjs';

const port = Number(process.env.PORT ?? 4173);
/** What this machine does not have is left out here, and `npm test` says so. */
const has = (name: string): boolean => ENGINES.some((engine) => engine.name === name && lacking(engine).length === 0);
/** The smoke path is written once for what Playwright drives, and once for WebKitGTK's own driver. */
const WEBKIT = /webkit\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // One more than there are cores: a page waits for its frames, and the third works meanwhile.
  workers: 3,
  // One long file would leave the other core with nothing to do.
  fullyParallel: true,
  retries: 0,
  // Slow machines: limits for what hangs, not for what is slow.
  timeout: 180_000,
  expect: { timeout: 15_000, toPass: { timeout: 60_000 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: to optimise its code costs more than it brings.
        '--js-flags=--no-opt'
      ]
    }
  },
  projects: [
    // First those of which one long spec would else run alone at the end.
    ...(has('WebKitGTK') ? [{ name: 'webkit', testMatch: WEBKIT }] : []),
    ...(has('Firefox')
      ? [
          {
            name: 'firefox',
            testMatch: /smoke\.spec\.ts/,
            // Debian's own Firefox over WebDriver BiDi.
            use: {
              ...devices['Desktop Firefox'],
              channel: 'moz-firefox',
              launchOptions: { executablePath: FIREFOX, args: [] }
            }
          }
        ]
      : []),
    // The size and the touch of a 10 inch tablet, lying across.
    {
      name: 'tablet',
      testIgnore: WEBKIT,
      use: {
        ...devices['iPad (gen 7) landscape'],
        deviceScaleFactor: 1,
        browserName: 'chromium',
        // As tablets do, and a browser without windows does not by itself; else every table says so in a line of its own.
        permissions: ['screen-wake-lock']
      }
    }
  ],
  webServer: {
    command: `node scripts/serve.mjs build ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false
  }
});
