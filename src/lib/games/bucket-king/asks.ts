/** Who is asked for what. The same for everybody, and made ready once, as it is asked for all the time. */
import type { Ask, Mover, Seat } from '../../kernel/game';
import { SEATS } from './options';
import type { State } from './state';

const ALL = Array.from({ length: SEATS.max }, (_, seat) => seat);

function ask(
  kind: string,
  by: readonly Mover[],
  from: Ask['from'],
  more: { sealed?: true; optional?: true } = {}
): Ask {
  return { kind, by, from, sealed: more.sealed ?? false, optional: more.optional ?? false };
}

/** By whose turn it is, then by who may draw (the last: nobody). */
function turnAsks(kind: 'lead' | 'defend'): readonly (readonly (readonly Ask[])[])[] {
  return ALL.map((turn) => {
    const main = ask(kind, [turn], 'hand');
    return [...ALL.map((drawer) => [main, ask('draw', [drawer], 'table', { optional: true })]), [main]];
  });
}

const LEAD = turnAsks('lead');
const DEFEND = turnAsks('defend');
const NEXT_ROUND: readonly Ask[] = [ask('nextRound', ['table'], 'table')];
const NOTHING: readonly Ask[] = [];

function buildingAsks(done: readonly Seat[], seats: number): readonly Ask[] {
  const missing = ALL.slice(0, seats).filter((seat) => !done.includes(seat));
  const build = ask('build', missing, 'hand', { sealed: true });
  return done.length === 0 ? [build] : [build, ask('reopen', done, 'hand', { optional: true })];
}

/** Who has sealed their pyramid while others still build. */
export function doneIn(state: State): readonly Seat[] {
  const done: Seat[] = [];
  if (state.phase !== 'building') return done;
  for (const seat of state.pyramids.keys()) if (state.pyramids[seat] !== null) done.push(seat);
  return done;
}

/** What is asked now. */
export function asksIn(state: State, done: readonly Seat[]): readonly Ask[] {
  switch (state.phase) {
    case 'building':
      return buildingAsks(done, state.seats);
    case 'trick': {
      const asks = state.trick === null ? LEAD : DEFEND;
      return asks[state.turn ?? 0]?.[state.mayDraw ?? SEATS.max] ?? NOTHING;
    }
    case 'roundOver':
      return NEXT_ROUND;
    case 'over':
      return NOTHING;
  }
}
