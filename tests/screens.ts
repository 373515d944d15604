/**
 * Every screen there is, a row each: what axe, text sizes, forced colours, finger sizes, what is painted over and what can
 * be pushed sideways are asked of, and what the gallery shows. A new screen is a new row.
 */
import { expect, type Page } from '@playwright/test';
import { bucketKing, type Options } from '../src/lib/games/bucket-king';
import { bureaunauts } from '../src/lib/games/bureaunauts';
import { buroCrazy } from '../src/lib/games/buro-crazy';
import * as office from '../src/lib/games/buro-crazy/testing';
import { NONE } from '../src/lib/games/buro-crazy/cards';
import { saludosAmigos } from '../src/lib/games/saludos-amigos';
import type { State as Town } from '../src/lib/games/saludos-amigos/state';
import * as town from '../src/lib/games/saludos-amigos/testing';
import type { BaseView, Game, Kinds, Seat } from '../src/lib/kernel/game';
import { randomFor } from '../src/lib/kernel/random';
import * as m from '../src/lib/paraglide/words.js';
import { split, type StoredSave } from '../src/lib/saves/records';
import { OfficeDriver } from './browser/bureaunauts-driver';
import { FOUR, MOMENTS } from './browser/bureaunauts-moments';
import { BuroDriver } from './browser/buro-crazy-driver';
import { Driver, type Locale } from './browser/driver';
import { begun, follow, played, saveOf, seat, toCurtain } from './browser/positions';
import { TownDriver } from './browser/saludos-amigos-driver';
import { records } from './browser/store';
import type { Seating } from './covering';

/** Who has the tablet: everybody, the first who is asked, somebody, or nobody yet. */
export type Looking = 'onlooker' | 'asked' | 'curtain' | Seat;

/** A screen: a page, or a game where it stands, for whoever looks at it; and what is done there first. */
export interface Screen {
  /** The folder of its pictures. */
  readonly game: 'shelf' | 'bucket-king' | 'buro-crazy' | 'saludos-amigos' | 'bureaunauts';
  readonly name: string;
  /** Null for a page that needs none. */
  readonly save: StoredSave | null;
  /** The same with other people, where it can stand with fewer or more of them. */
  readonly seated?: (names: readonly string[]) => StoredSave;
  readonly viewer: Looking;
  /** Where it is, if not at the table of its game. */
  readonly path?: string;
  readonly first?: (page: Page, locale: Locale, names: readonly string[]) => Promise<void>;
}

/** More of a row than where it stands. */
type More = Partial<Pick<Screen, 'viewer' | 'path' | 'first'>>;

/** A save that can be made for other people, more or fewer of them. */
type Seated = Required<Pick<Screen, 'seated'>> & { readonly save: StoredSave };
const seatedBy = (names: readonly string[], seated: Seated['seated']): Seated => ({ save: seated(names), seated });

/** A game that is over. */
function overOf<K extends Kinds>(game: Game<K>, names: readonly string[]): Seated {
  const isOver = ({ outcome }: K['view']): boolean => outcome !== null;
  return seatedBy(names, (names) => played(game, names, isOver));
}

const row = (game: Screen['game'], name: string, save: StoredSave | Seated | null, more: More = {}): Screen => {
  return { game, name, ...(save !== null && 'seated' in save ? save : { save }), viewer: 'onlooker', ...more };
};
const pageOf = (game: Screen['game'], name: string, path: string, first?: Screen['first']): Screen =>
  row(game, name, null, first === undefined ? { path } : { path, first });

/** Presses a button by its words. */
const press =
  (words: (inputs: object, say: { readonly locale: Locale }) => string): NonNullable<Screen['first']> =>
  async (page, locale) => {
    await new Driver(page, locale).button(words({}, { locale })).click();
  };
/** Does one after the other. */
const inTurn =
  (...steps: readonly NonNullable<Screen['first']>[]): NonNullable<Screen['first']> =>
  async (page, locale, names) => {
    for (const step of steps) await step(page, locale, names);
  };
