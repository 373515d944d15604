/** What stands out in a match of The Bucket King, from what the whole table heard. */
import type { BucketKing, Seat } from '$lib/games/bucket-king';
import { bySeat, chosen, highest, type Award as Given, type HeardTurn } from '$lib/table/ending';

/** A place in a match. */
interface When {
  readonly round: number;
  /** From 1, within the round. */
  readonly trick: number;
}

export type Award = Given &
  (
    | ({ readonly kind: 'crash'; readonly count: number } & When)
    | { readonly kind: 'rock'; readonly round: number; readonly tricks: number }
    | ({ readonly kind: 'peak'; readonly sum: number; readonly values: readonly number[] } & When)
    | { readonly kind: 'lastStand'; readonly round: number; readonly count: number }
    | ({ readonly kind: 'wall'; readonly times: number } & When)
    | { readonly kind: 'comeback'; readonly place: 1 | 2 }
    | { readonly kind: 'patience'; readonly cards: number; readonly round: number }
  );

/** Fewer buckets at once are an ordinary fall. */
const CRASH = 5;
/** A shorter round is stood through easily. */
const LONG_ROUND = 5;
/** So few buckets at most, and the round still won. */
const LAST_STAND = 2;
/** Less is an ordinary defence, and an ordinary hand. */
const [WALL, HANDFUL] = [2, 8] as const;

/** A piece of news, and when it was. */
type Piece = When & { readonly news: BucketKing['news']; readonly view: BucketKing['view'] | null };

/** All that was heard, with the trick it belongs to: each one ends with somebody who gives way. */
function pieces(told: readonly HeardTurn<BucketKing>[]): readonly Piece[] {
  let [round, trick] = [1, 1];
  return told.flatMap((turn) =>
    turn.news.map((news): Piece => {
      if (news.kind === 'roundBegan') [round, trick] = [news.round, 1];
      const piece = { news, round, trick, view: null };
      if (news.kind === 'gaveWay') trick += 1;
      // Looked up where it is needed: the only thing that is not news.
      return news.kind === 'roundEnded' ? { ...piece, view: turn.view } : piece;
    })
  );
}

function crash(all: readonly Piece[]): Award | null {
  const falls = all.flatMap(({ news, round, trick }) =>
    news.kind === 'gaveWay' ? [{ seat: news.seat, value: news.fell.length, round, trick }] : []
  );
  const most = highest(falls, CRASH);
  return (
    most && { kind: 'crash', seats: most.seats, count: most.value, round: most.first.round, trick: most.first.trick }
  );
}

function rock(all: readonly Piece[], seats: number): Award | null {
  const stood = all.flatMap(({ news, round, trick }) => {
    if (news.kind !== 'roundEnded') return [];
    const fell = new Set(
      all.flatMap((each) => (each.round === round && each.news.kind === 'gaveWay' ? [each.news.seat] : []))
    );
    return bySeat(Array.from({ length: seats }, () => trick - 1))
      .filter(({ seat }) => !fell.has(seat))
      .map((each) => ({ ...each, round }));
  });
  const longest = highest(stood, LONG_ROUND);
  return longest && { kind: 'rock', seats: longest.seats, round: longest.first.round, tricks: longest.value };
}

function peak(all: readonly Piece[]): Award | null {
  const sums = all.flatMap(({ news, round, trick }) => {
    if (news.kind === 'led') return [{ seat: news.seat, value: news.sum, values: news.values, round, trick }];
    if (news.kind !== 'defended') return [];
    return [{ seat: news.seat, value: news.sum, values: [...news.lying, ...news.values], round, trick }];
  });
  const most = highest(sums, 1);
  if (most === null) return null;
  const { values, round, trick } = most.first;
  return { kind: 'peak', seats: most.seats, sum: most.value, values, round, trick };
}

function lastStand(all: readonly Piece[]): Award | null {
  const won = all.flatMap(({ news }) => {
    if (news.kind !== 'roundEnded') return [];
    const count = news.buckets[news.winners[0] ?? 0] ?? 0;
    return news.winners.map((seat) => ({ seat, value: -count, round: news.round }));
  });
  const least = highest(won, -LAST_STAND);
  return least && { kind: 'lastStand', seats: least.seats, round: least.first.round, count: -least.value };
}

function wall(all: readonly Piece[]): Award | null {
  const times = new Map<string, { seat: Seat; value: number } & When>();
  for (const { news, round, trick } of all) {
    if (news.kind !== 'defended') continue;
    const key = [news.seat, round, trick].join();
    times.set(key, { seat: news.seat, value: (times.get(key)?.value ?? 0) + 1, round, trick });
  }
  const most = highest([...times.values()], WALL);
  return (
    most && { kind: 'wall', seats: most.seats, times: most.value, round: most.first.round, trick: most.first.trick }
  );
}

/** Which place this seat has in these totals, from 1. */
const placeIn = (totals: readonly number[], seat: Seat): number =>
  1 + totals.filter((other) => other > (totals[seat] ?? 0)).length;

function comeback(all: readonly Piece[]): Award | null {
  const begun = all.find(({ news }) => news.kind === 'roundEnded')?.news;
  const ended = all.at(-1)?.news;
  if (begun?.kind !== 'roundEnded' || ended?.kind !== 'matchEnded' || begun.buckets.length < 3) return null;
  const least = Math.min(...begun.buckets);
  const back = ended.totals.flatMap((_, seat) => {
    const place = placeIn(ended.totals, seat);
    return begun.buckets[seat] === least && place <= 2 ? [{ seat, value: -place }] : [];
  });
  const best = all.some(({ round }) => round > 1) ? highest(back, -2) : null;
  return best && { kind: 'comeback', seats: best.seats, place: best.value === -1 ? 1 : 2 };
}

function patience(all: readonly Piece[]): Award | null {
  const hands = all.flatMap(({ view, round }) =>
    view === null ? [] : bySeat(view.handSizes).map((each) => ({ ...each, round }))
  );
  const most = highest(hands, HANDFUL);
  return most && { kind: 'patience', seats: most.seats, cards: most.value, round: most.first.round };
}

/** Three at most, the most worth first. */
export function awards(told: readonly HeardTurn<BucketKing>[], seats: number): readonly Award[] {
  const all = pieces(told);
  const found = [crash(all), rock(all, seats), peak(all), lastStand(all), wall(all), comeback(all), patience(all)];
  return chosen(
    found.filter((award) => award !== null),
    seats
  );
}
