/**
 * A game being played on this device. It alone holds the state and the journal, and it never hands them out: what
 * comes out of it is what the whole table may see, and what the one seat may see that has the tablet in hand.
 */
import { flushSync } from 'svelte';
import { attempt, type Denial } from '../kernel/attempt';
import { asksOf, judgeOf, type Game, type Kinds, type Mover, type Seat, type Viewer } from '../kernel/game';
import type { Journal } from '../kernel/journal';
import { randomFor } from '../kernel/random';
import { isSame } from '../saves/same';
import type { Save } from '../saves/saves';
import { isolated } from '../ui/lists';
import { Drafts } from './drafts.svelte';
import { guard, warningFor } from './guard';
import { Keeper, type Found } from './store.svelte';
import type { Hold } from './lock';
import { handAsk, nextSeat, pairOf, wayOn } from './handover';
import { peeksOf, UNOPENED, withPeeks, type Peeks } from './peeks';
import { arrowTo, turnFor, type Quarter } from '../table/places';
import type { Keeping, Player, Privacy, Stage, TableSettings } from '../table/stage';
import { Story, type LogEntry } from './log.svelte';
import type { StepBack, UndoState } from './undo';
import { WayBack } from './way-back';

export type { LogEntry } from './log.svelte';
export type { Peeks } from './peeks';

/** What a table is made from. */
export interface Opened<K extends Kinds> extends Found {
  readonly game: Game<K>;
  readonly options: K['options'];
  readonly state: K['state'];
  readonly journal: Journal<K>;
}

/** An earlier table, as everybody saw it. */
export interface Past<K extends Kinds> {
  readonly n: number;
  readonly view: K['view'];
  readonly news: readonly K['news'][];
}

/** The curtain is about to fall by itself: seconds left, of how many since it was said. */
export interface Falling {
  readonly left: number;
  readonly of: number;
}

const NOT_NOW = { kind: 'notAsked' } as const;
const AT_TABLE: Stage = { kind: 'table' };
const NO_NEWS: readonly never[] = [];

/** The table: whose turn it is, what is on the screen and to whom, and the one way to make a move. */
export class Table<K extends Kinds> {
  readonly id: string;
  /** Their names as they are shown: isolated, so that one from right to left turns nothing round. */
  readonly players: readonly Player[];
  readonly options: K['options'];

  readonly game: Game<K>;
  readonly #keeper: Keeper<K>;
  readonly #story: Story<K>;
  readonly #back: WayBack<K>;
  readonly #drafts: Drafts<K>;
  #state: K['state'] = $state.raw() as K['state'];
  #stage: Stage = $state.raw(AT_TABLE);
  #isResumed = $state.raw(false);
  /** The last move was made in sight of this table view, and nothing has covered it since. */
  #isFresh = $state.raw(false);
  #falls: Falling | null = $state.raw(null);
  /** The seat that had the tablet last. */
  #holder: Seat | null = $state.raw(null);

