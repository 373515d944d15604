/**
 * A game being played on this device. It alone holds the state and the journal, and it never hands them out: what
 * comes out of it is what the whole table may see, and what the one seat may see that has the tablet in hand.
 */
import { flushSync } from 'svelte';
import { attempt, type Denial } from '../kernel/attempt';
import {
  asksOf,
  judgeOf,
  type Game,
  type Kinds,
  type Mover,
  type Played,
  type Seat,
  type Viewer
} from '../kernel/game';
import { randomFor } from '../kernel/random';
import { readSave } from '../saves/format';
import { append, create, load, type Save, type Summary, type StandingRecord, type Turn } from '../saves/saves';
import { hold, type Hold } from './lock';
import { unstored } from './memory';
import { handAsk, isWaitedFor, nextSeat } from './passing';
import { freshSeed } from './seed';
import type { Keeping, Player, Stage, TableSettings } from './stage';
import { revealsNothing, type UndoState } from './undo';

/** One entry of the log: what the whole table heard. */
export interface LogEntry<K extends Kinds> {
  /** The number of the turn; 0 for the set-up. */
  readonly n: number;
  readonly news: readonly K['news'][];
  /** `undo`: a move was taken back here. `undone`: this one was, later. */
  readonly kind: 'move' | 'undo' | 'undone';
}

/** How often a seat's hand was opened since its last move, and when last. */
export interface Peeks {
  readonly times: number;
  readonly at: number | null;
}

/** What a table is made from. */
export interface Opened<K extends Kinds> {
  readonly game: Game<K>;
  readonly save: Save;
  readonly options: K['options'];
  readonly state: K['state'];
  /** How many turns are stored; null when not even the beginning is. */
  readonly stored: number | null;
  readonly keeping: Keeping;
}

/** The last move, as long as it may have to be taken back. */
interface Last<K extends Kinds> {
  readonly before: K['state'];
  readonly mover: Mover;
  readonly move: K['move'];
  readonly played: Played<K>;
  readonly chance: boolean;
}

const NOT_NOW = { kind: 'notAsked' } as const;
const UNOPENED: Peeks = { times: 0, at: null };
const AT_TABLE: Stage = { kind: 'table' };

/** The table: whose turn it is, what is on the screen and to whom, and the one way to make a move. */
export class Table<K extends Kinds> {
  readonly id: string;
  readonly players: readonly Player[];
  readonly options: K['options'];
  readonly settings: TableSettings;

  readonly #game: Game<K>;
  #hold: Hold | null = null;
  #created: boolean;
  #stored: number;
  #isClosed = false;
  #summary: Summary;
  #standing: StandingRecord;
  #state: K['state'] = $state.raw() as K['state'];
  #turns: readonly Turn[] = $state.raw([]);
  #moves = $state.raw(0);
  #stage: Stage = $state.raw(AT_TABLE);
  #keeping: Keeping = $state.raw({ kind: 'stored' });
  #isBusy = $state.raw(false);
  #isResumed = $state.raw(false);
  /** The seat that had the tablet last. */
  #holder: Seat | null = $state.raw(null);
  #last: Last<K> | null = $state.raw(null);
  #begun = $state.raw(false);
  /** By seat. */
  #peeks: readonly Peeks[] = $state.raw([]);

