/** After a show, and after one that was ended at any moment, a board is as if it had just been opened there. */
import { render } from '@testing-library/svelte';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { BucketKing } from '$lib/games/bucket-king';
import * as yard from '$lib/games/bucket-king/testing';
import type { Bureaunauts } from '$lib/games/bureaunauts';
import * as sky from '$lib/games/bureaunauts/testing';
import type { BuroCrazy } from '$lib/games/buro-crazy';
import * as office from '$lib/games/buro-crazy/testing';
import type { SaludosAmigos } from '$lib/games/saludos-amigos';
import * as town from '$lib/games/saludos-amigos/testing';
import type { Kinds } from '$lib/kernel/game';
import { randomFor } from '$lib/kernel/random';
import { motion } from '$lib/settings/motion.svelte';
import type { Screens } from '$lib/table/screens';
import { lengthOf, type Scene } from '$lib/table/show/scene';
import { turnOf, turnsOf, type Turn } from '$lib/table/show/testing/laws';
import { castOf, expectActors, expectEnds, fakeAnimate, noAnimate, type Moved } from '$lib/table/show/testing/played';
import { people } from '$lib/table/testing/seats';
import { screens as bucketKing } from './bucket-king/screens';
import Flying from './bureaunauts/drawings/Flying.svelte';
import { screens as bureaunauts } from './bureaunauts/screens';
import { screens as buroCrazy } from './buro-crazy/screens';
import { screens as saludosAmigos } from './saludos-amigos/screens';

vi.setConfig({ testTimeout: 300_000 });

let living: readonly Moved[] = [];

beforeAll(() => {
  motion.current = 'full';
});
afterAll(() => {
  motion.current = 'system';
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  living = fakeAnimate();
});
afterEach(() => {
  vi.useRealTimers();
  noAnimate();
});

/** After which shares of a scene it is ended. */
const SHARES = [0, 0.5, 0.98];

/** The scenes of a turn that tell something for the first time. */
const toldBy = <K extends Kinds>({ kind, news }: Scene<K>): string =>
  `${kind}: ${news.map((piece) => piece.kind).join(', ')}`;

/**
 * Whoever a scene names is on the board as it begins, once. Every turn that tells what no turn has told before comes to its
 * end by itself, after the first scene was skipped, and cut short within each scene that tells it. Returns what was told.
 */
async function endedOf<K extends Kinds>(
  screens: Screens<K>,
  seats: number,
  turns: Iterable<Turn<K>>
): Promise<readonly string[]> {
  // Some scenes are drawn by what lies there.
  const [{ show: maker }] = await Promise.all([screens.hand(), screens.lazy()]);
  if (maker === undefined) throw new Error(`no shows of ${screens.game.id}`);
  const players = people(seats);
  const staged = { maker, Table: screens.Table, players };
  const told = new Set<string>();
  for (const turn of turns) {
    const scenes = maker.scenes(turn.before, turn.news, turn.after, { players });
    const seen = scenes.filter((scene) => lengthOf(scene) > 0);
    const fresh = scenes.filter((scene) => !told.has(toldBy(scene)));
    if (seen.length === 0 || fresh.length === 0) continue;
    for (const scene of fresh) {
      told.add(toldBy(scene));
      if (lengthOf(scene) > 0) expectActors(staged, scene, /^(lit|kitchen:slate)/);
    }
    const cuts = seen.flatMap((one, scene) =>
      fresh.includes(one) ? SHARES.map((share) => ({ scene, share, how: 'finish' }) as const) : []
    );
    expectEnds(staged, turn, ['none', { scene: 0, share: 0.5, how: 'skip' }, ...cuts], living);
  }
  return [...told].toSorted();
}

