/** How a game of Büro Crazy went: everybody's points and figures, duel by duel. */
import { pointsOf, stillInRace, type BuroCrazy } from '$lib/games/buro-crazy';
import { m } from '$lib/paraglide/messages';
import type { Chapter, Moment, Opened } from '$lib/table/ending';

/** Points in hand and, once the piles of the roof are turned over, in those. A tie decides nothing. */
export function story(told: readonly Opened<BuroCrazy>[]): readonly Chapter[] {
  const moments = told.flatMap(({ n, view, secret }): readonly (Moment & { readonly floor: string })[] => {
    if (view === null) return [];
    const { phase, reveal, duel, results } = view;
    const isDecided = phase === 'revealed' && reveal !== null && reveal.upshot.kind !== 'tied';
    if (n !== 0 && results === null && !isDecided) return [];
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
    const floor = results === null ? m.bc_story_floor({ level: duel?.level ?? 'stairs' }) : m.bc_story_roof();
    const step =
      n === 0
        ? { name: m.table_after_begin(), mark: '' }
        : results === null
          ? { name: m.bc_duel({ number: duel?.number ?? 0 }), mark: String(duel?.number ?? 0) }
          : { name: floor, mark: floor };
    return [{ n, ...step, values: points, second, said, floor }];
  });
  const parts = moments.flatMap(({ floor }, at) => (floor === moments[at - 1]?.floor ? [] : [{ name: floor, at }]));
  return [{ name: '', mark: '', what: m.bc_story_all(), second: m.bc_story_race(), moments, parts }];
}
