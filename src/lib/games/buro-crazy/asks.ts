/** Who is asked for what. The same for everybody, and made ready once, as it is asked for all the time. */
import type { Ask, Mover, Seat } from '../../kernel/game';
import { isEmptyHanded } from './duel';
import { SEATS } from './options';
import { SIDES } from './pieces';
import type { State } from './state';

const ALL = Array.from({ length: SEATS.max }, (_, seat) => seat);
const NOBODY: readonly Seat[] = [];
const NOTHING: readonly Ask[] = [];
const NEXT_DUEL: readonly Ask[] = [forTable('nextDuel')];
const TURN_PILE: readonly Ask[] = [forTable('turnPile')];

function forTable(kind: string): Ask {
  return { kind, by: ['table'], from: 'table', sealed: false, optional: false };
}

function stake(...by: readonly Mover[]): Ask {
  return { kind: 'stake', by, from: 'hand', sealed: true, optional: false };
}

function reopen(seat: Seat): Ask {
  return { kind: 'reopen', by: [seat], from: 'hand', sealed: false, optional: true };
}

/** By who still has to choose, then by who else has to, or has sealed (the last: nobody has). */
const ONE_LEFT = ALL.map((seat) => [...ALL.map((sealed) => [stake(seat), reopen(sealed)]), [stake(seat)]]);
const BOTH_LEFT = ALL.map((left) => ALL.map((right) => [stake(left, right)]));
const ONE_DONE = ALL.map((seat): readonly Seat[] => [seat]);

/** Who has sealed a stake while the other still chooses. */
export function doneIn(state: State): readonly Seat[] {
  if (state.phase !== 'stakes' || state.duel === null) return NOBODY;
  const at = state.stakes.findIndex((sealed) => sealed !== null);
  const side = SIDES[at];
  return side === undefined ? NOBODY : (ONE_DONE[state.duel[side]] ?? NOBODY);
}

/** What is asked now. Who has no card is not asked for a stake. */
export function asksIn(state: State, done: readonly Seat[]): readonly Ask[] {
  switch (state.phase) {
    case 'stakes':
      return stakeAsks(state, done[0]);
    case 'revealed':
      return NEXT_DUEL;
    case 'piles':
      return TURN_PILE;
    case 'over':
      return NOTHING;
  }
}

function stakeAsks({ duel, hands }: State, sealed: Seat | undefined): readonly Ask[] {
  if (duel === null) return NOTHING;
  const { left, right } = duel;
  if (sealed !== undefined) return ONE_LEFT[sealed === left ? right : left]?.[sealed] ?? NOTHING;
  if (isEmptyHanded(hands, left)) return ONE_LEFT[right]?.[SEATS.max] ?? NOTHING;
  if (isEmptyHanded(hands, right)) return ONE_LEFT[left]?.[SEATS.max] ?? NOTHING;
  return BOTH_LEFT[left]?.[right] ?? NOTHING;
}
