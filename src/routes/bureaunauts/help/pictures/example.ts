/** What the pictures of the rules show. Made up: nothing of a game under way is in them. */
import { cellOf, verdictOf, type Cell, type Enemy, type Goal, type Rank, type Verdict } from '$lib/games/bureaunauts';

/**
 * The cell with this coordinate.
 *
 * @throws {RangeError} where the grid has none.
 */
export function at(name: string): Cell {
  const cell = cellOf(name);
  if (cell === null) throw new RangeError(`no cell ${name}`);
  return cell;
}

/** The systems of the small grid; E10 and D3 are the ones that matter. */
export const SYSTEMS: readonly Cell[] = ['A5', 'B8', 'C1', 'D3', 'E10', 'F6', 'G2', 'H8'].map(at);

/** A stack of Jellies on the small grid; `from` is where it drifted from, `isNew` what has just spawned. */
export interface Stack {
  readonly cell: Cell | null;
  readonly tokens: number;
  readonly from?: Cell;
  readonly isNew?: boolean;
}

/** Everything drifts down. (rules: Worked cases) */
export const DRIFTED: readonly Stack[] = [
  { cell: at('C3'), from: at('B3'), tokens: 1 },
  { cell: null, from: at('H3'), tokens: 1 },
  { cell: at('E10'), from: at('D10'), tokens: 2 }
];

/** Then four spawn. (rules: Worked cases) */
export const SPAWNED: readonly Stack[] = [
  { cell: at('C3'), tokens: 2, isNew: true },
  { cell: at('E10'), tokens: 2 },
  { cell: at('C4'), tokens: 1, isNew: true },
  { cell: at('H4'), tokens: 1, isNew: true },
  { cell: at('D3'), tokens: 2, isNew: true }
];

/** The level of the ship that attacks. */
export const SHIP_LEVEL = 3;

/** What it meets, each on its own. (rules: Worked cases) */
export const ENEMIES_MET: readonly Enemy[] = [
  { kind: 'jelly', level: 2, tokens: 2 },
  { kind: 'outpost', level: 3, tokens: 0 },
  { kind: 'swarm', level: 5, tokens: 2 }
];

/** Goals that follow each other at once, by rank. (rules: Worked cases) */
export const CASCADE: readonly { readonly rank: Rank; readonly goal: Goal }[] = [
  { rank: 0, goal: 'lawAndOrder' },
  { rank: 1, goal: 'relicHunter' },
  { rank: 2, goal: 'spaceship' }
];

/** Drawings of the vote, by the looks of whose card each department draws, and what they come to. */
export const DRAWINGS: readonly { readonly looks: readonly number[]; readonly verdict: Verdict['kind'] }[] = [
  [0, 1, 2, 1, 1],
  [0, 1, 3, 2, 3],
  [0, 2, 2, 3, 3]
].map((looks) => {
  const votes = [0, 1, 2, 3].map((look) => looks.filter((each) => each === look).length);
  return { looks, verdict: verdictOf(votes, [0, 0, 0, 0]).kind };
});