/** What hardly comes by chance: equal cards turn the trick, for a card from a pile that was made anew; a leader draws one. */
function rare(): readonly Turn<BucketKing>[] {
  const [bull, seven] = [yard.cards('bull 2 3'), yard.cards('pig 7')];
  const equal = yard.tableOf({
    hands: [yard.cards('pig 5 6'), bull, seven, yard.cards('sheep 4')],
    trick: yard.trickOf('bull', [0, 5]),
    turn: 1,
    draw: [],
    options: { equalsTurn: true }
  });
  const empty = yard.tableOf({
    hands: [yard.cards('pig 5 6'), [], seven, yard.cards('sheep 4')],
    trick: yard.trickOf('bull', [0, 5]),
    turn: 1,
    options: { drawOrLose: true }
  });
  return [
    turnOf(bucketKing.game, equal, 1, { kind: 'play', suit: 'bull', values: [2, 3] }, randomFor('0'.repeat(32), 0)),
    turnOf(bucketKing.game, empty, 1, { kind: 'giveWay', row: 0, place: 4, keep: null }, randomFor('0'.repeat(32), 0))
  ];
}

/** What hardly comes by chance: two with empty hands, whose lots fall in their duel, and who then draw lots; a tie. */
function lots(): readonly Turn<BuroCrazy>[] {
  const [one, nothing, five] = [office.cards(1), office.cards(), office.cards(5)];
  const hands = [one, one, five];
  /** Both stake these; the second of them has it seen. */
  const both = (state: ReturnType<typeof office.tableOf>, cards: typeof one) =>
    turnOf(
      buroCrazy.game,
      office.play(state, 0, { kind: 'stake', cards }).state,
      1,
      { kind: 'stake', cards },
      randomFor('0'.repeat(32), 0)
    );
  const emptied = both(office.tableOf({ hands }), one);
  return [
    emptied,
    turnOf(buroCrazy.game, emptied.state, 'table', { kind: 'nextDuel' }, randomFor('0'.repeat(32), 1)),
    both(office.tableOf({ seats: 3, isLotNext: true, ties: 1 }), nothing)
  ];
}

it('of The Bucket King', async () => {
  const options = { ...bucketKing.game.options.defaults, match: 3 } as const;
  const turns = [...turnsOf(bucketKing.game, options, 4, 0), ...rare()];
  expect(await endedOf(bucketKing, 4, turns)).toEqual([
    'card: ',
    'card: defended, drew',
    'card: defended, reshuffled, drew',
    'card: drew',
    'card: led, drew',
    'card: roundBegan',
    'ending: roundEnded',
    'fall: gaveWay',
    'opening: ',
    'opening: pyramidsShown',
    'out: out',
    'said: ',
    'said: matchEnded',
    'said: roundEnded',
    'said: sealed',
    'singleFall: gaveWay'
  ]);
});

it('of Büro Crazy', async () => {
  const { game } = buroCrazy;
  const turns = [...turnsOf(game, game.options.defaults, 3, 0), ...lots()];
  expect(await endedOf(buroCrazy, 3, turns)).toEqual([
    'card: kitchenSet',
    'duel: ',
    'ending: ',
    'opening: roofShared',
    'promotion: ',
    'promotion: bye',
    'promotion: ownDuel',
    'said: ',
    'said: drewLots',
    'said: duelBegan',
    'said: ended',
    'said: revealed, drewLots',
    'said: revealed, tied',
    'said: revealed, won, kitchenPaid',
    'said: sealed',
    'tile: pileTurned'
  ]);
});
/** What hardly comes by chance: nobody bids, and all draw a card. */
function quiet(): readonly Turn<SaludosAmigos>[] {
  const talks = town.talksOf([6, 6, 9, 5], town.sectionOf('thermalBath', 0), { built: town.built({ thermalBath: 1 }) });
  const silent = [0, 1, 2].reduce((state, seat) => town.play(state, seat, { kind: 'nothingMore' }).state, talks);
  return [turnOf(saludosAmigos.game, silent, 3, { kind: 'nothingMore' }, randomFor('0'.repeat(32), 0))];
}

