/** What everybody is shown of a move of Bureaunauts. */
import {
  DEPARTMENTS,
  nameOf as cellName,
  type Bureaunauts,
  type Career,
  type Cell,
  type Face,
  type News,
  type Seat,
  type View
} from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import {
  BACK,
  CONFETTI,
  FLY,
  IN,
  SOFT,
  type Actor,
  type Beat,
  type Cue,
  type Ghost,
  type Pose,
  type Room,
  type Scene,
  type SceneKind,
  type SceneMaker
} from '$lib/table/show/scene';
import { spotOf } from './drawings/layers';
import { aboutWords, nameOf } from './names';
import { news as sentenceOf } from './news';
import { isDecided } from './words';

type Shown = Scene<Bureaunauts>;
type Of<Kind extends News['kind']> = Extract<News, { kind: Kind }>;
type Part = Partial<Omit<Shown, 'kind' | 'from' | 'to' | 'news'>>;

/** Of Jellies, in milliseconds: the card is turned, they drift and are seen; all of them grow and appear; photons come. */
const JELLIES = { card: 420, drifts: 450, drifted: 1300, pops: 240, apart: 220, all: 1100, budget: 60, flies: 400 };
/** Of Phones: they ring, all receivers come off, all codes are there, and are read. Milliseconds. */
const PHONES = { come: 180, rings: 300, off: 180, codes: 240, read: 900 };
/** Of ships, in milliseconds: how long one flies at least, and for every card of its way; how it circles over a contest. */
const SHIPS = {
  flame: 120,
  least: 520,
  card: 26,
  most: 760,
  circles: 480,
  lands: 240,
  opens: 140,
  gains: 320,
  driven: 420
};
/** Of a promotion: it comes, the pawn climbs, its rewards follow one another, and all of it is read. Milliseconds. */
const CAREER = { comes: 320, climbs: 700, hop: 420, rewards: 1300, apart: 160, ends: 3100 };
/** Of a Meeting: folders come, all open together, and are read; who is ahead. Milliseconds. */
const MEETING = { comes: 320, opens: 420, read: 500, won: 420, stands: 1300 };
/** Of the vote: a spotlight after the other; a card is turned, the last one after a silence; who has won. Milliseconds. */
const VOTE = { light: 300, apart: 120, ducks: 240, silence: 600, turns: 210, counts: 260, stands: 1200, bits: 40 };

const still: Pose = { translate: '0px 0px' };
const pop: readonly Pose[] = [{ scale: '1' }, { scale: '1.7' }, { scale: '1' }];
const appears: readonly Pose[] = [{ opacity: 0 }, { opacity: 1 }];
const seen: readonly Pose[] = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1 }];
const lights: readonly Pose[] = [{ scale: '1' }, { scale: '1.35' }, { scale: '1' }];
const fades: readonly Pose[] = [{ opacity: 0.25 }, { opacity: 0.25, offset: 0.6 }, { opacity: 0 }];
const rests: readonly Pose[] = [{ opacity: 1 }, { opacity: 1 }];
const goes: readonly Pose[] = [{ opacity: 1 }, { opacity: 0 }];
const closes: readonly Pose[] = [{ scale: '1 1' }, { scale: '0 1' }];
const opens: readonly Pose[] = [{ scale: '0 1' }, { scale: '1 1' }];

const beat = (who: string, at: number, ms: number, how: Beat['how'], more: Partial<Beat> = {}): Beat => ({
  who,
  at,
  ms,
  how,
  ...more
});
/** A sound of the first of several that move alike. */
const first = (n: number, cue: Cue): Partial<Beat> => (n === 0 ? { cue } : {});
/** A thing by its number, or by more: 'ship:2', 'want:2:F8'. */
const of = (...parts: readonly (string | number)[]): string => parts.join(':');
const cardOf = (cell: Cell): string => of('card', cellName(cell));
const shipOf = (seat: Seat): string => of('ship', seat);

/** The table meanwhile: nobody is asked for anything. */
function calm(view: View): View {
  return { ...view, asks: [], pending: [], done: [] };
}

function career(view: View, seat: Seat, change: (career: Career) => Partial<Career>): View {
  const careers = view.careers.map((each, at) => (at === seat ? { ...each, ...change(each) } : each));
  return { ...view, careers };
}

/**
 * What so many goals earn besides a card for their own departments, done one by one: cards where one likes; one more for who is
 * first at a rank, which is open until the step ends; and Budget for all, once a rank. (rules: Career goals)
 */
