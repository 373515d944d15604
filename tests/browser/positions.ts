/** Positions that take long to click to: of any state, or played to by the rules; put where the app keeps a game. */
import { expect, type Page } from '@playwright/test';
import { bucketKing, type Phase } from '../../src/lib/games/bucket-king/index';
import { attempt } from '../../src/lib/kernel/attempt';
import type { Game, Kinds } from '../../src/lib/kernel/game';
import { randomFor } from '../../src/lib/kernel/random';
import * as m from '../../src/lib/paraglide/words.js';
import { split, serializeRecord, serialize, type StoredSave } from '../../src/lib/saves/records';
import type { TableSettings } from '../../src/lib/table/stage';
import { saveAt } from '../../src/lib/table/testing/save-at';
import { nextMove } from '../saves/golden';
import { Driver, type Locale } from './driver';
import { letPass, REST } from './resting.mjs';
import { isOpened, records } from './store';

const SEED = '5eed'.repeat(8);
/** As the app makes them: a file with another one is brought under a fresh one. */
const ID = '1d'.repeat(16);

/** What of a game is not as usual. `seed`: where its chance comes from. */
type More<K extends Kinds> = Partial<TableSettings> & { readonly options?: K['options']; readonly seed?: string };

/** A game that begins where this state stands. */
export function saveOf<K extends Kinds>(
  game: Game<K>,
  names: readonly string[],
  state: K['state'],
  { options = game.options.defaults, seed = SEED, ...settings }: More<K> = {}
): StoredSave {
  const players = names.map((name, look) => ({ name, look }));
  const { summary, standing } = saveAt({ game, options, players, state }, settings);
  return serialize({
    summary: { ...summary, id: ID, strand: ID },
    standing: { ...standing, id: ID, seed },
    turns: []
  });
}

/** A game these people have played from its set-up until this is so, by the rules and by chance alone. */
export function played<K extends Kinds>(
  game: Game<K>,
  names: readonly string[],
  until: (view: K['view'], moves: number) => boolean,
  more: Omit<More<K>, 'seed'> = {}
): StoredSave {
  const began = game.setup(more.options ?? game.options.defaults, names.length, randomFor(SEED, 0));
  const turns: StoredSave['turns'][number][] = [];
  let { state } = began;
  while (!until(game.view(state, 'onlooker'), turns.length)) {
    const n = turns.length + 1;
    const next = nextMove(game, state, SEED, n);
    if (next === null) throw new Error(`${game.id} is over before that`);
    const random = randomFor(SEED, n);
    const tried = attempt(game, state, next.mover, next.move, random);
    if (!tried.ok) throw new Error(tried.denial.kind);
    state = tried.played.state;
    const entry = { kind: 'move', ...next } as const;
    turns.push(serializeRecord({ id: ID, n, entry, news: tried.played.news, chance: random.draws > 0, at: 5000 * n }));
  }
  const { summary, standing } = saveOf(game, names, state, more);
  return {
    summary: { ...summary, moves: turns.length },
    standing: { ...standing, began: began.news, base: null },
    turns
  };
}

/** A table that these people have just set. */
export function begun<K extends Kinds>(
  game: Game<K>,
  names: readonly string[],
  more?: Omit<More<K>, 'seed'>
): StoredSave {
  return played(game, names, () => true, more);
}

/** A match of The Bucket King that somebody leads in, and that is soon over: few buckets stand. */
export function lastTricks(names: readonly string[]): StoredSave {
  const options = { ...bucketKing.options.defaults, match: 1, starter: 0 } as const;
  return played(
    bucketKing,
    names,
    ({ phase, trick, buckets }) =>
      phase === 'trick' && trick === null && buckets.reduce((sum, count) => sum + count, 0) <= 4 * names.length,
    { options }
  );
}

const addressOf = ({ summary }: StoredSave): string => `/${summary.game}?game=${summary.id}`;