it('of Saludos Amigos!', async () => {
  const { game } = saludosAmigos;
  const told = await endedOf(saludosAmigos, 4, [...turnsOf(game, game.options.defaults, 4, 0), ...quiet()]);
  expect(told.filter((scene) => !scene.startsWith('said'))).toEqual([
    'card: ',
    'card: bidStands',
    'card: nobodyBid',
    'card: offered',
    'card: paid',
    'die: ',
    'die: rolled',
    'die: rolledAgain',
    'ending: ',
    'session: ',
    'session: revealed',
    'tile: ',
    'tile: journalistDrawn',
    'tile: sectionLaid',
    'tile: sectionLaid, handsShown'
  ]);
});

/** What hardly comes by chance: two want a card, suggest the same, then not, and the loser is sent to a card with a relic. */
function contest(): readonly Turn<Bureaunauts>[] {
  const { game } = bureaunauts;
  const chance = sky.chance();
  const careers = [{ ship: 'A1' }, {}, { ship: 'H1' }, {}];
  const meeting = sky.filed({ careers, cards: { B2: 'relic', C3: 'photons2' } }, { 0: 'C3', 1: 'C3' }).state;
  const meet = (state: typeof meeting, ...choices: readonly ('golf' | 'poker')[]) => {
    const [first = 'golf', second = 'golf'] = choices;
    const one = sky.play(state, 0, { kind: 'meet', choice: first }).state;
    return turnOf(game, one, 1, { kind: 'meet', choice: second }, chance);
  };
  const decided = sky.play(sky.play(meeting, 0, { kind: 'meet', choice: 'golf' }).state, 1, {
    kind: 'meet',
    choice: 'poker'
  });
  const sent = turnOf(game, decided.state, 0, { kind: 'displace', cell: sky.at('B2') }, chance);
  return [meet(meeting, 'golf', 'golf'), meet(meeting, 'golf', 'poker'), sent];
}

/** The same where lots decide: at once, and after the third round of the Meeting that finds the CEO. */
function chosenByLot(): readonly Turn<Bureaunauts>[] {
  const { game } = bureaunauts;
  const careers = [{ ship: 'A1' }, {}, { ship: 'H1' }, {}];
  const to = sky.at('C3');
  const filing = sky.resumed({ careers, cards: { C3: 'photons2' }, options: { lots: true } }).state;
  const dialling = sky.playAll(
    filing,
    [0, { kind: 'file' }],
    [1, { kind: 'file' }],
    [2, { kind: 'pass' }],
    [3, { kind: 'pass' }],
    [0, { kind: 'setPhone', to }]
  ).state;
  const meeting = sky.resumed({
    careers,
    pending: [{ kind: 'filing' }, { kind: 'callMeeting', about: { kind: 'vote' }, seats: [0, 1] }],
    more: { phase: 'vote', voteReason: 'nobodyFiles' }
  }).state;
  const golf = { kind: 'meet', choice: 'golf' } as const;
  const third = sky.playAll(meeting, [0, golf], [1, golf], [0, golf], [1, golf], [0, golf]).state;
  return [
    turnOf(game, dialling, 1, { kind: 'setPhone', to }, sky.chance()),
    turnOf(game, third, 1, golf, sky.chance())
  ];
}

it('of Bureaunauts', async () => {
  const { game } = bureaunauts;
  const turns = [...turnsOf(game, game.options.defaults, 4, 0), ...contest(), ...chosenByLot()];
  const told = await endedOf(bureaunauts, 4, turns);
  expect(told.filter((scene) => !scene.startsWith('said'))).toEqual([
    'card: ',
    'card: budgetsRose',
    'card: firstOfRank',
    'card: influencePlaced',
    'card: lotsDrawn',
    'card: upgraded',
    'card: voteCard',
    'card: voteCounted',
    'duel: ',
    'duel: meetingShown',
    'duel: meetingShown, lotsDrawn, meetingDecided',
    'duel: meetingShown, meetingDecided',
    'flight: liftedOff',
    'jellies: budgetsReceived',
    'jellies: jelliesDrifted',
    'jellies: jelliesSpawned',
    'landing: ',
    'landing: displaced',
    'landing: landed',
    'landing: photonsFound',
    'landing: relicFound',
    'opening: ',
    'opening: voteCalled',
    'phones: phonesShown',
    'promotion: goalCompleted',
    'promotion: goalCompleted, goalCompleted',
    'singleFall: periodEnded',
    'tile: defeated'
  ]);
});

