/** What is said while the table is set for Saludos Amigos!. Apart from its screens, which nobody needs then. */
import { saludosAmigos, type SaludosAmigos } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import type { Setup } from '$lib/table/screens';
import { lazy } from '$lib/ui/lazy';
import { CATALOGUE } from '../catalogue';

export const setup: Setup<SaludosAmigos> = {
  game: saludosAmigos,
  box: CATALOGUE['saludos-amigos'],
  hints: true,
  options: {
    starter: { label: m.sa_set_pouch, text: m.sa_set_pouch_text },
    talkClock: {
      label: m.sa_set_clock,
      text: m.sa_set_clock_text,
      value: (minutes) => (minutes === null ? m.sa_set_clock_none() : m.sa_set_clock_minutes({ minutes })),
      house: true
    }
  },
  lazy: lazy(() => import('./lazy'))
};
