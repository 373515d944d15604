import { expect, test, type Page } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import type { Kinds, Viewer } from '../../src/lib/kernel/game';
import { serialize, type StoredSave } from '../../src/lib/saves/records';
import { saveAt } from '../../src/lib/table/testing/save-at';
import { people } from '../../src/lib/table/testing/seats';
import { bureaunautsSubject } from '../laws/bureaunauts.subject';
import { buroCrazySubject } from '../laws/buro-crazy.subject';
import { choicesFor, walk, type Deal, type Subject } from '../laws/laws';
import { saludosAmigosSubject } from '../laws/saludos-amigos.subject';
import { bucketKingSubject } from '../laws/subjects';
import { openInTwoSteps, put, sitDown } from './positions';
import { letPass } from './resting.mjs';

const en = { locale: 'en' } as const;

/** Two truths that this viewer could just as well be sitting in. */
interface Pair {
  readonly viewer: Viewer;
  /** For whoever reads of a failure. */
  readonly from: string;
  readonly truths: readonly StoredSave[];
}

/** A position somewhere in a random game, with another truth. */
function pairOf<I extends Kinds>(subject: Subject<I>, deal: Deal<I>, viewer: Viewer): Pair {
  const states = [...walk(subject, deal)].map(({ state }) => state);
  const players = people(deal.seats);
  const random = choicesFor(deal.seed, 0);
  const n = random.int(0, states.length - 1);
  const state = states[n] as I['state'];
  const truths = [state, subject.disturb(state, viewer, random)].map((truth) =>
    serialize(saveAt({ game: subject.game, options: deal.options, players, state: truth }))
  );
  return {
    viewer,
    from: `${subject.game.id}, seed ${deal.seed}, ${String(n)} moves, seen by ${String(viewer)}`,
    truths
  };
}

/**
 * Everything the page says, once all of it has come: the table, what covers it, what a screen reader is told, the title.
 * Made-up ids go by their order.
 */
async function said(page: Page): Promise<readonly string[]> {
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  // A reveal comes step by step.
  await letPass(page, 10_000);
  const ids: string[] = [];
  const parts = await page.locator('.screens > *').evaluateAll((all) => all.map((each) => each.outerHTML));
  const [table = '', cover = ''] = parts.map((part) =>
    part.replace(/\bc\d+(?=-|")/g, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `id${String(ids.indexOf(id))}`;
    })
  );
  return [table, cover, await page.locator('body').ariaSnapshot(), await page.title()];
}

/** All that is shown to this viewer of a game as it stands in the store: the table, and the curtain and hand of a seat. */
async function pagesOf(page: Page, viewer: Viewer): Promise<readonly string[]> {
  await page.reload();
  await expect(page.getByRole('main', { name: m.table_region({}, en) })).toBeVisible();
  const pages = [...(await said(page))];
  if (viewer === 'onlooker') return pages;
  await openInTwoSteps(page, people(viewer + 1)[viewer]?.name ?? '', async () => {
    pages.push(...(await said(page)));
  });
  await page.mouse.move(0, 0);
  return [...pages, ...(await said(page))];
}

/** Another seed looks at other positions. */
const SEED = process.env.PAGES_SEED ?? '9'.repeat(32);
const DEAL = { seats: 3, seed: SEED, policy: 'progress' } as const;
/** A deal by this game's own options, but for these. */
const dealOf = <I extends Kinds>({ game }: Subject<I>, options: Partial<I['options']> = {}): Deal<I> => {
  return { ...DEAL, options: { ...game.options.defaults, ...options } };
};
const BUCKET_KING = dealOf(bucketKingSubject, { drawOrLose: true });
/** One each, seen from a hand: the component tests look at many. */
const PAIRS: readonly Pair[] = [
  pairOf(bucketKingSubject, BUCKET_KING, 0),
  pairOf(buroCrazySubject, dealOf(buroCrazySubject), 1),
  pairOf(saludosAmigosSubject, dealOf(saludosAmigosSubject), 2),
  pairOf(bureaunautsSubject, dealOf(bureaunautsSubject, { budget: 3, closing: 12 }), 0)
];

for (const { viewer, from, truths } of PAIRS) {
  test(
    `two games that differ only in what somebody may not know make byte-equal pages: ${from}`,
    { tag: '@quick' },
    async ({ page }) => {
      expect(JSON.stringify(truths[0])).not.toBe(JSON.stringify(truths[1]));
      const shown: (readonly string[])[] = [];
      for (const truth of truths) {
        if (shown.length === 0) await sitDown(page, truth);
        await put(page, truth);
        shown.push(await pagesOf(page, viewer));
      }
      expect(shown[1]).toEqual(shown[0]);
    }
  );
}

test('a hand that was changed looks different, and nothing else does: the comparison could tell', async ({ page }) => {
  const shown: (readonly string[])[] = [];
  for (const truth of pairOf(bucketKingSubject, BUCKET_KING, 'onlooker').truths) {
    if (shown.length === 0) await sitDown(page, truth);
    await put(page, truth);
    shown.push(await pagesOf(page, 0));
  }
  const [one = [], other = []] = shown;
  // The table and the curtain, and the table under the hand.
  expect(other.slice(0, 9)).toEqual(one.slice(0, 9));
  expect(other[9]).not.toBe(one[9]);
  expect(other[10]).not.toBe(one[10]);
  expect(other.slice(11)).toEqual(one.slice(11));
});
