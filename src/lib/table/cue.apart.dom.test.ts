import { act, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sound } from '../settings/sound.svelte';
import { DEAD_TIME } from './curtain';
import type { Cue } from './show/scene';
import { synth } from './show/synth';
import { fakeAudio, type FakeContext } from './testing/audio';
import { click, covered, freshDevice, gate, later, letGo, passed, press, SECRET, shown, SOON } from './testing/frame';
import * as tables from './testing/tables';
import { stands } from './whole';

freshDevice();

let contexts: readonly FakeContext[] = [];
/** What was asked for. */
let asked: Cue[] = [];
const stopped = vi.fn();

beforeEach(() => {
  contexts = fakeAudio();
  asked = [];
  stopped.mockClear();
  vi.spyOn(synth, 'play').mockImplementation((cue) => {
    asked.push(cue);
    return (): void => void stopped(cue);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sound.current = 'off';
});

/** Sounds are wanted, and what makes them has come. */
async function wanted(): Promise<void> {
  const heed = vi.spyOn(synth, 'heed');
  await act(() => void (sound.current = 'on'));
  await vi.waitFor(() => expect(heed).toHaveBeenCalled(), SOON);
}

describe('a table', () => {
  it('asks for no sound, and fetches nothing to make any with, until somebody wants them', async () => {
    const heed = vi.spyOn(synth, 'heed');
    await shown();
    await passed();
    await press();
    await letGo();
    expect([asked, heed.mock.calls, contexts]).toEqual([[], [], []]);
  });

  it('lets the device make them from the first press on after that, and rest when they are not wanted any more', async () => {
    await shown();
    await wanted();
    await passed();
    const states = (): readonly string[] => contexts.map(({ state }) => state);
    expect(states()).toEqual([]);
    await press();
    expect([asked, states()]).toEqual([['rise'], ['running']]);
    await act(() => void (sound.current = 'off'));
    await letGo();
    await press();
    expect([asked, states()]).toEqual([['rise'], ['suspended']]);
  });

  it('follows another window of the device', async () => {
    await shown();
    const heed = vi.spyOn(synth, 'heed');
    const tell = (newValue: string) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tischlein.sound', newValue })));
    await tell('on');
    await vi.waitFor(() => expect(heed).toHaveBeenCalled(), SOON);
    await passed();
    await press();
    expect(asked).toEqual(['rise']);
  });
});

describe('the way to a hand', () => {
  it('is heard from the ring to the opening, and then nothing until the next screen', async () => {
    const { table } = await shown();
    await wanted();
    await passed();
    await press();
    await later(599);
    expect(asked).toEqual(['rise']);
    await later(3);
    expect(asked).toEqual(['rise', 'part']);
    expect(stopped).toHaveBeenCalledWith('rise');
    expect(table.stage.kind).toBe('hand');
    await later(1000);
    await click('One more');
    await click('Seal 99');
    expect(asked).toEqual(['rise', 'part']);
    await click('Seal 12');
    await vi.waitFor(() => expect(screen.queryByText(SECRET)).toBeNull(), SOON);
    expect(asked).toEqual(['rise', 'part']);
  });

  it.each([
    ['let go', () => letGo()],
    ['slid off', () => fireEvent.pointerLeave(gate(), { pointerId: 1 })],
    ['in a window that loses the focus', () => fireEvent.blur(window)]
  ] as const)('falls back audibly: %s', async (_, slip) => {
    await shown();
    await wanted();
    await passed();
    await press();
    await later(300);
    await slip();
    expect(asked).toEqual(['rise', 'drop']);
    expect(stopped).toHaveBeenCalledWith('rise');
  });

  it('is silent where the ring does not count yet, and where its table goes', async () => {
    const { table } = await shown();
    await wanted();
    await press();
    await letGo();
    expect(asked).toEqual([]);
    await passed();
    await press();
    await act(() => table.pass(1));
    expect(asked).toEqual(['rise']);
    expect(stopped).toHaveBeenCalledWith('rise');
  });

  it('sounds the same at a curtain, held or in two steps', async () => {
    const { table } = await shown();
    await wanted();
    await covered(table);
    await press();
    await later(602);
    expect(asked).toEqual(['rise', 'part']);
    await act(() => table.hide());
    asked = [];
    await click('Open without holding');
    await later(DEAD_TIME);
    await click('I am Anna');
    expect(asked).toEqual([]);
    await later(DEAD_TIME);
    await click('Show my cards');
    expect(asked).toEqual(['part']);
  });

  it('is heard coming up on the table, once', async () => {
    const { table } = await shown();
    await wanted();
    await act(() => table.pass(0));
    expect(asked).toEqual([]);
    await act(() => table.toTable());
    expect(asked).toEqual(['cloth']);
    await later(2000);
    expect(asked).toEqual(['cloth']);
  });
});

describe('whether sounds are wanted', () => {
  const question = (): HTMLElement | null => screen.queryByRole('group', { name: 'Sounds?' });
  /** Once the table has been painted, what comes then has come. */
  const settled = (): Promise<void> => act(() => stands());

  it('is asked at the first table, until the first move, and never again', async () => {
    sound.current = 'unasked';
    const { table } = await shown();
    await settled();
    expect(question()).toBeVisible();
    expect(sound.current).toBe('off');
    expect(localStorage.getItem('tischlein.sound')).toBe('off');
    vi.useRealTimers();
    await act(() => table.pass(0));
    await act(() => table.open());
    await act(() => table.play(0, { kind: 'seal', guess: 9 }));
    await act(() => table.toTable());
    expect(question()).toBeNull();
    const again = await shown();
    await settled();
    expect(within(again.page).queryByRole('group', { name: 'Sounds?' })).toBeNull();
  });

  it.each([
    ['Sounds? On', 'on'],
    ['Sounds? Off', 'off']
  ] as const)('is answered by a button of its own, with a key or a finger: %s', async (name, answer) => {
    sound.current = 'unasked';
    await shown();
    await settled();
    const button = within(question() as HTMLElement).getByRole('button', { name });
    button.focus();
    expect(button).toHaveFocus();
    await click(name);
    expect(sound.current).toBe(answer);
    expect(localStorage.getItem('tischlein.sound')).toBe(answer);
    expect(question()).toBeNull();
  });

  it('is not asked where it was chosen before, nor seen under a curtain', async () => {
    await shown();
    await settled();
    expect(question()).toBeNull();
    document.body.replaceChildren();
    sound.current = 'unasked';
    const { table } = await shown();
    await act(() => table.pass(0));
    await settled();
    expect(question()).toBeNull();
  });

  it('is asked of nobody who has just a game to look at that is over', async () => {
    const table = await tables.begun(2);
    await tables.seal(table);
    for (const seat of [1, 0]) await tables.fromHand(table, seat, 'greet');
    await table.play('table', { kind: 'finish' });
    expect(table.onlooker.outcome).not.toBeNull();
    sound.current = 'unasked';
    const { default: ToyTable } = await import('./testing/ToyTable.svelte');
    render(ToyTable, { table });
    await settled();
    expect(question()).toBeNull();
    expect(sound.current).toBe('unasked');
  });

  it('is a switch in the menu, which says how it is', async () => {
    await shown();
    vi.useRealTimers();
    await click('Menu');
    const toggle = await screen.findByRole('switch', { name: 'Sounds' }, SOON);
    expect(toggle).not.toBeChecked();
    const icon = (): string | undefined => toggle.closest('label')?.querySelector('.icon svg')?.innerHTML;
    const off = icon();
    await fireEvent.click(toggle);
    expect(sound.current).toBe('on');
    expect(toggle).toBeChecked();
    expect(icon()).not.toBe(off);
    flushSync(() => void (sound.current = 'off'));
    expect(toggle).not.toBeChecked();
    expect(icon()).toBe(off);
  });
});
