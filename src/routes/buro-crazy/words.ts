/** The sentences of Büro Crazy: what is asked, what happened, why not, in the language of the page. */
import {
  placeAbove,
  pointsOf,
  VALUES,
  type BuroCrazy,
  type Cards,
  type Duel,
  type News,
  type Pile,
  type Place,
  type Refusal,
  type View
} from '$lib/games/buro-crazy';
import { m } from '$lib/paraglide/messages';
import { listOf, nameOf, othersOf } from '$lib/table/names';
import type { Player } from '$lib/table/stage';
import type { Learnt, OwnMove, Words } from '$lib/table/words';
import { isComputer } from '$lib/ui/computers';
import { officeNumber } from './rooms';
import { statusLine, title, versus } from './status';

type Players = readonly Player[];

/** Cards in words, the highest first: "1 × 20 and 2 × 5", of which no line ends before a value. */
export function cardList(cards: Cards): string {
  const stacks = VALUES.flatMap((value, at) => {
    const count = cards[at] ?? 0;
    return count === 0 ? [] : [`${String(count)}\u00a0×\u00a0${String(value)}`];
  });
  return listOf(stacks.toReversed());
}

/** Where somebody climbs: "to office 3", "to the boss’ suite". */
export function upTo({ level, place }: Place): string {
  const number = officeNumber(level, place >> 1);
  return number === null ? m.bc_up_boss() : m.bc_up_office({ number });
}

/** What two who stand face to face choose about: "Who climbs to office 3?" */
function whoClimbs(duel: Duel): string {
  const { level, place } = placeAbove(duel);
  const number = officeNumber(level, place >> 1);
  return number === null ? m.bc_facing_boss() : m.bc_facing_office({ number });
}

/** Which duel of its level this is: "5 of 8 on the stairs". */
export function duelSub({ level, inLevel, ofLevel }: Duel): string {
  return level === 'second' ? m.bc_duel_final() : m.bc_duel_of({ number: inLevel, count: ofLevel, level });
}

/** Whose pile it is: "Anna, boss’ suite"; the two that nobody gets are just that. */
export function pileWords({ seat, level }: Pile, players: Players): string {
  return seat === null || level === null ? m.bc_pile_nobody() : m.bc_pile_of({ name: nameOf(players, seat), level });
}

function prompt(view: View, players: Players): string {
  switch (view.phase) {
    case 'stakes': {
      const [sealed] = view.done;
      return sealed === undefined ? m.bc_prompt_stakes() : m.bc_prompt_one_sealed({ name: nameOf(players, sealed) });
    }
    case 'revealed':
      return view.duel === null
        ? ''
        : m.bc_prompt_revealed({ number: view.duel.number, roof: m.bc_roof_now({ count: view.roof }) });
    case 'piles':
      return m.bc_prompt_piles({
        open: view.piles.filter(({ cards }) => cards !== null).length,
        count: view.piles.length
      });
    case 'over':
      return m.bc_prompt_over({ points: view.results?.[0]?.total ?? 0 });
  }
}

function news(news: News, players: Players): string | null {
  const name = 'seat' in news && news.seat !== null ? nameOf(players, news.seat) : '';
  switch (news.kind) {
    case 'began':
      return m.bc_news_began({ kitchen: pointsOf(news.kitchen) });
    case 'duelBegan': {
      const { duel, emptyHanded } = news;
      const about = { number: duel.number, who: versus(duel, players) };
      const begins = duel.ties > 0 ? m.bc_news_duel_again(about) : m.bc_news_duel(about);
      if (emptyHanded === null) return begins;
      return `${begins} ${m.bc_news_empty_handed({ name: nameOf(players, emptyHanded) })}`;
    }
    case 'sealed':
      return m.bc_news_sealed({ name });
    case 'reopened':
      return m.bc_news_reopened({ name });
    case 'revealed':
      return m.bc_news_revealed({
        left: nameOf(players, news.left.seat),
        leftTotal: news.left.total,
        right: nameOf(players, news.right.seat),
        rightTotal: news.right.total
      });
    case 'won': {
      const { points, cards } = news.toRoof;
      return m.bc_news_won({ name, where: upTo(news.to), points, cards: m.bc_cards({ count: cards }) });
    }
    case 'kitchenPaid':
      if (news.payment.owed === 0) return null;
      return news.payment.paid === 0
        ? m.bc_news_kitchen_empty({ name })
        : m.bc_news_kitchen_paid({ name, paid: news.payment.paid, after: news.after });
    case 'tied':
      if (news.total === 0) return m.bc_news_tied_nothing();
      return m.bc_news_tied({
        total: news.total,
        left: nameOf(players, news.duel.left),
        leftLost: news.left.paid,
        right: nameOf(players, news.duel.right),
        rightLost: news.right.paid
      });
    case 'drewLots':
      return news.why === 'emptyHands'
        ? m.bc_news_lot_empty({ name, where: upTo(news.to) })
        : m.bc_news_lot({ name, where: upTo(news.to) });
    case 'ownDuel':
      return m.bc_news_own({ name, where: upTo(news.to) });
    case 'bye':
      return m.bc_news_bye({ name, where: upTo(news.to), paid: news.payment.paid });
    case 'kitchenSet':
      return kitchenSet(news);
    case 'roofShared':
      return news.piles === 0
        ? m.bc_news_roof_small({ cards: m.bc_cards({ count: news.cards }) })
        : m.bc_news_roof({ piles: news.piles, size: m.bc_cards({ count: news.size }), aside: news.aside });
    case 'pileTurned':
      return m.bc_news_pile({ number: news.number, pile: pileWords(news.pile, players), points: news.points });
    case 'ended': {
      const winners = news.results.filter(({ rank }) => rank === 1);
      const names = listOf(winners.map(({ seat }) => nameOf(players, seat)));
      const points = winners[0]?.total ?? 0;
      const ended = winners.length > 1 ? m.bc_news_ended_shared({ names, points }) : m.bc_news_ended({ names, points });
      const totals = news.results.toSorted((a, b) => a.seat - b.seat).map(({ total }) => total);
      const others = othersOf(
        players,
        totals,
        winners.map(({ seat }) => seat)
      );
      return others === '' ? ended : `${ended} ${others}.`;
    }
  }
}

