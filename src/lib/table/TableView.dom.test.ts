import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { motion } from '../settings/motion.svelte';
import { showSpeed } from '../settings/show-speed.svelte';
import { textSize } from '../settings/text-size.svelte';
import { DEAD_TIME } from './curtain';
import Menu from './lazy/Menu.svelte';
import { click, freshDevice, inHand, later, rested, SECRET, shown, SOON } from './testing/frame';
import * as tables from './testing/tables';
import ToyTable from './testing/ToyTable.svelte';

freshDevice();

describe('the table view', () => {
  it('says whose turn it is, what is expected, and has one primary action', async () => {
    const { page } = await shown();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Playing: seal');
    expect(screen.getByText('0 of 2 sealed')).toBeVisible();
    expect(page.querySelectorAll('.primary, [data-handover]')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Pass the tablet to Anna' })).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('says when the game is not stored, and goes on', async () => {
    const { table } = await shown();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await inHand(table, [0], { kind: 'seal', guess: 9 });
    await act(() => table.toTable());
    expect(await screen.findByText(/^Not saved: there is no room left/)).toHaveAttribute('role', 'status');
    expect(screen.getByText('1 of 2 sealed')).toBeVisible();
  });

  it('takes no press on what a move has changed, until that has rested', async () => {
    const { table } = await shown();
    vi.useRealTimers();
    await act(() => tables.seal(table));
    for (const seat of [1, 0]) await act(() => tables.fromHand(table, seat, 'greet'));
    // From here on time stands still for presses, and the store goes on.
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(1e7);
    expect(await fireEvent.click(screen.getByRole('button', { name: 'Finish' }))).toBe(true);
    const after = await screen.findByRole('button', { name: 'How it went' }, SOON);
    expect(await fireEvent.click(after)).toBe(false);
    vi.advanceTimersByTime(DEAD_TIME);
    expect(await fireEvent.click(after)).toBe(true);
  });

  it('says that a move was not made where another window has taken over the game, until it is played on here', async () => {
    const { table } = await shown({ privacy: 'openTable' });
    vi.useRealTimers();
    const other = await tables.opened(table.id);
    await tables.seal(other);
    await act(() => table.pass(0));
    await click('Seal 12');
    const refused = await screen.findByText(/^Another window has taken over this game/);
    expect(refused.closest('[role=status]')).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(screen.queryByText('Not now.')).toBeNull();
    await click('Play on here');
    await vi.waitFor(() => expect(refused).not.toBeInTheDocument(), SOON);
    expect(screen.queryByText(/another window/i)).toBeNull();
  });

  it('has in its menu what this table and this device want, with a page for what needs more room', async () => {
    const { table } = await shown();
    vi.useRealTimers();
    const choose = async (group: string, name: string): Promise<void> => {
      const choices = await screen.findByRole('group', { name: group }, SOON);
      await fireEvent.click(within(choices).getByRole('radio', { name }));
    };
    await click('Menu');
    await choose('How private?', 'Strict');
    expect(table.settings.privacy).toBe('strict');
    await choose('The tablet', 'lies flat');
    expect(table.settings.lying).toBe('flat');
    await click(/^The curtain falls by itself after/);
    await choose('The curtain falls by itself after', '30 s');
    expect(table.settings.curtainAfter).toBe(30);
    await click('Back to the menu');
    await click(/^Motion/);
    await choose('Motion', 'Little');
    await choose('Shows', 'Fast');
    expect([motion.current, showSpeed.current]).toEqual(['reduced', 'fast']);
    await click('Back to the menu');
    await click(/^Text and pictures/);
    await choose('Text size', '150%');
    await click('Back to the menu');
    expect(screen.getByRole('button', { name: /^Text and pictures/ })).toHaveTextContent('150%');
    Object.assign(motion, { current: 'system' });
    Object.assign(showSpeed, { current: 'normal' });
    Object.assign(textSize, { current: '100' });
  });

  it('has a computer play on for who has to go, and gives the seat back, once everybody agrees', async () => {
    const { table } = await shown();
    vi.useRealTimers();
    await click('Menu');
    await click('Somebody goes or comes back');
    await fireEvent.click(await screen.findByRole('radio', { name: 'Ben has to go' }, SOON));
    await fireEvent.click(screen.getByRole('radio', { name: 'Keen' }));
    const give = screen.getByRole('button', { name: 'Let the computer play for Ben' });
    expect(give).toHaveAttribute('aria-disabled', 'true');
    await click('Anna agrees');
    await fireEvent.click(give);
    expect(table.computers.size).toBe(0);
    await click('Ben agrees');
    await click('Let the computer play for Ben');
    expect(table.players.map(({ computer }) => computer)).toEqual([null, 'keen']);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SOON);
    await click('Menu');
    await click('Somebody goes or comes back');
    await fireEvent.click(await screen.findByRole('radio', { name: 'Ben is back' }, SOON));
    await click('Anna agrees');
    await click('Let Ben play again');
    expect(table.computers.size).toBe(0);
    await click('What happened so far');
    const entries = await screen.findAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent.trim())).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Ben has to go: the computer plays on\./),
        expect.stringMatching(/^Ben plays again\./)
      ])
    );
  });

  it('says in its menu where computers can’t think for long', async () => {
    const { table } = await shown();
    const props = {
      table,
      isAwake: true,
      saysAloud: false,
      guide: null,
      pass: vi.fn(),
      onrules: null,
      onclose: vi.fn()
    };
    const { rerender } = render(Menu, { ...props, isHasty: false });
    expect(screen.queryByText(/without long thought/)).toBeNull();
    await rerender({ ...props, isHasty: true });
    expect(screen.getByText(/without long thought/)).toBeVisible();
  });

  it('has the guide in its menu, and the rules, where there are any', async () => {
    const { table } = await shown();
    const guide = { isOn: true };
    const onrules = vi.fn();
    render(Menu, { table, isAwake: true, saysAloud: true, guide, pass: vi.fn(), onrules, onclose: vi.fn() });
    await fireEvent.click(screen.getByRole('switch', { name: 'First-game guide' }));
    expect(guide.isOn).toBe(false);
    await fireEvent.click(screen.getByRole('button', { name: 'Rules' }));
    expect(onrules).toHaveBeenCalledOnce();
  });

  it('says until the first move, and then in the menu, that the screen may go dark', async () => {
    // A browser of tests keeps no screen on.
    const { table } = await shown();
    const sentence = /^This browser doesn’t keep the screen on/;
    expect(screen.getByText(sentence)).toHaveAttribute('role', 'status');
    await inHand(table, [0], { kind: 'seal', guess: 9 });
    await act(() => table.toTable());
    expect(screen.queryByText(sentence)).toBeNull();
    await click('Menu');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('tells at its foot what happened last, but for what is seen anyway; who sees nothing hears all of it', async () => {
    const { table } = await shown();
    vi.useRealTimers();
    await act(() => tables.seal(table));
    await vi.waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent('Ben sealed a guess.'), SOON);
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent('The guesses are');
    const all = screen.getByText('Ben sealed a guess. The guesses are 10, 10.', { ignore: '[role=status]' });
    expect(all).toHaveClass('visually-hidden');
  });

  it('announces what happened, and tells it again in the log', async () => {
    const { table } = await shown();
    await inHand(table, [0], { kind: 'seal', guess: 9 });
    await act(() => table.toTable());
    expect(screen.getByText('Anna sealed a guess. Pass the tablet to Ben, to guess.')).toHaveAttribute(
      'role',
      'status'
    );
    await click('What happened so far');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Anna sealed a guess.');
  });
});

