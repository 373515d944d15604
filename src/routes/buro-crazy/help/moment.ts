/** Which part of the rules a moment of the game is about. Chosen from what the whole table may see. */
import { buroCrazy, type View } from '$lib/games/buro-crazy';
import { houseRules } from '$lib/table/house-rules';
import type { Moment } from '$lib/ui/help/topic';
import { TOPICS, type TopicName } from './topics';

/** The phase says what the moment is about; in a duel, also whether it was a tie, and whether it is the final. */
export function momentOf({ phase, duel, reveal, options }: View): Moment<TopicName> {
  const house = houseRules(buroCrazy.options, options, TOPICS);
  const isFinal = duel?.level === 'second';
  switch (phase) {
    case 'stakes': {
      const now = (duel?.ties ?? 0) > 0 ? 'tie' : isFinal ? 'final' : 'stake';
      return { now, related: ['won', 'tie', 'kitchen', 'way', ...house, 'tips'] };
    }
    case 'revealed': {
      const now = reveal !== null && reveal.upshot.kind !== 'won' ? 'tie' : isFinal ? 'final' : 'won';
      return { now, related: ['kitchen', 'exact', 'alone', 'way', isFinal ? 'piles' : 'stake', ...house] };
    }
    case 'piles':
      return { now: 'piles', related: ['score', 'secret'] };
    case 'over':
      return { now: 'score', related: ['piles', 'tips'] };
  }
}
