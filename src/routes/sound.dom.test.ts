import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Kinds } from '../lib/kernel/game';
import { bureaunautsPlan } from '../../tests/laws/bureaunauts.subject';
import { buroCrazyPlan } from '../../tests/laws/buro-crazy.subject';
import { changeStates, drawForged, type Changed } from '../../tests/laws/mutated';
import { saludosAmigosPlan } from '../../tests/laws/saludos-amigos.subject';
import { bucketKingPlan } from '../../tests/laws/subjects';
import { screens as bucketKing } from './bucket-king/screens';
import { screens as bureaunauts } from './bureaunauts/screens';
import { screens as buroCrazy } from './buro-crazy/screens';
import { screens as saludosAmigos } from './saludos-amigos/screens';

// Thousands of them by `npm run fuzz`, which prints its figures.
const isFuzz = process.env.FUZZ !== undefined;
const STATES = isFuzz ? Number(process.env.FUZZ ?? 2000) : 50;
/** How many forged files of each game. */
const FILES = 25;

vi.setConfig({ testTimeout: isFuzz ? 3_600_000 : 300_000 });

/** What is asked of a game, with its types inside. */
function asked<I extends Kinds, K extends Kinds>(changed: Changed<I, K>) {
  const text = readFileSync(`tests/saves/${changed.screens.game.id}/v0.json`, 'utf8');
  return {
    change: () => changeStates(changed, STATES),
    forge: () => drawForged(changed, text, FILES)
  };
}

const GAMES = [
  ['The Bucket King', asked({ plan: bucketKingPlan, screens: bucketKing })],
  ['Büro Crazy', asked({ plan: buroCrazyPlan, screens: buroCrazy })],
  ['Saludos Amigos!', asked({ plan: saludosAmigosPlan, screens: saludosAmigos })],
  ['Bureaunauts', asked({ plan: bureaunautsPlan, screens: bureaunauts })]
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
