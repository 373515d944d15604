/** A real browser with a real profile, in a process group of its own, that can be killed at any moment. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM } from '../../scripts/engines.mjs';
import { heedRests } from '../browser/resting.mjs';
import { drawingBy } from '../browser/chance.mjs';

const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-crash-restore-bubble',
  '--lang=en-GB',
  '--window-size=1180,820',
  '--remote-debugging-port=0'
];
/** How long a browser may take to start, in milliseconds. */
const PATIENCE = 60_000;

/** A browser that is running. */
export interface Running {
  readonly page: Page;
  /** SIGKILL for the browser and all its processes. Resolves once they are gone. */
  kill(): Promise<void>;
}

/** Where a browser of this profile listens. The file is the browser's own, written once it does. */
async function portOf(profile: string, hasEnded: () => boolean): Promise<string> {
  for (const until = Date.now() + PATIENCE; Date.now() < until && !hasEnded();) {
    try {
      const [port = ''] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
      if (port !== '') return port;
    } catch {
      // Not yet.
    }
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('the browser did not start');
}

/**
 * Starts the browser with this profile, whatever state the last one left it in. Its pages draw by this word, another one
 * at each start: what the last browser drew may be lost with it.
 */
export async function start(profile: string, word: string): Promise<Running> {
  for (const left of ['DevToolsActivePort', 'SingletonLock', 'SingletonSocket', 'SingletonCookie']) {
    rmSync(join(profile, left), { force: true });
  }
  const child = spawn(CHROMIUM, [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: 'ignore'
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      hasEnded = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const kill = async (): Promise<void> => {
    if (child.pid !== undefined && !hasEnded) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  try {
    const port = await portOf(profile, () => hasEnded);
    const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('the browser has no window');
    await drawingBy(context, word);
    // No move waits for the show of the last one.
    await context.addInitScript(() => localStorage.setItem('tischlein.showSpeed', 'off'));
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(20_000);
    heedRests(page);
    return { page, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** LevelDB's files of the first store of this profile, with their paths; not of those in buckets. None where it has another kind of store. */
export function levelFiles(profile: string, name: RegExp): readonly string[] {
  const stores = join(profile, 'Default', 'IndexedDB');
  if (!existsSync(stores)) return [];
  return readdirSync(stores, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.indexeddb\.leveldb[/\\][^/\\]+$/.test(file) && name.test(file))
    .map((file) => join(stores, file));
}

/** Has the browser made its store anew since it was started? Read where it writes that down: beside a LevelDB. */
export function hasStoreAnew(profile: string): boolean {
  return levelFiles(profile, /[/\\]LOG$/).some((file) => readFileSync(file, 'utf8').includes('Creating DB'));
}