  #viewer: Viewer = $derived(this.#stage.kind === 'hand' ? this.#stage.seat : 'onlooker');
  #open: K['view'] = $derived.by(() => this.game.view(this.#state, 'onlooker'));
  #view: K['view'] = $derived.by(() =>
    this.#viewer === 'onlooker' ? this.#open : this.game.view(this.#state, this.#viewer)
  );
  #news: readonly K['news'][] = $derived.by(() => this.#newsNow());
  #undoState: UndoState = $derived.by(() => this.#back.steps(this.#open.outcome !== null));

  /** Made by `openTable` alone; starts at the table, never in a hand. */
  constructor({ game, options, state, journal, ...found }: Opened<K>, held: Hold | null) {
    this.game = game;
    this.options = options;
    this.id = found.save.summary.id;
    this.players = found.save.summary.players.map(({ name, look }) => ({ name: isolated(name), look }));
    this.#keeper = new Keeper(game, found, held, () => (this.#stage = AT_TABLE));
    this.#story = new Story(game, journal, this.#keeper);
    this.#back = new WayBack(game, this.#keeper, this.#story);
    this.#drafts = new Drafts(game);
    this.#stand(found.save, state);
  }

  /** What belongs to the table and not to the rules. */
  get settings(): TableSettings {
    return this.#keeper.settings;
  }

  /** What is on the screen, and to whom. */
  get stage(): Stage {
    return this.#stage;
  }

  /** Will the curtain fall by itself soon over what is open? Null as long as it will not. */
  get falls(): Falling | null {
    return this.#falls;
  }

  /** What the present viewer may know: the seat's in hand, else what the whole table may see. */
  get view(): K['view'] {
    return this.#view;
  }

  /** What the whole table may see, whoever has the tablet. */
  get onlooker(): K['view'] {
    return this.#open;
  }

  /**
   * On the table: what the last move brought about, until the table was covered once. In hand: what happened since this
   * seat last moved, as it hears it.
   */
  get news(): readonly K['news'][] {
    return this.#news;
  }

  /** What the whole table has heard so far. */
  get log(): readonly LogEntry<K>[] {
    return this.#story.log;
  }

  /** After how many turns the game went on from where its file says, though its moves do not lead there; null: never. */
  get mendedAt(): number | null {
    return this.#keeper.summary.mendedAt ?? null;
  }

  /**
   * In hand: what happened since this seat last moved, that move included. At a table that was taken up again: how the
   * last turn went.
   */
  get recap(): readonly K['news'][] {
    if (this.#stage.kind === 'hand') return this.#story.since(this.#stage.seat);
    return this.#isResumed ? this.#story.heard(this.#story.standing.at(-1)?.news ?? [], 'onlooker') : NO_NEWS;
  }

  /** Who takes the tablet next; null when nobody has to. */
  get next(): Seat | null {
    return this.#keeper.keeping.kind === 'elsewhere' ? null : nextSeat(this.#open, this.#holder);
  }

  /** The two who could choose face to face now; null when there is no such choice. */
  get pair(): readonly [Seat, Seat] | null {
    return this.#keeper.mayWrite ? (pairOf(this.#open)?.seats ?? null) : null;
  }

  /** Where the game is kept. */
  get keeping(): Keeping {
    return this.#keeper.keeping;
  }

  /** A move is being stored. */
  get isBusy(): boolean {
    return this.#keeper.isBusy;
  }

  /** Which moves may be taken back? Takes its time: it plays the last moves again. */
  get undoState(): UndoState {
    return this.#undoState;
  }

  /** How often this seat's hand was opened since its last move. */
  peeks(seat: Seat): Peeks {
    return peeksOf(this.#keeper.settings, seat);
  }

  /** Where the arrow to this seat points, in eighths of a turn clockwise from straight down. */
  arrow(seat: Seat): number | null {
    return arrowTo(this.settings, seat, this.#holder);
  }

  /** How the screen is turned behind this seat's curtain. */
  turn(seat: Seat): Quarter {
    return turnFor(this.settings, seat);
  }

  /** Hands the tablet to a seat: the curtain falls. A table that plays openly has none. */
  pass(seat: Seat): void {
    if (!this.#keeper.mayWrite || this.players[seat] === undefined) return;
    this.#cover({ kind: 'curtain', seat, ask: handAsk(this.#open, seat) });
    if (this.settings.privacy === 'openTable') this.open();
  }

  /** The tablet lies between the two who choose at the same time, each half behind its curtain. */
  face(): void {
    const pair = this.#keeper.mayWrite ? pairOf(this.#open) : null;
    if (pair === null) return;
    this.#cover({ kind: 'facing', ...pair, open: this.settings.privacy === 'openTable' ? pair.seats : [] });
  }

  /** The seat at the curtain has opened it. Between two, `half` says which of them. */
  open(half?: Seat): void {
    const stage = this.#stage;
    if (stage.kind === 'curtain') {
      this.#looked(stage.seat);
      this.#holder = stage.seat;
      this.#stage = { kind: 'hand', seat: stage.seat };
    } else if (stage.kind === 'facing' && half !== undefined && stage.seats.includes(half)) {
      if (stage.open.includes(half) || this.#open.done.includes(half)) return;
      this.#looked(half);
      this.#stage = { ...stage, open: [...stage.open, half] };
    }
  }

  /** The hands go, the curtain stands. */
  hide(): void {
    const stage = this.#stage;
    if (this.settings.privacy === 'openTable') return;
    if (stage.kind === 'facing' && stage.open.length > 0) this.#stage = { ...stage, open: [] };
    if (stage.kind !== 'hand') return;
    this.#stage = { kind: 'curtain', seat: stage.seat, ask: handAsk(this.#open, stage.seat) };
  }

  /** Back to what everybody may see. */
  toTable(): void {
    this.#stage = AT_TABLE;
  }

  /** What a seat sees whose half is open, face to face; null for everybody else. */
  sight(seat: Seat): K['view'] | null {
    return this.#stage.kind === 'facing' && this.#isOpen(seat) ? this.game.view(this.#state, seat) : null;
  }

  /**
   * What this seat has begun to choose and not done, while its hand is open; null for nothing, and for everybody else. For
   * the table: what was begun in sight of all, while they see it.
   */
  draft(mover: Mover): K['draft'] | null {
    return this.#isOpen(mover) ? this.#drafts.of(mover) : null;
  }

  /** Keeps what was begun in the open hand of this seat, or in sight of all, in memory alone; null for nothing any more. */
  begin(mover: Mover, draft: K['draft'] | null): void {
    if (this.#isOpen(mover)) this.#drafts.keep(mover, draft, this.#state);
  }

  /** Changes how the table guards hands. A table that will play openly is first seen by everybody. */
  setPrivacy(privacy: Privacy): void {
    void this.#keeper.set({ privacy });
    if (privacy === 'openTable') this.#stage = AT_TABLE;
  }

  /** Changes what else belongs to the table. */
  set(change: Partial<Pick<TableSettings, 'lying' | 'curtainAfter' | 'clock' | 'guides'>>): void {
    void this.#keeper.set(change);
  }

  /**
   * Makes a move. It is shown once it is stored; where storing fails the game goes on in memory, and says so. Returns why
   * not, or null once it is done.
   */
  async play(mover: Mover, move: K['move']): Promise<Denial<K> | null> {
    const judge = this.#judge(mover);
    if (this.isBusy || !this.#keeper.mayWrite || judge === null) return NOT_NOW;
    const moves = this.#keeper.moves + 1;
    const random = randomFor(this.#keeper.standing.seed, moves);
    const tried = attempt(this.game, this.#state, mover, move, random, judge);
    if (!tried.ok) return tried.denial;
    const { state, news } = tried.played;
    const asked = this.#open;
    const kept = await this.#keeper.keep(
      { entry: { kind: 'move', mover, move }, news, chance: random.draws > 0 },
      state,
      moves,
      () => {
        this.#story.journal.append({ kind: 'move', mover, move }, state);
        this.#state = state;
        this.#drafts.heed(state);
        this.#isResumed = false;
        this.#isFresh = true;
        if (mover !== 'table') this.#holder = mover;
        this.#stage = this.#stageAfter(mover, asked);
      },
      // Whoever has moved had a reason to look.
      (now) => (mover === 'table' ? now : { ...now, peeks: withPeeks(now, this.players.length, mover, UNOPENED) })
    );
    return kept ? null : NOT_NOW;
  }

  /** Why this move is not allowed now, or null. Judged from what the present viewer may know. */
  refusal(mover: Mover, move: K['move']): K['refusal'] | null {
    const judge = this.#judge(mover);
    return judge === null ? null : this.game.refuse(this.#seen(judge), mover, move);
  }

  /** The moves this mover may make, as far as the present viewer may know them. */
  moves(mover: Mover): readonly K['move'][] {
    const judge = this.#judge(mover);
    return judge === null ? [] : this.game.moves(this.#seen(judge), mover);
  }

  /** Takes moves back. What needs consent is taken back only once every seat has agreed. */
  async undo(step: StepBack | undefined = this.undoState.steps[0], agreed: readonly Seat[] = []): Promise<void> {
    const known = this.undoState.steps.find(({ to }) => to === step?.to);
    if (known === undefined || this.isBusy || !this.#keeper.mayWrite) return;
    if (known.kind === 'consent' && this.players.some((_, seat) => !agreed.includes(seat))) return;
    const before = this.#back.before(known);
    if (before === null) return;
    const gone = this.#story.standing.slice(known.to).map(({ n }) => n);
    const entry = { kind: 'undo', to: known.to } as const;
    const kept = await this.#keeper.keep({ entry, news: [], chance: false }, before, known.to, () => {
      this.#story.journal.append(entry);
      this.#state = before;
      this.#heed(gone.toReversed());
      this.#drafts.heed(before);
      this.#stage = AT_TABLE;
      this.#isResumed = false;
      this.#isFresh = false;
    });
    if (!kept) this.#stage = AT_TABLE;
  }

  /** The table as everybody saw it after the n-th turn (0: the set-up); null where it can't be told any more. */
  past(n: number): Past<K> | null {
    const state = this.#story.journal.stateAt(n);
    return state === null
      ? null
      : { n, view: this.game.view(state, 'onlooker'), news: this.#story.newsOf(n, 'onlooker') };
  }

  /** What a seat saw after the n-th turn. Opened once the game is over, and not a move before; null until then. */
  secret(n: number, seat: Seat): K['view'] | null {
    const state = this.#open.outcome === null ? null : this.#story.journal.stateAt(n);
    return state === null ? null : this.game.view(state, seat);
  }

  /** The first turn whose table can be seen again. */
  get earliest(): number {
    return this.#story.earliest;
  }

  /**
   * The game in a file, to be taken elsewhere: what a device that can't keep it is left with. It holds all hands, and is
   * called after the game; `box` is what stands on its box.
   */
  async file(box: string): Promise<File> {
    const { fileOfGame } = await import('./file');
    return fileOfGame(this.#keeper.save, box);
  }

  /** Plays on in this window: the other one becomes the onlooker. */
  async takeOver(): Promise<void> {
    const had = this.#keeper.turns;
    await this.#keeper.takeOver(({ save, state, journal }) => {
      this.#story.journal = journal;
      this.#stand(save, state);
      const isLater = isSame(had.at(-1), save.turns[had.length - 1]);
      if (isLater) this.#heed(save.turns.slice(had.length).map(({ n }) => n));
      else this.#drafts.clear();
    });
  }

  /** Lets the curtain fall by itself. Returns how to stop. */
  guard(): () => void {
    return guard({
      // At once, not with the next frame.
      fall: () => flushSync(() => this.hide()),
      after: () => this.settings.curtainAfter,
      isOpen: () => this.settings.privacy !== 'openTable' && this.players.some((_, seat) => this.#isOpen(seat)),
      warn: (left) => (this.#falls = left === null ? null : { left, of: warningFor(this.settings.curtainAfter) })
    });
  }

  /** Another window plays this game now: what is shown here may be old, and no hand may stay open. */
  lose(): void {
    this.#keeper.lose();
  }

  /** Leaves the table; another window may have the game now. */
  close(): void {
    this.#stage = AT_TABLE;
    this.#drafts.clear();
    this.#keeper.close();
  }

  #stand({ turns }: Save, state: K['state']): void {
    this.#state = state;
    this.#isResumed = turns.length > 0;
    this.#isFresh = turns.length === 0;
    const last = turns.findLast(({ entry }) => entry.kind === 'move' && entry.mover !== 'table')?.entry;
    this.#holder = last?.kind === 'move' && last.mover !== 'table' ? last.mover : null;
    this.#stage = AT_TABLE;
  }

  #cover(stage: Stage): void {
    this.#isFresh = false;
    this.#stage = stage;
  }

  /** Drops the drafts that did not outlive the truths after these turns. */
  #heed(turns: readonly number[]): void {
    for (const n of turns) {
      const state = this.#story.journal.stateAt(n);
      if (state === null) this.#drafts.clear();
      else this.#drafts.heed(state);
    }
  }

  #isOpen(mover: Mover): boolean {
    const stage = this.#stage;
    if (mover === 'table') return stage.kind === 'table';
    return stage.kind === 'hand' ? stage.seat === mover : stage.kind === 'facing' && stage.open.includes(mover);
  }

  #looked(seat: Seat): void {
    if (this.settings.privacy === 'openTable') return;
    const { settings, turns } = this.#keeper;
    const peeks: Peeks = { times: this.peeks(seat).times + 1, at: Date.now(), turn: turns.length };
    void this.#keeper.set({ peeks: withPeeks(settings, this.players.length, seat, peeks) });
  }

  /** Where the tablet goes after a move: as few handovers as possible, and everything public seen by all. */
  #stageAfter(mover: Mover, asked: K['view']): Stage {
    const stage = this.#stage;
    if (mover === 'table') return AT_TABLE;
    if (stage.kind === 'facing') {
      const { asks, done } = this.#open;
      // Others may be asked for the same next.
      const stillTwo = asks.some(
        ({ sealed, kind, by }) =>
          sealed && kind === stage.ask.kind && stage.seats.every((seat) => by.includes(seat) || done.includes(seat))
      );
      return stillTwo ? { ...stage, open: stage.open.filter((seat) => seat !== mover) } : AT_TABLE;
    }
    if (stage.kind !== 'hand' || stage.seat !== mover) return AT_TABLE;
    const way = wayOn(asked, this.#open, mover);
    switch (way.kind) {
      case 'stay':
        return stage;
      case 'table':
        return AT_TABLE;
      case 'pass':
        if (this.settings.privacy === 'openTable') return AT_TABLE;
        return { kind: 'curtain', seat: way.seat, ask: handAsk(this.#open, way.seat) };
    }
  }

  /**
   * From whose view the present viewer may judge this mover's choice: it is made in sight of all, or from a hand that is
   * open; null for neither. Who is asked from the hand may still do on the table what they are asked for in sight of all.
   */
  #judge(mover: Mover): Viewer | null {
    const stage = this.#stage;
    const asks = asksOf(this.#open, mover);
    if (stage.kind === 'curtain' || asks.length === 0) return null;
    const judge = judgeOf(this.#open, mover);
    if (stage.kind === 'facing') return judge !== 'onlooker' && stage.open.includes(judge) ? judge : null;
    if (judge === 'onlooker' || judge === this.#viewer) return judge;
    return stage.kind === 'table' && asks.some(({ from }) => from === 'table') ? 'onlooker' : null;
  }

  #seen(viewer: Viewer): K['view'] {
    if (viewer === 'onlooker') return this.#open;
    return viewer === this.#viewer ? this.#view : this.game.view(this.#state, viewer);
  }

  #newsNow(): readonly K['news'][] {
    if (this.#viewer !== 'onlooker') return this.#story.since(this.#viewer);
    return this.#isFresh ? this.#story.newsOf(this.#keeper.turns.length, 'onlooker') : NO_NEWS;
  }
}
