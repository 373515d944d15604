/** How large words are, in percent of what the browser is set to. Drawings keep their size. */
import { Choice, shownAs } from './choice.svelte';

export const TEXT_SIZES = ['100', '115', '130', '150', '200'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The text size now; assign `current` to change it. */
export const textSize = new Choice<TextSize>({
  stored: 'tischlein.textSize',
  values: TEXT_SIZES,
  usual: '100',
  show: shownAs('textSize')
});
