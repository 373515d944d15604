/** Names as long as they can be, and what moves under a finger: that there is room for both. */
import type { Locator, Page } from '@playwright/test';
import * as m from '../../src/lib/paraglide/words.js';
import { called, setFor, show, USUAL } from '../screens';
import { BuroDriver } from './buro-crazy-driver';
import { Driver } from './driver';
import { resize } from './law';
import { settle } from './looks';
import { TownDriver } from './saludos-amigos-driver';
import { expect, test } from './test';

const en = { locale: 'en' } as const;
const NAMES = [
  'Maximiliane-Josefine',
  'Friederike-Charlotte',
  'Bartholomäus Schmidt',
  'Alexander von Linden',
  'Wilhelmine Obermeier',
  'Christiane-Ferdinand',
  'Anna-Magdalena Weber'
];
const TABLES = [
  ['bucket-king', 6],
  ['buro-crazy', 5],
  ['saludos-amigos', 7],
  ['bureaunauts', 6]
] as const;

/** What of names and controls leaves the window, is cut off in its field, or lies over another name. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const said = (one: Element): string => (one.ariaLabel ?? one.textContent).trim().slice(0, 40);
    const isShown = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      one.getBoundingClientRect().width > 1 &&
      one.closest('.visually-hidden') === null;
    const shown = (what: string): Element[] => [...document.querySelectorAll(what)].filter(isShown);
    for (const one of shown('button, a, input, select, h1, h2, .name')) {
      const { left, right } = one.getBoundingClientRect();
      if (left < -0.5 || right > width + 0.5) found.push(`${said(one)} leaves the window`);
    }
    for (const field of shown('input')) {
      if (field.scrollWidth > field.clientWidth + 1) found.push(`${(field as HTMLInputElement).value} is cut off`);
    }
    const labels = shown('.chair .name');
    for (const [at, one] of labels.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of labels.slice(at + 1)) {
        const b = other.getBoundingClientRect();
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        if (!isApart) found.push(`${said(one)} and ${said(other)} overlap`);
      }
    }
    if (document.documentElement.scrollWidth > width) found.push('the page is wider than the window');
    return found;
  });
}

/** What has to be scrolled to be seen. */
function scrolled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('form *')]
      .filter((one) => one.localName !== 'input' && one.scrollHeight > one.clientHeight + 1)
      .filter((one) => one === document.documentElement || getComputedStyle(one).overflowY === 'auto')
      .map((one) => `${one.localName}.${one.className}: ${String(one.scrollHeight)} of ${String(one.clientHeight)}`)
  );
}

test.use({ viewport: { width: 360, height: 640 } });

test.describe('names of twenty letters', () => {
  // Looked at by what is transparent.
  test.use({ painted: true });

  for (const [game, seats] of TABLES) {
    test(`${String(seats)} names of twenty letters fit in ${game}: while the table is set, on it, and on the shelf`, async ({
      page
    }) => {
      await page.goto(`/new/${game}`);
      const fields = page.getByRole('textbox');
      await expect(fields.first()).toBeVisible();
      while ((await fields.count()) < seats) await page.getByRole('button', { name: m.new_add({}, en) }).click();
      for (const [seat, name] of NAMES.slice(0, seats).entries()) {
        expect(name).toHaveLength(20);
        await fields.nth(seat).fill(name);
      }
      await expect.poll(() => misfits(page)).toEqual([]);
      // On a tablet all of it is in sight at once.
      await page.setViewportSize({ width: 1180, height: 820 });
      await expect.poll(() => scrolled(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 640 });
      await page.getByRole('button', { name: m.new_start({ count: seats }, en) }).click();
      await expect(page.getByRole('main', { name: m.table_region({}, en) })).toBeVisible();
      await expect.poll(() => misfits(page)).toEqual([]);
      await page.goto('/');
      await expect(page.getByText(NAMES[0] ?? '').first()).toBeVisible();
      await expect.poll(() => misfits(page)).toEqual([]);
    });
  }
});

