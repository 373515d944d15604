import { act, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { piece } from '../../ui/pieces';
import { click, freshDevice, shown } from '../testing/frame';
import { begun, seal } from '../testing/tables';
import type { Toy } from '../testing/toy';
import { toyWords } from '../testing/words';
import type { Words } from '../words';
import Notes from './Notes.svelte';

vi.mock('./Facing.svelte', () => Promise.reject(new Error('no network')));

freshDevice();

describe('a part of the table that can’t be fetched', () => {
  it('says so where it is missing, and leads back: nothing is lost', async () => {
    const { table } = await shown();
    vi.useRealTimers();
    await click('Face to face');
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await act(() => click('Back to the table'));
    expect(table.stage).toEqual({ kind: 'table' });
    expect(screen.getByText('0 of 2 sealed')).toBeVisible();
  });

  it('is what the log waits for where its sentences are that part: it does not say that nothing happened', async () => {
    const table = await begun(2);
    await seal(table);
    let hasCome = false;
    let isGone = true;
    const sentences = piece(() =>
      isGone ? Promise.reject(new Error('no network')) : Promise.resolve((hasCome = true))
    );
    const words: Words<Toy> = {
      ...toyWords,
      news: (news, players) => (hasCome ? toyWords.news(news, players) : null),
      sentences
    };
    render(Notes<Toy>, { table, words, onclose: vi.fn(), onlook: vi.fn() });
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    expect(screen.queryByText('Nothing yet.')).toBeNull();
    isGone = false;
    await click('Try again');
    expect(await screen.findByText(/The guesses are 10, 10\./)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
