/** What somebody remembers who counts along: which cards went to the discards. (rules: What is secret) */
import type { Recall } from '../../kernel/game';
import { cardOf } from './deck';
import type { Card } from './pieces';
import type { Inside } from './state';
import type { Trick } from './types';

/** What the news taught one viewer. */
export interface Known {
  /** Cards that were seen to go to the discards, and lie there as long as these are not shuffled. */
  readonly discarded: readonly Card[];
  /** The cards of the trick under way. */
  readonly trick: readonly Card[];
}

const NOTHING: Known = { discarded: [], trick: [] };

/** The cards that lie in a trick. */
export function cardsIn(trick: Trick | null): readonly Card[] {
  if (trick === null) return [];
  return trick.piles.flatMap((pile) => pile.values.map((value) => cardOf(trick.suit, value)));
}

/** The same for everybody: cards are laid in sight of all. */
export const recall: Recall<Inside> = {
  // Discards are only ever taken up all at once: as long as there are some, the last trick's are among them.
  none: (view) => ({ discarded: view.discardPile > 0 ? cardsIn(view.lastTrick) : [], trick: cardsIn(view.trick) }),
  heard(known, news) {
    switch (news.kind) {
      case 'roundBegan':
        return NOTHING;
      case 'led':
      case 'defended': {
        const laid = news.values.map((value) => cardOf(news.suit, value));
        return { discarded: known.discarded, trick: [...known.trick, ...laid] };
      }
      case 'gaveWay':
        return { discarded: [...known.discarded, ...known.trick], trick: [] };
      case 'reshuffled':
        return { discarded: [], trick: known.trick };
      default:
        return known;
    }
  }
};
