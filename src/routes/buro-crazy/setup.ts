/** What is said while the table is set for Büro Crazy. Apart from its screens, which nobody needs then. */
import { buroCrazy, type BuroCrazy } from '$lib/games/buro-crazy';
import { m } from '$lib/paraglide/messages';
import type { Setup } from '$lib/table/screens';
import { lazy } from '$lib/ui/lazy';
import { CATALOGUE } from '../catalogue';

export const setup: Setup<BuroCrazy> = {
  game: buroCrazy,
  box: CATALOGUE['buro-crazy'],
  options: {
    openLedger: {
      label: m.bc_open_ledger,
      text: ({ value }) => (value ? m.bc_open_ledger_text() : m.bc_open_ledger_off()),
      house: true
    }
  },
  hints: true,
  lazy: lazy(() => import('./lazy'))
};
