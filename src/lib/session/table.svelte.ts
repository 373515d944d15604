/**
 * A game being played on this device. It alone holds the state and the journal, and it never hands them out: what
 * comes out of it is what the whole table may see, and what the one seat may see that has the tablet in hand.
 */
import { flushSync } from 'svelte';
import type { Task } from '../bots/mind';
import { attempt, type Denial } from '../kernel/attempt';
import { deepEqual } from '../kernel/equal';
import {
  asksOf,
  judgeOf,
  type BaseView,
  type Game,
  type Kinds,
  type Mover,
  type Seat,
  type Viewer
} from '../kernel/game';
import type { Journal } from '../kernel/journal';
import { randomFor } from '../kernel/random';
import { freshId } from '../saves/id';
import {
  lastAct,
  seated,
  summaryOf,
  type Save,
  type SavedLevel,
  type SavedPlayer,
  type SavedSettings,
  type Seated,
  type StateRecord,
  type Summary,
  type Turn
} from '../saves/records';
import { isolated } from '../ui/lists';
import { Drafts } from './drafts.svelte';
import { fileOfGame } from './file';
import { guard, warningFor } from './guard';
import { afterMove, computersAmong, handAsk, isForAll, nextSeat, pairOf, type Computers } from './handover';
import { heard, logOf, newsOf, since, type LogEntry, type LogSource } from './log';
import { peeksOf, UNOPENED, withPeeks, type Peeks } from './peeks';
import { Recalls } from './recalls';
import type { SaveResult, Stage } from './stage';
import { ELSEWHERE, find, REFUSED, type Found, type Store } from './store';
import { undoStateOf, type StepBack, type UndoState } from './undo';

/** Why something was not done: the rules and the table deny it, or another window has the game. */
export type NotDone<K extends Kinds> = Denial<K> | { readonly kind: 'elsewhere' };

/** What somebody chooses. */
export interface Choice<K extends Kinds> {
  readonly mover: Mover;
  readonly move: K['move'];
}

/** An entry that is about to be stored, with what it brought about. */
type Made<K extends Kinds> = Pick<Turn, 'entry' | 'news' | 'chance'> & { readonly state: K['state'] };

/** An earlier table, as everybody saw it. */
export interface Past<K extends Kinds> {
  readonly n: number;
  readonly view: K['view'];
  readonly news: readonly K['news'][];
}

/** How far a game had come when it was taken up again, and when that was, in milliseconds since 1970. */
export interface Resumed {
  readonly turns: number;
  readonly at: number;
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
  readonly options: K['options'];

  readonly game: Game<K>;
  readonly #drafts: Drafts<K>;
  readonly #recalls: Recalls<K>;
  /** Their names as they are shown: isolated, so that one from right to left turns nothing round. */
  readonly #named: readonly SavedPlayer[];
  /** As long as `#turns`; whatever is worked out from it has to ask for those, too. */
  #journal: Journal<K>;
  #store: Store;
  #summary: Summary = $state.raw() as Summary;
  #standing: StateRecord = $state.raw() as StateRecord;
  /** Every turn so far, those that were taken back included. */
  #turns: readonly Turn[] = $state.raw([]);
  #storage: SaveResult = $state.raw() as SaveResult;
  #isBusy = $state.raw(false);
  /** A computer's move that is being stored: what people want to do meanwhile waits for it. */
  #computes: Promise<unknown> | null = null;
  /** What was asked for; a window that has lost the game shows the table and nothing else. */
  #wanted: Stage = $state.raw(AT_TABLE);
  #isResumed = $state.raw(false);
  #resumed: Resumed | null = $state.raw(null);
  /** The last move was made in sight of this table view, and nothing has covered it since. */
  #isFresh = $state.raw(false);
  #falls: Falling | null = $state.raw(null);
  /** How many turns there were once moves had been taken back freely here, and nothing has covered the table since. */
  #takenAt: number | null = $state.raw(null);
  /** The seat that had the tablet last. */
  #holder: Seat | null = $state.raw(null);

