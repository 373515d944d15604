/** Which part of the rules a moment of the game is about. Chosen from what the whole table may see. */
import { bucketKing, type View } from '$lib/games/bucket-king';
import { houseRules } from '$lib/table/house-rules';
import type { Moment } from '$lib/ui/help/topic';
import { isBack } from '../words';
import { TOPICS, type TopicName } from './topics';

/** The first thing asked of somebody says what the moment is about; where nothing is asked, the match is over. */
export function momentOf(view: View): Moment<TopicName> {
  const house = houseRules(bucketKing.options, view.options, TOPICS);
  const asked = view.asks.find(({ optional }) => !optional)?.kind ?? null;
  switch (asked) {
    case 'build':
      return { now: 'build', related: ['fall', 'parts', 'aim', 'tips'] };
    case 'lead':
      return { now: 'lead', related: ['defend', 'draw', ...house, 'tips', 'roundEnd'] };
    case 'defend':
      return { now: isBack(view) ? 'lap' : 'defend', related: ['giveWay', 'fall', 'parts', ...house, 'roundEnd'] };
    case 'nextRound':
      return { now: 'roundEnd', related: ['match', 'build'] };
    default:
      return { now: 'match', related: ['roundEnd', 'tips'] };
  }
}
