import { buroCrazy, type Building, type Cards, type Duel, type Seat, type View } from '$lib/games/buro-crazy';
import type { Player } from '$lib/table/stage';

/** Five people for tests, in seat order. */
export const players: readonly Player[] = [
  { name: 'Anna', look: 0 },
  { name: 'Ben', look: 1 },
  { name: 'Clara', look: 2 },
  { name: 'David', look: 3 },
  { name: 'Emilia', look: 4 }
];

/** Figures in short, from the left: a seat a letter (A to E), a dot where none stands. */
export function figures(short: string): readonly (Seat | null)[] {
  return [...short].map((letter) => (letter === '.' ? null : letter.charCodeAt(0) - 65));
}

/** A house in short, level by level from the stairs up; levels left out are empty. */
export function building(stairs: string, ground = '........', first = '....', second = '..', boss = '.'): Building {
  return {
    stairs: figures(stairs),
    ground: figures(ground),
    first: figures(first),
    second: figures(second),
    boss: figures(boss)
  };
}

/** The fifth duel of four players, Clara against Anna: the winner will stand in office 3. */
export const FIFTH: Duel = {
  level: 'stairs',
  room: 4,
  number: 5,
  inLevel: 5,
  ofLevel: 8,
  left: 2,
  right: 0,
  ties: 0,
  isLotNext: false
};

const KITCHEN: Cards = [3, 0, 2, 1, 1];

/** A position in the middle of the stairs, as the whole table sees it: Clara has sealed, Anna chooses. Give what differs. */
export function exampleView(over: Partial<View> = {}): View {
  return {
    viewer: 'onlooker',
    seats: 4,
    asks: [{ kind: 'stake', by: [0], from: 'hand', sealed: true, optional: false }],
    done: [2],
    outcome: null,
    options: buroCrazy.options.defaults,
    phase: 'stakes',
    building: building('A..CC..DCADBCDBA', 'BDAB....'),
    duel: FIFTH,
    fought: 4,
    starter: null,
    hand: null,
    handSizes: [17, 19, 18, 20],
    ownStake: null,
    reveal: null,
    kitchen: KITCHEN,
    kitchenSet: 80,
    reserve: [60, 60, 60, 60, 60],
    roof: 8,
    ledger: null,
    piles: [],
    aside: 0,
    results: null,
    ...over
  };
}

/** Anna's own view of it, with a hand of 125 points. */
export function handView(over: Partial<View> = {}): View {
  return exampleView({ viewer: 0, hand: [4, 3, 3, 4, 3], ...over });
}
