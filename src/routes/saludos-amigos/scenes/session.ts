/** A session: the cards turn one by one, the markers climb, and somebody has won. */
import type { News, SaludosAmigos, Seat, SessionResult, Shares, View } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import { BACK, CONFETTI, FLY, said, SOFT, type Beat, type Pose } from '$lib/table/show/scene';
import { HALL_TRACKS, hallTrack, markerOn, markersOf } from '../drawings/track';
import { nameOf } from '../names';
import { openedIn, turnsIn, type Turned } from '../table/turning';
import { heard, still, type Players, type Shown } from './parts';

/** Tankard or pretzel hops to where a card has brought it: how long, how high, and how the hop goes. Milliseconds, px. */
const HOP = { ms: 240, arc: 10, ease: 'cubic-bezier(.3,0,.3,1)', poses: 6 };
/**
 * Of a session, in milliseconds: the cards come out of the benches and rest; a card takes so long, or less where there are
 * many, all but the last together so long; then there is a silence, and the last one turns more slowly.
 */
const SESSION = {
  slides: 420,
  rests: 300,
  turn: 460,
  all: 2560,
  turning: 320,
  silence: 600,
  last: 520,
  stands: 260
} as const;

/** Who has won, and their coins. Milliseconds. */
const VERDICT = { lands: 420, apart: 70, flies: 380 };

/** The cards of a session, one after the other; the last one decides. What it led to is seen after that, and told then. */
export function session(news: readonly News[], view: View, players: Players): readonly Shown[] {
  const { result } = view;
  if (result === null) return [said<SaludosAmigos>(view, news, view)];
  const turns = turnsIn(result);
  const each = Math.min(SESSION.turn, SESSION.all / Math.max(1, turns.length - 1));
  const begins = (n: number): number => Math.round(SESSION.slides + SESSION.rests + n * each);
  const silence = begins(turns.length - 1);
  const last = silence + SESSION.silence;
  const ends = last + SESSION.last + SESSION.stands;
  const cards = turns.map((turn) => turn.map(({ seat, at }) => `card:${String(seat)}:${String(at)}`));
  const slide = cards.flat().map((who, n): Beat => ({
    who,
    at: 0,
    ms: SESSION.slides,
    how: [
      { translate: '0px -46px', opacity: 0 },
      { translate: '0px 0px', opacity: 1 }
    ],
    ease: FLY,
    ...heard(n === 0, 'part')
  }));
  const flips = cards.flatMap((turn, n): readonly Beat[] => {
    const isLast = n === turns.length - 1;
    const ms = isLast ? SESSION.last : Math.min(SESSION.turning, each);
    return turn.map((who, first): Beat => ({
      who,
      at: isLast ? last : begins(n),
      ms,
      how: [
        { translate: '0px 0px', scale: '1 1' },
        { translate: '0px -16px', scale: '0 1', offset: 0.45 },
        { translate: '0px -16px', scale: '0 1', offset: 0.55 },
        { translate: '0px 0px', scale: '1 1' }
      ],
      ...heard(first === 0, 'card')
    }));
  });
  const deciding = turns.at(-1)?.[0];
  const lit: readonly Beat[] = [
    // Light on both benches, then on whoever turns the last card.
    ...['light:coalition', 'light:opposition'].map((who): Beat => ({
      who,
      at: 0,
      ms: silence,
      how: [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }]
    })),
    {
      who: 'spot',
      at: silence,
      ms: ends - silence,
      how: [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
      cue: 'roll'
    }
  ];
  const dims: Beat = {
    who: 'dusk',
    at: 0,
    ms: ends,
    how: [{ opacity: 0 }, { opacity: 0.3, offset: 0.1 }, { opacity: 0.45, offset: 0.85 }, { opacity: 0 }]
  };
  const steps = turns.map((_, n) =>
    n === turns.length - 1 ? last + SESSION.last / 2 : begins(n) + Math.round(Math.min(SESSION.turning, each) / 2)
  );
  const turning: Shown = {
    kind: 'session',
    from: view,
    to: view,
    news: [],
    title: [m.sa_title_turning(), m.sa_prompt_turning()],
    ...(deciding && {
      then: {
        at: silence,
        heading: m.sa_title_last_card(),
        line: lastLine(result, turns.length - 1, deciding, players)
      }
    }),
    ghosts: [
      { name: 'light:coalition', over: 'bench:coalition', picture: 'light' },
      { name: 'light:opposition', over: 'bench:opposition', picture: 'light' },
      { name: 'spot', over: deciding === undefined ? 'dusk' : `plate:${String(deciding.seat)}`, picture: 'spot' }
    ],
    steps,
    beats: [dims, ...slide, ...flips, ...climbs(view, steps, each), ...lit]
  };
  return [turning, verdict(news, view, result)];
}

/**
 * Tankard and pretzel hop to where each turn brings them, in all drawings of the track: the board shows one of them. The
 * script that draws what a turn has changed may come a little late; these movements hold them where they belong.
 */