/**
 * Looks for this game on a device that has none, whatever its language. The store is there as soon as a page has looked for a
 * game in it.
 */
async function lookFor(page: Page, save: StoredSave): Promise<void> {
  await page.goto(addressOf(save));
  await expect(page.getByRole('main').getByRole('link')).toBeVisible();
}

/** Writes a game into this device's store, as if it had always been so; whatever opens it next shows it. */
export async function put(page: Page, { summary, standing, turns }: StoredSave): Promise<void> {
  const { game, details } = split(summary);
  await records(page, { empty: ['turns'], put: { games: [game], details: [details], standings: [standing], turns } });
}

/** Goes there as by a link of the app that stands: much sooner than a page is loaded anew. */
export async function follow(page: Page, address: string): Promise<void> {
  await expect(async () => {
    // A screen that has just come takes no press, and no link either; another may have come meanwhile.
    await expect(page.locator('[data-resting]')).toHaveCount(0);
    await page.evaluate((to) => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = to;
      link.click();
      link.remove();
    }, address);
    // The router lets what stands be painted first, at most so long.
    await letPass(page, 100);
    await expect(page).toHaveURL(address, { timeout: 2000 });
  }).toPass();
}

/**
 * Puts a game where the app keeps it, instead of the one it may have put there before, and opens it in the app that stands;
 * `away` happens while no table does.
 */
export async function seat(
  page: Page,
  save: StoredSave,
  locale: Locale = 'en',
  away: () => Promise<void> = () => Promise.resolve()
): Promise<void> {
  if (!(await isOpened(page))) await lookFor(page, save);
  await follow(page, '/credits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await away();
  await put(page, save);
  await follow(page, addressOf(save));
  await expect(page.getByRole('main', { name: m.table_region({}, { locale }) })).toBeVisible();
}

/** A table of The Bucket King for one round, the first of the names leading; just set, or in a later phase. */
export async function atTable(
  page: Page,
  names: readonly string[],
  phase: Phase = 'building',
  settings: Partial<TableSettings> = {}
): Promise<Driver> {
  const options = { ...bucketKing.options.defaults, match: phase === 'roundOver' ? 3 : 1, starter: 0 } as const;
  await seat(
    page,
    played(bucketKing, names, (view) => view.phase === phase, { options, ...settings })
  );
  return new Driver(page);
}

/**
 * A device that plays, and whose store is there. The guide is silent, nothing moves, and a curtain opens in two steps.
 */
export async function sitDown(page: Page, save: StoredSave): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('tischlein.guideWanted', 'no');
    localStorage.setItem('tischlein.withoutHolding', 'yes');
  });
  await lookFor(page, save);
}

/** Goes from the table to somebody's curtain by the menu. */
export async function toCurtain(page: Page, name: string, locale: Locale = 'en'): Promise<void> {
  const hands = new Driver(page, locale);
  await hands.button(m.table_menu({}, { locale })).click();
  await hands.button(m.table_menu_hand_of({ name }, { locale })).click();
  await hands.curtainOf(name);
}

/** Opens a hand from the menu of the table, on a device where nobody needs to hold. */
export async function openInTwoSteps(
  page: Page,
  name: string,
  atCurtain: () => Promise<void> = () => Promise.resolve()
): Promise<void> {
  await toCurtain(page, name);
  const hands = new Driver(page);
  const iAm = hands.button(m.table_curtain_i_am({ name }, hands.say));
  const show = hands.button(m.table_curtain_show({}, hands.say));
  await expect(iAm).toBeVisible();
  await atCurtain();
  // A curtain takes no touch in its first half second, and neither does its second step.
  for (const [step, next] of [
    [iAm, show],
    [show, hands.handOf(name)]
  ] as const) {
    await expect(async () => {
      await letPass(page, REST);
      if (await step.isVisible()) await step.click({ timeout: 2000 });
      await expect(next).toBeVisible({ timeout: 500 });
    }).toPass();
  }
}
