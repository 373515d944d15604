/** What is said while the table is set for Bureaunauts. Apart from its screens, which nobody needs then. */
import { bureaunauts, type Bureaunauts } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Setup } from '$lib/table/screens';
import { room } from './room';
import { CATALOGUE } from '../catalogue';

export const setup: Setup<Bureaunauts> = {
  game: bureaunauts,
  box: CATALOGUE.bureaunauts,
  hints: true,
  options: {
    starter: { label: m.bn_set_starter, text: m.bn_set_starter_text },
    budget: { label: m.bn_set_budget, text: m.bn_set_budget_text, house: true },
    closing: {
      label: m.bn_set_closing,
      text: ({ value }) => (value === null ? m.bn_set_closing_none_text() : m.bn_set_closing_text({ period: value })),
      value: (date) => (date === null ? m.bn_set_closing_none() : String(date)),
      house: true
    },
    rotate: {
      label: m.bn_set_rotate,
      text: ({ value }) => (value ? m.bn_set_rotate_text() : m.bn_set_rotate_off()),
      house: true
    },
    lots: {
      label: m.bn_set_lots,
      text: ({ value }) => (value ? m.bn_set_lots_text() : m.bn_set_lots_off()),
      house: true
    }
  },
  lazy: room
};
