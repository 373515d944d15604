import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setLocale } from '../settings/language.svelte';
import LanguageChoice from './LanguageChoice.svelte';

beforeEach(() => setLocale('en'));

test('another language changes the words in place, the page’s language, and is remembered', async () => {
  render(LanguageChoice);
  const group = screen.getByRole('group', { name: 'Language' });
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(group).toHaveAccessibleName('Sprache');
  expect(document.documentElement.lang).toBe('de');
  expect(localStorage.getItem('tischlein.language')).toBe('de');
});
