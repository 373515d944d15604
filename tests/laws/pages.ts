/**
 * The law of pages: two games that differ only in what somebody may not know look the same to them, to the last byte.
 * Over positions of random games of any game.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Kinds, Viewer } from '../../src/lib/kernel/game';
import { pagesOf, restingOf } from '../../src/lib/table/testing/interference';
import { more } from '../../src/lib/table/more';
import type { Screens } from '../../src/lib/table/screens';
import { tableAt } from '../../src/lib/table/testing/positions';
import { people } from '../../src/lib/table/testing/seats';
import type { Player, TableSettings } from '../../src/lib/table/stage';
import type { Table } from '../../src/lib/session/table.svelte';
import { choicesFor, walk, type Deal, type Subject } from './laws';

/** A game whose pages are looked at. `I` is the game from the inside, `K` as its screens know it. */
export interface Looked<I extends Kinds, K extends Kinds> {
  readonly subject: Subject<I>;
  readonly screens: Screens<K>;
  /** Those that are not as usual. */
  readonly options: Partial<I['options']>;
}

/** A table at which this state stands. */
function standsAt<I extends Kinds, K extends Kinds>(
  { screens: { game } }: Looked<I, K>,
  { options, seats }: Deal<I>,
  state: I['state'],
  players: readonly Player[] = people(seats),
  settings: Partial<TableSettings> = {}
): Table<K> {
  return tableAt(game, options, players, state, settings);
}

interface Moment<I extends Kinds> {
  readonly deal: Deal<I>;
  readonly state: I['state'];
  /** How many moves were made. */
  readonly moves: number;
}

/** The first moves of a random game for each number of seats, and then every few of them. */
function* moments<I extends Kinds, K extends Kinds>(
  { subject, screens, options: unusual }: Looked<I, K>,
  seats: readonly number[],
  every: number
): Generator<Moment<I>> {
  const options = { ...screens.game.options.defaults, ...unusual };
  for (const [game, count] of seats.entries()) {
    const seed = game.toString(16).padStart(32, '5');
    const deal = { options, seats: count, seed, policy: 'progress' } as const;
    let n = 0;
    for (const { state } of walk(subject, deal)) {
      if (n < 4 || n % every === 0) yield { deal, state, moves: n };
      n += 1;
    }
  }
}

/**
 * Looks at games with so many seats, at every few positions: what the table sees and what one seat sees must stay as it
 * was when all that it may not know is changed. Returns how many pairs were looked at, and how many truly differed.
 */
function samePages<I extends Kinds, K extends Kinds>(
  looked: Looked<I, K>,
  seats: readonly number[],
  every: number
): { readonly pairs: number; readonly different: number } {
  let pairs = 0;
  let different = 0;
  for (const { deal, state, moves } of moments(looked, seats, every)) {
    const random = choicesFor(deal.seed, 500 + moves);
    const viewer: Viewer = random.pick(['onlooker', ...Array.from({ length: deal.seats }, (_, seat) => seat)]);
    const other = looked.subject.disturb(state, viewer, random);
    const seat = viewer === 'onlooker' ? null : viewer;
    const [one, two] = [state, other].map((truth) => pagesOf(looked.screens, standsAt(looked, deal, truth), seat));
    expect(two, `${String(viewer)} after ${String(moves)} moves, seed ${deal.seed}`).toEqual(one);
    pairs += 1;
    if (JSON.stringify(other) !== JSON.stringify(state)) different += 1;
  }
  return { pairs, different };
}

/** The same moments, each with another truth beside it of which the table sees nothing. */
function* truths<I extends Kinds, K extends Kinds>(
  looked: Looked<I, K>,
  seats: readonly number[],
  every: number
): Generator<{ readonly deal: Deal<I>; readonly both: readonly I['state'][] }> {
  for (const { deal, state, moves } of moments(looked, seats, every)) {
    yield { deal, both: [state, looked.subject.disturb(state, 'onlooker', choicesFor('1'.repeat(32), moves))] };
  }
}

/**
 * What would be seen if a page leaked: the first seat's hand after its cards were changed, in games with so many seats.
 * Returns how many of these hands differ; what everybody may see must not, neither before nor after the hand was open.
 */
