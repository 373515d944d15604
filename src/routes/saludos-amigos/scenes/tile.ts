/** A tile out of the pouch: a section of a project, or the journalist. */
import { PROJECTS, type News, type View } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import { BACK, FLY, IN, type Beat, type Ghost } from '$lib/table/show/scene';
import { words } from '../words';
import { BACKWARD, walks, type Act, type Of, type Players, type Shown } from './parts';

/** Of a tile out of the pouch, in milliseconds: the pouch is squeezed, the tile rises, is seen, and is laid; its prize is stamped. */
const TILE = { squeezed: 180, rises: 420, seen: 640, laid: 1000, lays: 360, settles: 420, stamped: 220, stands: 1180 };
/** How its prize adds up: from one line to the next, how long each takes, and the coin that drops below them. Milliseconds. */
const SUM = { lines: 3, apart: 120, comes: 160, drops: 260 };
/**
 * The journalist's: when the flash comes, and how long it takes, one alone, and never more than three in a second; then the
 * picture goes to where it lies.
 */
const PRESS = { flash: 620, ms: 380, ends: 1200, last: 1500, lies: 360 };

/** A tile rises out of the pouch and is held up there. */
function rises(picture: string): { readonly ghosts: readonly Ghost[]; readonly beats: readonly Beat[] } {
  return {
    ghosts: [{ name: 'tile', over: 'pouch', picture }],
    beats: [
      {
        who: 'pouch',
        at: 0,
        ms: TILE.squeezed,
        how: [{ scale: '1 1' }, { scale: '1.06 0.95' }, { scale: '1 1' }],
        cue: 'cloth'
      },
      {
        who: 'tile',
        at: TILE.squeezed,
        ms: TILE.rises,
        how: [
          // In the mouth of the pouch.
          { translate: '0% -38%', rotate: '-20deg', scale: '0.15', opacity: 0 },
          { translate: '0% -46%', rotate: '-8deg', scale: '0.5', opacity: 1, offset: 0.3 },
          { translate: '0px -40px', rotate: '7deg', scale: '1.25', opacity: 1 }
        ],
        ease: FLY
      }
    ]
  };
}

/**
 * The section that was drawn flies to its plot, and its prize is stamped there. With the fourth project that is the end: it
 * is told together with what follows, which says so, and nothing is shared out.
 */
export function laid(news: Of<'sectionLaid'>, next: News | undefined, before: View, players: Players): Act {
  const { section } = news;
  const at = PROJECTS.indexOf(section.project);
  const built = before.built.with(at, section.lying + 1);
  const stands: View = { ...before, built, section, pouch: before.pouch - 1, last: null };
  const { ghosts, beats } = rises(`tile:${section.project}:${String(section.lying + 1)}`);
  const plot = `plot:${section.project}`;
  const flies: readonly Beat[] = [
    {
      who: 'rim',
      at: TILE.seen,
      ms: TILE.laid + TILE.lays - TILE.seen,
      how: [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1 }]
    },
    {
      who: 'tile',
      at: TILE.laid,
      ms: TILE.lays,
      how: { fly: [{ of: 'pouch', x: 0.5, y: 0.3 }, plot], arc: 60, turn: [7, 0], scale: [1.25, 0.5] },
      ease: IN,
      cue: 'tick'
    }
  ];
  const isEnd = next?.kind === 'handsShown';
  const title = [
    m.sa_section_of({ project: m.sa_project(section), number: section.lying + 1, count: section.value }),
    words.news(news, players, next) ?? ''
  ] as const;
  const draws: Shown = {
    kind: 'tile',
    from: before,
    to: stands,
    news: isEnd ? [] : [news],
    title: [words.title(before, players), words.prompt(before, players)],
    then: { at: TILE.laid + TILE.lays, heading: title[0], line: title[1] },
    ghosts: [...ghosts, { name: 'rim', over: plot, picture: 'rim' }],
    beats: [...beats, ...flies]
  };
  const stamps: Shown = {
    kind: 'tile',
    from: stands,
    to: stands,
    news: isEnd ? [news, next] : [],
    title,
    ghosts: [{ name: 'dust', over: plot, picture: 'dust' }],
    beats: [
      {
        who: 'dust',
        at: 0,
        ms: TILE.settles,
        how: [
          { scale: '0.8', opacity: 1 },
          { scale: '1.25', opacity: 0 }
        ],
        ease: FLY
      },
      {
        who: 'star',
        at: 0,
        ms: TILE.stamped,
        how: [
          { scale: '2', opacity: 0 },
          { scale: '1', opacity: 1 }
        ],
        ease: BACK,
        cue: 'stamp'
      },
      ...(isEnd ? [] : adds()),
      { who: plot, at: TILE.stamped, ms: TILE.stands, how: [{ opacity: 1 }, { opacity: 1 }] }
    ]
  };
  return { scenes: [draws, stamps], stands };
}

/** The sum of the prize, line by line, and the coin that it comes to. */
function adds(): readonly Beat[] {
  const lines = Array.from({ length: SUM.lines }, (_, n): Beat => ({
    who: `line:${String(n)}`,
    at: TILE.stamped + n * SUM.apart,
    ms: SUM.comes,
    how: [
      { translate: '0px 14px', opacity: 0 },
      { translate: '0px 0px', opacity: 1 }
    ],
    ease: FLY
  }));
  const coin: Beat = {
    who: 'prize',
    at: TILE.stamped + SUM.lines * SUM.apart,
    ms: SUM.drops,
    how: [
      { translate: '0px -70px', scale: '1.2', opacity: 0 },
      { translate: '0px -30px', scale: '1.1', opacity: 1, offset: 0.4 },
      { translate: '0px 0px', scale: '1', opacity: 1 }
    ],
    ease: BACK,
    cue: 'clank'
  };
  return [...lines, coin];
}

/** Everybody who had more cards than whoever had fewest goes back, in the light of a flash. */
export function scandal(news: Of<'journalistDrawn'>, next: News | undefined, before: View): Act {
  const { seat, back, money, laidOut } = news;
  const { ghosts, beats } = rises('press');
  const flash: Beat = {
    who: 'flash',
    at: PRESS.flash,
    ms: PRESS.ms,
    how: [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }],
    cue: 'clank'
  };
  const stays: Beat = {
    who: 'tile',
    at: PRESS.flash,
    // Nothing of it is seen afterwards where it ends the game.
    ms: (next?.kind === 'handsShown' ? PRESS.last : PRESS.ends) - PRESS.flash,
    how: [{ opacity: 1 }, { opacity: 1 }]
  };
  const lies: Beat = {
    who: 'last',
    at: 0,
    ms: PRESS.lies,
    how: { fly: ['pouch', 'last'], arc: 30, turn: [7, 0], scale: [0.8, 1] },
    ease: FLY,
    isInFront: true
  };
  const last = { kind: 'journalist', holder: seat, back, isLaidOut: laidOut !== null } as const;
  const told: View = { ...before, last, journalists: laidOut ?? before.journalists };
  const stands: View = { ...told, money };
  return {
    scenes: [
      {
        kind: 'tile',
        from: before,
        to: told,
        news: [news],
        ghosts: [...ghosts, { name: 'flash', over: 'pouch', picture: 'flash' }],
        beats: [...beats, flash, stays]
      },
      {
        kind: 'card',
        from: told,
        to: stands,
        news: [],
        title: [m.sa_scandal(), m.sa_scandal_rule()],
        beats: [lies, ...walks(told, money, BACKWARD)]
      }
    ],
    stands
  };
}
