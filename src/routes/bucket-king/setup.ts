/** What is said while the table is set for The Bucket King. Apart from its screens, which nobody needs then. */
import { bucketKing, type BucketKing } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';
import type { Setup } from '$lib/table/screens';
import { lazy } from '$lib/ui/lazy';
import { CATALOGUE } from '../catalogue';

export const setup: Setup<BucketKing> = {
  game: bucketKing,
  box: CATALOGUE['bucket-king'],
  options: {
    match: {
      label: m.new_rounds,
      text: ({ value, seats }) => m.new_rounds_text({ count: value === 'onePerPlayer' ? seats : value }),
      value: (length) => (length === 'onePerPlayer' ? m.new_rounds_each() : String(length))
    },
    starter: { label: m.new_starter, text: m.new_starter_text },
    drawOrLose: {
      label: m.new_draw_or_lose,
      text: ({ value }) => (value ? m.new_draw_or_lose_text() : m.new_draw_or_lose_off()),
      house: true
    },
    equalsTurn: {
      label: m.new_equals_turn,
      text: ({ value }) => (value ? m.new_equals_turn_text() : m.new_equals_turn_off()),
      house: true
    }
  },
  hints: true,
  lazy: lazy(() => import('./lazy'))
};
