/** What a game's screen is given, and nothing else: one person's view, and the two questions a screen may put. */
import type { Remarked } from '../bots/mind';
import type { BaseView, Kinds, Mover, Seat } from '../kernel/game';
import type { Guide } from '../settings/guides.svelte';
import type { GuideTips } from './guide';
import type { Act, Actor, Ghost } from './show/scene';
import type { Player } from './stage';

/** The table's clock, as a board shows it. Everybody may stop it. */
export interface Clock {
  /** Milliseconds left; null where none have gone by. */
  readonly left: number | null;
  /** Somebody has stopped it, or it waits since the game was taken up again. */
  readonly isStopped: boolean;
  stop(): void;
  go(): void;
  /** Runs from `allowed` milliseconds down, as long as it is shown; `onup` when none are left. Returns how to hold it. */
  run(allowed: number, onup: () => void): () => void;
}

/** What computers say where people talk with them: in sight of all, binding nobody, and never stored. */
export interface Answering<K extends Kinds> {
  /** To what lies open, one of each computer at most. */
  readonly remarks: readonly Remarked[];
  /** What this computer would take, the best first; the same however often it is asked. */
  ask(seat: Seat): Promise<readonly K['move'][]>;
  /** Somebody reads what it said: computers move once what is returned is called. */
  wait(): () => void;
}

export type { Remarked };

/** What one tap says for several players. */
export interface Said<K extends Kinds> {
  /** Tells it from what else could be said. */
  readonly kind: string;
  /** In a sentence, for who hears it only. */
  readonly words: string;
  /** In turn order, each its own player's. */
  readonly moves: readonly { readonly mover: Mover; readonly move: K['move'] }[];
  /** Anybody can object to it for so many seconds, or longer where the table wants that; 0: not at all. */
  readonly least: number;
}

/** The show, as a board knows it: the view it is given is what to draw meanwhile. */
export interface Staging<K extends Kinds = Kinds> {
  /** Nothing is playing. */
  readonly isOver: boolean;
  /** What was told last, with the scene that is playing, or all at once. */
  readonly said: readonly K['news'][];
  /** How many steps have come after the first of a scene that the board shows itself; Infinity where none is playing. */
  readonly step: number;
  /** What is there for the scene only; the board's layer of actors draws it. */
  readonly ghosts: readonly Ghost[];
  /** The number this actor shows now: `value`, where the scene says nothing else. */
  count(who: Actor, value: number): number;
  /** Shows what lies open once more. */
  again(): void;
  /** Shows how the end of the game comes, where it has just come. */
  arrive(act: Act): void;
}

/** The props of a game's board. The same board draws the table view (an onlooker's) and a hand (a seat's). */
export interface BoardProps<K extends Kinds> {
  readonly view: K['view'];
  /**
   * On the table: what the last move brought about, for as long as nothing has covered the table since. In a hand: what
   * happened since its owner last moved, as they hear it.
   */
  readonly news: readonly K['news'][];
  readonly players: readonly Player[];
  /** Makes a move. Resolves once it is kept and shown, or was denied. */
  readonly play: (mover: Mover, move: K['move']) => Promise<void>;
  /** Says something for several players by one tap; none in a hand, and none while the table looks back. */
  readonly aloud?: {
    /** What anybody can object to now: whatever else is pressed ends it, and nothing was said. */
    readonly said: Said<K> | null;
    lasts(said: Said<K>): number;
    say(said: Said<K>): void;
  } | null;
  /** Why this move is not allowed now, or null. */
  readonly refusal: (mover: Mover, move: K['move']) => K['refusal'] | null;
  /**
   * In a hand: what its owner has begun to choose and not done, as they left it; null for nothing. The board shows it, and
   * says by `ondraft` when it changes: so it outlives the curtain. On the table: what was begun in sight of all.
   */
  readonly draft?: K['draft'] | null;
  /** In a hand: can what is picked be sealed by holding it? Not where a hand lies face down, nor where nobody can hold. */
  readonly canHold?: boolean;
  /** On the table: in so many ms it goes on by itself; null while it does not. */
  readonly comes?: number | null;
  /** Keeps what this seat, or the table, has begun, in memory alone; null for nothing any more. */
  readonly ondraft?: (mover: Mover, draft: K['draft'] | null) => void;
  /** To whom the tablet would go if this were asked; none in a hand, and none while the table looks back. */
  readonly goesTo?: (view: BaseView) => Seat | null;
  /** In a hand: the move a hint names, for as long as the hint is open. The board marks what belongs to it. */
  readonly advised?: K['move'] | null;
  /** Opens the hand of whoever plays alone with computers; none where others play, in a hand, and while the table looks back. */
  readonly onhand?: { readonly seat: Seat; open(): void } | null;
  /** The table's clock, for a game that plays against time; none in a hand, and none while the table looks back. */
  readonly clock?: Clock | null;
  /** None where no computers play, in a hand, and while the table looks back. */
  readonly answering?: Answering<K> | null;
  /** None in a hand, and none while the table looks back. */
  readonly show?: Staging<K> | null;
  /** Has the game only just been opened? What is not to be seen yet waits until its first picture stands. */
  readonly isOpening?: boolean | undefined;
  /** How many entries the log has, for the first-game guide; none where it does not speak: in the past, on half a tablet. */
  readonly turn?: number;
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

/** The props of what a game shows of one seat once it is over: its part of the table, a hand, a sealed choice, at one moment. */
export interface SecretsProps<K extends Kinds> {
  /** The seat's own. */
  readonly view: K['view'];
  readonly seat: Seat;
  readonly players: readonly Player[];
}

/** What the end of a game is given, which stands where the board was. */
export interface EndProps<K extends Kinds> {
  /** The onlooker's. */
  readonly view: K['view'];
  /** Is this the table as it is now? Looking back at the last turn there is nothing to press. */
  readonly isNow: boolean;
  /** How the game went is asked for. */
  readonly onafter: () => void;
  /** None while the table looks back. */
  readonly show: Pick<Staging, 'arrive' | 'isOver' | 'step'> | null;
}

/** What the page on how a game went is given. */
export interface AfterProps {
  readonly onclose: () => void;
}

/** What the bubble of the first-game guide is given: on `board`, what the present viewer sees and heard, and in which turn. */
export interface GuideProps<K extends Kinds> {
  readonly guide: Guide;
  readonly tips: GuideTips<K>;
  /** What was explained in its turn stays until that is over. */
  readonly board: Pick<BoardProps<K>, 'view' | 'news' | 'players' | 'draft' | 'turn' | 'show'>;
}
