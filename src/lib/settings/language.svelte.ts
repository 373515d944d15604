/**
 * The language of the page. Paraglide asks here for it, and since it is a rune, every sentence on the screen changes in
 * place, without a reload: a game on the table stays as it is.
 */
import { baseLocale, isLocale, locales, overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { Choice } from './choice.svelte';

/** The languages, in the order of the list. */
export const LANGUAGES: readonly Locale[] = locales;

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

export type { Locale };

/** The first of the device's languages that we speak; else the base language. */
function spoken(): Locale {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const tag of wanted) {
    const primary = tag.split('-')[0]?.toLowerCase();
    if (isLocale(primary)) return primary;
  }
  return baseLocale;
}

/** The language now; assign `current` to change it. */
export const language = new Choice<Locale>({
  stored: 'tischlein.language',
  values: LANGUAGES,
  usual: spoken(),
  // For hyphenation and screen readers.
  show(locale) {
    if (typeof document !== 'undefined') document.documentElement.lang = locale;
  }
});

overwriteGetLocale(() => language.current);

/** Changes the language of everything on the screen, in place, and remembers it. */
export function setLocale(locale: Locale): void {
  language.current = locale;
}
