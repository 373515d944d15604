/** What everybody is shown of a move of Büro Crazy. */
import {
  climbed,
  pointsOf,
  SIDES,
  type BuroCrazy,
  type Duel,
  type News,
  type Pile,
  type Place,
  type Reveal,
  type Room as Office,
  type Side,
  type View
} from '$lib/games/buro-crazy';
import { m } from '$lib/paraglide/messages';
import {
  BACK,
  FLY,
  IN,
  said,
  SOFT,
  type Beat,
  type Count,
  type Cue,
  type Pose,
  type Room,
  type Scene,
  type SceneMaker
} from '$lib/table/show/scene';
import { nameOf } from '$lib/table/names';
import { footOf, placeIn, PILE_SPOTS } from './drawings/house';
import { versus } from './status';
import { words } from './words';
import { COUNTED, countedAfter, ENVELOPE, RISE, slotsOf, type Slot } from './table/stakes';

type Shown = Scene<BuroCrazy>;
type Players = Room['players'];

/** Of a duel, in milliseconds after its seals break; the rest after what came before it. */
export const DUEL = {
  /** The cards rise in the open envelopes, and fly out of them. */
  rise: 200,
  out: 480,
  /** They turn, the lowest first, those of both sides together. */
  turn: 600,
  turning: 260,
  stagger: 180,
  /** Then both are counted, in the same time; one card each needs little of it. */
  beforeSums: 200,
  counting: 900,
  glance: 300,
  counts: 15,
  silence: 400,
  /** A lot falls once that is over. */
  lot: 1900,
  /** What it led to. */
  slides: 320,
  climbs: 380,
  pays: 700,
  flies: 420
} as const;

/** Of what happens without a duel, in milliseconds. */
const CLIMB = 620;
const PAID = 420;
/** So long it takes to read why. */
const READ = 3000;
const KITCHEN = 900;
const HOPS = 6;
const FADED = 160;
const DEALT = 360;
const DEAL_STAGGER = 120;
const TURNED = 400;
const POINTS = 480;
const ADDED = 360;
const DECIDED = 4500;

const px = (x: number, y: number): string => `${x.toFixed(1)}px ${y.toFixed(1)}px`;
const degrees = (turn: number): string => `${turn.toFixed(1)}deg`;
const pegAt = ({ level, place }: Place): string => `peg:${level}:${String(place)}`;
const still = (translate = '0px 0px'): Pose => ({ translate });

/** A sound of one of several that move alike. */
const heard = (is: boolean, cue: Cue): { readonly cue?: Cue } => (is ? { cue } : {});

/** A number that runs from one to another, in even steps. */
function runs(who: string, at: number, ms: number, from: number, to: number): readonly Count[] {
  const steps = Math.max(1, Math.min(Math.abs(to - from), Math.round(ms / 60)));
  return Array.from({ length: steps + 1 }, (_, n) => ({
    at: at + Math.round((ms * n) / steps),
    who,
    value: Math.round(from + ((to - from) * n) / steps)
  }));
}

/** A seal breaks, a flap goes up, and whatever is in the envelope looks out of it. */
function opens(side: Side, slots: readonly Slot[]): readonly Beat[] {
  const halves = [
    { translate: '-12px 6px', rotate: '-14deg' },
    { translate: '12px 9px', rotate: '13deg' }
  ];
  const inside = slots.map(({ inside: { x, y } }): Pose => ({ translate: px(x, y + RISE) }));
  return [
    { who: `flap:${side}`, at: 60, ms: 130, how: [{ scale: '1 1' }, { scale: '1 0' }], ease: IN },
    { who: `lid:${side}`, at: 190, ms: 130, how: [{ scale: '1 0' }, { scale: '1 1' }], ease: FLY },
    ...halves.map((to, half): Beat => ({
      who: `seal:${side}:${String(half)}`,
      at: 0,
      ms: 220,
      how: [{ translate: '0px 0px', rotate: '0deg' }, to],
      ease: FLY,
      ...heard(half === 0 && side === 'left', 'stamp')
    })),
    { who: `sparks:${side}`, at: 0, ms: 400, how: [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }] },
    ...slots.map(({ inside: { x, y } }, at): Beat => ({
      who: `memo:${side}:${String(at)}`,
      at: DUEL.rise,
      ms: 240,
      how: [inside[at] ?? still(), { translate: px(x, y) }],
      ease: FLY
    })),
    { who: `seal:${side}`, at: DUEL.out, ms: 120, how: [{ opacity: 1 }, { opacity: 0 }] },
    ...(slots.length > 0 ? empties(side) : [overturns(side, 'back'), overturns(side, 'front')])
  ];
}

