/**
 * A game being played on this device. It alone holds the state and the journal, and it never hands them out: what
 * comes out of it is what the whole table may see, and what the one seat may see that has the tablet in hand.
 */
import { flushSync } from 'svelte';
import { attempt, type Denial } from '../kernel/attempt';
import { deepEqual } from '../kernel/equal';
import { asksOf, judgeOf, type Game, type Kinds, type Mover, type Seat, type Viewer } from '../kernel/game';
import type { Journal } from '../kernel/journal';
import { randomFor } from '../kernel/random';
import {
  summaryOf,
  type Save,
  type SavedPlayer,
  type SavedSettings,
  type StateRecord,
  type Summary,
  type Turn
} from '../saves/records';
import { isolated } from '../ui/lists';
import { Drafts } from './drafts.svelte';
import { fileOfGame } from './file';
import { guard, warningFor } from './guard';
import { afterMove, handAsk, isForAll, nextSeat, pairOf } from './handover';
import { heard, logOf, newsOf, since, type LogEntry, type Told } from './log';
import { peeksOf, UNOPENED, withPeeks, type Peeks } from './peeks';
import type { SaveResult, Stage } from './stage';
import { ELSEWHERE, find, REFUSED, type Found, type Store } from './store';
import { undoStateOf, type StepBack, type UndoState } from './undo';

