/** Why not, and what would be allowed. */
import type { Refusal } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import { nameOf, namesOf } from './names';

type Players = readonly Player[];
type Kind = Refusal['kind'];

/** Those that need no more than a sentence. */
const PLAIN = {
  notNow: m.sa_refusal_not_now,
  malformed: m.sa_refusal_malformed,
  rollFirst: m.sa_refusal_roll_first,
  onlyOneCard: m.sa_refusal_one_card,
  stands: m.sa_refusal_stands,
  standsNot: m.sa_refusal_stands_not,
  alreadyOpen: m.sa_refusal_open,
  barred: m.sa_refusal_barred,
  quiet: m.sa_refusal_quiet,
  notQuiet: m.sa_refusal_not_quiet,
  noSuchOffer: m.sa_refusal_no_offer,
  ownOffer: m.sa_refusal_own,
  sealedAlready: m.sa_refusal_sealed,
  notSealed: m.sa_refusal_not_sealed,
  sameSplit: m.sa_refusal_same,
  splitFixed: m.sa_refusal_fixed,
  agreedAlready: m.sa_refusal_agreed,
  finalCalled: m.sa_refusal_final,
  noFinal: m.sa_refusal_no_final,
  cardsSealed: m.sa_refusal_cards_sealed,
  cardsNotSealed: m.sa_refusal_cards_open
} as const satisfies Partial<Record<Kind, () => string>>;

/** Why a move is not allowed. */
export function refusal(refusal: Refusal, players: Players): string {
  switch (refusal.kind) {
    case 'rolledAlready':
      return m.sa_refusal_rolled({ cards: refusal.cards });
    case 'cardNotHeld':
      return m.sa_refusal_card({ value: refusal.value });
    case 'notInIt':
      return m.sa_refusal_not_in_it({ name: nameOf(players, refusal.seat) });
    case 'leastOne':
      return m.sa_refusal_least_one({ name: nameOf(players, refusal.seat) });
    case 'wrongSum':
      return m.sa_refusal_sum({ shared: refusal.shared, prize: refusal.prize });
    case 'tooMany':
      return m.sa_refusal_many({ players: refusal.players, prize: refusal.prize });
    case 'tooLow':
      return m.sa_refusal_low({ bid: refusal.bid, tankard: refusal.tankard });
    case 'notMember':
      return m.sa_refusal_not_member({ names: namesOf(players, refusal.members) });
    case 'notProposer':
      return m.sa_refusal_not_proposer({ name: nameOf(players, refusal.proposer) });
    case 'wrongMembers':
      return m.sa_refusal_members({ names: namesOf(players, refusal.members) });
    case 'notCaller':
      return m.sa_refusal_not_caller({ name: nameOf(players, refusal.caller) });
    default:
      return PLAIN[refusal.kind]();
  }
}