describe('the log', () => {
  it('heads the turns by the parts of the game, the newest first, and says what came of each', async () => {
    const { table } = await shown();
    vi.useRealTimers();
    await act(() => tables.seal(table));
    await act(() => tables.fromHand(table, 1, 'greet'));
    await click('What happened so far');
    const dialog = await screen.findByRole('dialog');
    const heard = within(dialog).getAllByRole('heading', { level: 3 });
    expect(heard.map(({ textContent }) => textContent.trim())).toEqual(['Hellos', 'Guessing a secret number each']);
    expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent('Ben says hello.');
  });

  it('begins with how it went last time: until somebody moves, and once after that', async () => {
    const { table: first } = await shown();
    vi.useRealTimers();
    await act(() => tables.seal(first));
    first.close();
    cleanup();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    const table = await tables.opened(first.id);
    render(ToyTable, { table });
    const title = 'Last time, 10 minutes ago';
    const look = async (): Promise<HTMLElement> => {
      await click('What happened so far');
      return screen.findByRole('dialog');
    };
    for (const time of [1, 2]) {
      const dialog = await look();
      expect(within(dialog).getByRole('heading', { name: title }), String(time)).toBeVisible();
      expect(dialog).toHaveTextContent('Anna sealed a guess. Ben sealed a guess.');
      await click('Close');
    }
    await act(() => tables.fromHand(table, 1, 'greet'));
    await act(() => table.toTable());
    expect(within(await look()).queryByRole('heading', { name: title })).toBeNull();
    cleanup();
    table.close();
    const again = await tables.opened(first.id);
    render(ToyTable, { table: again });
    await act(() => tables.fromHand(again, 0, 'greet'));
    await act(() => again.toTable());
    expect(within(await look()).getByRole('heading', { name: 'A moment ago' })).toBeVisible();
  });
});

