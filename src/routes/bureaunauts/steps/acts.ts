/**
 * What the table says by one tap for several players: who files, what is announced, who fights. Made of what everybody
 * sees; each move is its own player's, in turn order. (rules: Filing; Actions; Attack)
 */
import {
  HIGHEST_LEVEL,
  priceOf,
  refuseAction,
  targetsAt,
  targetsOf,
  type Action,
  type Move,
  type Pending,
  type Seat,
  type Target,
  type View
} from '$lib/games/bureaunauts';
import { isComputer } from '$lib/ui/computers';

/** A move of one of them. */
export interface Spoken {
  readonly mover: Seat;
  readonly move: Move;
}

/** What was announced, by who announces it; null for no action. */
export type Announced = Readonly<Record<Seat, Action | null>>;

/** Who sits at the table, as far as the table speaks for them: not for computers. */
type Players = readonly Parameters<typeof isComputer>[0][];

/** Who is asked for the same, one after the other, before anything else happens: up to the first computer. */
function asked(view: View, kind: 'declare' | 'announce' | 'attack', players: Players): readonly Seat[] {
  const seats: Seat[] = [];
  for (const task of view.pending.toReversed()) {
    if (!isFor(task, kind) || isComputer(players[task.seat])) break;
    seats.push(task.seat);
  }
  return seats;
}

function isFor<Kind extends 'declare' | 'announce' | 'attack'>(
  task: Pending,
  kind: Kind
): task is Extract<Pending, { kind: Kind }> {
  return task.kind === kind;
}

/** Who has to say now whether they file. Who has no photon is not asked. */
export function declaring(view: View, players: Players = []): readonly Seat[] {
  return asked(view, 'declare', players).filter((seat) => (view.careers[seat]?.photons ?? 0) > 0);
}

/** All of them file but those who pass. */
export function filing(view: View, passing: readonly Seat[], players: Players = []): readonly Spoken[] {
  return declaring(view, players).map((mover) => ({
    mover,
    move: { kind: passing.includes(mover) ? 'pass' : 'file' }
  }));
}

/** Who has to announce an action now. */
export function announcing(view: View, players: Players = []): readonly Seat[] {
  return asked(view, 'announce', players);
}

/**
 * What most would announce, as far as all can see, so that it need not be said by a tap: to repair what can't fly, to
 * upgrade what can be paid. Undefined where that is anybody's guess.
 */
export function usual(view: View, seat: Seat): Action | undefined {
  const career = view.careers[seat];
  if (career === undefined) return undefined;
  if (career.ship.kind === 'repair') return 'repair';
  const canUpgrade = career.level < HIGHEST_LEVEL && priceOf(career, 'upgrade') <= career.photons;
  return canUpgrade && refuseAction(view, seat, 'upgrade') === null ? 'upgrade' : undefined;
}

/** What is known of everybody's announcement: what was said, or else what is usual; null for none, undefined for nothing yet. */
export function announcements(
  view: View,
  said: Announced,
  players: Players = []
): readonly (readonly [Seat, Action | null | undefined])[] {
  return announcing(view, players).map((seat) => [seat, seat in said ? said[seat] : usual(view, seat)]);
}

/** Somebody with one enemy before them that can be beaten. */
export interface Fighter {
  readonly seat: Seat;
  readonly target: Target;
}

/**
 * Who may fight now, and is asked by one tap: up to the first who has several enemies to choose from, or whose enemy an
 * earlier one may have beaten by then.
 */
export function fighting(view: View, players: Players = []): readonly Fighter[] {
  const fighters: Fighter[] = [];
  const cells = new Set<number>();
  for (const [nth, seat] of asked(view, 'attack', players).entries()) {
    const ship = view.careers[seat]?.ship;
    if (ship?.kind !== 'card') continue;
    const targets = nth === 0 ? targetsOf(view, seat) : targetsAt(view, seat, ship.cell);
    const [target, ...more] = targets.filter(({ isBeatable }) => isBeatable);
    if (target === undefined) continue;
    if (more.length > 0 || cells.has(ship.cell)) break;
    cells.add(ship.cell);
    fighters.push({ seat, target });
  }
  return fighters;
}

/** These fight, all others hold. */
export function fights(fighters: readonly Fighter[], willing: readonly Seat[]): readonly Spoken[] {
  return fighters.map(({ seat, target }) => ({
    mover: seat,
    move: willing.includes(seat) ? { kind: 'attack', enemy: target.enemy.kind } : { kind: 'holdFire' }
  }));
}
