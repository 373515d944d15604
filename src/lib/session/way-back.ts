/** The way back of one table: which of its moves can be undone. It plays them again, so it knows every earlier truth. */
import type { Game, Kinds } from '../kernel/game';
import { randomFor } from '../kernel/random';
import type { Turn } from '../saves/saves';
import type { Keeper } from './store.svelte';
import { freshSeed } from './seed';
import type { Story } from './log.svelte';
import { revealsNothing, stepsBack, type StepBack, type Told, type UndoState } from './undo';

/** Judges what can be taken back. The table alone has one. */
export class WayBack<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #keeper: Keeper<K>;
  readonly #story: Story<K>;
  /** Did this turn show something hidden? A turn never changes, and is judged once. */
  readonly #shown = new WeakMap<Turn, boolean>();

  constructor(game: Game<K>, keeper: Keeper<K>, story: Story<K>) {
    this.#game = game;
    this.#keeper = keeper;
    this.#story = story;
  }

  /** What can be taken back now. Once the game is over its secrets may be read, and nothing can. */
  steps(isOver: boolean): UndoState {
    if (isOver) return { steps: [], end: 'over' };
    const { settings, moves } = this.#keeper;
    return stepsBack(this.#told(), moves, settings.peeks ?? [], (told) => this.#shows(told));
  }

  /** The truth this step leads back to. Secret. */
  before({ from }: StepBack): K['state'] | null {
    return this.#story.journal.stateAt(from - 1);
  }

  /** The moves that stand, the last one first. */
  *#told(): Generator<Told<K>> {
    const { standing, journal } = this.#story;
    for (const turn of standing.toReversed()) {
      yield { turn, before: journal.stateAt(turn.n - 1), after: journal.stateAt(turn.n) };
    }
  }

  #shows({ turn, before, after }: Told<K>): boolean {
    const { entry, news } = turn;
    if (entry.kind === 'undo' || before === null || after === null) return true;
    const known = this.#shown.get(turn);
    if (known !== undefined) return known;
    const random = randomFor(freshSeed(), 0);
    const shows = !revealsNothing(this.#game, before, entry.mover, entry.move, { state: after, news }, random);
    this.#shown.set(turn, shows);
    return shows;
  }
}
