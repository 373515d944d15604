import { describe, expect, it } from 'vitest';
import { bucketKing, type BucketKing, type View } from '../../src/lib/games/bucket-king';
import { bureaunauts, type Bureaunauts } from '../../src/lib/games/bureaunauts';
import { buroCrazy, NONE, pointsOf, type BuroCrazy } from '../../src/lib/games/buro-crazy';
import { saludosAmigos, type SaludosAmigos } from '../../src/lib/games/saludos-amigos';
import type { Game, Kinds } from '../../src/lib/kernel/game';
import { said, type Scene, type SceneKind, type SceneMaker } from '../../src/lib/table/show/scene';
import { lawful, turnsOf, type Row, type Turn } from '../../src/lib/table/show/testing/laws';
import { people } from '../../src/lib/table/testing/seats';
import { show as bucketKingShow } from '../../src/routes/bucket-king/show';
import { show as bureaunautsShow } from '../../src/routes/bureaunauts/show';
import { show as buroCrazyShow } from '../../src/routes/buro-crazy/show';
import { slotsOf } from '../../src/routes/buro-crazy/table/stakes';
import { show as saludosAmigosShow } from '../../src/routes/saludos-amigos/show';
import { bureaunautsPlan } from './bureaunauts.subject';
import { buroCrazyPlan } from './buro-crazy.subject';
import { saludosAmigosPlan } from './saludos-amigos.subject';
import { bucketKingPlan } from './subjects';

/** The tables a game is played at: every number of players at every kind of table. */
interface Tables<K extends Kinds> {
  readonly seats: readonly number[];
  readonly options: readonly { readonly options: K['options'] }[];
}

/** Plays a game at each of these tables. Returns the kinds of scenes there were. */
function kindsIn<K extends Kinds>(game: Game<K>, tables: Tables<K>, row: Row<K>): readonly SceneKind[] {
  const kinds = new Set<SceneKind>();
  for (const seats of tables.seats) {
    for (const [n, { options }] of tables.options.entries()) {
      for (const turn of turnsOf(game, options, seats, n)) {
        for (const kind of lawful(row, turn, { players: people(seats) })) kinds.add(kind);
      }
    }
  }
  return [...kinds].toSorted();
}

const BUCKET_KING: Row<BucketKing> = {
  maker: bucketKingShow,
  secrets: ['hand', 'ownPyramid'],
  counted(view, who) {
    const [what, seat] = who.split(':');
    if (what === 'plate') return view.buckets[Number(seat)] ?? null;
    if (what === 'cards') return view.handSizes[Number(seat)] ?? null;
    if (who === 'pile:draw') return view.drawPile;
    return who === 'sign' ? (view.trick?.toBeat ?? null) : null;
  }
};
const BURO_CRAZY: Row<BuroCrazy> = {
  maker: buroCrazyShow,
  secrets: ['hand', 'ownStake'],
  counted(view, who) {
    const [what, whose] = who.split(':');
    const side = whose === 'left' || whose === 'right' ? whose : null;
    switch (what) {
      case 'kitchen':
        return pointsOf(view.kitchen);
      case 'sum':
        return side === null ? null : (view.reveal?.[side].total ?? null);
      case 'lit':
        return side === null ? null : slotsOf(view.reveal?.[side].cards ?? NONE).length - 1;
      case 'total':
        return view.piles
          .filter(({ seat }) => seat === Number(whose))
          .reduce((sum, { cards }) => sum + (cards === null ? 0 : pointsOf(cards)), 0);
      default:
        return null;
    }
  }
};

const SALUDOS_AMIGOS: Row<SaludosAmigos> = {
  maker: saludosAmigosShow,
  secrets: ['hand', 'ownForward', 'ownSealed']
};

const BUREAUNAUTS: Row<Bureaunauts> = {
  maker: bureaunautsShow,
  secrets: ['ownGoals', 'ownPhone', 'ownChoice']
};

/** The first turn of a game of The Bucket King. */
function firstTurn(): Turn<BucketKing> {
  const [turn] = turnsOf(bucketKing, bucketKing.options.defaults, 3, 0);
  if (turn === undefined) throw new Error('no game');
  return turn;
}

/** Matches in which a round ends that is not the last. */
const THREE_ROUNDS: Tables<BucketKing> = {
  seats: [2, 4],
  options: [{ options: { ...bucketKing.options.defaults, match: 3 } }]
};

const room = { players: people(3) };

describe('the scenes of a game', () => {
  it.each([
    [
      'The Bucket King',
      ['card', 'ending', 'fall', 'opening', 'out', 'said', 'singleFall'],
      () =>
        [
          ...new Set([bucketKingPlan, THREE_ROUNDS].flatMap((plan) => kindsIn(bucketKing, plan, BUCKET_KING)))
        ].toSorted()
    ],
    [
      'Büro Crazy',
      ['card', 'duel', 'ending', 'opening', 'promotion', 'said', 'tile'],
      () => kindsIn(buroCrazy, buroCrazyPlan, BURO_CRAZY)
    ],
    [
      'Saludos Amigos!',
      ['card', 'die', 'ending', 'said', 'session', 'tile'],
      () => kindsIn(saludosAmigos, saludosAmigosPlan, SALUDOS_AMIGOS)
    ],
    [
      'Bureaunauts',
      ['card', 'duel', 'flight', 'jellies', 'landing', 'opening', 'phones', 'promotion', 'said', 'singleFall', 'tile'],
      () => kindsIn(bureaunauts, bureaunautsPlan, BUREAUNAUTS)
    ]
  ] as const)('lead from what was seen to what is seen, tell all that is heard, know no secret: %s', (_, all, play) => {
    expect(play()).toEqual(all);
  });

  it.each<readonly [string, (before: View, after: View) => Partial<Scene<BucketKing>>]>([
    ['begins elsewhere', (_, after) => ({ from: after })],
    ['ends elsewhere', (before) => ({ to: before })],
    ['tells nothing', () => ({ news: [] })],
    ['is too long', () => ({ kind: 'card', steps: [1501] })],
    ['counts to another number', () => ({ kind: 'card', counts: [{ at: 10, who: 'plate:0', value: 99 }] })],
    ['moves before it begins', () => ({ kind: 'card', beats: [{ who: 'board', at: -1, ms: 100, how: [] }] })],
    [
      'shows a ghost that never moves',
      () => ({ kind: 'card', steps: [10], ghosts: [{ name: 'ghost', over: 'board', picture: 'card' }] })
    ],
    [
      'moves too much',
      () => ({
        kind: 'card',
        beats: Array.from({ length: 41 }, (_, n) => ({ who: `card:${String(n)}`, at: 0, ms: 100, how: [] }))
      })
    ]
  ])('would be found out: one that %s', (_, change) => {
    const maker: SceneMaker<BucketKing> = {
      scenes: (before, news, after) => [{ ...said<BucketKing>(before, news, after), ...change(before, after) }]
    };
    const counted = (view: View): number => view.buckets[0] ?? 0;
    expect(() => lawful({ ...BUCKET_KING, maker, counted }, firstTurn(), room)).toThrow();
    expect(lawful(BUCKET_KING, firstTurn(), room)).toEqual(['said']);
  });

  it('would be found out: one that is made of a hand', () => {
    const maker: SceneMaker<BucketKing> = {
      scenes: (before, news, after) => (after.hand === null ? [said<BucketKing>(before, news, after)] : [])
    };
    expect(() => lawful({ ...BUCKET_KING, maker }, firstTurn(), room)).toThrow('made of hand');
  });
});
