/**
 * What a game says of where it stands, and of what happened: every such sentence comes in some game, or names the
 * position that shows it. One that never comes is told to nobody, and is removed.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { attempt } from '../src/lib/kernel/attempt';
import type { Kinds } from '../src/lib/kernel/game';
import { randomFor } from '../src/lib/kernel/random';
import { heard as heardBy } from '../src/lib/session/log';
import type { Words } from '../src/lib/table/words';
import { words as bucketKing } from '../src/routes/bucket-king/words';
import { words as bureaunauts } from '../src/routes/bureaunauts/words';
import { words as buroCrazy } from '../src/routes/buro-crazy/words';
import { words as saludosAmigos } from '../src/routes/saludos-amigos/words';
import { bureaunautsPlan } from './laws/bureaunauts.subject';
import { buroCrazyPlan } from './laws/buro-crazy.subject';
import { POLICIES, viewersOf, walk } from './laws/laws';
import type { Plan } from './laws/random-games';
import { saludosAmigosPlan } from './laws/saludos-amigos.subject';
import { bucketKingPlan } from './laws/subjects';

/** A message of the catalogue: a sentence, or one for each value of what it is chosen by. */
type Message = string | readonly { readonly selectors: readonly string[]; readonly match: Record<string, string> }[];
type Said = (inputs?: Readonly<Record<string, unknown>>) => string;

const heard = vi.hoisted(() => new Map<string, Set<string>>());

vi.mock('$lib/paraglide/messages', async (original) => {
  const { m } = await original<{ m: Record<string, Said> }>();
  const listened = Object.entries(m).map(([key, say]): [string, Said] => [
    key,
    (inputs) => {
      const values = Object.entries(inputs ?? {}).map(([name, value]) => `${name}=${String(value)}`);
      const known = heard.get(key) ?? new Set();
      heard.set(key, known);
      for (const value of ['', ...values]) known.add(value);
      return say(inputs);
    }
  ]);
  return { m: Object.fromEntries(listened) };
});

/**
 * What the code of these files can say of a state: each message, or each of its variants that are not chosen by a number.
 * Refusals are said of a move, `kept` of a draft, and `duelSub` is said by the boards.
 */
function sayable(folder: string, files: readonly string[]): readonly string[] {
  const catalogue = JSON.parse(readFileSync(`messages/${folder}/en.json`, 'utf8')) as Record<string, Message>;
  const code = files
    .map((file) => readFileSync(`src/routes/${folder}/${file}`, 'utf8'))
    .join('\n')
    .replaceAll(/^(export )?function (refusal|duelSub)\b.*?^}$/gms, '')
    .replaceAll(/^ {2}kept: .*$/gm, '');
  const keys = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key ?? ''));
  return [...keys].flatMap((key) => {
    const message = catalogue[key];
    if (typeof message === 'string') return [key];
    return (message ?? []).flatMap(({ selectors, match }) =>
      Object.keys(match).flatMap((variant) => {
        const [name = ''] = selectors;
        return name.endsWith('Plural') ? [] : variant.split(', ').map((choice) => `${key} ${choice}`);
      })
    );
  });
}

/** Plays random games of every option set, and says all that the table would hear. */
function listen<I extends Kinds>(plan: Plan<I>, words: Words<I>, games: number): void {
  words.name();
  const { game } = plan.subject;
  const names = ['Anna', 'Ben', 'Clara', 'David', 'Emilia', 'Fritz', 'Greta'];
  for (const { options } of plan.options) {
    for (let n = 0; n < games; n += 1) {
      const seats = plan.seats[n % plan.seats.length] ?? 2;
      const seed = n.toString(16).padStart(32, '5');
      const players = names.slice(0, seats).map((name, look) => ({ name, look }));
      const began = game.setup(options, seats, randomFor(seed, 0));
      let before = began.state;
      let news = began.news;
      for (const { state, entries } of walk(plan.subject, {
        options,
        seats,
        seed,
        policy: POLICIES[n % 2] ?? 'curious'
      })) {
        const entry = entries.at(-1);
        if (entry?.kind === 'move') {
          const tried = attempt(game, before, entry.mover, entry.move, randomFor(seed, entries.length));
          if (tried.ok) ({ news } = tried.played);
        }
        for (const viewer of viewersOf(seats)) {
          const told = heardBy(game, news, viewer);
          for (const [n, item] of told.entries()) words.news(item, players, told[n + 1]);
        }
        const view = game.view(state, 'onlooker');
        words.title(view, players);
        words.prompt(view, players);
        words.statusLine(view, players);
        for (const ask of view.asks) {
          if (ask.from !== 'hand') continue;
          words.ask(ask, view, players);
          if (!ask.optional) words.purpose(ask, view);
          if (words.halves?.isFor(ask) === true) words.halves.stakes(view, players);
        }
        before = state;
      }
    }
  }
}