const larger = String(ENVELOPE.larger);

function empties(side: Side): readonly Beat[] {
  return ['back', 'front'].map((part) => ({
    who: `envelope:${side}:${part}`,
    at: DUEL.out,
    ms: 300,
    how: [
      { translate: px(0, ENVELOPE.higher), scale: larger },
      { translate: '0px 0px', scale: '1' }
    ],
    ease: SOFT
  }));
}

/** Nothing is in it: it is held upside down and shaken. */
function overturns(side: Side, part: string): Beat {
  const shaken = [180, 171, 189, 174, 180].map((turn, n): Pose => ({
    translate: '0px -90px',
    rotate: degrees(turn),
    scale: '1',
    offset: 0.5 + n / 8
  }));
  return {
    who: `envelope:${side}:${part}`,
    at: DUEL.out,
    ms: 720,
    how: [{ translate: px(0, ENVELOPE.higher), rotate: '0deg', scale: larger }, ...shaken],
    ease: SOFT
  };
}

/** The cards fly into their row and turn. */
function turns(side: Side, slots: readonly Slot[]): readonly Beat[] {
  return slots.flatMap(({ inside }, at): readonly Beat[] => {
    const turn = DUEL.turn + at * DUEL.stagger;
    const half = DUEL.turning / 2;
    const card = String(at);
    return [
      {
        who: `memo:${side}:${card}`,
        at: DUEL.out,
        ms: 300,
        how: [
          { translate: px(inside.x, inside.y), rotate: degrees(inside.turn), scale: inside.scale.toFixed(3) },
          { translate: '0px 0px', rotate: '0deg', scale: '1' }
        ],
        ease: SOFT
      },
      { who: `back:${side}:${card}`, at: turn, ms: half, how: [{ scale: '1 1' }, { scale: '0 1' }], ease: IN },
      {
        who: `face:${side}:${card}`,
        at: turn + half,
        ms: half,
        how: [{ scale: '0 1' }, { scale: '1 1' }],
        ease: FLY,
        ...heard(side === 'left', 'card')
      }
    ];
  });
}

/** Where the cards are while they are counted. */
const COUNTING: Pose = { translate: px(0, COUNTED.lower), scale: String(COUNTED.larger) };

/** The cards are counted one after the other: each is lifted, and joins the sum. */
function sums(side: Side, slots: readonly Slot[], at: number, ms: number): readonly Beat[] {
  const each = ms / Math.max(1, slots.length);
  return [
    { who: `stake:${side}`, at, ms: 260, how: [{ translate: '0px 0px', scale: '1' }, COUNTING], ease: SOFT },
    { who: `sum:${side}`, at, ms: 160, how: [{ opacity: 0 }, { opacity: 1 }] },
    ...(slots.length > 0
      ? ['back', 'front'].map((part): Beat => ({
          who: `envelope:${side}:${part}`,
          at: at - 160,
          ms: 260,
          how: [
            { translate: '0px 0px', opacity: 1 },
            { translate: '0px 160px', opacity: 0 }
          ],
          ease: IN
        }))
      : []),
    ...slots.flatMap((_, n): readonly Beat[] => {
      const isLast = n + 1 === slots.length;
      const begins = Math.round(at + n * each);
      const lifted = still('0px -16px');
      return [
        {
          who: `memo:${side}:${String(n)}`,
          at: begins,
          ms: Math.round(each),
          how: isLast ? [still(), { ...lifted, offset: 0.3 }, lifted] : [still(), { ...lifted, offset: 0.3 }, still()],
          ease: SOFT,
          ...heard(side === 'left', 'tick')
        },
        { who: `term:${side}:${String(n)}`, at: begins, ms: 120, how: [{ opacity: 0 }, { opacity: 1 }] }
      ];
    })
  ];
}

/** What both sides count to meanwhile, and which card they are at. */
function countsOf(side: Side, slots: readonly Slot[], total: number, at: number, ms: number): readonly Count[] {
  const shares = Array.from({ length: DUEL.counts + 1 }, (_, n) => n / DUEL.counts);
  const points = shares.map((share): Count => ({
    at: Math.round(at + share * ms),
    who: `sum:${side}`,
    value: share === 1 ? total : countedAfter(slots, share).points
  }));
  const lit = slots.map((_, n): Count => ({
    at: Math.round(at + (n * ms) / slots.length),
    who: `lit:${side}`,
    value: n
  }));
  return [{ at: 0, who: `sum:${side}`, value: 0 }, ...points, ...lit];
}

