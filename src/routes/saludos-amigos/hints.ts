/** What a hint of Saludos Amigos! says, and how it is picked. At the table it knows what lies open, and nobody's hand. */
import { membersOf, millionsOf, valueOf, type SaludosAmigos, type Seat } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import type { Hints, SaludosAmigosReason } from '$lib/table/screens';
import { nameOf, sharesOf } from './names';
import { counterTo } from './offering';
import { heldFor } from './private/picking';

type By = (inputs: { readonly by: number }) => string;

/** By how much a side is ahead, in the words for that; below 0: behind. */
function lead(by: number, ahead: By, behind: By, even: () => string): string {
  if (by === 0) return even();
  return by > 0 ? ahead({ by }) : behind({ by: -by });
}

/** Is one side so far ahead that nothing else has to be said of how it looks? */
function isClear(reasons: readonly SaludosAmigosReason[]): boolean {
  const isOpen = reasons.some((reason) => reason.kind === 'looks' && reason.as === 'open');
  return isOpen && reasons.some((reason) => reason.kind === 'ahead' && Math.abs(reason.by) > 4);
}

/** What a hand is told of a reason. */
function inHand(reason: SaludosAmigosReason): readonly string[] {
  switch (reason.kind) {
    case 'fairShare':
    case 'rolled':
      return [];
    case 'ahead':
      return [lead(reason.by, m.sa_hint_ahead, m.sa_hint_behind, m.sa_hint_even)];
    case 'looks':
      return [{ safe: m.sa_hint_safe, open: m.sa_hint_open, lost: m.sa_hint_lost }[reason.as]()];
  }
}

/** What is told of a reason in sight of all; `isAgain`: to roll again. */
function atTable(reason: SaludosAmigosReason, isAgain: boolean): readonly string[] {
  switch (reason.kind) {
    case 'fairShare':
      return [m.sa_hint_worth({ millions: m.sa_millions({ count: reason.millions }) })];
    case 'rolled':
      return [
        isAgain
          ? m.sa_hint_weak({ die: reason.die, cards: m.sa_cards_count({ count: reason.cards }) })
          : m.sa_hint_dear()
      ];
    case 'ahead':
      return [lead(reason.by, m.sa_hint_seems_ahead, m.sa_hint_seems_behind, m.sa_hint_seems_even)];
    case 'looks':
      return [];
  }
}

const plateOf = (seat: Seat): string => `[data-actor="plate:${String(seat)}"]`;

export const hints: Hints<SaludosAmigos> = {
  say({ move, why }, players, view, seat) {
    const reasons = why as readonly SaludosAmigosReason[];
    const open = reasons.flatMap((reason) => atTable(reason, move.kind === 'rollAgain'));
    switch (move.kind) {
      case 'sealCards': {
        const { values } = move;
        return {
          title: values.length === 0 ? m.sa_seal_none() : m.sa_seal({ count: values.length, value: valueOf(values) }),
          why: reasons.filter(({ kind }) => kind !== 'looks' || !isClear(reasons)).flatMap(inHand)
        };
      }
      case 'push':
        return { title: m.sa_push_card({ value: move.value }), why: [m.sa_hint_lowest()] };
      case 'discard':
        return { title: m.sa_give_card({ value: move.value }), why: [m.sa_hint_lowest()] };
      case 'rollAgain':
        return { title: m.sa_again(), why: open };
      case 'stand':
        return { title: m.sa_hint_stand(), why: open };
      case 'offer':
        return { title: m.sa_hint_offer(), why: [`${sharesOf(players, move.shares)}.`, m.sa_hint_rest()] };
      case 'seal': {
        const offer = view.offers.find(({ id }) => id === move.offer);
        if (offer === undefined) return null;
        const brings = m.sa_hint_brings({ millions: m.sa_millions({ count: millionsOf(offer.shares, seat) }) });
        return { title: m.sa_hint_join({ name: nameOf(players, offer.proposer) }), why: [brings, ...open] };
      }
      case 'nothingMore':
        return { title: m.sa_hint_quiet(), why: [m.sa_hint_no_coalition()] };
      case 'call':
        return { title: m.sa_hint_call(), why: open };
      case 'noSession':
        return { title: m.sa_no_session(), why: open };
      case 'attend':
        return { title: m.sa_attend(), why: open };
      case 'stayAway':
        return { title: m.sa_stay_away(), why: open };
      case 'finalSplit':
        return { title: m.sa_hint_final(), why: [`${sharesOf(players, move.shares)}.`] };
      default:
        return null;
    }
  },
  pick(move, view, before, seat) {
    const split = before?.kind === 'cards' ? before.split : null;
    switch (move.kind) {
      case 'sealCards': {
        const at = heldFor(view.hand ?? [], move);
        return at.length === 0 && split === null ? null : { kind: 'cards', picked: at, split };
      }
      case 'push':
      case 'discard': {
        const [first] = heldFor(view.hand ?? [], move);
        return first === undefined ? before : { kind: 'card', at: first };
      }
      case 'offer':
        return counterTo({ proposer: seat, shares: move.shares });
      case 'finalSplit':
        return {
          kind: 'splits',
          coalition: before?.kind === 'splits' ? before.coalition : null,
          opposition: move.shares
        };
      default:
        return before;
    }
  },
  at(move, seat) {
    switch (move.kind) {
      case 'rollAgain':
        return `${plateOf(seat)} .again`;
      case 'stand':
        return `${plateOf(seat)} .stay`;
      case 'offer':
        return membersOf(move.shares).map(plateOf).join();
      case 'seal':
        return `[data-actor="offer:${String(move.offer)}"]`;
      case 'call':
        return `${plateOf(seat)} .call`;
      case 'noSession':
        return '[data-aloud]';
      default:
        return plateOf(seat);
    }
  }
};
