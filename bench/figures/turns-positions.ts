/** Where the turns begin that turns.mjs measures: games in their middle, always the same, put where the app keeps games. */
import { bucketKing } from '../../src/lib/games/bucket-king';
import { bureaunauts } from '../../src/lib/games/bureaunauts';
import { at, goOn, wholeTableOf } from '../../src/lib/games/bureaunauts/testing';
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import { saludosAmigos } from '../../src/lib/games/saludos-amigos';
import * as office from '../../src/lib/games/buro-crazy/testing';
import * as yard from '../../src/lib/games/bucket-king/testing';
import * as town from '../../src/lib/games/saludos-amigos/testing';
import { begun, played, saveOf } from '../../tests/browser/positions';

export { put } from '../../tests/browser/positions';

const SIX = ['Anna', 'Ben', 'Carla', 'David', 'Emma', 'Felix'];
const FIVE = SIX.slice(0, 5);

const ROUND = { ...bucketKing.options.defaults, match: 1, starter: 0 } as const;

const BUILT = { busShelter: 1, beerGarden: 2, fireStation: 3, sewageWorks: 3 };
const COUNCIL = town.councilOfFive();

/** Six careers in their middle, and every ship can fly. */
const FILING = goOn(
  wholeTableOf({
    careers: [
      { ship: 'C3', level: 3, photons: 4, completed: 1, influence: 15 },
      { ship: 'E5', photons: 2 },
      { ship: 'H2', photons: 2, completed: 1, influence: 14 },
      { ship: 'A10', level: 2, relics: 1, jellyTrack: 3 },
      { ship: 'B6', photons: 3 },
      { photons: 2 }
    ],
    cards: { A10: 'up:photons3', B1: 'up:system', D4: 'relic', D9: 'system', F10: 'up:darkStar', G7: 'up:outpost' },
    jellies: { B9: 2, C3: 2, E7: 1, H2: 3 }
  })
).state;

/** Four ships fly once the last Phone is set. */
const FLYING = wholeTableOf({
  careers: [{ ship: 'A1' }, { ship: 'C3', level: 2 }, { ship: 'H1' }, { ship: 'E5' }],
  cards: { A1: 'up:system', C3: 'up:open', D4: 'relic', F10: 'photons2' },
  pending: [{ kind: 'phones' }],
  more: {
    phase: 'phones',
    filers: [0, 1, 2, 3],
    done: [0, 1, 2],
    dialled: [at('F10'), at('G7'), at('B6'), null]
  }
});
/** One has not sealed for the session. */
const SESSION = town.playAll(
  COUNCIL,
  [0, { kind: 'sealCards', values: [2] }],
  [1, { kind: 'sealCards', values: [1] }],
  [2, { kind: 'sealCards', values: [1, 2] }],
  [3, { kind: 'sealCards', values: [] }]
);

/** The second seat holds nothing that beats the trick. */
const FALLING = yard.tableOf({
  hands: [yard.cards('pig 5 6'), yard.cards('bull 2 3'), yard.cards('pig 7 8'), yard.cards('sheep 4 7')],
  trick: yard.trickOf('horse', [2, 2], [3, 7], [0, 8]),
  starter: 2,
  turn: 1,
  options: { ...ROUND, starter: 'random' }
});
/** One of two stakes is sealed. */
const STAKED = office.play(office.tableOf({ seats: 3, fought: 6 }), 0, {
  kind: 'stake',
  cards: office.cards(10, 5)
}).state;

export const POSITIONS = {
  'pyramids to build': begun(bucketKing, SIX, { options: ROUND }),
  'first trick': played(bucketKing, SIX, ({ phase }) => phase === 'trick', { options: ROUND }),
  'first duel': begun(buroCrazy, FIVE),
  pouch: saveOf(
    saludosAmigos,
    FIVE,
    town.tableOf({ hands: [[1, 2], [3], [1, 3], [2], [1]], built: town.built({ ...BUILT, thermalBath: 1 }) })
  ),
  'cards for the council': saveOf(saludosAmigos, FIVE, COUNCIL),
  'fourteen to fall': saveOf(bucketKing, SIX.slice(0, 4), FALLING, { options: FALLING.options }),
  'envelope to seal': saveOf(buroCrazy, FIVE.slice(0, 3), STAKED),
  'card for the session': saveOf(saludosAmigos, FIVE, SESSION),
  filing: saveOf(bureaunauts, SIX, FILING),
  'last Phone to set': saveOf(bureaunauts, SIX.slice(0, 4), FLYING)
};