/** Who has won: gold, and what it led to slides up from below. */
function falls(
  reveal: Reveal,
  duel: Duel,
  kitchen: number,
  at: number
): { beats: readonly Beat[]; counts: readonly Count[] } {
  const { upshot } = reveal;
  const after = at + DUEL.slides;
  const slides = ['upshot', 'bar'].map((who): Beat => ({
    who,
    at,
    ms: DUEL.slides,
    how: [still('0px 400px'), still()],
    ease: SOFT
  }));
  const lowered = SIDES.map((side): Beat => ({
    who: `stake:${side}`,
    at,
    ms: DUEL.slides,
    how: [COUNTING, { translate: '0px 0px', scale: upshot.kind !== 'tied' && upshot.winner !== side ? '0.8' : '1' }],
    ease: SOFT
  }));
  const settled = SIDES.flatMap((side) => {
    const last = slotsOf(reveal[side].cards).length - 1;
    if (last < 0) return [];
    const how = [still('0px -16px'), still()];
    return [{ who: `memo:${side}:${String(last)}`, at, ms: DUEL.slides, how, ease: SOFT } satisfies Beat];
  });
  const across: Beat = { who: 'across', at, ms: 240, how: [still('0 -100%'), still('0 0%')], ease: FLY };
  const beats: readonly Beat[] = [...slides, ...lowered, ...settled, across];
  if (upshot.kind === 'tied') {
    const lost = SIDES.flatMap((side, n) => ((upshot.lost[n] ?? 0) > 0 ? [side] : []));
    const flying = lost.flatMap((side) =>
      [0, 1].map((card): Beat => ({
        who: `lost:${side}:${String(card)}`,
        at: after + card * 120,
        ms: DUEL.flies,
        how: [
          { translate: px(side === 'right' ? 60 : -60, 60), opacity: 0 },
          { translate: '0px 0px', opacity: 1 }
        ],
        ease: FLY,
        ...heard(card === 0 && side === lost[0], 'sweep')
      }))
    );
    const equal: Beat = { who: 'colon', at, ms: 260, how: [{ scale: '1.6' }, { scale: '1' }], ease: BACK, cue: 'out' };
    return { beats: [...beats, equal, ...flying], counts: [] };
  }
  const pops: Beat = {
    who: `sum:${upshot.winner}`,
    at,
    ms: 240,
    how: [{ scale: '1.2' }, { scale: '1' }],
    ease: BACK,
    cue: 'stamp'
  };
  const climbs: Beat = {
    who: 'peg:winner',
    at: after,
    ms: DUEL.climbs,
    how: [still('-308px 75px'), still('-150px -10px'), still()],
    ease: FLY,
    cue: duel.level === 'second' ? 'crown' : 'tick'
  };
  if (upshot.kind === 'lot') return { beats: [...beats, pops, climbs], counts: [] };
  const toRoof = [0, 1, 2].slice(0, upshot.toRoof).map((card): Beat => ({
    who: `gift:${String(card)}`,
    at: after + 160 + card * 90,
    ms: DUEL.flies,
    how: [
      { translate: '0px 0px', opacity: 0 },
      { translate: '8px -40px', opacity: 1, offset: 0.25 },
      { translate: '40px -230px', opacity: 1 }
    ],
    ease: IN,
    ...heard(card === 0, 'whisk')
  }));
  const differs: Beat = { who: 'gap', at: at + 160, ms: 200, how: [{ opacity: 0 }, { opacity: 1 }] };
  const takes: readonly Beat[] =
    upshot.taken === 0
      ? []
      : [
          {
            who: 'taken',
            at: after + 300,
            ms: DUEL.flies,
            how: [
              { translate: '-160% -40%', opacity: 0 },
              { translate: '0% 0%', opacity: 1 }
            ],
            ease: FLY,
            cue: 'sweep'
          }
        ];
  const counts = runs('kitchen:slate', after, DUEL.pays, upshot.kitchenBefore, kitchen);
  const first: Count = { at: 0, who: 'kitchen:slate', value: upshot.kitchenBefore };
  return { beats: [...beats, pops, differs, climbs, ...toRoof, ...takes], counts: [first, ...counts] };
}

/**
 * A lot falls: it leaps from one token to the other, slower and slower, and stays with whoever climbs; begins on the left
 * for all. `stays`: how long it lies there then, in milliseconds.
 */
