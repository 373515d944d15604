/** What a game's screen is given, and nothing else: one person's view, and the two questions a screen may put. */
import type { Kinds, Mover } from '../kernel/game';
import type { Player } from './stage';

/** The props of a game's board. The same board draws the table view (an onlooker's) and a hand (a seat's). */
export interface BoardProps<K extends Kinds> {
  readonly view: K['view'];
  /** What the last move brought about, as the present viewer hears it. */
  readonly news: readonly K['news'][];
  readonly players: readonly Player[];
  /** Makes a move. Resolves once it is kept and shown, or was denied. */
  readonly play: (mover: Mover, move: K['move']) => Promise<void>;
  /** Why this move is not allowed now, or null. */
  readonly refusal: (mover: Mover, move: K['move']) => K['refusal'] | null;
}

/**
 * The props of a game's help, which opens over the table and over a hand alike. It is never given a hand: what it says
 * may be read by everybody.
 */
export interface HelpProps<K extends Kinds> {
  /** The onlooker's, even over a hand. */
  readonly view: K['view'];
  readonly close: () => void;
}
