/** What one tap says for all of them, and the moves it makes: each as its own player's, in turn order. */
import { tankardOf, type SaludosAmigos, type Seat, type View } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import type { Said } from '$lib/table/board';

/** So long anybody can object, in seconds; a bid that holds is longer looked at than dice. */
const LEAST = { stay: 3, quiet: 5, noSession: 3 } as const;

/** Who is asked for this at the table, beginning with the holder of the pouch, clockwise: no computer, which speaks for itself. */
function inTurn({ holder, seats, asks }: View, kind: string): readonly Seat[] {
  const isAsked = (seat: Seat): boolean => asks.some((ask) => ask.kind === kind && ask.by.includes(seat));
  return Array.from({ length: seats }, (_, step) => (holder + step) % seats).filter(isAsked);
}

/** "All stay": can be said once everybody has rolled, and nobody is choosing a card. */
export function allStay(view: View): Said<SaludosAmigos> | null {
  const hasAll = view.choosing.length === 0 && view.rolls.every((rolls) => rolls.length > 0);
  const seats = hasAll ? inTurn(view, 'decide') : [];
  if (seats.length === 0) return null;
  const moves = seats.map((mover) => ({ mover, move: { kind: 'stand' } as const }));
  return { kind: 'stay', words: m.sa_say_all_stay(), moves, least: LEAST.stay };
}

/** "Nobody outbids", and where nothing stands: nobody bids. Null once all who could say so have. */
export function nobodyOutbids(view: View): Said<SaludosAmigos> | null {
  const seats = inTurn(view, 'talk');
  if (seats.length === 0) return null;
  const said = view.standing === null ? m.sa_say_nobody_bids() : m.sa_say_nobody_outbids({ bid: tankardOf(view) });
  const open = view.offers.length;
  const words = open === 0 ? said : `${said} ${m.sa_open_falls({ count: open })}`;
  const moves = seats.map((mover) => ({ mover, move: { kind: 'nothingMore' } as const }));
  return { kind: 'quiet', words, moves, least: LEAST.quiet };
}

/** "No session", by everybody in the opposition who could still call one. */
export function noSession(view: View): Said<SaludosAmigos> {
  const moves = inTurn(view, 'call').map((mover) => ({ mover, move: { kind: 'noSession' } as const }));
  return { kind: 'noSession', words: m.sa_say_no_session(), moves, least: LEAST.noSession };
}