function lots(
  at: number,
  winner: Side,
  token: 'token' | 'duellist',
  stays = 0
): Required<Pick<Shown, 'ghosts' | 'beats'>> {
  const hops = winner === 'left' ? HOPS : HOPS - 1;
  const spots = Array.from({ length: hops + 1 }, (_, n) => `${token}:${n % 2 === 0 ? 'left' : 'right'}`);
  const begins = (n: number): number =>
    at + FADED + Math.round(((DUEL.lot - FADED) * n * (n + 5)) / (hops * (hops + 5)));
  const leaps = spots.slice(1).map((to, n): Beat => ({
    who: 'lot',
    at: begins(n),
    ms: begins(n + 1) - begins(n),
    // Below the names: above them there is no room.
    how: { fly: [spots[n] ?? to, to], arc: -60 },
    ease: SOFT,
    cue: 'tick'
  }));
  return {
    ghosts: [{ name: 'lot', over: `${token}:left`, picture: 'lot' }],
    beats: [
      { who: 'lot', at, ms: FADED, how: [{ opacity: 0 }, { opacity: 1 }] },
      ...leaps,
      {
        who: 'lot',
        at: begins(hops),
        ms: stays + FADED,
        how: [{ opacity: 1 }, { opacity: 1, offset: stays / (stays + FADED) }, { opacity: 0 }]
      }
    ]
  };
}

/**
 * Both stakes open: the seals break, the cards turn, both are counted, and after a silence it is seen who has won. The
 * heading tells nothing meanwhile.
 */
function reveal(view: View, { players }: Room): readonly Shown[] {
  const { duel, reveal } = view;
  if (view.phase !== 'revealed' || duel === null || reveal === null) return [];
  const slots = { left: slotsOf(reveal.left.cards), right: slotsOf(reveal.right.cards) };
  const most = Math.max(slots.left.length, slots.right.length, 1);
  const counted = DUEL.turn + (most - 1) * DUEL.stagger + DUEL.turning + DUEL.beforeSums;
  const counting = most === 1 ? DUEL.glance : DUEL.counting;
  const { upshot } = reveal;
  const drawn = counted + counting + DUEL.silence;
  const verdict = drawn + (upshot.kind === 'lot' ? DUEL.lot : 0);
  const after = falls(reveal, duel, pointsOf(view.kitchen), verdict);
  const lot = upshot.kind === 'lot' ? lots(drawn, upshot.winner, 'token') : null;
  return [
    {
      kind: 'duel',
      from: view,
      to: view,
      news: [],
      title: [m.bc_title_opening({ number: duel.number, who: versus(duel, players) }), m.bc_prompt_opening()],
      ...(lot && { then: { at: drawn, line: m.bc_prompt_lot() }, ghosts: lot.ghosts }),
      steps: [DUEL.turn, counted, verdict],
      beats: [
        ...SIDES.flatMap((side) => [
          ...opens(side, slots[side]),
          ...turns(side, slots[side]),
          ...sums(side, slots[side], counted, counting)
        ]),
        ...(lot?.beats ?? []),
        ...after.beats
      ],
      counts: [
        ...SIDES.flatMap((side) => countsOf(side, slots[side], reveal[side].total, counted, counting)),
        ...after.counts
      ]
    }
  ];
}

/** A figure goes up to the next floor, from its place in this room. */
function climb(room: Office, side: Side, to: Place, at: number): Beat {
  const place = placeIn(room, side);
  const [from, up] = [footOf(place), footOf(to)];
  const [x, y] = [up.x - from.x, up.y - from.y];
  return {
    who: pegAt(place),
    at,
    ms: CLIMB,
    how: [still(), { translate: px(x / 2, y - 26), offset: 0.6 }, still(px(x, y))],
    ease: SOFT,
    cue: 'tick'
  };
}

/** The house once it has climbed. */
function withClimb(view: View, room: Office, side: Side): View {
  return { ...view, building: climbed(view.building, room, side), fought: view.fought + 1 };
}

/** Somebody climbs without a duel, and this happens with it. There is time to read why: a count changes nothing until then. */
function climbsAlone(
  news: Extract<News, { kind: 'bye' | 'ownDuel' }>,
  from: View,
  stands: View,
  players: Players,
  more: Partial<Pick<Shown, 'beats' | 'ghosts'>> = {}
): { readonly scenes: readonly Shown[]; readonly stands: View } {
  const scene: Shown = {
    kind: 'promotion',
    from,
    to: stands,
    news: [news],
    title: [m.bc_title_won({ name: nameOf(players, news.seat) }), words.news(news, players) ?? ''],
    ...more,
    beats: [climb(news.room, 'left', news.to, 0), ...(more.beats ?? [])],
    counts: [{ at: READ, who: 'kitchen', value: pointsOf(from.kitchen) }]
  };
  return { scenes: [scene], stands };
}

