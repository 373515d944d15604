/** An open hand is silent, whatever is done in it; what is heard at the table is what everybody is shown. */
import { fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Kinds, Seat } from '$lib/kernel/game';
import { randomFor } from '$lib/kernel/random';
import { nextSeat } from '$lib/session/handover';
import { motion } from '$lib/settings/motion.svelte';
import { showSpeed } from '$lib/settings/show-speed.svelte';
import { sound } from '$lib/settings/sound.svelte';
import type { Screens } from '$lib/table/screens';
import type { Cue, Scene } from '$lib/table/show/scene';
import { synth } from '$lib/table/show/synth';
import { poisoned, type Turn } from '$lib/table/show/testing/laws';
import { fakeAudio, type FakeContext } from '$lib/table/testing/audio';
import GameTable from '$lib/table/testing/GameTable.svelte';
import { freshDevice } from '$lib/table/testing/frame';
import { tableAt } from '$lib/table/testing/positions';
import { people } from '$lib/table/testing/seats';
import { screens as bucketKing } from './bucket-king/screens';
import { screens as bureaunauts } from './bureaunauts/screens';
import { screens as buroCrazy } from './buro-crazy/screens';
import { screens as saludosAmigos } from './saludos-amigos/screens';

freshDevice();
vi.setConfig({ testTimeout: 300_000 });

const SEED = '1'.repeat(32);
/** So many controls of a hand are pressed, each of them once. */
const PRESSES = 12;
/** Longer than anything is shown of one move, in milliseconds. */
const LONG = 20_000;

// One for all, as on a device: it is made once.
const contexts: readonly FakeContext[] = fakeAudio();

beforeEach(() => {
  motion.current = 'full';
  showSpeed.current = 'normal';
  sound.current = 'on';
});
afterEach(() => {
  motion.current = 'system';
  sound.current = 'off';
});

/** A cue, and what was on the screen when it was asked for. */
interface Asked {
  readonly cue: Cue;
  readonly stage: string;
}

/** What was asked for in so many moves, with what the scenes of those moves name, and how many controls were pressed. */
interface Heard {
  readonly asked: readonly Asked[];
  readonly named: ReadonlySet<Cue>;
  readonly presses: number;
  /** How often half of a tablet was open, face to face. */
  readonly halves: number;
  /** Sources that were begun while a hand was open, whoever began them. */
  readonly begunInHands: number;
}

/** Presses what there is in the open hand, until one of them leads out of it. */
async function pressAll(
  container: HTMLElement,
  isOpen: () => boolean,
  pick: (count: number) => number
): Promise<number> {
  const pressed = new Set<string>();
  for (let n = 0; n < PRESSES && isOpen(); n += 1) {
    const controls = [...container.querySelectorAll<HTMLElement>('.cover main :is(button, input, select)')];
    const name = (control: HTMLElement): string => control.getAttribute('aria-label') ?? control.textContent;
    const left = controls.filter((control) => !pressed.has(name(control)));
    const control = left[pick(left.length)];
    if (control === undefined) break;
    pressed.add(name(control));
    await fireEvent.click(control);
    flushSync();
  }
  return pressed.size;
}

