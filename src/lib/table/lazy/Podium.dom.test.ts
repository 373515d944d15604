import { goto } from '$app/navigation';
import { act, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTable } from '../../session/open';
import { Table } from '../../session/table.svelte';
import { motion } from '../../settings/motion.svelte';
import { showSpeed } from '../../settings/show-speed.svelte';
import { fakeAnimate, noAnimate } from '../show/testing/played';
import { click, freshDevice, nearlyOver, shown, SOON } from '../testing/frame';
import { said } from '../testing/interference';
import { toy } from '../testing/toy';
import ToyTable from '../testing/ToyTable.svelte';

const went = vi.mocked(goto);

freshDevice();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(document, 'fonts');
  noAnimate();
  showSpeed.current = 'normal';
  motion.current = 'system';
});

/** The toy, played to its end: Ben guessed higher. */
async function over(shows: 'normal' | 'off' = 'off') {
  showSpeed.current = shows;
  const { table, page } = await shown();
  await nearlyOver(table);
  await act(() => table.play('table', { kind: 'finish' }));
  return { table, page };
}

/** A canvas that can make a picture, or can't; jsdom has none. Returns what was written on it. */
function canvas(makes = true) {
  const written: string[] = [];
  const anything = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'fillText' ? (text: string) => written.push(text) : () => ({ addColorStop: () => 0 }),
      set: () => true
    }
  );
  vi.stubGlobal('Path2D', class {});
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(anything as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(makes ? new Blob(['picture'], { type: 'image/png' }) : null)
  );
  return written;
}

/** A browser that hands files on. */
function handsOn(share: (data: ShareData) => Promise<void>) {
  const canShare = ({ files }: ShareData): boolean => files?.[0]?.type === 'image/png';
  Object.assign(navigator, { canShare, share });
}

describe('the end of a game', () => {
  it('says who came where to those who hear it, and what stood out', async () => {
    await over();
    const rows = within(screen.getByRole('table', { name: 'Who came where' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['2', 'Anna', '9', 'guessed 9'],
      ['1', 'Ben', '10', 'guessed 10']
    ]);
    const [award] = within(screen.getByRole('list', { name: 'What stood out' })).getAllByRole('listitem');
    expect(award).toHaveTextContent('The longest game5 turns, 2 hellos');
    await vi.waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'What stood out. The longest game. 5 turns, 2 hellos.'
      )
    );
  });

  it('names for a show whatever can move', async () => {
    const { page } = await over();
    const actors = [...page.querySelectorAll('[data-actor]')].map((each) => each.getAttribute('data-actor') ?? '');
    expect(new Set(actors).size).toBe(actors.length);
    for (const actor of ['rays', 'step:1', 'step:2', 'pawn:0', 'pawn:1', 'hat:1', 'award:0', 'confetti:89']) {
      expect(actors).toContain(actor);
    }
    // The crown is Ben's.
    expect(page.querySelector('[data-actor="pawn:1"] [data-actor="hat:1"]')).not.toBeNull();
  });

  it('leads to the shelf, to how it went, and to the same people once more', async () => {
    const { table } = await over();
    expect(screen.getByRole('link', { name: 'To the shelf' })).toHaveAttribute('href', '/');
    await click('Once more');
    await vi.waitFor(() => expect(went).toHaveBeenCalled(), SOON);
    const id = /^\?game=(.+)$/.exec(String(went.mock.calls.at(-1)?.[0]))?.[1] ?? '';
    const again = await openTable(toy, id);
    expect(again instanceof Table && again.players).toEqual(table.players);
  });

  it('has nothing to press while the table looks back at it', async () => {
    await over();
    await click('What happened so far');
    await click(/^Show the table then: Anna says hello/);
    await click('Later');
    expect(screen.getByRole('table', { name: 'Who came where' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Once more' })).toBeNull();
  });
});

describe('how it comes', () => {
  /** All of the end that anybody sees, hears or presses. */
  const end = (page: HTMLElement): string => {
    const region = page.querySelector('section.end')?.parentElement ?? null;
    return said(region).replaceAll(/<!--.*?-->| style=""/g, '');
  };

  it('moves whoever it names, and once it is ended, nothing is left but what stands there at rest', async () => {
    const still = await over();
    const atRest = end(still.page);
    still.page.remove();
    const living = fakeAnimate();
    const { page } = await over('normal');
    const moving = new Set(living.map(({ element }) => element.getAttribute('data-actor')));
    for (const who of [
      'step:1',
      'step:2',
      'pawn:0',
      'tag:1',
      'hat:1',
      'rays',
      'award:0',
      'confetti:0',
      'scenery:far'
    ]) {
      expect(moving).toContain(who);
    }
    expect(screen.queryByRole('button', { name: 'Once more' })).toBeNull();
    // Who has won is not told before the crown is.
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('The game is over');
    await vi.waitFor(() => expect(heading).not.toHaveTextContent('The game is over'), SOON);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(living).toEqual([]);
    expect(screen.getByRole('button', { name: 'Once more' })).toBeVisible();
    expect(end(page)).toBe(atRest);
  });

  it('is not to be seen with little motion, nor where a game that is over is opened', async () => {
    const living = fakeAnimate();
    motion.current = 'reduced';
    const { table, page } = await over('normal');
    expect([living, screen.queryByRole('button', { name: 'Tap to skip' })]).toEqual([[], null]);
    page.remove();
    motion.current = 'full';
    const later = await openTable(toy, table.id);
    if (!(later instanceof Table)) throw new Error(later.kind);
    render(ToyTable, { table: later });
    expect(await screen.findByRole('button', { name: 'Once more' })).toBeVisible();
    expect(living).toEqual([]);
  });
});

describe('its picture', () => {
  it('is handed on where the browser can', async () => {
    const written = canvas();
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    handsOn(share);
    await over();
    await click('Share the picture');
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce(), SOON);
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect(file?.name).toMatch(/^Toy-\d{4}-\d\d-\d\d\.png$/);
    expect(written).toContain('Anna');
    expect(written).toContain('Toy');
  });

  it('becomes a download where it can’t, and that is said', async () => {
    canvas();
    const made = vi.fn(() => 'blob:picture');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await over();
    await click('Share the picture');
    expect(await screen.findByText(/^The picture is saved as Toy-.*\.png\.$/)).toBeVisible();
    expect(clicked).toHaveBeenCalledOnce();
    expect(made).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'image/png' }));
  });

  it('says nothing where people thought better of it', async () => {
    canvas();
    handsOn(() => Promise.reject(new DOMException('', 'AbortError')));
    await over();
    await click('Share the picture');
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Share the picture' })).toBeVisible());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is said to have failed where it could not be made, or not be handed on', async () => {
    canvas(false);
    await over();
    await click('Share the picture');
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture could not be shared.');
    canvas();
    handsOn(() => Promise.reject(new Error('no')));
    await click('Share the picture');
    await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The picture could not be shared.'));
  });
});
