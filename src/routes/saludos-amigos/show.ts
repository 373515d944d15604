/** What everybody is shown of a move of Saludos Amigos!. */
import type { News, SaludosAmigos, View } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import { said, type Room, type SceneMaker } from '$lib/table/show/scene';
import { rolls } from './scenes/dice';
import { hands } from './scenes/hands';
import type { Act, Players, Shown } from './scenes/parts';
import { session } from './scenes/session';
import { lands, paid, slides } from './scenes/talks';
import { laid, scandal } from './scenes/tile';
import { words } from './words';

/** What one piece of news shows, and the one after it, from how it stood; and how it stands then, as far as it is told. */
function act(news: News, next: News | undefined, from: View, after: View, players: Players): Act {
  const told = { scenes: [said<SaludosAmigos>(from, [news], from)], stands: from };
  switch (news.kind) {
    case 'sectionLaid':
      return laid(news, next, from, players);
    case 'journalistDrawn':
      return scandal(news, next, from);
    case 'rolled':
    case 'rolledAgain':
      return rolls(news, from, after, players);
    case 'offered':
      // In a session splits are put together in another place; a bid of one alone stands at once.
      if (after.phase !== 'talks' || after.offers.at(-1)?.id !== news.offer.id) return told;
      return {
        scenes: [said<SaludosAmigos>(from, [], after), lands(news, after, `offer:${String(news.offer.id)}`, 'card')],
        stands: after
      };
    case 'bidStands':
      if (after.phase !== 'talks') return told;
      return {
        scenes: [said<SaludosAmigos>(from, [], after), lands(news, after, 'contract:stands', 'stamp', slides(news))],
        stands: after
      };
    case 'paid':
      return {
        scenes: paid(news.shares, [news], from, after, [m.sa_title_paid(), words.news(news, players) ?? '']),
        stands: after
      };
    case 'handsShown':
      return hands(news, from, after, players);
    case 'nobodyBid':
      return {
        scenes: paid([], [news], from, after, [m.sa_news_nobody_bid(), '']),
        stands: after
      };
    case 'began':
    case 'dealt':
    case 'choosesCard':
    case 'keptCards':
    case 'stood':
    case 'unstood':
    case 'talksBegan':
    case 'sealed':
    case 'lifted':
    case 'withdrawn':
    case 'fell':
    case 'nothingMore':
    case 'spokeAgain':
    case 'timeUp':
    case 'talksEnded':
    case 'declined':
    case 'called':
    case 'pushed':
    case 'attends':
    case 'staysAway':
    case 'finalSplit':
    case 'accepted':
    case 'left':
    case 'splitAgreed':
    case 'cardsBegan':
    case 'cardsSealed':
    case 'reopened':
    case 'revealed':
    case 'reshuffled':
    case 'drew':
    case 'tooFewCards':
    case 'pouchPassed':
    case 'gameEnded':
      return told;
  }
}

/** One scene after the other; what a session came to is told once it has been seen. */
function scenes(before: View, news: readonly News[], after: View, { players }: Room): readonly Shown[] {
  const opens = news.findIndex(({ kind }) => kind === 'revealed');
  if (opens >= 0) {
    return [said<SaludosAmigos>(before, news.slice(0, opens), after), ...session(news.slice(opens), after, players)];
  }
  let stands = before;
  const shown: Shown[] = [];
  for (const [n, piece] of news.entries()) {
    const acted = act(piece, news[n + 1], stands, after, players);
    shown.push(...acted.scenes);
    ({ stands } = acted);
  }
  if (shown.length === 0) return [said<SaludosAmigos>(before, [], after)];
  return stands === after ? shown : [...shown, said<SaludosAmigos>(stands, [], after)];
}

export const show: SceneMaker<SaludosAmigos> = { scenes };