it('of Bureaunauts under headings of their own, in the hall of the vote, too', async () => {
  const { show: maker } = await bureaunauts.hand();
  if (maker === undefined) throw new Error('no shows');
  const players = people(4);
  const scenesOf = ({ before, news, after }: Turn<Bureaunauts>) =>
    maker.scenes(before, news, after, { players }).filter((scene) => lengthOf(scene) > 0);
  const headings = (turn: Turn<Bureaunauts>): readonly unknown[] => scenesOf(turn).map(({ title }) => title?.[0]);
  const [undecided, , sent] = contest();
  const [byLot, elected] = chosenByLot();
  if (!undecided || !sent || !byLot || !elected) throw new Error('nobody plays');
  expect(headings(undecided)).toEqual(['Who gets C3?', 'It is a tie: once more!']);
  // What is found on a card is found where it lands.
  expect(new Set(headings(sent))).toEqual(new Set(['Ben is driven off']));
  // One tap skips all of one ship: it comes, its card turns, and what lies there is found.
  expect(scenesOf(sent).map(({ goesOn = false }) => goesOn)).toEqual([false, true, true]);
  // So is a level that is found, but not one that is bought: that is one player's act, and the next one's is another.
  const upgraded = (paid: number) =>
    scenesOf({ ...sent, after: sent.before, news: [0, 1].map((seat) => ({ kind: 'upgraded', seat, level: 2, paid })) });
  expect(upgraded(0).every(({ goesOn }) => goesOn)).toBe(true);
  expect(upgraded(2).some(({ goesOn }) => goesOn)).toBe(false);
  expect(headings(byLot)).toContainEqual(expect.stringMatching(/^Lots are drawn/));
  const lots = 'Still undecided, so lots are drawn: Anna and Ben, in this order.';
  expect(headings(elected)).toEqual(['Who becomes Galactic CEO?', lots]);
  for (const scene of scenesOf(elected)) {
    expectActors({ maker, Table: bureaunauts.Table, players }, scene);
    // Both chose the same: neither choice beats the other.
    const picture = scene.ghosts?.[0]?.picture ?? '';
    const { container, unmount } = render(Flying, { picture, view: elected.before, players });
    expect(container.querySelectorAll('[data-actor^="choice:"]')).toHaveLength(2);
    expect(container.querySelector('q')).toBeNull();
    unmount();
  }
});

/** As what the coming of this game's end moves somebody who is not on its podium, as many playing as can. */
function leftOut<K extends Kinds>(screens: Screens<K>): Promise<string[]> {
  const { options, seats } = screens.game;
  const state = [...turnsOf(screens.game, options.defaults, seats.max, 0)].at(-1)?.state;
  if (state === undefined) throw new Error('nobody plays');
  return castOf(screens, state, seats.max);
}

it.each([
  ['The Bucket King', () => leftOut(bucketKing), []],
  ['Büro Crazy', () => leftOut(buroCrazy), ['bench']],
  ['Saludos Amigos!', () => leftOut(saludosAmigos), ['bench']],
  ['Bureaunauts, where only the first has a seat', () => leftOut(bureaunauts), ['bench', 'pawn', 'tag']]
])('the end comes with everybody who stands there: %s', async (_, cast, missing) => {
  expect(await cast()).toEqual(missing);
});
