import { act, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { randomFor } from '../../kernel/random';
import { Guide } from '../../settings/guides.svelte';
import { getLocale } from '../../paraglide/runtime';
import { setLocale } from '../../settings/language.svelte';
import type { GuideProps, Staging } from '../board';
import type { GuideTips } from '../guide';
import { CAME } from '../presses';
import { freshDevice } from '../testing/frame';
import { people } from '../testing/seats';
import { toy, type Toy } from '../testing/toy';
import GuideBubble from './GuideBubble.svelte';

const tips: GuideTips<Toy> = {
  TIPS: {
    all: { say: () => (getLocale() === 'de' ? 'Alle raten zugleich' : 'All guess at once'), at: 'table' },
    seal: { say: () => 'Seal a guess', at: 'hand' }
  },
  tipsAtTable: () => ['all'],
  tipsInHand: () => ['seal']
};
const { state } = toy.setup(toy.options.defaults, 2, randomFor('0'.repeat(32), 0));

freshDevice();
beforeEach(() => {
  setLocale('en');
  vi.restoreAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {
        // Nothing changes its size here.
      }
      disconnect(): void {
        // Nothing is observed here.
      }
    }
  );
});

const note = (): HTMLElement | null => screen.queryByRole('note', { name: 'First-game guide' });

/** What the board shows this seat, or the table. */
function boardOf(
  viewer: number | 'onlooker',
  { waits = false, turn = 3, players = people(2) } = {}
): GuideProps<Toy>['board'] {
  return { view: toy.view(state, viewer), news: [], players, turn, show: { isOver: !waits } as Staging<Toy> };
}

/** The guide as this seat, or the table, sees it, once its board has stood for a while. */
async function shown(viewer: number | 'onlooker', guide: Guide, more: { waits?: boolean; turn?: number } = {}) {
  const props = { guide, tips, board: boardOf(viewer, more) };
  const rendered = render(GuideBubble<Toy>, { props });
  await act(() => vi.advanceTimersByTimeAsync(1200));
  return rendered;
}

