import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import Button from './Button.svelte';

const children = createRawSnippet(() => ({ render: () => '<span>Seal it</span>' }));

test('a button does what it says', async () => {
  const onclick = vi.fn();
  render(Button, { children, onclick });
  await userEvent.click(screen.getByRole('button', { name: 'Seal it' }));
  expect(onclick).toHaveBeenCalledOnce();
});

test('a button that is off can be reached, says why, and does nothing', async () => {
  const onclick = vi.fn();
  render(Button, { children, onclick, disabled: true, reason: 'The cart is not empty.' });
  const button = screen.getByRole('button', { name: 'Seal it' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('The cart is not empty.');
  expect(onclick).not.toHaveBeenCalled();
});

test('a button that is off does not send its form', async () => {
  const submitted = vi.fn((event: Event) => event.preventDefault());
  const form = document.createElement('form');
  form.addEventListener('submit', submitted);
  document.body.append(form);
  render(Button, { target: form, props: { children, type: 'submit', disabled: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Seal it' }));
  expect(submitted).not.toHaveBeenCalled();
  form.remove();
});