function otherHands<I extends Kinds, K extends Kinds>(
  looked: Looked<I, K>,
  seats: readonly number[],
  every: number
): number {
  let differ = 0;
  for (const { deal, both } of truths(looked, seats, every)) {
    const [one, two] = both.map((truth) => pagesOf(looked.screens, standsAt(looked, deal, truth), 0));
    if (one?.own.join() !== two?.own.join()) differ += 1;
    expect(two?.open).toEqual(one?.open);
  }
  return differ;
}

/**
 * Looks at the first seat's hand at a strict table, at the same positions: face down it says nothing of its cards, nor of
 * what was picked among them. Returns how many of these hands differ once they are held.
 */
function restingHands<I extends Kinds, K extends Kinds>(
  looked: Looked<I, K>,
  seats: readonly number[],
  every: number
): number {
  let differ = 0;
  for (const { deal, both } of truths(looked, seats, every)) {
    const [one, two] = both.map((truth) =>
      restingOf(looked.screens, standsAt(looked, deal, truth, undefined, { privacy: 'strict' }), 0)
    );
    for (const [at, { down, up }] of (one ?? []).entries()) {
      if (two?.[at]?.up !== up) differ += 1;
      expect(two?.[at]?.down).toEqual(down);
      // Where it was looked at it leaves a comment in the page.
      expect(new Set(down.map((page) => page.replaceAll('<!---->', ''))).size).toBe(1);
    }
  }
  return differ;
}

/** Names of two scripts that run from right to left, one of a script that does not, and one of both. */
const NAMES = ['שרה', 'Ben', 'دانا', 'Eli דן'];

/**
 * Looks at games with so many seats, at every few positions: the table, a curtain and a hand. Every name that runs from
 * right to left has to stand between marks that keep it apart, in texts and attributes alike. Returns how many there were.
 */
function namesApart<I extends Kinds, K extends Kinds>(
  looked: Looked<I, K>,
  seats: readonly number[],
  every: number
): number {
  const players = NAMES.map((name, look) => ({ name, look }));
  const written = /.?(?:שרה|دانا|Eli דן).?/gsu;
  let count = 0;
  for (const { deal, state } of moments(looked, seats, every)) {
    const table = standsAt(looked, deal, state, players.slice(0, deal.seats));
    const { open, own } = pagesOf(looked.screens, table, 0);
    const found = [...open, ...own].flatMap((page) => page.match(written) ?? []);
    expect(found.filter((name) => !/^\u2068.*\u2069$/su.test(name))).toEqual([]);
    count += found.length;
  }
  return count;
}

/** Which positions are looked at: games with so many seats, at every few moves. */
interface Positions {
  readonly seats: readonly number[];
  readonly every: number;
}

/** How much is looked at, as there is much or little to hide: at least so many pairs, of which such a part truly differ. */
export interface Amount {
  readonly same: Positions & { readonly pairs: number; readonly different: number };
  readonly hands: Positions;
  readonly names: Positions;
}

/** The tests of the law, for the screens of one game. */
export function pagesKeepTheLaw<I extends Kinds, K extends Kinds>(
  looked: Looked<I, K>,
  { same, hands, names }: Amount
): void {
  vi.setConfig({ testTimeout: 300_000 });
  beforeAll(async () => void (await Promise.all([looked.screens.hand(), more()])));

  describe('two games that differ only in what somebody may not know', () => {
    it('look the same to the table and to that seat, to the last byte of the page', () => {
      const { pairs, different } = samePages(looked, same.seats, same.every);
      expect(pairs).toBeGreaterThan(same.pairs);
      expect(different / pairs).toBeGreaterThan(same.different);
    });

    it('would not look the same to a page that leaks', () => {
      // What the disturbed seat itself sees differs: the comparison can tell.
      expect(otherHands(looked, hands.seats, hands.every)).toBeGreaterThan(2);
    });
  });

  describe('a hand at a strict table', () => {
    it('looks like any other as long as nobody holds it, whatever was picked in it', () => {
      expect(restingHands(looked, hands.seats, hands.every)).toBeGreaterThan(2);
    });
  });

  describe('a name that runs from right to left', () => {
    it('turns nothing round that stands beside it', () => {
      expect(namesApart(looked, names.seats, names.every)).toBeGreaterThan(40);
    });
  });
}
