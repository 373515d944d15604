/** What everybody is shown of a move, a row each: for the films of them, and for what has to hold of each. */
import type { Locator } from '@playwright/test';
import { bucketKing } from '../../src/lib/games/bucket-king';
import type { Suit } from '../../src/lib/games/bucket-king/pieces';
import * as yard from '../../src/lib/games/bucket-king/testing';
import { bureaunauts } from '../../src/lib/games/bureaunauts';
import * as sky from '../../src/lib/games/bureaunauts/testing';
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import * as office from '../../src/lib/games/buro-crazy/testing';
import { saludosAmigos } from '../../src/lib/games/saludos-amigos';
import * as town from '../../src/lib/games/saludos-amigos/testing';
import type { Kinds } from '../../src/lib/kernel/game';
import * as m from '../../src/lib/paraglide/words.js';
import type { StoredSave } from '../../src/lib/saves/records';
import { OfficeDriver } from './bureaunauts-driver';
import { FOUR as OFFICE, MOMENTS } from './bureaunauts-moments';
import type { BuroDriver } from './buro-crazy-driver';
import { begun, played, saveOf } from './positions';
import { TownDriver } from './saludos-amigos-driver';
import { expect } from './test';

/** A scene: where it begins, and what is done before. A new scene is a new row. */
export interface Reel {
  readonly game: 'bucket-king' | 'buro-crazy' | 'saludos-amigos' | 'bureaunauts';
  readonly name: string;
  readonly save: StoredSave;
  /** Does what comes before it. Returns the button that begins it; null where the table does so by itself after a while. */
  readonly begin: (driver: BuroDriver) => Promise<Locator | null>;
  /** The button is for keys alone. */
  readonly byKey?: true;
  /** What moves while all that can be pressed goes on. */
  readonly isAside?: true;
}

/** Presses the button that begins it. */
export async function press(button: Locator | null, { byKey }: Reel): Promise<void> {
  await (byKey === true ? button?.press('Enter') : button?.click());
}

const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Eva'];
const FOUR = NAMES.slice(0, 4);

const ROUND = { ...bucketKing.options.defaults, match: 1, starter: 'random' } as const;

/** Ben has to beat this with two low cards, and gives way. */
const HANDS = [yard.cards('pig 5 6'), yard.cards('bull 2 3'), yard.cards('pig 7 8'), yard.cards('sheep 4 7')];
const trickOf = (suit: Suit, ...piles: Parameters<typeof yard.trickOf>[1][]): ReturnType<typeof yard.tableOf> =>
  yard.tableOf({
    hands: HANDS,
    trick: yard.trickOf(suit, ...piles),
    starter: piles[0]?.[0] ?? 0,
    turn: 1,
    options: ROUND
  });
const LAST = yard.tableOf({
  hands: HANDS.slice(0, 2),
  lastTrick: { ...yard.trickOf('sheep', [0, 1], [1, 3]), lost: 0 },
  trick: yard.trickOf('horse', [0, 8]),
  turn: 1,
  pyramids: [yard.FRESH_PYRAMID, yard.pyramid('h.... .... ... .. .')],
  options: ROUND
});

/** Ben has this left, and gives way at a table of so many, in a match of so many rounds. */
const few = (seats: number, left: string, match: 1 | 3 = 1): typeof LAST =>
  yard.tableOf({
    hands: [...HANDS, yard.cards('chicken 1 2')].slice(0, seats),
    lastTrick: { ...yard.trickOf('sheep', [seats - 2, 1], [seats - 1, 3]), lost: 0 },
    trick: yard.trickOf('horse', [0, 8]),
    turn: 1,
    pyramids: Array.from({ length: seats }, (_, seat) => (seat === 1 ? yard.pyramid(left) : yard.FRESH_PYRAMID)),
    options: { ...ROUND, match }
  });

/** Ben can answer a 5 with his 2 and 3, which turns the trick round. */
const equals = (sketch: Partial<typeof LAST> = {}): ReturnType<typeof yard.tableOf> => {
  const options = { ...ROUND, equalsTurn: true };
  return yard.tableOf({
    hands: HANDS,
    trick: yard.trickOf('bull', [3, 4], [0, 5]),
    starter: 3,
    turn: 1,
    ...sketch,
    options
  });
};

