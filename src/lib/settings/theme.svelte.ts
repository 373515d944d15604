/** Light, evening, or as the device is set. */
import { recall, remember } from './remembered';

export const THEMES = ['system', 'light', 'evening'] as const;
export type Theme = (typeof THEMES)[number];

const STORED = 'tischlein.theme';

function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

function remembered(): Theme {
  const value = recall(STORED);
  return isTheme(value) ? value : 'system';
}

class ThemeChoice {
  #current: Theme = $state(remembered());

  get current(): Theme {
    return this.#current;
  }

  set current(theme: Theme) {
    this.#current = theme;
    remember(STORED, theme);
    this.show();
  }

  /** Tells the style sheet. */
  show(): void {
    if (typeof document !== 'undefined') document.documentElement.dataset['theme'] = this.#current;
  }
}

/** The theme now; assign to change it. */
export const theme = new ThemeChoice();
theme.show();
