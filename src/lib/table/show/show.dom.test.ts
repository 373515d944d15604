import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomFor } from '../../kernel/random';
import { motion } from '../../settings/motion.svelte';
import { showSpeed } from '../../settings/show-speed.svelte';
import { people } from '../testing/seats';
import { toy, type Toy, type ToyNews, type ToyView } from '../testing/toy';
import { camera } from './player';
import { FADE, said, STANDS, VERDICT_STANDS, type Scene, type SceneMaker } from './scene';
import { Show, type SeenTurn } from './show.svelte';
import { expectEnds, fakeAnimate, later, noAnimate, type Moved } from './testing/played';
import Stage from './testing/Stage.svelte';
import ToyStage from './testing/ToyStage.svelte';

/** The toy after so many greetings. */
const START = toy.view(toy.setup({ greetings: 1 }, 3, randomFor('1'.repeat(32), 0)).state, 'onlooker');
const after = (greeted: number): ToyView => ({ ...START, greeted });
const hello = (seat: number): ToyNews => ({ kind: 'greeted', seat });
const turn = (greeted: number): SeenTurn<Toy> => ({ news: [hello(greeted)], view: after(greeted) });

/** One greeting: the sign moves for a second, a ghost flies for its second half, and the counter counts. */
function greeting(from: ToyView, news: readonly ToyNews[], to: ToyView): Scene<Toy> {
  return {
    kind: 'card',
    from,
    to,
    news,
    ghosts: [{ name: 'ghost', over: 'sign', picture: 'card:4' }],
    beats: [
      { who: 'sign', at: 0, ms: 400, how: [{ translate: '0 0' }, { translate: '0 40px' }], cue: 'card' },
      { who: 'sign', at: 400, ms: 600, how: [{ translate: '0 40px' }, { translate: '0 0' }] },
      { who: 'ghost', at: 500, ms: 500, how: { fly: ['sign', 'count'], arc: 30, turn: [0, 90], scale: [1, 0.5] } }
    ],
    counts: [
      { at: 300, who: 'count', value: 70 },
      { at: 900, who: 'count', value: to.greeted }
    ]
  };
}

const MAKER: SceneMaker<Toy> = {
  scenes: (before, news, to) => [greeting(before, news, to)],
  again: (view) => [{ kind: 'duel', from: view, to: view, news: [], steps: [100, 200] }]
};

/** Four greetings: the second and the third go on with the first. */
const GOES_ON: SceneMaker<Toy> = {
  scenes: (before, news, to) => [
    greeting(before, news, before),
    { ...greeting(before, [], before), goesOn: true },
    { ...greeting(before, [hello(7)], before), goesOn: true },
    greeting(before, [hello(8)], to)
  ]
};

let living: readonly Moved[] = [];
const players = people(3);

/** A show of the toy on its board, before anything is to be seen. */
function shown(maker: SceneMaker<Toy> | null = MAKER): Show<Toy> {
  const show = new Show<Toy>({ view: after(0), news: [], maker: () => maker, room: () => ({ players }) });
  render(Stage<Toy>, { show, Table: ToyStage, players });
  return show;
}

const play = (show: Show<Toy>, ...turns: readonly SeenTurn<Toy>[]): void => flushSync(() => show.play(turns));
const sign = (): string => document.querySelector('[data-actor=sign]')?.textContent ?? '';
const count = (): string => document.querySelector('[data-actor=count]')?.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  living = fakeAnimate();
  showSpeed.current = 'normal';
  motion.current = 'full';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  noAnimate();
  showSpeed.current = 'normal';
  motion.current = 'system';
});