function saved<K extends Kinds>(
  game: Parameters<typeof saveOf<K>>[0],
  state: K['state'] & { readonly seats: number },
  options?: K['options']
): StoredSave {
  return saveOf(game, NAMES.slice(0, state.seats), state, options === undefined ? {} : { options });
}
const inYard = (state: typeof LAST): StoredSave => saved(bucketKing, state, state.options);

const giveWay =
  (name: string, bucket: number): Reel['begin'] =>
  async (driver) => {
    await driver.hold(name);
    return driver.givingWay(() => bucket);
  };

/** Picks every card of the hand. */
const playAll =
  (name: string): Reel['begin'] =>
  async (driver) => {
    await driver.hold(name);
    for (const card of await driver.cards().all()) await card.click();
    return driver.play();
  };

/** Ben, who gives way, loses all but one. */
export const FALL_OF_14 = inYard(trickOf('horse', [2, 2], [3, 7], [0, 8]));

export const BUCKET_KING: readonly Reel[] = [
  {
    game: 'bucket-king',
    name: 'opening',
    save: played(bucketKing, FOUR, ({ done }) => done.length === 3, { options: ROUND }),
    begin: async (driver) => {
      const name = await driver.nextOf(NAMES);
      if (name === null) throw new Error('nobody builds');
      await driver.hold(name);
      await driver.button(m.bk_build_suggest({}, driver.say)).click();
      return driver.button(m.bk_build_seal({}, driver.say));
    }
  },
  {
    game: 'bucket-king',
    name: 'card',
    save: played(bucketKing, FOUR, ({ phase }) => phase === 'trick', { options: { ...ROUND, starter: 0 } }),
    begin: async (driver) => {
      await driver.hold((await driver.nextOf(NAMES)) ?? '');
      await driver.cards().first().click();
      return driver.play();
    }
  },
  {
    game: 'bucket-king',
    name: 'fall-of-14',
    save: FALL_OF_14,
    begin: giveWay('Ben', 1)
  },
  {
    game: 'bucket-king',
    name: 'sweep',
    save: inYard(trickOf('chicken', [2, 4], [3, 2, 3], [0, 1, 5])),
    begin: giveWay('Ben', 2)
  },
  {
    game: 'bucket-king',
    name: 'equals-turned',
    save: inYard(equals()),
    begin: playAll('Ben')
  },
  {
    game: 'bucket-king',
    name: 'reshuffled',
    save: inYard(equals({ draw: [] })),
    begin: playAll('Ben')
  },
  {
    game: 'bucket-king',
    name: 'dealt',
    save: played(bucketKing, FOUR, ({ phase }) => phase === 'roundOver', {
      options: { ...bucketKing.options.defaults, match: 3, starter: 0 }
    }),
    begin: (driver) => Promise.resolve(driver.button(m.bk_next_round({}, driver.say)))
  },
  {
    game: 'bucket-king',
    name: 'single-fall',
    save: inYard(few(4, 'hh... .... ... .. .')),
    begin: giveWay('Ben', 0)
  },
  // Of five, one is out: the round goes on.
  {
    game: 'bucket-king',
    name: 'out',
    save: inYard(few(5, 'h.... .... ... .. .')),
    begin: giveWay('Ben', 0)
  },
  {
    game: 'bucket-king',
    name: 'round',
    save: inYard(few(2, 'h.... .... ... .. .', 3)),
    begin: giveWay('Ben', 0)
  },
  { game: 'bucket-king', name: 'ending', save: inYard(LAST), begin: giveWay('Ben', 0) }
];

const FINAL = office.tableOf({ seats: 3, fought: 14, kitchen: [1, 2, 1, 1, 0], roof: [14, 14, 9, 13, 2] });
const STAIRS = office.tableOf({ seats: 3, fought: 6 });
/** Both have staked their last card, and the same. */
const EMPTIED = office.duel(
  office.tableOf({ hands: [office.cards(1), office.cards(1), office.cards(5), office.cards(10)] }),
  [0, office.cards(1)],
  [1, office.cards(1)]
).state;
const PILES = office.goOn(office.duel(FINAL, [0, office.cards(20, 2, 1)], [1, office.cards(10, 2)]).state).state;
const LAST_PILE = Array.from({ length: 8 }).reduce<typeof PILES>(
  (state) => office.play(state, 'table', { kind: 'turnPile' }).state,
  PILES
);

