import { describe, expect, it } from 'vitest';
import type { LastTurn, News, Phase, SessionResult, View } from '$lib/games/saludos-amigos';
import { tapOn } from '../rest.svelte';
import { exampleView, sessionView, split } from '../testing';
import { spanOf, tipsAtTable, tipsInHand } from './tips';

const section = { project: 'thermalBath', value: 5, lying: 1, prize: 7, completes: false } as const;
const standing = { bid: 11, proposer: 4, shares: split([3, 3], [4, 4]) };
const asked = (kind: string, by: readonly number[]): View['asks'] => [
  { kind, by, from: 'hand', sealed: false, optional: false }
];

describe('The first-game guide in a hand', () => {
  it('explains the card for another roll, and the one pushed forward', () => {
    expect(tipsInHand(exampleView({ viewer: 0, asks: asked('discard', [0]) }), 0)).toEqual(['discard']);
    expect(tipsInHand(exampleView({ viewer: 0, asks: asked('push', [0]) }), 0)).toEqual(['push']);
  });

  it('explains the cards of a session to each side', () => {
    expect(tipsInHand(sessionView({ viewer: 1 }), 1)).toEqual(['forCoalition']);
    expect(tipsInHand(sessionView({ viewer: 0 }), 0)).toEqual(['forOpposition']);
  });

  it('is silent to whoever has sealed, and to whoever only looks at their cards', () => {
    expect(tipsInHand(sessionView({ viewer: 2 }), 2)).toEqual([]);
    expect(tipsInHand(exampleView({ viewer: 2 }), 2)).toEqual([]);
  });

  it('says the same whatever the cards are worth', () => {
    const hands = [[1], [3]].map((hand) => tipsInHand(sessionView({ viewer: 0, hand }), 0));
    expect(hands[0]).toEqual(hands[1]);
  });
});

describe('The first-game guide at the table', () => {
  it.each<[Phase, readonly string[]]>([
    ['dice', ['dice']],
    ['talks', ['talks']],
    ['calling', ['calling']],
    ['attending', ['attending']],
    ['ready', ['ready']],
    ['cards', ['cards']]
  ])('explains in the phase "%s" what is to be done', (phase, tips) => {
    expect(tipsAtTable(exampleView({ phase }))).toEqual(tips);
  });

  it('speaks of another roll once nobody has a first one to make', () => {
    const asks = asked('roll', [0]);
    expect(tipsAtTable(exampleView({ phase: 'dice', asks }))).toEqual(['dice']);
    expect(tipsAtTable(exampleView({ phase: 'dice', asks: [...asks, ...asked('decide', [1])] }))).toEqual(['dice']);
    expect(tipsAtTable(exampleView({ phase: 'dice', asks: asked('decide', [1]) }))).toEqual(['again']);
  });

  it('goes on about the dice as long as the last of them rests in sight', () => {
    const talks = exampleView({ phase: 'talks' });
    const dice = exampleView({ phase: 'dice' });
    const began: News = { kind: 'talksBegan', section, strengths: [6, 6, 9, 4, 6] };
    const news: readonly News[] = [{ kind: 'rolled', seat: 3, die: 4, cards: 0, strength: 4 }, began];
    expect(tipsAtTable(talks, news)).toEqual(tipsAtTable(dice));
    expect(spanOf(talks, news)).toBe(spanOf(dice));
    tapOn(began);
    expect(tipsAtTable(talks, news)).toEqual(['talks']);
    expect(spanOf(talks, news)).not.toBe(spanOf(dice));
  });

  it('explains the pouch to people who draw, and after each turn what it brought', () => {
    const after = (last: LastTurn | null) => tipsAtTable(exampleView({ phase: 'draw', last }));
    expect(after(null)).toEqual(['pouch']);
    expect(after({ kind: 'journalist', holder: 4, back: [2, 0, 3, 0, 1], isLaidOut: false })).toEqual([
      'journalist',
      'pouch'
    ]);
    expect(after({ kind: 'nobodyBid', holder: 4, section, drew: [0, 1, 2, 3, 4] })).toEqual(['nobody', 'pouch']);
    const paid = { kind: 'paid', holder: 4, section, shares: standing.shares, standing, session: null } as const;
    expect(after({ ...paid, drew: [0, 1, 2] })).toEqual(['paid', 'pouch']);
    // What computers are asked is not in the view of the table.
    expect(tipsAtTable({ ...exampleView({ phase: 'draw', last: null }), asks: [] })).toEqual([]);
  });

  it('explains what three complete projects mean', () => {
    const last = { kind: 'nobodyBid', holder: 4, section, drew: [] } as const;
    const three = exampleView({ phase: 'draw', built: [1, 2, 3, 1, 0, 0], last });
    expect(tipsAtTable(three)).toEqual(['three', 'nobody', 'pouch']);
  });

  it('explains a bid that stands', () => {
    expect(tipsAtTable(exampleView({ standing }))).toEqual(['stands', 'who']);
    expect(tipsAtTable(exampleView({ standing, quiet: [0, 1, 2, 3, 4] }))).toEqual([]);
  });

  it('explains a split, and a final one', () => {
    expect(tipsAtTable(sessionView({ phase: 'splitting' }))).toEqual(['splitting']);
    const final = { shares: split([0, 4], [4, 3]), accepted: [] };
    expect(tipsAtTable(sessionView({ phase: 'splitting' }, { final }))).toEqual(['final']);
  });

  it('explains who has won a session', () => {
    const side = { strength: 12, cards: [], total: 12 };
    const result = (winner: SessionResult['winner']): View =>
      sessionView({
        phase: 'revealed',
        result: { caller: 0, attending: [0, 4], coalition: side, opposition: side, winner }
      });
    expect(tipsAtTable(result('opposition'))).toEqual(['oppositionWins']);
    expect(tipsAtTable(result('coalition'))).toEqual(['coalitionHolds']);
  });

  it('keeps what it says for a phase, however many taps are made in it, and no longer', () => {
    const talks = exampleView();
    expect(spanOf(exampleView({ made: 4, quiet: [1] }))).toBe(spanOf(talks));
    const other = [exampleView({ phase: 'calling' }), exampleView({ turn: 10 })].map((view) => spanOf(view));
    expect(new Set([...other, spanOf(talks)]).size).toBe(3);
  });
});
