/** What a hint of The Bucket King says, and how it is picked. */
import { fallsOf, type BucketKing } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';
import { listOf, nameOf } from '$lib/table/names';
import type { BucketKingReason, Hints } from '$lib/table/screens';
import { heldFor } from './private/picking';

export const hints: Hints<BucketKing> = {
  say({ move, why }, players) {
    const reasons = (why as readonly BucketKingReason[]).map((reason) => {
      switch (reason.kind) {
        case 'saves':
          return m.bk_hint_saves({ count: reason.buckets });
        case 'costs':
          return m.bk_hint_least();
        case 'nextLoses':
          return m.bk_hint_next({ name: nameOf(players, reason.seat), count: reason.buckets });
      }
    });
    switch (move.kind) {
      case 'build':
        return { title: m.bk_hint_build(), why: [m.bk_hint_build_why()] };
      case 'play': {
        const { suit } = move;
        return {
          title: m.bk_hint_play({ cards: listOf(move.values.map((value) => m.bk_hand_card({ suit, value }))) }),
          why: reasons
        };
      }
      case 'giveWay': {
        const [costs] = (why as readonly BucketKingReason[]).flatMap((reason) =>
          reason.kind === 'costs' ? [reason.buckets] : []
        );
        return costs === undefined ? null : { title: m.bk_hand_give_way({ count: costs }), why: reasons };
      }
      default:
        return null;
    }
  },
  pick(move, view, before) {
    const begun = before?.kind === 'trick' ? before : null;
    switch (move.kind) {
      case 'build':
        return { kind: 'build', pyramid: move.pyramid };
      case 'play':
        return { kind: 'trick', picked: heldFor(view.hand ?? [], move), way: begun?.way ?? null };
      case 'giveWay': {
        const seat = view.viewer;
        const falls = seat === 'onlooker' ? [] : fallsOf(view, seat);
        const at = falls.findIndex(({ bucket }) => bucket.row === move.row && bucket.place === move.place);
        return at < 0 ? before : { kind: 'trick', picked: begun?.picked ?? [], way: { at, keep: move.keep } };
      }
      default:
        return before;
    }
  }
};