/** Whoever is asked seals these cards, after which the envelopes open. */
const stakes =
  (...values: readonly number[]): Reel['begin'] =>
  async (driver) => {
    const waits = await driver.waits(NAMES);
    if (waits.kind !== 'hand') throw new Error(waits.kind);
    await driver.hold(waits.name);
    for (const value of values) await driver.memo(value).click();
    const count = values.reduce((sum, value) => sum + value, 0);
    return driver.button(count === 0 ? m.bc_play_nothing({}, driver.say) : m.bc_seal({ count }, driver.say));
  };
const staked = (state: typeof FINAL, cards: ReturnType<typeof office.cards>): StoredSave =>
  saved(buroCrazy, office.play(state, 0, { kind: 'stake', cards }).state);
const onward: Reel['begin'] = (driver) => Promise.resolve(driver.onward());
const turnPile: Reel['begin'] = (driver) => Promise.resolve(driver.turnPile());

export const BURO_CRAZY: readonly Reel[] = [
  { game: 'buro-crazy', name: 'reveal', save: staked(STAIRS, office.cards(10, 5)), begin: stakes(20, 1) },
  {
    game: 'buro-crazy',
    name: 'reveal-by-lot',
    save: staked(office.tableOf({ isLotNext: true, ties: 1 }), office.cards()),
    begin: stakes()
  },
  { game: 'buro-crazy', name: 'reveal-tied', save: staked(STAIRS, office.cards(10, 5)), begin: stakes(10, 5) },
  { game: 'buro-crazy', name: 'lots', save: saved(buroCrazy, EMPTIED), begin: onward },
  {
    game: 'buro-crazy',
    name: 'climb',
    save: saved(buroCrazy, office.duel(STAIRS, [0, office.cards(20)], [1, office.cards(2)]).state),
    begin: onward
  },
  { game: 'buro-crazy', name: 'boss', save: staked(FINAL, office.cards(20, 2, 1)), begin: stakes(10, 2) },
  {
    game: 'buro-crazy',
    name: 'roof-shared',
    save: saved(buroCrazy, office.duel(FINAL, [0, office.cards(20, 2, 1)], [1, office.cards(10, 2)]).state),
    begin: onward
  },
  { game: 'buro-crazy', name: 'pile', save: saved(buroCrazy, PILES), begin: turnPile },
  { game: 'buro-crazy', name: 'ending', save: saved(buroCrazy, LAST_PILE), begin: () => Promise.resolve(null) }
];

