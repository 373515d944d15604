/** Light, evening, or as the device is set. */
import { Choice, shownAs } from './choice.svelte';

export const THEMES = ['system', 'light', 'evening'] as const;
export type Theme = (typeof THEMES)[number];

/** The theme now; assign `current` to change it. */
export const theme = new Choice<Theme>({
  stored: 'tischlein.theme',
  values: THEMES,
  usual: 'system',
  show: shownAs('theme')
});
