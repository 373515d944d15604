import { saludosAmigos, type Offer, type Seat, type Shares, type View } from '$lib/games/saludos-amigos';
import type { Player } from '$lib/table/stage';

/** Five people for tests, in seat order. */
export const players: readonly Player[] = [
  { name: 'Anna', look: 0 },
  { name: 'Ben', look: 1 },
  { name: 'Clara', look: 2 },
  { name: 'David', look: 3 },
  { name: 'Emilia', look: 4 }
];

/** `split([0, 3], [2, 4])`: 3 million for Anna, 4 for Clara. */
export function split(...shares: readonly (readonly [seat: Seat, millions: number])[]): Shares {
  return shares.map(([seat, millions]) => ({ seat, millions }));
}

/** An open offer of Clara, sealed by her alone. Give what differs. */
export function offer(over: Partial<Offer> = {}): Offer {
  return { id: 1, side: 'bid', proposer: 2, shares: split([2, 4], [3, 3]), bid: 14, seals: [2], ...over };
}

/**
 * The talks about the second section of the thermal bath, strengths 6, 6, 9, 5, 6, as the whole table sees them: nobody
 * has bid. Give what differs.
 */
export function exampleView(over: Partial<View> = {}): View {
  const everybody = [0, 1, 2, 3, 4];
  const { quiet = [] } = over;
  const talking = everybody.filter((seat) => !quiet.includes(seat));
  return {
    viewer: 'onlooker',
    seats: 5,
    asks: [
      { kind: 'talk', by: talking, from: 'table', sealed: false, optional: false },
      { kind: 'listen', by: quiet, from: 'table', sealed: false, optional: true }
    ],
    done: [],
    outcome: null,
    options: saludosAmigos.options.defaults,
    phase: 'talks',
    turn: 9,
    holder: 4,
    starter: 0,
    built: [0, 1, 2, 3, 2, 3],
    pouch: 13,
    journalists: 0,
    money: [21, 24, 33, 16, 26],
    hand: null,
    handSizes: [3, 1, 4, 1, 2],
    deck: 45,
    discards: { open: [0, 0, 0], faceDown: 0 },
    section: { project: 'thermalBath', value: 5, lying: 1, prize: 7, completes: false },
    rolls: [[3], [1, 5], [5], [4], [4]],
    strengths: [6, 6, 9, 5, 6],
    stands: everybody,
    choosing: [],
    standing: null,
    offers: [],
    made: 0,
    barred: [],
    quiet: [],
    session: null,
    result: null,
    ownForward: null,
    ownSealed: null,
    last: null,
    ending: null,
    shownHands: null,
    ...over
  };
}

/** The same table in a session: Clara, Ben and David hold 20, Anna has called and Emilia attends. */
export function sessionView(over: Partial<View> = {}, session: Partial<NonNullable<View['session']>> = {}): View {
  return exampleView({
    asks: [{ kind: 'cards', by: [0, 1, 3, 4], from: 'hand', sealed: true, optional: false }],
    done: [2],
    phase: 'cards',
    handSizes: [2, 1, 4, 1, 1],
    standing: { bid: 20, proposer: 2, shares: split([1, 4], [2, 1], [3, 2]) },
    session: {
      opposition: [0, 4],
      declined: [],
      caller: 0,
      pretzel: 12,
      pushing: null,
      asked: null,
      attending: [0, 4],
      away: [],
      final: null,
      left: [],
      agreed: split([0, 4], [4, 3]),
      isCoalitionFixed: true,
      ...session
    },
    ...over
  });
}
