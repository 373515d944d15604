import type { Cell, News } from '$lib/games/bureaunauts';

/** The cards of the map a piece of news is about, where it ends up first. */
export function cellsOf(news: News): readonly Cell[] {
  switch (news.kind) {
    case 'jelliesDrifted':
      return news.drifts.flatMap(({ to }) => (to === null ? [] : [to]));
    case 'jelliesSpawned':
      return news.spawns.flatMap(({ cell, placed }) => (placed > 0 ? [cell] : []));
    case 'phonesShown':
      return news.phones.flatMap(({ to }) => (to === 'stars' ? [] : [to]));
    case 'liftedOff':
      return news.ships.map(({ to }) => to);
    case 'displaced':
      return [news.to, news.from];
    case 'periodEnded':
      return news.damaged.map(({ cell }) => cell);
    default: {
      const at = 'about' in news ? news.about : news;
      return 'cell' in at ? [at.cell] : [];
    }
  }
}
