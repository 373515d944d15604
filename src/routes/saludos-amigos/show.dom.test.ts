/** The scenes of Saludos Amigos!: what is to be seen of them, and when. */
import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaludosAmigos, SessionResult, View } from '$lib/games/saludos-amigos';
import * as town from '$lib/games/saludos-amigos/testing';
import { motion } from '$lib/settings/motion.svelte';
import { sentencesOf } from '$lib/table/sentences';
import { lengthOf, LONGEST, type Pose } from '$lib/table/show/scene';
import { Show } from '$lib/table/show/show.svelte';
import { fakeAnimate, later, noAnimate } from '$lib/table/show/testing/played';
import Stage from '$lib/table/show/testing/Stage.svelte';
import { people } from '$lib/table/testing/seats';
import { hallTrack, markerOn } from './drawings/track';
import { show as maker } from './show';
import TableBoard from './TableBoard.svelte';
import { exampleView, sessionView, split } from './testing';
import { words } from './words';

beforeAll(() => {
  motion.current = 'full';
});
afterAll(() => {
  motion.current = 'system';
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fakeAnimate();
});
afterEach(() => {
  vi.useRealTimers();
  noAnimate();
});

const players = people(5);
const PAY = [{ kind: 'payOut', by: ['table'], from: 'table', sealed: false, optional: false }] as const;

/** 20 with 1 and 1 against 12 with 1, 2, 3 and 2, 3. */
const CLOSE: SessionResult = {
  caller: 0,
  attending: [0, 4],
  coalition: { strength: 20, cards: [[], [1], [1], [], []], total: 22 },
  opposition: { strength: 12, cards: [[1, 2, 3], [], [], [], [2, 3]], total: 23 },
  winner: 'opposition'
};

const revealed = (result: SessionResult): View => sessionView({ phase: 'revealed', done: [], asks: PAY, result });

function played(before: View, news: readonly SaludosAmigos['news'][], after: View): Show<SaludosAmigos> {
  const show = new Show<SaludosAmigos>({ view: before, news: [], maker: () => maker, room: () => ({ players }) });
  render(Stage<SaludosAmigos>, { show, Table: TableBoard, players, news });
  flushSync(() => show.play([{ news, view: after }]));
  return show;
}

const totals = (): readonly string[] =>
  ['coalition', 'opposition'].map((side) => document.querySelector(`[data-actor="total:${side}"]`)?.textContent ?? '');
const up = (): number => document.querySelectorAll('[data-actor^="card:"] use:not([href$="-0"])').length;
/** What it says, each text for itself. */
function textOf(element: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) texts.push(walker.currentNode.nodeValue?.trim() ?? '');
  return texts.filter((text) => text !== '').join(' ');
}
const page = (): string => document.body.textContent;

const placeOf = ({ translate = '' }: Pose): string => translate;
const heightOf = (pose: Pose): number => Number.parseFloat(placeOf(pose).split(' ')[1] ?? '');

describe('a bid that stands', () => {
  it.each<[number, number, readonly (string | undefined)[], number]>([
    [11, 18, ['-238px 0px', '0px 0px'], 200],
    [15, 22, ['442px -34px', '0px 0px'], 200],
    [1, 19, ['-612px 0px', '0px 0px'], 432],
    [0, 18, ['0px -40px', '0px 0px'], 320]
  ])('has the tankard slide there, the longer the further: from %i to %i', (from, bid, way, ms) => {
    const standing = { bid, proposer: 2, shares: split([2, 7]) };
    const view = exampleView({ standing });
    const [, slides] = maker.scenes(exampleView(), [{ kind: 'bidStands', standing, from }], view, { players });
    const comes = slides?.beats?.find(({ who }) => who === 'comes:town');
    expect(comes?.ms).toBe(ms);
    expect(Array.isArray(comes?.how) && comes.how.map(placeOf)).toEqual(way);
  });
});

