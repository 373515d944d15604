/** How a game of Büro Crazy went: everybody's points and figures, duel by duel. */
import { pointsOf, stillInRace, type BuroCrazy, type DuelLevel } from '$lib/games/buro-crazy';
import { m } from '$lib/paraglide/messages';
import type { Chapter, Moment, Opened } from '$lib/table/ending';

/** The levels of the rooms decided without stakes: by a figure alone, two of one player, or the lot for two empty hands. */
function undisputed(news: readonly BuroCrazy['news'][]): readonly DuelLevel[] {
  return news.flatMap((piece) => {
    const isAlone = piece.kind === 'bye' || piece.kind === 'ownDuel';
    return isAlone || (piece.kind === 'drewLots' && piece.why === 'emptyHands') ? [piece.room.level] : [];
  });
}

/**
 * Points in hand and, once the piles of the roof are turned over, in those. A tie decides nothing. What is decided without
 * stakes between two duels is one step: "8–9".
 */
export function story(told: readonly Opened<BuroCrazy>[]): readonly Chapter[] {
  const moments = told.flatMap(({ n, news, view, secret }): readonly (Moment & { readonly floor: string })[] => {
    if (view === null) return [];
    const { phase, reveal, duel, results, fought } = view;
    const isDecided = phase === 'revealed' && reveal !== null && reveal.upshot.kind !== 'tied';
    const without = isDecided ? [] : undisputed(news);
    if (n !== 0 && results === null && !isDecided && without.length === 0) return [];
    const last = without.length === 0 ? (duel?.number ?? 0) : fought;
    const mark = without.length > 1 ? `${String(last - without.length + 1)}–${String(last)}` : String(last);
    const all = Array.from({ length: view.seats }, (_, seat) => seat);
    const points = all.map((seat) => {
      const hand = results === null ? secret(seat)?.hand : null;
      return hand ? pointsOf(hand) : (results?.find((result) => result.seat === seat)?.total ?? null);
    });
    const second = stillInRace(view);
    const said = points.map((count, seat) => {
      const figures = m.bc_story_figures({ count: second[seat] ?? 0 });
      return count === null ? figures : `${m.bc_points({ count })}, ${figures}`;
    });
    const floor =
      results === null ? m.bc_story_floor({ level: without.at(-1) ?? duel?.level ?? 'stairs' }) : m.bc_story_roof();
    const step =
      n === 0
        ? { name: m.table_after_begin(), mark: '' }
        : results === null
          ? { name: m.bc_duel({ number: mark }), mark }
          : { name: floor, mark: floor };
    return [{ n, ...step, values: points, second, said, floor }];
  });
  const parts = moments.flatMap(({ floor }, at) => (floor === moments[at - 1]?.floor ? [] : [{ name: floor, at }]));
  return [{ name: '', mark: '', what: m.bc_story_all(), second: m.bc_story_race(), moments, parts }];
}
