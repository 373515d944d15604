import { describe, expect, it, vi } from 'vitest';
import { toy, type ToyState, type ToyView } from '../../../tests/toy/toy';
import { attempt } from './attempt';
import { asksOf, judgeOf, type Viewer } from './game';
import { randomFor } from './random';

const random = () => randomFor('5eed'.padStart(32, '0'), 1);
const begun = toy.setup({ swaps: true }, 2, random()).state;

function bid(state: ToyState, seat: number): ToyState {
  const tried = attempt(toy, state, seat, { kind: 'bid', value: state.hands[seat]?.[0] ?? 0 }, random());
  if (!tried.ok) throw new Error(JSON.stringify(tried.denial));
  return tried.played.state;
}

describe('The gate', () => {
  it('lets a legal move through', () => {
    const value = begun.hands[0]?.[0] ?? 0;
    expect(attempt(toy, begun, 0, { kind: 'bid', value }, random())).toMatchObject({
      ok: true,
      played: { news: [{ kind: 'bidden', seat: 0 }] }
    });
  });

  it('stops who is not asked', () => {
    expect(attempt(toy, begun, 'table', { kind: 'next' }, random())).toEqual({
      ok: false,
      denial: { kind: 'notAsked' }
    });
  });

  it('stops what is refused, and says why', () => {
    const tried = attempt(toy, begun, 0, { kind: 'bid', value: 99 }, random());
    expect(tried).toEqual({ ok: false, denial: { kind: 'refused', refusal: { kind: 'notInHand', value: 99 } } });
  });

  it('makes no view that its caller has already', () => {
    const own = new Map<Viewer, ToyView>((['onlooker', 0] as const).map((viewer) => [viewer, toy.view(begun, viewer)]));
    const game = { ...toy, view: vi.fn((state: ToyState, viewer: Viewer) => toy.view(state, viewer)) };
    const bidFirst = { kind: 'bid', value: begun.hands[0]?.[0] ?? 0 } as const;
    const viewOf = (viewer: Viewer) => own.get(viewer) ?? game.view(begun, viewer);
    expect(attempt(game, begun, 0, bidFirst, random(), null, viewOf).ok).toBe(true);
    expect(game.view).not.toHaveBeenCalled();
    expect(attempt(game, begun, 0, bidFirst, random()).ok).toBe(true);
    expect(game.view).toHaveBeenCalledTimes(2);
  });

  it('stops everything once the game is over', () => {
    const over: ToyState = { ...begun, phase: 'over' };
    expect(attempt(toy, over, 0, { kind: 'reopen' }, random())).toEqual({ ok: false, denial: { kind: 'over' } });
  });

  it('lets what interrupts come first, and the table go on after it', () => {
    const shown = bid(bid(begun, 0), 1);
    const winner = shown.pending[0]?.seat ?? 9;
    expect(attempt(toy, shown, 'table', { kind: 'next' }, random()).ok).toBe(false);
    const declined = attempt(toy, shown, winner, { kind: 'decline' }, random());
    if (!declined.ok) throw new Error('declining is legal');
    expect(attempt(toy, declined.played.state, 'table', { kind: 'next' }, random()).ok).toBe(true);
  });
});

describe('A choice', () => {
  it('is judged from the view of whoever needs their hand for it, and else from the onlooker’s', () => {
    const view = toy.view(begun, 'onlooker');
    expect(judgeOf(view, 1)).toBe(1);
    expect(judgeOf(view, 'table')).toBe('onlooker');
    const ask = { kind: 'tap', by: [1], from: 'table', sealed: false, optional: true } as const;
    expect(judgeOf({ ...view, asks: [ask] }, 1)).toBe('onlooker');
    expect(asksOf({ ...view, asks: [ask] }, 0)).toEqual([]);
  });
});
