/** The help of The Bucket King. Loaded when somebody asks for it. */
import type { View } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';
import type { Help } from '$lib/ui/help/topic';
import { momentOf } from './moment';
import { TOPICS, type TopicName } from './topics';

export const help: Help<View, TopicName> = {
  topics: TOPICS,
  momentOf,
  where: ({ round }) => m.bk_help_where_round({ game: m.bk_name(), round })
};
