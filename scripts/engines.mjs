/** The browser engines the specs run in, and which of them this machine has. */
import { existsSync } from 'node:fs';

/**
 * One engine. `needs`: programs that must all be there. `packages`: what Debian calls them. `spec`: what runs in it.
 * @typedef {{ name: string, needs: readonly string[], packages: readonly string[], spec: string }} Engine
 */

/** Without windows: its pages cost half of what they cost in the browser that has them. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
export const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';

/** Debian's triplet for this machine. */
const arch = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
export const MINI_BROWSER = process.env.MINI_BROWSER ?? `/usr/lib/${arch}/webkit2gtk-4.1/MiniBrowser`;

/** @type {readonly Engine[]} */
export const ENGINES = [
  {
    name: 'Chromium',
    needs: [CHROMIUM],
    packages: ['chromium-headless-shell', 'fonts-dejavu-core'],
    spec: 'every spec'
  },
  { name: 'Firefox', needs: [FIREFOX], packages: ['firefox-esr'], spec: 'the smoke path' },
  {
    name: 'WebKitGTK',
    needs: [WEBKIT_DRIVER, MINI_BROWSER, '/usr/bin/xvfb-run'],
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth'],
    spec: 'the smoke path'
  }
];

/** @param {Engine} engine @returns {readonly string[]} the programs that are not there */
export const lacking = (engine) => engine.needs.filter((program) => !existsSync(program));

/**
 * What a test run says of the engines: one line each; and how that counts. An engine that is not there is left out, and
 * is a failure where everything has to be there.
 * @param {readonly { name: string, spec: string, lacks: readonly string[] }[]} engines
 * @param {boolean} isEverythingDue as on the machine that judges
 * @returns {{ lines: readonly string[], passed: number, failed: number }}
 */
export function judgeEngines(engines, isEverythingDue) {
  const out = engines.filter(({ lacks }) => lacks.length > 0);
  return {
    lines: engines.map(({ name, spec, lacks }) =>
      lacks.length === 0
        ? `${name}: runs ${spec}`
        : `${isEverythingDue ? 'MISSING' : 'LEFT OUT'}: ${name} (${spec}): no ${lacks.join(', ')}; npm run browsers installs it`
    ),
    passed: engines.length - out.length,
    failed: isEverythingDue ? out.length : 0
  };
}