/** On a device that was never asked whether it is to make sounds. */
const asking: NonNullable<Screen['first']> = async (page, locale) => {
  await page.evaluate(() => localStorage.setItem('tischlein.sound', 'unasked'));
  await page.reload();
  await expect(page.getByRole('group', { name: m.settings_sounds_ask({}, { locale }) })).toBeVisible();
};
/** One thing at a time, and that large: a setting of this device. */
const enlarged: NonNullable<Screen['first']> = async (page) => {
  await page.evaluate(() => {
    localStorage.setItem('tischlein.pictures', 'large');
    dispatchEvent(new StorageEvent('storage', { key: 'tischlein.pictures', newValue: 'large' }));
  });
  await expect(page.locator('html[data-pictures=large]')).toBeAttached();
};
/** A seat that can hold wants to give way all the same. */
const yielding: NonNullable<Screen['first']> = async (page) => {
  await page.locator('main .actions .button:not(.primary)').click();
  await expect(page.locator('main .actions .sure')).toBeVisible();
};
/** The guide has said its word. */
const guided: NonNullable<Screen['first']> = async (page, locale) => {
  await expect(page.getByRole('note', { name: m.guide_region({}, { locale }) })).toBeVisible();
};
/** The first player wants a hint on what is chosen at the table. */
const hinted: NonNullable<Screen['first']> = async (page, locale, names) => {
  await press(m.hint)(page, locale, names);
  const [name = ''] = names;
  await expect(page.getByRole('note', { name: m.hint_for({ name }, { locale }) })).toBeVisible();
};
/** Puts more games beside the one that stands on the shelf, each under a name of its own for the store. */
const beside =
  (...saves: readonly StoredSave[]): NonNullable<Screen['first']> =>
  async (page) => {
    const copies = saves.map(({ summary, standing, turns }, at) => {
      const id = `${String(at)}d`.repeat(16);
      const { game, details } = split({ ...summary, id, strand: id });
      return { game, details, standing: { ...standing, id }, turns: turns.map((turn) => ({ ...turn, id })) };
    });
    await records(page, {
      put: {
        games: copies.map(({ game }) => game),
        details: copies.map(({ details }) => details),
        standings: copies.map(({ standing }) => standing),
        turns: copies.flatMap(({ turns }) => turns)
      }
    });
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
  };
/** The button at the foot of the shelf, which opens what is said of the games on this device. */
const foot = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const SIX = ['Anna', 'Ben', 'Clara', 'Maximilian', 'Emilia', 'Jo'];
const FIVE = SIX.slice(0, 5);
const THREE = SIX.slice(0, 3);
/** With hints for everybody. */
const HINTS = SIX.map(() => 'ab'.repeat(16));

const ONE: Options = { ...bucketKing.options.defaults, match: 1, starter: 0 };
const BUILDING = seatedBy(FOUR, (names) => begun(bucketKing, names, { options: ONE }));
const standing = ({ buckets }: { readonly buckets: readonly number[] }): number =>
  buckets.reduce((sum, count) => sum + count, 0);
const LED = seatedBy(FOUR, (names) =>
  played(bucketKing, names, ({ trick }) => trick !== null && trick.piles.length > 0, { options: ONE })
);

const OVER = seatedBy(FOUR, (names) =>
  played(bucketKing, names, ({ outcome }) => outcome !== null, { options: { ...ONE, match: 3 } })
);