test('what one tap changes while the table is set moves nothing that is tapped next', async ({ page }) => {
  const hands = new Driver(page);
  for (const [width, height] of [
    [1180, 820],
    [390, 844]
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/new/bucket-king');
    const add = hands.button(m.new_add({}, en));
    await expect(add).toBeVisible();
    const tops = (): Promise<readonly number[]> =>
      page
        .locator('.foot .button, .how button, .how label')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const still = async (what: string, act: () => Promise<void>): Promise<void> => {
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      const before = await tops();
      await act();
      const moved = (await tops()).map((top, at) => Math.round(Math.abs(top - (before[at] ?? 0))));
      expect(Math.max(...moved), `${what} at ${String(width)}`).toBeLessThanOrEqual(8);
    };
    // What is below the fold is scrolled to before it is touched.
    for (let seats = 2; seats < 5; seats += 1) {
      await add.scrollIntoViewIfNeeded();
      await still('another seat', () => add.click());
    }
    const strict = page
      .getByRole('radio', { name: m.table_privacy_strict({}, en) })
      .locator('xpath=ancestor::label[1]');
    await strict.scrollIntoViewIfNeeded();
    await still('how private', () => strict.click());
    await hands.asked(m.new_rounds({}, en));
    const chips = page.getByRole('dialog').locator('label');
    const lefts = (): Promise<readonly number[]> =>
      chips.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    const before = await lefts();
    await chips.last().click();
    await expect(chips.last().getByRole('radio')).toBeChecked();
    expect(await lefts()).toEqual(before);
    await page.keyboard.press('Escape');
  }
});

/** Taps here, and says what else can be tapped and lies more than 8 px from where it lay then. */
async function movedBy(page: Page, tapped: Locator): Promise<readonly string[]> {
  // What is below the fold, or under a bar, is scrolled to before it is touched.
  await tapped.click({ trial: true });
  await settle(page);
  const before = await page.evaluateHandle(() => {
    const shown = [...document.querySelectorAll('button, main label')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true })
    );
    return new Map(shown.map((one) => [one, one.getBoundingClientRect()]));
  });
  const own = await tapped.elementHandle();
  await tapped.click();
  await settle(page);
  return page.evaluate(
    ([places, own]) =>
      [...places].flatMap(([one, { left, top, width, height }]) => {
        if (one === own || !one.checkVisibility({ visibilityProperty: true })) return [];
        const now = one.getBoundingClientRect();
        // By its middle: words that are shorter by then move nobody's finger.
        const across = Math.abs(now.left + now.width / 2 - left - width / 2);
        const down = Math.abs(now.top + now.height / 2 - top - height / 2);
        const by = Math.round(Math.max(across, down));
        return by <= 8 ? [] : [`${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)} by ${String(by)}`];
      }),
    [before, own] as const
  );
}

/** What is tapped in a hand, or at how it went, one after the other: on a phone, and then on a tablet. */
const TAPS: Readonly<Record<string, (page: Page, isPhone: boolean) => readonly Locator[]>> = {
  'bucket-king: hand-leads': (page) => {
    const cards = new Driver(page).cards();
    return [cards.first(), cards.first()];
  },
  'bucket-king: hand-builds': (page) => {
    const [stacks, places] = [page.locator('.stacks .stack'), page.locator('.places .place')];
    return [stacks.first(), places.first(), stacks.last(), places.nth(1)];
  },
  'bucket-king: hand-defends': (page) => {
    const buckets = page.locator('label', { has: page.locator('input[type=radio]') });
    return [new Driver(page).cards().first(), buckets.first(), buckets.last()];
  },
  'bucket-king: giving-way-in-large-pictures': (page) => {
    const buckets = page.locator('label', { has: page.locator('input[type=radio]') });
    return [buckets.first(), buckets.last()];
  },
  'buro-crazy: hand': (page) => {
    const office = new BuroDriver(page);
    return [office.memo(20), office.memo(1), office.memo(1)];
  },
  'buro-crazy: how-it-went': (page) => {
    const step = page.getByRole('button', { name: m.table_past_earlier({}, en) });
    return Array.from({ length: 5 }, () => step);
  },
  'saludos-amigos: hand-seals': (page) => {
    const card = new TownDriver(page).cardOf(1);
    return [card, card];
  },
  'bureaunauts: hand-phones': (page, isPhone) => {
    const hole = (name: string): Locator =>
      page.locator('label', { has: page.getByRole('radio', { name, exact: true }) });
    return [
      hole(m.bn_private_row_of({ letter: isPhone ? 'C' : 'E' }, en)),
      hole(m.bn_private_column_of({ number: isPhone ? '4' : '6' }, en))
    ];
  }
};