/** The rulebook's five haggle for the second section of the thermal bath; the coalition of three holds 20, and Anna calls. */
const TALKS = town.talksOf([6, 6, 9, 5, 6], town.sectionOf('thermalBath', 1), {
  built: town.built({ busShelter: 1, beerGarden: 2, fireStation: 3, thermalBath: 2, sewageWorks: 3 })
});
const AGREED = town.silence(town.agreed(TALKS, 2, [1, 2], [2, 3], [3, 2]).state).state;
const SESSION = town.playAll(
  town.play(AGREED, 0, { kind: 'call' }).state,
  [0, { kind: 'push', value: 1 }],
  [4, { kind: 'attend' }],
  [4, { kind: 'push', value: 2 }],
  [0, { kind: 'finalSplit', shares: town.split([0, 4], [4, 3]) }],
  [4, { kind: 'accept' }],
  ['table', { kind: 'toCards' }],
  [0, { kind: 'sealCards', values: [2, 3] }],
  [1, { kind: 'sealCards', values: [1] }],
  [2, { kind: 'sealCards', values: [1] }],
  [3, { kind: 'sealCards', values: [] }]
);
export const DICE = town.tableOf({
  hands: [[1, 2], [3], [1, 1], [2]],
  phase: 'dice',
  section: town.sectionOf('thermalBath', 1),
  rolls: [[3], [4], [], [5]],
  built: town.built({ busShelter: 1, thermalBath: 2 })
});
/** All cards lie open, and nobody has been paid. */
export const REVEALED = saved(saludosAmigos, town.play(SESSION, 4, { kind: 'sealCards', values: [3] }).state);
const SCANDAL = town.tableOf({
  hands: [[3, 3], [1], [2], [], [1, 1, 2]],
  built: town.built({ hydrant: 1, busShelter: 2, beerGarden: 3, fireStation: 3, thermalBath: 4, sewageWorks: 5 }),
  money: [30, 31, 20, 9, 21]
});
/** Nobody has bid anything, and Eva alone has not said yet that she won't. */
const QUIET = town.playAll(
  TALKS,
  [0, { kind: 'nothingMore' }],
  [1, { kind: 'nothingMore' }],
  [2, { kind: 'nothingMore' }],
  [3, { kind: 'nothingMore' }]
);
/** The bid of Anna, Clara and David stands; Ben has made Clara and Eva a higher offer. */
const BEATEN = town.play(
  town.agreed(TALKS, 2, [0, 2], [2, 3], [3, 2]).state,
  1,
  town.offerOf([1, 2], [2, 3], [4, 2])
).state;
const draws: Reel['begin'] = ({ page, say }) => Promise.resolve(new TownDriver(page, say.locale).draws());

export const SALUDOS_AMIGOS: readonly Reel[] = [
  { game: 'saludos-amigos', name: 'tile', save: begun(saludosAmigos, FOUR), begin: draws },
  {
    game: 'saludos-amigos',
    name: 'scandal',
    // By this seed the next tile is a journalist.
    save: saveOf(saludosAmigos, NAMES, SCANDAL, { seed: '55555555555555555555555555555557' }),
    begin: draws
  },
  {
    game: 'saludos-amigos',
    name: 'session',
    save: saved(saludosAmigos, SESSION),
    begin: async ({ page, say }) => {
      const driver = new TownDriver(page, say.locale);
      await driver.hold('Eva');
      await driver.cardOf(3).click();
      return driver.seals();
    }
  },
  {
    game: 'saludos-amigos',
    name: 'nobody-bids',
    save: saved(saludosAmigos, QUIET),
    begin: ({ page, say }) =>
      Promise.resolve(page.getByRole('button', { name: m.sa_nothing_more_by({ name: 'Eva' }, say), exact: true })),
    byKey: true
  }
];

/** What lands on the table of Saludos Amigos! while all go on talking or rolling. */
export const ASIDES: readonly Reel[] = [
  {
    game: 'saludos-amigos',
    name: 'die',
    save: saved(saludosAmigos, DICE),
    begin: (driver) => Promise.resolve(driver.button(m.sa_roll_of({ name: 'Clara' }, driver.say))),
    isAside: true
  },
  {
    game: 'saludos-amigos',
    name: 'die-again',
    save: saved(saludosAmigos, DICE),
    begin: (driver) => Promise.resolve(driver.button(m.sa_again_of({ name: 'Anna' }, driver.say))),
    isAside: true
  },
  {
    game: 'saludos-amigos',
    name: 'offer',
    save: saved(saludosAmigos, BEATEN),
    begin: async ({ page, say }) => {
      const driver = new TownDriver(page, say.locale);
      for (const name of ['Anna', 'Ben', 'Eva', 'David']) await driver.row(name).click();
      return page.getByRole('button', { name: m.sa_bid({ name: 'Anna', bid: 23 }, say) });
    },
    isAside: true
  },
  {
    game: 'saludos-amigos',
    name: 'bid-stands',
    save: saved(saludosAmigos, BEATEN),
    begin: async ({ page, say }) => {
      const open = new TownDriver(page, say.locale).openOffers();
      const agrees = (name: string): Locator => open.getByRole('button', { name: new RegExp(`^${name} \\d`) });
      await agrees('Clara').click();
      await expect(agrees('Clara')).toHaveAttribute('aria-pressed', 'true');
      return agrees('Eva');
    },
    isAside: true
  }
];

