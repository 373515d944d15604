/** The headings of the log: how the pyramids were built, and each trick, round by round. */
import type { News } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';
import { nameOf } from '$lib/table/names';
import type { Player } from '$lib/table/stage';
import { Spans, type Span } from '$lib/table/words';

/** A trick begins as it is led. Where a match has several rounds, every heading says which. */
export function spans(told: readonly (readonly News[])[], players: readonly Player[]): readonly Span[] {
  const spans = new Spans();
  let round = '';
  let trick = 0;
  let sealed = 0;
  const inRound = (part: string): string => (round === '' ? part : `${round} · ${part}`);
  const building = (): string => m.bk_log_sealed({ count: sealed, all: players.length });
  for (const [n, news] of told.entries()) {
    for (const piece of news) {
      switch (piece.kind) {
        case 'roundBegan':
          round = piece.rounds === 1 ? '' : m.bk_story_round({ round: piece.round });
          trick = 0;
          sealed = 0;
          spans.begin(n, inRound(m.bk_log_building()), building());
          break;
        case 'sealed':
        case 'reopened':
          sealed += piece.kind === 'sealed' ? 1 : -1;
          spans.came(building());
          break;
        case 'led':
          trick += 1;
          spans.begin(n, inRound(m.bk_story_trick({ trick })), m.bk_suits_heading({ suit: piece.suit }));
          break;
        case 'gaveWay': {
          const suits = m.bk_suits_heading({ suit: piece.suit });
          spans.came(m.bk_log_fell({ suits, name: nameOf(players, piece.seat), count: piece.fell.length }));
          break;
        }
        default:
          break;
      }
    }
  }
  return spans.all;
}
