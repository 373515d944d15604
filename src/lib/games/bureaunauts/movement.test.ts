import { describe, expect, it } from 'vitest';
import type { Face } from './pieces';
import { at, filed, kinds, newsOf, type Sketch } from './testing';

/** One player flies to a card, the other has no photon. */
function fly(face: string, sketch: Partial<Sketch> = {}) {
  return filed({ careers: [{ photons: 1, level: 1 }, { photons: 0 }], cards: { B2: face }, ...sketch }, { 0: 'B2' });
}

describe('Movement', () => {
  it('goes from the dock or from any card to any other; distance does not matter', () => {
    const far = filed({ careers: [{ ship: 'A1' }, {}] }, { 0: 'H10', 1: 'A10' });
    expect(newsOf(far, 'liftedOff')[0]?.ships).toEqual([
      { seat: 0, from: { kind: 'card', cell: at('A1') }, to: at('H10') },
      { seat: 1, from: { kind: 'dock' }, to: at('A10') }
    ]);
    expect(far.state.careers.map(({ ship }) => ship)).toEqual([
      { kind: 'card', cell: at('H10') },
      { kind: 'card', cell: at('A10') }
    ]);
  });

  it('lifts all ships off together, so that two can change places without a contest', () => {
    const swapped = filed({ careers: [{ ship: 'A1' }, { ship: 'B2' }] }, { 0: 'B2', 1: 'A1' });
    expect(kinds(swapped)).not.toContain('meetingCalled');
    expect(newsOf(swapped, 'landed')).toEqual([
      { kind: 'landed', seat: 0, cell: at('B2'), flipped: null },
      { kind: 'landed', seat: 1, cell: at('A1'), flipped: null }
    ]);
  });

  it('lands in turn order', () => {
    const three = filed({ careers: [{}, {}, {}], more: { starter: 2 } }, { 0: 'A1', 1: 'A2', 2: 'A3' });
    expect(newsOf(three, 'landed').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it('flips a card that lies face down, for good, and nothing happens on one that lies open', () => {
    const flipped = fly('photons2');
    expect(flipped.state.cards[at('B2')]).toEqual({ back: 'space', face: 'photons2' });
    expect(flipped.state.faces[at('B2')]).toBeNull();
    const open = fly('up:photons2');
    expect(newsOf(open, 'landed')).toMatchObject([{ flipped: null }]);
    expect(newsOf(open, 'photonsFound')).toEqual([]);
  });
});

describe('Effects for whoever flipped the card', () => {
  it.each<[string, number]>([
    ['photons2', 2],
    ['system photons2', 2],
    ['darkStar', 3],
    ['photons3', 3]
  ])('%s gives %i photons', (card, photons) => {
    const found = fly(card);
    expect(newsOf(found, 'photonsFound')).toEqual([{ kind: 'photonsFound', seat: 0, cell: at('B2'), photons }]);
    expect(found.state.careers[0]?.photons).toBe(photons);
  });

  it.each(['open', 'system empty'])('%s gives nothing', (card) => {
    expect(kinds(fly(card)).filter((kind) => /Found|upgraded|goal/.test(kind))).toEqual([]);
  });

  it('Ship Upgrade lifts the ship to the next level for nothing', () => {
    const up = fly('upgrade', { careers: [{ photons: 1, level: 2 }, { photons: 0 }] });
    expect(newsOf(up, 'upgraded')).toEqual([{ kind: 'upgraded', seat: 0, level: 3, paid: 0 }]);
    expect(up.state.careers[0]?.level).toBe(3);
  });

  it('Ship Upgrade does nothing for a ship of level 4', () => {
    const up = fly('upgrade', { careers: [{ photons: 1, level: 4 }, { photons: 0 }] });
    expect(newsOf(up, 'upgraded')).toEqual([]);
    expect(up.state.careers[0]?.level).toBe(4);
  });

  it.each(['space', 'system'] as const)('a relic is taken, and a %s replacement lies in its place', (back) => {
    const found = fly(`${back} relic`);
    expect(newsOf(found, 'relicFound')).toEqual([{ kind: 'relicFound', seat: 0, cell: at('B2') }]);
    expect(found.state.careers[0]?.relics).toBe(1);
    expect(found.state.cards[at('B2')]).toEqual({ back, face: 'replacement' });
  });

  it.each<Face>(['pirates', 'swarm', 'outpost'])('%s stay where they are', (face) => {
    expect(fly(face).state.cards[at('B2')]?.face).toBe(face);
  });
});
