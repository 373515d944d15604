/** Hints in the hands of the games that have them: what is picked by one is picked, and no more. */
import { describe, expect, it, vi } from 'vitest';
import { buroCrazyMind } from '$lib/bots/buro-crazy';
import { bucketKingMind } from '$lib/bots/bucket-king';
import { bureaunautsMind } from '$lib/bots/bureaunauts';
import type { Mind } from '$lib/bots/mind';
import { saludosAmigosMind } from '$lib/bots/saludos-amigos';
import { bucketKing, fallsOf, suggestPyramid, type Move } from '$lib/games/bucket-king';
import { bureaunauts, type Move as OfficeMove } from '$lib/games/bureaunauts';
import { buroCrazy } from '$lib/games/buro-crazy';
import { saludosAmigos, type Move as TownMove } from '$lib/games/saludos-amigos';
import * as sketch from '$lib/games/saludos-amigos/testing';
import type { Game, Kinds, Seat } from '$lib/kernel/game';
import { randomFor } from '$lib/kernel/random';
import type { SavedSettings } from '$lib/saves/records';
import { setLocale } from '$lib/settings/language.svelte';
import { act, fireEvent, render, screen, within } from '@testing-library/svelte';
import { Table } from '$lib/session/table.svelte';
import { newTable, openTable } from '$lib/session/open';
import { more } from '$lib/table/more';
import type { Screens } from '$lib/table/screens';
import { tableAt } from '$lib/table/testing/positions';
import { people, SETTINGS } from '$lib/table/testing/seats';
import { emptyStore } from '$lib/table/testing/tables';
import GameTable from '$lib/table/testing/GameTable.svelte';
import HintBubble from '$lib/table/lazy/HintBubble.svelte';
import { MOMENTS } from '../../tests/browser/bureaunauts-moments';
import { screens as king } from './bucket-king/screens';
import { dialledAs } from './bureaunauts/private/dialling';
import { screens as sky } from './bureaunauts/screens';
import { screens as buro } from './buro-crazy/screens';
import { screens as town } from './saludos-amigos/screens';

vi.setConfig({ testTimeout: 60_000 });

const SEED = 'ab'.repeat(16);
const HINTS: SavedSettings['hints'] = [SEED, SEED, SEED];
const EVERYBODY = [SEED, SEED, SEED, SEED];

/** A table of three at which all may have hints, with whoever is asked holding their hand. */
async function asked<K extends Kinds>(game: Game<K>, privacy: SavedSettings['privacy'] = 'relaxed'): Promise<Table<K>> {
  await emptyStore();
  setLocale('en');
  const options = game.options.defaults;
  const id = await newTable(game, { players: people(3), options, table: { ...SETTINGS, privacy, hints: HINTS } });
  const table = await openTable(game, id);
  if (!(table instanceof Table)) throw new Error(table.kind);
  table.pass(table.next ?? 0);
  table.open();
  return table;
}