  #stage: Stage = $derived(this.#storage.kind === 'elsewhere' ? AT_TABLE : this.#wanted);
  #viewer: Viewer = $derived(this.#stage.kind === 'hand' ? this.#stage.seat : 'onlooker');
  #state: K['state'] = $derived(this.#standing.now as K['state']);
  #settings: SavedSettings = $derived(this.#summary.table);
  #players: readonly Seated[] = $derived.by(() => seated(this.#named, this.#settings));
  #computers: Computers = $derived(computersAmong(this.#players));
  /** One person is left. Their curtain stays away at once where it was set up so, else once they have opened their hand. */
  #isLeft: boolean = $derived(this.#computers.size > 0 && this.#computers.size === this.#players.length - 1);
  #isAlone: boolean = $derived(this.#isLeft && (this.handed.length === 0 || this.#settings.uncurtained === true));
  #logSource: LogSource = $derived({ standing: this.#standing, turns: this.#turns });
  /** The turns whose moves stand. */
  #moves: readonly Turn[] = $derived.by(() => {
    const turns = this.#turns;
    return this.#journal.effective.flatMap((n) => turns.slice(n - 1, n));
  });
  #log: readonly LogEntry<K>[] = $derived.by(() => logOf(this.game, this.#logSource, this.#journal, this.#moves));
  #open: K['view'] = $derived.by(() => this.game.view(this.#state, 'onlooker'));
  #view: K['view'] = $derived.by(() =>
    this.#viewer === 'onlooker' ? this.#open : this.game.view(this.#state, this.#viewer)
  );
  #news: readonly K['news'][] = $derived.by(() => this.#newsNow());
  /** Once the game is over its secrets may be read, and nothing can be taken back. */
  #undoState: UndoState = $derived.by(() =>
    this.#open.outcome === null
      ? undoStateOf(this.game, this.#journal, this.#moves, {
          looked: this.#settings.peeks ?? [],
          computers: this.#computers,
          isAlone: this.#isAlone
        })
      : { steps: [], end: 'over' }
  );

  /** Made by `openTable` alone; starts at the table, never in a hand. */
  constructor(game: Game<K>, { save, options, journal, store, storage }: Omit<Found<K>, 'kind'>) {
    this.game = game;
    this.options = options;
    this.id = save.summary.id;
    this.#named = save.summary.players.map(({ name, look }) => ({ name: isolated(name), look }));
    this.#drafts = new Drafts(game);
    this.#recalls = new Recalls(game);
    this.#journal = journal;
    this.#store = store;
    this.#stand(save, storage);
  }

  /** What belongs to the table and not to the rules. */
  get settings(): SavedSettings {
    return this.#settings;
  }

  /** Who sits on each seat, computers told from people. */
  get players(): readonly Seated[] {
    return this.#players;
  }

  /** The seats that computers play. */
  get computers(): Computers {
    return this.#computers;
  }

  /** One person plays with computers, and knows it: there is nobody to hide a hand from. */
  get isAlone(): boolean {
    return this.#isAlone;
  }

  /** How hands are guarded: as the table wants it, and not at all from computers. */
  get privacy(): SavedSettings['privacy'] {
    return this.#isAlone ? 'openTable' : this.#settings.privacy;
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

  /** The last turn was a move made here, and nothing else has covered the table since. */
  get isFresh(): boolean {
    return this.#isFresh;
  }

  /** What the whole table has heard so far. */
  get log(): readonly LogEntry<K>[] {
    return this.#log;
  }

  /** When the last turn was made, in milliseconds since 1970. */
  get playedAt(): number {
    return this.#summary.playedAt;
  }

  /** After how many turns the game went on from where its file says, though its moves do not lead there; null: never. */
  get mendedAt(): number | null {
    return this.#summary.mendedAt ?? null;
  }

  /**
   * In hand: what happened since this seat last moved, that move included. At a table that was taken up again: how the
   * last turn went.
   */
  get recap(): readonly K['news'][] {
    if (this.#viewer !== 'onlooker') return this.#since(this.#viewer);
    return this.#isResumed ? this.#heardOf(lastAct(this.#moves)) : NO_NEWS;
  }

  /** How far the game had come when it was taken up here; null where it has only just begun. */
  get resumed(): Resumed | null {
    return this.#resumed;
  }

  /** Who takes the tablet next; null when nobody has to. */
  get next(): Seat | null {
    return this.#storage.kind === 'elsewhere' ? null : nextSeat(this.#open, this.#holder, this.#computers);
  }

  /** The two who could choose face to face now; null when there is no such choice. */
  get pair(): readonly [Seat, Seat] | null {
    return this.#mayWrite ? (pairOf(this.#open, this.#computers)?.seats ?? null) : null;
  }

  /** What became of the last change, and so where the game is kept. */
  get storage(): SaveResult {
    return this.#storage;
  }

  /** A person's move is being stored, and the next one would be lost; behind a computer's it waits. */
  get isBusy(): boolean {
    return this.#isBusy && this.#computes === null;
  }

  /** Which moves may be taken back? Takes its time: it plays the last moves again. */
  get undoState(): UndoState {
    return this.#undoState;
  }

  /** How often this seat's hand was opened since its last move. */
  peeks(seat: Seat): Peeks {
    return peeksOf(this.#settings, seat);
  }

  /** Has somebody opened a hand behind a curtain since the last turn? */
  get hasPeeked(): boolean {
    return (this.#settings.peeks ?? []).some(({ times, turn }) => times > 0 && turn === this.#turns.length);
  }

  /** The seat that had the tablet last; null where nobody is known to have had it. */
  get holder(): Seat | null {
    return this.#holder;
  }

  /** Hands the tablet to a person: the curtain falls. A table that plays openly has none. */
  pass(seat: Seat): void {
    if (!this.#mayWrite || this.players[seat] === undefined || this.#computers.has(seat)) return;
    this.#cover({ kind: 'curtain', seat, ask: handAsk(this.#open, seat) });
    if (this.privacy === 'openTable') this.open();
  }

  /** The tablet lies between the two who choose at the same time, each half behind its curtain. */
  face(): void {
    const pair = this.#mayWrite ? pairOf(this.#open, this.#computers) : null;
    if (pair === null) return;
    this.#cover({ kind: 'facing', ...pair, open: this.privacy === 'openTable' ? pair.seats : [] });
  }

  /** The seat at the curtain has opened it. Between two, `half` says which of them. */
  open(half?: Seat): void {
    const stage = this.#stage;
    if (stage.kind === 'curtain') {
      this.#looked(stage.seat);
      this.#holder = stage.seat;
      this.#wanted = { kind: 'hand', seat: stage.seat };
    } else if (stage.kind === 'facing' && half !== undefined && stage.seats.includes(half)) {
      if (stage.open.includes(half) || this.#open.done.includes(half)) return;
      this.#looked(half);
      this.#wanted = { ...stage, open: [...stage.open, half] };
    }
  }

  /** The hands go, the curtain stands. */
  hide(): void {
    const stage = this.#stage;
    if (this.privacy === 'openTable') return;
    if (stage.kind === 'facing' && stage.open.length > 0) this.#wanted = { ...stage, open: [] };
    if (stage.kind !== 'hand') return;
    this.#wanted = { kind: 'curtain', seat: stage.seat, ask: handAsk(this.#open, stage.seat) };
  }

  /** Back to what everybody may see. */
  toTable(): void {
    this.#wanted = AT_TABLE;
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
  setPrivacy(privacy: SavedSettings['privacy']): void {
    void this.#set({ privacy });
    if (privacy === 'openTable') this.#wanted = AT_TABLE;
  }

  /** Changes what else belongs to the table. */
  set(change: Partial<Pick<SavedSettings, 'lying' | 'curtainAfter' | 'clock' | 'guides' | 'objecting'>>): void {
    void this.#set(change);
  }

  /**
   * Makes a move. It is shown once it is stored; where storing fails the game goes on in memory, and says so. Returns why
   * not, or null once it is done.
   */
  async play(mover: Mover, move: K['move']): Promise<NotDone<K> | null> {
    if (this.#computes !== null) await this.#computes;
    if (this.#storage.kind === 'elsewhere') return (this.#storage = REFUSED);
    if (this.#isBusy || !this.#mayWrite || this.#isComputer(mover)) return NOT_NOW;
    return this.#make([{ mover, move }], this.#judge, mover);
  }

  /**
   * Makes moves that the table said by one tap, each as its own player's, one after the other: stored together, shown
   * together, and taken back together. Stops at the first that is not allowed, and at the first that is a computer's, which
   * speaks for itself: what came before it stands. Returns why not, or null once all are done.
   */
  async act(all: readonly Choice<K>[]): Promise<NotDone<K> | null> {
    if (this.#computes !== null) await this.#computes;
    const first = all.findIndex(({ mover }) => this.#isComputer(mover));
    const choices = first === -1 ? all : all.slice(0, first);
    if (this.#storage.kind === 'elsewhere') return (this.#storage = REFUSED);
    if (this.#isBusy || !this.#mayWrite || this.#stage.kind !== 'table' || first === 0) return NOT_NOW;
    return this.#make(choices, this.#judge);
  }

  /**
   * What the computer on this seat is to think about; null for a person, for one that is not asked now, and where this
   * window may not write. `last`: nobody else has anything to do.
   */
  taskFor(seat: Seat, last?: true): Task<K> | null {
    const computer = this.#settings.computers?.[seat] ?? null;
    const first = this.#journal.stateAt(this.earliest);
    if (computer === null || first === null || !this.#mayWrite || asksOf(this.#open, seat).length === 0) return null;
    const { level, seed } = computer;
    const known = this.#recalls.of(seat, first, this.#logSource, this.#moves);
    const task: Task<K> = {
      game: this.game.id,
      seat,
      view: this.game.view(this.#state, seat),
      known,
      level,
      seed,
      n: this.#journal.moves
    };
    return last === undefined ? task : { ...task, last };
  }

  /**
   * What a hint for this seat is to be thought of by: what its owner sees while the hand is open, or what all see where
   * something is chosen at the table, and nothing they may have forgotten. Null for a seat without hints, for a closed hand,
   * and where nothing is to be chosen.
   */
  hintTask(seat: Seat): Task<K> | null {
    const seed = this.#settings.hints?.[seat] ?? null;
    if (seed === null || !this.#mayWrite || this.#isComputer(seat)) return null;
    const atTable = this.#stage.kind === 'table';
    if (!atTable && !this.#isOpen(seat)) return null;
    // At the table one tap may say something for several: who is asked after this one, too.
    const asks = atTable ? this.#open.asks : asksOf(this.#open, seat);
    const isAsked = asks.some(({ optional, from }) => !optional && from === (atTable ? 'table' : 'hand'));
    if (!isAsked || this.#open.done.includes(seat)) return null;
    const view = this.sight(seat) ?? this.#view;
    const known = this.game.recall.none(view);
    return { game: this.game.id, seat, view, known, level: 'fair', seed, n: this.#journal.moves };
  }

  /**
   * Makes a computer's move, while the table is in sight. Judged as anybody's; where it is denied, which is a bug of the mind,
   * the first one that is listed is made, and the denial returned.
   */
  async playFor(seat: Seat, move: K['move']): Promise<NotDone<K> | null> {
    if (this.#isBusy || !this.#mayWrite || !this.#isComputer(seat) || this.#stage.kind !== 'table') return NOT_NOW;
    const made = this.#make([{ mover: seat, move }], judgeOf);
    this.#computes = made;
    let denial: NotDone<K> | null;
    try {
      denial = await made;
    } finally {
      this.#computes = null;
    }
    if (denial === null || denial.kind === 'elsewhere') return denial;
    const [listed] = this.game.moves(this.game.view(this.#state, judgeOf(this.#open, seat)), seat);
    if (listed !== undefined && !deepEqual(listed, move)) await this.playFor(seat, listed);
    return denial;
  }

  /** Seats that were given up to a computer in mid-game, or taken back, in their order. */
  get handed(): NonNullable<SavedSettings['handed']> {
    return this.#settings.handed ?? [];
  }

  /** Can this seat change hands in mid-game? A person's, where another person stays; a computer's that was a person's before. */
  canHand(seat: Seat): boolean {
    if (!this.#mayWrite || this.#open.outcome !== null || this.players[seat] === undefined) return false;
    if (!this.#computers.has(seat)) return this.#computers.size < this.players.length - 1;
    return this.handed.findLast((one) => one.seat === seat)?.computer === true;
  }

  /**
   * Has a computer play on in a seat, or (null) its person again, once every person has agreed: whoever gives a seat up is one
   * of them. What the hand had begun, and how often it was opened, is forgotten. Whoever is left alone keeps their curtain
   * until they have opened it themselves: nobody else can turn it off. Returns whether it was done.
   */
  hand(seat: Seat, level: SavedLevel | null, agreed: readonly Seat[]): boolean {
    const isAgreed = this.players.every((_, each) => this.#isComputer(each) || agreed.includes(each));
    if (!isAgreed || !this.canHand(seat) || this.#computers.has(seat) !== (level === null)) return false;
    const computer = level === null ? null : { level, seed: freshId() };
    const { settings, players } = this;
    this.#wanted = AT_TABLE;
    this.#drafts.keep(seat, null, this.#state);
    void this.#set({
      computers: players.map((_, each) => (each === seat ? computer : (settings.computers?.[each] ?? null))),
      handed: [...this.handed, { seat, turn: this.#turns.length, computer: level !== null }].slice(-100),
      peeks: withPeeks(settings, players.length, seat, UNOPENED),
      uncurtained: false
    });
    return true;
  }

  /** Why this move is not allowed now, or null. Judged from what the present viewer may know. */
  refusal(mover: Mover, move: K['move']): K['refusal'] | null {
    const judge = this.#judge(this.#open, mover);
    return judge === null ? null : this.game.refuse(this.#viewOf(judge), mover, move);
  }

  /** The moves this mover may make, as far as the present viewer may know them. */
  moves(mover: Mover): readonly K['move'][] {
    const judge = this.#isComputer(mover) ? null : this.#judge(this.#open, mover);
    return judge === null ? [] : this.game.moves(this.#viewOf(judge), mover);
  }

  /** Takes moves back. What needs consent is taken back only once every person has agreed. */
  async undo(step: StepBack | undefined = this.undoState.steps[0], agreed: readonly Seat[] = []): Promise<void> {
    if (this.#computes !== null) await this.#computes;
    const known = this.undoState.steps.find(({ to }) => to === step?.to);
    if (known === undefined || this.#isBusy || !this.#mayWrite) return;
    const isAgreed = this.players.every((_, seat) => this.#isComputer(seat) || agreed.includes(seat));
    if (known.kind === 'consent' && !isAgreed) return;
    const state = this.#journal.stateAt(known.from - 1);
    if (state === null) return;
    const undone = this.#moves.filter(({ n }) => n >= known.from);
    const before = this.#settings;
    const made = [{ entry: { kind: 'undo' as const, to: known.to }, news: [], chance: false, state }];
    const save = this.#with(made);
    this.#isBusy = true;
    if (!this.#isKept(await this.#store.append(save))) return;
    const changed = this.#add(save, made, before);
    this.#heed(undone.toReversed());
    this.#drafts.heed(state);
    this.#wanted = AT_TABLE;
    this.#isResumed = false;
    this.#isFresh = false;
    this.#takenAt = known.kind === 'free' ? this.#turns.length : null;
    await changed;
  }

  /** Moves were just taken back here by one tap, nothing has happened since, and one tap makes them again. */
  get canRedo(): boolean {
    return this.#mayWrite && this.#takenAt === this.#turns.length;
  }

  /** Makes the moves again that were just taken back, as they were made, up to the first that can't be stored. */
  async redo(): Promise<void> {
    if (this.#computes !== null) await this.#computes;
    if (!this.canRedo || this.#isBusy) return;
    let left = this.#journal.takenBack.flatMap((n) => this.#turns.slice(n - 1, n));
    while (left.length > 0) {
      const [first] = left;
      const together = left.filter(({ act }, i) => i === 0 || (act !== undefined && act === first?.act));
      const made = together.flatMap(({ entry }) => (entry.kind === 'move' ? [entry] : []));
      if ((await this.#make(made, judgeOf)) !== null) return;
      left = left.slice(together.length);
    }
  }

  /** The table as everybody saw it after the n-th turn (0: the set-up); null where it can't be told any more. */
  past(n: number): Past<K> | null {
    const news = heard(this.game, newsOf(this.#logSource, n), 'onlooker');
    const state = this.#journal.stateAt(n);
    return state === null ? null : { n, view: this.game.view(state, 'onlooker'), news };
  }

  /** What a seat saw after the n-th turn. Opened once the game is over, and not a move before; null until then. */
  secret(n: number, seat: Seat): K['view'] | null {
    const state = this.#open.outcome === null ? null : this.#journal.stateAt(n);
    return state === null ? null : this.game.view(state, seat);
  }

  /** The first turn whose table can be seen again. */
  get earliest(): number {
    return this.#standing.base?.turns ?? 0;
  }

  /**
   * The game in a file, to be taken elsewhere: what a device that can't keep it is left with. It holds all hands, and is
   * called after the game; `box` is what stands on its box.
   */
  file(box: string): File {
    return fileOfGame(this.#save, box);
  }

  /** Plays on in this window: the other one becomes the onlooker. */
  async takeOver(): Promise<void> {
    if (this.#storage.kind !== 'elsewhere' || this.#store.isClosed) return;
    const found = await find(this.game, this.id, 'takeOver', () => this.lose());
    if (found.kind !== 'read') return;
    if (this.#store.isClosed) {
      found.store.close();
      return;
    }
    const had = this.#turns;
    const { save, journal, store, storage } = found;
    this.#journal = journal;
    this.#store = store;
    this.#stand(save, storage);
    const isLater = deepEqual(had.at(-1), save.turns[had.length - 1]);
    if (isLater) this.#heed(save.turns.slice(had.length));
    else this.#drafts.clear();
  }

  /** Lets the curtain fall by itself. Returns how to stop. */
  guard(): () => void {
    return guard({
      // At once, not with the next frame.
      fall: () => flushSync(() => this.hide()),
      after: () => this.settings.curtainAfter,
      isOpen: () => this.privacy !== 'openTable' && this.players.some((_, seat) => this.#isOpen(seat)),
      warn: (left) => (this.#falls = left === null ? null : { left, of: warningFor(this.settings.curtainAfter) })
    });
  }

  /** Another window plays this game now: what is shown here may be old, and no hand may stay open. */
  lose(): void {
    if (this.#storage.kind !== 'elsewhere') this.#storage = ELSEWHERE;
  }

  /** Leaves the table; another window may have the game now. */
  close(): void {
    this.#wanted = AT_TABLE;
    this.#drafts.clear();
    this.#store.close();
  }

  /** May this window add to the game? */
  get #mayWrite(): boolean {
    return !this.#store.isClosed && this.#storage.kind !== 'elsewhere';
  }

  #isComputer(mover: Mover): boolean {
    return mover !== 'table' && this.#computers.has(mover);
  }

  get #save(): Save {
    return { summary: this.#summary, standing: this.#standing, turns: this.#turns };
  }

  set #save({ summary, standing, turns }) {
    this.#summary = summary;
    this.#standing = standing;
    this.#turns = turns;
  }

  #stand(save: Save, storage: SaveResult): void {
    const { turns } = save;
    this.#save = save;
    this.#storage = storage;
    this.#isResumed = turns.length > 0;
    this.#resumed = turns.length > 0 ? { turns: turns.length, at: save.summary.playedAt } : null;
    this.#isFresh = turns.length === 0;
    this.#takenAt = null;
    const movers = turns.flatMap(({ entry }) =>
      entry.kind === 'move' && entry.mover !== 'table' ? [entry.mover] : []
    );
    this.#holder = movers.at(-1) ?? null;
    this.#wanted = AT_TABLE;
  }

  /**
   * Carries moves out one after the other, stores them, and shows them in one step. A move `by` a person hands the tablet on in
   * that same step. Stops at the first move that is not allowed. Returns why not, or null.
   */
  async #make(
    choices: readonly Choice<K>[],
    judgeAt: (open: K['view'], mover: Mover) => Viewer | null,
    by: Mover | null = null
  ): Promise<NotDone<K> | null> {
    const asked = this.#open;
    const made: Made<K>[] = [];
    let denial: NotDone<K> | null = null;
    for (const { mover, move } of choices) {
      const state: K['state'] = made.at(-1)?.state ?? this.#state;
      const viewOf = (viewer: Viewer): K['view'] =>
        made.length === 0 ? this.#viewOf(viewer) : this.game.view(state, viewer);
      const judge = judgeAt(viewOf('onlooker'), mover);
      const random = randomFor(this.#standing.seed, this.#journal.moves + 1 + made.length);
      const tried = judge === null ? null : attempt(this.game, state, mover, move, random, judge, viewOf);
      if (tried?.ok !== true) {
        denial = tried?.denial ?? NOT_NOW;
        break;
      }
      made.push({ entry: { kind: 'move', mover, move }, ...tried.played, chance: random.draws > 0 });
    }
    if (made.length === 0) return denial;
    const before = this.#settings;
    const save = this.#with(made);
    this.#isBusy = true;
    if (!this.#isKept(await this.#store.append(save))) return REFUSED;
    const changed = this.#add(save, made, before);
    for (const { state } of made) this.#drafts.heed(state);
    this.#isResumed = false;
    this.#isFresh = true;
    if (by !== null) {
      // Whoever chooses in sight of all has not taken the tablet for it.
      if (by !== 'table' && this.#stage.kind !== 'table') this.#holder = by;
      const news = made.flatMap((each) => each.news);
      this.#wanted = this.#stageAfter(by, asked, news);
    }
    await changed;
    return denial;
  }

  /** The game with these turns more. */
  #with(made: readonly Made<K>[]): Save {
    const { summary, standing, turns } = this.#save;
    const at = Date.now();
    const first = turns.length + 1;
    const act = made.length > 1 ? { act: first } : {};
    const state: K['state'] = made.at(-1)?.state ?? this.#state;
    const moves = this.#journal.movesWith(made.map(({ entry }) => entry));
    const table = this.#settingsAfter(made, summary.table);
    return {
      summary: summaryOf(this.game, state, { ...summary, table, playedAt: at, moves }),
      standing: { ...standing, now: state },
      turns: [
        ...turns,
        ...made.map(({ entry, news, chance }, i) => ({ id: this.id, n: first + i, entry, news, chance, ...act, at }))
      ]
    };
  }

  /** Is a turn kept, be it in memory? Not where another window has the game: then nothing has changed. */
  #isKept(result: SaveResult): boolean {
    this.#isBusy = false;
    if (result.kind !== 'stored' || this.#storage.kind === 'memory') this.#storage = result;
    return result.kind !== 'elsewhere';
  }

  /** Adds the turns that were kept. What the table changed since `before` stays changed, and is stored behind them. */
  #add(save: Save, made: readonly Made<K>[], before: SavedSettings): Promise<void> | null {
    const changed = this.#settings;
    for (const { entry, state } of made) this.#journal.append(entry, state);
    this.#save = save;
    return changed === before ? null : this.#set(this.#settingsAfter(made, changed));
  }

  /** Whoever has moved had a reason to look: what is known of that seat's hand begins anew. */
  #settingsAfter(made: readonly Made<K>[], settings: SavedSettings): SavedSettings {
    return made.reduce(
      (table, { entry }) =>
        entry.kind === 'undo' || entry.mover === 'table'
          ? table
          : { ...table, peeks: withPeeks(table, this.players.length, entry.mover, UNOPENED) },
      settings
    );
  }

  /** Changes what belongs to the table. It holds at once; while a turn is being stored, it is stored behind that. */
  async #set(change: Partial<SavedSettings>): Promise<void> {
    if (!this.#mayWrite) return;
    this.#summary = { ...this.#summary, table: { ...this.#settings, ...change } };
    if (this.#isBusy) return;
    const turns = this.#turns;
    const isOurs = await this.#store.update(this.#save);
    if (!isOurs && this.#turns === turns && !this.#isBusy) this.lose();
  }

  #cover(stage: Stage): void {
    this.#isFresh = false;
    this.#takenAt = null;
    this.#wanted = stage;
  }

  /** Drops the drafts that did not outlive the truths after these turns. */
  #heed(turns: readonly Turn[]): void {
    for (const { n } of turns) {
      const state = this.#journal.stateAt(n);
      if (state === null) this.#drafts.clear();
      else this.#drafts.heed(state);
    }
  }

  #isOpen(mover: Mover): boolean {
    const stage = this.#stage;
    if (mover === 'table') return stage.kind === 'table';
    return this.#viewer === mover || (stage.kind === 'facing' && stage.open.includes(mover));
  }

  #looked(seat: Seat): void {
    if (this.#isLeft && !this.#isAlone) void this.#set({ uncurtained: true });
    if (this.privacy === 'openTable') return;
    const peeks: Peeks = { times: this.peeks(seat).times + 1, at: Date.now(), turn: this.#turns.length };
    void this.#set({ peeks: withPeeks(this.#settings, this.players.length, seat, peeks) });
  }

  /** Where the tablet goes after a move: as few handovers as possible, and everything public seen by all. */
  #stageAfter(mover: Mover, asked: K['view'], news: readonly K['news'][]): Stage {
    const stage = this.#stage;
    if (mover === 'table') return AT_TABLE;
    if (stage.kind === 'facing') {
      const { asks, done } = this.#open;
      // Others may be asked for the same next.
      const stillTwo = asks.some(
        ({ sealed, kind, by }) =>
          sealed && kind === stage.ask.kind && stage.seats.every((seat) => by.includes(seat) || done.includes(seat))
      );
      return stillTwo && !isForAll(this.game, news)
        ? { ...stage, open: stage.open.filter((seat) => seat !== mover) }
        : AT_TABLE;
    }
    if (this.#viewer !== mover) return AT_TABLE;
    const handover = afterMove(asked, this.#open, mover, isForAll(this.game, news), this.#computers);
    switch (handover.kind) {
      case 'stay':
        return stage;
      case 'table':
        return AT_TABLE;
      case 'pass':
        if (this.privacy === 'openTable') return AT_TABLE;
        return { kind: 'curtain', seat: handover.seat, ask: handAsk(this.#open, handover.seat) };
    }
  }

  /**
   * From whose view the present viewer may judge this mover's choice: it is made in sight of all, or from a hand that is
   * open; null for neither. Who is asked from the hand may still do on the table what they are asked for in sight of all.
   */
  readonly #judge = (open: BaseView, mover: Mover): Viewer | null => {
    const stage = this.#stage;
    const asks = asksOf(open, mover);
    if (stage.kind === 'curtain' || asks.length === 0) return null;
    const judge = judgeOf(open, mover);
    if (stage.kind === 'facing') {
      if (judge === 'onlooker' || !stage.seats.includes(judge)) return null;
      // Whoever has sealed may take it back from the closed half: that it is sealed is known to all.
      return stage.open.includes(judge) || open.done.includes(judge) ? judge : null;
    }
    if (judge === 'onlooker' || judge === this.#viewer) return judge;
    return stage.kind === 'table' && asks.some(({ from }) => from === 'table') ? 'onlooker' : null;
  };

  #viewOf(viewer: Viewer): K['view'] {
    if (viewer === 'onlooker') return this.#open;
    return viewer === this.#viewer ? this.#view : this.game.view(this.#state, viewer);
  }

  #since(seat: Seat): readonly K['news'][] {
    return since(this.game, this.#logSource, this.#moves, seat);
  }

  #newsNow(): readonly K['news'][] {
    if (this.#viewer !== 'onlooker') return this.#since(this.#viewer);
    if (!this.#isFresh) return NO_NEWS;
    return this.#turns.length === 0 ? (this.#log[0]?.news ?? NO_NEWS) : this.#heardOf(lastAct(this.#turns));
  }

  /** What everybody heard of these turns. */
  #heardOf(turns: readonly Turn[]): readonly K['news'][] {
    return heard(
      this.game,
      turns.flatMap(({ news }) => news),
      'onlooker'
    );
  }
}