describe('a session', () => {
  it('turns card by card, and tells who has won once the last one lies open', () => {
    const show = played(sessionView(), [{ kind: 'revealed', result: CLOSE }], revealed(CLOSE));
    const seen: string[] = [];
    for (let ms = 0; show.step < 7 && ms < LONGEST.session; ms += 50) {
      const now = [...totals(), String(up())].join(' ');
      if (seen.at(-1) !== now) seen.push(now);
      expect(page()).not.toMatch(/wins!|Pay the/);
      expect(show.said).toEqual([]);
      later(50);
    }
    expect(seen).toEqual(['20 12 0', '20 13 1', '20 15 2', '20 17 3', '20 20 4', '20 23 5', '21 23 6']);
    expect(totals()).toEqual(['22', '23']);
    expect(page()).not.toMatch(/wins!|Pay the/);
    later(1000);
    expect(page()).toMatch(/wins!/);
    expect(page()).not.toMatch(/Pay the opposition/);
    expect(show.said).toEqual([{ kind: 'revealed', result: CLOSE }]);
  });

  it('has tankard and pretzel hop to each sum as it is counted, no higher than 10 px, and leaves them there', () => {
    const [turning] = maker
      .scenes(sessionView(), [{ kind: 'revealed', result: CLOSE }], revealed(CLOSE), { players })
      .slice(1);
    const { steps = [], beats = [] } = turning ?? {};
    const hops = beats.flatMap(({ who, at, ms, how }) =>
      who === 'pretzel:wide' && Array.isArray(how) ? [{ at, ms, ys: how.map(heightOf), way: how.map(placeOf) }] : []
    );
    // Five cards of its own; of the two of the coalition, the last one has it make room for the tankard.
    expect(hops.map(({ at }) => at)).toEqual(steps.filter((_, n) => n !== 5));
    expect(hops.every(({ ms, at }, n) => at + ms <= (hops[n + 1]?.at ?? Infinity))).toBe(true);
    expect(hops.slice(1).every(({ way }, n) => way[0] === hops[n]?.way.at(-1))).toBe(true);
    const arcs = hops.map(({ ys }) => Math.max(ys[0] ?? 0, ys.at(-1) ?? 0) - Math.min(...ys));
    expect(Math.max(...arcs)).toBeGreaterThan(8);
    // And what it makes room by.
    expect(Math.max(...arcs)).toBeLessThanOrEqual(10 + 7);
    const [x, y] = markerOn(hallTrack('wide', 22, 23), 'pretzel', 22, 23) ?? [];
    expect(hops.at(-1)?.way.at(-1)).toBe(`${x?.toFixed(1) ?? ''}px ${y?.toFixed(1) ?? ''}px`);
    // Whoever stays while the spaces shift stands until then where it stood.
    const stays = beats.find(({ who }) => who === 'tankard:strip')?.how;
    const [left, top] = markerOn(hallTrack('strip', 20, 12), 'tankard', 20, 12) ?? [];
    expect(Array.isArray(stays) && stays.map(placeOf)[0]).toBe(
      `${left?.toFixed(1) ?? ''}px ${top?.toFixed(1) ?? ''}px`
    );
  });

  it.each([1, 6, 13, 30])('is not too long, however many cards there are: %i', (cards) => {
    const many = { strength: 20, cards: [[], Array.from({ length: cards }, () => 1), [], [], []], total: 20 + cards };
    const result = { ...CLOSE, coalition: many, winner: 'coalition' } as const;
    const scenes = maker.scenes(sessionView(), [{ kind: 'revealed', result }], revealed(result), { players });
    const both = scenes.reduce((sum, scene) => sum + lengthOf(scene), 0);
    expect(both).toBeLessThanOrEqual(LONGEST.session + 500);
  });
});

