/** Step 3: ships lift off together and land one after the other. (rules: Movement) */
import type { Seat } from '../../kernel/game';
import { HIGHEST_LEVEL, upgrade } from './actions';
import { replace } from './attack';
import { contestAt, placeLosers, standingOn, updateContest } from './contest';
import { cardOf, PHOTONS } from './grid';
import type { Pending } from './pending';
import type { Berth, Cell, Face } from './pieces';
import { completeGoals } from './rewards';
import type { Work } from './state';
import type { Contest } from './types';
import { careerOf, change, inTurnOrder, push, sortedByTurn, take } from './work';

/**
 * All moving ships lift off together, so that turn order decides no conflict. The Meetings of all contested cards come
 * first, then ships land in turn order. (rules: Movement)
 */
export function beginMovement(work: Work): void {
  const { state, news } = work;
  const ships: { seat: Seat; from: Berth; to: Cell }[] = [];
  for (const seat of state.filers) {
    const to = state.phones[seat];
    if (typeof to !== 'number') continue;
    const from = careerOf(state, seat).ship;
    ships.push({ seat, from, to });
    change(work, seat, { ship: { kind: 'air', from: from.kind === 'card' ? from.cell : null, to } });
  }
  if (ships.length === 0) return;
  state.phase = 'movement';
  news.push({ kind: 'liftedOff', ships });
  state.contests = contestsOf(work);
  push(
    work,
    ...state.contests.map(({ cell, seats }): Pending => ({
      kind: 'callMeeting',
      about: { kind: 'card', cell },
      seats
    })),
    ...inTurnOrder(state).map((seat): Pending => ({ kind: 'land', seat }))
  );
}

/** Cards that several want, or that one wants and another stands on, by the first player concerned. (rules: Contest) */
function contestsOf({ state }: Work): readonly Contest[] {
  const wanted = new Map<Cell, Seat[]>();
  for (const seat of inTurnOrder(state)) {
    const { ship } = careerOf(state, seat);
    const cell = ship.kind === 'air' ? ship.to : ship.kind === 'card' ? ship.cell : null;
    if (cell !== null) wanted.set(cell, [...(wanted.get(cell) ?? []), seat]);
  }
  return [...wanted].flatMap(([cell, seats]) => (seats.length > 1 ? [{ cell, seats, winner: null, losers: [] }] : []));
}

/** A contest is decided: the winner's ship gets the card, the losers' wait to be put somewhere else. */
export function settle(work: Work, cell: Cell, winner: Seat): void {
  const { state } = work;
  const contest = contestAt(state, cell);
  if (contest === null) throw new Error('a Meeting about a card is about a contest');
  const losers = sortedByTurn(state, [...contest.losers, ...contest.seats.filter((seat) => seat !== winner)]);
  updateContest(work, { ...contest, winner, losers });
}

/** This player's turn to land; who stood on a contested card and won it drives the others off. (rules: Contest) */
export function land(work: Work, seat: Seat): void {
  const { state, news } = work;
  const { ship } = careerOf(state, seat);
  if (ship.kind === 'card') placeLosers(work, seat, ship.cell);
  if (ship.kind !== 'air') return;
  const cell = ship.to;
  const contest = contestAt(state, cell);
  if (contest !== null && contest.winner !== seat) return;
  const standing = standingOn(state, cell);
  if (standing !== null && !contest?.losers.includes(standing)) {
    meetAgain(work, cell, seat, standing);
    return;
  }
  change(work, seat, { ship: { kind: 'card', cell } });
  const flipped = flip(work, cell);
  news.push({ kind: 'landed', seat, cell, flipped });
  placeLosers(work, seat, cell);
  takeEffect(work, seat, cell, flipped);
}

/** A ship was put on the card this one has dialled: the two meet, and the loser's ship is put elsewhere. */
function meetAgain(work: Work, cell: Cell, seat: Seat, standing: Seat): void {
  const { state } = work;
  const seats = sortedByTurn(state, [seat, standing]);
  updateContest(work, { cell, seats, winner: null, losers: contestAt(state, cell)?.losers ?? [] });
  push(
    work,
    { kind: 'callMeeting', about: { kind: 'card', cell }, seats },
    { kind: 'land', seat },
    { kind: 'land', seat: standing }
  );
}

/** The winner puts a loser's ship on another card, which takes effect for the loser. (rules: Contest) */
export function displace(work: Work, seat: Seat, cell: Cell): void {
  const { state, news } = work;
  const { loser, cell: from } = take(work, 'displace');
  change(work, loser, { ship: { kind: 'card', cell } });
  const flipped = flip(work, cell);
  news.push({ kind: 'displaced', seat, loser, from, to: cell, flipped });
  const contest = contestAt(state, from);
  if (contest !== null) {
    updateContest(work, { ...contest, losers: contest.losers.filter((other) => other !== loser) });
  }
  takeEffect(work, loser, cell, flipped);
}

/** Turns a card face up, which it stays. Returns what it shows; null where it lay open already. */
function flip(work: Work, cell: Cell): Face | null {
  const { state } = work;
  const face = state.faces[cell] ?? null;
  const card = state.cards[cell];
  if (face === null || card === undefined) return null;
  state.cards = state.cards.with(cell, cardOf(card.back, face));
  state.faces = state.faces.with(cell, null);
  return face;
}

/** What a flipped card does for whoever flipped it. (rules: Effects) */
function takeEffect(work: Work, seat: Seat, cell: Cell, face: Face | null): void {
  if (face === null) return;
  const career = careerOf(work.state, seat);
  const photons = PHOTONS[face] ?? 0;
  if (photons > 0) {
    change(work, seat, { photons: career.photons + photons });
    work.news.push({ kind: 'photonsFound', seat, cell, photons });
  } else if (face === 'relic') {
    change(work, seat, { relics: career.relics + 1 });
    replace(work, cell);
    work.news.push({ kind: 'relicFound', seat, cell });
    completeGoals(work, seat);
  } else if (face === 'upgrade' && career.level < HIGHEST_LEVEL) {
    upgrade(work, seat, 0);
  }
}
