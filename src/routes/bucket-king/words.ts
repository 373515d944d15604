/** The sentences of The Bucket King: what is asked, what happened, why not, in the language of the page. */
import type { BucketKing, Card, News, Refusal, Seat, Suit, View } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';
import { nameOf, namesOf, othersOf } from '$lib/table/names';
import type { Player } from '$lib/table/stage';
import type { Learnt, Words } from '$lib/table/words';
import { isBack, statusLine, title } from './status';

export { isBack };

type Players = readonly Player[];

/** One animal of the suit, as a word inside a sentence: "horse". */
export function suitWord(suit: Suit): string {
  return m.bk_suit({ suit });
}

/** Several of them: "horses". */
function suitsWord(suit: Suit): string {
  return m.bk_suits({ suit });
}

/** A card in words: "horse 4". */
export function cardWords({ suit, value }: Card): string {
  return m.bk_card_of({ suit: suitWord(suit), value });
}

/** The cards of a sum: "3 + 6", in one line, or where there are many, with no sign at the end of one. */
export function plus(values: readonly number[]): string {
  return values.join(values.length > 3 ? ' +\u00a0' : '\u00a0+\u00a0');
}

/** The cards of a sum and what they make: "3 + 6 = 9", or "7" for a single one. */
export function sumWords(values: readonly number[], sum: number): string {
  // What they make never stands at the beginning of a line.
  return values.length > 1 ? `${plus(values)}\u00a0=\u00a0${String(sum)}` : String(sum);
}

function prompt(view: View, players: Players): string {
  switch (view.phase) {
    case 'building':
      return m.bk_prompt_building({ done: view.done.length, seats: view.seats });
    case 'trick':
      return trickPrompt(view);
    case 'roundOver': {
      const score = view.scores.at(-1);
      return score === undefined ? '' : roundSentence(view.round, score.buckets, score.winners, players);
    }
    case 'over': {
      const winner = view.outcome?.places[0]?.[0] ?? 0;
      return m.bk_prompt_over({ count: view.totals[winner] ?? 0 });
    }
  }
}

function trickPrompt(view: View): string {
  const { trick } = view;
  if (trick === null) return m.bk_prompt_lead();
  const about = { suits: suitsWord(trick.suit), number: trick.toBeat };
  if (view.options.equalsTurn) {
    return isBack(view) ? m.bk_prompt_defend_again_equal(about) : m.bk_prompt_defend_equal(about);
  }
  return isBack(view) ? m.bk_prompt_defend_again(about) : m.bk_prompt_defend(about);
}

/** The winners of a round or a match, and the buckets each of them has. */
function won(buckets: readonly number[], winners: readonly Seat[], players: Players): { names: string; count: number } {
  return { names: namesOf(players, winners), count: buckets[winners[0] ?? 0] ?? 0 };
}

function roundSentence(round: number, buckets: readonly number[], winners: readonly Seat[], players: Players): string {
  const about = { round, ...won(buckets, winners, players) };
  return winners.length > 1 ? m.bk_news_round_shared(about) : m.bk_news_round_won(about);
}

function news(news: News, players: Players, next?: News): string | null {
  switch (news.kind) {
    case 'roundBegan':
      return m.bk_news_round_began({
        round: news.round,
        rounds: news.rounds,
        name: nameOf(players, news.starter)
      });
    case 'dealt':
      return m.bk_news_dealt({ name: nameOf(players, news.seat), count: news.cards.length });
    case 'sealed':
      return m.bk_news_sealed({ name: nameOf(players, news.seat) });
    case 'reopened':
      return m.bk_news_reopened({ name: nameOf(players, news.seat) });
    case 'pyramidsShown':
      return m.bk_news_shown();
    case 'led':
      return m.bk_news_led({
        name: nameOf(players, news.seat),
        suits: suitsWord(news.suit),
        sum: sumWords(news.values, news.sum)
      });
    case 'defended': {
      const name = nameOf(players, news.seat);
      const sum = sumWords([...news.lying, ...news.values], news.sum);
      if (news.turned) return m.bk_news_turned({ name, sum });
      if (news.lying.length === 0) return m.bk_news_defended({ name, sum });
      return m.bk_news_added({ name, added: plus(news.values), sum });
    }
    case 'drew': {
      const name = nameOf(players, news.seat);
      // What others drew tells nothing any more once somebody else has moved.
      if (news.card === null && next !== undefined) return null;
      return news.card === null ? m.bk_news_drew({ name }) : m.bk_news_drew_card({ name, card: cardWords(news.card) });
    }
    case 'forgotToDraw':
      return m.bk_news_forgot({ name: nameOf(players, news.seat) });
    case 'reshuffled':
      return m.bk_news_reshuffled({ count: news.cards });
    case 'gaveWay':
      return m.bk_news_gave_way({
        name: nameOf(players, news.seat),
        suits: suitsWord(news.suit),
        fell: m.bk_fell({ count: news.fell.length }),
        left: news.left === 0 ? m.bk_left_none() : m.bk_left({ count: news.left })
      });
    case 'out':
      return m.bk_news_out({ name: nameOf(players, news.seat) });
    case 'roundEnded':
      return roundSentence(news.round, news.buckets, news.winners, players);
    case 'matchEnded': {
      const about = won(news.totals, news.winners, players);
      const sentence = news.winners.length > 1 ? m.bk_news_match_shared(about) : m.bk_news_match_won(about);
      const others = othersOf(players, news.totals, news.winners);
      return others === '' ? sentence : `${sentence} ${others}.`;
    }
  }
}

