import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Kinds } from '../lib/kernel/game';
import { bureaunautsPlan } from '../../tests/laws/bureaunauts.subject';
import { buroCrazyPlan } from '../../tests/laws/buro-crazy.subject';
import { changeStates, drawForged, type Changed } from '../../tests/laws/mutated';
import { saludosAmigosPlan } from '../../tests/laws/saludos-amigos.subject';
import { bucketKingPlan } from '../../tests/laws/subjects';
import { bucketKing } from '../lib/games/bucket-king';
import { bureaunauts } from '../lib/games/bureaunauts';
import { buroCrazy } from '../lib/games/buro-crazy';
import { saludosAmigos } from '../lib/games/saludos-amigos';
import BucketKingBoard from './bucket-king/Board.svelte';
import { fetchAll as fetchBucketKing } from './bucket-king/later';
import { words as bucketKingWords } from './bucket-king/words';
import BureaunautsBoard from './bureaunauts/Board.svelte';
import { fetchAll as fetchBureaunauts } from './bureaunauts/later';
import { words as bureaunautsWords } from './bureaunauts/words';
import BuroCrazyBoard from './buro-crazy/Board.svelte';
import { fetchAll as fetchBuroCrazy } from './buro-crazy/later';
import { words as buroCrazyWords } from './buro-crazy/words';
import SaludosAmigosBoard from './saludos-amigos/Board.svelte';
import { fetchAll as fetchSaludosAmigos } from './saludos-amigos/later';
import { words as saludosAmigosWords } from './saludos-amigos/words';

// Thousands of them by `npm run fuzz`, which prints its figures.
const isFuzz = process.env.FUZZ !== undefined;
const STATES = isFuzz ? Number(process.env.FUZZ ?? 2000) : 50;
/** How many forged files of each game. */
const FILES = 25;

vi.setConfig({ testTimeout: isFuzz ? 3_600_000 : 300_000 });

beforeAll(async () => {
  await Promise.all([fetchBucketKing(), fetchBureaunauts(), fetchBuroCrazy(), fetchSaludosAmigos()]);
}, 180_000);

/** What is asked of a game, with its types inside. */
function asked<I extends Kinds, K extends Kinds>(changed: Changed<I, K>) {
  const text = readFileSync(`tests/saves/${changed.game.id}/v0.json`, 'utf8');
  return {
    change: () => changeStates(changed, STATES),
    forge: () => drawForged(changed, text, FILES)
  };
}

const GAMES = [
  [
    'The Bucket King',
    asked({ plan: bucketKingPlan, game: bucketKing, screens: { board: BucketKingBoard, words: bucketKingWords } })
  ],
  [
    'Büro Crazy',
    asked({ plan: buroCrazyPlan, game: buroCrazy, screens: { board: BuroCrazyBoard, words: buroCrazyWords } })
  ],
  [
    'Saludos Amigos!',
    asked({
      plan: saludosAmigosPlan,
      game: saludosAmigos,
      screens: { board: SaludosAmigosBoard, words: saludosAmigosWords }
    })
  ],
  [
    'Bureaunauts',
    asked({ plan: bureaunautsPlan, game: bureaunauts, screens: { board: BureaunautsBoard, words: bureaunautsWords } })
  ]
] as const;

describe('A state that was changed in one place is refused, or plays on and can be drawn', () => {
  it.each(GAMES)('in %s', async (name, { change }) => {
    const { refused, playedOn, broken } = await change();
    if (isFuzz)
      console.log(`${name}: ${STATES} changed, ${refused} refused, ${playedOn} played on, ${broken.length} broken`);
    expect(broken).toEqual([]);
    expect(refused).toBeGreaterThan(STATES / 3);
    expect(playedOn).toBeGreaterThan(0);
  });
});

describe('A file forged with a right sum is refused, or opens and can be drawn', () => {
  it.each(GAMES)('in %s', async (_, { forge }) => {
    expect(await forge()).toBeGreaterThan(0);
  });
});
