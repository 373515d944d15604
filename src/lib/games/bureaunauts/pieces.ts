/** The things on the table and what they are called: cards, careers, phones, meetings. Imports nothing. */

/** The grid: rows A to H, columns 1 to 10. (rules: What is in the box) */
export const GRID = { rows: 8, columns: 10, cells: 80 } as const;

/** A place of the grid, row by row: 0 is A1, 9 is A10, 79 is H10. */
export type Cell = number;

/** What a card shows from behind, so that everybody knows the systems. (rules: What is in the box) */
export const BACKS = ['space', 'system'] as const;
export type Back = (typeof BACKS)[number];

/** Everything a card of the grid can show. A replacement has no effect. (rules: What is in the box) */
export const FACES = [
  'open',
  'photons2',
  'darkStar',
  'relic',
  'upgrade',
  'pirates',
  'empty',
  'photons3',
  'swarm',
  'outpost',
  'replacement'
] as const;
export type Face = (typeof FACES)[number];

/** A card as it lies on the grid; a null face is face down. */
export interface Card {
  readonly back: Back;
  readonly face: Face | null;
}

/** Where the Jellies drift. (rules: Jelly Activity) */
export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One of the 40 Jelly Activity cards: a direction, and six cells of which the first so many spawn. */
export interface JellyCard {
  readonly direction: Direction;
  readonly cells: readonly Cell[];
}

/** The kinds of Career Goals. (rules: Career goals) */
export const GOALS = ['spaceJelly', 'lawAndOrder', 'spaceship', 'relicHunter', 'underBudget'] as const;
export type Goal = (typeof GOALS)[number];

/** The five departments; the i-th one rewards the i-th kind of goal. (rules: Career goals) */
export const DEPARTMENTS = ['health', 'security', 'research', 'exploration', 'accounting'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** The ranks of a Career Plan, from the lowest; a rank is spoken of by its place here, 0 to 4. (rules: Set-up) */
export const RANKS = ['bureaunaut', 'assistantManager', 'manager', 'strategist', 'director'] as const;

/** A place in `RANKS`, 0 to 4. */
export type Rank = number;

/** What a ★★ player can announce. (rules: Actions) */
export const ACTIONS = ['upgrade', 'reassign', 'adjust', 'underBudget', 'repair', 'lunch'] as const;
export type Action = (typeof ACTIONS)[number];

/** What a Space Phone is set to: ★★ for an action, or the cell to move to. (rules: Filing) */
export type Phone = 'stars' | Cell;

/** What one can suggest at a Meeting; each beats the next, the last the first. (rules: Meetings) */
export const CHOICES = ['happyHour', 'golf', 'poker'] as const;
export type Choice = (typeof CHOICES)[number];

/** What ships can attack: the Jelly stack on a card, or what the card itself shows. (rules: Attack) */
export const ENEMIES = ['jelly', 'pirates', 'swarm', 'outpost'] as const;
export type EnemyKind = (typeof ENEMIES)[number];

/** One enemy on a card. Tokens on a Jelly Swarm are one enemy with it. (rules: Attack) */
export interface Enemy {
  readonly kind: EnemyKind;
  readonly level: number;
  /** Jelly tokens that go with it. */
  readonly tokens: number;
}

/** Where a ship is: on the Spacedock board, on the grid, or in the air between two cards. (rules: Movement) */
export type Berth =
  /** Ready for Deployment. */
  | { readonly kind: 'dock' }
  /** Needs Repair. */
  | { readonly kind: 'repair' }
  | { readonly kind: 'card'; readonly cell: Cell }
  /** Lifted off; `from` is null for a ship from the dock. */
  | { readonly kind: 'air'; readonly from: Cell | null; readonly to: Cell };
