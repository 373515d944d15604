/** The dice that say who may bid first. */
import { type SaludosAmigos, type Seat, type View } from '$lib/games/saludos-amigos';
import { BACK, IN, said, SOFT, type Beat, type Ghost, type Pose } from '$lib/table/show/scene';
import { turnOf } from '../drawings/dice';
import { heard, type Act, type Of, type Players, type Shown } from './parts';

/** For another roll a card goes; a die tumbles, drops with its face up, and what it comes to appears. Milliseconds. */
const DIE = { gives: 240, tumbles: 360, drops: 160, counts: 120 };
/** What is on top of it in the air, one after the other, and its way there: from moment to moment, in px and degrees. */
const SPIN = {
  faces: [4, 1, 5, 3, 6, 2],
  way: [
    [0, 0, 0],
    [5, -16, 60],
    [8, -26, 115],
    [2, -30, 175],
    [-5, -27, 235],
    [-3, -20, 300],
    [0, -10, 360]
  ]
} as const;

/** A die tumbles and lands; its face and what it comes to are not to be seen before. Everybody else can roll meanwhile. */
export function rolls(news: Of<'rolled' | 'rolledAgain'>, before: View, after: View, players: Players): Act {
  const { seat } = news;
  const stands: View = after;
  const tumbling: View = {
    ...after,
    phase: before.phase,
    rolls: after.rolls.with(seat, []),
    strengths: before.strengths.with(seat, null),
    stands: before.stands,
    asks: before.asks.map((ask) => ({ ...ask, by: ask.by.filter((mover) => mover !== seat) }))
  };
  const who = `die:${String(seat)}`;
  const look = String(players[seat]?.look ?? 0);
  const old = news.kind === 'rolledAgain' ? (before.rolls[seat]?.at(-1) ?? null) : null;
  const lifts = old === null ? 0 : DIE.gives;
  const lies = `${String(turnOf(seat))}deg`;
  const away: readonly Ghost[] =
    old === null
      ? []
      : [
          { name: 'old', over: who, picture: `die:${look}:${String(old)}` },
          { name: 'given', over: `count:${String(seat)}`, picture: 'back' }
        ];
  const flies: Shown = {
    kind: 'die',
    from: tumbling,
    to: stands,
    news: [news],
    isAside: true,
    ghosts: [
      ...away,
      ...SPIN.faces.map((face, n) => ({
        name: `spin:${String(n)}`,
        over: who,
        picture: `spin:${look}:${String(face)}`
      })),
      { name: 'face', over: who, picture: `die:${look}:${String(news.die)}` }
    ],
    beats: [
      // In its place lies what it showed before, then what is in the air.
      { who, at: 0, ms: lifts + DIE.tumbles + DIE.drops, how: [{ opacity: 0 }, { opacity: 0 }] },
      ...(old === null ? [] : gives(seat, lies)),
      ...spins(lifts),
      {
        who: 'face',
        at: lifts + DIE.tumbles,
        ms: DIE.drops,
        how: [
          { translate: '0px -10px', rotate: lies, scale: '1 1' },
          { translate: '0px 0px', rotate: lies, scale: '1.06 0.92', offset: 0.7 },
          { translate: '0px 0px', rotate: lies, scale: '1 1' }
        ],
        ease: IN,
        cue: 'thud'
      }
    ]
  };
  const counts: Shown = {
    kind: 'die',
    from: stands,
    to: stands,
    news: [],
    isAside: true,
    beats: [
      {
        who: `strength:${String(seat)}`,
        at: 0,
        ms: DIE.counts,
        how: [
          { scale: '0.5', opacity: 0 },
          { scale: '1', opacity: 1 }
        ],
        ease: BACK
      }
    ]
  };
  // Where it was the last die that all waited for, the talks begin.
  return {
    scenes: [said<SaludosAmigos>(before, [], tumbling), flies, ...(after.phase === 'dice' ? [counts] : [])],
    stands
  };
}

/** The card that another roll costs flips out of the others and goes; the die lies as it did until then. */
function gives(seat: Seat, lies: string): readonly Beat[] {
  const span = { at: 0, ms: DIE.gives };
  return [
    {
      who: 'old',
      ...span,
      how: [
        { rotate: lies, opacity: 1 },
        { rotate: lies, opacity: 1, offset: 0.99 },
        { rotate: lies, opacity: 0 }
      ]
    },
    {
      who: 'given',
      ...span,
      how: { fly: [`count:${String(seat)}`, { of: 'band', x: 0.96, y: 0.2 }], arc: 40, turn: [-12, 20] },
      ease: SOFT,
      cue: 'card'
    },
    {
      who: 'given',
      ...span,
      how: [
        { scale: '0.5 0.5', opacity: 1 },
        { scale: '0 0.7', opacity: 1, offset: 0.3 },
        { scale: '0.8 0.8', opacity: 1, offset: 0.6 },
        { scale: '0.8 0.8', opacity: 0 }
      ]
    }
  ];
}

/** The die in the air: one face after the other, each a moment of its way. */
function spins(lifts: number): readonly Beat[] {
  const { faces, way } = SPIN;
  const ms = DIE.tumbles / faces.length;
  const poseAt = (n: number): Pose => {
    const [x, y, turn] = way[n] ?? [0, 0, 0];
    return { translate: `${String(x)}px ${String(y)}px`, rotate: `${String(turn)}deg` };
  };
  return faces.map((_, n): Beat => ({
    who: `spin:${String(n)}`,
    at: lifts + n * ms,
    ms,
    how: [
      { ...poseAt(n), opacity: 1 },
      { ...poseAt(n + 1), opacity: 1, offset: 0.99 },
      { ...poseAt(n + 1), opacity: 0 }
    ],
    ...heard(n === 0, 'roll')
  }));
}