const BUCKET_KING: readonly Screen[] = [
  row(
    'bucket-king',
    'building',
    seatedBy(FOUR, (names) => begun(bucketKing, names, { guides: true, options: ONE })),
    { first: guided }
  ),
  row('bucket-king', 'asked-about-sounds', BUILDING, { first: asking }),
  row('bucket-king', 'building-of-six', begun(bucketKing, SIX, { options: ONE })),
  row(
    'bucket-king',
    'sealed-under-cloths',
    seatedBy(FOUR, (names) =>
      played(bucketKing, names, ({ done }) => done.length === (names.length === 2 ? 1 : 2), { options: ONE })
    )
  ),
  row('bucket-king', 'help', BUILDING, { first: press(m.table_help) }),
  row('bucket-king', 'help-searched', BUILDING, {
    first: inTurn(press(m.table_help), (page) => page.getByRole('searchbox').fill('fa'))
  }),
  row('bucket-king', 'all-rules', BUILDING, { first: inTurn(press(m.table_help), press(m.help_all)) }),
  row('bucket-king', 'menu', BUILDING, { first: press(m.table_menu) }),
  row('bucket-king', 'curtain', BUILDING, { viewer: 'curtain' }),
  row('bucket-king', 'curtain-in-two-steps', BUILDING, { viewer: 'curtain', first: press(m.table_curtain_steps) }),
  row('bucket-king', 'how-private', BUILDING, { viewer: 'curtain', first: press(m.table_privacy) }),
  row('bucket-king', 'hand-builds', BUILDING, { viewer: 'asked' }),
  row('bucket-king', 'hand-built', BUILDING, { viewer: 'asked', first: press(m.bk_build_suggest) }),
  row(
    'bucket-king',
    'hand-leads',
    seatedBy(FOUR, (names) => played(bucketKing, names, ({ phase }) => phase === 'trick', { options: ONE })),
    {
      viewer: 'asked'
    }
  ),
  row('bucket-king', 'trick', LED),
  row('bucket-king', 'trick-in-large-pictures', LED, { first: enlarged }),
  row(
    'bucket-king',
    'fallen-of-six',
    played(bucketKing, SIX, (view) => view.trick !== null && view.trick.piles.length > 2 && standing(view) < 60, {
      options: ONE
    })
  ),
  row(
    'bucket-king',
    'cart-of-three',
    played(bucketKing, FOUR.slice(0, 3), (view) => view.mayDraw !== null && standing(view) < 40, {
      options: { ...ONE, drawOrLose: true }
    })
  ),
  row('bucket-king', 'hand-defends', LED, { viewer: 'asked' }),
  row('bucket-king', 'hand-in-large-pictures', LED, { viewer: 'asked', first: enlarged }),
  row('bucket-king', 'giving-way-in-large-pictures', LED, { viewer: 'asked', first: inTurn(enlarged, yielding) }),
  row(
    'bucket-king',
    'hand-strict',
    seatedBy(FOUR, (names) =>
      played(bucketKing, names, ({ trick }) => trick !== null && trick.piles.length > 0, {
        options: ONE,
        privacy: 'strict'
      })
    ),
    { viewer: 'asked' }
  ),
  row(
    'bucket-king',
    'log',
    seatedBy(FOUR, (names) => played(bucketKing, names, ({ lastTrick }) => lastTrick !== null, { options: ONE })),
    { first: press(m.table_log) }
  ),
  row('bucket-king', 'nothing-to-take-back', LED, { first: press(m.table_undo) }),
  row(
    'bucket-king',
    'round-over',
    seatedBy(FOUR, (names) =>
      played(bucketKing, names, ({ phase }) => phase === 'roundOver', { options: { ...ONE, match: 3 } })
    )
  ),
  row('bucket-king', 'over', OVER),
  row(
    'bucket-king',
    'how-it-went',
    seatedBy(FOUR, (names) => played(bucketKing, names, ({ outcome }) => outcome !== null, { options: ONE })),
    {
      first: press(m.table_after)
    }
  ),
  row('bucket-king', 'in-another-window', BUILDING, {
    first: async (page, locale) => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByRole('button', { name: m.table_take_over({}, { locale }), exact: true }).click();
      await expect(page.getByText(m.table_elsewhere({}, { locale }))).toBeVisible();
      await other.close();
    }
  })
];

const FINAL = office.tableOf({ seats: 3, fought: 14, kitchen: [1, 2, 1, 1, 0], roof: [14, 14, 9, 13, 2] });
const REVEALED = office.duel(FINAL, [0, office.cards(20, 2, 1)], [1, office.cards(10, 2)]).state;
const PILES = office.goOn(REVEALED).state;
const inOffice = (state: typeof FINAL): StoredSave => saveOf(buroCrazy, FOUR.slice(0, state.seats), state);
const groundOf = (seats: number): typeof FINAL =>
  office.tableOf({ seats, fought: 9, kitchen: NONE, roof: [4, 4, 2, 3, 0], left: seats - 1, right: 0 });
const GROUND = seatedBy(FOUR, (names) => saveOf(buroCrazy, names, groundOf(names.length)));

/** The same, where everybody may have hints. */
const HELPED = seatedBy(FOUR, (names) =>
  saveOf(buroCrazy, names, groundOf(names.length), { hints: HINTS.slice(0, names.length) })
);
/** One half of the tablet lies open, with a hint; the other is behind its curtain. */
const openedHalf: NonNullable<Screen['first']> = async (page, locale, names) => {
  const driver = new BuroDriver(page, locale);
  const [one] = await driver.faceToFace(names);
  await driver.openHalf(one);
  await driver
    .half(one)
    .getByRole('button', { name: m.hint({}, { locale }) })
    .click();
  await expect(page.getByRole('note')).toBeVisible();
};

