import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import Dialog from './Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>It goes for good.</p>' }));

test('an open dialog is named by its title', () => {
  render(Dialog, { open: true, title: 'Delete this game?', children });
  expect(screen.getByRole('dialog', { name: 'Delete this game?' })).toHaveTextContent('It goes for good.');
});

test('a closed dialog keeps nothing of its content in the page', () => {
  render(Dialog, { open: false, title: 'Delete this game?', children });
  expect(screen.queryByText('It goes for good.')).toBeNull();
});

test('closing tells whoever opened it', async () => {
  const onclose = vi.fn();
  render(Dialog, { open: true, title: 'Delete this game?', children, onclose });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onclose).toHaveBeenCalledOnce();
  expect(screen.queryByText('It goes for good.')).toBeNull();
});
