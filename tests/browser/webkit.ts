/** WebKitGTK by its own driver, which speaks WebDriver over HTTP: as much of it as a game needs. */
import { expect } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { MINI_BROWSER, WEBKIT_DRIVER } from '../../scripts/engines.mjs';
import { scriptFor } from './chance.mjs';

/** What WebDriver calls an element in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function call(address: string, method: 'GET' | 'POST' | 'DELETE', body?: unknown): Promise<unknown> {
  const response = await fetch(address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Text as XPath writes it, whatever quotes it has. */
function quoted(text: string): string {
  const parts = text.split("'").map((part) => `'${part}'`);
  return `concat('',${parts.join(`,"'",`)})`;
}

/** A button or link by its name, or by how its name begins, once nothing on its screen rests. */
function pressable(name: string, how: 'whole' | 'begins'): string {
  const is = (what: string): string =>
    how === 'whole' ? `${what}=${quoted(name)}` : `starts-with(${what},${quoted(name)})`;
  return `//*[self::button or self::a][not(ancestor::*[@data-resting])][${is('normalize-space()')} or ${is('@aria-label')}]`;
}

/** One window of WebKitGTK, on a screen of its own. */
export class WebKit {
  private constructor(
    private readonly session: string,
    private readonly driver: ChildProcess,
    private readonly word: string
  ) {}

  /** Starts driver and browser, whose pages draw by this word. */
  static async open(word: string): Promise<WebKit> {
    const port = await freePort();
    const driver = spawn(
      'xvfb-run',
      ['-a', '-s', '-screen 0 1280x1024x24', WEBKIT_DRIVER, `--port=${port}`, '--host=127.0.0.1'],
      // A group of its own: screen, driver and browser end together.
      { stdio: 'ignore', detached: true }
    );
    const base = `http://127.0.0.1:${port}`;
    try {
      await expect(() => call(`${base}/status`, 'GET')).toPass({ timeout: 60_000 });
      const opened = (await call(`${base}/session`, 'POST', {
        capabilities: {
          alwaysMatch: {
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] }
          }
        }
      })) as { sessionId: string };
      const window = new WebKit(`${base}/session/${opened.sessionId}`, driver, word);
      await window.post('window/rect', { width: 1180, height: 820 });
      return window;
    } catch (error) {
      end(driver);
      throw error;
    }
  }

  private post(path: string, body: unknown = {}): Promise<unknown> {
    return call(`${this.session}/${path}`, 'POST', body);
  }

  async goto(url: string): Promise<void> {
    await this.post('url', { url });
    await this.fixChance();
  }

  async reload(): Promise<void> {
    await this.post('refresh');
    await this.fixChance();
  }

  /** This driver has nothing that runs before a page does; but no page draws before somebody has pressed something. */
  private async fixChance(): Promise<void> {
    await this.evaluate(scriptFor(this.word));
  }

  /** Runs in the page; the text is the body of a function. */
  evaluate(script: string): Promise<unknown> {
    return this.post('execute/sync', { script, args: [] });
  }

  private async find(xpath: string): Promise<string> {
    const found = (await this.post('element', { using: 'xpath', value: xpath })) as Readonly<Record<string, string>>;
    return `element/${found[ELEMENT]}`;
  }

  /** Waits for something that is called, or says, just this. */
  async sees(text: string): Promise<void> {
    await expect(async () => {
      const xpath = `//*[normalize-space()=${quoted(text)} or @aria-label=${quoted(text)}]`;
      const element = await this.find(xpath).catch(() => null);
      // What stands there instead says more than that nothing was found.
      expect(element ?? (await this.evaluate('return document.body.innerText'))).toBe(element);
      expect(await call(`${this.session}/${String(element)}/displayed`, 'GET')).toBe(true);
    }).toPass({ timeout: 60_000 });
  }

  /** Presses the button or link with this name, or whose name begins so. */
  async press(name: string, how: 'whole' | 'begins' = 'whole'): Promise<void> {
    await expect(async () => {
      await this.post(`${await this.find(pressable(name, how))}/click`);
    }).toPass({ timeout: 60_000 });
  }

  /** Presses it again until the next is there: a curtain takes no touch in its first half second. */
  async pressUntil(name: string, next: string): Promise<void> {
    await expect(async () => {
      const found = await this.find(pressable(next, 'whole')).catch(() => null);
      if (found !== null) return;
      await this.post(`${await this.find(pressable(name, 'whole'))}/click`);
      await this.find(pressable(next, 'whole'));
    }).toPass({ timeout: 60_000 });
  }

  /** Writes into the field with this name, instead of what stands there. */
  async fill(name: string, text: string): Promise<void> {
    await expect(async () => {
      const field = await this.find(`//input[@aria-label=${quoted(name)}]`);
      await this.post(`${field}/clear`);
      await this.post(`${field}/value`, { text });
    }).toPass({ timeout: 60_000 });
  }

  /** Ends browser and driver. */
  async close(): Promise<void> {
    await call(this.session, 'DELETE').catch(() => undefined);
    end(this.driver);
  }
}

function end(driver: ChildProcess): void {
  if (driver.pid === undefined || driver.exitCode !== null) return;
  try {
    process.kill(-driver.pid, 'SIGTERM');
  } catch {
    // Over already.
  }
}
