/** A hand of Bureaunauts in a test: drawn from a real state, and what it plays is really played. */
import { render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import {
  bureaunauts,
  type Bureaunauts,
  type Goal,
  type Move,
  type Mover,
  type Seat
} from '../../src/lib/games/bureaunauts';
import { resumed, type Sketch, type tableOf } from '../../src/lib/games/bureaunauts/testing';
import type { BoardProps } from '../../src/lib/table/board';
import { attempt } from '../../src/lib/kernel/attempt';
import type { Game } from '../../src/lib/kernel/game';
import { randomFor } from '../../src/lib/kernel/random';
import { players } from '../../src/routes/bureaunauts/testing';
import PrivateBoard from '../../src/routes/bureaunauts/private/PrivateBoard.svelte';

type State = ReturnType<typeof tableOf>;

const game = bureaunauts as unknown as Game<Omit<Bureaunauts, 'state'> & { readonly state: State }>;

/** A plan whose first two goals are completed in most of these tests. */
export const PLAN: readonly Goal[] = ['lawAndOrder', 'relicHunter', 'spaceJelly', 'spaceship', 'underBudget'];

/** Three players: Anna is to move, on D5 with a ship of level 2 and three photons; pirates are on C3. */
export function sketch(over: Partial<Sketch> & { readonly anna?: Sketch['careers'][number] } = {}): Sketch {
  const { anna, ...rest } = over;
  return {
    careers: [
      { ship: 'D5', level: 2, jellyTrack: 2, relics: 2, pirates: 1, completed: 2, plan: PLAN, ...anna },
      { ship: 'B4', level: 3, plan: PLAN },
      { plan: PLAN }
    ],
    cards: { C3: 'up:pirates', F6: 'system', G7: 'up:outpost', A7: 'up:photons2' },
    jellies: { E4: 1 },
    ...rest
  };
}

/** The state of a sketch once somebody is asked. */
export function stateOf(over: Parameters<typeof sketch>[0] = {}): State {
  return resumed(sketch(over)).state;
}

/** What a seat sees of it, behind the curtain. */
export function show(state: State, seat: Seat = 0, canHold = false) {
  let now = state;
  let moves = 0;
  const play = vi.fn<(mover: Mover, move: Move) => Promise<void>>();
  const propsFor = (): BoardProps<Bureaunauts> => {
    const view = bureaunauts.view(now, seat);
    return {
      view,
      news: [],
      players: players.slice(0, view.seats),
      play,
      canHold,
      refusal: (mover, move) => bureaunauts.refuse(view, mover, move)
    };
  };
  const { container, rerender } = render(PrivateBoard, {
    ...propsFor(),
    ondraft: (_: unknown, draft: Bureaunauts['draft'] | null) => void rerender({ draft })
  });
  play.mockImplementation(async (mover, move) => {
    moves += 1;
    const tried = attempt(game, now, mover, move, randomFor('c0ffee'.padEnd(32, '2'), moves));
    if (!tried.ok) throw new Error(JSON.stringify(tried.denial));
    now = tried.played.state;
    await rerender(propsFor());
  });
  return { play, container, user: userEvent.setup(), view: () => bureaunauts.view(now, seat) };
}
