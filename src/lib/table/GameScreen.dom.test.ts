import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { freshDevice } from './testing/frame';
import { begun } from './testing/tables';
import { openTable } from '../session/open';
import { Table } from '../session/table.svelte';
import { toy } from './testing/toy';
import ToyBoard from './testing/ToyBoard.svelte';
import ToyScreen from './testing/ToyScreen.svelte';

freshDevice();

const undrawable = (): never => {
  throw new TypeError('a card that does not exist');
};

/** A game that stands in the store, and that nobody has open. */
async function stored(): Promise<string> {
  const table = await begun(2);
  table.close();
  return table.id;
}

describe('the page of a game', () => {
  it('shows its table', async () => {
    render(ToyScreen, { id: await stored(), Table: ToyBoard });
    expect(await screen.findByText('The board lies open.')).toBeVisible();
  });

  it('ends with a sentence and the way back within five seconds, where something never answers', async () => {
    const id = await stored();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const locks = { request: () => new Promise(() => undefined) };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    render(ToyScreen, { id, Table: ToyBoard });
    await vi.advanceTimersByTimeAsync(4000);
    expect(screen.queryByRole('link')).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByText(/taking longer than it should/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the shelf' })).toHaveAttribute('href', '/');
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('ends so too where something inside throws', async () => {
    const id = await stored();
    const locks = {
      request: () => {
        throw new Error('whatever it is');
      }
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    render(ToyScreen, { id, Table: ToyBoard });
    expect(await screen.findByRole('heading', { name: 'This game can’t be opened' })).toBeVisible();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('ends so too where its board can’t be drawn, and lets go of the game', async () => {
    const id = await stored();
    render(ToyScreen, { id, Table: undrawable });
    expect(await screen.findByRole('heading', { name: 'This game can’t be opened' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the shelf' })).toBeVisible();
    const again = await openTable(toy, id);
    expect(again instanceof Table && again.storage).toEqual({ kind: 'stored' });
  });
});