function kitchenSet(news: Extract<News, { kind: 'kitchenSet' }>): string {
  const said = [m.bc_news_kitchen_set({ after: news.after, level: news.level })];
  if (news.back !== null && news.back.paid > 0) said.push(m.bc_news_kitchen_back({ paid: news.back.paid }));
  if (news.fromReserve !== null && news.fromReserve.paid > 0) {
    said.push(m.bc_news_kitchen_reserve({ paid: news.fromReserve.paid }));
  }
  if (news.fromRoof !== null && news.fromRoof.paid > 0) {
    said.push(m.bc_news_kitchen_roof({ paid: news.fromRoof.paid }));
  }
  return said.join(' ');
}

function refusal(refusal: Refusal, players: Players): string {
  switch (refusal.kind) {
    case 'notNow':
      return m.bc_refusal_not_now({ phase: refusal.phase });
    case 'malformed':
      return m.bc_refusal_malformed();
    case 'notInDuel':
      return m.bc_refusal_not_in_duel({
        left: nameOf(players, refusal.left),
        right: nameOf(players, refusal.right)
      });
    case 'alreadySealed':
      return m.bc_refusal_already_sealed();
    case 'notSealed':
      return m.bc_refusal_not_sealed();
    case 'notInHand':
      return m.bc_refusal_not_in_hand({ value: refusal.value, picked: refusal.picked, held: refusal.held });
  }
}

/** What nobody can forget. */
function learnt(news: News): Learnt | null {
  switch (news.kind) {
    case 'drewLots':
      return 'lots';
    case 'revealed':
    case 'pileTurned':
    case 'roofShared':
      return 'opened';
    default:
      return null;
  }
}

/** Who meets whom and who has sealed, header and panel say; stakes that lie open and what they led to, and the piles, the board. */
function isTold(news: News): boolean {
  switch (news.kind) {
    case 'sealed':
    case 'revealed':
    case 'won':
    case 'kitchenPaid':
    case 'tied':
    case 'roofShared':
    case 'pileTurned':
      return true;
    case 'duelBegan':
      return news.emptyHanded === null;
    case 'drewLots':
      return news.why === 'secondTie';
    default:
      return false;
  }
}

/** How long a pile is read, in milliseconds: nobody's, somebody's, and the last but one, before the one that decides. */
const READ = { nobodys: 2400, somebodys: 4000, deciding: 6000 } as const;
/** The next duel, once everybody has read what the last one brought. */
const NEXT = { move: { kind: 'nextDuel' }, after: 4000 } as const;

/**
 * Whoever turns the first pile begins all of it: each goes on alone, or sooner by the button. And computers hold nobody up
 * with a duel of their own.
 */
function byItself({ phase, piles, duel }: View, players: Players): OwnMove<BuroCrazy> | null {
  if (phase === 'piles') {
    const open = piles.filter(({ cards }) => cards !== null);
    const last = open.at(-1);
    if (last === undefined) return null;
    const what = open.length + 1 === piles.length ? 'deciding' : last.seat === null ? 'nobodys' : 'somebodys';
    return { move: { kind: 'turnPile' }, after: READ[what] };
  }
  if (phase !== 'revealed' || duel === null) return null;
  return [duel.left, duel.right].every((seat) => isComputer(players[seat])) ? NEXT : null;
}

/** All that the table says about a game of Büro Crazy. */
export const words: Words<BuroCrazy> = {
  name: () => m.bc_name(),
  title,
  prompt,
  ask(ask, view, players) {
    // Only duels want a hand.
    if (ask.kind === 'reopen' || view.duel === null) return m.bc_ask_reopen();
    return m.bc_ask_stake_in({ number: view.duel.number, who: versus(view.duel, players) });
  },
  purpose: () => m.bc_to_stake(),
  news,
  learnt,
  isTold,
  kept: () => m.bc_kept(),
  refusal,
  statusLine,
  byItself,
  halves: {
    isFor: ({ kind }) => kind === 'stake',
    stakes: ({ duel, kitchen }) => ({
      question: duel === null ? m.bc_name() : whoClimbs(duel),
      figure: { value: pointsOf(kitchen), label: m.bc_facing_kitchen() },
      ...(duel !== null && { asks: m.bc_facing_stake({ number: duel.number }) })
    }),
    takeBack: { kind: 'reopen' }
  }
};
