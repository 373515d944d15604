/** What happened, as sentences. */
import type { Ending, News } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import { listOf, nameOf, namesOf, othersOf, sharesOf } from './names';

type Players = readonly Player[];
type Of<K extends News['kind']> = Extract<News, { kind: K }>;

/**
 * One piece of news as a sentence; null for what another sentence says already. `next`: what was heard right after it. A
 * section that the last hands follow has ended the game, and nobody shares its prize. (rules: Draw)
 */
export function news(news: News, players: Players, next?: News): string | null {
  const name = 'seat' in news ? nameOf(players, news.seat) : '';
  switch (news.kind) {
    case 'began':
      return m.sa_news_began({ name: nameOf(players, news.holder) });
    case 'dealt':
    case 'choosesCard':
    case 'pouchPassed':
      return null;
    case 'sectionLaid': {
      const { prize } = news.section;
      const project = m.sa_project(news.section);
      return next?.kind === 'handsShown'
        ? m.sa_news_section_ends({ name, project })
        : m.sa_news_section({ name, project, millions: m.sa_millions({ count: prize }) });
    }
    case 'journalistDrawn':
      return journalist(news, players);
    case 'rolled':
      return m.sa_news_rolled({ name, die: news.die, strength: news.strength });
    case 'rolledAgain': {
      const { card, die, strength } = news;
      return card === null
        ? m.sa_news_rolled_again({ name, die, strength })
        : m.sa_news_rolled_again_own({ card, die, strength });
    }
    case 'keptCards':
      return m.sa_news_kept({ name });
    case 'stood':
      return m.sa_news_stood({ name });
    case 'unstood':
      return m.sa_news_unstood({ name });
    case 'nobodyBid':
      return m.sa_news_nobody_bid();
    case 'reshuffled':
      return m.sa_news_reshuffled();
    case 'drew':
      return news.card === null ? m.sa_news_drew({ name }) : m.sa_news_drew_own({ card: news.card });
    case 'tooFewCards':
      return m.sa_news_too_few();
    case 'paid':
      return m.sa_news_paid({ list: sharesOf(players, news.shares) });
    case 'handsShown':
      return m.sa_news_hands();
    case 'gameEnded':
      return ended(news, players);
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
      return ofSession(news, players);
    default:
      return ofTalks(news, players);
  }
}

function journalist(news: Of<'journalistDrawn'>, players: Players): string {
  const back = news.back.flatMap((steps, seat) => {
    const name = nameOf(players, seat);
    if (steps === 0) return [];
    // Nobody goes further back than that, however many steps it would be.
    return [news.money[seat] === 0 ? m.sa_news_back_all({ name }) : m.sa_share({ name, millions: steps })];
  });
  const said = [
    m.sa_news_journalist({ name: nameOf(players, news.seat) }),
    back.length === 0 ? m.sa_news_back_nobody() : m.sa_news_back({ count: back.length, list: listOf(back) })
  ];
  if (news.laidOut !== null) said.push(m.sa_news_laid_out({ count: news.laidOut }));
  return said.join(' ');
}

/** How it came to the end, and who had the bonus for cards. */
export function endingWords(ending: Ending, players: Players): string {
  return ending.kind === 'fourthProject'
    ? m.sa_news_bonus({ names: namesOf(players, ending.seats), millions: m.sa_millions({ count: ending.bonus }) })
    : m.sa_news_scandal_ends();
}

function ended({ ending, money, winners }: Of<'gameEnded'>, players: Players): string {
  const names = namesOf(players, winners);
  const best = m.sa_news_ended({ names, millions: m.sa_millions({ count: Math.max(...money) }) });
  const others = othersOf(players, money, winners);
  return `${endingWords(ending, players)} ${best}${others === '' ? '' : ` ${others}.`}`;
}

type OfTalks = Of<
  | 'talksBegan'
  | 'offered'
  | 'sealed'
  | 'lifted'
  | 'withdrawn'
  | 'fell'
  | 'bidStands'
  | 'nothingMore'
  | 'spokeAgain'
  | 'timeUp'
  | 'talksEnded'
>;

function ofTalks(news: OfTalks, players: Players): string {
  const name = 'seat' in news ? nameOf(players, news.seat) : '';
  switch (news.kind) {
    case 'talksBegan':
      return m.sa_news_talks();
    case 'offered': {
      const { proposer, bid, shares, side } = news.offer;
      const said = { name: nameOf(players, proposer), list: sharesOf(players, shares) };
      return side === 'bid' ? m.sa_news_offered({ ...said, bid }) : m.sa_news_split_offered(said);
    }
    case 'sealed':
      return m.sa_news_sealed({ name });
    case 'lifted':
      return m.sa_news_lifted({ name });
    case 'withdrawn':
      return m.sa_news_withdrawn({ name: nameOf(players, news.offer.proposer) });
    case 'fell':
      return m.sa_news_fell({ count: news.offers.length });
    case 'bidStands':
      return m.sa_news_stands({ bid: news.standing.bid, list: sharesOf(players, news.standing.shares) });
    case 'nothingMore':
      return m.sa_news_nothing_more({ name });
    case 'spokeAgain':
      return m.sa_news_spoke_again({ name });
    case 'timeUp':
      return m.sa_news_time_up();
    case 'talksEnded':
      return news.standing === null ? m.sa_news_talks_ended_empty() : m.sa_news_talks_ended({ bid: news.standing.bid });
  }
}

type OfSession = Of<
  | 'declined'
  | 'called'
  | 'pushed'
  | 'attends'
  | 'staysAway'
  | 'finalSplit'
  | 'accepted'
  | 'left'
  | 'splitAgreed'
  | 'cardsBegan'
  | 'cardsSealed'
  | 'reopened'
  | 'revealed'
>;

function ofSession(news: OfSession, players: Players): string {
  const name = 'seat' in news ? nameOf(players, news.seat) : '';
  switch (news.kind) {
    case 'declined':
      return m.sa_news_declined({ name });
    case 'called':
      return m.sa_news_called({ name, pretzel: news.pretzel });
    case 'pushed':
      return m.sa_news_pushed({ name });
    case 'attends':
      return m.sa_news_attends({ name });
    case 'staysAway':
      return m.sa_news_away({ name });
    case 'finalSplit':
      return m.sa_news_final({ name, list: sharesOf(players, news.shares) });
    case 'accepted':
      return m.sa_news_accepted({ name });
    case 'left':
      return m.sa_news_left({ name });
    case 'splitAgreed':
      return m.sa_news_split_agreed({ side: news.side, list: sharesOf(players, news.shares) });
    case 'cardsBegan':
      return m.sa_news_cards();
    case 'cardsSealed':
      return m.sa_news_cards_sealed({ name });
    case 'reopened':
      return m.sa_news_reopened({ name });
    case 'revealed':
      return m.sa_news_revealed({
        coalition: news.result.coalition.total,
        opposition: news.result.opposition.total
      });
  }
}