async function heardIn<K extends Kinds>(
  screens: Screens<K>,
  secrets: readonly (keyof K['view'] & string)[],
  moves: number
): Promise<Heard> {
  const { game } = screens;
  const options = game.options.defaults;
  const players = people(4);
  const table = tableAt(game, options, players, game.setup(options, 4, randomFor(SEED, 0)).state);
  const { show } = await screens.hand();
  const asked: Asked[] = [];
  /** Face to face with a half open: `half`. */
  const stageOf = (): string => {
    const { stage } = table;
    if (stage.kind !== 'facing') return stage.kind;
    return stage.open.length > 0 ? 'half' : 'curtain';
  };
  const play = synth.play.bind(synth);
  vi.spyOn(synth, 'play').mockImplementation((cue) => {
    asked.push({ cue, stage: stageOf() });
    return play(cue);
  });
  const heed = vi.spyOn(synth, 'heed');
  const { container } = render(GameTable<K>, { screens, table });
  await vi.waitFor(() => expect(heed).toHaveBeenCalled());
  await fireEvent.pointerDown(document.body);
  const [context] = contexts;
  if (context === undefined) throw new Error('no sound');
  await context.resume();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  const named = new Set<Cue>();
  /** Turns nobody at the table has seen yet. */
  let unseen: readonly Turn<K>[] = [];
  const scenesOf = ({ before, news, after }: Turn<K>): readonly Scene<K>[] =>
    show?.scenes(poisoned(before, secrets), news, poisoned(after, secrets), { players }) ?? [];
  let presses = 0;
  let halves = 0;
  let begunInHands = 0;
  for (let n = 0; n < moves && table.onlooker.outcome === null; n += 1) {
    // The same sound is made again after a while.
    context.currentTime += 10;
    const { onlooker: before, pair } = table;
    const turns = table.log.length;
    const isOpen = (): boolean => !['table', 'curtain'].includes(stageOf()) && table.log.length === turns;
    /** Presses what there is in what has just been opened. */
    const look = async (stream: number): Promise<void> => {
      const begun = context.sources.length;
      const random = randomFor(SEED, stream + n);
      presses += await pressAll(container, isOpen, (count) => (count === 0 ? 0 : random.int(0, count - 1)));
      if (isOpen()) begunInHands += context.sources.length - begun;
    };
    if (pair !== null && stageOf() === 'table') {
      flushSync(() => table.face());
      flushSync(() => table.open(pair[0]));
      halves += 1;
      await look(9000);
      while (table.isBusy) await new Promise((resolve) => setImmediate(resolve));
      flushSync(() => table.hide());
      flushSync(() => table.toTable());
      flushSync();
    }
    const { stage } = table;
    const seat: Seat | null =
      stage.kind === 'curtain' || stage.kind === 'hand' ? stage.seat : nextSeat(before, table.holder);
    if (seat !== null) {
      if (table.stage.kind === 'table') flushSync(() => table.pass(seat));
      if (table.stage.kind === 'curtain') flushSync(() => table.open());
      await look(5000);
    }
    // What was pressed may have been a move, or the way out.
    while (table.isBusy) await new Promise((resolve) => setImmediate(resolve));
    flushSync();
    if (table.log.length === turns) {
      const who = seat ?? table.onlooker.asks.find(({ optional }) => !optional)?.by[0] ?? 'table';
      if (seat !== null && table.stage.kind !== 'hand') flushSync(() => table.pass(seat));
      if (table.stage.kind === 'curtain') flushSync(() => table.open());
      const options = table.moves(who);
      expect(await table.play(who, randomFor(SEED, 1000 + n).pick(options))).toBeNull();
      flushSync();
    }
    const news = table.log.slice(turns).flatMap((turn) => turn.news);
    unseen = [...unseen, { before, news, after: table.onlooker }];
    for (const turn of unseen) {
      for (const { beats = [] } of scenesOf(turn)) for (const { cue } of beats) if (cue !== undefined) named.add(cue);
    }
    if (table.stage.kind === 'table') unseen = [];
    // A timer that begins with what another has led to begins then.
    for (let ms = 0; ms < LONG && show !== undefined && table.stage.kind === 'table'; ms += 500) {
      flushSync(() => void vi.advanceTimersByTime(500));
    }
  }
  return { asked, named, presses, halves, begunInHands };
}

it.each([
  ['The Bucket King', () => heardIn(bucketKing, ['hand', 'ownPyramid'], 9), 50, ['card', 'stamp'], false],
  ['Büro Crazy', () => heardIn(buroCrazy, ['hand', 'ownStake'], 7), 50, ['card', 'stamp', 'tick'], true],
  ['Saludos Amigos!', () => heardIn(saludosAmigos, [], 100), 20, [], false],
  ['Bureaunauts', () => heardIn(bureaunauts, [], 18), 50, [], false]
] as const)(
  'no sound is asked for in an open hand, and at the table those of its scenes: %s',
  async (_, play, most, some, half) => {
    const { asked, named, presses, halves, begunInHands } = await play();
    expect(presses).toBeGreaterThan(most);
    expect(halves > 0).toBe(half);
    expect([begunInHands, asked.filter(({ stage }) => stage === 'hand' || stage === 'half')]).toEqual([0, []]);
    const heard = new Set(asked.filter(({ stage }) => stage === 'table').map(({ cue }) => cue));
    // The ring of whoever is next comes up by itself.
    expect(heard).toContain('cloth');
    expect([...heard].filter((cue) => cue !== 'cloth' && !named.has(cue))).toEqual([]);
    expect([...heard]).toEqual(expect.arrayContaining([...some]));
  }
);
