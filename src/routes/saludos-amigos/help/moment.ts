/** Which part of the rules a moment of the game is about. Chosen from what the whole table may see. */
import { saludosAmigos, type View } from '$lib/games/saludos-amigos';
import { houseRules } from '$lib/table/house-rules';
import type { Moment } from '$lib/ui/help/topic';
import { TOPICS, type TopicName } from './topics';

/** The phase says what the moment is about; before a tile is drawn, also whether the last one was a journalist. */
export function momentOf({ phase, last, options }: View): Moment<TopicName> {
  switch (phase) {
    case 'draw':
      return { now: last?.kind === 'journalist' ? 'press' : 'draw', related: ['draw', 'press', 'pay', 'end', 'tips'] };
    case 'dice':
      return { now: 'dice', related: ['cards', 'talks', 'press'] };
    case 'talks':
      return {
        now: 'talks',
        related: ['quiet', ...houseRules(saludosAmigos.options, options, TOPICS), 'call', 'pay', 'tips']
      };
    case 'calling':
    case 'attending':
      return { now: 'call', related: ['split', 'session', 'cards', 'pay'] };
    case 'splitting':
    case 'ready':
      return { now: 'split', related: ['session', 'call', 'pay'] };
    case 'cards':
    case 'revealed':
      return { now: 'session', related: ['cards', 'pay', 'call', 'split'] };
    case 'over':
      return { now: 'end', related: ['cards', 'tips'] };
  }
}
