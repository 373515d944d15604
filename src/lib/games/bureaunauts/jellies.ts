/** Phase 1: Jellies drift, spawn and grow. (rules: Jelly Activity) */
import { JELLY_CARDS } from './jelly-cards';
import { CELLS, nextTo } from './grid';
import type { Cell, Direction, JellyCard } from './pieces';
import type { Drift, Spawn } from './news';
import type { Work } from './state';
import type { Board } from './types';

/** All Jelly tokens there are: a limit. (rules: What is in the box) */
export const JELLY_TOKENS = 20;

/** Where Jellies are, and how many tokens are left. */
export type Jellies = Pick<Board, 'jellies' | 'supply'>;

/**
 * Moves every stack by one card. Off the grid: back to the supply. A stack that arrives on a system grows by one, A1 to
 * H10, as long as there are tokens. (rules: Jelly Activity)
 */
export function drift(
  board: Jellies & Pick<Board, 'cards'>,
  direction: Direction
): Jellies & { readonly drifts: readonly Drift[] } {
  const jellies = CELLS.map(() => 0);
  const moved: { from: Cell; to: Cell | null; tokens: number }[] = [];
  let { supply } = board;
  for (const from of CELLS) {
    const tokens = board.jellies[from] ?? 0;
    if (tokens === 0) continue;
    const to = nextTo(from, direction);
    if (to === null) supply += tokens;
    else jellies[to] = tokens;
    moved.push({ from, to, tokens });
  }
  // All stacks go the same way, so their order from A1 to H10 is the same before and after.
  const drifts = moved.map(({ from, to, tokens }) => {
    const grows = to !== null && supply > 0 && board.cards[to]?.back === 'system';
    if (!grows) return { from, to, tokens, grew: 0 };
    supply -= 1;
    jellies[to] = tokens + 1;
    return { from, to, tokens, grew: 1 };
  });
  return { jellies, supply, drifts };
}

/** Puts one token on each of these cells, and one more on a system, as long as there are tokens. */
export function spawn(
  board: Jellies & Pick<Board, 'cards'>,
  cells: readonly Cell[]
): Jellies & { readonly spawns: readonly Spawn[] } {
  const jellies = [...board.jellies];
  let { supply } = board;
  const spawns = cells.map((cell) => {
    const placed = supply > 0 ? 1 : 0;
    const grew = supply > 1 && board.cards[cell]?.back === 'system' ? 1 : 0;
    supply -= placed + grew;
    jellies[cell] = (jellies[cell] ?? 0) + placed + grew;
    return { cell, placed, grew };
  });
  return { jellies, supply, spawns };
}

/** Turns a Jelly Activity card over; a used-up deck is shuffled again. (rules: Jelly Activity) */
export function jellyActivity(work: Work): void {
  const { state, news, random } = work;
  if (state.jellyDeck.length === 0) {
    state.jellyDeck = random.shuffle(state.jellyUsed);
    state.jellyUsed = [];
    news.push({ kind: 'jellyCardsShuffled', cards: state.jellyDeck.length });
  }
  const card = state.jellyDeck[state.jellyDeck.length - 1] ?? 0;
  state.jellyDeck = state.jellyDeck.slice(0, -1);
  state.jellyUsed = [...state.jellyUsed, card];
  const { direction, cells } = JELLY_CARDS[card] as JellyCard;
  const drifted = drift(state, direction);
  state.jellies = drifted.jellies;
  state.supply = drifted.supply;
  news.push({ kind: 'jelliesDrifted', card, direction, drifts: drifted.drifts });
  const spawned = spawn(state, cells.slice(0, state.seats));
  state.jellies = spawned.jellies;
  state.supply = spawned.supply;
  news.push({ kind: 'jelliesSpawned', spawns: spawned.spawns });
}