const BURO_CRAZY: readonly Screen[] = [
  row(
    'buro-crazy',
    'table',
    seatedBy(FIVE, (names) => begun(buroCrazy, names, { guides: true })),
    { first: guided }
  ),
  row(
    'buro-crazy',
    'open-books',
    seatedBy(FIVE, (names) => begun(buroCrazy, names, { options: { ...buroCrazy.options.defaults, openLedger: true } }))
  ),
  row(
    'buro-crazy',
    'hand',
    seatedBy(FIVE, (names) => begun(buroCrazy, names)),
    { viewer: 'asked' }
  ),
  row(
    'buro-crazy',
    'hand-strict',
    seatedBy(FIVE, (names) => begun(buroCrazy, names, { privacy: 'strict' })),
    { viewer: 'asked' }
  ),
  row('buro-crazy', 'envelope', inOffice(FINAL), {
    viewer: 'asked',
    first: async (page, locale) => new BuroDriver(page, locale).memo(20).click()
  }),
  row('buro-crazy', 'ground-floor', GROUND),
  row('buro-crazy', 'ground-floor-in-large-pictures', GROUND, { first: enlarged }),
  row('buro-crazy', 'hand-in-large-pictures', GROUND, { viewer: 'asked', first: enlarged }),
  row('buro-crazy', 'hand-only-looked-at', GROUND, { viewer: 1 }),
  row('buro-crazy', 'face-to-face', HELPED, { first: openedHalf }),
  row('buro-crazy', 'final', inOffice(FINAL)),
  row('buro-crazy', 'reveal', inOffice(REVEALED)),
  row('buro-crazy', 'piles', inOffice(PILES)),
  row('buro-crazy', 'ranking', overOf(buroCrazy, THREE)),
  row('buro-crazy', 'how-it-went', overOf(buroCrazy, FIVE), { first: press(m.table_after) })
];

const BUILT = town.built({ busShelter: 1, beerGarden: 2, fireStation: 3, thermalBath: 2, sewageWorks: 3 });
/** The rulebook's five players, haggling for the second section of the thermal bath. */
const TALKS = town.talksOf([6, 6, 9, 5, 6], town.sectionOf('thermalBath', 1), { built: BUILT });
const AGREED = town.silence(town.agreed(TALKS, 2, [1, 2], [2, 3], [3, 2]).state).state;
const CALLED = town.play(AGREED, 0, { kind: 'call' }).state;
const SPLITTING = town.playAll(
  CALLED,
  [0, { kind: 'push', value: 3 }],
  [4, { kind: 'attend' }],
  [4, { kind: 'push', value: 2 }]
);
const LAST_WORD = town.play(SPLITTING, 0, { kind: 'finalSplit', shares: town.split([0, 4], [4, 3]) }).state;
const READY = town.play(LAST_WORD, 4, { kind: 'accept' }).state;
const CARDS = town.play(READY, 'table', { kind: 'toCards' }).state;
const SHOWN = town.playAll(CARDS, ...[0, 1, 2, 3, 4].map((at) => [at, { kind: 'sealCards', values: [1] }] as const));
const DICE = seatedBy(FIVE, (names) => {
  const state = town.tableOf({
    hands: [[1, 2], [3], [], [2], [], [1, 1, 3], [2]].slice(0, names.length),
    phase: 'dice',
    section: town.sectionOf('thermalBath', 1),
    rolls: [[3], [4], [], [5], [], [6], []].slice(0, names.length),
    // Were they all, the talks would have begun.
    stands: [0, 1].slice(0, names.length - 1),
    built: BUILT
  });
  return saveOf(saludosAmigos, names, state);
});
const DRAWING = town.tableOf({
  hands: [[3, 3], [1], [2], [], [1, 1, 2]],
  built: town.built({ hydrant: 1, busShelter: 2, beerGarden: 3, fireStation: 3, thermalBath: 4, sewageWorks: 5 }),
  money: [30, 31, 20, 9, 1]
});
const BUILT_UP = overOf(saludosAmigos, FIVE);
const inTown = (state: Town): StoredSave => saveOf(saludosAmigos, FIVE, state);