/** What is open on the screen, with what was asked. */
async function shown<K extends Kinds>(table: Table<K>, screens: Screens<K>): Promise<HTMLElement> {
  const { hints } = await screens.lazy();
  await Promise.all([screens.hand(), more()]);
  if (hints === undefined) throw new Error('there are no hints');
  const { container } = render(GameTable<K>, { table, screens, hints: () => ({ HintBubble, hints }) });
  await act();
  return container;
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const rested = (): Promise<void> =>
  vi.waitFor(() => expect(document.querySelector('[data-resting]')).toBeNull(), { timeout: 10_000 });

async function press(name: string): Promise<void> {
  await vi.waitFor(() => button(name), { timeout: 10_000 });
  await rested();
  await fireEvent.click(button(name));
}

/** Choices at the table. */
const DICE = sketch.tableOf({
  hands: [[1, 2], [3], [1, 1, 3], [2]],
  phase: 'dice',
  section: sketch.sectionOf('thermalBath', 1),
  rolls: [[1], [4], [5], [2]],
  stands: [1]
});
const TALKS = sketch.talksOf([6, 6, 9, 5], sketch.sectionOf('thermalBath', 1));
const OFFERED = sketch.play(TALKS, 3, { kind: 'offer', shares: sketch.split([0, 6], [3, 1]) }).state;
const AGREED = sketch.silence(sketch.agreed(TALKS, 2, [1, 3], [2, 4]).state).state;

describe('a hint', () => {
  it('of The Bucket King builds the pyramid, and seals nothing', async () => {
    const table = await asked(bucketKing);
    const seat = table.stage.kind === 'hand' ? table.stage.seat : -1;
    const turns = table.log.length;
    await shown(table, king);
    await press('Hint');
    await press('Pick it');
    expect(table.draft(seat)).toEqual({ kind: 'build', pyramid: suggestPyramid(table.view.hand ?? []) });
    expect(table.log).toHaveLength(turns);
    expect(screen.queryByRole('button', { name: 'Pick it' })).toBeNull();
  });

  it('of Büro Crazy fills the envelope, and seals nothing', async () => {
    const table = await asked(buroCrazy);
    const seat = table.stage.kind === 'hand' ? table.stage.seat : -1;
    const task = table.hintTask(seat);
    const turns = table.log.length;
    await shown(table, buro);
    await press('Hint');
    await press('Pick it');
    const move = task === null ? null : buroCrazyMind.judge(task).move;
    expect(move).not.toBeNull();
    expect(table.draft(seat)).toEqual(move);
    expect(table.log).toHaveLength(turns);
  });

  it('is each half’s own, face to face, and goes with the next move', async () => {
    const table = await asked(buroCrazy);
    table.toTable();
    table.face();
    const { seats } = table.stage.kind === 'facing' ? table.stage : { seats: [0, 1] as const };
    const [one, other] = seats;
    table.open(one);
    await shown(table, buro);
    const half = (seat: Seat): HTMLElement =>
      screen.getByRole('region', { name: `The half of ${table.players[seat]?.name ?? ''}` });
    await vi.waitFor(() => half(one), { timeout: 10_000 });
    expect(within(half(other)).queryByRole('button', { name: 'Hint' })).toBeNull();
    await rested();
    await fireEvent.click(within(half(one)).getByRole('button', { name: 'Hint' }));
    const pick = await within(half(one)).findByRole('button', { name: 'Pick it' }, { timeout: 10_000 });
    // Nothing of it changes while the other half is opened and a hint asked for there.
    const said = within(half(one)).getByRole('note');
    const before = table.hintTask(one);
    await act(() => table.open(other));
    expect(said).toContainElement(pick);
    expect(table.hintTask(one)).toEqual(before);
    await rested();
    await fireEvent.click(within(half(other)).getByRole('button', { name: 'Hint' }));
    const theirs = await within(half(other)).findByRole('note', undefined, { timeout: 10_000 });
    await act(() => table.begin(one, { kind: 'stake', cards: [1, 0, 0, 0, 0] }));
    expect(theirs).toHaveFocus();
    expect(said).toContainElement(pick);
    await fireEvent.keyDown(theirs, { key: 'Escape' });
    expect(theirs).not.toBeInTheDocument();
    expect(within(half(other)).queryByRole('note')).toBeNull();
    expect(half(one).querySelector('[data-advised]')).not.toBeNull();
    expect(half(other).querySelector('[data-advised]')).toBeNull();
    await rested();
    await fireEvent.click(pick);
    const task = table.hintTask(one);
    expect(task?.view).toMatchObject({ viewer: one });
    const move = task === null ? null : buroCrazyMind.judge(task).move;
    expect(table.draft(one)).toEqual(move);
    expect(table.draft(other)).toBeNull();
    expect(within(half(one)).queryByRole('note')).toBeNull();
    await rested();
    await fireEvent.click(within(half(one)).getByRole('button', { name: 'Hint' }));
    await within(half(one)).findByRole('note', undefined, { timeout: 10_000 });
    if (move !== null) await act(async () => void (await table.play(other, move)));
    expect(within(half(one)).queryByRole('note')).toBeNull();
  });

  it('lies face down in a half of a strict table, as the hand does', async () => {
    const table = await asked(buroCrazy, 'strict');
    table.toTable();
    table.face();
    const [one = 0] = table.stage.kind === 'facing' ? table.stage.seats : [];
    table.open(one);
    await shown(table, buro);
    await press('Hint');
    await rested();
    expect(screen.queryByRole('note')).toBeNull();
    expect(document.querySelector('[data-advised]')).toBeNull();
    await fireEvent.pointerDown(button('Hold to look'), { pointerId: 7, pointerType: 'touch' });
    expect(await screen.findByRole('note', undefined, { timeout: 10_000 })).toBeVisible();
    await rested();
    // Picked by a second finger, while the first one holds.
    const second = { pointerId: 8, pointerType: 'touch', isPrimary: false };
    await fireEvent.pointerDown(button('Pick it'), second);
    await fireEvent.pointerUp(button('Pick it'), second);
    expect(table.draft(one)).toMatchObject({ kind: 'stake' });
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('of Bureaunauts puts the goals in order, and seals nothing', async () => {
    const table = await asked(bureaunauts);
    const seat = table.stage.kind === 'hand' ? table.stage.seat : -1;
    const task = table.hintTask(seat);
    const turns = table.log.length;
    await shown(table, sky);
    await press('Hint');
    await press('Pick it');
    const move = task === null ? null : bureaunautsMind.judge(task).move;
    expect(move?.kind).toBe('plan');
    expect(table.draft(seat)).toEqual({ kind: 'order', goals: move?.kind === 'plan' ? move.goals : [] });
    expect(table.log).toHaveLength(turns);
  });

  it('on what is chosen at the table is told from what lies open, put into the draft there, and done by nobody', async () => {
    const hints = [null, SEED, SEED, null];
    const table = tableAt(saludosAmigos, saludosAmigos.options.defaults, people(4), TALKS, { hints });
    await shown(table, town);
    expect([0, 1, 2, 3].map((seat) => table.hintTask(seat)?.view.viewer)).toEqual([
      undefined,
      'onlooker',
      'onlooker',
      undefined
    ]);
    await press('Hint');
    const first = await screen.findByRole('note', { name: 'Hint for Ben: Make an offer' });
    expect(first).toHaveTextContent('Anna 1, Ben 5, and David 1.');
    expect(first).toBeVisible();
    await press('Hint for Clara');
    expect(await screen.findByRole('note', { name: /^Hint for Clara: / })).toBeVisible();
    await press('Pick it');
    expect(table.draft('table')).toMatchObject({ kind: 'offer', order: [2, 0] });
    expect(table.log).toHaveLength(1);
    expect(screen.queryByRole('note')).toBeNull();
    expect(button('Hint')).toHaveFocus();
  });

  it('on what is chosen at the table is gone as soon as the game has gone on', async () => {
    const table = tableAt(saludosAmigos, saludosAmigos.options.defaults, people(4), TALKS, {
      hints: [SEED, null, null, null]
    });
    await shown(table, town);
    await press('Hint');
    await screen.findByRole('note');
    await act(() => table.play(1, { kind: 'nothingMore' }));
    await vi.waitFor(() => expect(screen.queryByRole('note')).toBeNull());
    await act(() => table.play(0, { kind: 'nothingMore' }));
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull());
  });

  it('leaves nothing on the page once the hand is closed, and nothing while a strict hand lies face down', async () => {
    const table = await asked(bucketKing, 'strict');
    const page = await shown(table, king);
    await vi.waitFor(() => button('Hint'), { timeout: 10_000 });
    await rested();
    const plain = (): string => page.innerHTML.replaceAll(/ data-resting(="")?|<!--.*?-->/g, '');
    const down = plain();
    await press('Hint');
    await act();
    expect(screen.queryByRole('note')).toBeNull();
    expect(plain()).toBe(down);
  });

  it('is not in the page of the table', async () => {
    const table = await asked(bucketKing);
    const page = await shown(table, king);
    await press('Hint');
    await vi.waitFor(() => button('Pick it'), { timeout: 10_000 });
    await act(() => table.toTable());
    expect(page.innerHTML).not.toMatch(/Pick it|data-advised|Build it by/);
  });
});

it.each([
  ['to roll again', DICE, 0],
  ['to stay', DICE, 2],
  ['to make an offer', TALKS, 0],
  ['to agree to one', OFFERED, 0],
  ['to call, or not', AGREED, 0]
] as const)('of Saludos Amigos! at the table, %s, is on the board', async (_, state, seat) => {
  const table = tableAt(saludosAmigos, saludosAmigos.options.defaults, people(4), state, { hints: EVERYBODY });
  await expectOnBoard(table, town, saludosAmigosMind, seat);
});

it.each(['filing', 'announce', 'influence', 'attack'] as const)(
  'of Bureaunauts at the table, for %s, is on the board',
  async (moment) => {
    const state = MOMENTS[moment];
    const table = tableAt(bureaunauts, bureaunauts.options.defaults, people(4), state, { hints: EVERYBODY });
    const [seat = -1] = sky.words.advises?.(table.onlooker, table.players) ?? [];
    await expectOnBoard(table, sky, bureaunautsMind, seat);
  }
);

/** The board shows what a hint for this seat names. */
async function expectOnBoard<K extends Kinds>(
  table: Table<K>,
  screens: Screens<K>,
  mind: Mind<K>,
  seat: Seat
): Promise<void> {
  await emptyStore();
  const { hints } = await screens.lazy();
  const page = await shown(table, screens);
  const task = table.hintTask(seat);
  const move = task === null ? null : mind.judge(task).move;
  if (move === null) throw new Error('nothing to hint at');
  expect(page.querySelectorAll(hints?.at?.(move, seat) ?? 'none').length).toBeGreaterThan(0);
}

/**
 * Through a game, at every hand that is asked: what is picked is what is named, and could be done. And at the table: whoever
 * is advised there is told a move that could be made, by what lies open. Returns how many hints there were, of both kinds.
 */
async function everyHint<K extends Kinds>(
  screens: Screens<K>,
  mind: Mind<K>,
  back: (draft: K['draft'], view: K['view']) => K['move'] | null
): Promise<{ readonly inHand: number; readonly atTable: ReadonlySet<string> }> {
  const { game } = screens;
  const { hints } = await screens.lazy();
  if (hints === undefined) throw new Error('no hints');
  const players = people(3);
  let { state } = game.setup(game.options.defaults, 3, randomFor(SEED, 0));
  let count = 0;
  const atTable = new Set<string>();
  for (let n = 1; n < 200; n += 1) {
    const open = game.view(state, 'onlooker');
    const known = game.recall.none(open);
    for (const seat of screens.words.advises?.(open, players) ?? []) {
      const { move, why } = mind.judge({ game: game.id, seat, view: open, known, level: 'fair', seed: SEED, n });
      if (move === null) continue;
      const told = hints.say({ move, why }, players, open, seat);
      expect(told?.title).toBeTruthy();
      expect(told?.why.length).toBeLessThanOrEqual(2);
      if (open.asks.some(({ by }) => by.includes(seat))) expect(game.refuse(open, seat, move)).toBeNull();
      expect(() => document.querySelector(hints.at?.(move, seat) ?? '')).not.toThrow();
      atTable.add(move.kind);
    }
    const ask = open.asks.find(({ optional }) => !optional);
    const mover = ask?.by.find((one) => one === 'table' || !ask.sealed || !open.done.includes(one));
    if (ask === undefined || mover === undefined) break;
    const view = game.view(state, mover === 'table' ? 'onlooker' : mover);
    const listed = game.moves(view, mover);
    // Three rarely see what a council would bring them, and what it takes is in their hands.
    const call = listed.find(({ kind }) => kind === 'call');
    let move = call ?? listed[0];
    if (mover !== 'table' && call === undefined) {
      const thought = mind.judge({
        game: game.id,
        seat: mover,
        view,
        known: game.recall.none(view),
        level: 'fair',
        seed: SEED,
        n
      });
      const isInHand = ask.from === 'hand';
      if (isInHand && thought.move === null) throw new Error('nothing to hint at');
      move = thought.move ?? move;
      const told = isInHand && move !== undefined ? hints.say({ move, why: thought.why }, players, view, mover) : null;
      if (told !== null && move !== undefined) {
        count += 1;
        expect(told.why.length).toBeLessThanOrEqual(2);
        const draft = hints.pick(move, view, null, mover);
        // Only no cards at all can't be picked: nothing is counted in such a move.
        if (draft === null) expect(JSON.stringify(move)).not.toMatch(/[1-9]/);
        else expect(back(draft, view)).toEqual(move);
      }
    }
    if (move === undefined) break;
    state = game.play(state, mover, move, randomFor(SEED, n)).state;
  }
  return { inHand: count, atTable };
}

it('of every hand in a game of The Bucket King names what it picks', async () => {
  const { inHand, atTable } = await everyHint(king, bucketKingMind, (draft, view): Move | null => {
    if (draft.kind === 'build')
      return { kind: 'build', pyramid: draft.pyramid as Extract<Move, { kind: 'build' }>['pyramid'] };
    const hand = view.hand ?? [];
    const [first = -1] = draft.picked;
    const suit = hand[first]?.suit;
    if (suit !== undefined) return { kind: 'play', suit, values: draft.picked.flatMap((at) => hand[at]?.value ?? []) };
    const seat = view.viewer === 'onlooker' ? -1 : view.viewer;
    const bucket = fallsOf(view, seat)[draft.way?.at ?? -1]?.bucket;
    return bucket === undefined
      ? null
      : { kind: 'giveWay', row: bucket.row, place: bucket.place, keep: draft.way?.keep ?? null };
  });
  expect(inHand).toBeGreaterThan(10);
  expect(atTable.size).toBe(0);
});

it('of every hand in a game of Büro Crazy names what it picks', async () => {
  const { inHand, atTable } = await everyHint(buro, buroCrazyMind, (draft) => draft);
  expect(inHand).toBeGreaterThan(10);
  expect(atTable.size).toBe(0);
});

it('of every hand in a game of Bureaunauts names what it picks, but for what is suggested in a Meeting; so does the table', async () => {
  const { inHand, atTable } = await everyHint(sky, bureaunautsMind, (draft, view): OfficeMove | null => {
    const [top] = view.pending.slice(-1);
    const completed = view.viewer === 'onlooker' ? 0 : (view.careers[view.viewer]?.completed ?? 0);
    switch (draft.kind) {
      case 'phone': {
        const to = draft.isStars ? 'stars' : (draft.row ?? 0) * 10 + (draft.column ?? 0);
        expect(dialledAs(to)).toEqual(draft);
        return { kind: 'setPhone', to };
      }
      case 'order':
        return top?.kind === 'plans'
          ? { kind: 'plan', goals: draft.goals }
          : { kind: 'adjust', goals: draft.goals.slice(completed) };
      case 'swap':
        return draft.rank === null || draft.take === null
          ? null
          : { kind: 'reassign', rank: draft.rank, take: draft.take };
    }
  });
  expect(inHand).toBeGreaterThan(10);
  expect([...atTable].toSorted()).toEqual(['announce', 'attack', 'file', 'holdFire', 'pass', 'place']);
});

it('of every hand in a game of Saludos Amigos! names what it picks; so does the table', async () => {
  const { inHand, atTable } = await everyHint(town, saludosAmigosMind, (draft, view): TownMove | null => {
    const hand = view.hand ?? [];
    const [ask] = view.asks.filter(({ from }) => from === 'hand');
    if (draft.kind === 'cards') return { kind: 'sealCards', values: draft.picked.flatMap((at) => hand[at] ?? []) };
    if (draft.kind !== 'card') return null;
    return { kind: ask?.kind === 'push' ? 'push' : 'discard', value: hand[draft.at] ?? 0 };
  });
  expect(inHand).toBeGreaterThan(3);
  expect([...atTable].toSorted()).toEqual([
    'call',
    'finalSplit',
    'noSession',
    'nothingMore',
    'offer',
    'seal',
    'stand',
    'stayAway'
  ]);
});
