import type { EventEmitter } from 'node:events';
import { act, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Lazy from './Lazy.svelte';
import { lazy } from './lazy';

/** The page of the tests itself. */
declare const jsdom: { readonly virtualConsole: EventEmitter };

const SAID = 'This part could not be loaded. What is saved stays saved.';

/** A part that fails to come so many times. */
function failing(times: number) {
  let tries = 0;
  const load = vi.fn(() =>
    (tries += 1) > times ? Promise.resolve('the hand') : Promise.reject(new Error('no network'))
  );
  return { load, of: lazy(load) };
}

function shown(
  of: () => string | Promise<string>,
  more: { readonly onback?: () => void; readonly oncome?: () => void } = {}
) {
  const children = createRawSnippet<[string]>((come) => ({ render: () => `<p>Here is ${come()}.</p>` }));
  return render(Lazy<string>, { of, children, ...more });
}

const again = (): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a part that comes later', () => {
  it('stands at once where it has been fetched before', async () => {
    const { of } = failing(0);
    await of();
    shown(of);
    expect(screen.getByText('Here is the hand.')).toBeVisible();
  });

  it('that can’t be fetched says so, and comes when it is asked for again', async () => {
    const { of } = failing(1);
    shown(of);
    expect(await screen.findByRole('alert')).toHaveTextContent(SAID);
    await again();
    expect(await screen.findByText('Here is the hand.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that failed in the background is asked for again when it is needed', async () => {
    const { of } = failing(1);
    await expect(of()).rejects.toThrow('no network');
    shown(of);
    expect(await screen.findByText('Here is the hand.')).toBeVisible();
  });

  it('stays missing while nothing answers, and the page stands', async () => {
    const { of, load } = failing(9);
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    shown(of);
    await screen.findByRole('alert');
    await again();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await act();
    expect(screen.getByRole('alert')).toHaveTextContent(SAID);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that a browser gives up for as long as its page stands has the page loaded again, but never over an unsaved game', async () => {
    const reload = vi.fn<() => void>();
    // It loads no pages, and says so.
    jsdom.virtualConsole.removeAllListeners('jsdomError').on('jsdomError', reload);
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const unsaved = (event: Event): void => event.preventDefault();
    shown(failing(9).of);
    await screen.findByRole('alert');
    addEventListener('beforeunload', unsaved);
    await again();
    await vi.waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
    expect(reload).not.toHaveBeenCalled();
    removeEventListener('beforeunload', unsaved);
    await again();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('that is long in coming says so and has a way back, and stands as soon as it has come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let come: (the: string) => void = () => undefined;
    const onback = vi.fn<() => void>();
    const oncome = vi.fn<() => void>();
    shown(
      lazy(() => new Promise<string>((resolve) => (come = resolve))),
      { onback, oncome }
    );
    await act(() => void vi.advanceTimersByTime(2999));
    expect(screen.queryByRole('status')).toBeNull();
    await act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('This part of the game is still on its way.');
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onback).toHaveBeenCalledOnce();
    expect(oncome).not.toHaveBeenCalled();
    await act(() => come('the hand'));
    expect(screen.getByText('Here is the hand.')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    await vi.waitFor(() => expect(oncome).toHaveBeenCalledOnce());
  });

  it('has a way back where none stands around it', async () => {
    const onback = vi.fn<() => void>();
    shown(failing(9).of, { onback });
    await fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(onback).toHaveBeenCalledOnce();
  });
});
