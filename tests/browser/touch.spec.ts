/** Real fingers, and a clock that stands still between them: who lifts late or taps twice acts once, and for nobody else. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { bucketKing } from '../../src/lib/games/bucket-king';
import * as yard from '../../src/lib/games/bucket-king/testing';
import { bureaunauts } from '../../src/lib/games/bureaunauts';
import { goOn, wholeTableOf } from '../../src/lib/games/bureaunauts/testing';
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import * as office from '../../src/lib/games/buro-crazy/testing';
import { saludosAmigos } from '../../src/lib/games/saludos-amigos';
import * as town from '../../src/lib/games/saludos-amigos/testing';
import type { Game, Kinds } from '../../src/lib/kernel/game';
import { randomFor } from '../../src/lib/kernel/random';
import * as m from '../../src/lib/paraglide/words.js';
import type { StoredSave } from '../../src/lib/saves/records';
import { nextSeat } from '../../src/lib/session/handover';
import { people } from '../../src/lib/table/testing/seats';
import { MOMENTS } from './bureaunauts-moments';
import { Driver } from './driver';
import { put, saveOf, sitDown } from './positions';
import { ignoreRests, RISEN, stopClock } from './resting.mjs';
import { records } from './store';
import { expect, test } from './test';

const en = { locale: 'en' } as const;
/** A little more than nothing new takes a press for, counted from the next frame, and than a ring takes, in milliseconds. */
const REST = 560;
const RING = 700;

/** How far from its middle a ring can be pressed at the size of these tests, in px. */
const REACH = 95;

/** Where a finger touches. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A game somebody comes to in the middle. */
interface Moment {
  readonly save: StoredSave;
  /** Whose hand is wanted next; empty where nobody's is. */
  readonly name: string;
}

function momentOf<K extends Kinds>(game: Game<K>, seats: number, state: K['state']): Moment {
  const names = people(seats).map(({ name }) => name);
  const save = saveOf(game, names, state);
  return { save, name: names[nextSeat(game.view(state, 'onlooker'), null) ?? -1] ?? '' };
}

const BUILDING = momentOf(
  bucketKing,
  3,
  bucketKing.setup(bucketKing.options.defaults, 3, randomFor('5eed'.repeat(8), 0)).state
);
/** A hand as large as at the start, whose cards lie where the ring was. */
const TWELVE = yard.cards('horse 3 5 7', 'bull 5 7', 'sheep 4 8', 'pig 4 6', 'chicken 3 6 8');
const LEADING = momentOf(
  bucketKing,
  3,
  yard.tableOf({ hands: [TWELVE, yard.cards('horse 1 2'), yard.cards('bull 1 2')] })
);
const DUEL = momentOf(buroCrazy, 3, office.tableOf({ seats: 3 }));
const MEETING = momentOf(bureaunauts, 4, MOMENTS.meeting);
const FILING = momentOf(
  bureaunauts,
  2,
  goOn(wholeTableOf({ careers: [{}, {}], cards: { C3: 'pirates', D4: 'relic' } })).state
);
const BATH = town.sectionOf('thermalBath', 1);
const DICE = momentOf(
  saludosAmigos,
  3,
  town.tableOf({ hands: [[3, 3], [1], [2]], phase: 'dice', section: BATH, built: town.built({ thermalBath: 2 }) })
);
/** Two stand, and the third has a die left and no card. */
const LAST_DIE = momentOf(
  saludosAmigos,
  3,
  town.tableOf({
    hands: [[], [1], [2]],
    phase: 'dice',
    section: BATH,
    built: town.built({ thermalBath: 2 }),
    rolls: [[], [3], [4]],
    stands: [1, 2]
  })
);
/** Who has rolled looks which card to give for another roll. */
const GIVING = momentOf(
  saludosAmigos,
  3,
  town.tableOf({
    hands: [[1, 2, 3], [1], [2]],
    phase: 'dice',
    section: BATH,
    built: town.built({ thermalBath: 2 }),
    rolls: [[2], [3], [4]],
    choosing: [0]
  })
);

