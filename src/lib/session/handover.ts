/**
 * To whom the tablet goes: as few handovers as the asks allow. Told from what everybody sees, and from nothing else. It never
 * goes to a computer.
 */
import type { Ask, BaseView, Game, Kinds, Mover, Seat } from '../kernel/game';

/** The seats that computers play: of most tables none. */
export type Computers = ReadonlySet<Seat>;
const NONE: Computers = new Set();

/** The computers among these, by seat. */
export function computersAmong(players: readonly { readonly computer?: unknown }[]): Computers {
  return new Set(players.flatMap(({ computer = null }, seat) => (computer === null ? [] : [seat])));
}

/** Where the tablet goes after a move. */
export type Handover =
  /** It stays in the hand it is in. */
  | { readonly kind: 'stay' }
  /** Straight on to this seat. */
  | { readonly kind: 'pass'; readonly seat: Seat }
  /** On the table, for all to see. */
  | { readonly kind: 'table' };

/**
 * The way round the table for choices made at the same time: clockwise, and so that it ends at whoever acts next. Where
 * nobody is known to act next, or it matters to nobody, it begins at the seat that had the tablet last.
 */
export function order(by: readonly Seat[], actsNext: Seat | null, last: Seat | null, seats: number): readonly Seat[] {
  const first = actsNext === null ? (last ?? 0) : actsNext + 1;
  const way = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  return way.filter((seat) => by.includes(seat));
}

/** Who begins once everybody has chosen, if the game says so in what all may see (its view has a `starter`). */
function actsNext(view: BaseView & { readonly starter?: unknown }): Seat | null {
  return typeof view.starter === 'number' ? view.starter : null;
}

/** At whom a secret round ends; null where it begins at the seat that had the tablet last, and where nothing is sealed. */
function endsAt(ask: Ask, view: BaseView, last: Seat | null): Seat | null {
  if (!ask.sealed) return null;
  const isIn = last !== null && (ask.by.includes(last) || view.done.includes(last));
  return ask.goesOn === true && isIn ? null : actsNext(view);
}

/** Who has to choose for this ask still. Who has sealed a choice has done their part. */
function waiting(ask: Ask, done: readonly Seat[]): readonly Seat[] {
  const seats = ask.by.filter((mover): mover is Seat => mover !== 'table');
  return ask.sealed ? seats.filter((seat) => !done.includes(seat)) : seats;
}

/**
 * Who takes the tablet next, or null when nobody needs a hand of their own now: the choice is made in sight of all, or
 * the game is over. Choices the game may go on without never ask for a handover.
 */
export function nextSeat(view: BaseView, last: Seat | null, computers: Computers = NONE): Seat | null {
  for (const ask of view.asks) {
    if (ask.from !== 'hand' || ask.optional) continue;
    const people = waiting(ask, view.done).filter((seat) => !computers.has(seat));
    const [next] = order(people, endsAt(ask, view, last), last, view.seats);
    if (next !== undefined) return next;
  }
  return null;
}

/** Has something of this to be seen by everybody at once? The table hears it as the onlooker does. */
export function isForAll<K extends Kinds>(game: Game<K>, news: readonly K['news'][]): boolean {
  return news.some((piece) => {
    const heard = game.hear(piece, 'onlooker');
    return heard !== null && game.isForAll?.(heard) === true;
  });
}

/**
 * Where the tablet goes after this seat has moved from its hand. Secret choices made at the same time go straight round
 * the table, and when the last one is made, all look at it together; who has to choose again keeps the tablet. What
 * happened, everybody sees, and before anything else what `isForAll`.
 */
