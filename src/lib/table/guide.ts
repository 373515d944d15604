/** What a game's first-game guide has to say, and what of it fits a moment. */
import type { Kinds, Seat } from '../kernel/game';

/** A game's guide. It knows no more than the view it is given, and in a hand it must not speak of secrets. */
export interface GuideTips<K extends Kinds> {
  /** All that the guide explains, each once, by name. Words are functions, so that they follow the language. */
  readonly TIPS: Readonly<Record<string, () => string>>;
  /** Names of what fits the table after this news, in the order of its weight. */
  readonly tipsAtTable: (view: K['view'], news: readonly K['news'][]) => readonly string[];
  /** Names of what fits this seat's open hand, in the order of its weight; `news` since its owner last moved. */
  readonly tipsInHand: (view: K['view'], me: Seat, news: readonly K['news'][]) => readonly string[];
  /**
   * For how long a tip stays: as long as this number does. Without it, until the next move. A table where many tap at
   * once needs longer spans: a strip that goes with every tap would move the board under the other fingers.
   */
  readonly spanOf?: (view: K['view'], news: readonly K['news'][]) => number;
}

/** Something the guide could say now. */
export interface GuideTip {
  /** By what it is remembered: what one player was told in their hand, another has yet to hear. */
  readonly key: string;
  readonly say: () => string;
}

/** What the guide could say now to whoever looks, in the order of its weight. */
export function fittingTips<K extends Kinds>(
  { TIPS, tipsAtTable, tipsInHand }: GuideTips<K>,
  view: K['view'],
  news: readonly K['news'][]
): readonly GuideTip[] {
  const me = view.viewer;
  const names = me === 'onlooker' ? tipsAtTable(view, news) : tipsInHand(view, me, news);
  return names.flatMap((name) => {
    const say = TIPS[name];
    return say === undefined ? [] : [{ key: me === 'onlooker' ? name : `${name}:${String(me)}`, say }];
  });
}