const SALUDOS_AMIGOS: readonly Screen[] = [
  row(
    'saludos-amigos',
    'pouch',
    seatedBy(FIVE, (names) => begun(saludosAmigos, names, { guides: true })),
    { first: guided }
  ),
  row('saludos-amigos', 'dice', DICE),
  row('saludos-amigos', 'talks', inTown({ ...TALKS, options: { ...saludosAmigos.options.defaults, talkClock: 3 } }), {
    first: async (page, locale, [, second = '', ...others]) => {
      const hands = new TownDriver(page, locale);
      await hands.offer(14, ...others.slice(0, 2));
      await hands.row(second).click();
    }
  }),
  row('saludos-amigos', 'talks-in-large-pictures', inTown(TALKS), {
    first: async (page, locale, names) => {
      const [, , third = '', fourth = '', last = ''] = names;
      await enlarged(page, locale, names);
      const hands = new TownDriver(page, locale);
      await hands.offer(14, third, fourth);
      await hands.offer(20, third, fourth, last);
    }
  }),
  row('saludos-amigos', 'pouch-in-large-pictures', inTown(DRAWING), { first: enlarged }),
  row('saludos-amigos', 'hint-in-the-talks', saveOf(saludosAmigos, FIVE, TALKS, { hints: HINTS.slice(0, 5) }), {
    first: hinted
  }),
  row('saludos-amigos', 'who-could', inTown(TALKS), { first: press(m.sa_who_could) }),
  row('saludos-amigos', 'calling', inTown(AGREED)),
  row('saludos-amigos', 'pushing', inTown(CALLED)),
  row('saludos-amigos', 'hand-pushes', inTown(CALLED), { viewer: 'asked' }),
  row('saludos-amigos', 'splitting', inTown(SPLITTING)),
  row('saludos-amigos', 'final-split', inTown(LAST_WORD)),
  row('saludos-amigos', 'ready', inTown(READY)),
  row('saludos-amigos', 'cards', inTown(CARDS)),
  row('saludos-amigos', 'hand-seals', inTown(CARDS), { viewer: 'asked' }),
  row('saludos-amigos', 'revealed', inTown(SHOWN)),
  row('saludos-amigos', 'paid', inTown(town.play(SHOWN, 'table', { kind: 'payOut' }).state)),
  row(
    'saludos-amigos',
    'scandal',
    // By this seed the next tile is a journalist.
    inTown(town.play(DRAWING, 0, { kind: 'drawTile' }, randomFor('55555555555555555555555555555557', 1)).state)
  ),
  row('saludos-amigos', 'over', BUILT_UP),
  row('saludos-amigos', 'how-it-went', BUILT_UP, { first: press(m.table_after) })
];

/** What the moments of Bureaunauts are for a hand. */
const IN_HAND = ['phones', 'meeting', 'reassign', 'adjust'] as const;

const ELECTED = overOf(bureaunauts, FOUR);

const BUREAUNAUTS: readonly Screen[] = [
  row(
    'bureaunauts',
    'planning',
    seatedBy(FOUR, (names) => begun(bureaunauts, names, { guides: true })),
    { first: guided }
  ),
  row(
    'bureaunauts',
    'hand-plans',
    seatedBy(FOUR, (names) => begun(bureaunauts, names)),
    { viewer: 'asked' }
  ),
  ...Object.entries(MOMENTS).map(([name, state]) => row('bureaunauts', name, saveOf(bureaunauts, FOUR, state))),
  ...IN_HAND.map((name) =>
    row('bureaunauts', `hand-${name}`, saveOf(bureaunauts, FOUR, MOMENTS[name]), { viewer: 'asked' })
  ),
  row('bureaunauts', 'filing-in-large-pictures', saveOf(bureaunauts, FOUR, MOMENTS.filing), { first: enlarged }),
  row('bureaunauts', 'hint-to-place', saveOf(bureaunauts, FOUR, MOMENTS.influence, { hints: HINTS.slice(0, 4) }), {
    first: hinted
  }),
  row('bureaunauts', 'vote-counted', saveOf(bureaunauts, FOUR, MOMENTS['vote-last-card']), {
    first: (page, locale) => new OfficeDriver(page, locale).turn().click()
  }),
  row('bureaunauts', 'over', ELECTED),
  row('bureaunauts', 'how-it-went', ELECTED, { first: press(m.table_after) })
];

const AROUND: readonly Screen[] = [
  pageOf('shelf', 'empty', '/'),
  row('shelf', 'with-a-game', LED, { path: '/' }),
  row('shelf', 'a-game', LED, {
    path: '/',
    first: async (page, locale) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: m.bk_name({}, { locale }) })
        .click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    }
  }),
  row('shelf', 'games-on-this-device', LED, { path: '/', first: foot }),
  // More than fits: a stack, a pile, and who won how often. They stay there for what comes after it.
  row('shelf', 'full', LED, {
    path: '/',
    first: beside(...[LED, BUILDING, LED].map(({ save }) => save), ...Array.from({ length: 9 }, () => OVER.save))
  }),
  pageOf('shelf', 'settings', '/settings'),
  pageOf('shelf', 'credits', '/credits'),
  pageOf('shelf', 'nowhere', '/nowhere'),
  pageOf('bucket-king', 'no-such-game', '/bucket-king?game=none'),
  ...(['bucket-king', 'buro-crazy', 'saludos-amigos', 'bureaunauts'] as const).flatMap((game) => [
    pageOf(game, 'set-up', `/new/${game}`),
    pageOf(game, 'rules', `/${game}/help`)
  ])
];

