/** The help of Bureaunauts. Loaded when somebody asks for it. */
import type { View } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Help } from '$lib/ui/help/topic';
import { momentOf } from './moment';
import { TOPICS, type TopicName } from './topics';

export const help: Help<View, TopicName> = {
  topics: TOPICS,
  momentOf,
  where({ phase, voteReason, period }) {
    const game = m.bn_name();
    if (phase === 'planning') return m.bn_help_where_plans({ game });
    if (voteReason !== null) return m.bn_help_where_vote({ game });
    return m.bn_help_where_period({ game, period });
  }
};