  #viewer: Viewer = $derived(this.#stage.kind === 'hand' ? this.#stage.seat : 'onlooker');
  #open: K['view'] = $derived.by(() => this.#game.view(this.#state, 'onlooker'));
  #view: K['view'] = $derived.by(() =>
    this.#viewer === 'onlooker' ? this.#open : this.#game.view(this.#state, this.#viewer)
  );
  #undoState: UndoState = $derived.by(() => this.#judgeUndo());
  #log: readonly LogEntry<K>[] = $derived.by(() => this.#tell());

  /** Made by `openTable` alone; starts at the table, never in a hand. */
  constructor({ game, save, options, state, stored, keeping }: Opened<K>, held: Hold | null) {
    this.#game = game;
    this.id = save.summary.id;
    this.players = save.summary.players;
    this.settings = save.summary.table;
    this.options = options;
    this.#created = stored !== null;
    this.#stored = stored ?? 0;
    this.#hold = held;
    this.#keeping = keeping;
    this.#summary = save.summary;
    this.#standing = save.standing;
    this.#stand(save, state);
  }

  /** What is on the screen, and to whom. */
  get stage(): Stage {
    return this.#stage;
  }

  /** What the present viewer may know: the seat's in hand, else what the whole table may see. */
  get view(): K['view'] {
    return this.#view;
  }

  /** What the whole table may see, whoever has the tablet. */
  get onlooker(): K['view'] {
    return this.#open;
  }

  /** What the last move brought about, as the present viewer hears it; nothing after the game was taken up again. */
  get news(): readonly K['news'][] {
    if (this.#isResumed) return [];
    const last = this.#turns.at(-1);
    return this.#heard(last === undefined ? this.#standing.began : last.news, this.#viewer);
  }

  /** What the whole table has heard so far. */
  get log(): readonly LogEntry<K>[] {
    return this.#log;
  }

  /**
   * In hand: what happened since this seat last moved, that move included. At a table that was taken up again: how the
   * last turn went.
   */
  get recap(): readonly K['news'][] {
    const turns = this.#standingTurns();
    if (this.#stage.kind === 'hand') {
      const seat = this.#stage.seat;
      const own = turns.findLastIndex(({ entry }) => entry.kind === 'move' && entry.mover === seat);
      const began = own === -1 ? this.#standing.began : [];
      return this.#heard([...began, ...turns.slice(Math.max(own, 0)).flatMap(({ news }) => news)], seat);
    }
    return this.#isResumed ? this.#heard(turns.at(-1)?.news ?? [], 'onlooker') : [];
  }

  /** Who takes the tablet next; null when nobody has to. */
  get next(): Seat | null {
    return this.#keeping.kind === 'elsewhere' ? null : nextSeat(this.#open, this.#holder);
  }

  /** Where the game is kept. */
  get keeping(): Keeping {
    return this.#keeping;
  }

  /** A move is being stored. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** May the last move be taken back? */
  get undoState(): UndoState {
    return this.#undoState;
  }

  /** How often this seat's hand was opened since its last move. */
  peeks(seat: Seat): Peeks {
    return this.#peeks[seat] ?? UNOPENED;
  }

  /** Hands the tablet to a seat: the curtain falls. A table that plays openly has none. */
  pass(seat: Seat): void {
    if (this.#isClosed || this.#keeping.kind === 'elsewhere' || this.players[seat] === undefined) return;
    this.#stage = { kind: 'curtain', seat, ask: handAsk(this.#open, seat) };
    if (this.settings.privacy === 'openTable') this.open();
  }

  /** The seat at the curtain has opened it. */
  open(): void {
    const stage = this.#stage;
    if (stage.kind !== 'curtain') return;
    if (this.#last !== null && this.#last.mover !== stage.seat) this.#begun = true;
    this.#holder = stage.seat;
    this.#peeked(stage.seat, { times: this.peeks(stage.seat).times + 1, at: Date.now() });
    this.#stage = { kind: 'hand', seat: stage.seat };
  }

  /** The hand goes, the curtain stands. */
  hide(): void {
    const stage = this.#stage;
    if (stage.kind === 'hand')
      this.#stage = { kind: 'curtain', seat: stage.seat, ask: handAsk(this.#open, stage.seat) };
  }

  /** Back to what everybody may see. */
  toTable(): void {
    this.#stage = AT_TABLE;
  }

  /**
   * Makes a move. It is shown once it is stored; where storing fails the game goes on in memory, and says so. Returns why
   * not, or null once it is done.
   */
  async play(mover: Mover, move: K['move']): Promise<Denial<K> | null> {
    if (this.#isBusy || this.#isClosed || this.#keeping.kind === 'elsewhere') return NOT_NOW;
    if (!this.#mayJudge(mover)) return NOT_NOW;
    const random = randomFor(this.#standing.seed, this.#moves + 1);
    const before = this.#state;
    const tried = attempt(this.#game, before, mover, move, random);
    if (!tried.ok) return tried.denial;
    const { played } = tried;
    const chance = random.draws > 0;
    const turn = this.#turn({ kind: 'move', mover, move }, played.news, chance);
    const asked = this.#open;
    if (!(await this.#keep(turn, played.state, this.#moves + 1))) return NOT_NOW;
    this.#last = { before, mover, move, played, chance };
    this.#begun = false;
    if (mover !== 'table') {
      this.#holder = mover;
      this.#peeked(mover, UNOPENED);
    }
    this.#stage = this.#stageAfter(mover, asked);
    return null;
  }

  /** Why this move is not allowed now, or null. Judged from what the present viewer may know. */
  refusal(mover: Mover, move: K['move']): K['refusal'] | null {
    return this.#mayJudge(mover) ? this.#game.refuse(this.#judged(mover), mover, move) : null;
  }

  /** The moves this mover may make, as far as the present viewer may know them. */
  moves(mover: Mover): readonly K['move'][] {
    return this.#mayJudge(mover) ? this.#game.moves(this.#judged(mover), mover) : [];
  }

  /** Takes the last move back, if that is free. */
  async undo(): Promise<void> {
    const last = this.#last;
    if (last === null || this.#undoState.kind !== 'free' || this.#isBusy || this.#keeping.kind === 'elsewhere') return;
    const to = this.#moves - 1;
    this.#last = null;
    if (await this.#keep(this.#turn({ kind: 'undo', to }, [], false), last.before, to)) this.#stage = AT_TABLE;
  }

  /** Plays on in this window: the other one becomes the onlooker. */
  async takeOver(): Promise<void> {
    if (this.#keeping.kind !== 'elsewhere' || this.#isClosed) return;
    this.#hold = await hold(this.id, 'takeOver', () => this.lose());
    const raw = await load(this.id);
    const read = raw.kind === 'found' ? readSave(this.#game, raw) : null;
    if (read?.kind !== 'read') return;
    this.#summary = read.save.summary;
    this.#standing = read.save.standing;
    this.#stored = read.save.turns.length;
    this.#created = true;
    this.#stand(read.save, read.state);
    this.#keeping = { kind: 'stored' };
  }

  /**
   * Lets the curtain fall by itself: when the page goes out of sight or loses the focus, and when nobody has touched it
   * for a while. Returns how to stop.
   */
  guard(): () => void {
    let idle: ReturnType<typeof setTimeout> | undefined;
    const fall = (): void => {
      // At once, not with the next frame: the picture the system takes of a page that goes away must not hold a hand.
      flushSync(() => this.hide());
    };
    const touch = (): void => {
      clearTimeout(idle);
      idle = setTimeout(fall, this.settings.curtainAfter * 1000);
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') fall();
    };
    const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', fall);
    window.addEventListener('blur', fall);
    for (const kind of touches) window.addEventListener(kind, touch, { capture: true, passive: true });
    touch();
    return () => {
      clearTimeout(idle);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', fall);
      window.removeEventListener('blur', fall);
      for (const kind of touches) window.removeEventListener(kind, touch, { capture: true });
    };
  }

  /** Leaves the table; another window may have the game now. */
  close(): void {
    this.#isClosed = true;
    this.#stage = AT_TABLE;
    this.#hold?.release();
    this.#hold = null;
  }

  #stand(save: Save, state: K['state']): void {
    this.#state = state;
    this.#turns = save.turns;
    this.#moves = save.summary.moves;
    this.#isResumed = save.turns.length > 0;
    this.#last = null;
    this.#begun = false;
    const mover = save.turns.findLast(({ entry }) => entry.kind === 'move' && entry.mover !== 'table')?.entry;
    this.#holder = mover?.kind === 'move' && mover.mover !== 'table' ? mover.mover : null;
    this.#stage = AT_TABLE;
  }

  /** Another window plays this game now: what is shown here may be old, and no hand may stay open. */
  lose(): void {
    this.#hold = null;
    this.#keeping = { kind: 'elsewhere' };
    this.#stage = AT_TABLE;
  }

  #turn(entry: Turn['entry'], news: readonly K['news'][], chance: boolean): Turn {
    return { id: this.id, n: this.#turns.length + 1, entry, news, chance, at: Date.now() };
  }

  /** Stores a turn and, only then, lets it be seen. False when this window may not write any more. */
  async #keep(turn: Turn, state: K['state'], moves: number): Promise<boolean> {
    const glance = this.#game.view(state, 'onlooker');
    const summary: Summary = { ...this.#summary, playedAt: turn.at, moves, glance, over: glance.outcome !== null };
    const standing: StandingRecord = { ...this.#standing, now: state };
    const turns = [...this.#turns, turn];
    this.#isBusy = true;
    const kept = this.#created
      ? await append(summary, standing, turns.slice(this.#stored))
      : await create({ summary, standing, turns });
    this.#isBusy = false;
    if (kept.kind === 'notNext') {
      this.lose();
      return false;
    }
    if (kept.kind === 'kept') {
      this.#created = true;
      this.#stored = turns.length;
      unstored.delete(this.id);
      if (this.#keeping.kind === 'memory') this.#keeping = { kind: 'stored' };
    } else {
      const why = kept.kind === 'failed' ? kept.why : 'failed';
      const stored = this.#created ? this.#stored : null;
      unstored.set(this.id, { save: { summary, standing, turns }, stored, why });
      this.#keeping = { kind: 'memory', why };
    }
    this.#summary = summary;
    this.#standing = standing;
    this.#turns = turns;
    this.#state = state;
    this.#moves = moves;
    this.#isResumed = false;
    return true;
  }

  /** Where the tablet goes after a move: as few handovers as possible, and everything public seen by all. */
  #stageAfter(mover: Mover, asked: K['view']): Stage {
    if (this.#stage.kind !== 'hand' || this.#stage.seat !== mover) return AT_TABLE;
    const view = this.#open;
    const sealed = asked.asks.find((ask) => ask.sealed && ask.from === 'hand' && !ask.optional);
    if (sealed !== undefined) {
      // All at the same time: straight on round the table; when the last one has sealed, all look at it together.
      if (!view.asks.some((ask) => ask.sealed && ask.kind === sealed.kind)) return AT_TABLE;
      if (isWaitedFor(view, mover)) return this.#stage;
      const next = nextSeat(view, mover);
      if (next === null || this.settings.privacy === 'openTable') return AT_TABLE;
      return { kind: 'curtain', seat: next, ask: handAsk(view, next) };
    }
    const again = view.outcome === null && isWaitedFor(view, mover) && handAsk(view, mover)?.sealed === false;
    return again ? this.#stage : AT_TABLE;
  }

  /** Is this mover's choice one the present viewer may judge: made in sight of all, or from the hand that is open? */
  #mayJudge(mover: Mover): boolean {
    if (this.#stage.kind === 'curtain' || asksOf(this.#open, mover).length === 0) return false;
    const judge = judgeOf(this.#open, mover);
    return judge === 'onlooker' || judge === this.#viewer;
  }

  #judged(mover: Mover): K['view'] {
    return judgeOf(this.#open, mover) === 'onlooker' ? this.#open : this.#view;
  }

  #heard(news: readonly K['news'][], viewer: Viewer): readonly K['news'][] {
    return news.map((piece) => this.#game.hear(piece, viewer)).filter((piece) => piece !== null);
  }

  /** The turns whose moves stand, once every undo has been heeded. Those before an older journal's end count as well. */
  #standingTurns(): readonly Turn[] {
    const moves: Turn[] = [];
    for (const turn of this.#turns) {
      if (turn.entry.kind === 'undo') moves.length = Math.min(moves.length, turn.entry.to);
      else moves.push(turn);
    }
    return moves;
  }

  #peeked(seat: Seat, peeks: Peeks): void {
    this.#peeks = this.players.map((_, other) => (other === seat ? peeks : this.peeks(other)));
  }

  #tell(): readonly LogEntry<K>[] {
    const stands: true[] = [];
    for (const { n } of this.#standingTurns()) stands[n] = true;
    return [
      { n: 0, news: this.#heard(this.#standing.began, 'onlooker'), kind: 'move' },
      ...this.#turns.map((turn): LogEntry<K> => {
        const kind = turn.entry.kind === 'undo' ? 'undo' : stands[turn.n] === true ? 'move' : 'undone';
        return { n: turn.n, news: this.#heard(turn.news, 'onlooker'), kind };
      })
    ];
  }

  #judgeUndo(): UndoState {
    const last = this.#last;
    if (last === null) return { kind: 'impossible', why: 'nothing' };
    if (last.chance) return { kind: 'impossible', why: 'chance' };
    if (this.#begun) return { kind: 'impossible', why: 'begun' };
    const { before, mover, move, played } = last;
    const harmless = revealsNothing(this.#game, before, mover, move, played, randomFor(freshSeed(), 0));
    return harmless ? { kind: 'free' } : { kind: 'impossible', why: 'shown' };
  }
}