/** One tablet that several fingers touch. Time goes on only when it is told to. */
class Tablet extends Driver {
  private readonly down = new Map<number, Spot>();

  private constructor(
    page: Page,
    private readonly touches: CDPSession
  ) {
    super(page);
  }

  /** With this game on it, at the table. */
  static async with(page: Page, { save }: Moment): Promise<Tablet> {
    await page.clock.install();
    await sitDown(page, save);
    await page.addInitScript(() => {
      localStorage.setItem('tischlein.withoutHolding', 'no');
      // The page's own word for it: also of what it swallows.
      const seen = { clicks: 0, ups: 0, finger: 0 };
      Object.assign(window, { seen });
      window.addEventListener('click', ({ detail }) => (seen.clicks += Math.sign(detail)), { capture: true });
      window.addEventListener('pointerdown', ({ pointerId }) => (seen.finger = pointerId), { capture: true });
      for (const end of ['pointerup', 'pointercancel'])
        window.addEventListener(end, () => (seen.ups += 1), { capture: true });
    });
    await put(page, save);
    await page.reload();
    await expect(page.getByRole('main', { name: m.table_region({}, en) })).toBeVisible();
    await expect(page.locator('[data-coming], .parting')).toHaveCount(0);
    await stopClock(page);
    await ignoreRests(page);
    return new Tablet(page, await page.context().newCDPSession(page));
  }