/** Why something was not done: the rules and the table deny it, or another window has the game. */
export type NotDone<K extends Kinds> = Denial<K> | { readonly kind: 'elsewhere' };

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
  /** Their names as they are shown: isolated, so that one from right to left turns nothing round. */
  readonly players: readonly SavedPlayer[];
  readonly options: K['options'];

  readonly game: Game<K>;
  readonly #drafts: Drafts<K>;
  /** As long as `#turns`; whatever is worked out from it has to ask for those, too. */
  #journal: Journal<K>;
  #store: Store;
  #summary: Summary = $state.raw() as Summary;
  #standing: StateRecord = $state.raw() as StateRecord;
  /** Every turn so far, those that were taken back included. */
  #turns: readonly Turn[] = $state.raw([]);
  #storage: SaveResult = $state.raw() as SaveResult;
  #isBusy = $state.raw(false);
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
  #told: Told = $derived({ standing: this.#standing, turns: this.#turns });
  /** The turns whose moves stand. */
  #moves: readonly Turn[] = $derived.by(() => {
    const turns = this.#turns;
    return this.#journal.effective.flatMap((n) => turns.slice(n - 1, n));
  });
  #log: readonly LogEntry<K>[] = $derived.by(() => logOf(this.game, this.#told, this.#journal, this.#moves));
  #open: K['view'] = $derived.by(() => this.game.view(this.#state, 'onlooker'));
  #view: K['view'] = $derived.by(() =>
    this.#viewer === 'onlooker' ? this.#open : this.game.view(this.#state, this.#viewer)
  );
  #news: readonly K['news'][] = $derived.by(() => this.#newsNow());
  /** Once the game is over its secrets may be read, and nothing can be taken back. */
  #undoState: UndoState = $derived.by(() =>
    this.#open.outcome === null
      ? undoStateOf(this.game, this.#journal, this.#moves, this.#settings.peeks ?? [])
      : { steps: [], end: 'over' }
  );

  /** Made by `openTable` alone; starts at the table, never in a hand. */
  constructor(game: Game<K>, { save, options, journal, store, storage }: Omit<Found<K>, 'kind'>) {
    this.game = game;
    this.options = options;
    this.id = save.summary.id;
    this.players = save.summary.players.map(({ name, look }) => ({ name: isolated(name), look }));
    this.#drafts = new Drafts(game);
    this.#journal = journal;
    this.#store = store;
    this.#stand(save, storage);
  }

  /** What belongs to the table and not to the rules. */
  get settings(): SavedSettings {
    return this.#settings;
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
    if (this.#stage.kind === 'hand') return this.#since(this.#stage.seat);
    return this.#isResumed ? heard(this.game, this.#moves.at(-1)?.news ?? [], 'onlooker') : NO_NEWS;
  }

  /** How far the game had come when it was taken up here; null where it has only just begun. */
  get resumed(): Resumed | null {
    return this.#resumed;
  }

  /** Who takes the tablet next; null when nobody has to. */
  get next(): Seat | null {
    return this.#storage.kind === 'elsewhere' ? null : nextSeat(this.#open, this.#holder);
  }

  /** The two who could choose face to face now; null when there is no such choice. */
  get pair(): readonly [Seat, Seat] | null {
    return this.#mayWrite ? (pairOf(this.#open)?.seats ?? null) : null;
  }

  /** What became of the last change, and so where the game is kept. */
  get storage(): SaveResult {
    return this.#storage;
  }

  /** A move is being stored. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Which moves may be taken back? Takes its time: it plays the last moves again. */
  get undoState(): UndoState {
    return this.#undoState;
  }

  /** How often this seat's hand was opened since its last move. */
  peeks(seat: Seat): Peeks {
    return peeksOf(this.#settings, seat);
  }

  /** The seat that had the tablet last; null where nobody is known to have had it. */
  get holder(): Seat | null {
    return this.#holder;
  }

  /** Hands the tablet to a seat: the curtain falls. A table that plays openly has none. */
  pass(seat: Seat): void {
    if (!this.#mayWrite || this.players[seat] === undefined) return;
    this.#cover({ kind: 'curtain', seat, ask: handAsk(this.#open, seat) });
    if (this.settings.privacy === 'openTable') this.open();
  }

  /** The tablet lies between the two who choose at the same time, each half behind its curtain. */
  face(): void {
    const pair = this.#mayWrite ? pairOf(this.#open) : null;
    if (pair === null) return;
    this.#cover({ kind: 'facing', ...pair, open: this.settings.privacy === 'openTable' ? pair.seats : [] });
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
    if (this.settings.privacy === 'openTable') return;
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
  set(change: Partial<Pick<SavedSettings, 'lying' | 'curtainAfter' | 'clock' | 'guides'>>): void {
    void this.#set(change);
  }

  /**
   * Makes a move. It is shown once it is stored; where storing fails the game goes on in memory, and says so. Returns why
   * not, or null once it is done.
   */
  async play(mover: Mover, move: K['move']): Promise<NotDone<K> | null> {
    if (this.#storage.kind === 'elsewhere') return (this.#storage = REFUSED);
    const judge = this.#judge(mover);
    if (this.#isBusy || !this.#mayWrite || judge === null) return NOT_NOW;
    const asked = this.#open;
    return this.#make(mover, move, judge, (news) => {
      // Whoever chooses in sight of all has not taken the tablet for it.
      if (mover !== 'table' && this.#stage.kind !== 'table') this.#holder = mover;
      this.#wanted = this.#stageAfter(mover, asked, news);
    });
  }

  /** Why this move is not allowed now, or null. Judged from what the present viewer may know. */
  refusal(mover: Mover, move: K['move']): K['refusal'] | null {
    const judge = this.#judge(mover);
    return judge === null ? null : this.game.refuse(this.#viewOf(judge), mover, move);
  }

  /** The moves this mover may make, as far as the present viewer may know them. */
  moves(mover: Mover): readonly K['move'][] {
    const judge = this.#judge(mover);
    return judge === null ? [] : this.game.moves(this.#viewOf(judge), mover);
  }

  /** Takes moves back. What needs consent is taken back only once every seat has agreed. */
  async undo(step: StepBack | undefined = this.undoState.steps[0], agreed: readonly Seat[] = []): Promise<void> {
    const known = this.undoState.steps.find(({ to }) => to === step?.to);
    if (known === undefined || this.#isBusy || !this.#mayWrite) return;
    if (known.kind === 'consent' && this.players.some((_, seat) => !agreed.includes(seat))) return;
    const state = this.#journal.stateAt(known.from - 1);
    if (state === null) return;
    const undone = this.#moves.filter(({ n }) => n >= known.from);
    const before = this.#settings;
    const save = this.#with({ entry: { kind: 'undo', to: known.to }, news: [], chance: false }, state);
    this.#isBusy = true;
    if (!this.#isKept(await this.#store.append(save))) return;
    const changed = this.#add(save, before);
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

  /** Makes the moves again that were just taken back, each as any other move, up to the first that can't be stored. */
  async redo(): Promise<void> {
    if (!this.canRedo || this.#isBusy) return;
    for (const { mover, move } of this.#journal.takenBack) {
      const judge = judgeOf(this.#open, mover);
      if ((await this.#make(mover, move, judge, () => undefined)) !== null) return;
    }
  }

  /** The table as everybody saw it after the n-th turn (0: the set-up); null where it can't be told any more. */
  past(n: number): Past<K> | null {
    const news = heard(this.game, newsOf(this.#told, n), 'onlooker');
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
      isOpen: () => this.settings.privacy !== 'openTable' && this.players.some((_, seat) => this.#isOpen(seat)),
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
    const last = turns.findLast(({ entry }) => entry.kind === 'move' && entry.mover !== 'table')?.entry;
    this.#holder = last?.kind === 'move' && last.mover !== 'table' ? last.mover : null;
    this.#wanted = AT_TABLE;
  }

  /** Carries a move out, stores it, and shows it in one step with what `follows`. Returns why not, or null. */
  async #make(
    mover: Mover,
    move: K['move'],
    judge: Viewer,
    follows: (news: readonly K['news'][]) => void
  ): Promise<NotDone<K> | null> {
    const random = randomFor(this.#standing.seed, this.#journal.moves + 1);
    const tried = attempt(this.game, this.#state, mover, move, random, judge, (viewer) => this.#viewOf(viewer));
    if (!tried.ok) return tried.denial;
    const { state, news } = tried.played;
    const before = this.#settings;
    const save = this.#with({ entry: { kind: 'move', mover, move }, news, chance: random.draws > 0 }, state);
    this.#isBusy = true;
    if (!this.#isKept(await this.#store.append(save))) return REFUSED;
    const changed = this.#add(save, before);
    this.#drafts.heed(state);
    this.#isResumed = false;
    this.#isFresh = true;
    follows(news);
    await changed;
    return null;
  }

  /** The game with one more turn, which leads to this state. */
  #with({ entry, news, chance }: Pick<Turn, 'entry' | 'news' | 'chance'>, state: K['state']): Save {
    const { summary, standing, turns } = this.#save;
    const at = Date.now();
    const moves = entry.kind === 'undo' ? entry.to : this.#journal.moves + 1;
    const table = this.#settingsAfter(entry, summary.table);
    return {
      summary: summaryOf(this.game, state, { ...summary, table, playedAt: at, moves }),
      standing: { ...standing, now: state },
      turns: [...turns, { id: this.id, n: turns.length + 1, entry, news, chance, at }]
    };
  }

  /** Is a turn kept, be it in memory? Not where another window has the game: then nothing has changed. */
  #isKept(result: SaveResult): boolean {
    this.#isBusy = false;
    if (result.kind !== 'stored' || this.#storage.kind === 'memory') this.#storage = result;
    return result.kind !== 'elsewhere';
  }

  /** Adds the turn that was kept. What the table changed since `before` stays changed, and is stored behind it. */
  #add(save: Save, before: SavedSettings): Promise<void> | null {
    const [turn] = save.turns.slice(-1);
    if (turn === undefined) return null;
    const { entry } = turn;
    const changed = this.#settings;
    this.#journal.append(entry, entry.kind === 'move' ? (save.standing.now as K['state']) : undefined);
    this.#save = save;
    return changed === before ? null : this.#set(this.#settingsAfter(entry, changed));
  }

  /** Whoever has moved had a reason to look: what is known of that seat's hand begins anew. */
  #settingsAfter(entry: Turn['entry'], settings: SavedSettings): SavedSettings {
    if (entry.kind === 'undo' || entry.mover === 'table') return settings;
    return { ...settings, peeks: withPeeks(settings, this.players.length, entry.mover, UNOPENED) };
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
    return stage.kind === 'hand' ? stage.seat === mover : stage.kind === 'facing' && stage.open.includes(mover);
  }

  #looked(seat: Seat): void {
    if (this.settings.privacy === 'openTable') return;
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
      return stillTwo ? { ...stage, open: stage.open.filter((seat) => seat !== mover) } : AT_TABLE;
    }
    if (stage.kind !== 'hand' || stage.seat !== mover) return AT_TABLE;
    const handover = afterMove(asked, this.#open, mover, isForAll(this.game, news));
    switch (handover.kind) {
      case 'stay':
        return stage;
      case 'table':
        return AT_TABLE;
      case 'pass':
        if (this.settings.privacy === 'openTable') return AT_TABLE;
        return { kind: 'curtain', seat: handover.seat, ask: handAsk(this.#open, handover.seat) };
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

  #viewOf(viewer: Viewer): K['view'] {
    if (viewer === 'onlooker') return this.#open;
    return viewer === this.#viewer ? this.#view : this.game.view(this.#state, viewer);
  }

  #since(seat: Seat): readonly K['news'][] {
    return since(this.game, this.#told, this.#moves, seat);
  }

  #newsNow(): readonly K['news'][] {
    if (this.#viewer !== 'onlooker') return this.#since(this.#viewer);
    return this.#isFresh ? heard(this.game, newsOf(this.#told, this.#turns.length), 'onlooker') : NO_NEWS;
  }
}
