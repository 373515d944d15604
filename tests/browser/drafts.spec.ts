/** What somebody has begun in secret outlives the curtain, in all four games, played with real touches. */
import { bucketKing } from '../../src/lib/games/bucket-king';
import { bureaunauts } from '../../src/lib/games/bureaunauts';
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import * as office from '../../src/lib/games/buro-crazy/testing';
import { saludosAmigos } from '../../src/lib/games/saludos-amigos';
import * as town from '../../src/lib/games/saludos-amigos/testing';
import * as m from '../../src/lib/paraglide/words.js';
import type { StoredSave } from '../../src/lib/saves/records';
import { people } from '../../src/lib/table/testing/seats';
import { FOUR, MOMENTS } from './bureaunauts-moments';
import { BuroDriver } from './buro-crazy-driver';
import { Driver } from './driver';
import { begun, openInTwoSteps, put, saveOf, sitDown, toCurtain } from './positions';
import { saidBy } from './secrets';
import { expect, test, type Locator, type Page } from './test';

const en = { locale: 'en' } as const;

/** A moment in which somebody chooses in secret. */
interface Moment {
  readonly of: string;
  readonly save: StoredSave;
  readonly name: string;
  /** What is touched to begin, one after the other. */
  readonly begin: (page: Page) => readonly Locator[];
  /** What is on the page while it is begun, and at no other time. */
  readonly begun: (page: Page) => Locator;
  readonly kept: string;
}

const NAMES = people(4).map(({ name }) => name);
const DUEL = office.tableOf({ seats: 3, fought: 9 });
const AGREED = town.agreed(town.talksOf([6, 6, 9, 5], town.sectionOf('thermalBath', 1)), 2, [1, 2], [2, 3], [3, 2]);
const row = (what: string): string => m.bk_build_place({ row: '0', place: 1, what }, en);

const MOMENTS_OF_CHOICE: readonly Moment[] = [
  {
    of: 'half a pyramid of The Bucket King',
    save: begun(bucketKing, NAMES),
    name: 'Anna',
    begin: (page) => [
      page.getByRole('button', { name: m.bk_build_on_cart({ suit: 'horse', count: 3 }, en) }),
      page.getByRole('button', { name: row(m.bk_build_empty({}, en)), exact: true })
    ],
    begun: (page) => page.getByRole('button', { name: row(m.bk_build_bucket({ suit: 'horse' }, en)), exact: true }),
    kept: m.bk_kept({ kind: 'build' }, en)
  },
  {
    of: 'a stake of Büro Crazy',
    save: saveOf(buroCrazy, NAMES.slice(0, 3), DUEL),
    name: NAMES[DUEL.duel?.left ?? 0] ?? '',
    begin: (page) => [new BuroDriver(page).memo(20)],
    begun: (page) => page.getByRole('button', { name: m.bc_seal({ count: 20 }, en) }),
    kept: m.bc_kept({}, en)
  },
  {
    of: 'a card of Saludos Amigos!',
    save: saveOf(saludosAmigos, NAMES, town.play(town.silence(AGREED.state).state, 0, { kind: 'call' }).state),
    name: 'Anna',
    begin: (page) => [page.getByRole('main').locator('[aria-pressed=false]').first()],
    begun: (page) => page.getByRole('main').locator('[aria-pressed=true]'),
    kept: m.sa_kept({}, en)
  },
  {
    of: 'half a Phone of Bureaunauts',
    save: saveOf(bureaunauts, FOUR, MOMENTS.phones),
    name: 'Anna',
    begin: (page) => [page.getByRole('radiogroup').first().locator('label').first()],
    begun: (page) => page.getByText(m.bn_private_screen_column({}, en)),
    kept: m.bn_kept({ kind: 'phone' }, en)
  }
];

/** A finger touches the middle of this and is lifted again. */
async function touch(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error('nothing to touch');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Touches until this is to be seen: a screen takes no touch in its first half second. */
async function touchFor(page: Page, what: Locator, seen: Locator): Promise<void> {
  await expect(async () => {
    if (!(await seen.isVisible())) await touch(page, what);
    await expect(seen).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Says which files this page has asked for since. Where its clock is set, it keeps no list of them itself. */
function asking(page: Page): () => readonly string[] {
  const asked = new Set<string>();
  page.on('request', (request) => void asked.add(new URL(request.url()).pathname));
  return () => [...asked].sort();
}

for (const { of, save, name, begin, begun, kept } of MOMENTS_OF_CHOICE) {
  test(`what a device has fetched does not tell whether somebody looked at a hand with ${of}`, async ({ page }) => {
    await sitDown(page, save);
    await put(page, save);
    const asked = asking(page);
    await page.reload({ waitUntil: 'networkidle' });
    // The room of the hand comes behind the first picture of the table, however late that is painted.
    await expect.poll(asked).toContainEqual(expect.stringMatching(/-hand\./));
    // And the menu's room when somebody opens it, which all may see.
    await toCurtain(page, name);
    await new Driver(page).button(m.table_curtain_back({}, en)).click();
    let before: readonly string[] = [];
    await openInTwoSteps(page, name, () => {
      before = asked();
      return Promise.resolve();
    });
    for (const target of begin(page)) await target.click();
    await expect(begun(page)).toBeVisible();
    expect(asked()).toEqual(before);
  });

  test(`${of} survives "Hide" and a minute without a touch, and one touch holds the curtain up`, async ({ page }) => {
    await page.clock.install();
    await sitDown(page, save);
    await put(page, save);
    await page.reload();
    const hands = new Driver(page);
    const hem = page.getByRole('group', { name: m.table_soon_still({ name }, en) });
    const hide = hands.button(m.table_hide({}, en));

    await openInTwoSteps(page, name);
    await expect(hide).toBeVisible();
    for (const target of begin(page)) await touch(page, target);
    await touchFor(page, begin(page).at(-1) ?? hide, begun(page));

    // The touch that holds the curtain up does nothing else: the hand under "Hide" stays.
    await page.clock.runFor(54_000);
    await expect(hem).toBeVisible();
    await touch(page, hide);
    await expect(hem).toHaveCount(0);
    await expect(begun(page)).toBeVisible();
    await expect(hands.handOf(name)).toBeVisible();

    await page.clock.runFor(61_000);
    await hands.curtainOf(name);
    await expect(begun(page)).toHaveCount(0);
    expect(await saidBy(page)).not.toContain(kept);

    await hands.button(m.table_curtain_back({}, en)).click();
    await openInTwoSteps(page, name);
    await expect(begun(page)).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(kept);

    await touchFor(page, hide, page.getByRole('heading', { level: 1, name: new RegExp(`${name}$`) }));
    await expect(begun(page)).toHaveCount(0);
    await hands.button(m.table_curtain_back({}, en)).click();
    await openInTwoSteps(page, name);
    await expect(begun(page)).toBeVisible();
  });
}