  private send(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ids: readonly number[]
  ): Promise<unknown> {
    const touchPoints = ids.flatMap((id) => ({ ...(this.down.get(id) ?? { x: 0, y: 0 }), id }));
    return this.touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  private seen(what: 'clicks' | 'ups'): Promise<number> {
    return this.page.evaluate((kind) => (window as unknown as { seen: Record<string, number> }).seen[kind] ?? 0, what);
  }

  /** Where a finger would touch this. */
  async spotOf(target: Locator): Promise<Spot> {
    const box = await target.boundingBox();
    if (box === null) throw new Error('nothing to touch');
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  }

  /** A finger comes to rest. */
  async press(spot: Spot, id = 0): Promise<void> {
    this.down.set(id, spot);
    await this.send('touchStart', [...this.down.keys()]);
  }

  /** It slides to another place; once the page has heard of it. */
  async slide(spot: Spot, id = 0): Promise<void> {
    const heard = this.page.evaluate(
      () => new Promise((resolve) => window.addEventListener('pointermove', resolve, { capture: true, once: true }))
    );
    this.down.set(id, spot);
    await this.send('touchMove', [...this.down.keys()]);
    await heard;
  }

  /** And goes, or is taken away by the system; once the page has heard of it. */
  async lift(id = 0, how: 'touchEnd' | 'touchCancel' = 'touchEnd'): Promise<void> {
    const ups = await this.seen('ups');
    const others = [...this.down.keys()].filter((other) => other !== id);
    await (others.length === 0 ? this.send(how, []) : this.send(how, [id]));
    this.down.delete(id);
    await expect.poll(() => this.seen('ups')).toBeGreaterThan(ups);
  }

  /** A short tap, once the page has heard the click of it. */
  async tap(spot: Spot): Promise<void> {
    const clicks = await this.seen('clicks');
    await this.press(spot);
    await this.lift();
    await expect.poll(() => this.seen('clicks')).toBeGreaterThan(clicks);
  }

  /** What a move changes is on the screen, and takes no press yet. */
  async changed(): Promise<void> {
    await expect(this.page.locator('[data-resting]')).toHaveCount(1);
  }

  /** What some browsers make of a finger that rests; tells whether their menu would open. */
  pressedLong(spot: Spot): Promise<boolean> {
    return this.page.evaluate(({ x, y }) => {
      const init = { bubbles: true, cancelable: true, pointerType: 'touch', clientX: x, clientY: y };
      const { finger: pointerId } = (window as unknown as { seen: { finger: number } }).seen;
      const menu = new PointerEvent('contextmenu', { ...init, pointerId });
      return document.elementFromPoint(x, y)?.dispatchEvent(menu) ?? true;
    }, spot);
  }

  /** Until all that came with the last tap takes presses. */
  async rest(): Promise<void> {
    await this.page.clock.runFor(REST);
  }

  /** How many moves are stored. */
  async acts(): Promise<number> {
    return (await records(this.page)).turns.length;
  }

  /** Holds the ring, there or in its middle, until the hand is open; the finger stays where it is. */
  async holdOpen(name: string, there?: Spot): Promise<Spot> {
    const ring = await this.spotOf(this.button(m.table_curtain_hold_label({ name }, en)));
    await this.page.clock.runFor(RISEN + 60);
    await this.press(there ?? ring);
    await this.page.clock.runFor(RING);
    await expect(this.handOf(name)).toBeVisible();
    await expect(this.page.locator('[data-coming], .parting')).toHaveCount(0);
    return ring;
  }

  /** Lays the tablet between two. */
  async face(): Promise<void> {
    await this.tap(await this.spotOf(this.button(m.table_face({}, en))));
    await expect(this.page.getByRole('main', { name: m.table_face({}, en) })).toBeVisible();
    await this.rest();
  }

  /** Opens somebody's half with a finger that stays. */
  async holdHalfOpen(name: string, id: number): Promise<void> {
    const ring = await this.spotOf(
      this.half(name).getByRole('button', { name: m.table_curtain_hold_label({ name }, en), exact: true })
    );
    await this.press(ring, id);
    await this.page.clock.runFor(RING);
    await expect(this.half(name).locator('.closed, [data-coming]')).toHaveCount(0);
  }
}

/** A spot of this ring behind which something in the hand, now open, is to be pressed; null where there is none. */
function pressableBehind(page: Page, { x, y }: Spot): Promise<Spot | null> {
  return page.evaluate(
    ([left, top, reach]) => {
      const steps = Array.from({ length: 17 }, (_, step) => ((step - 8) * reach) / 8);
      const spots = steps.flatMap((dx) => steps.map((dy) => ({ x: left + dx, y: top + dy })));
      const found = spots.find(({ x, y }) => {
        const control = document.elementFromPoint(x, y)?.closest('main button, main label');
        return (
          Math.hypot(x - left, y - top) < reach &&
          control instanceof Element &&
          !control.matches('[aria-disabled=true]')
        );
      });
      return found ?? null;
    },
    [x, y, REACH] as const
  );
}

/** Hands in which something to press lies where the ring was. */
const HANDS: readonly (readonly [game: string, moment: Moment])[] = [
  ['The Bucket King', LEADING],
  ['Büro Crazy', DUEL],
  ['Saludos Amigos!', GIVING],
  ['Bureaunauts', MEETING]
];

for (const [game, moment] of HANDS) {
  test(`the finger that opened a hand of ${game} presses nothing in it, after a long press either`, async ({
    page
  }) => {
    const tablet = await Tablet.with(page, moment);
    await tablet.pass(moment.name);
    const hide = tablet.button(m.table_hide({}, en));
    await tablet.holdOpen(moment.name);
    await tablet.lift();
    await tablet.rest();
    await tablet.tap(await tablet.spotOf(hide));
    // The ring of the curtain has more of a hand behind it than that of the table.
    const ring = await tablet.holdOpen(moment.name);
    await tablet.lift();
    await tablet.rest();
    const spot = await pressableBehind(page, ring);
    if (spot === null) throw new Error('nothing lies behind the ring');
    await tablet.tap(await tablet.spotOf(hide));

    await tablet.holdOpen(moment.name, spot);
    await page.clock.runFor(3000);
    const hand = tablet.handOf(moment.name);
    const before = await hand.innerHTML();
    expect(await tablet.pressedLong(spot)).toBe(false);
    await tablet.lift();
    // A tap on nothing: by the time it is heard, whatever the lift had pressed would have been.
    await tablet.tap(await tablet.spotOf(page.getByRole('heading', { level: 1 })));
    expect(await hand.innerHTML()).toBe(before);
    expect(await tablet.acts()).toBe(0);
    await tablet.tap(spot);
    // A move from this hand may lead out of it.
    await expect
      .poll(async () => (await tablet.acts()) > 0 || (await hand.count()) === 0 || (await hand.innerHTML()) !== before)
      .toBe(true);
  });
}

test('a finger that slides off the ring opens nothing, however long it stays down', async ({ page }) => {
  const tablet = await Tablet.with(page, DUEL);
  await tablet.pass(DUEL.name);
  const gate = tablet.button(m.table_curtain_hold_label({ name: DUEL.name }, en));
  const ring = await tablet.spotOf(gate);
  await page.clock.runFor(RISEN + 60);
  await tablet.press(ring);
  await expect(tablet.ring(DUEL.name)).toHaveClass(/held/);
  await tablet.slide({ x: ring.x, y: ring.y - 2 * REACH - 60 });
  await expect(tablet.ring(DUEL.name)).not.toHaveClass(/held/);
  await page.clock.runFor(5 * RING);
  await tablet.lift();
  await expect(gate).toBeVisible();
  await expect(tablet.handOf(DUEL.name)).toHaveCount(0);
});

const HALVES = [
  ['the Meeting of Bureaunauts', MEETING],
  ['a duel of Büro Crazy', DUEL]
] as const;

for (const [what, moment] of HALVES) {
  test(`face to face, in ${what}, the fingers that opened the halves seal nothing, lifted or taken away`, async ({
    page
  }) => {
    const tablet = await Tablet.with(page, moment);
    await tablet.face();
    for (const [name, how] of [
      ['Anna', 'touchEnd'],
      ['Ben', 'touchCancel']
    ] as const) {
      const half = tablet.half(name);
      await tablet.holdHalfOpen(name, 0);
      await page.clock.runFor(3000);
      const before = await half.innerHTML();
      await tablet.lift(0, how);
      await tablet.tap(await tablet.spotOf(half.getByRole('heading').first()));
      expect(await half.innerHTML()).toBe(before);
    }
    expect(await tablet.acts()).toBe(0);
  });
}

test('while one opens a half, the other’s finger is not disturbed, and the first one still seals nothing', async ({
  page
}) => {
  const tablet = await Tablet.with(page, MEETING);
  await tablet.face();
  await tablet.holdHalfOpen('Ben', 1);
  await tablet.lift(1);
  await tablet.rest();
  await tablet.holdHalfOpen('Anna', 0);
  // In Anna's dead time, with her finger still down.
  const golf = tablet.half('Ben').getByRole('button', { name: new RegExp(`^${m.bn_choice({ choice: 'golf' }, en)}`) });
  await tablet.press(await tablet.spotOf(golf), 1);
  await tablet.lift(1);
  await expect.poll(() => tablet.acts()).toBe(1);
  await page.clock.runFor(3000);
  await tablet.lift(0);
  await expect(tablet.half('Ben')).toContainText(m.table_facing_sealed({}, en));
  await expect(tablet.half('Anna')).not.toContainText(m.table_facing_sealed({}, en));
  expect(await tablet.acts()).toBe(1);
});

test('a double tap on “Roll” rolls and decides nothing; meanwhile the others roll', async ({ page }) => {
  const tablet = await Tablet.with(page, DICE);
  const spot = await tablet.spotOf(tablet.button(m.sa_roll_of({ name: 'Anna' }, en)));
  const ben = await tablet.spotOf(tablet.button(m.sa_roll_of({ name: 'Ben' }, en)));
  const stays = tablet.button(m.sa_stand_of({ name: 'Anna' }, en));
  await tablet.tap(spot);
  await tablet.changed();
  await tablet.tap(spot);
  await tablet.tap(await tablet.spotOf(stays));
  await tablet.tap(ben);
  await expect.poll(() => tablet.acts()).toBe(2);
  await tablet.rest();
  await expect(stays).toBeVisible();
  await tablet.tap(await tablet.spotOf(stays));
  await expect.poll(() => tablet.acts()).toBe(3);
});

test('a double tap on the last “Roll” leaves the die in sight until somebody taps on', async ({ page }) => {
  const tablet = await Tablet.with(page, LAST_DIE);
  const spot = await tablet.spotOf(tablet.button(m.sa_roll_of({ name: 'Anna' }, en)));
  const on = tablet.button(m.sa_to_talks({}, en));
  await tablet.tap(spot);
  await tablet.changed();
  await tablet.tap(spot);
  await tablet.rest();
  await expect(on).toBeVisible();
  expect(await tablet.acts()).toBe(1);
  await page.clock.runFor(60_000);
  await tablet.tap(await tablet.spotOf(on));
  await expect(page.getByRole('region', { name: m.sa_standing_bid({}, en) })).toBeVisible();
  expect(await tablet.acts()).toBe(1);
});

test('a double tap on filing, and a key that is held, say it once; and a tap on a row turns it once', async ({
  page
}) => {
  const tablet = await Tablet.with(page, FILING);
  const file = (count: number): Locator => {
    if (count === 1) return tablet.button(m.bn_file_do({ count, name: 'Anna' }, en));
    return tablet.button(m.bn_file_to({ files: m.bn_file_do({ count, name: '' }, en), name: 'Ben' }, en));
  };
  const row = tablet.button(m.bn_row_pass({ name: 'Ben' }, en));
  await tablet.tap(await tablet.spotOf(row));
  await expect(file(1)).toBeVisible();
  await tablet.tap(await tablet.spotOf(row));
  const spot = await tablet.spotOf(file(2));
  await tablet.tap(spot);
  await tablet.changed();
  await tablet.tap(spot);
  await tablet.rest();
  await expect(tablet.ring('Ben')).toBeVisible();
  // A move of each of them.
  expect(await tablet.acts()).toBe(2);
  await tablet.tap(await tablet.spotOf(tablet.button(m.table_undo({}, en))));
  await expect(file(2)).toBeVisible();
  const undone = await tablet.acts();
  await tablet.rest();
  await file(2).focus();
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
  await expect.poll(() => tablet.acts()).toBe(undone + 2);
  await page.clock.runFor(3000);
  await tablet.tap(await tablet.spotOf(page.getByRole('heading', { level: 1 })));
  expect(await tablet.acts()).toBe(undone + 2);
});

/** Seals or plays in a hand; returns the button that does. */
const SEALS: readonly (readonly [what: string, moment: Moment, ready: (hand: Locator) => Locator[]])[] = [
  [
    'sealing a pyramid',
    BUILDING,
    (hand) => [m.bk_build_suggest({}, en), m.bk_build_seal({}, en)].map((name) => hand.getByRole('button', { name }))
  ],
  [
    'playing a card of The Bucket King',
    LEADING,
    (hand) => [hand.locator('label').first(), hand.getByRole('button', { name: /^Play \d/ })]
  ],
  [
    'sealing a stake of Büro Crazy',
    DUEL,
    (hand) => [hand.getByRole('button', { name: /^Put a card of 1 / }), hand.getByRole('button', { name: /^Seal/ })]
  ]
];

for (const [what, moment, ready] of SEALS) {
  test(`a double tap on ${what} is one act, and goes through to nothing`, async ({ page }) => {
    const tablet = await Tablet.with(page, moment);
    await tablet.pass(moment.name);
    await tablet.holdOpen(moment.name);
    await tablet.lift();
    await tablet.rest();
    const [first, last] = ready(tablet.handOf(moment.name));
    if (first === undefined || last === undefined) throw new Error('nothing to tap');
    await tablet.tap(await tablet.spotOf(first));
    await tablet.rest();
    const spot = await tablet.spotOf(last);
    await tablet.tap(spot);
    await tablet.changed();
    const shown = page.locator('.screens');
    const before = await shown.ariaSnapshot();
    await tablet.tap(spot);
    await tablet.rest();
    await expect(tablet.handOf(moment.name)).toHaveCount(0);
    expect(await shown.ariaSnapshot()).toBe(before);
    expect(await tablet.acts()).toBe(1);
  });
}
