/** How fast a game tells by itself what happened, one thing after the other. */
import { Choice } from './choice.svelte';
import { motion } from './motion.svelte';

export const SHOW_SPEEDS = ['slow', 'normal', 'fast'] as const;
export type ShowSpeed = (typeof SHOW_SPEEDS)[number];

/** How fast; assign `current` to change it. */
export const showSpeed = new Choice<ShowSpeed>({
  stored: 'tischlein.showSpeed',
  values: SHOW_SPEEDS,
  usual: 'normal'
});

/** How long one thing stays before the next one comes, in ms. */
export const SHOW_TIMES: Readonly<Record<ShowSpeed, number>> = { slow: 5000, normal: 3000, fast: 1400 };

/** Does nothing go on by itself? So it is wanted on this device, or by the device. */
export function isStill(): boolean {
  if (motion.current !== 'system') return motion.current === 'reduced';
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