const inOffice = (state: (typeof MOMENTS)['filing']): StoredSave => saveOf(bureaunauts, OFFICE, state);
const office4 = ({ page, say }: BuroDriver): OfficeDriver => new OfficeDriver(page, say.locale);

/** Everybody says that they do not file. Returns the button that makes it so. */
async function nobodyFiles(driver: BuroDriver): Promise<Locator> {
  const rows = driver.page.getByRole('main').locator('li button:visible');
  await expect(rows).toHaveCount(OFFICE.length);
  for (const n of OFFICE.keys()) {
    await rows.nth(n).click();
    await expect(rows.nth(n)).toHaveAttribute('aria-pressed', 'true');
  }
  return office4(driver).file();
}

export const BUREAUNAUTS: readonly Reel[] = [
  {
    game: 'bureaunauts',
    name: 'period',
    save: inOffice(MOMENTS.filing),
    begin: nobodyFiles
  },
  {
    game: 'bureaunauts',
    name: 'flight',
    save: inOffice(
      sky.wholeTableOf({
        careers: [{ ship: 'A1' }, { ship: 'C3', level: 2 }, {}, {}],
        cards: { A1: 'up:system', C3: 'up:open', D4: 'relic', F10: 'photons2' },
        pending: [{ kind: 'phones' }],
        more: { phase: 'phones', filers: [0, 1], done: [0], dialled: [sky.at('F10'), null, null, null] }
      })
    ),
    begin: async (driver) => {
      await driver.hold('Ben');
      const { page, say } = driver;
      for (const name of [m.bn_private_row_of({ letter: 'D' }, say), m.bn_private_column_of({ number: '4' }, say)]) {
        await page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }).click();
      }
      return driver.button(m.bn_private_seal_move({ cell: 'D4' }, say));
    }
  },
  {
    game: 'bureaunauts',
    name: 'meeting',
    save: inOffice(
      sky.playAll(
        sky.wholeTableOf({
          careers: [{ ship: 'A1' }, { ship: 'C3', level: 2 }, {}, {}],
          cards: { A1: 'up:system', C3: 'up:open', D4: 'relic' },
          pending: [{ kind: 'phones' }],
          more: { phase: 'phones', filers: [0, 1], done: [0], dialled: [sky.at('D4'), null, null, null] }
        }),
        [1, { kind: 'setPhone', to: sky.at('D4') }],
        [0, { kind: 'meet', choice: 'golf' }]
      ).state
    ),
    begin: async (driver) => {
      await driver.hold('Ben');
      return office4(driver).suggestion('poker');
    }
  },
  {
    game: 'bureaunauts',
    name: 'promotion',
    save: inOffice(MOMENTS.attack),
    begin: ({ page, say }) =>
      Promise.resolve(page.getByRole('button', { name: new RegExp(m.bn_enemy({ enemy: 'pirates' }, say)) }).last())
  },
  {
    game: 'bureaunauts',
    name: 'vote-called',
    // For the third period running nobody files.
    save: inOffice({ ...MOMENTS.filing, quiet: 2 }),
    begin: nobodyFiles
  },
  {
    game: 'bureaunauts',
    name: 'vote',
    save: inOffice(MOMENTS['vote-last-card']),
    begin: (driver) => Promise.resolve(office4(driver).turn())
  }
];

/** A game played by chance alone, as it stands before its last move. */
function beforeTheEnd<K extends Kinds>(game: Parameters<typeof played<K>>[0], names: readonly string[]): StoredSave {
  const whole = played(game, names, ({ outcome }) => outcome !== null);
  return played(game, names, (_, moves) => moves === whole.turns.length - 1);
}

/** Games of which only the end moves: made when they are asked for, since a whole game is played for each. */
export const endings = (): readonly Reel[] => [
  {
    game: 'saludos-amigos',
    name: 'ending',
    save: beforeTheEnd(saludosAmigos, NAMES),
    begin: draws
  },
  {
    game: 'bureaunauts',
    name: 'ending',
    save: beforeTheEnd(bureaunauts, FOUR),
    begin: ({ page, say }) => Promise.resolve(new OfficeDriver(page, say.locale).turn())
  }
];
