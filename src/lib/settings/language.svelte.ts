/**
 * The language of the page. Paraglide asks here for it, and since it is a rune, every sentence on the screen changes in
 * place, without a reload: a game on the table stays as it is.
 */
import { baseLocale, isLocale, locales, overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { recall, remember } from './remembered';

const STORED = 'tischlein.language';

/** The languages, in the order of the list. */
export const LANGUAGES: readonly Locale[] = locales;

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

export type { Locale };

/** The remembered language; else the first of the device's that we speak; else the base language. */
function preferred(): Locale {
  const remembered = recall(STORED);
  if (isLocale(remembered)) return remembered;
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const tag of wanted) {
    const primary = tag.split('-')[0]?.toLowerCase();
    if (isLocale(primary)) return primary;
  }
  return baseLocale;
}

class Language {
  #current: Locale = $state(preferred());

  get current(): Locale {
    return this.#current;
  }

  set current(locale: Locale) {
    this.#current = locale;
    remember(STORED, locale);
    this.show();
  }

  /** Tells the page, for hyphenation and screen readers. */
  show(): void {
    if (typeof document !== 'undefined') document.documentElement.lang = this.#current;
  }
}

/** The language now; assign to change it. */
export const language = new Language();

overwriteGetLocale(() => language.current);
language.show();

/** Changes the language of everything on the screen, in place, and remembers it. */
export function setLocale(locale: Locale): void {
  language.current = locale;
}