/** What was never said, though it could have been. */
function unsaid(all: readonly string[]): readonly string[] {
  return all.filter((each) => {
    const [key = '', variant = ''] = each.split(' ');
    const known = heard.get(key);
    if (!variant.endsWith('=*')) return known?.has(variant) !== true;
    // Any value that has no variant of its own.
    const others = [...(known ?? [])].filter((value) => value.startsWith(variant.slice(0, -1)));
    return others.every((value) => all.includes(`${key} ${value}`));
  });
}

/** What needs more luck than these games had: the position that shows it. */
const RARE = {
  'buro-crazy': {
    'bc_news_duel_again number=15': 'a final that was tied',
    bc_news_lot_empty: 'a duel of two players who have no card left',
    bc_news_roof_small: 'the end of a game in which less than nine cards came to the roof',
    bc_news_ended_shared: 'two with the most points',
    'bc_news_kitchen_set level=stairs': 'none: the kitchen is set for the stairs before anything is said',
    bc_title_over_shared: 'two with the most points'
  },
  'saludos-amigos': {
    sa_remark_wants: 'only where computers play: TableBoard.dom.test.ts',
    sa_remark_better_off: 'only where computers play: TableBoard.dom.test.ts',
    sa_remark_not_leader: 'only where computers play: TableBoard.dom.test.ts',
    sa_news_kept: 'who took the tablet to choose another card for a roll, and gives none',
    sa_news_too_few: 'nearly all cards in hands when some are to be drawn'
  },
  bureaunauts: {
    'bn_news_vote_also why=closing': 'the closing date, in the period in which somebody completes Director',
    'bn_news_vote_also why=nobodyFiles': 'the closing date, after the third period in which nobody filed',
    bn_news_instead_none: 'several reassign, and a later one does nothing',
    'bn_face face=replacement': 'the map, where a relic was taken',
    bn_news_displaced: 'a contest when all face-down cards carry Jellies'
  }
};

describe('every sentence about a state, and about what happened, comes in some game', () => {
  it('of The Bucket King', () => {
    const match = {
      ...bucketKingPlan.subject.game.options.defaults,
      drawOrLose: true,
      equalsTurn: true,
      match: 3
    } as const;
    const options = [...bucketKingPlan.options, { name: 'three rounds', options: match }];
    listen({ ...bucketKingPlan, options }, bucketKing, 6);
    expect(unsaid(sayable('bucket-king', ['words.ts', 'status.ts']))).toEqual([]);
  });

  it('of Büro Crazy', () => {
    listen(buroCrazyPlan, buroCrazy, 6);
    expect(unsaid(sayable('buro-crazy', ['words.ts', 'status.ts']))).toEqual(Object.keys(RARE['buro-crazy']));
  });

  it('of Saludos Amigos!', () => {
    listen(saludosAmigosPlan, saludosAmigos, 6);
    expect(unsaid(sayable('saludos-amigos', ['words.ts', 'news.ts', 'status.ts']))).toEqual(
      Object.keys(RARE['saludos-amigos'])
    );
  });

  it('of Bureaunauts', () => {
    listen(bureaunautsPlan, bureaunauts, 20);
    expect(unsaid(sayable('bureaunauts', ['words.ts', 'news.ts', 'status.ts']))).toEqual(Object.keys(RARE.bureaunauts));
  });
});
