/** How large words are, in percent of what the browser is set to. Drawings keep their size. */
import { Choice, shownAs } from './choice.svelte';

export const TEXT_SIZES = ['100', '115', '130', '150', '200'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const tell = shownAs('textSize');

/**
 * Chromium asks `@container` again when a container's size changes, not when the rem it is compared with does: so for a moment
 * there are no containers.
 */
function show(size: TextSize): void {
  if (typeof document === 'undefined') return;
  const { documentElement: root } = document;
  const before = root.dataset.textSize;
  tell(size);
  if (before === undefined || before === size) return;
  root.classList.add('uncontained');
  void root.offsetHeight;
  root.classList.remove('uncontained');
}

/** The text size now; assign `current` to change it. */
export const textSize = new Choice<TextSize>({
  stored: 'tischlein.textSize',
  values: TEXT_SIZES,
  usual: '100',
  show
});
