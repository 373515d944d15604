/** What somebody remembers of the cards of others: everybody begins with a 1, a 2 and a 3. (rules: What is secret) */
import type { Recall, Seat } from '../../kernel/game';
import { counted } from './deck';
import { VALUES } from './pieces';
import type { Inside } from './state';
import type { SessionResult } from './types';

/** What the news taught one viewer. */
export interface Known {
  /** By seat: at least how many cards of value 1, 2 and 3 are held, one pushed forward included. */
  readonly least: readonly (readonly number[])[];
  /** Who is choosing which card to give: what goes is not the lowest then. */
  readonly choosing: readonly Seat[];
  /** By seat: how many offers were made in the talks of this turn. */
  readonly offered: readonly number[];
}

const NONE: readonly number[] = VALUES.map(() => 0);

/** What is still certain when one card goes of which nobody knows which: of each value it may be that one. */
function lessAny(least: readonly number[]): readonly number[] {
  return least.map((count) => Math.max(0, count - 1));
}

/** When the lowest goes it is the lowest certain one, or one of those nobody knows that is no higher. */
function lessLowest(least: readonly number[]): readonly number[] {
  const lowest = least.findIndex((count) => count > 0);
  return least.map((count, at) => (at === lowest ? count - 1 : count));
}

function lessThese(least: readonly number[], cards: readonly number[]): readonly number[] {
  const gone = counted(NONE, cards);
  return least.map((count, at) => Math.max(0, count - (gone[at] ?? 0)));
}

function shownBy({ coalition, opposition }: SessionResult, seat: Seat): readonly number[] {
  return [...(coalition.cards[seat] ?? []), ...(opposition.cards[seat] ?? [])];
}

/** The same with other bounds for this hand. */
function holding(known: Known, seat: Seat, least: readonly number[]): Known {
  return {
    least: known.least.with(seat, least),
    choosing: known.choosing.filter((other) => other !== seat),
    offered: known.offered
  };
}

/** A lower bound of every hand, for everybody; and who has said how much. */
export const recall: Recall<Inside> = {
  none: (view) => ({
    least: view.handSizes.map(() => NONE),
    choosing: view.choosing,
    offered: view.handSizes.map((_, seat) => view.offers.filter(({ proposer }) => proposer === seat).length)
  }),
  heard(known, news) {
    const { least, choosing, offered } = known;
    switch (news.kind) {
      case 'began':
        return { least: least.map(() => counted(NONE, VALUES)), choosing: [], offered };
      case 'talksBegan':
        return { least, choosing: [], offered: offered.map(() => 0) };
      case 'offered': {
        const { proposer } = news.offer;
        return { least, choosing, offered: offered.with(proposer, (offered[proposer] ?? 0) + 1) };
      }
      case 'choosesCard':
        return { least, choosing: [...choosing, news.seat], offered };
      case 'keptCards':
        return { least, choosing: choosing.filter((seat) => seat !== news.seat), offered };
      case 'drew':
        return news.card === null ? known : holding(known, news.seat, counted(least[news.seat] ?? NONE, [news.card]));
      case 'rolledAgain': {
        const before = least[news.seat] ?? NONE;
        if (news.card !== null) return holding(known, news.seat, lessThese(before, [news.card]));
        return holding(known, news.seat, choosing.includes(news.seat) ? lessAny(before) : lessLowest(before));
      }
      case 'revealed':
        return { least: least.map((each, seat) => lessThese(each, shownBy(news.result, seat))), choosing, offered };
      default:
        return known;
    }
  }
};
