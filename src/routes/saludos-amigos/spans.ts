/** The headings of the log: each turn, in its dice, its talks and its council. */
import type { News } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import { Spans, type Span } from '$lib/table/words';
import { nameOf } from './names';

/** Whoever draws from the pouch begins a turn. The talks begin behind the move that lets them begin. */
export function spans(told: readonly (readonly News[])[], players: readonly Player[]): readonly Span[] {
  const spans = new Spans();
  let turn = 0;
  const begin = (n: number, part: 'journalist' | 'dice' | 'end' | 'talks' | 'council', result = ''): void =>
    spans.begin(n, m.sa_log_turn({ turn, part }), result);
  for (const [n, news] of told.entries()) {
    for (const piece of news) {
      switch (piece.kind) {
        case 'journalistDrawn':
          turn += 1;
          begin(n, 'journalist');
          break;
        case 'sectionLaid': {
          const project = m.sa_project(piece.section);
          turn += 1;
          if (news.some(({ kind }) => kind === 'handsShown')) begin(n, 'end', project);
          else begin(n, 'dice', m.sa_log_prize({ project, millions: m.sa_millions({ count: piece.section.prize }) }));
          break;
        }
        case 'talksBegan':
          begin(n + 1, 'talks');
          break;
        case 'talksEnded': {
          const { standing } = piece;
          spans.came(
            standing === null
              ? m.sa_log_no_bid()
              : m.sa_bid({ name: nameOf(players, standing.proposer), bid: standing.bid })
          );
          break;
        }
        case 'called':
          begin(n, 'council');
          break;
        case 'revealed':
          spans.came(piece.result.winner === 'opposition' ? m.sa_title_opposition_wins() : m.sa_title_coalition_wins());
          break;
        default:
          break;
      }
    }
  }
  return spans.all;
}
