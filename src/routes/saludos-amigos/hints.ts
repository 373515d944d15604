/** What a hint of Saludos Amigos! says, and how it is picked. */
import { valueOf, type SaludosAmigos } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import type { Hints, SaludosAmigosReason } from '$lib/table/screens';
import { heldFor } from './private/picking';

export const hints: Hints<SaludosAmigos> = {
  say({ move, why }) {
    switch (move.kind) {
      case 'sealCards': {
        const { values } = move;
        return {
          title: values.length === 0 ? m.sa_seal_none() : m.sa_seal({ count: values.length, value: valueOf(values) }),
          why: (why as readonly SaludosAmigosReason[]).flatMap((reason) => {
            switch (reason.kind) {
              case 'fairShare':
                return [];
              case 'ahead':
                return [
                  reason.by > 0
                    ? m.sa_hint_ahead({ by: reason.by })
                    : reason.by < 0
                      ? m.sa_hint_behind({ by: -reason.by })
                      : m.sa_hint_even()
                ];
              case 'looks':
                return [{ safe: m.sa_hint_safe, open: m.sa_hint_open, lost: m.sa_hint_lost }[reason.as]()];
            }
          })
        };
      }
      case 'push':
        return { title: m.sa_push_card({ value: move.value }), why: [m.sa_hint_lowest()] };
      case 'discard':
        return { title: m.sa_give_card({ value: move.value }), why: [m.sa_hint_lowest()] };
      default:
        return null;
    }
  },
  pick(move, view, before) {
    const at = heldFor(view.hand ?? [], move);
    const split = before?.kind === 'cards' ? before.split : null;
    switch (move.kind) {
      case 'sealCards':
        return at.length === 0 && split === null ? null : { kind: 'cards', picked: at, split };
      case 'push':
      case 'discard': {
        const [first] = at;
        return first === undefined ? before : { kind: 'card', at: first };
      }
      default:
        return before;
    }
  }
};
