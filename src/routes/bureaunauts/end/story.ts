/** How a game of Bureaunauts went: career goals and influence, fiscal period by fiscal period. */
import { INFLUENCE, topOf, type Bureaunauts, type Career } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Chapter, Moment, Opened } from '$lib/table/ending';
import { sentencesOf } from '$lib/table/sentences';
import type { Player } from '$lib/table/stage';
import { rankName } from '../names';
import { news as inWords } from '../news';

/** A rank, and how much influence lies in the departments. */
export function careerWords({ completed, influence }: Pick<Career, 'completed' | 'influence'>): string {
  const rank = completed === 0 ? m.bn_table_intern() : rankName(completed - 1);
  return m.bn_end_career({ rank, count: INFLUENCE - influence });
}

/** A period is over when the next one waits for its first filing; the last one, with the vote. */
export function story(told: readonly Opened<Bureaunauts>[], players: readonly Player[]): readonly Chapter[] {
  const moments: (Moment & { readonly period: number })[] = [];
  let gained: Bureaunauts['news'][] = [];
  for (const { n, news, view } of told) {
    gained.push(...news.filter(({ kind }) => kind === 'goalCompleted'));
    if (view === null) {
      if (news.some(({ kind }) => kind === 'periodBegan')) gained = [];
      continue;
    }
    const isNew =
      topOf(view)?.kind === 'declare' &&
      view.round === 1 &&
      view.filers.length === 0 &&
      view.careers.every(({ filing }) => filing === 'open');
    if (!isNew && view.outcome === null) continue;
    const period = isNew ? view.period - 1 : view.period;
    if (moments.at(-1)?.period === period) continue;
    moments.push({
      n,
      period,
      name: period === 0 ? m.table_after_begin() : m.bn_table_period({ period }),
      mark: period === 0 ? '' : String(period),
      values: view.careers.map(({ completed }) => completed),
      second: view.careers.map(({ influence }) => INFLUENCE - influence),
      said: view.careers.map(careerWords),
      ...(isNew && gained.length > 0 && { told: sentencesOf({ news: inWords }, gained, players).join(' ') })
    });
    gained = [];
  }
  return [{ name: '', mark: '', what: m.bn_story(), second: m.bn_story_influence(), moments }];
}
