/** The headings of the log: each duel, and the piles of the roof. */
import type { News } from '$lib/games/buro-crazy';
import { m } from '$lib/paraglide/messages';
import { nameOf, namesOf } from '$lib/table/names';
import type { Player } from '$lib/table/stage';
import { Spans, type Span } from '$lib/table/words';
import { wonTitle } from './status';

/** A duel that was tied goes on under the same heading. */
export function spans(told: readonly (readonly News[])[], players: readonly Player[]): readonly Span[] {
  const spans = new Spans();
  for (const [n, news] of told.entries()) {
    for (const piece of news) {
      switch (piece.kind) {
        case 'duelBegan':
          if (piece.duel.ties === 0) spans.begin(n, m.bc_duel({ number: piece.duel.number }));
          break;
        case 'tied':
          spans.came(m.bc_title_tie());
          break;
        case 'won':
          spans.came(wonTitle(piece.to, nameOf(players, piece.seat)));
          break;
        case 'drewLots':
          // Where nobody has a card no duel has begun.
          if (piece.why === 'secondTie') spans.came(m.bc_title_lot({ name: nameOf(players, piece.seat) }));
          break;
        case 'roofShared':
          spans.begin(n, m.bc_story_roof());
          break;
        case 'ended':
          spans.came(
            namesOf(
              players,
              piece.results.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
            )
          );
          break;
        default:
          break;
      }
    }
  }
  return spans.all;
}
