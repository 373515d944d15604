import { expect, test, type Page } from './test';
import { m } from '../../src/lib/paraglide/messages.js';
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

const en = { locale: 'en' } as const;

// Pages are compared, not how a device keeps them.
test.use({ serviceWorkers: 'block' });

/** Two truths that this viewer could just as well be sitting in. */
interface Pair {
  readonly viewer: Viewer;
  /** For whoever reads of a failure. */
  readonly from: string;
  readonly truths: readonly [StoredSave, StoredSave];
  readonly differ: boolean;
}

/** A few positions of a random game, the first one included, each with another truth; two of them for the onlooker. */
function pairsOf<I extends Kinds>(subject: Subject<I>, deal: Deal<I>, count: number): readonly Pair[] {
  const states = [...walk(subject, deal)].map(({ state }) => state);
  const players = people(deal.seats);
  const save = (state: I['state']): StoredSave =>
    serialize(saveAt({ game: subject.game, options: deal.options, players, state }));
  return Array.from({ length: count }, (_, i) => {
    const random = choicesFor(deal.seed, i);
    // One from each part of the game.
    const part = Math.floor(states.length / count);
    const n = i === 0 ? 0 : i * part + random.int(0, part - 1);
    const state = states[n] as I['state'];
    const viewer = i % 3 === 1 ? 'onlooker' : random.int(0, deal.seats - 1);
    const other = subject.disturb(state, viewer, random);
    return {
      viewer,
      from: `${subject.game.id}, seed ${deal.seed}, ${String(n)} moves, seen by ${String(viewer)}`,
      truths: [save(state), save(other)],
      differ: JSON.stringify(other) !== JSON.stringify(state)
    };
  });
}

/** Everything the page says, to eyes and to a screen reader, once all of it has come. Made-up ids go by their order. */
async function said(page: Page): Promise<readonly string[]> {
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  const ids: string[] = [];
  const body = (await page.locator('.screen').innerHTML()).replace(/\bc\d+(?=-|")/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id${String(ids.indexOf(id))}`;
  });
  return [body, await page.locator('body').ariaSnapshot(), await page.title()];
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
const bucketKing = pairsOf(
  bucketKingSubject,
  { ...DEAL, options: { ...bucketKingSubject.game.options.defaults, drawOrLose: true } },
  6
);
const GAMES: readonly (readonly [game: string, pairs: readonly Pair[]])[] = [
  ['The Bucket King', bucketKing],
  ['Büro Crazy', pairsOf(buroCrazySubject, { ...DEAL, options: buroCrazySubject.game.options.defaults }, 4)],
  [
    'Saludos Amigos!',
    pairsOf(saludosAmigosSubject, { ...DEAL, options: saludosAmigosSubject.game.options.defaults }, 4)
  ],
  [
    'Bureaunauts',
    pairsOf(
      bureaunautsSubject,
      { ...DEAL, options: { ...bureaunautsSubject.game.options.defaults, budget: 3, closing: 12 } },
      4
    )
  ]
];

for (const [game, pairs] of GAMES) {
  test(`two games of ${game} that differ only in what somebody may not know make byte-equal pages`, async ({
    page
  }) => {
    for (const [i, { viewer, from, truths }] of pairs.entries()) {
      const [one, other] = truths;
      if (i === 0) await sitDown(page, one);
      await put(page, one);
      const shown = await pagesOf(page, viewer);
      await put(page, other);
      expect(await pagesOf(page, viewer), from).toEqual(shown);
    }
    expect(pairs.filter(({ differ }) => differ).length).toBeGreaterThanOrEqual(pairs.length - 1);
  });
}

test('a hand that was changed looks different, and nothing else does: the comparison could tell', async ({ page }) => {
  const shown: (readonly string[])[] = [];
  for (const truth of bucketKing.find(({ viewer }) => viewer === 'onlooker')?.truths ?? []) {
    if (shown.length === 0) await sitDown(page, truth);
    await put(page, truth);
    shown.push(await pagesOf(page, 0));
  }
  const [one = [], other = []] = shown;
  expect(other.slice(0, 6)).toEqual(one.slice(0, 6));
  expect(other[6]).not.toBe(one[6]);
  expect(other[7]).not.toBe(one[7]);
});