function earnedBy(view: View, seat: Seat, rank: number, goals: number): readonly (readonly [string, number])[] {
  const { influence = 0 } = view.careers[seat] ?? {};
  const open = view.firsts.slice(rank, rank + goals).filter((first) => first === null).length;
  const all = {
    choice: Math.min(goals, influence >> 1),
    first: Math.min(open, influence - 2 * goals),
    budget: rank + goals - Math.max(rank, ...view.careers.map(({ completed }) => completed))
  };
  return Object.entries(all).filter(([, count]) => count > 0);
}

function turned(view: View, cell: Cell, face: Face): View {
  return { ...view, cards: view.cards.map((card, at) => (at === cell ? { ...card, face } : card)) };
}

/** The Phones of all who filed, in the place of the crew. */
function phonesOf({ phones }: View, isOff = false): Ghost {
  const codes = phones.flatMap((to, seat) =>
    to === null ? [] : [`${String(seat)}=${to === 'stars' ? '★★' : cellName(to)}`]
  );
  return { name: 'phones', over: 'crew', picture: of('phones', codes.join(), isOff ? 'off' : ''), stands: true };
}

function withJellies(view: View, stacks: readonly { readonly cell: Cell | null; readonly tokens: number }[]): View {
  const jellies = [...view.jellies];
  for (const { cell, tokens } of stacks) if (cell !== null) jellies[cell] = tokens;
  return { ...view, jellies };
}

/** The scenes of one turn as they are put together, and how the table stands after those there are. */
class SceneList {
  readonly shown: Shown[] = [];
  view: View;
  readonly #players: Room['players'];
  #heading: Part['title'];
  /** Where Jellies have grown on their way, and the number there then: told with those that appear. */
  #grown: { readonly cell: Cell; readonly tokens: number; readonly by: number }[] = [];

  constructor(view: View, players: Room['players']) {
    this.view = view;
    this.#players = players;
  }

  /**
   * The table stands like this now. Told without a scene where there is no more to it. Its heading is what it tells, or what
   * was told last: that of the table asks for what comes next.
   */
  to(view: View, news: readonly News[] = [], kind: SceneKind = 'said', part: Part = {}): void {
    const [piece] = news;
    const said = piece && sentenceOf(piece, this.#players);
    this.#heading = part.title ?? (said ? [said, ''] : this.#heading);
    this.shown.push({ kind, from: this.view, to: view, news, ...part, ...(this.#heading && { title: this.#heading }) });
    this.view = view;
  }

  /** All that is to be seen: sky and office, or the hall of the vote. */
  get #whole(): Actor {
    return this.view.voteReason === null ? 'board' : 'hall';
  }

  #name(seat: Seat): string {
    return nameOf(this.#players, seat);
  }

  #title(kind: Parameters<typeof m.bn_scene>[0]['kind'], seat = -1, cell: Cell = 0): Part['title'] & object {
    return [m.bn_scene({ kind, name: this.#name(seat), cell: cellName(cell) }), ''];
  }

  #look(seat: Seat): number {
    return this.#players[seat]?.look ?? 0;
  }

  /** What somebody finds on a card flies from there to its number in their row. */
  #gains(news: Of<'photonsFound' | 'relicFound'>, what: 'photons' | 'relics', to: View): void {
    const { seat, cell } = news;
    this.to(to, [news], 'landing', {
      goesOn: true,
      ghosts: [{ name: 'gain', over: cardOf(cell), picture: what }],
      beats: [
        beat(
          'gain',
          0,
          SHIPS.gains,
          { fly: [cardOf(cell), of(what, seat)], arc: 40, scale: [1, 0.5] },
          { ease: SOFT, cue: 'tick' }
        )
      ]
    });
  }

  #damaged(news: Of<'periodEnded'>): void {
    const { damaged } = news;
    const hit = damaged.reduce((view, { seat }) => career(view, seat, () => ({ ship: { kind: 'repair' } })), this.view);
    if (damaged.length === 0) return this.to(hit, [news]);
    this.to(hit, [news], 'singleFall', {
      title: this.#title('damage'),
      beats: damaged.map(({ seat }, n) =>
        beat(
          shipOf(seat),
          200,
          900,
          [
            { translate: '0% 0%', rotate: '0deg', opacity: 1 },
            { translate: '6% -8%', rotate: '-12deg', opacity: 1, offset: 0.2 },
            { translate: '20% 130%', rotate: '150deg', opacity: 0 }
          ],
          { ease: IN, ...first(n, 'bounce') }
        )
      )
    });
  }

  #drifted(news: Of<'jelliesDrifted'>): void {
    const { card, direction, drifts } = news;
    const there = { up: '0% -100%', down: '0% 100%', left: '-100% 0%', right: '100% 0%' }[direction];
    const gone = withJellies(
      this.view,
      drifts.map(({ from }) => ({ cell: from, tokens: 0 }))
    );
    this.#grown = drifts.flatMap(({ to, tokens, grew }) =>
      to !== null && grew > 0 ? [{ cell: to, tokens: tokens + grew, by: grew }] : []
    );
    this.to(
      {
        ...withJellies(
          gone,
          drifts.map(({ to, tokens }) => ({ cell: to, tokens }))
        ),
        jellyUsed: [card]
      },
      [news],
      'jellies',
      {
        title: this.#title('jellies'),
        ghosts: [
          { name: 'activity', over: 'crew', picture: of('activity', card), stands: true },
          ...drifts.map(({ from, tokens }) => ({
            name: of('left', from),
            over: cardOf(from),
            picture: of('jelly', tokens)
          }))
        ],
        beats: [
          beat('activity', 0, JELLIES.card, opens, { ease: BACK, cue: 'card' }),
          beat('activity', JELLIES.card, JELLIES.drifted - JELLIES.card, rests),
          ...drifts.map(({ from }) => beat(of('left', from), JELLIES.card + 180, JELLIES.drifts + 600, fades)),
          ...drifts.map(({ from, to }, n) =>
            beat(
              of('jelly', from),
              JELLIES.card + 180,
              JELLIES.drifts,
              [
                { translate: '0% 0%', opacity: 1 },
                { translate: there, opacity: to === null ? 0 : 1 }
              ],
              { ease: SOFT, ...first(n, 'sweep') }
            )
          )
        ]
      }
    );
  }

