/**
 * The crash test. People play The Bucket King at a table that plays openly, by the buttons on the screen, in a browser
 * with a real profile. At random moments the browser is killed, all its processes at once, and started again. The game
 * must then stand exactly after the last move the page had acknowledged, by showing what comes after it, or one later:
 * the next move is made only once the last one was acknowledged.
 */
import { expect } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFor, type Random, type Seed } from '../../src/lib/kernel/random';
import * as m from '../../src/lib/paraglide/words.js';
import { Driver } from '../browser/driver';
import { hasStoreAnew, start, type Running } from './browser';
import { judge, playOpenly, recordsIn } from './stored';

/** What is to be done. */
export interface Order {
  readonly kills: number;
  /** Where the production build is served. */
  readonly origin: string;
  readonly seed: Seed;
  readonly print: (line: string) => void;
  /** So many of the three seats are computers', whose moves a tap makes at once: 0 to 2. */
  readonly computers?: number;
}

/** How it went. `lost`: moves that were acknowledged and are not there, and games that can't be taken up. */
export interface Tally {
  readonly killed: number;
  readonly acknowledged: number;
  readonly lost: number;
}

const NAMES = ['Anna', 'Ben', 'Clara'];
const en = { locale: 'en' } as const;
/** A computer makes so many moves at most before a person is asked again: it beats, gives way and leads on. */
const MOST_BETWEEN = 12;
/** A kill comes at the latest after so many milliseconds of play. */
const LONGEST = 6000;
/** Or so many milliseconds after a touch: that is when moves are stored. */
const RIGHT_AFTER = 40;

/** A game and how many of its turns were acknowledged. */
export interface Game {
  readonly id: string;
  acknowledged: number;
}

/** Kills the browser so many times, and says what that cost. */
export async function crash({ kills, origin, seed, print, computers = 0 }: Order): Promise<Tally> {
  const profile = mkdtempSync(join(tmpdir(), 'tischlein-crash-'));
  const tally = { killed: 0, acknowledged: 0, lost: 0 };
  let game: Game | null = null;
  let running: Running | null = null;
  try {
    while (tally.killed < kills) {
      const random = randomFor(seed, tally.killed);
      running = await start(profile, `${seed} ${String(tally.killed)}`);
      const complain = (lost: number, what: string): void => {
        tally.lost += lost;
        print(`  after kill ${String(tally.killed)}: ${what}`);
      };
      game = await takenUp(running, origin, game, complain, computers);
      if (tally.killed > 0 && hasStoreAnew(profile)) {
        print(`  the browser has emptied its store after kill ${String(tally.killed)}`);
      }
      const before = game.acknowledged;
      const isOver = await playUntilKilled(running, game, tally.killed % 3, random, computers);
      tally.killed += 1;
      tally.acknowledged += game.acknowledged - before;
      if (isOver) print(`  a game is over after ${String(game.acknowledged)} moves`);
      if (tally.killed % 10 === 0) print(`  kills ${String(tally.killed)}, acknowledged ${String(tally.acknowledged)}`);
    }
    running = await start(profile, `${seed} ${String(tally.killed)}`);
    const complain = (lost: number, what: string): void => {
      tally.lost += lost;
      print(`  after the last kill: ${what}`);
    };
    await takenUp(running, origin, game, complain, computers);
    return tally;
  } finally {
    await running?.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** The game after a start: the same as before the kill, or a new one when that is over. */
export async function takenUp(
  { page }: Running,
  origin: string,
  last: Game | null,
  complain: (lost: number, what: string) => void,
  computers = 0
): Promise<Game> {
  const table = new Driver(page);
  if (last !== null) {
    await page.goto(`${origin}/bucket-king?game=${last.id}`);
    const open = page.getByRole('main', { name: m.table_region({}, en) });
    const shut = page.getByRole('heading', { name: m.table_page_heading({}, en) });
    await expect(open.or(table.over()).or(shut).first()).toBeVisible({ timeout: 20_000 });
    const found = await judge(await recordsIn(page, last.id), last.acknowledged, 1 + MOST_BETWEEN * computers);
    if (found.kind === 'unsound') complain(found.lost, found.what);
    else if (!(await table.over().isVisible())) return { id: last.id, acknowledged: found.turns };
  }
  await page.goto(origin);
  await table.setTable({ names: NAMES, from: origin });
  const id = new URL(page.url()).searchParams.get('game') ?? '';
  await playOpenly(page, id, computers);
  await page.reload();
  return { id, acknowledged: 0 };
}

/**
 * Plays until the browser is gone: so many moves, and then it is killed at a random moment, any time or right after a
 * touch. True: the game was over before.
 */
async function playUntilKilled(
  running: Running,
  game: Game,
  least: number,
  random: Random,
  computers: number
): Promise<boolean> {
  const { page } = running;
  const end: { killing: Promise<void> | null } = { killing: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touches = Infinity;
  const endAfter = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void (end.killing ??= running.kill()), delay);
  };
  page.on('console', (message) => {
    if (message.text() !== 'touched') return;
    touches -= 1;
    if (touches === 0) endAfter(random.int(0, RIGHT_AFTER));
  });
  try {
    await page.evaluate(() => {
      document.addEventListener('click', () => console.log('touched'), { capture: true });
    });
    for (let made = 0; ; made += 1) {
      if (made === least) {
        if (random.int(0, 1) === 0) endAfter(random.int(0, LONGEST));
        else touches = random.int(1, 15);
      }
      if (!(await makeMove(new Driver(page)))) break;
      // Computers go on by themselves: what is stored once a person is asked again has been shown.
      game.acknowledged = computers === 0 ? game.acknowledged + 1 : (await recordsIn(page, game.id)).turns.length;
    }
    await (end.killing ??= running.kill());
    return true;
  } catch (error) {
    // The browser is gone in mid-move; whatever else stops the play is an error of ours.
    if (end.killing === null) throw error;
    await end.killing;
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Makes the next move there is, and waits until the page shows what comes after it. False when the game is over. */
export async function makeMove(table: Driver): Promise<boolean> {
  const { page } = table;
  const region = page.getByRole('main', { name: m.table_region({}, en) });
  const leads = page.getByRole('heading', { name: m.bk_hand_lead_title({}, en), exact: true });
  const seal = table.button(m.bk_build_seal({}, en));
  const passes = page.getByRole('button', {
    name: new RegExp(NAMES.map((name) => m.table_menu_hand_of({ name }, en)).join('|'))
  });
  const gives = page.getByRole('button', { name: /^Give way/ });
  const pill = page.getByRole('button', { name: new RegExp(m.co_go_on({}, en)) });
  // Computers move at once, by a tap: that is when the browser may be killed, too.
  await expect(async () => {
    if (await pill.isVisible()) await pill.click({ timeout: 1000 });
    await expect(passes.or(table.over()).or(leads).or(gives).or(seal).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000, intervals: [20] });
  if (await table.over().isVisible()) return false;
  if (await passes.first().isVisible()) await passes.first().click();
  await expect(seal.or(leads).or(gives).first()).toBeVisible();
  // Where computers answer at once, the next hand may be open before anybody sees the table: this one is gone all the same.
  const hand = await page.getByRole('main').elementHandle();
  if (await seal.isVisible()) await table.build();
  else if (await leads.isVisible()) await table.lead();
  else {
    await table.giveWay();
    // Whoever gave way leads next, if the pyramid still stands.
    await expect(leads.or(region).first()).toBeVisible();
    return true;
  }
  await expect.poll(() => hand?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(region.or(leads).or(gives).or(table.over()).first()).toBeVisible();
  return true;
}
