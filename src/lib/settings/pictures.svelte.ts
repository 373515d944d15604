/** Does a board show everything at a glance, or one thing at a time, as large as there is room for it? */
import { Choice, shownAs } from './choice.svelte';

export const PICTURES = ['whole', 'large'] as const;
export type Pictures = (typeof PICTURES)[number];

/** How boards are shown now; assign `current` to change it. */
export const pictures = new Choice<Pictures>({
  stored: 'tischlein.pictures',
  values: PICTURES,
  usual: 'whole',
  show: shownAs('pictures')
});
