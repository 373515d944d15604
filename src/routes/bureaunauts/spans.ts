/** The headings of the log: the Career Plans, each filing of a period, and the vote. */
import type { News } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import { Spans, type Span } from '$lib/table/words';
import { nameOf } from './names';

/** A filing begins with the first who says whether they file, and ends before the next does. (rules: Filing) */
export function spans(told: readonly (readonly News[])[], players: readonly Player[]): readonly Span[] {
  const spans = new Spans();
  let period = 0;
  let filing = 0;
  let isDeclaring = false;
  for (const [n, news] of told.entries()) {
    for (const piece of news) {
      switch (piece.kind) {
        case 'careersBegan':
          spans.begin(n, m.bn_log_careers());
          break;
        case 'periodBegan':
          ({ period } = piece);
          filing = 0;
          isDeclaring = false;
          break;
        case 'filed':
        case 'passed':
          if (isDeclaring) break;
          isDeclaring = true;
          filing += 1;
          spans.begin(n, m.bn_log_filing({ period, filing }));
          break;
        case 'phonesShown':
          isDeclaring = false;
          spans.came(m.bn_log_phones({ count: piece.phones.length }));
          break;
        case 'voteCalled':
          spans.begin(n + 1, m.bn_title_vote());
          break;
        case 'elected':
          spans.came(nameOf(players, piece.seat));
          break;
        default:
          break;
      }
    }
  }
  return spans.all;
}