function refusal(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'notNow':
      return m.bk_refusal_not_now();
    case 'malformed':
      return m.bk_refusal_malformed();
    case 'wrongBuckets':
      return m.bk_refusal_wrong_buckets({ used: refusal.used, suits: suitsWord(refusal.suit) });
    case 'notSealed':
      return m.bk_refusal_not_sealed();
    case 'noCards':
      return m.bk_refusal_no_cards();
    case 'tooManyCards':
      return m.bk_refusal_too_many({ picked: refusal.picked });
    case 'notInHand':
      return m.bk_refusal_not_in_hand({
        card: m.bk_card_of({ suit: m.bk_suit_heading({ suit: refusal.suit }), value: refusal.value })
      });
    case 'wrongSuit':
      return m.bk_refusal_wrong_suit({ suits: suitsWord(refusal.suit), asked: suitsWord(refusal.asked) });
    case 'tooLow': {
      const about = { sum: sumWords([...refusal.lying, ...refusal.values], refusal.sum), number: refusal.toBeat };
      if (refusal.equalsTurn) return m.bk_refusal_too_low_equal(about);
      return m.bk_refusal_too_low({ ...about, least: refusal.toBeat + 1 });
    }
    case 'leaderMustPlay':
      return m.bk_refusal_leader();
    case 'noBucketThere':
      return m.bk_refusal_no_bucket();
    case 'wrongColour':
      return m.bk_refusal_wrong_colour({
        bucket: m.bk_bucket_of({ suit: refusal.bucket }),
        asked: suitsWord(refusal.asked),
        wanted: m.bk_bucket_of({ suit: refusal.asked })
      });
    case 'choosePart':
      return m.bk_refusal_choose_part();
    case 'noParts':
      return m.bk_refusal_no_parts();
    case 'nothingToDraw':
      return m.bk_refusal_nothing_to_draw();
  }
}

/** What nobody can forget. */
function learnt(news: News): Learnt | null {
  switch (news.kind) {
    case 'drew':
    case 'roundBegan':
      return 'card';
    case 'pyramidsShown':
      return 'opened';
    case 'led':
    case 'defended':
      return 'played';
    default:
      return null;
  }
}

/**
 * Who has sealed, header and cloths say; who attacks with what, what lies and what has to be beaten, header, sign and cards;
 * who drew, plates and piles; and between two rounds the header says who won. That play turned round is said by none of
 * them. A trick that is over is told with what fell, and not once more without it.
 */
function isTold(piece: News, { trick }: View, fresh: readonly News[]): boolean {
  const lies = trick !== null || !fresh.some(({ kind }) => kind === 'gaveWay');
  switch (piece.kind) {
    case 'sealed':
    case 'roundEnded':
    case 'drew':
      return true;
    case 'led':
      return lies;
    case 'defended':
      return lies && !piece.turned;
    default:
      return false;
  }
}

/** What others did, the last of it: who did it themselves knows, and that cards are drawn goes without saying. */
function inHand(news: readonly News[], seat: Seat): readonly News[] {
  return news
    .filter((piece) => piece.kind !== 'drew' && piece.kind !== 'sealed' && !('seat' in piece && piece.seat === seat))
    .slice(-2);
}

/** All that the table says about a game of The Bucket King. */
export const words: Words<BucketKing> = {
  name: () => m.bk_name(),
  title,
  prompt,
  ask(ask, view) {
    switch (ask.kind) {
      case 'build':
        return m.bk_ask_build();
      case 'reopen':
        return m.bk_ask_reopen();
      case 'defend':
        return view.trick === null ? m.bk_ask_lead() : m.bk_ask_defend({ suits: suitsWord(view.trick.suit) });
      default:
        return m.bk_ask_lead();
    }
  },
  purpose({ kind }, view) {
    if (kind === 'build') return m.bk_to_build();
    return kind === 'defend' && view.trick !== null ? m.bk_to_defend() : m.bk_to_lead();
  },
  news,
  learnt,
  isTold,
  inHand,
  manners: { misses: ({ kind }) => kind === 'draw', stays: () => 1200 },
  kept: ({ kind }) => m.bk_kept({ kind }),
  refusal,
  statusLine
};
