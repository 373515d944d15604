import { afterEach, describe, expect, it } from 'vitest';
import type { News, Pending, Refusal, View } from '$lib/games/bureaunauts';
import { setLocale } from '$lib/settings/language.svelte';
import { at, viewOf, tableOf, type Sketch } from '../../lib/games/bureaunauts/testing';
import { players } from './testing';
import { words } from './words';

afterEach(() => {
  setLocale('en');
});

/** What the whole table sees of a sketch: three beginners, unless it says otherwise. */
function seenAt(over: Partial<Sketch> = {}): View {
  return viewOf(tableOf({ careers: [{}, {}, {}], ...over }), 'onlooker');
}

const waitsFor = (...pending: readonly Pending[]): View => seenAt({ pending });
const hand = (kind: string) => ({ kind, by: [0], from: 'hand' as const, sealed: true, optional: false });
const meeting = { kind: 'meeting', seats: [0, 2], groups: [[0, 2]], undecided: 0, shown: null } as const;

describe('the sentences of Bureaunauts', () => {
  it.each<[Pending, string, string]>([
    [
      { kind: 'plans' },
      'Everyone plans a career',
      'Five goals each, to be put in order. Still to seal: Anna, Ben, Clara, David, Emilia, and Fritz.'
    ],
    [{ kind: 'declare', seat: 1 }, 'Who files?', 'Fiscal period 1, filing 1. Ben decides, for 1\u00a0photon.'],
    [
      { kind: 'announce', seat: 2 },
      'Clara announces an action',
      '★★ was dialled. Everyone announces before the first action is carried out.'
    ],
    [
      { kind: 'act', seat: 0, action: 'adjust', mayChange: false },
      'Anna puts goals in order',
      'Nobody else sees the Career Plan.'
    ],
    [
      { kind: 'influence', seat: 0, why: 'first', rank: 0 },
      'Anna places an Influence card',
      'First to reach this rank: one more card, in a department of choice.'
    ],
    [
      { kind: 'displace', seat: 0, loser: 1, cell: 12 },
      'Anna sends Ben’s ship elsewhere',
      'B3 is taken. Pick one of the lit cards.'
    ],
    [
      { ...meeting, about: { kind: 'card', cell: 0 } },
      'Who gets A1?',
      'A Meeting: all choices are shown together. Still to seal: Anna and Clara.'
    ],
    [
      { ...meeting, about: { kind: 'pool' }, undecided: 1, shown: [] },
      'Who reassigns first?',
      'Undecided, so the Meeting goes on. Still to seal: Anna and Clara.'
    ],
    [
      { ...meeting, about: { kind: 'pool' }, seats: [0, 1, 2], groups: [[1], [0, 2]], shown: [] },
      'Who reassigns first?',
      'Those still tied meet again. Still to seal: Anna and Clara.'
    ],
    [{ ...meeting, about: { kind: 'rank', rank: 2 } }, 'Who is first at Manager?', 'Still to seal: Anna and Clara.'],
    [{ kind: 'vote' }, 'Who becomes Galactic CEO?', 'Drawing 1. One Influence card from each department.']
  ])('head every choice with who chooses and what for', (task, title, prompt) => {
    const view = waitsFor(task);
    expect(words.title(view, players)).toBe(title);
    expect(words.prompt(view, players)).toContain(prompt);
  });

  it('tell the drawing whose cards lie there, until the next one begins', () => {
    const cards = [{ department: 'health', seat: 0 }] as const;
    const counted = { cards, verdict: { kind: 'none' } } as const;
    const drawing = (...votes: View['votes']): string =>
      words.prompt(seenAt({ careers: [{}, {}], pending: [{ kind: 'vote' }], more: { votes } }), players);
    expect(drawing({ cards, verdict: null })).toContain('Drawing 1.');
    expect(drawing(counted)).toContain('Drawing 1.');
    expect(drawing(counted, { cards, verdict: null })).toContain('Drawing 2.');
    expect(drawing(counted, counted)).toContain('Drawing 2.');
  });

  it('say which enemies there are before somebody attacks them', () => {
    const view = seenAt({
      careers: [{ ship: 'C4' }, {}],
      cards: { C4: 'up:pirates' },
      jellies: { C4: 2 },
      pending: [{ kind: 'attack', seat: 0, boost: 0 }]
    });
    expect(words.prompt(view, players)).toContain('At C4: Space Jellies, level 2 and Space Pirates, level 2.');
  });

  it('say who sets a Phone still, and never what is dialled', () => {
    const view = seenAt({
      pending: [{ kind: 'phones' }],
      more: { filers: [0, 2], done: [2], dialled: [null, null, 7] }
    });
    expect(words.prompt(view, players)).toBe('Dialled one by one, shown together. Still to seal: Anna.');
  });

  it('say on the curtain what is to be chosen', () => {
    const view = seenAt();
    expect(words.ask(hand('phone'), view, players)).toBe('Set your Space Phone');
    expect(words.ask(hand('meet'), waitsFor({ ...meeting, about: { kind: 'vote' } }), players)).toBe(
      'Choose for the Meeting'
    );
    const shown = [0, 2].map((seat) => ({ seat, choice: 'golf' as const }));
    const again = waitsFor({ ...meeting, about: { kind: 'vote' }, undecided: 1, shown });
    expect(words.ask(hand('meet'), again, players)).toBe('The Meeting goes on: choose again');
  });

  it('let two hold a Meeting face to face, and nothing else', () => {
    expect(words.halves?.isFor(hand('meet'))).toBe(true);
    expect(words.halves?.isFor(hand('phone'))).toBe(false);
  });

  it.each<[News, string | null]>([
    [{ kind: 'sealed', seat: 1, what: 'phone' }, 'Ben has set a Space Phone.'],
    [
      {
        kind: 'phonesShown',
        phones: [
          { seat: 0, to: 'stars' },
          { seat: 1, to: at('F6') }
        ]
      },
      'The Space Phones are shown: Anna ★★ and Ben F6.'
    ],
    [{ kind: 'announced', seat: 0, action: 'lunch', instead: false }, 'Anna announces: Business lunch.'],
    [{ kind: 'announced', seat: 0, action: null, instead: true }, 'Anna lets the action go.'],
    [
      {
        kind: 'jelliesDrifted',
        card: 0,
        direction: 'down',
        drifts: [
          { from: at('B3'), to: at('C3'), tokens: 1, grew: 0 },
          { from: at('H3'), to: null, tokens: 1, grew: 0 },
          { from: at('D10'), to: at('E10'), tokens: 1, grew: 1 }
        ]
      },
      'The Jellies drift down. 1 token drifts off the grid. They grow in the solar system E10.'
    ],
    [
      {
        kind: 'jelliesDrifted',
        card: 0,
        direction: 'down',
        drifts: [
          { from: at('A1'), to: at('B1'), tokens: 1, grew: 1 },
          { from: at('D10'), to: at('E10'), tokens: 1, grew: 1 }
        ]
      },
      'The Jellies drift down. They grow in the solar systems B1 and E10.'
    ],
    [{ kind: 'jelliesDrifted', card: 0, direction: 'left', drifts: [] }, 'There are no Jellies to drift to the left.'],
    [
      {
        kind: 'jelliesSpawned',
        spawns: [
          { cell: at('C4'), placed: 1, grew: 0 },
          { cell: at('D3'), placed: 1, grew: 1 }
        ]
      },
      'New Jellies at C4 and D3. They grow in the solar system D3.'
    ],
    [{ kind: 'jelliesSpawned', spawns: [{ cell: 3, placed: 0, grew: 0 }] }, 'No Jelly token is left, so none appears.'],
    [{ kind: 'upgraded', seat: 0, level: 3, paid: 3 }, 'Anna pays 3 photons: the ship is at level 3 now.'],
    [{ kind: 'upgraded', seat: 0, level: 3, paid: 0 }, 'Anna’s ship goes up to level 3 for free.'],
    [
      { kind: 'defeated', seat: 2, cell: at('C4'), enemy: 'outpost', level: 3, paid: 1, jellies: 0 },
      'Clara pays 1 photon and wins the fight at C4: Pirate Outpost.'
    ],
    [
      { kind: 'defeated', seat: 2, cell: at('C4'), enemy: 'jelly', level: 2, paid: 0, jellies: 2 },
      'Clara wins the fight at C4: Space Jellies. The Jelly track rises by 2.'
    ],
    [
      { kind: 'landed', seat: 1, cell: at('A10'), flipped: 'darkStar' },
      'Ben lands on A10 and turns up: Dark Star, 3 photons.'
    ],
    [{ kind: 'photonsFound', seat: 1, cell: at('A10'), photons: 3 }, null],
    [
      { kind: 'displaced', seat: 0, loser: 1, from: at('A1'), to: at('B2'), flipped: null },
      'Anna sends Ben’s ship from A1 to B2.'
    ],
    [
      {
        kind: 'meetingShown',
        about: { kind: 'card', cell: 0 },
        shown: [
          { seat: 0, choice: 'golf' },
          { seat: 1, choice: 'golf' }
        ],
        groups: null
      },
      'The Meeting: Anna Golf and Ben Golf. It is a tie.'
    ],
    [
      { kind: 'meetingCalled', about: { kind: 'card', cell: at('B3') }, seats: [0, 1] },
      'B3 is contested: Anna and Ben.'
    ],
    [{ kind: 'meetingCalled', about: { kind: 'pool' }, seats: [0, 1] }, 'Several reassign a goal: Anna and Ben.'],
    [{ kind: 'meetingDecided', about: { kind: 'pool' }, order: [2, 0] }, 'The order to reassign in: Clara and Anna.'],
    [
      { kind: 'periodEnded', period: 2, photons: 3, damaged: [{ seat: 0, cell: at('D4') }] },
      'Fiscal period 2 ends. Damaged: Anna at D4.'
    ],
    [{ kind: 'voteCalled', why: 'closing' }, 'The closing date has come: the vote begins.'],
    [
      { kind: 'voteCalled', why: 'closing', also: 'nobodyFiles' },
      'The closing date has come: the vote begins. And nobody has filed for three fiscal periods.'
    ],
    [{ kind: 'voteCounted', vote: 2, verdict: { kind: 'soft', seat: 1, times: 2 } }, 'Ben has a second soft majority.'],
    [
      { kind: 'elected', seat: 1, by: 'onlySoft' },
      'Ben becomes Galactic CEO. The only one with a soft majority when no card was left.'
    ]
  ])('tell what happened', (news, sentence) => {
    expect(words.news(news, players)).toBe(sentence);
  });

  it.each<[Refusal, string]>([
    [{ kind: 'tooFewPhotons', action: 'upgrade', need: 3, have: 2 }, 'This costs 3 photons; you have 2 photons.'],
    [{ kind: 'highestLevel' }, 'The ship is at level 4 already, the highest.'],
    [
      { kind: 'tooStrong', enemy: 'swarm', level: 5, need: 4, have: 1 },
      'Level 5: beating it costs 4 photons; you have 1 photon.'
    ],
    [{ kind: 'faceUp', cell: 0 }, 'A1 lies face up. Pick a face-down card without Jellies.'],
    [{ kind: 'needsRepair' }, 'Your ship needs repair and can’t move. Dial ★★ and repair it.']
  ])('say why not, and what would be allowed', (refusal, sentence) => {
    expect(words.refusal(refusal, players)).toBe(sentence);
  });

  it('say in one line where the game stands, in every language', () => {
    const view = waitsFor({ kind: 'declare', seat: 1 });
    expect(words.statusLine(view, players)).toBe('Fiscal period 1; Who files?');
    setLocale('de');
    expect(words.statusLine(view, players)).toBe('Geschäftsjahr 1; Wer reicht ein?');
    setLocale('fr');
    expect(words.statusLine(view, players)).toBe('Exercice 1\u202f; Qui dépose\u00a0?');
  });
});