/** A pile is turned, and its points fly to whoever earns it. */
function turned(news: Extract<News, { kind: 'pileTurned' }>, from: View, to: View): Shown {
  const { number, pile, points } = news;
  const who = `pile:${String(number - 1)}`;
  const flip = TURNED / 2;
  const { seat } = pile;
  const sum = (view: View): number =>
    view.piles.reduce(
      (all, { seat: owner, cards }) => all + (owner === seat && cards !== null ? pointsOf(cards) : 0),
      0
    );
  const flies: readonly Beat[] =
    seat === null
      ? []
      : [
          {
            who: 'points',
            at: TURNED,
            ms: POINTS,
            how: { fly: [who, `total:${String(seat)}`], arc: 60, scale: [1, 0.7] },
            ease: SOFT,
            cue: 'sweep'
          },
          { who: 'points', at: TURNED + POINTS, ms: 160, how: [{ opacity: 1 }, { opacity: 0 }] }
        ];
  return {
    kind: 'tile',
    from,
    to,
    news: [news],
    ghosts: [
      { name: 'face', over: who, picture: faceOf(pile, points) },
      ...(seat === null ? [] : [{ name: 'points', over: who, picture: `points:${String(points)}` }])
    ],
    beats: [
      { who, at: 0, ms: flip, how: [{ scale: '1 1' }, { scale: '0 1' }], ease: IN },
      { who: 'face', at: flip, ms: flip, how: [{ scale: '0 1' }, { scale: '1 1' }], ease: FLY, cue: 'card' },
      ...flies
    ],
    counts: seat === null ? [] : runs(`total:${String(seat)}`, TURNED + POINTS, ADDED, sum(from), sum(from) + points)
  };
}

/** The picture of a pile that lies open: its highest card, and its points. */
function faceOf({ cards }: Pile, points: number): string {
  const highest = (cards ?? []).findLastIndex((count) => count > 0);
  return `face:${String(highest)}:${String(points)}`;
}

/** The piles are dealt from the roof into the rooms that have earned them. */
function dealt(news: Extract<News, { kind: 'roofShared' }>, view: View): Shown {
  if (news.piles === 0) return said<BuroCrazy>(view, [news], view);
  const [roofX, roofY] = PILE_SPOTS.roof;
  return {
    kind: 'opening',
    from: view,
    to: view,
    news: [news],
    beats: PILE_SPOTS.piles.slice(0, news.piles).map(([x, y], at) => ({
      who: `pile:${String(at)}`,
      at: at * DEAL_STAGGER,
      ms: DEALT,
      how: [
        { translate: px(roofX - x, roofY - y), opacity: 0 },
        { translate: px((roofX - x) * 0.8, (roofY - y) * 0.8), opacity: 1, offset: 0.2 },
        { translate: '0px 0px', opacity: 1 }
      ],
      ease: FLY,
      cue: 'card'
    }))
  };
}