describe('a die', () => {
  it('tells neither its face nor what it comes to before it lies', () => {
    const before = exampleView({
      phase: 'dice',
      rolls: [[], [4], [4], [4], [4]],
      strengths: [null, 5, 8, 5, 6],
      stands: []
    });
    const after = { ...before, rolls: before.rolls.with(0, [6]), strengths: before.strengths.with(0, 9) };
    const news = { kind: 'rolled', seat: 0, die: 6, cards: 3, strength: 9 } as const;
    const show = played(before, [news], after);
    const plate = (): string => document.querySelector('[data-actor="plate:0"] .sum')?.textContent ?? '';
    expect([show.isOver, show.isFree]).toEqual([false, true]);
    expect(plate()).not.toMatch(/6|9/);
    later(500);
    expect(plate()).not.toMatch(/6|9/);
    later(100);
    expect(plate()).toMatch(/6.*9/s);
  });

  it('is rolled again for a card that goes first; in the air another face is seen every 60 ms', () => {
    const before = exampleView({
      phase: 'dice',
      rolls: [[2], [4], [4], [4], [4]],
      strengths: [5, 5, 8, 5, 6],
      stands: []
    });
    const after = {
      ...before,
      rolls: before.rolls.with(0, [2, 6]),
      handSizes: before.handSizes.with(0, 2),
      strengths: before.strengths.with(0, 8)
    };
    const show = played(before, [{ kind: 'rolledAgain', seat: 0, card: null, die: 6, cards: 2, strength: 8 }], after);
    const plate = (): string => document.querySelector('[data-actor="plate:0"]')?.textContent ?? '';
    const { beats = [], ghosts = [] } = show.scene ?? {};
    const begins = (actor: string): number => beats.find(({ who }) => who === actor)?.at ?? NaN;
    const spins = ghosts.filter(({ name }) => name.startsWith('spin:'));
    expect(begins('given')).toBe(0);
    expect(spins.map(({ name }) => begins(name))).toEqual([240, 300, 360, 420, 480, 540]);
    expect(new Set(spins.map(({ picture }) => picture)).size).toBe(6);
    expect(begins('face')).toBe(600);
    // One card is gone; nothing else is told before it lies.
    later(700);
    expect(plate()).toMatch(/2 cards/);
    expect(plate()).not.toMatch(/6|8/);
    later(100);
    expect(plate()).toMatch(/6.*8/s);
    later(200);
    expect(show.isOver).toBe(true);
  });
});

describe('a tile', () => {
  it('has its prize added up line by line before all roll for it', () => {
    const early = town.tableOf({ hands: [[1], [2], [3]], built: town.built({ thermalBath: 1 }) });
    const { state, news } = town.play(early, 0, { kind: 'drawTile' }, town.scripted(11));
    const show = played(town.game.view(early, 'onlooker'), news, town.game.view(state, 'onlooker'));
    const lines = (): readonly string[] => [...document.querySelectorAll('[data-actor^="line:"]')].map(textOf);
    expect(lines()).toEqual([]);
    later(1500);
    expect(lines()).toEqual(['Worth of the section 5', '+ built already 1', '+ new 1']);
    expect([...document.querySelectorAll('[data-actor=prize]')].map(textOf)).toEqual(['7 7 million to share']);
    const comes = ['line:0', 'line:1', 'line:2', 'prize'].map(
      (actor) => show.scene?.beats?.find(({ who }) => who === actor)?.at ?? NaN
    );
    expect(comes).toEqual(comes.toSorted((one, other) => one - other));
    expect(new Set(comes).size).toBe(4);
    later(1500);
    expect(show.isOver).toBe(true);
    expect(lines()).toEqual([]);
  });
});

describe('the fourth project', () => {
  it('says so on its star, opens the hands one by one, and only then tells whose bonus it is', () => {
    const hands = [[1, 1, 1, 1], [2, 3], []];
    const late = town.tableOf({
      hands,
      built: town.built({ hydrant: 1, busShelter: 2, beerGarden: 3, sewageWorks: 5 }),
      money: [10, 5, 3]
    });
    const { state, news } = town.play(late, 0, { kind: 'drawTile' }, town.scripted(10));
    const show = played(
      town.game.view(late, 'onlooker'),
      news.map((piece) => town.game.hear(piece, 'onlooker')).filter((piece) => piece !== null),
      town.game.view(state, 'onlooker')
    );
    const star = (): string => document.querySelector('[data-actor=star]')?.textContent ?? '';
    const ends = ['Sewage works, 6 of 6', 'Anna draws the last section for: Sewage works. The game ends.'];
    expect(show.said).toEqual([]);
    later(1500);
    expect(star()).toBe('End');
    expect(show.title).toEqual(ends);
    expect(sentencesOf(words, show.said, players)).toEqual([ends[1], 'All hands are opened.']);
    expect(page()).not.toMatch(/to share/i);
    later(1500);
    const sums = [...document.querySelectorAll('[data-actor^="sum:"]')];
    expect(sums.map((sum) => [sum.textContent.trim(), sum.querySelectorAll('image').length])).toEqual([
      ['1111 4', 4],
      ['23 5', 2],
      ['0', 0]
    ]);
    expect(show.title).toEqual(['All hands are opened.', '']);
    later(2900);
    expect(show.title?.[1]).toMatch(/^The fourth project is complete.*: Ben, 6 million/);
  });
});