describe('a scene', () => {
  it('begins with what was seen last, and ends with how it stands, with nothing left of it', () => {
    const show = shown();
    play(show, turn(1));
    expect([sign(), show.isOver]).toEqual(['0', false]);
    expect(show.said).toEqual([hello(1)]);
    expect(living).toHaveLength(4);
    expect(screen.getByText('card:4')).toBeInTheDocument();
    later(950);
    expect([sign(), count(), show.isOver]).toEqual(['0', '1', false]);
    later(50);
    expect([sign(), count(), show.isOver]).toEqual(['1', '1', true]);
    expect(living).toEqual([]);
    expect(screen.queryByText('card:4')).toBeNull();
  });

  it('counts on its way', () => {
    play(shown(), turn(1));
    later(350);
    expect(count()).toBe('70');
  });

  it('leaves a second movement of the same kind alone until it begins, and hides a ghost until it moves', () => {
    play(shown(), turn(1));
    const [first, second, flight, hidden] = living;
    expect([first?.timing.fill, second?.timing.fill, flight?.timing.fill]).toEqual(['both', 'forwards', 'both']);
    expect(flight?.keyframes).toHaveLength(14);
    expect(flight?.keyframes.at(-1)).toMatchObject({ rotate: '90.00deg', scale: '0.500' });
    expect(hidden?.timing).toMatchObject({ duration: 500 });
    expect(hidden?.element).toBe(flight?.element);
  });

  it('leaves nothing behind, at its end nor where it is ended at any moment', () => {
    const staged = { maker: MAKER, Table: ToyStage, players };
    const cuts = [0, 0.001, 0.5, 0.999].map((share) => ({ scene: 0, share, how: 'finish' }) as const);
    const ended = { before: after(0), news: [hello(1)], after: after(1) };
    expectEnds(staged, ended, ['none', { scene: 0, share: 0.5, how: 'skip' }, ...cuts], living);
  });

  it('is over a moment after it should be, where a browser halts its movements', () => {
    const show = shown();
    play(show, turn(1));
    for (const { animation } of living) animation.playbackRate = 1e-6;
    later(1950);
    expect(show.isOver).toBe(false);
    later(50);
    expect([sign(), show.isOver]).toEqual(['1', true]);
    expect(living).toEqual([]);
  });

  it('that goes on with another leaves standing what was said, until it says something itself', () => {
    const show = shown(GOES_ON);
    play(show, turn(1));
    later(1000);
    expect(show.said).toEqual([hello(1)]);
    later(1000);
    expect(show.said).toEqual([hello(7)]);
    later(1000);
    expect(show.said).toEqual([hello(8)]);
  });

  it('is heard as it goes', () => {
    const show = shown();
    const heard = vi.fn();
    show.oncue = heard;
    play(show, turn(1));
    later(50);
    expect(heard).toHaveBeenCalledExactlyOnceWith('card');
  });
});

describe('a small one', () => {
  it('takes nobody’s turn: the table can be pressed while it plays', () => {
    const aside: SceneMaker<Toy> = {
      scenes: (before, news, to) => [{ ...greeting(before, news, to), isAside: true }]
    };
    const show = shown(aside);
    play(show, turn(1));
    expect([show.isOver, show.isFree]).toEqual([false, true]);
    later(1000);
    expect([show.isOver, show.isFree]).toEqual([true, true]);
    const other = shown();
    play(other, turn(1));
    expect(other.isFree).toBe(false);
  });
});

describe('its heading', () => {
  const maker: SceneMaker<Toy> = {
    scenes: (before, news, to) => [
      { ...greeting(before, news, to), title: ['Hello', 'Who is it?'], then: { at: 600, line: 'It is Ben.' } }
    ]
  };

  it('is its own, and its line changes when it is time', () => {
    const show = shown(maker);
    play(show, turn(1));
    expect(show.title).toEqual(['Hello', 'Who is it?']);
    later(600);
    expect(show.title).toEqual(['Hello', 'It is Ben.']);
    later(400);
    expect(show.title).toBeUndefined();
  });

  it('tells how it ended from the start where nothing moves', () => {
    motion.current = 'reduced';
    const show = shown(maker);
    play(show, turn(1));
    later(1);
    expect(show.title).toEqual(['Hello', 'It is Ben.']);
  });
});

describe('the camera', () => {
  const layer = { x: 0, y: 100, width: 1000, height: 600 };
  const closer = { way: 'in', near: 'sign', at: [0.34, 0.57], scale: 1.5 } as const;
  const at = (x: number, y: number) => ({ x: x - 10, y: y - 10, width: 20, height: 20 });

  it('brings an element to its place, and goes back the same way', () => {
    // 0.34 · 1000 - 1.5 · 400 and 0.57 · 600 - 1.5 · 300, seen from a middle that a quarter of the size was added to.
    const [rest, close] = camera(closer, layer, at(400, 400), 600);
    expect([rest, close]).toEqual([
      { translate: '0px 0px', scale: '1' },
      { translate: '-10.0px 42.0px', scale: '1.5' }
    ]);
    expect(camera({ ...closer, way: 'out' }, layer, at(400, 400), 600)).toEqual([close, rest]);
  });

  it.each([
    [at(20, 120), '250.0px 150.0px'],
    [at(980, 680), '-250.0px -150.0px']
  ])('shows nothing beyond the edges of its layer', (near, translate) => {
    expect(camera(closer, layer, near, 600)[1]).toEqual({ translate, scale: '1.5' });
  });

  it('stays where it is over a layer of which only a part is seen, or that has nobody to look at', () => {
    expect(camera(closer, layer, at(400, 400), 400)).toEqual([]);
    expect(camera(closer, layer, null, 600)).toEqual([]);
  });

  it('is left out from the next scene on where a frame takes too long as it begins', () => {
    const dear: SceneMaker<Toy> = {
      scenes: (from, news, to) => {
        const moves = { who: 'board', at: 100, ms: 200, how: closer, isDear: true } as const;
        return [{ ...greeting(from, news, to), beats: [moves] }];
      }
    };
    const frames = [0, 61];
    vi.stubGlobal('requestAnimationFrame', (frame: (time: number) => void) => {
      const time = frames.shift();
      if (time !== undefined) setTimeout(() => frame(time));
      return 1;
    });
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    const show = shown(dear);
    play(show, turn(1));
    expect(living).toHaveLength(1);
    later(1000);
    play(show, turn(2));
    expect(living).toHaveLength(0);
    vi.unstubAllGlobals();
  });
});

