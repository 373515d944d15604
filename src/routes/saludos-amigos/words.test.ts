import { afterEach, describe, expect, it } from 'vitest';
import type { News, Refusal, View } from '$lib/games/saludos-amigos';
import { setLocale } from '$lib/settings/language.svelte';
import { sentencesOf } from '$lib/table/sentences';
import { spans } from './spans';
import { exampleView, offer, players, sessionView, split } from './testing';
import { words } from './words';

afterEach(() => {
  setLocale('en');
});

const hand = (kind: string) => ({ kind, by: [0], from: 'hand' as const, sealed: true, optional: false });

describe('the sentences of Saludos Amigos!', () => {
  it('heads the talks with what is at stake and what has to be beaten', () => {
    expect(words.title(exampleView(), players)).toBe('Everyone bargains for 7 million');
    expect(words.prompt(exampleView(), players)).toContain('Nobody has bid yet.');
    const standing = { bid: 18, proposer: 0, shares: split([0, 3], [1, 2], [4, 2]) };
    expect(words.prompt(exampleView({ standing }), players)).toBe('18 stands. Who brings together more?');
  });

  it('says what is open beside what stands, and who has still to agree', () => {
    const standing = { bid: 11, proposer: 3, shares: split([3, 3], [4, 4]) };
    const said = (over: Partial<View>) => words.prompt(exampleView(over), players);
    expect(said({ offers: [offer()] })).toBe('14 is open: David has to agree.');
    expect(said({ standing, offers: [offer()] })).toBe('11 stands. 14 is open: David has to agree.');
    expect(said({ standing, offers: [offer(), offer({ id: 2, bid: 20 })] })).toBe('11 stands. 2 offers are open.');
  });

  it('says who has to seal cards still, and never what is sealed', () => {
    expect(words.prompt(sessionView(), players)).toBe(
      'Cards are being chosen. Still to seal: Anna, Ben, David, and Emilia.'
    );
  });

  it.each<[Partial<View>, string]>([
    [{ phase: 'draw', section: null }, 'Emilia draws from the pouch'],
    [{ phase: 'dice' }, 'Everyone rolls for strength'],
    [{ phase: 'over', outcome: { places: [[2], [1]] } }, 'Clara wins'],
    [{ phase: 'over', outcome: { places: [[1, 2]] } }, 'Ben and Clara win together']
  ])('has a heading for every phase', (over, title) => {
    expect(words.title(exampleView(over), players)).toBe(title);
  });

  it('says on the curtain what is to be chosen', () => {
    const view = sessionView();
    expect(words.ask(hand('push'), view, players)).toBe('Choose the card you push forward');
  });

  it('lets two choose council cards face to face, and nothing else', () => {
    expect(words.halves?.isFor(hand('cards'))).toBe(true);
    expect(words.halves?.isFor(hand('push'))).toBe(false);
  });

  it.each<[News, string | null]>([
    [
      { kind: 'journalistDrawn', seat: 1, back: [0, 3, 0, 1, 2], cards: [3, 6, 3, 4, 5], money: [], laidOut: 1 },
      'Ben draws a journalist. Back go: Ben 3, David 1, and Emilia 2. 1 journalist lies out.'
    ],
    [
      { kind: 'journalistDrawn', seat: 1, back: [0, 0, 0, 0, 0], cards: [3, 3, 3, 3, 3], money: [], laidOut: null },
      'Ben draws a journalist. Nobody has to move back.'
    ],
    [
      { kind: 'rolledAgain', seat: 3, card: null, die: 4, cards: 1, strength: 5 },
      'David gives a card and rolls 4: strength 5.'
    ],
    [
      { kind: 'rolledAgain', seat: 3, card: 2, die: 4, cards: 1, strength: 5 },
      'You gave a 2 and rolled 4: strength 5.'
    ],
    [{ kind: 'offered', offer: offer() }, 'Clara offers 14: Clara 4 and David 3.'],
    [{ kind: 'fell', offers: [offer(), offer({ id: 2 })], why: 'overtaken' }, '2 open offers fall.'],
    [{ kind: 'cardsSealed', seat: 2 }, 'Clara has sealed cards.'],
    [{ kind: 'drew', seat: 4, card: null }, 'Emilia draws a card.'],
    [{ kind: 'pushed', seat: 0, card: 3 }, 'Anna pushes a card forward.'],
    [{ kind: 'dealt', seat: 0, cards: [1, 2, 3] }, null],
    [
      {
        kind: 'gameEnded',
        ending: {
          kind: 'fourthProject',
          section: { project: 'beerGarden', value: 3, lying: 2, prize: 6, completes: true },
          sums: [6, 2, 6, 0, 1],
          bonus: 3,
          seats: [0, 2]
        },
        money: [30, 20, 33, 1, 1],
        winners: [2]
      },
      'The fourth project is complete. Most card value: Anna and Clara, 3 million more. Furthest on the money track: Clara, 33 million. Anna 30, Ben 20, David 1, Emilia 1.'
    ]
  ])('tells what happened', (news, sentence) => {
    expect(words.news(news, players)).toBe(sentence);
  });

  it('tells of a section what is shared out, and of the last one of a game, which the hands follow, that it ends', () => {
    const section = { project: 'beerGarden', value: 3, lying: 2, prize: 6, completes: true } as const;
    const laid = { kind: 'sectionLaid', seat: 0, section } as const;
    const shown = { kind: 'handsShown', hands: [] } as const;
    expect(words.news(laid, players)).toBe('Anna draws a section for: Beer garden. To share: 6 million.');
    expect(sentencesOf(words, [laid, shown], players)).toEqual([
      'Anna draws the last section for: Beer garden. The game ends.',
      'All hands are opened.'
    ]);
    expect(spans([[laid], [laid, shown]], players).map(({ name, result }) => [name, result])).toEqual([
      ['Turn 1: dice', 'Beer garden, 6 million'],
      ['Turn 2: the end', 'Beer garden']
    ]);
  });

  it.each<[Refusal, string]>([
    [{ kind: 'tooLow', bid: 12, tankard: 12 }, '12 does not beat 12'],
    [{ kind: 'wrongSum', shared: 5, prize: 7 }, '5 of 7 million shared'],
    [{ kind: 'notMember', members: [2, 3] }, 'This is up to Clara and David.'],
    [{ kind: 'stands' }, 'You stand. Take that back first.']
  ])('says why not', (refusal, sentence) => {
    expect(words.refusal(refusal, players)).toBe(sentence);
  });

  it('names what stands in the way of taking a move back', () => {
    const section = { project: 'thermalBath', value: 5, lying: 1, prize: 7, completes: false } as const;
    expect(words.learnt?.({ kind: 'sectionLaid', seat: 0, section })).toBe('tile');
    expect(words.learnt?.({ kind: 'journalistDrawn', seat: 0, back: [0], cards: [1], money: [0], laidOut: 1 })).toBe(
      'tile'
    );
    expect(words.learnt?.({ kind: 'drew', seat: 0, card: null })).toBe('card');
  });

  it('says in one line where the game stands', () => {
    expect(words.statusLine(exampleView(), players)).toBe('0 projects complete · Everyone bargains for 7 million');
    setLocale('de');
    expect(words.statusLine(exampleView({ built: [1, 2, 0, 0, 0, 0] }), players)).toBe(
      '2 Projekte fertig · Alle verhandeln um 7 Millionen'
    );
  });
});
