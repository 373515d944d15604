/** How a match of The Bucket King went: buckets standing, trick by trick. */
import type { BucketKing } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';
import type { Chapter, Moment, Opened } from '$lib/table/ending';

/** A chapter a round: from the opening of the pyramids on, each trick ends with somebody who gives way. */
export function story(told: readonly Opened<BucketKing>[]): readonly Chapter[] {
  const rounds: (Chapter & { readonly moments: Moment[] })[] = [];
  let trick = 0;
  for (const { n, news, view } of told) {
    let isOver = false;
    for (const { kind } of news) {
      if (kind === 'pyramidsShown') trick = 0;
      if (kind === 'gaveWay') trick += 1;
      isOver ||= kind === 'pyramidsShown' || kind === 'gaveWay';
    }
    if (!isOver || view === null) continue;
    const mark = String(view.round);
    if (rounds.at(-1)?.mark !== mark) {
      const name = view.rounds === 1 ? '' : m.bk_story_round({ round: view.round });
      rounds.push({ name, mark, what: m.bk_story_buckets(), out: m.bk_story_out(), moments: [] });
    }
    rounds.at(-1)?.moments.push({
      n,
      name: trick === 0 ? m.table_after_begin() : m.bk_story_trick({ trick }),
      mark: trick === 0 ? '' : String(trick),
      values: view.buckets,
      said: view.buckets.map((count) => m.bk_story_left({ count }))
    });
  }
  return rounds;
}
