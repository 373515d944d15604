/** How much moves: as the device is set, only cross-fades, or everything. */
import { Choice, shownAs } from './choice.svelte';

export const MOTIONS = ['system', 'reduced', 'full'] as const;
export type Motion = (typeof MOTIONS)[number];

/** How much moves now; assign `current` to change it. The style sheet heeds it (app.css). */
export const motion = new Choice<Motion>({
  stored: 'tischlein.motion',
  values: MOTIONS,
  usual: 'system',
  show: shownAs('motion')
});
