/** The help of Saludos Amigos!. Loaded when somebody asks for it. */
import type { View } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import type { Help } from '$lib/ui/help/topic';
import { momentOf } from './moment';
import { TOPICS, type TopicName } from './topics';

export const help: Help<View, TopicName> = {
  topics: TOPICS,
  momentOf,
  where: ({ turn }) => m.sa_help_where({ game: m.sa_name(), turn })
};
