/** What a game's first-game guide has to say, and when. */
import type { Kinds, Seat } from '../kernel/game';

/** A game's guide. It knows no more than the view it is given, and in a hand it must not speak of secrets. */
export interface GuideTips<K extends Kinds> {
  /** All that the guide explains, each once, by name. */
  readonly TIPS: Readonly<Record<string, GuideTip>>;
  /** Names of what fits the table after this news, in the order of its weight. */
  readonly tipsAtTable: (view: K['view'], news: readonly K['news'][]) => readonly string[];
  /** Names of what fits this seat's open hand, in the order of its weight; `news` since its owner last moved. */
  readonly tipsInHand: (view: K['view'], me: Seat, news: readonly K['news'][]) => readonly string[];
  /**
   * For how long a tip stays: as long as this number does. Without it, until the next move. A table where many tap at
   * once needs longer spans, or nobody could read it.
   */
  readonly spanOf?: (view: K['view'], news: readonly K['news'][]) => number;
}

/** Something the guide explains. */
export interface GuideTip {
  /** Words are functions, so that they follow the language. */
  readonly say: () => string;
  /** What on the board it speaks of: the board says `data-tip` with this name there. */
  readonly at: string;
}
