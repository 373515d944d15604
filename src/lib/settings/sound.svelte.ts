/** Whether this device makes sounds. */
import { Choice } from './choice.svelte';

/** `unasked`: none, until somebody asks for them; whether they are wanted is asked once, at this device's first table. */
const SOUNDS = ['unasked', 'off', 'on'] as const;

/** Are there sounds? Assign `current` to change it. */
export const sound = new Choice<(typeof SOUNDS)[number]>({
  stored: 'tischlein.sound',
  values: SOUNDS,
  usual: 'unasked'
});
