import { afterEach, describe, expect, it } from 'vitest';
import type { News, Refusal } from '$lib/games/buro-crazy';
import { setLocale } from '$lib/settings/language.svelte';
import { exampleView, FIFTH, players } from './testing';
import { cardList, duelSub, upTo, words } from './words';

afterEach(() => {
  setLocale('en');
});

const paid = (owed: number, got = owed) => ({ owed, paid: got, count: 1, cards: null, change: null });

describe('the sentences of Büro Crazy', () => {
  it('names places as people do', () => {
    expect(upTo({ level: 'ground', place: 4 })).toBe('to office 3');
    expect(upTo({ level: 'first', place: 3 })).toBe('to office 6');
    expect(upTo({ level: 'second', place: 1 })).toBe('to office 7');
    expect(upTo({ level: 'boss', place: 0 })).toBe('to the boss’ suite');
    expect(duelSub({ ...FIFTH, level: 'second' })).toBe('duel 15 of 15');
  });

  it('lists cards from the highest', () => {
    expect(cardList([2, 0, 1, 0, 1])).toBe('1\u00a0×\u00a020, 1\u00a0×\u00a05, and 2\u00a0×\u00a01');
  });

  it('heads the table with whoever chooses, or with both', () => {
    expect(words.title(exampleView(), players)).toBe('Anna chooses a stake');
    const both = exampleView({
      done: [],
      asks: [{ kind: 'stake', by: [2, 0], from: 'hand', sealed: true, optional: false }]
    });
    expect(words.title(both, players)).toBe('Clara against Anna');
    expect(words.prompt(exampleView(), players)).toContain('Clara has sealed.');
  });

  it('says on the curtain which duel it is, and nothing of a stake', () => {
    const view = exampleView();
    const [ask] = view.asks;
    expect(ask === undefined ? '' : words.ask(ask, view, players)).toBe(
      'Duel 5, Clara against Anna: choose your stake'
    );
  });

  it('leaves to the last line of the table what goes without a duel, and nothing that header and board show', () => {
    const told = (news: News): boolean => typeof words.isTold === 'function' && words.isTold(news, exampleView(), []);
    expect(told({ kind: 'sealed', seat: 2 })).toBe(true);
    expect(told({ kind: 'duelBegan', duel: FIFTH, emptyHanded: null })).toBe(true);
    expect(told({ kind: 'duelBegan', duel: FIFTH, emptyHanded: 0 })).toBe(false);
    expect(
      told({ kind: 'ownDuel', room: { level: 'ground', room: 3 }, seat: 3, to: { level: 'first', place: 3 } })
    ).toBe(false);
  });

  it.each<[News, string]>([
    [{ kind: 'sealed', seat: 2 }, 'Clara has sealed a stake.'],
    [
      {
        kind: 'won',
        room: { level: 'stairs', room: 4 },
        seat: 2,
        side: 'left',
        loser: 0,
        to: { level: 'ground', place: 4 },
        toRoof: { points: 23, cards: 3 }
      },
      'Clara climbs to office 3; 3 cards worth 23 go to the roof.'
    ],
    [
      { kind: 'kitchenPaid', seat: 0, payment: paid(19), before: 38, after: 19 },
      'Anna takes 19 from the kitchen, which still holds 19.'
    ],
    [
      { kind: 'kitchenPaid', seat: 0, payment: paid(19, 0), before: 0, after: 0 },
      'The kitchen has nothing left for Anna.'
    ],
    [
      { kind: 'tied', duel: FIFTH, total: 5, left: paid(3), right: paid(3) },
      'A tie at 5: Clara loses 3 to the roof, Anna loses 3. They choose again.'
    ],
    [
      {
        kind: 'kitchenSet',
        level: 'second',
        target: 20,
        before: 5,
        after: 20,
        back: null,
        fromReserve: paid(12),
        fromRoof: paid(3)
      },
      'For the final the kitchen is set to\u00a020. 12\u00a0come from the reserve. 3\u00a0come from the roof, unseen.'
    ],
    [
      {
        kind: 'pileTurned',
        number: 1,
        pile: { seat: null, level: null, office: null, size: 4, cards: [4, 0, 0, 0, 0] },
        points: 4
      },
      'Pile 1, nobody’s: 4.'
    ]
  ])('tells what happened', (news, sentence) => {
    expect(words.news(news, players)).toBe(sentence);
  });

  it.each<[Refusal, string]>([
    [{ kind: 'notInHand', value: 20, picked: 5, held: 4 }, 'You picked 5 cards of 20, your hand holds 4.'],
    [{ kind: 'notInDuel', left: 2, right: 0 }, 'Only Clara and Anna choose a stake in this duel.'],
    [{ kind: 'notNow', phase: 'revealed' }, 'Not now: the stakes lie open. Go on to the next duel first.']
  ])('says why not, and what would be allowed', (refusal, sentence) => {
    expect(words.refusal(refusal, players)).toBe(sentence);
  });

  it('goes on by itself with the piles once one lies open, and after a duel of two computers', () => {
    const pile = { seat: 0, level: 'boss', office: null, size: 4, cards: null } as const;
    const open = { ...pile, cards: [4, 0, 0, 0, 0] } as const;
    const nobodys = { ...open, seat: null, level: null } as const;
    const piles = (...all: readonly (typeof pile | typeof open | typeof nobodys)[]) =>
      words.byItself?.(exampleView({ phase: 'piles', piles: all }), players);
    expect(piles(pile, pile)).toBeNull();
    // A pile that counts is read longer, and the last but one longest.
    expect(piles(nobodys, pile, pile)).toEqual({ move: { kind: 'turnPile' }, after: 2400 });
    expect(piles(open, pile, pile)).toEqual({ move: { kind: 'turnPile' }, after: 4000 });
    expect(piles(open, open, pile)).toEqual({ move: { kind: 'turnPile' }, after: 6000 });
    const revealed = exampleView({ phase: 'revealed' });
    const wound = players.map((player) => ({ ...player, computer: 'fair' as const }));
    expect(words.byItself?.(revealed, wound)?.move.kind).toBe('nextDuel');
    expect(words.byItself?.(revealed, [...players.slice(0, 1), ...wound.slice(1)])).toBeNull();
    expect(words.byItself?.(exampleView(), wound)).toBeNull();
  });

  it('says in one line where the game stands', () => {
    expect(words.statusLine(exampleView(), players)).toBe('Duel 5 of 15: Clara against Anna');
    setLocale('de');
    expect(words.statusLine(exampleView({ phase: 'piles', duel: null }), players)).toBe('Das Dach wird verteilt');
  });
});
