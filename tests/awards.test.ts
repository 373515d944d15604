/** The end of every game: random games are played to it, and what is told of them holds together. */
import { describe, expect, it } from 'vitest';
import { attempt } from '../src/lib/kernel/attempt';
import type { Kinds } from '../src/lib/kernel/game';
import { randomFor } from '../src/lib/kernel/random';
import { chosen, type Award, type Ending, type Opened, type HeardTurn } from '../src/lib/table/ending';
import { openedAt, stepsOf, turningPoints } from '../src/lib/table/lazy/chart';
import type { Player } from '../src/lib/table/stage';
import type { SpansOf } from '../src/lib/table/words';
import { awards as bucketKingAwards } from '../src/routes/bucket-king/end/awards';
import { ending as bucketKing } from '../src/routes/bucket-king/end/ending';
import { spans as bucketKingSpans } from '../src/routes/bucket-king/spans';
import { awards as bureaunautsAwards } from '../src/routes/bureaunauts/end/awards';
import { ending as bureaunauts } from '../src/routes/bureaunauts/end/ending';
import { spans as bureaunautsSpans } from '../src/routes/bureaunauts/spans';
import { awards as buroCrazyAwards } from '../src/routes/buro-crazy/end/awards';
import { ending as buroCrazy } from '../src/routes/buro-crazy/end/ending';
import { spans as buroCrazySpans } from '../src/routes/buro-crazy/spans';
import { awards as saludosAmigosAwards } from '../src/routes/saludos-amigos/end/awards';
import { ending as saludosAmigos } from '../src/routes/saludos-amigos/end/ending';
import { spans as saludosAmigosSpans } from '../src/routes/saludos-amigos/spans';
import { bureaunautsPlan } from './laws/bureaunauts.subject';
import { buroCrazyPlan } from './laws/buro-crazy.subject';
import { POLICIES, walk } from './laws/laws';
import type { Plan } from './laws/random-games';
import { saludosAmigosPlan } from './laws/saludos-amigos.subject';
import { bucketKingPlan } from './laws/subjects';

const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emilia', 'Fritz', 'Greta'];

/** A random game as the whole table heard and saw it, to its end. */
function heard<I extends Kinds, K extends Kinds>(plan: Plan<I>, options: I['options'], seats: number, n: number) {
  const { game } = plan.subject;
  const seed = n.toString(16).padStart(32, '7');
  const began = game.setup(options, seats, randomFor(seed, 0));
  const open = (news: readonly I['news'][]) =>
    news.map((piece) => game.hear(piece, 'onlooker')).filter((piece) => piece !== null);
  const seen = (state: I['state']) => ({
    view: game.view(state, 'onlooker'),
    secret: (seat: number) => game.view(state, seat)
  });
  const told = [{ n: 0, news: open(began.news), ...seen(began.state) }];
  let before = began.state;
  const policy = POLICIES[n % POLICIES.length] ?? 'progress';
  for (const { state, entries } of walk(plan.subject, { options, seats, seed, policy })) {
    const entry = entries.at(-1);
    if (entry?.kind === 'move') {
      const tried = attempt(game, before, entry.mover, entry.move, randomFor(seed, entries.length));
      if (tried.ok) told.push({ n: entries.length, news: open(tried.played.news), ...seen(state) });
    }
    before = state;
  }
  // A game seen through its door, where its state has no name.
  return told as unknown as readonly Opened<K>[];
}

/** Its story has every turn in one step, and a value and words for every seat; its last chapter can be opened somewhere. */
function expectStory<K extends Kinds>(ending: Ending<K>, told: readonly Opened<K>[], players: readonly Player[]): void {
  const chapters = ending.story(told, players);
  expect(chapters.length).toBeGreaterThan(0);
  for (const { parts = [], moments } of chapters) {
    const begins = parts.map(({ at }) => at);
    expect(begins).toEqual(
      parts.length === 0 ? [] : [0, ...begins.slice(1).filter((at) => at > 0 && at < moments.length)]
    );
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  }
  const moments = chapters.flatMap((chapter) => chapter.moments);
  expect(moments.map(({ n }) => n)).toEqual([...new Set(moments.map(({ n }) => n))].sort((a, b) => a - b));
  for (const { name, values, second, said } of moments) {
    expect(name).not.toMatch(/^$|undefined|NaN/);
    expect(values).toHaveLength(players.length);
    expect(said).toHaveLength(players.length);
    if (second !== undefined) expect(second).toHaveLength(players.length);
    expect(said.join()).not.toMatch(/undefined|NaN/);
  }
  const steps = stepsOf(
    chapters,
    told.map(({ n }) => n)
  );
  expect(steps.flatMap(({ turns }) => turns)).toEqual(told.map(({ n }) => n));
  expect(steps.every(({ turns }) => turns.length > 0)).toBe(true);
  for (const chapter of chapters) {
    expect(chapter.moments[0]?.mark).toBe('');
    expect(new Set(chapter.moments.map(({ mark }) => mark)).size).toBe(chapter.moments.length);
    const points = turningPoints(chapter);
    expect(points.length).toBeLessThanOrEqual(4);
    expect(points.map(({ at }) => at)).toEqual([...new Set(points.map(({ at }) => at))].sort((a, b) => a - b));
    expect(chapter.moments[openedAt(chapter, points)]).toBeDefined();
  }
  // A game that went on from its middle has the rest of its story, and no word of what can't be told any more.
  const half = told[Math.floor(told.length / 2)]?.n ?? 0;
  const late = told.map((turn) => (turn.n < half ? { ...turn, view: null, secret: () => null } : turn));
  const left = ending.story(late, players).flatMap((chapter) => chapter.moments);
  expect(left).toEqual(moments.filter(({ n }) => n >= half));
}