test('what is picked in a hand, or stepped through, moves nothing that is tapped next', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const [name, taps] of Object.entries(TAPS)) {
    await resize(session, 1180, 820);
    await show(page, called(name));
    for (const [width, height] of [
      [390, 844],
      [1180, 820]
    ] as const) {
      await resize(session, width, height);
      for (const [at, tapped] of taps(page, width < 500).entries()) {
        const moved = await movedBy(page, tapped);
        expect.soft(moved, `${name}, tap ${String(at + 1)} at ${String(width)}`).toEqual([]);
      }
    }
  }
});

test('what is asked at the foot until the first move leaves the board where it is', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await show(page, called('saludos-amigos: dice'));
  await page.evaluate(() => localStorage.setItem('tischlein.sound', 'unasked'));
  await page.reload();
  const asked = page.getByRole('group', { name: m.settings_sounds_ask({}, en) });
  await expect(asked).toBeVisible();
  const before = await page.locator('main').boundingBox();
  // Others have still to choose.
  await page
    .getByRole('button', { name: / rolls$/ })
    .first()
    .click();
  await expect(asked).not.toBeAttached();
  await settle(page);
  expect((await page.locator('main').boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
});

/** The names there are, and those that go on in another line in the middle of a word. */
function namesIn(page: Page): Promise<{ readonly all: readonly string[]; readonly broken: readonly string[] }> {
  return page.evaluate(() => {
    const [all, broken] = [new Set<string>(), new Set<string>()];
    const where = ['.name', '.head b', '.strip b', '.rows b', '.tags b', '.who b'].map((name) => `main ${name}`);
    for (const one of document.querySelectorAll([...where, '[data-handover] h2 b'].join())) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.getBoundingClientRect().width < 2) continue;
      const range = document.createRange();
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let words = walker.nextNode(); words !== null; words = walker.nextNode()) {
        for (const { 0: word, index } of (words.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const tops = [...word].map((_, at) => {
            range.setStart(words, index + at);
            range.setEnd(words, index + at + 1);
            return range.getBoundingClientRect().top;
          });
          all.add(word);
          if (Math.max(...tops) - Math.min(...tops) > 5) broken.add(word);
        }
      }
    }
    return { all: [...all], broken: [...broken] };
  });
}

test('a name of one word gets smaller or ends in dots, and is not broken', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const seating = { guide: 'off', seats: 'most' } as const;
  for (const name of [
    'bucket-king: trick',
    'buro-crazy: table',
    'buro-crazy: how-it-went',
    'saludos-amigos: talks',
    'saludos-amigos: calling',
    'saludos-amigos: revealed',
    'saludos-amigos: over'
  ]) {
    await resize(session, 1180, 820);
    await show(page, setFor(called(name), seating, USUAL));
    for (const [width, height] of [
      [1180, 820],
      [1024, 768],
      [820, 1180],
      [390, 844],
      [360, 640]
    ] as const) {
      await resize(session, width, height, true);
      for (const text of ['100', '130']) {
        await page.evaluate((size) => (document.documentElement.dataset.textSize = size), text);
        await settle(page);
        const { all, broken } = await namesIn(page);
        expect.soft(broken, `${name} at ${String(width)}, ${text} %`).toEqual([]);
        expect(all).toContain('Maximilian');
      }
    }
  }
});
