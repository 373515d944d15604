/**
 * When the computers at a table move. They think by what their seat may know, move while the table is in sight, and never so
 * that the time tells how long they thought. Made only where there are any.
 */
import { untrack } from 'svelte';
import {
  unit,
  type Manners,
  type Mind,
  type OpenTask,
  type Remarked,
  type Reply,
  type Task,
  type Thought
} from '../bots/mind';
import { mindOf } from '../bots/minds';
import { Thinker } from '../bots/thinker';
import type { Kinds, Seat } from '../kernel/game';
import { quickRandom } from '../kernel/random';
import { waitsForPeople } from './handover';
import type { NotDone, Table } from './table.svelte';

/** What is known at the screen. All but the last are asked in an effect. */
export interface Setting<K extends Kinds> {
  readonly table: Pick<
    Table<K>,
    'computers' | 'draft' | 'game' | 'log' | 'onlooker' | 'playFor' | 'settings' | 'storage' | 'taskFor'
  >;
  /** Is the table in sight, nothing open above it, nobody looking back, the page seen? */
  readonly isClear: () => boolean;
  /** Has everybody seen the last move? */
  readonly isShown: () => boolean;
  /** In times of the usual pace. */
  readonly pace: () => number;
  readonly manners: Manners<K>;
  readonly thinker?: Pick<Thinker, 'think' | 'close' | 'isHasty'>;
  /** What is asked in sight of all. */
  readonly mind?: () => Promise<Pick<Mind<K>, 'replies' | 'wishes'>>;
}

/** From the ask to the move at least; and where computers seal one after the other. All in ms. */
const [PACE, SEALED] = [900, 250];
/** So much more at most, by the seat's chance. */
const MORE = 400;
/** A thought that comes late waits for the next full one of these. */
const FULL = 900;
/** So long cards wait while a person may still do what they would miss (rules: draw it or lose it). */
const MISSED = 3000;
/** So long nobody is told that somebody thinks. */
const LONG = 1200;
/** So long computers wait for each other before one of them goes on all the same, and after a mind that could not be had. */
const PATIENCE = 6000;
/** The numbers of the chances a pace and an answer are drawn by: far from those that thoughts are. */
const [PACE_LANE, ANSWER_LANE] = [2 ** 31, 2 ** 30];

/** In talks, in ms at any pace: an answer takes from so long to so long. */
const [SOONEST, LATEST] = [800, 2000];
/** Between two acts of computers, and after any touch of a person. */
const [APART, TOUCHED] = [1200, 1500];
/** What one of them said is read so long before another answers. */
const READ = 2600;
/** So long what needs a person's yes lies open before a computer has nothing more to say. */
const ASKED = 8000;
/** Until the first offer of a computer, if people have said nothing yet; and where shows are slow. */
const [FIRST, FIRST_SLOW] = [5000, 8000];

/** A computer's reply to something that lies open, in the order they came. */
interface Due extends Reply {
  readonly seat: Seat;
  readonly at: number;
}

/** A move that is about to be made. */
interface Coming<K extends Kinds> {
  readonly seat: Seat;
  readonly move: K['move'];
  /** Not sooner, but for a tap; and not sooner whatever happens. In ms, as `performance.now`. */
  readonly at: number;
  readonly least: number;
}

export class Company<K extends Kinds> {
  readonly #setting: Setting<K>;
  readonly #thinker: Pick<Thinker, 'think' | 'close' | 'isHasty'>;
  /** Whose move comes next, as far as that is known. */
  #seat: Seat | null = $state.raw(null);
  #isLong = $state.raw(false);
  #coming: Coming<K> | null = $state.raw(null);
  #isRead = $state.raw(false);
  /** The table as it was when they were asked, and when. */
  #view: K['view'] | null = null;
  #asked = 0;
  /** When the last move had been shown; null while it is. */
  #shownAt: number | null = null;
  #isTapped = false;
  #round = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** What came of the tasks of this moment, by seat. */
  #thoughts: (Promise<Thought<K> | null> | undefined)[] = [];

