import { goto } from '$app/navigation';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { openTable } from '../../session/open';
import { Table } from '../../session/table.svelte';
import { click, freshDevice, nearlyOver, SECRET, shown, SOON } from '../testing/frame';
import { toy } from '../testing/toy';

const went = vi.mocked(goto);

freshDevice();

/** The toy of two, played to its end: 9 turns, in which Ben, then Anna says hello so often. */
async function after(hellos: number) {
  const { table } = await shown({}, hellos);
  await nearlyOver(table, hellos);
  expect(screen.queryByRole('button', { name: 'How it went' })).toBeNull();
  await act(() => table.play('table', { kind: 'finish' }));
  // Nothing is opened before somebody asks for it.
  expect(screen.queryByText(SECRET)).toBeNull();
  await click('How it went');
  const page = await screen.findByRole('dialog', { name: 'How it went' });
  return { table, page };
}

const slider = (): HTMLInputElement => screen.getByRole('slider');
const secrets = () => within(screen.getByRole('region', { name: 'Secrets opened' }));

/** A finger on the chart. jsdom gives its events no place. */
async function touch(
  plot: Element,
  kind: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  clientX = 0
): Promise<void> {
  const event = createEvent[kind](plot, { pointerId: 1 });
  await fireEvent(plot, Object.defineProperties(event, { clientX: { value: clientX }, button: { value: 0 } }));
}

describe('how it went', () => {
  it('opens every secret at the step looked at, and the same people begin anew', async () => {
    const { table, page } = await after(1);
    expect(secrets().getAllByText(SECRET)).toHaveLength(2);
    expect(secrets().getByText(/^Anna holds/)).toBeVisible();
    expect(secrets().getByText(/^Ben holds/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Hellos said, as a chart' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Who came where' })).toHaveTextContent(
      /Anna 9 guessed 9.*Ben 10 guessed 10/
    );
    await fireEvent.click(within(page).getByRole('button', { name: 'Once more' }));
    await vi.waitFor(() => expect(went).toHaveBeenCalledOnce(), SOON);
    const id = /^\?game=(.+)$/.exec(String(went.mock.calls[0]?.[0]))?.[1] ?? '';
    const again = await openTable(toy, id);
    expect(again instanceof Table && again.players).toEqual(table.players);
  });

  it('is gone through by steps, and within a step by moves', async () => {
    await after(2);
    // Two hellos by Ben, then two by Anna: her second catches up, and is the end.
    expect(slider()).toHaveAttribute('max', '4');
    await fireEvent.input(slider(), { target: { value: '1' } });
    expect(slider()).toHaveAttribute('aria-valuetext', 'Hello 1 of 4: Ben says hello.');
    // Its keys are the browser's own: nobody takes them away.
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      expect(await fireEvent.keyDown(slider(), { key })).toBe(true);
    }
    expect(secrets().getByRole('heading')).toHaveTextContent('Hello 1');
    expect(secrets().getByText('Move 3 of 3')).toBeVisible();
    await click('One move back');
    expect(secrets().getByText('Move 2 of 3')).toBeVisible();
    expect(secrets().getByText(/sealed a guess/)).toBeVisible();
    await click('Later');
    expect(slider()).toHaveValue('2');
    expect(screen.getByText('Hello 2: Ben says hello.')).toBeInTheDocument();
    await click('Earlier');
    await click('Earlier');
    expect(slider()).toHaveValue('0');
    expect(secrets().getByText('The beginning.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Earlier' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('runs on while a button is held, and stops where it is let go', async () => {
    await after(3);
    await fireEvent.input(slider(), { target: { value: '0' } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const later = screen.getByRole('button', { name: 'Later' });
    await fireEvent.pointerDown(later);
    await act(() => void vi.advanceTimersByTime(420 + 2 * 130));
    await fireEvent.pointerUp(later);
    await fireEvent.click(later, { detail: 1 });
    expect(slider()).toHaveValue('3');
    await act(() => void vi.advanceTimersByTime(2000));
    expect(slider()).toHaveValue('3');
    await fireEvent.click(later);
    expect(slider()).toHaveValue('4');
  });

  it('follows a finger on the chart, at most every 80 ms, and comes to rest where it was let go', async () => {
    await after(3);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Later than all that was pressed before.
    let now = performance.now() + 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const plot = slider().parentElement as HTMLElement;
    // As wide as on the tablet it was drawn for: the steps lie between 26 and 1040.
    await touch(plot, 'pointerDown', 30);
    expect(slider()).toHaveValue('0');
    await touch(plot, 'pointerMove', 520);
    await touch(plot, 'pointerMove', 710);
    expect(slider()).toHaveValue('0');
    now += 80;
    await act(() => void vi.advanceTimersByTime(80));
    expect(slider()).toHaveValue('4');
    await touch(plot, 'pointerMove', 5000);
    await touch(plot, 'pointerUp');
    expect(slider()).toHaveValue('6');
    await touch(plot, 'pointerMove', 30);
    expect(slider()).toHaveValue('6');
  });

  it('stays where it was when the finger scrolls the page', async () => {
    await after(3);
    const plot = slider().parentElement as HTMLElement;
    await touch(plot, 'pointerDown', 30);
    await touch(plot, 'pointerCancel');
    expect(slider()).toHaveValue('6');
  });

  it('marks the turning points, and jumps there', async () => {
    await after(2);
    const points = within(screen.getByRole('group', { name: 'Turning points' }));
    const end = points.getByRole('button', { name: 'Anna: +1, Hello 4' });
    await fireEvent.click(end);
    expect(end).toHaveAttribute('aria-pressed', 'true');
    expect(slider()).toHaveValue('4');
  });

  it('goes to a stage of the story, and says which it is in', async () => {
    await after(2);
    const stages = within(screen.getByRole('group', { name: 'Which part of the game' }));
    const [first, last] = stages.getAllByRole('button');
    expect(last).toHaveAccessibleName('The last to greet');
    await fireEvent.click(last as HTMLElement);
    expect(slider()).toHaveValue('3');
    expect(last).toHaveAttribute('aria-pressed', 'true');
    await click('Earlier');
    expect(last).toHaveAttribute('aria-pressed', 'false');
    expect(first).toHaveAttribute('aria-pressed', 'true');
  });

  it('tells a screen reader all figures as a table', async () => {
    await after(1);
    const rows = screen
      .getAllByRole('table', { name: 'Hellos said' })
      .flatMap((table) => within(table).getAllByRole('row'));
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(', '))).toEqual([
      'When, Anna, Ben',
      'Hello , 0 said, 0 said',
      'Hello 1, 0 said, 1 said',
      'Hello 2, 1 said, 1 said'
    ]);
  });

  it('goes back to the podium', async () => {
    await after(1);
    await click('Back to the podium');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'How it went' })).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
  });
});
