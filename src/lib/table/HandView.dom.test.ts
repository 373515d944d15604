import { act, fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { withoutHolding } from '../settings/curtain.svelte';
import { openTable } from '../session/open';
import { Table } from '../session/table.svelte';
import {
  click,
  freshDevice,
  later,
  nearlyOver,
  opened,
  passed,
  rested,
  SECRET,
  shown,
  SOON,
  timeGoesOn
} from './testing/frame';
import { toy, type Toy } from './testing/toy';

freshDevice();

describe('a hand', () => {
  it('is gone in the same frame when the window loses the focus', async () => {
    await opened();
    expect(screen.getByText(SECRET)).toBeVisible();
    // Not awaited: the page must have changed before anything else runs.
    window.dispatchEvent(new Event('blur'));
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(screen.getByText('Guess the sum.')).toBeVisible();
  });

  it('takes no press for half a second, and none of the finger that opened it, however late it is lifted', async () => {
    await opened();
    const seal = screen.getByRole('button', { name: 'Seal 99' });
    const lift = (pointerId: number): Promise<boolean> =>
      fireEvent(seal, new PointerEvent('click', { bubbles: true, detail: 1, pointerId }));
    const denied = (): HTMLElement | null => screen.queryByRole('alert');
    await fireEvent.pointerDown(seal, { pointerId: 2 });
    await lift(2);
    expect(denied()).toBeNull();
    await later(5000);
    await fireEvent.pointerUp(seal, { pointerId: 1 });
    await lift(1);
    expect(denied()).toBeNull();
    await fireEvent.pointerDown(seal, { pointerId: 3 });
    await lift(3);
    expect(denied()).toHaveTextContent('99 is more');
  });

  it('is put away by its owner', async () => {
    const table = await opened();
    await click('Hide');
    expect(table.stage).toMatchObject({ kind: 'curtain', seat: 0 });
    expect(screen.getByText(/Opened since their last move/)).toBeVisible();
  });

  it('says in words why a move is not allowed, and takes it along nowhere', async () => {
    await opened();
    await click('Seal 99');
    expect(screen.getByRole('alert')).toHaveTextContent('99 is more than there can be.');
    await click('Hide');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is followed by the next curtain once the choice is sealed', async () => {
    const table = await opened();
    await rested();
    await click('Seal 12');
    await vi.waitFor(() => expect(table.stage).toMatchObject({ kind: 'curtain', seat: 1 }), SOON);
    await act();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ben');
    expect(screen.queryByText(SECRET)).toBeNull();
  });
});

/** What hangs over the header before the curtain falls by itself. */
const HEM = 'Anna, are you still looking?';

describe('a hand nobody has touched for long', () => {
  it('says that the curtain falls, to eyes and politely to a screen reader, until it is touched', async () => {
    const table = await opened();
    expect(screen.queryByText(HEM)).toBeNull();
    await later(50_000);
    expect(screen.getByRole('group', { name: HEM })).toHaveTextContent('10');
    const said = screen.getByText('The curtain falls in 10 seconds. Any key keeps it open.');
    expect(said).toHaveAttribute('role', 'status');
    await later(1000);
    expect(screen.getByRole('group', { name: HEM })).toHaveTextContent('9');
    expect(said).toHaveTextContent('in 10 seconds');
    await fireEvent.pointerDown(screen.getByRole('button', { name: 'Keep it open' }), { pointerId: 3 });
    expect(screen.queryByText(HEM)).toBeNull();
    expect(said).toHaveTextContent(/^$/);
    expect(table.stage.kind).toBe('hand');
  });

  it('takes the warning along when the curtain falls', async () => {
    await opened();
    await later(60_000);
    expect(screen.queryByText(HEM)).toBeNull();
    expect(screen.getByText('Guess the sum.')).toBeVisible();
  });
});

describe('at a strict table', () => {
  it('says nothing of what was begun while that lies face down', async () => {
    const table = await open();
    const turn = (): Promise<void> => click(/Turn face/);
    await act(() => (withoutHolding.current = 'yes'));
    await turn();
    await click('One more');
    expect(screen.getByText('Anna thinks of 1.')).toBeVisible();
    await act(() => table.hide());
    await act(() => table.open());
    await vi.waitFor(pad, SOON);
    expect(document.body).not.toHaveTextContent(/as you left it|thinks of/);
    await turn();
    expect(screen.getByText('Anna thinks of 1.')).toBeVisible();
    expect(screen.getByText(/Your 1 is as you left it/)).toBeVisible();
    await click('One more');
    expect(screen.queryByText(/as you left it/)).toBeNull();
  });

  const PAD = /Hold to look|Let go|Turn face/;
  const pad = (): HTMLElement => screen.getByRole('button', { name: PAD });

  async function open(): Promise<Table<Toy>> {
    const table = await opened({ privacy: 'strict' });
    // The cloth parts, and then is gone.
    await later(500);
    await later(500);
    // The button comes in a part of its own.
    await vi.waitFor(pad, SOON);
    return table;
  }

  it('secrets lie face down, out of the page, until a finger rests on the button', async () => {
    await open();
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/secret number/);
    await fireEvent.pointerDown(pad(), { pointerId: 7, pointerType: 'touch' });
    expect(screen.getByText(SECRET)).toBeVisible();
    await fireEvent.pointerUp(pad(), { pointerId: 7, pointerType: 'touch' });
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('keys and screen readers turn them over and back', async () => {
    await open();
    await fireEvent.click(pad(), { detail: 0 });
    expect(screen.getByText(SECRET)).toBeVisible();
    await fireEvent.click(pad(), { detail: 0 });
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('whoever opens without holding turns them over with a tap', async () => {
    await open();
    await act(() => (withoutHolding.current = 'yes'));
    await click('Turn face up');
    expect(screen.getByText(SECRET)).toBeVisible();
    await click('Turn face down');
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('what is refused to a hand lies face down with it', async () => {
    await open();
    await fireEvent.pointerDown(pad(), { pointerId: 7, pointerType: 'touch' });
    await click('Seal 99');
    expect(screen.getByRole('alert')).toHaveTextContent('99 is more than there can be.');
    await fireEvent.pointerUp(pad(), { pointerId: 7, pointerType: 'touch' });
    expect(document.body).not.toHaveTextContent('99 is more');
  });

  it('a tap of a second finger is a click, while the first one rests', async () => {
    const table = await open();
    timeGoesOn();
    await fireEvent.pointerDown(pad(), { pointerId: 7, pointerType: 'touch', isPrimary: true });
    const button = screen.getByRole('button', { name: 'Seal 12' });
    const finger = { pointerId: 8, pointerType: 'touch', isPrimary: false };
    await fireEvent.pointerDown(button, finger);
    await fireEvent.pointerUp(button, finger);
    await vi.waitFor(() => expect(table.onlooker.done).toEqual([0]), SOON);
  });
});

describe('at an open table', () => {
  it('there is no curtain, and the way back leads to the table', async () => {
    const { table } = await shown({ privacy: 'openTable' });
    // Nobody takes it out of the others' sight.
    expect(screen.queryByRole('button', { name: /Pass the tablet/ })).toBeNull();
    await click(/Open the hand of/);
    expect(screen.getByText(SECRET)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anna chooses, and all may look');
    await later(600);
    await click('Back to the table');
    expect(table.stage).toEqual({ kind: 'table' });
  });

  it('a hand that is opened after the game is headed as that: nobody chooses in it', async () => {
    const { table } = await shown({ privacy: 'openTable' });
    await nearlyOver(table);
    await act(() => table.play('table', { kind: 'finish' }));
    await act(() => table.pass(0));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The hand of Anna');
  });

  it('the change is made at a curtain, and everybody sees the table first', async () => {
    const { table } = await shown();
    await passed();
    timeGoesOn();
    await click('How private?');
    await fireEvent.click(await screen.findByRole('radio', { name: 'Open' }));
    expect(table.stage).toEqual({ kind: 'table' });
    expect(table.settings.privacy).toBe('openTable');
    expect(screen.queryByText(SECRET)).toBeNull();
    const again = await openTable(toy, table.id);
    expect(again instanceof Table && again.settings.privacy).toBe('openTable');
  });

  it('where a hand was opened since the last move, less privacy needs the word of the table, and more does not', async () => {
    const table = await opened();
    await act(() => table.hide());
    await rested();
    timeGoesOn();
    await click('How private?');
    const choose = async (name: string): Promise<void> => {
      await fireEvent.click(await screen.findByRole('radio', { name }));
    };
    const ticked = (): string | undefined =>
      screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
    await choose('Open');
    expect(table.settings.privacy).toBe('relaxed');
    expect(ticked()).toBe('relaxed');
    expect(screen.getByRole('alert')).toHaveTextContent('“Open” instead?');
    await fireEvent.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(screen.queryByRole('button', { name: 'Everybody agrees' })).toBeNull();
    await choose('Strict');
    expect(table.settings.privacy).toBe('strict');
    await choose('Open');
    await choose('Relaxed');
    expect(table.settings.privacy).toBe('strict');
    expect(ticked()).toBe('strict');
    expect(screen.getByRole('alert')).toHaveTextContent('“Relaxed” instead?');
    await fireEvent.click(screen.getByRole('button', { name: 'Everybody agrees' }));
    expect(table.settings.privacy).toBe('relaxed');
    expect(ticked()).toBe('relaxed');
    await act(() => table.toTable());
    await click('Menu');
    await choose('Open');
    expect(table.settings.privacy).toBe('relaxed');
    await fireEvent.click(screen.getByRole('button', { name: 'Everybody agrees' }));
    expect(table.settings.privacy).toBe('openTable');
  });
});
