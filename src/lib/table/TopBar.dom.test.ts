import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, it } from 'vitest';
import TopBar from './TopBar.svelte';

const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));

it('tells what came before the newest as sentences of their own', () => {
  const told = { title: 'Anna', older: 'Ben passed.', note: 'Clara leads.', seat: null };
  render(TopBar, { ...told, before: nothing, children: nothing });
  expect(screen.getByRole('banner')).toHaveTextContent('Anna Ben passed. Clara leads.');
});