/** What a table can choose is chosen beside its row. */
const CHOOSING = pageOf('bucket-king', 'set-up-choosing', '/new/bucket-king', (page, locale) =>
  new Driver(page, locale).asked(m.new_draw_or_lose({}, { locale }))
);

/** Every seat is taken, some by computers. */
const FILLED = pageOf('bucket-king', 'set-up-with-computers', '/new/bucket-king', async (page, locale) => {
  await page.getByRole('button', { name: m.new_fill_up({}, { locale }) }).click();
  for (let seats = 4; seats < 6; seats += 1)
    await page.getByRole('button', { name: m.new_add({}, { locale }) }).click();
});

/** All of them. */
export const SCREENS: readonly Screen[] = [
  ...AROUND,
  CHOOSING,
  FILLED,
  ...BUCKET_KING,
  ...BURO_CRAZY,
  ...SALUDOS_AMIGOS,
  ...BUREAUNAUTS
];

/** The screen of this name: 'bureaunauts: filing'. */
export function called(name: string): Screen {
  const screen = SCREENS.find((each) => `${each.game}: ${each.name}` === name);
  if (screen === undefined) throw new Error(`no screen ${name}`);
  return screen;
}

/** The first who is asked there, and has to answer. */
function askedAt({ summary }: StoredSave): Seat {
  const { asks } = JSON.parse(summary.glance) as BaseView;
  const who = asks.find(({ optional }) => !optional)?.by[0];
  if (typeof who !== 'number') throw new Error('nobody is asked');
  return who;
}

/** What has room for long names has room for short ones: one of them stands among them. */
const LONG = [
  'Konstantin-Alexander',
  'Anna',
  'Bartholomäus-Emanuel',
  'Franziska-Margarethe',
  'Jean-François-Xavier',
  'Emmanuelle-Géraldine',
  'Maximilian-Ferdinand'
];
/** Names of one word, enough for every seat there is. */
export const USUAL: readonly string[] = [...SIX, 'Lotte'];

/** The same screen at a table that is set so: what can't stand with fewer or more keeps its seats, and takes the names. */
export function setFor(screen: Screen, { guide, seats }: Seating, called: readonly string[] = LONG): Screen {
  const { save, seated } = screen;
  const game = [bucketKing, buroCrazy, saludosAmigos, bureaunauts].find(({ id }) => id === save?.summary.game);
  if (save === null || game === undefined) return screen;
  const { summary, ...rest } = seated?.(called.slice(0, seats === 'fewest' ? game.seats.min : game.seats.max)) ?? save;
  const players = summary.players.map((player, at) => ({ ...player, name: called[at] ?? player.name }));
  const table = { ...summary.table, guides: summary.table.guides || guide === 'on' };
  return { ...screen, save: { ...rest, summary: { ...summary, players, table } } };
}

/** From now on this device has forgotten all it was told but what every test tells it. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = ['tischlein.showSpeed', 'tischlein.sound', 'tischlein.guideWanted'];
    for (const key of Object.keys(localStorage).filter((name) => !kept.includes(name))) {
      localStorage.removeItem(key);
      dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    }
  });
}

/**
 * Shows this screen as on a device that was never used before, and waits until all of it has come. A page without a game may
 * keep what was begun there, and is loaded anew.
 */
export async function show(page: Page, screen: Screen, locale: Locale = 'en'): Promise<void> {
  const { save, viewer, path, first } = screen;
  if (save !== null) await seat(page, save, locale, () => forget(page));
  else if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear());
  if (path !== undefined) {
    await (save === null ? page.goto(path) : follow(page, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  if (save !== null && viewer !== 'onlooker') {
    const at = typeof viewer === 'number' ? viewer : askedAt(save);
    const name = save.summary.players[at]?.name ?? '';
    await toCurtain(page, name, locale);
    if (viewer !== 'curtain') await new Driver(page, locale).hold(name);
  }
  await first?.(page, locale, save?.summary.players.map(({ name }) => name) ?? []);
  await expect(page.locator('[data-coming]')).toHaveCount(0);
}