export function afterMove(
  before: BaseView,
  after: BaseView,
  mover: Mover,
  isForAll: boolean,
  computers: Computers = NONE
): Handover {
  if (mover === 'table' || after.outcome !== null) return { kind: 'table' };
  const sealed = before.asks.find(isSecretRound);
  if (sealed === undefined) {
    const goesOn = isWaitedFor(after, mover) && handAsk(after, mover)?.sealed === false;
    return goesOn && !isForAll ? { kind: 'stay' } : { kind: 'table' };
  }
  if (isForAll || !after.asks.some((ask) => ask.sealed && ask.kind === sealed.kind)) return { kind: 'table' };
  if (isWaitedFor(after, mover)) return { kind: 'stay' };
  const next = nextSeat(after, mover, computers);
  return next === null ? { kind: 'table' } : { kind: 'pass', seat: next };
}

/**
 * The two seats that could make this choice face to face, the tablet between them: a secret one that just two are asked
 * for at the same time, neither of whom has made it yet. A computer takes no half.
 */
export function pairOf(
  view: BaseView,
  computers: Computers = NONE
): { readonly ask: Ask; readonly seats: readonly [Seat, Seat] } | null {
  for (const ask of view.asks) {
    if (!isSecretRound(ask)) continue;
    const [one, other, ...more] = waiting(ask, view.done);
    const all = ask.by.length + view.done.filter((seat) => !ask.by.includes(seat)).length;
    if (one === undefined || other === undefined || more.length > 0 || all !== 2) continue;
    if (!computers.has(one) && !computers.has(other)) return { ask, seats: [one, other] };
  }
  return null;
}

function isSecretRound(ask: Ask): boolean {
  return ask.sealed && ask.from === 'hand' && !ask.optional;
}

/** Has this seat to choose from its hand now, so that the game waits for it? */
export function isWaitedFor(view: BaseView, seat: Seat): boolean {
  return view.asks.some((ask) => ask.from === 'hand' && !ask.optional && waiting(ask, view.done).includes(seat));
}

/** The ask that wants this seat's hand, for the words on its curtain. */
export function handAsk(view: BaseView, seat: Seat): Ask | null {
  const own = view.asks.filter((ask) => ask.from === 'hand' && ask.by.includes(seat));
  return own.find((ask) => !ask.optional && waiting(ask, view.done).includes(seat)) ?? own[0] ?? null;
}

/** Whose choice the game waits for now, in the order of the asks; those who have sealed theirs are not among them. */
export function actors(view: BaseView): readonly Seat[] {
  return view.asks.filter((ask) => !ask.optional).flatMap((ask) => waiting(ask, view.done));
}

/** Has a person, or the table, to choose now, so that the game waits for people? */
export function waitsForPeople(view: BaseView, computers: Computers): boolean {
  const isPeoples = (ask: Ask): boolean =>
    ask.by.includes('table') || waiting(ask, view.done).some((seat) => !computers.has(seat));
  return view.asks.some((ask) => !ask.optional && isPeoples(ask));
}

/** Is every one who is asked a computer, so that people only look on? */
export function areComputersAlone({ asks }: BaseView, computers: Computers): boolean {
  return asks.length > 0 && asks.every(({ by }) => by.every((mover) => mover !== 'table' && computers.has(mover)));
}

/** Where people and computers are asked at the table at the same time: people alone. A computer presses nothing there. */
export function askedOfPeople<V extends BaseView>(view: V, computers: Computers): V {
  if (computers.size === 0 || areComputersAlone(view, computers)) return view;
  const isPeoples = (mover: Mover): boolean => mover === 'table' || !computers.has(mover);
  const asks = view.asks.flatMap((ask) => {
    if (ask.from === 'hand' || ask.by.every(isPeoples)) return [ask];
    const by = ask.by.filter(isPeoples);
    return by.length === 0 ? [] : [{ ...ask, by }];
  });
  return { ...view, asks };
}

/** Is anybody asked for the same as before, among what the game waits for? If not, the same words now mean others. */
export function isStillAsked(before: BaseView, after: BaseView): boolean {
  const was = before.asks.filter(({ optional }) => !optional);
  return after.asks.some(
    ({ kind, by, optional }) =>
      !optional && was.some((ask) => ask.kind === kind && ask.by.some((one) => by.includes(one)))
  );
}