/** What one piece of news shows of a house without a duel, from how it stood; and how it stands then, as far as it is told. */
function act(
  news: News,
  from: View,
  after: View,
  players: Players
): { readonly scenes: readonly Shown[]; readonly stands: View } {
  switch (news.kind) {
    case 'ownDuel':
      return climbsAlone(news, from, withClimb(from, news.room, 'left'), players);
    case 'bye': {
      // What is in hand is told with the payment, before it has flown.
      const begins = { ...from, handSizes: after.handSizes };
      const stands = { ...withClimb(begins, news.room, 'left'), roof: from.roof + news.payment.count };
      const peg = pegAt(placeIn(news.room, 'left'));
      const cards = Array.from({ length: Math.min(news.payment.count, 3) }, (_, n) => `card:${String(n)}`);
      const pays = cards.map((who, n): Beat => ({
        who,
        at: CLIMB + n * 90,
        ms: PAID,
        how: { fly: [peg, 'roof'], arc: 40, turn: [-20, 12], scale: [1, 0.8] },
        ease: SOFT,
        ...heard(n === 0, 'sweep')
      }));
      const ghosts = cards.map((name) => ({ name, over: peg, picture: 'back' }));
      const { scenes } = climbsAlone(news, begins, stands, players, { ghosts, beats: pays });
      return { scenes: [said<BuroCrazy>(from, [], begins), ...scenes], stands };
    }
    case 'drewLots': {
      const stands = withClimb(from, news.room, news.side);
      const lot = lots(0, news.side, 'duellist', CLIMB);
      // The heading tells nothing before the lot has fallen.
      const [left, right] = news.side === 'left' ? [news.seat, news.loser] : [news.loser, news.seat];
      const names = { left: nameOf(players, left), right: nameOf(players, right) };
      const title = [m.bc_versus(names), m.bc_prompt_lot()] as const;
      const then = {
        at: DUEL.lot,
        heading: m.bc_title_lot({ name: nameOf(players, news.seat) }),
        line: m.bc_upshot_lot()
      };
      const beats = [...lot.beats, climb(news.room, news.side, news.to, DUEL.lot)];
      const falls: Shown = { ...lot, kind: 'promotion', from, to: stands, news: [], title, then, beats };
      return { scenes: [falls, said<BuroCrazy>(stands, [news], stands)], stands };
    }
    case 'kitchenSet': {
      // Of what comes unseen from the roof nobody knows the cards: what it holds is drawn as it will be.
      const stands = { ...from, kitchen: after.kitchen, kitchenSet: news.target };
      const isLast = pointsOf(after.kitchen) === news.after;
      if (!isLast || news.before === news.after) return { scenes: [said<BuroCrazy>(from, [news], stands)], stands };
      const begins = { ...from, kitchenSet: news.target };
      const beats: readonly Beat[] = [
        {
          who: 'kitchen',
          at: 0,
          ms: KITCHEN,
          how: [{ scale: '1' }, { scale: '1.12', offset: 0.15 }, { scale: '1' }],
          cue: 'clank'
        }
      ];
      const counts = runs('kitchen', 0, KITCHEN, news.before, news.after);
      const title = [m.bc_level({ level: news.level }), words.news(news, players) ?? ''] as const;
      const fills: Shown = { kind: 'card', from: begins, to: stands, news: [news], title, beats, counts };
      return { scenes: [said<BuroCrazy>(from, [], begins), fills], stands };
    }
    case 'roofShared': {
      const share =
        after.phase === 'over' ? after : { ...after, piles: after.piles.map((pile) => ({ ...pile, cards: null })) };
      return { scenes: [said<BuroCrazy>(from, [], share), dealt(news, share)], stands: share };
    }
    case 'pileTurned': {
      const piles = from.piles.map((pile, at) => (at + 1 === news.number ? news.pile : pile));
      const stands = { ...from, piles };
      return { scenes: [turned(news, from, stands)], stands };
    }
    case 'ended': {
      const ends = said<BuroCrazy>(from, [news], after);
      // The pile that decided is read before the end takes its place.
      const isRead = from.piles.length > 0;
      return {
        scenes: isRead ? [{ ...said<BuroCrazy>(from, [], from), kind: 'ending', steps: [DECIDED] }, ends] : [ends],
        stands: after
      };
    }
    case 'began':
    case 'duelBegan':
    case 'sealed':
    case 'reopened':
    case 'revealed':
    case 'won':
    case 'kitchenPaid':
    case 'tied':
      return { scenes: [said<BuroCrazy>(from, [news], from)], stands: from };
  }
}

/** The house in which the duel that was just seen has been decided. */
function home(before: View, after: View): View {
  if (before.phase !== 'revealed') return before;
  return { ...before, phase: 'stakes', reveal: null, duel: after.duel ?? before.duel, asks: after.asks };
}

/** One scene after the other; what both stakes led to is told together, once it has been seen. */
function scenes(before: View, news: readonly News[], after: View, room: Room): readonly Shown[] {
  const opens = news.findIndex(({ kind }) => kind === 'revealed');
  if (opens >= 0) {
    return [
      said<BuroCrazy>(before, news.slice(0, opens), after),
      ...reveal(after, room),
      { ...said<BuroCrazy>(after, news.slice(opens), after), isVerdict: true }
    ];
  }
  let stands = home(before, after);
  const shown = [said<BuroCrazy>(before, [], stands)];
  for (const piece of news) {
    const acted = act(piece, stands, after, room.players);
    shown.push(...acted.scenes);
    ({ stands } = acted);
  }
  return [...shown.slice(0, -1), ...shown.slice(-1).map((last): Shown => ({ ...last, to: after }))];
}

export const show: SceneMaker<BuroCrazy> = { scenes, again: reveal };