/** The headings of its log tell the same parts as its story, each once, and what came of them. */
function expectSpans<K extends Kinds>(
  spansOf: SpansOf<K>,
  ending: Ending<K>,
  told: readonly Opened<K>[],
  players: readonly Player[]
): void {
  const spans = spansOf(
    told.map(({ news }) => news),
    players
  );
  expect(spans.map(({ from }) => from)).toEqual([...new Set(spans.map(({ from }) => from))].sort((a, b) => a - b));
  expect(new Set(spans.map(({ name }) => name)).size).toBe(spans.length);
  expect(spans.map(({ name, result }) => name + result).join()).not.toMatch(/undefined|NaN/);
  const chapters = ending.story(told, players);
  for (const { name, mark, n } of chapters.flatMap(({ moments }) => moments)) {
    const span = spans.findLast(({ from }) => from <= n)?.name;
    // What was decided without stakes is told under the heading of the duel that comes after it.
    const news = told.find((turn) => turn.n === n)?.news ?? [];
    const isOnTheWay = news.some(({ kind }) => ['bye', 'ownDuel', 'drewLots'].includes(kind));
    if (mark !== '' && !isOnTheWay && !span?.includes('CEO')) expect(span).toContain(name);
  }
}

/** Plays, looks at every end, and returns which kinds of awards there were. */
function played<I extends Kinds, K extends Kinds>(
  plan: Plan<I>,
  { ending, spans }: { readonly ending: Ending<K>; readonly spans: SpansOf<K> },
  awards: (told: readonly HeardTurn<K>[], seats: number) => readonly (Award & { readonly kind: string })[],
  games: number
): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const { options } of plan.options) {
    for (let n = 0; n < games; n += 1) {
      const seats = plan.seats[n % plan.seats.length] ?? 2;
      const players = NAMES.slice(0, seats).map((name, look) => ({ name, look }));
      const told = heard<I, K>(plan, options, seats, n);
      const view = told.at(-1)?.view;
      if (view === undefined || view === null || view.outcome === null) throw new Error('it has no end');
      expectStory(ending, told, players);
      expectSpans(spans, ending, told, players);
      const given = awards(told, seats);
      expect(chosen(given, seats)).toEqual(given);
      expect(awards(told, seats)).toEqual(given);
      const words = ending.awards(told, players);
      expect(words.map((award) => award.seats)).toEqual(given.map((award) => award.seats));
      for (const { title, text } of words) {
        expect(title).not.toMatch(/^$|undefined|NaN/);
        expect(NAMES.some((name) => text.includes(name))).toBe(true);
      }
      for (const { kind } of given) kinds.add(kind);
      const standings = ending.standings(view, players);
      expect(standings.map(({ seat }) => seat)).toEqual(view.outcome.places.flat());
      expect(standings.filter(({ place }) => place === 1).map(({ seat }) => seat)).toEqual(view.outcome.places[0]);
    }
  }
  return kinds;
}

describe('at the end of random games awards keep their rules, and each comes in some game', () => {
  it('of The Bucket King', () => {
    const options = [
      ...bucketKingPlan.options,
      { name: 'three rounds', options: { ...bucketKingPlan.subject.game.options.defaults, match: 3 } as const }
    ];
    const kinds = played(
      { ...bucketKingPlan, options },
      { ending: bucketKing, spans: bucketKingSpans },
      bucketKingAwards,
      10
    );
    expect([...kinds].sort()).toEqual(['comeback', 'crash', 'lastStand', 'patience', 'peak', 'rock', 'wall']);
  });

  it('of Büro Crazy', () => {
    const kinds = played(buroCrazyPlan, { ending: buroCrazy, spans: buroCrazySpans }, buroCrazyAwards, 8);
    expect([...kinds].sort()).toEqual(['cheapest', 'dearest', 'pile', 'ties']);
  });

  it('of Saludos Amigos!', () => {
    const kinds = played(
      saludosAmigosPlan,
      { ending: saludosAmigos, spans: saludosAmigosSpans },
      saludosAmigosAwards,
      8
    );
    expect([...kinds].sort()).toEqual(['alwaysIn', 'dearestBid', 'fullHand', 'noToAll']);
  });

  it('of Bureaunauts', () => {
    const kinds = played(bureaunautsPlan, { ending: bureaunauts, spans: bureaunautsSpans }, bureaunautsAwards, 8);
    expect([...kinds].sort()).toEqual(['first', 'flight', 'jellies', 'meetings']);
  });
});