  /** Since when there are talks that everybody sees, and each thing that lies open in them; how many entries the log had then. */
  #talksAt: number | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn follows from it by itself
  readonly #openAt = new Map<number, { readonly at: number; readonly n: number }>();
  /** Since when people see each thing that needs the yes of one of them. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn follows from it by itself
  readonly #needAt = new Map<number, number>();
  #replies: readonly Due[] = [];
  #remarks: readonly Remarked[] = $state.raw([]);
  /** Has a person moved in these talks? */
  #hasSpoken = false;
  /** Since when people have nothing more to say. */
  #quietAt: number | null = null;
  #actedAt = -Infinity;
  #touchedAt = -Infinity;
  /** May this window's computers move now? */
  #isOurs = false;

  /** The last move that was denied, which is a bug of a mind: for tests. */
  denied: NotDone<K> | null = null;

  constructor(setting: Setting<K>) {
    this.#setting = setting;
    this.#thinker = setting.thinker ?? new Thinker();
  }

  /** The computer that is about to move; null where none is. */
  get seat(): Seat | null {
    return this.#seat;
  }

  /** It takes so long that people are told. */
  get isThinking(): boolean {
    return this.#isLong && this.#coming === null;
  }

  /** Whoever would think for long can't on this device any more, and judges at once. */
  get isHasty(): boolean {
    return this.#thinker.isHasty;
  }

  /** What computers have said to what lies open; never stored. */
  get remarks(): readonly Remarked[] {
    return this.#remarks;
  }

  /** What this computer would take of the talks as they stand, the best first: moves that people can make. */
  async ask(seat: Seat): Promise<readonly K['move'][]> {
    const { table } = this.#setting;
    const mind = await this.#mind();
    const task = this.#open(seat);
    const people = Array.from({ length: table.onlooker.seats }, (_, other) => other).filter(
      (other) => !this.#is(other)
    );
    return task === null ? [] : (mind.wishes?.(task, people) ?? []);
  }