describe('The bubble of the guide', () => {
  it('comes a moment after its board, and not while that still shows what happened', async () => {
    const guide = new Guide('table', 'box', true);
    const { rerender } = await shown('onlooker', guide, { waits: true });
    expect(note()).toBeNull();
    await rerender({ board: boardOf('onlooker') });
    expect(note()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(note()).toBeVisible();
    expect(note()).toHaveTextContent('All guess at once');
  });

  it('takes what computers alone are asked for nobody’s to do', async () => {
    const asking = { ...tips, tipsAtTable: ({ asks }: Toy['view']) => (asks.length > 0 ? ['all'] : []) };
    for (const computer of ['fair', null] as const) {
      const board = boardOf('onlooker', { players: people(2).map((player) => ({ ...player, computer })) });
      const { unmount } = render(GuideBubble<Toy>, {
        props: { guide: new Guide('table', 'box', true), tips: asking, board }
      });
      await act(() => vi.advanceTimersByTimeAsync(1200));
      expect(note() === null).toBe(computer !== null);
      unmount();
    }
  });

  it('looks for no place once it has gone', async () => {
    const guide = new Guide('table', 'box', true);
    render(GuideBubble<Toy>, { props: { guide, tips, board: boardOf('onlooker') } });
    // The next frame would be its first look.
    await act(() => vi.advanceTimersByTimeAsync(400));
    await act(() => guide.putAway('all'));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(note()).toBeNull();
  });

  it('goes with "Got it" and with Escape, and is not said to the next seat again', async () => {
    const guide = new Guide('table', 'box', true);
    const first = await shown(0, guide);
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(note()).toBeNull();
    first.unmount();
    const second = await shown(1, guide, { turn: 4 });
    expect(note()).toBeNull();
    second.unmount();
    await shown('onlooker', guide);
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(note()).toBeNull();
    expect(guide.next(['all', 'seal'], 9)).toBeNull();
  });

  it('says one thing of what happened: what else fits waits until more has', async () => {
    const guide = new Guide('table', 'box', true);
    const both = { ...tips, tipsAtTable: () => ['all', 'seal'] };
    const { rerender } = render(GuideBubble<Toy>, { props: { guide, tips: both, board: boardOf('onlooker') } });
    await act(() => vi.advanceTimersByTimeAsync(1200));
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await act(() => vi.advanceTimersByTimeAsync(1200));
    expect(note()).toBeNull();
    await rerender({ board: boardOf('onlooker', { turn: 4 }) });
    await act(() => vi.advanceTimersByTimeAsync(1200));
    expect(note()).toHaveTextContent('Seal a guess');
  });

  it.each([
    ['in another language, also where its own size stays', () => setLocale('de')],
    ['when the board was scrolled under what stays', () => document.body.dispatchEvent(new Event('scroll'))],
    ['when something on the board was unfolded', () => document.body.dispatchEvent(new Event('toggle'))]
  ])('looks for its place anew %s', async (_, change) => {
    let width = 1000;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, width, 600));
    await shown('onlooker', new Guide('table', 'box', true));
    expect(note()).toHaveStyle({ left: '500px' });
    width = 800;
    change();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByRole('note')).toHaveStyle({ left: '400px' });
  });

  it('waits until what it speaks of is to be seen', async () => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
    const props = { guide: new Guide('table', 'box', true), tips, board: boardOf(0) };
    const { container } = render(GuideBubble<Toy>, { props });
    const about = document.createElement('p');
    about.dataset.tip = 'hand';
    about.style.visibility = 'hidden';
    container.append(about);
    await act(() => vi.advanceTimersByTimeAsync(1200));
    expect(note()).toBeNull();
    about.style.visibility = '';
    await act(() => vi.advanceTimersByTimeAsync(1200));
    expect(note()).toBeVisible();
  });

  describe('where it finds no place beside text and controls', () => {
    /** Text over all of the screen. */
    async function crowded(guide: Guide): Promise<HTMLElement> {
      vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
      const everywhere = () => new DOMRect(0, 0, 1000, 600);
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(everywhere);
      vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(everywhere);
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
      // A lamp finds room between the lines.
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
        return this.classList.contains('folded') ? 0 : 100;
      });
      const { container } = await shown('onlooker', guide);
      const words = document.createElement('p');
      words.textContent = 'All that can be read here';
      words.checkVisibility = () => true;
      container.append(words);
      document.body.dispatchEvent(new Event('scroll'));
      await act(() => vi.advanceTimersByTimeAsync(1200));
      return screen.getByRole('button', { name: 'All guess at once' });
    }

    it('is folded into a lamp, which opens it', async () => {
      const guide = new Guide('table', 'box', true);
      const lamp = await crowded(guide);
      expect(note()).toHaveClass('folded');
      expect(guide.isReading).toBe(false);
      await fireEvent.click(lamp);
      expect(note()).not.toHaveClass('folded');
      expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus();
      expect(guide.isReading).toBe(true);
      await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
      expect(note()).toBeNull();
    });

    it('is folded again by a tap elsewhere, and Escape leaves it there', async () => {
      const lamp = await crowded(new Guide('table', 'box', true));
      await fireEvent.click(lamp);
      await fireEvent.click(document.body);
      expect(note()).toHaveClass('folded');
      await fireEvent.keyDown(document.body, { key: 'Escape' });
      expect(note()).toHaveClass('folded');
    });
  });

  it('says that it has come, so that it takes no press yet', async () => {
    const heard = vi.fn();
    document.addEventListener(CAME, heard);
    await shown(0, new Guide('table', 'box', true));
    document.removeEventListener(CAME, heard);
    expect(heard.mock.calls).toEqual([[expect.objectContaining({ target: note() })]]);
  });

  it('is put away for the whole box', async () => {
    const guide = new Guide('table', 'box', true);
    await shown('onlooker', guide);
    await fireEvent.click(screen.getByRole('button', { name: 'No more tips' }));
    expect(guide.isOn).toBe(false);
    expect(note()).toBeNull();
  });

  describe('at a table with computers', () => {
    it('asks for the time to read it, from when it is about to come, however long that takes', async () => {
      const guide = new Guide('table', 'box', true);
      render(GuideBubble<Toy>, { props: { guide, tips, board: boardOf('onlooker') } });
      expect(guide.isReading).toBe(true);
      await act(() => vi.advanceTimersByTimeAsync(600_000));
      expect(note()).toBeVisible();
      expect(guide.isReading).toBe(true);
    });

    it('is not read by a tap from before it has come', async () => {
      const guide = new Guide('table', 'box', true);
      render(GuideBubble<Toy>, { props: { guide, tips, board: boardOf('onlooker') } });
      await fireEvent.click(document.body);
      expect(guide.isReading).toBe(true);
    });

    it('asks for no more of it in the same turn, and for none while a show plays', async () => {
      const guide = new Guide('table', 'box', true);
      const { rerender } = await shown('onlooker', guide, { waits: true });
      expect(guide.isReading).toBe(false);
      await rerender({ board: boardOf('onlooker') });
      await act(() => vi.advanceTimersByTimeAsync(1200));
      await fireEvent.click(document.body);
      await rerender({ board: boardOf('onlooker', { waits: true }) });
      await rerender({ board: boardOf('onlooker') });
      expect(guide.isReading).toBe(false);
    });

    it.each([
      ['once it was read', () => fireEvent.click(screen.getByRole('button', { name: 'Got it' }))],
      ['once somebody taps elsewhere', () => fireEvent.click(document.body)],
      ['where it is put away', () => fireEvent.click(screen.getByRole('button', { name: 'No more tips' }))]
    ])('asks for none %s', async (_, end) => {
      const guide = new Guide('table', 'box', true);
      await shown('onlooker', guide);
      expect(guide.isReading).toBe(true);
      await fireEvent.click(screen.getByRole('note'));
      expect(guide.isReading).toBe(true);
      await end();
      expect(guide.isReading).toBe(false);
    });

    it('asks for none in a hand, nor where it is gone', async () => {
      const guide = new Guide('table', 'box', true);
      const { unmount } = await shown(0, guide);
      expect(guide.isReading).toBe(false);
      unmount();
      const table = await shown('onlooker', new Guide('another', 'box', true));
      table.unmount();
      expect(guide.isReading).toBe(false);
    });
  });

  it('is announced on the table, and never in a hand', async () => {
    const guide = new Guide('table', 'box', true);
    const { unmount } = await shown('onlooker', guide);
    expect(note()?.closest('[aria-live=polite]')).not.toBeNull();
    unmount();
    await shown(0, guide);
    expect(note()?.closest('[aria-live]')).toBeNull();
  });
});
