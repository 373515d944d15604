/** How the curtain behaves on this device. */
import { m } from '../paraglide/messages';
import { Choice } from './choice.svelte';

/** Seconds without a touch after which the curtain of a new table falls; the last, a day, stands for never. */
export const CURTAIN_TIMES = ['30', '60', '120', '300', '86400'] as const;
export type CurtainTime = (typeof CURTAIN_TIMES)[number];

/** What a new table begins with; a table under way keeps its own. */
export const curtainTime = new Choice<CurtainTime>({
  stored: 'tischlein.curtainAfter',
  values: CURTAIN_TIMES,
  usual: '60'
});

/** Such a time in words: "30 seconds", "2 minutes", "never". */
export function timeWords(seconds: number): string {
  if (seconds === Number(CURTAIN_TIMES.at(-1))) return m.settings_never();
  return seconds < 60 ? m.settings_seconds({ count: seconds }) : m.settings_minutes({ count: seconds / 60 });
}

/** Is a hand opened without holding, in two separate steps? */
export const withoutHolding = new Choice<'yes' | 'no'>({
  stored: 'tischlein.withoutHolding',
  values: ['no', 'yes'],
  usual: 'no'
});
