/** How fast a game shows what happened, one thing after the other. */
import { Choice } from './choice.svelte';
import { motion } from './motion.svelte';

export const SHOW_SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type ShowSpeed = (typeof SHOW_SPEEDS)[number];

/** How fast; `off`: everything is as it ends, at once. Assign `current` to change it. */
export const showSpeed = new Choice<ShowSpeed>({
  stored: 'tischlein.showSpeed',
  values: SHOW_SPEEDS,
  usual: 'normal'
});

/** How long a scene lasts, in times its normal length. */
export const SHOW_LENGTHS: Readonly<Record<ShowSpeed, number>> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

/** Is little motion wanted on this device, or by the device? */
export function isStill(): boolean {
  if (motion.current !== 'system') return motion.current === 'reduced';
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