function climbs(view: View, steps: readonly number[], each: number): readonly Beat[] {
  const ms = Math.min(HOP.ms, Math.round(each));
  const stands = Array.from({ length: steps.length + 1 }, (_, turns) => {
    const { tankard, pretzel } = markersOf(view, turns);
    return { tankard, pretzel: pretzel ?? 0 };
  });
  return HALL_TRACKS.flatMap((track) =>
    (['tankard', 'pretzel'] as const).flatMap((which): readonly Beat[] => {
      const beats: Beat[] = [];
      for (const [n, at] of steps.entries()) {
        const [before, now] = [stands[n], stands[n + 1]];
        if (before === undefined || now === undefined) break;
        const shape = hallTrack(track, now.tankard, now.pretzel);
        const was = markerOn(hallTrack(track, before.tankard, before.pretzel), which, before.tankard, before.pretzel);
        const end = markerOn(shape, which, now.tankard, now.pretzel);
        // Where it leaves what is shown of a long track, it is drawn anew.
        if (was === null || end === null) break;
        if (was[0] === end[0] && was[1] === end[1]) continue;
        // Whoever stays goes with the spaces, where others are shown now, and makes room.
        const isMoved = before[which] !== now[which];
        const start = isMoved ? was : (markerOn(shape, which, before.tankard, before.pretzel) ?? end);
        const who = `${which}:${track}`;
        // The first beat counts from the start on: until the spaces shift it stands where it stood.
        if (beats.length === 0 && !isMoved) beats.push({ who, at: at - 1, ms: 1, how: hop(was, was, 0) });
        beats.push({ who, at, ms, how: hop(start, end, isMoved ? HOP.arc : 0), ease: HOP.ease });
      }
      return beats;
    })
  );
}

/** From one spot to another in an arc. */
function hop(
  [x0, y0]: readonly [x: number, y: number],
  [x, y]: readonly [x: number, y: number],
  arc: number
): readonly Pose[] {
  return Array.from({ length: HOP.poses + 1 }, (_, n): Pose => {
    const u = n / HOP.poses;
    const up = 4 * arc * u * (1 - u);
    return { translate: `${(x0 + (x - x0) * u).toFixed(1)}px ${(y0 + (y - y0) * u - up).toFixed(1)}px` };
  });
}

/** Before the last card turns: how much its side lacks, where it lacks anything. With equal sums the coalition wins. */
function lastLine(result: SessionResult, turns: number, { side, seat }: Turned, players: Players): string {
  const { coalition, opposition } = openedIn(result, turns).totals;
  const count = side === 'coalition' ? opposition - coalition : coalition - opposition + 1;
  const name = nameOf(players, seat);
  return count > 0 ? m.sa_prompt_last_missing({ count, name }) : m.sa_prompt_last_card({ name });
}

/** Over the winners' bench: where a piece begins in shares of the bench, how far it falls and turns, and when. */
const PAPER = { pieces: 28, ms: 1500, apart: 18, falls: 210 };

/** What the winners of this session share out. */
function wonIn(view: View, { winner }: SessionResult): Shares {
  return (winner === 'opposition' ? view.session?.agreed : view.standing?.shares) ?? [];
}

/** Who has won, and the coins that fly to them. */
function verdict(news: readonly News[], view: View, result: SessionResult): Shown {
  const shares = wonIn(view, result);
  const coins = shares.flatMap(({ seat, millions }) => Array.from({ length: millions }, (): Seat => seat));
  const jumps = shares.map(({ seat }): Beat => ({
    who: `mogul:${String(seat)}`,
    at: 0,
    ms: VERDICT.lands,
    how: [still, { translate: '0px -24px' }, still],
    ease: SOFT
  }));
  return {
    kind: 'session',
    from: view,
    to: view,
    news,
    isVerdict: true,
    ghosts: [
      ...coins.map((_, n) => ({ name: `coin:out:${String(n)}`, over: 'lectern', picture: 'coin' })),
      ...Array.from({ length: PAPER.pieces }, (_, n) => ({
        name: `${CONFETTI}${String(n)}`,
        over: `bench:${result.winner}`,
        picture: `paper:${String(n)}`
      }))
    ],
    beats: [
      ...Array.from({ length: PAPER.pieces }, (_, n): Beat => ({
        who: `${CONFETTI}${String(n)}`,
        at: n * PAPER.apart,
        ms: PAPER.ms - n * PAPER.apart,
        how: [
          { translate: '0px -30px', opacity: 1 },
          { translate: `${String((n % 5) * 8 - 16)}px ${String(PAPER.falls * 0.8)}px`, opacity: 1, offset: 0.8 },
          { translate: `${String((n % 5) * 10 - 20)}px ${String(PAPER.falls)}px`, opacity: 0 }
        ]
      })),
      {
        who: `total:${result.winner}`,
        at: 0,
        ms: VERDICT.lands,
        how: [{ scale: '1.3' }, { scale: '1' }],
        ease: BACK,
        cue: 'fanfare'
      },
      ...jumps,
      ...coins.map((seat, n): Beat => ({
        who: `coin:out:${String(n)}`,
        at: VERDICT.lands + n * VERDICT.apart,
        ms: VERDICT.flies,
        how: { fly: ['lectern', `plate:${String(seat)}`], arc: 60 },
        ease: SOFT,
        cue: 'tick'
      }))
    ]
  };
}
