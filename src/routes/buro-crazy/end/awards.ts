/** What stands out in a game of Büro Crazy, from what the whole table heard. */
import type { BuroCrazy, News, Seat } from '$lib/games/buro-crazy';
import { bySeat, chosen, highest, type Award as Given, type HeardTurn } from '$lib/table/ending';

export type Award = Given &
  (
    | { readonly kind: 'dearest'; readonly points: number; readonly loser: Seat; readonly duel: number }
    | { readonly kind: 'cheapest'; readonly points: number; readonly duel: number }
    | { readonly kind: 'ties'; readonly times: number }
    | { readonly kind: 'pile'; readonly points: number }
  );

/** A win for more than this is not to be called cheap. */
const CHEAP = 5;
/** One tie is nothing to speak of. */
const TIES = 2;

/** A duel that stakes have decided. */
interface Won {
  readonly seat: Seat;
  readonly loser: Seat;
  readonly duel: number;
  /** What the winner staked, and what both did. */
  readonly stake: number;
  readonly both: number;
}

function wins(told: readonly HeardTurn<BuroCrazy>[]): readonly Won[] {
  return told.flatMap(({ news }) => {
    const shown = news.find((each): each is Extract<News, { kind: 'revealed' }> => each.kind === 'revealed');
    const won = news.find((each): each is Extract<News, { kind: 'won' }> => each.kind === 'won');
    if (shown === undefined || won === undefined) return [];
    const { seat, loser, side } = won;
    const both = shown.left.total + shown.right.total;
    return [{ seat, loser, duel: shown.duel.number, stake: shown[side].total, both }];
  });
}

/** Three at most, the most worth first. */
export function awards(told: readonly HeardTurn<BuroCrazy>[], seats: number): readonly Award[] {
  const won = wins(told);
  const all = told.flatMap(({ news }) => news);
  const dearest = highest(
    won.map((each) => ({ ...each, value: each.both })),
    1
  );
  const cheapest = highest(
    won.map((each) => ({ ...each, value: -each.stake })),
    -CHEAP
  );
  const tied = Array.from({ length: seats }, () => 0);
  for (const news of all) {
    if (news.kind !== 'tied') continue;
    for (const seat of [news.duel.left, news.duel.right]) tied[seat] = (tied[seat] ?? 0) + 1;
  }
  const ties = highest(bySeat(tied), TIES);
  const pile = highest(
    all.flatMap((news) =>
      news.kind === 'pileTurned' && news.pile.seat !== null ? [{ seat: news.pile.seat, value: news.points }] : []
    ),
    1
  );
  const found: readonly (Award | null)[] = [
    dearest && {
      kind: 'dearest',
      seats: dearest.seats,
      points: dearest.value,
      loser: dearest.first.loser,
      duel: dearest.first.duel
    },
    cheapest && { kind: 'cheapest', seats: cheapest.seats, points: -cheapest.value, duel: cheapest.first.duel },
    ties && { kind: 'ties', seats: ties.seats, times: ties.value },
    pile && { kind: 'pile', seats: pile.seats, points: pile.value }
  ];
  return chosen(
    found.filter((award) => award !== null),
    seats
  );
}