  #spawned(news: Of<'jelliesSpawned'>): void {
    const { spawns } = news;
    const pops = this.#grown.map((each) => ({ ...each, isNew: false }));
    const drifted = pops.length;
    let view = withJellies(this.view, pops);
    for (const { cell, placed, grew } of spawns) {
      if (placed === 0) continue;
      const there = view.jellies[cell] ?? 0;
      const tokens = there + placed + grew;
      pops.push({ cell, tokens, by: placed + grew, isNew: there === 0 });
      view = withJellies(view, [{ cell, tokens }]);
    }
    if (pops.length === 0) return this.to(view, [news]);
    const apart = Math.min(JELLIES.apart, JELLIES.all / pops.length);
    const ends = Math.round(apart * pops.length) + JELLIES.pops;
    const card = of('activity', view.jellyUsed.at(-1) ?? 0);
    this.to(view, [news], 'jellies', {
      title: this.#title('jellies'),
      ghosts: [
        { name: 'activity', over: 'crew', picture: card, stands: true },
        ...pops.map(({ cell, tokens, by, isNew }, n): Ghost => ({
          name: of('pop', n),
          over: cardOf(cell),
          picture: isNew ? of('jelly', tokens) : of('jelly', tokens, by)
        }))
      ],
      beats: [
        beat('activity', 0, ends, rests),
        beat('activity', ends, 160, goes),
        ...pops.flatMap(({ cell, isNew }, n) => [
          // The card names where new ones appear, not where one has drifted to.
          ...(n < drifted ? [] : [beat(of('named', cellName(cell)), Math.round(n * apart), JELLIES.pops, lights)]),
          beat(of('pop', n), Math.round(n * apart), JELLIES.pops, isNew ? [{ scale: '0.2' }, { scale: '1' }] : pop, {
            ease: BACK,
            cue: 'tick'
          })
        ])
      ]
    });
  }

  #paid(news: Of<'budgetsReceived'>): void {
    const { gained } = news;
    const rich = gained.reduce(
      (view, photons, seat) => career(view, seat, (each) => ({ photons: each.photons + photons })),
      this.view
    );
    this.to(rich, [news], 'jellies', {
      title: this.#title('budgets'),
      ghosts: gained.map((_, seat) => ({
        name: of('budget', seat),
        over: of('photons', seat),
        picture: 'photons'
      })),
      beats: gained.map((_, seat) =>
        beat(
          of('budget', seat),
          seat * JELLIES.budget,
          JELLIES.flies,
          { fly: [{ of: 'sky', x: 1, y: 0 }, of('photons', seat)], arc: 30 },
          { ease: FLY, ...first(seat, 'clank') }
        )
      )
    });
  }

  #phones(news: Of<'phonesShown'>): void {
    const { phones } = news;
    const view = {
      ...this.view,
      phones: this.view.phones.map((_, seat) => phones.find((each) => each.seat === seat)?.to ?? null)
    };
    const calls = phones.flatMap(({ seat, to }) => (to === 'stars' ? [] : [{ seat, to }]));
    const off = PHONES.come + PHONES.rings;
    const codes = off + PHONES.off;
    this.to(view, [news], 'phones', {
      title: this.#title('phones'),
      ghosts: [
        phonesOf(view),
        { name: 'dusk', over: 'sky', picture: 'dusk', stands: true },
        ...calls.map(({ seat, to }, n) => ({
          name: of('call', seat),
          over: cardOf(to),
          picture: of('call', this.#look(seat), calls.slice(0, n).filter((each) => each.to === to).length),
          stands: true as const
        }))
      ],
      beats: [
        beat('phones', 0, PHONES.come, appears),
        beat(
          'phones',
          PHONES.come,
          PHONES.rings,
          [0, -2, 2, -2, 2, 0].map((turn) => ({ rotate: `${String(turn)}deg` })),
          { cue: 'roll' }
        ),
        ...phones.flatMap(({ seat }, n) => [
          beat(
            of('receiver', seat),
            off,
            PHONES.off,
            [
              { translate: '0px 0px', rotate: '0deg' },
              { translate: '0px -12px', rotate: '-3deg' }
            ],
            { ease: FLY, ...first(n, 'part') }
          ),
          beat(of('code', seat), codes, PHONES.codes, appears, { ease: 'steps(3)' })
        ]),
        ...calls.map(({ seat }) => beat(of('call', seat), codes, PHONES.codes + PHONES.read, seen)),
        beat('dusk', codes, PHONES.codes + PHONES.read, seen),
        beat('phones', codes + PHONES.codes, PHONES.read, rests)
      ]
    });
  }

  /** All of them at once; those that want the same card circle over it. */
  #flight(news: Of<'liftedOff'>): void {
    const { ships } = news;
    const air = ships.reduce(
      (view, { seat, from, to }) =>
        career(view, seat, () => ({ ship: { kind: 'air', from: from.kind === 'card' ? from.cell : null, to } })),
      this.view
    );
    const wanted = air.careers.flatMap(({ ship }) =>
      ship.kind === 'card' ? [ship.cell] : ship.kind === 'air' ? [ship.to] : []
    );
    const contested = [...new Set(wanted.filter((cell, at) => wanted.indexOf(cell) < at))];
    this.to({ ...air, contests: contested.map((cell) => ({ cell, seats: [], winner: null, losers: [] })) });
    const flights = ships.map(({ seat, from, to }) => {
      const end = spotOf(to);
      const start = from.kind === 'card' ? spotOf(from.cell) : { column: 10, row: 4 };
      const [x, y] = [end.column - start.column, end.row - start.row];
      const ms = Math.round(Math.min(SHIPS.most, SHIPS.least + SHIPS.card * Math.hypot(x, y)));
      // As it hangs in the air its nose leans to the right already.
      const turn = (Math.atan2(x, -y) * 180) / Math.PI - 24;
      const place = from.kind === 'card' ? cardOf(from.cell) : of('crew', seat);
      return { seat, to, ms, how: { fly: [place, shipOf(seat)] as const, arc: 26, turn: [turn, 0] as const } };
    });
    const shows = SHIPS.flame + SHIPS.most;
    this.to(this.view, [news], 'flight', {
      title: this.#title('flight'),
      ghosts: [
        phonesOf(this.view, true),
        ...contested.map((cell) => ({
          name: of('want', cell),
          over: cardOf(cell),
          picture: of('want', wanted.filter((each) => each === cell).length, cellName(cell)),
          stands: true as const
        })),
        {
          name: 'trails',
          over: 'sky',
          picture: of(
            'trails',
            ships
              .flatMap(({ seat, from, to }) =>
                from.kind === 'card' ? [[this.#look(seat), from.cell, to].join('.')] : []
              )
              .join()
          )
        }
      ],
      beats: [
        beat('phones', 0, shows + (contested.length === 0 ? 0 : SHIPS.circles), rests),
        ...contested.map((cell) => beat(of('want', cell), shows - 200, SHIPS.circles + 200, seen)),
        beat('trails', SHIPS.flame, SHIPS.most + SHIPS.circles, [
          { opacity: 0 },
          { opacity: 1, offset: 0.6 },
          { opacity: 0 }
        ]),
        ...flights.map(({ seat, ms, how }, n) =>
          beat(shipOf(seat), SHIPS.flame, ms, how, { ease: SOFT, ...first(n, 'whisk') })
        ),
        ...flights
          .filter(({ to }) => contested.includes(to))
          .map(({ seat }) =>
            beat(
              shipOf(seat),
              shows,
              SHIPS.circles,
              [still, { translate: '-9px -9px' }, { translate: '0px -18px' }, { translate: '9px -9px' }, still],
              { ease: SOFT }
            )
          )
      ]
    });
  }

  /** A ship comes down on a card; if that lies face down, it is turned up. What it brings is told next. */
  #arrives(
    news: Of<'landed' | 'displaced'>,
    seat: Seat,
    cell: Cell,
    title: NonNullable<Part['title']>,
    comes: Beat
  ): void {
    const { view } = this;
    const { flipped } = news;
    const contests = view.contests.filter((each) => each.cell !== cell);
    this.to({ ...career(view, seat, () => ({ ship: { kind: 'card', cell } })), contests });
    const up = flipped === null ? this.view : turned(this.view, cell, flipped);
    const closing = flipped === null ? [] : [beat(cardOf(cell), comes.ms - SHIPS.opens, SHIPS.opens, closes)];
    this.to(up, [news], 'landing', { title, beats: [comes, ...closing] });
    if (flipped === null) return;
    this.to(up, [], 'landing', { goesOn: true, beats: [beat(cardOf(cell), 0, SHIPS.opens, opens, { cue: 'card' })] });
  }

  #lands(news: Of<'landed'>): void {
    const { seat, cell } = news;
    const comes: readonly Pose[] = [
      { translate: '0px -16px', scale: '1.15' },
      { translate: '0px 0px', scale: '1' }
    ];
    const title = this.#title('landing', seat, cell);
    this.#arrives(news, seat, cell, title, beat(shipOf(seat), 0, SHIPS.lands, comes, { ease: IN, cue: 'thud' }));
  }

  #driven(news: Of<'displaced'>): void {
    const { loser, from, to } = news;
    const how: Beat['how'] = { fly: [cardOf(from), shipOf(loser)], arc: 50, turn: [-360, 0] };
    const title = this.#title('driven', loser);
    this.#arrives(news, loser, to, title, beat(shipOf(loser), 0, SHIPS.driven, how, { ease: SOFT, cue: 'whisk' }));
  }

  #fights(news: Of<'defeated'>): void {
    const { seat, cell, enemy, paid, jellies } = news;
    const { view } = this;
    const card = view.cards[cell];
    const tokens = view.jellies[cell] ?? 0;
    const isJelly = enemy === 'jelly' || enemy === 'swarm';
    const beaten = isJelly ? withJellies(view, [{ cell, tokens: 0 }]) : view;
    const won = career(enemy === 'jelly' ? beaten : turned(beaten, cell, 'replacement'), seat, (each) => ({
      photons: each.photons - paid,
      jellyTrack: each.jellyTrack + jellies,
      pirates: each.pirates + (enemy === 'pirates' ? 1 : 0),
      outposts: each.outposts + (enemy === 'outpost' ? 1 : 0),
      swarms: each.swarms + (enemy === 'swarm' ? 1 : 0)
    }));
    const lost = enemy === 'jelly' ? of('jelly', tokens) : of('card', card?.back ?? '', card?.face ?? '');
    this.to(won, [news], 'tile', {
      title: this.#title('fight', seat, cell),
      ghosts: [{ name: 'lost', over: cardOf(cell), picture: lost }],
      beats: [
        beat(shipOf(seat), 0, 360, [still, { translate: '0% 8%' }, { translate: '0% -18%' }, still], {
          ease: SOFT,
          cue: 'clank'
        }),
        beat('lost', 180, 320, lights, { cue: 'bounce' }),
        beat(
          'lost',
          600,
          500,
          { fly: [cardOf(cell), of(isJelly ? 'track' : 'pirates', seat)], arc: 60, scale: [1, 0.35] },
          { ease: SOFT, cue: 'tick' }
        ),
        beat(shipOf(seat), 1100, 400, rests)
      ]
    });
  }

  /** Several goals in a row are one climb. */
  promoted(all: readonly Of<'goalCompleted'>[]): void {
    const [news] = all;
    const last = all.at(-1);
    if (news === undefined || last === undefined) return;
    const { seat } = news;
    const { view } = this;
    const goals = all.map(({ goal }) => goal);
    const risen = career(view, seat, (each) => ({
      goals: each.goals.map((goal, rank) => all.find((one) => one.rank === rank)?.goal ?? goal),
      completed: last.rank + 1
    }));
    const earned = earnedBy(view, seat, news.rank, goals.length);
    const rewards = [...goals.map((_, n) => of('reward', n)), ...earned.map(([kind]) => of('earned', kind))];
    this.to(risen, all, 'promotion', {
      title: this.#title('career', seat),
      sight: 'sky',
      ghosts: [
        {
          name: 'career',
          over: 'board',
          picture: of('career', seat, news.rank, goals.join(), earned.map((each) => each.join('=')).join()),
          stands: true
        }
      ],
      beats: [
        beat('career', 0, CAREER.comes, appears),
        beat(
          'climber',
          CAREER.climbs,
          CAREER.hop,
          { fly: [of('step', news.rank - 1), 'climber'], arc: 50 },
          { ease: SOFT, isInFront: true, cue: 'stamp' }
        ),
        beat(
          'rays',
          CAREER.climbs + CAREER.hop,
          500,
          [
            { scale: '0.2', opacity: 0 },
            { scale: '1', opacity: 1 }
          ],
          {
            ease: BACK,
            cue: 'fanfare'
          }
        ),
        ...['rung', 'rank'].map((who) => beat(who, CAREER.climbs + CAREER.hop, 260, appears)),
        ...rewards.map((who, n) =>
          beat(
            who,
            CAREER.rewards + n * CAREER.apart,
            260,
            [
              { translate: '30px 0px', opacity: 0 },
              { translate: '0px 0px', opacity: 1 }
            ],
            { ease: FLY }
          )
        ),
        beat('career', CAREER.ends - 200, 200, goes)
      ]
    });
  }

  #placed(news: Of<'influencePlaced'>): void {
    const { seat, department, left } = news;
    const at = DEPARTMENTS.indexOf(department);
    const piles = this.view.piles.map((pile, n) => (n === at ? pile.with(seat, (pile[seat] ?? 0) + 1) : pile));
    this.to({ ...career(this.view, seat, () => ({ influence: left })), piles }, [news], 'card', {
      title: [m.bn_title_influence({ name: this.#name(seat) }), ''],
      ghosts: [{ name: 'influence', over: of('office', department), picture: of('influence', this.#look(seat)) }],
      beats: [
        beat(
          'influence',
          0,
          520,
          { fly: [{ of: 'sky', x: 0.95, y: 0.7 }, of('office', department)], arc: 50, turn: [-14, 5] },
          { ease: FLY, cue: 'card' }
        )
      ]
    });
  }

  /** Who is ahead is told once all have been seen. */
  met(all: readonly News[]): void {
    const shown = all.find((news) => news.kind === 'meetingShown');
    if (shown === undefined) return;
    const { about } = shown;
    const cards = shown.shown.map(({ seat, choice }) => `${String(seat)}=${choice}`).join();
    const lots = all.find((news) => news.kind === 'lotsDrawn');
    const winners =
      lots?.order.slice(0, 1) ??
      shown.groups?.find((group) => group.some((seat) => shown.shown.some((each) => each.seat === seat))) ??
      [];
    const last = lots ?? all.at(-1) ?? shown;
    const title = m.bn_title_meeting(aboutWords(about));
    const choices = shown.shown.map(({ seat }) => of('choice', seat));
    const over = this.#whole;
    const sight = over === 'board' ? 'sky' : over;
    const meeting = (ahead: string, line: string): readonly Ghost[] => [
      { name: 'meeting', over, picture: of('meeting', cards, ahead, line), stands: true }
    ];
    this.to(this.view, [], 'duel', {
      title: [title, ''],
      sight,
      ghosts: meeting('', title),
      beats: [
        beat('meeting', 0, MEETING.comes, appears, { cue: 'part' }),
        ...choices.map((who, n) => beat(who, MEETING.comes, MEETING.opens, opens, { ease: FLY, ...first(n, 'card') })),
        beat('meeting', MEETING.comes + MEETING.opens, MEETING.read, rests)
      ]
    });
    const outcome =
      (last === shown ? shown.groups === null && m.bn_meeting_again() : sentenceOf(last, this.#players)) || title;
    this.to(this.view, all, 'duel', {
      title: [outcome, ''],
      isVerdict: true,
      ghosts: meeting(winners.join(), outcome),
      beats: [
        ...shown.shown.map(({ seat }, n) =>
          beat(
            of('choice', seat),
            0,
            MEETING.won,
            winners.includes(seat)
              ? [still, { translate: '0px -22px' }, still]
              : [still, { translate: '-10px 0px' }, { translate: '10px 0px' }, still],
            { ease: SOFT, ...first(n, lots ? 'roll' : winners.length === 0 ? 'thud' : 'fanfare') }
          )
        ),
        ...shown.shown.map(({ seat }) =>
          beat(
            of('rocket', seat),
            0,
            MEETING.won + 300,
            winners.length === 0 || winners.includes(seat)
              ? [still, { translate: '0px -26px' }, still]
              : [
                  { translate: '0px 0px', rotate: '0deg', opacity: 1 },
                  { translate: '12px -20px', rotate: '30deg', opacity: 1, offset: 0.3 },
                  { translate: '170px 190px', rotate: '220deg', opacity: 0 }
                ],
            { ease: SOFT }
          )
        ),
        beat('meeting', 0, MEETING.won, rests),
        beat('meeting', MEETING.won, MEETING.stands, [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }])
      ]
    });
  }

  /** The sky goes dark; one after the other the heads of the departments stand in their light. */
  #called(news: Of<'voteCalled'>): void {
    const hall: View = { ...this.view, phase: 'vote', voteReason: news.why, votes: [], elected: null };
    this.to(hall, [news], 'opening', {
      title: [m.bn_title_vote(), sentenceOf(news, this.#players) ?? ''],
      beats: [beat('board', 0, VOTE.light, goes)]
    });
    this.to(hall, [], 'opening', {
      goesOn: true,
      beats: DEPARTMENTS.map((department, n) =>
        beat(of('head', department), n * VOTE.apart, 320, appears, { ease: FLY, ...first(n, 'part') })
      )
    });
  }

  /** Before the last card alone there is a silence, where it decides. What it leads to is told after it has been seen. */
  #voted(news: Of<'voteCard'>): void {
    const { department, seat } = news;
    const { view } = this;
    const before = view.votes.at(-1);
    const isNew = before === undefined || before.verdict !== null;
    const cards = [...(isNew ? [] : before.cards), { department, seat }];
    const at = DEPARTMENTS.indexOf(department);
    const piles = view.piles.map((pile, n) => (n === at ? pile.with(seat, (pile[seat] ?? 0) - 1) : pile));
    const left = DEPARTMENTS.filter((_, n) => n > at && view.piles[n]?.some((count) => count > 0));
    const pause = left.length === 0 && !isNew && !isDecided(view) ? VOTE.silence : 0;
    // The cards of a drawing that is counted are gone.
    if (isNew) this.to({ ...view, votes: [...view.votes, { cards: [], verdict: null }] });
    const title: Part['title'] = [m.bn_vote_turn({ department: m.bn_department_short({ department }) }), ''];
    const who = of('vote', department);
    const votes = [...(isNew ? view.votes : view.votes.slice(0, -1)), { cards, verdict: null }];
    this.to({ ...this.view, piles, votes }, [], 'card', {
      title,
      beats: [
        ...(pause === 0
          ? []
          : DEPARTMENTS.filter((each) => each !== department).map((each, n) =>
              beat(
                of('head', each),
                0,
                pause,
                [{ opacity: 1 }, { opacity: 0.35, offset: 0.2 }, { opacity: 1 }],
                first(n, 'roll')
              )
            )),
        beat(who, pause, VOTE.ducks, [{ translate: '0px 26px' }, still], { ease: BACK }),
        beat(who, pause + VOTE.ducks, VOTE.turns, closes)
      ]
    });
    const nth = cards.filter((card) => card.seat === seat).length - 1;
    this.to(this.view, [news], 'card', {
      title,
      goesOn: true,
      beats: [
        beat(who, 0, VOTE.turns, opens, { cue: 'card' }),
        beat(
          of('slot', seat, nth),
          VOTE.turns,
          VOTE.counts,
          { fly: [who, of('slot', seat, nth)], arc: 20, scale: [0, 1] },
          { ease: SOFT, isInFront: true, cue: 'tick' }
        )
      ]
    });
  }

  #counted(news: Of<'voteCounted'>): void {
    const { verdict } = news;
    const vote = this.view.votes.at(-1);
    if (vote === undefined) return;
    const lifts = vote.cards.map(({ department, seat }, n) =>
      beat(
        of('vote', department),
        0,
        500,
        verdict.kind !== 'none' && verdict.seat === seat
          ? [still, { translate: '0px -12px', scale: '1.08' }]
          : [{ opacity: 1 }, { opacity: 0.4 }],
        { ease: BACK, ...first(n, verdict.kind === 'none' ? 'sweep' : verdict.kind === 'hard' ? 'fanfare' : 'stamp') }
      )
    );
    const bits = Array.from({ length: verdict.kind === 'hard' ? VOTE.bits : 0 }, (_, n) => `${CONFETTI}${String(n)}`);
    this.to({ ...this.view, votes: [...this.view.votes.slice(0, -1), { ...vote, verdict }] });
    this.to(this.view, [news], 'card', {
      isVerdict: true,
      ghosts: bits.map((name, n) => ({ name, over: 'hall', picture: of('bit', n) })),
      beats: [
        ...lifts,
        ...bits.map((name, n) =>
          beat(name, (n % 8) * 30, 900, [
            { translate: '0px -60px', opacity: 1 },
            { translate: `${String(((n * 37) % 90) - 45)}px 420px`, rotate: `${String(n * 47)}deg`, opacity: 0 }
          ])
        ),
        beat('hall', 500, VOTE.stands - 500, rests)
      ]
    });
  }

  /** What one piece of news shows. */
  tell(news: News): void {
    switch (news.kind) {
      case 'periodEnded':
        return this.#damaged(news);
      case 'jelliesDrifted':
        return this.#drifted(news);
      case 'jelliesSpawned':
        return this.#spawned(news);
      case 'budgetsReceived':
        return this.#paid(news);
      case 'phonesShown':
        return this.#phones(news);
      case 'liftedOff':
        return this.#flight(news);
      case 'landed':
        return this.#lands(news);
      case 'displaced':
        return this.#driven(news);
      case 'photonsFound': {
        const { seat, photons } = news;
        return this.#gains(
          news,
          'photons',
          career(this.view, seat, (each) => ({ photons: each.photons + photons }))
        );
      }
      case 'relicFound': {
        const { seat, cell } = news;
        const richer = career(this.view, seat, (each) => ({ relics: each.relics + 1 }));
        return this.#gains(news, 'relics', turned(richer, cell, 'replacement'));
      }
      case 'upgraded': {
        const { seat, level, paid } = news;
        const to = career(this.view, seat, (each) => ({ level, photons: each.photons - paid }));
        return this.to(to, [news], 'card', {
          goesOn: paid === 0,
          beats: [
            beat(of('level', seat), 0, SHIPS.gains * 2, pop, { ease: SOFT, cue: 'stamp' }),
            beat(of('level', seat), SHIPS.gains * 2, 700, rests)
          ]
        });
      }
      case 'defeated':
        return this.#fights(news);
      case 'influencePlaced':
        return this.#placed(news);
      case 'budgetsRose': {
        const careers = this.view.careers.map((each, seat) => ({ ...each, budget: news.budgets[seat] ?? each.budget }));
        return this.to({ ...this.view, careers }, [news], 'card', {
          beats: careers.map((_, seat) =>
            beat(of('photons', seat), 0, 600, pop, { ease: SOFT, ...first(seat, 'clank') })
          )
        });
      }
      case 'lotsDrawn':
        return this.to(this.view, [news], 'card', { beats: [beat(this.#whole, 0, 900, rests, { cue: 'roll' })] });
      case 'firstOfRank':
        return this.to(this.view, [news], 'card', {
          beats: [beat(of('pawn', news.seat), 0, 600, pop, { ease: SOFT, cue: 'fanfare' })]
        });
      case 'voteCalled':
        return this.#called(news);
      case 'voteCard':
        return this.#voted(news);
      case 'voteCounted':
        return this.#counted(news);
      default:
        return this.to(this.view, [news]);
    }
  }
}

/** So many pieces from here on are one scene: goals that are completed together, what a Meeting showed and came to. */
function together(news: readonly News[], from: number): number {
  const start = news[from];
  const isMore = (piece: News | undefined): boolean =>
    start?.kind === 'goalCompleted'
      ? piece?.kind === 'goalCompleted' && piece.seat === start.seat
      : start?.kind === 'meetingShown' && (piece?.kind === 'lotsDrawn' || piece?.kind === 'meetingDecided');
  let count = 1;
  while (isMore(news[from + count])) count += 1;
  return count;
}

function scenes(before: View, news: readonly News[], after: View, { players }: Room): readonly Shown[] {
  const list = new SceneList(before, players);
  list.to(calm(before));
  for (let at = 0; at < news.length;) {
    const count = together(news, at);
    const pieces = news.slice(at, at + count);
    at += count;
    const [piece] = pieces;
    if (piece?.kind === 'goalCompleted') list.promoted(pieces.filter((each) => each.kind === 'goalCompleted'));
    else if (piece?.kind === 'meetingShown') list.met(pieces);
    else if (piece !== undefined) list.tell(piece);
  }
  list.to(after);
  return list.shown;
}

export const show: SceneMaker<Bureaunauts> = { scenes };