  /** Computers move only once what is returned has been called: somebody reads what one of them said. */
  wait(): () => void {
    this.#isRead = true;
    return () => (this.#isRead = false);
  }

  /** Somebody taps: nobody has to look any longer. */
  goOn(): void {
    this.#isTapped = true;
    this.#tick();
  }

  /** Heeds the table, in an effect of whoever shows it. */
  heed(): void {
    const { table, isClear, isShown } = this.#setting;
    $effect(() => {
      const isIn = isShown();
      untrack(() => {
        const wasIn = this.#shownAt !== null;
        this.#shownAt = isIn ? (this.#shownAt ?? performance.now()) : null;
        if (isIn && !wasIn && this.#isOurs && this.#areTalking) this.#again();
        else this.#tick();
      });
    });
    $effect(() => {
      const touch = (): void => void (this.#touchedAt = performance.now());
      for (const kind of ['pointerdown', 'keydown'] as const) document.addEventListener(kind, touch, true);
      return () => {
        for (const kind of ['pointerdown', 'keydown'] as const) document.removeEventListener(kind, touch, true);
      };
    });
    $effect(() => {
      const view = table.onlooker;
      void [table.computers, table.log, table.draft('table') === null];
      const isOurs = isClear() && !this.#isRead && table.storage.kind !== 'elsewhere';
      untrack(() => {
        if (view !== this.#view) this.#begin(view);
        this.#isOurs = isOurs;
        if (isOurs) void this.#run();
      });
      return () => this.#halt();
    });
    $effect(() => () => this.#thinker.close());
  }

  #begin(view: K['view']): void {
    const areOn = this.#setting.manners.talks?.areOn(view) === true;
    if (!areOn) this.#talksAt = null;
    const mover = this.#setting.table.log.at(-1)?.mover ?? 'table';
    // What led to the talks was not said in them.
    this.#hasSpoken = this.#talksAt !== null && (this.#hasSpoken || (mover !== 'table' && !this.#is(mover)));
    this.#quietAt =
      areOn && !waitsForPeople(view, this.#setting.table.computers) ? (this.#quietAt ?? performance.now()) : null;
    if (!areOn) {
      this.#openAt.clear();
      this.#needAt.clear();
      this.#hear([]);
    }
    this.#view = view;
    this.#asked = performance.now();
    this.#isTapped = false;
    this.#thoughts = [];
  }

  #halt(): void {
    this.#round += 1;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#coming = null;
    this.#seat = null;
    this.#isLong = false;
  }

  /** Goes through the computers that are asked, in their order, until one of them has a move. */
  async #run(): Promise<void> {
    const { table } = this.#setting;
    const view = table.onlooker;
    const round = this.#round;
    const isOver = (): boolean => round !== this.#round;
    // What was taken back is people's to go on from, where they can.
    if (table.log.at(-1)?.kind === 'undo' && waitsForPeople(view, table.computers)) return;
    if (this.#areTalking) return this.#talk(round);
    const seats = this.#asks(view);
    const [first] = seats;
    if (first === undefined) return;
    this.#seat = first;
    this.#later(LONG - (performance.now() - this.#asked), () => (this.#isLong = true));
    try {
      for (const seat of seats) {
        const thought = await this.#thought(seat);
        if (isOver()) return;
        const move = thought?.move ?? null;
        if (move === null || this.#holdsBack(move)) continue;
        this.#come(seat, move, this.#delay(seat, move));
        return;
      }
    } catch {
      // A mind that could not be fetched: asked for once more.
      if (isOver()) return;
      this.#thoughts = [];
      this.#later(PATIENCE, () => void this.#run());
      return;
    }
    this.#seat = null;
    if (waitsForPeople(view, table.computers)) return;
    // They wait for each other.
    this.#later(PATIENCE, () => void this.#last(round));
  }

  get #areTalking(): boolean {
    return this.#setting.manners.talks?.areOn(this.#setting.table.onlooker) === true;
  }

  /** From the start, at this moment. */
  #again(): void {
    this.#halt();
    this.#thoughts = [];
    void this.#run();
  }

  #mind(): Promise<Pick<Mind<K>, 'replies' | 'wishes'>> {
    const { mind, table } = this.#setting;
    return mind?.() ?? mindOf<K>(table.game.id);
  }

  /** What is asked of a computer in sight of all. */
  #open(seat: Seat): OpenTask<K> | null {
    const { table } = this.#setting;
    const computer = table.settings.computers?.[seat] ?? null;
    return computer === null ? null : { view: table.onlooker, seat, level: computer.level, seed: computer.seed };
  }

  /**
   * All speak at once: each computer answers what lies open in its own time, and whoever is ready first moves. Once people
   * have had nothing more to say for a while, computers come to an end, too.
   */
  async #talk(round: number): Promise<void> {
    // Nobody answers what they have not seen.
    if (this.#shownAt === null) return;
    const { table } = this.#setting;
    const now = performance.now();
    this.#talksAt ??= now;
    const needs = this.#setting.manners.talks?.needs?.(table.onlooker) ?? [];
    const ofPeople = needs.flatMap(([about, seats]) => (seats.every((seat) => this.#is(seat)) ? [] : [about]));
    for (const about of this.#needAt.keys()) if (!ofPeople.includes(about)) this.#needAt.delete(about);
    for (const about of ofPeople) this.#needAt.set(about, this.#needAt.get(about) ?? now);
    const end = this.#quietAt === null ? Infinity : this.#quietAt + PATIENCE;
    const isEnding = now >= end;
    if (!isEnding && end !== Infinity) this.#later(end - now, () => this.#again());
    try {
      const mind = await this.#mind();
      if (round !== this.#round) return;
      this.#reply(mind);
      let next: Coming<K> | null = null;
      for (const seat of this.#asks(table.onlooker)) {
        const thought = await this.#thought(seat, isEnding);
        if (round !== this.#round) return;
        const move = thought?.move ?? null;
        if (move === null || this.#holdsBack(move)) continue;
        const at = this.#politeAt(seat, move);
        if (next === null || at < next.at) next = { seat, move, at, least: at };
      }
      if (next === null) return;
      this.#seat = next.seat;
      this.#coming = next;
      this.#tick();
    } catch {
      // A mind that could not be fetched: asked for once more.
      if (round === this.#round) this.#later(PATIENCE, () => this.#again());
    }
  }

  /** What each computer says to what lies open, and when: drawn by its chance. */
  #reply(mind: Pick<Mind<K>, 'replies'>): void {
    const { table } = this.#setting;
    const now = performance.now();
    const replies = [...table.computers].flatMap((seat) => {
      const task = this.#open(seat);
      const all = task === null ? [] : (mind.replies?.(task) ?? []);
      return all.map((reply) => {
        const since = this.#openAt.get(reply.about) ?? { at: now, n: table.log.length };
        this.#openAt.set(reply.about, since);
        const chance = quickRandom(task?.seed ?? '', ANSWER_LANE + since.n);
        return { ...reply, seat, at: since.at + SOONEST + (LATEST - SOONEST) * unit(chance) };
      });
    });
    for (const about of this.#openAt.keys()) {
      if (replies.every((reply) => reply.about !== about)) this.#openAt.delete(about);
    }
    this.#hear(replies);
  }

  /** Says what is due of these, and the rest in its time. */
  #hear(replies: readonly Due[]): void {
    this.#replies = replies;
    const now = performance.now();
    const said = replies.flatMap(({ seat, about, remark, at }) =>
      remark === null || at > now ? [] : [{ seat, about, remark }]
    );
    if (said.length > 0 || this.#remarks.length > 0) this.#remarks = said;
    const next = Math.min(...replies.flatMap(({ at, remark }) => (remark !== null && at > now ? [at] : [])));
    if (next !== Infinity) this.#later(next - now, () => this.#hear(replies));
  }

  /** When a computer may make this move in the talks: an answer in its time, anything else once it has answered. */
  #politeAt(seat: Seat, move: K['move']): number {
    const { manners, pace } = this.#setting;
    const about = manners.talks?.answers(move) ?? null;
    const due = this.#replies.filter((reply) => reply.seat === seat && (about === null || reply.about === about));
    const answered = Math.max(-Infinity, ...due.map(({ at }) => at));
    if (about !== null) return answered;
    const isOffer = manners.interrupts?.(move) === true;
    const asked = isOffer ? -Infinity : Math.max(-Infinity, ...this.#needAt.values()) + ASKED;
    const isFirst = !this.#hasSpoken && this.#talksAt !== null && isOffer;
    const first = isFirst ? (this.#talksAt ?? 0) + (pace() > 1 ? FIRST_SLOW : FIRST) : -Infinity;
    return Math.max(answered, first, asked, this.#asked + this.#delay(seat, move));
  }

  /** Nobody else has anything to do: somebody has to move. */
  async #last(round: number): Promise<void> {
    const { table } = this.#setting;
    const seat = table.onlooker.asks.flatMap(({ optional, by }) => (optional ? [] : by)).find((one) => this.#is(one));
    const task = typeof seat === 'number' ? table.taskFor(seat, true) : null;
    if (task === null) return;
    const thought = await this.#thinker.think(task).catch(() => null);
    if (round !== this.#round) return;
    const move = thought?.move ?? table.game.moves(task.view, task.seat)[0];
    if (move !== undefined) this.#come(task.seat, move, performance.now() - this.#asked);
  }

  #is(mover: Seat | 'table'): boolean {
    return mover !== 'table' && this.#setting.table.computers.has(mover);
  }

  /** The computers that could move: what may be missed first, then what is waited for; where all speak at once, by turns. */
  #asks(view: K['view']): readonly Seat[] {
    const turn = this.#setting.table.log.length;
    // What is optional in a hand is to take something back: no computer does.
    const asks = view.asks.filter(({ optional, from }) => !optional || from === 'table');
    const seats = [...asks.filter(({ optional }) => optional), ...asks.filter(({ optional }) => !optional)].flatMap(
      ({ by, sealed }) => {
        const own = by.filter((mover): mover is Seat => this.#is(mover));
        const left = own.filter((seat) => !sealed || !view.done.includes(seat));
        const at = left.length === 0 ? 0 : turn % left.length;
        return sealed ? left : [...left.slice(at), ...left.slice(0, at)];
      }
    );
    return seats.filter((seat, at) => seats.indexOf(seat) === at);
  }

  #thought(seat: Seat, last = false): Promise<Thought<K> | null> {
    const known = this.#thoughts[seat];
    if (known !== undefined) return known;
    const task: Task<K> | null = last ? this.#setting.table.taskFor(seat, true) : this.#setting.table.taskFor(seat);
    const thought = task === null ? Promise.resolve(null) : this.#thinker.think(task);
    this.#thoughts[seat] = thought;
    return thought;
  }

  #holdsBack(move: K['move']): boolean {
    const { table, manners } = this.#setting;
    return table.draft('table') !== null && manners.interrupts?.(move) === true;
  }

  /** From the ask to the move: by what is asked and by chance, never by how long it was thought about. */
  #delay(seat: Seat, move: K['move']): number {
    const { table, manners, pace } = this.#setting;
    const view = table.onlooker;
    const isSealing = view.asks.some(({ sealed, by }) => sealed && by.includes(seat));
    if (isSealing && view.done.some((one) => this.#is(one))) return SEALED;
    const seed = table.settings.computers?.[seat]?.seed;
    const more = seed === undefined ? 0 : MORE * unit(quickRandom(seed, PACE_LANE + table.log.length));
    return pace() * (manners.waits?.(move) ?? PACE) + more;
  }

  #come(seat: Seat, move: K['move'], delay: number): void {
    const { table, manners } = this.#setting;
    const due = this.#asked + delay;
    const now = performance.now();
    const full = this.#asked + Math.ceil((now - this.#asked) / FULL) * FULL;
    const { asks } = table.onlooker;
    const isMissed = asks.some(
      (ask) => manners.misses?.(ask) === true && ask.by.some((one) => one !== 'table' && !this.#is(one))
    );
    const isMissing = isMissed && asks.some(({ optional, by }) => !optional && by.includes(seat));
    const least = isMissing ? this.#asked + MISSED : -Infinity;
    this.#seat = seat;
    this.#coming = { seat, move, at: Math.max(now > due ? full : due, least), least };
    this.#tick();
  }

  /** Makes the move that is coming, if it is time. */
  #tick(): void {
    const coming = this.#coming;
    const shownAt = this.#shownAt;
    if (coming === null || shownAt === null) return;
    const { manners, pace, table } = this.#setting;
    const isAmongThem = this.#is(table.log.at(-1)?.mover ?? 'table');
    // What was shown stays for half the time at least before the next one begins.
    const isSealed = table.onlooker.asks.some(({ sealed }) => sealed);
    const stays = (isAmongThem && !isSealed ? manners.stays?.(coming.move) : undefined) ?? PACE / 2;
    const stood = shownAt > this.#asked ? shownAt + pace() * stays : shownAt;
    const apart = isAmongThem ? Math.max(this.#actedAt, shownAt) + READ : this.#actedAt + APART;
    const polite = this.#areTalking ? Math.max(this.#touchedAt + TOUCHED, apart) : -Infinity;
    const at = this.#isTapped ? Math.max(coming.least, polite) : Math.max(coming.at, stood, polite);
    const left = at - performance.now();
    if (left > 0) {
      this.#later(left, () => this.#tick());
      return;
    }
    this.#coming = null;
    this.#actedAt = performance.now();
    void table.playFor(coming.seat, coming.move).then((denial) => {
      if (denial?.kind === 'refused') this.denied = denial;
    });
  }

  #later(ms: number, then: () => void): void {
    this.#timers.push(setTimeout(then, Math.max(0, ms)));
  }
}
