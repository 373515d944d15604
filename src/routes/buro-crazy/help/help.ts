/** The help of Büro Crazy. Loaded when somebody asks for it. */
import type { View } from '$lib/games/buro-crazy';
import { m } from '$lib/paraglide/messages';
import type { Help } from '$lib/ui/help/topic';
import { momentOf } from './moment';
import { TOPICS, type TopicName } from './topics';

export const help: Help<View, TopicName> = {
  topics: TOPICS,
  momentOf,
  where: ({ duel }) => (duel === null ? m.bc_name() : m.bc_help_where({ game: m.bc_name(), number: duel.number }))
};