describe('looking back', () => {
  it('shows an earlier table as everybody saw it, and leads back to now', async () => {
    const { table } = await shown();
    await inHand(table, [0, 1], { kind: 'seal', guess: 9 });
    await act(() => table.toTable());
    expect(screen.getByText('0 of 2 sealed')).toBeVisible();
    await click('What happened so far');
    await fireEvent.click(await screen.findByRole('button', { name: 'Show the table then: Anna sealed a guess.' }));
    expect(await screen.findByText('Turn 1 of 2')).toBeVisible();
    expect(screen.getByText('1 of 2 sealed')).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
    await click('Back to now');
    expect(screen.getByText('0 of 2 sealed')).toBeVisible();
  });

  it('is over once the table is covered', async () => {
    const { table } = await shown();
    await inHand(table, [0], { kind: 'seal', guess: 9 });
    await act(() => table.toTable());
    await click('What happened so far');
    await fireEvent.click(await screen.findByRole('button', { name: 'Show the table then: Anna sealed a guess.' }));
    expect(await screen.findByText('Turn 1 of 1')).toBeVisible();
    await act(() => table.pass(1));
    await act(() => table.toTable());
    expect(screen.queryByText('Turn 1 of 1')).toBeNull();
  });
});

describe('taking back', () => {
  /** Both have sealed, and one has said hello: nobody has learnt anything from that. */
  async function greeted(): Promise<Awaited<ReturnType<typeof shown>>> {
    const { table, page } = await shown();
    vi.useRealTimers();
    await act(() => tables.seal(table));
    await act(() => tables.fromHand(table, 1, 'greet'));
    await vi.waitFor(() => expect(screen.getByText('Ben says hello.')).toBeVisible(), SOON);
    return { table, page };
  }
  const status = (): string => screen.getAllByRole('status')[0]?.textContent ?? '';

  it('what is free takes one tap on the arrow, and one more does it after all; both are said', async () => {
    const { table } = await greeted();
    await click('Take the last move back');
    await vi.waitFor(() => expect(table.onlooker.greeted).toBe(0), SOON);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^Undone/)).toBeVisible();
    expect(status()).toBe('The last move was taken back. It stays with Ben, to say hello.');
    await click('Redo');
    await vi.waitFor(() => expect(table.onlooker.greeted).toBe(1), SOON);
    expect(screen.queryByText(/^Undone/)).toBeNull();
    expect(status()).toBe('Ben says hello. Pass the tablet to Anna, to say hello.');
  });

  it('is offered to be done after all for five seconds, and then only in the log; longer while the keyboard is there', async () => {
    const { table } = await greeted();
    await rested();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await fireEvent.click(screen.getByRole('button', { name: 'Take the last move back' }));
    const redo = await screen.findByRole('button', { name: 'Redo' }, SOON);
    await act(() => redo.focus());
    await later(6000);
    expect(redo).toBeVisible();
    await act(() => redo.blur());
    await later(4900);
    expect(redo).toBeVisible();
    await later(200);
    expect(redo).not.toBeInTheDocument();
    expect(screen.getByText('The last move was taken back.', { ignore: '[role=status]' })).toBeVisible();
    vi.useRealTimers();
    await click('What happened so far');
    await fireEvent.click(await screen.findByRole('button', { name: 'Redo' }));
    await vi.waitFor(() => expect(table.onlooker.greeted).toBe(1), SOON);
  });

  it('what is free is named in the log, and takes one tap there, too', async () => {
    const { table } = await greeted();
    await click('What happened so far');
    const take = await screen.findByRole('button', { name: /^Take back: Ben says hello\./ });
    expect(take).toHaveAccessibleDescription('Nobody has learnt anything from it, so one tap is enough.');
    await fireEvent.click(take);
    await vi.waitFor(() => expect(table.onlooker.greeted).toBe(0), SOON);
    expect(screen.getByText(/^Undone/)).toBeVisible();
  });

  it('locks nothing in the log that goes back with the first of several moves made together', async () => {
    const { table } = await greeted();
    const moves = table.log.flatMap(({ n, kind }) => (kind === 'move' && n > 0 ? [n] : []));
    const step = { to: 0, from: moves.at(-2), movers: [0, 1], kind: 'free' };
    Object.defineProperty(table, 'undoState', { value: { steps: [step], end: 'shown' } });
    await click('What happened so far');
    await screen.findByText(/^A lock/);
    expect(document.querySelectorAll('li .lock')).toHaveLength(moves.length - 2);
  });

  it('by consent, everybody taps their emblem, and only then it is done', async () => {
    const { table } = await shown();
    await inHand(table, [0], { kind: 'seal', guess: 9 });
    await act(() => table.open());
    await act(() => table.toTable());
    await click('Take the last move back');
    const go = await screen.findByRole('button', { name: 'Take it back' });
    expect(go).toHaveAccessibleDescription('2 have yet to agree.');
    await click('Anna agrees');
    expect(screen.getByText('1 of 2 agree')).toBeVisible();
    await fireEvent.click(go);
    expect(table.onlooker.done).toEqual([0]);
    await click('Ben agrees');
    await click('Take it back');
    await vi.waitFor(() => expect(table.onlooker.done).toEqual([]), SOON);
    expect(screen.getByText('The last move was taken back.')).toBeVisible();
  });

  it('is not to be had where something came to be known, and the log says by what: for now, and of its locks', async () => {
    const { table } = await shown();
    await inHand(table, [0, 1], { kind: 'seal', guess: 9 });
    await click('Take the last move back');
    const opened = 'because what was hidden lies open now.';
    expect(await screen.findByText(`The last move can’t be taken back, ${opened}`)).toBeVisible();
    await click('Close');
    await inHand(table, [1], { kind: 'greet' });
    await click('What happened so far');
    expect(await screen.findByText(`A lock: can’t be taken back, ${opened}`)).toBeVisible();
    await click('Close');
    await inHand(table, [0], { kind: 'draw' });
    await click('Take the last move back');
    expect(await screen.findByText('The last move can’t be taken back, because a card was drawn.')).toBeVisible();
  });
});