describe('the pace', () => {
  it.each([
    ['slow', 1600],
    ['fast', 500]
  ] as const)('is as this device was set: %s', (speed, ms) => {
    showSpeed.current = speed;
    const show = shown();
    play(show, turn(1));
    later(ms - 50);
    expect(show.isOver).toBe(false);
    later(50);
    expect(show.isOver).toBe(true);
  });

  it('is none where shows are off, the page is hidden, or nobody makes scenes: it stands at once', () => {
    for (const hinder of [
      () => (showSpeed.current = 'off'),
      () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    ]) {
      const show = shown();
      hinder();
      play(show, turn(1));
      expect([show.shown, show.isOver, show.said]).toEqual([after(1), true, [hello(1)]]);
      showSpeed.current = 'normal';
      vi.restoreAllMocks();
    }
    const show = shown(null);
    play(show, turn(1));
    expect([show.shown, show.isOver]).toEqual([after(1), true]);
  });

  it('ends where the page is hidden meanwhile', () => {
    const show = shown();
    play(show, turn(1));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    flushSync(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(show.isOver).toBe(true);
  });

  it('is faster while others wait', () => {
    const show = shown();
    play(show, turn(1), turn(2));
    later(650);
    expect([sign(), show.said]).toEqual(['1', [hello(2)]]);
    later(950);
    expect(show.isOver).toBe(false);
    later(50);
    expect([sign(), show.isOver]).toEqual(['2', true]);
  });

  it('leaves out all but the last turn where too much waits, and tells all the same what it leaves out', () => {
    const show = shown();
    play(show, ...[1, 2, 3, 4, 5, 6, 7, 8].map(turn));
    expect(sign()).toBe('0');
    flushSync(() => show.finish());
    play(show, ...[9, 10, 11, 12, 13, 14, 15, 16, 17].map(turn));
    const told = [9, 10, 11, 12, 13, 14, 15, 16, 17].map(hello);
    expect([sign(), show.said]).toEqual(['16', told]);
  });
});

describe('a tap', () => {
  it('ends the scene that plays; the next one begins as usual', () => {
    const show = shown();
    play(show, turn(1), turn(2), turn(3));
    flushSync(() => show.skip(1000));
    expect([sign(), show.isOver, show.said]).toEqual(['1', false, [hello(2)]]);
    flushSync(() => show.skip(1600));
    expect([sign(), show.isOver]).toEqual(['2', false]);
  });

  it('ends with it what goes on with it, and tells of both', () => {
    const show = shown(GOES_ON);
    play(show, turn(1));
    flushSync(() => show.skip(1000));
    expect([sign(), show.isOver, show.said]).toEqual(['0', false, [hello(7), hello(8)]]);
    flushSync(() => show.skip(2000));
    expect([sign(), show.isOver]).toEqual(['1', true]);
  });

  it('within half a second of another one ends all, and what was not said is said', () => {
    const show = shown();
    play(show, turn(1), turn(2), turn(3));
    flushSync(() => show.skip(1000));
    flushSync(() => show.skip(1499));
    expect([sign(), show.isOver, show.said]).toEqual(['3', true, [hello(3)]]);
    expect(living).toEqual([]);
  });
});

describe('who has won', () => {
  const maker: SceneMaker<Toy> = {
    scenes: (before, news, to) => [
      greeting(before, news, before),
      { ...greeting(before, [hello(9)], before), isVerdict: true },
      said<Toy>(before, [hello(10)], to)
    ]
  };

  it('is marked as such for as long as it is what was said last', () => {
    const show = shown(maker);
    play(show, turn(1));
    expect(show.isVerdict).toBe(false);
    later(1000);
    expect([show.isVerdict, show.said]).toEqual([true, [hello(9)]]);
    later(1000);
    expect([show.isVerdict, show.isOver, show.said]).toEqual([false, true, [hello(10)]]);
  });

  it('is so too where it was not seen', () => {
    const show = shown(maker);
    play(show, turn(1));
    flushSync(() => show.finish());
    expect([show.isVerdict, show.said]).toEqual([true, [hello(9), hello(10)]]);
    flushSync(() => show.end(after(2), []));
    expect(show.isVerdict).toBe(false);
  });

  it('of the whole game is so too, shown or not', () => {
    const show = shown(maker);
    flushSync(() => show.end({ ...after(1), outcome: { places: [[0], [1], [2]] } }, [hello(1)]));
    expect([show.isVerdict, show.said]).toEqual([true, [hello(1)]]);
  });
});

describe('little motion', () => {
  it('shows the same as pictures that stand, each faded in', () => {
    motion.current = 'reduced';
    const show = shown();
    play(show, turn(1), turn(2));
    expect(sign()).toBe('1');
    expect(living.map(({ timing }) => timing.duration)).toEqual([FADE]);
    expect(show.ghosts).toEqual([]);
    later(STANDS - 50);
    expect(sign()).toBe('1');
    later(50);
    expect([sign(), show.isOver]).toEqual(['2', false]);
    later(STANDS);
    expect(show.isOver).toBe(true);
    expect(living).toEqual([]);
  });

  it('keeps of the ghosts those that tell what nothing else shows, where they belong', () => {
    motion.current = 'reduced';
    vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
    const phones = { name: 'phones', over: 'sign', picture: 'phones:0=F8', stands: true } as const;
    const show = shown({
      scenes: (before, news, to) => [
        { ...greeting(before, news, to), ghosts: [phones, { name: 'ghost', over: 'sign', picture: 'card:4' }] }
      ]
    });
    play(show, turn(1));
    expect(show.ghosts).toEqual([phones]);
    expect(document.querySelector('[data-actor=phones]')).toHaveStyle({ left: '0px', width: '0px' });
    later(STANDS);
    expect(document.querySelector('[data-actor=phones]')).toBeNull();
  });

  it('is as loud, and is heard with the picture that shows what it is heard of', () => {
    motion.current = 'reduced';
    const sounds = (['card', 'stamp', 'crown'] as const).map((cue, n) => {
      return { who: 'sign', at: n * 500, ms: 100, how: [{ scale: '1' }], cue };
    });
    const show = shown({
      scenes: (before, news, to) => [{ kind: 'duel', from: before, to, news, steps: [400, 900, 1200], beats: sounds }]
    });
    const heard = vi.fn();
    show.oncue = heard;
    play(show, turn(1));
    later(50);
    expect(heard.mock.calls).toEqual([['card']]);
    later(STANDS);
    expect(heard.mock.calls).toEqual([['card'], ['stamp']]);
    later(STANDS);
    expect(heard.mock.calls).toEqual([['card'], ['stamp'], ['crown']]);
  });

  it('leaves out what does nothing but move', () => {
    motion.current = 'reduced';
    const maker: SceneMaker<Toy> = {
      scenes: (before, news, to) => [greeting(before, news, to), greeting(to, [], to)]
    };
    const show = shown(maker);
    play(show, turn(1));
    expect(show.isOver).toBe(false);
    later(STANDS);
    expect(show.isOver).toBe(true);
  });

  it('leaves a verdict standing for longer', () => {
    motion.current = 'reduced';
    const show = shown({
      scenes: (before, news, to) => [{ ...said<Toy>(before, news, to), isVerdict: true }]
    });
    play(show, turn(1));
    later(VERDICT_STANDS - 50);
    expect([sign(), show.isOver]).toEqual(['1', false]);
    later(50);
    expect(show.isOver).toBe(true);
  });
});

describe('what lies open', () => {
  it('is shown once more, step by step, and told again at its end, also where shows are off', () => {
    const show = shown();
    showSpeed.current = 'off';
    play(show, turn(1));
    flushSync(() => show.again());
    expect([screen.getByTestId('step').textContent, show.said]).toEqual(['0', []]);
    later(100);
    expect(screen.getByTestId('step')).toHaveTextContent('1');
    later(100);
    expect([screen.getByTestId('step').textContent, show.said]).toEqual(['Infinity', [hello(1)]]);
  });
});
