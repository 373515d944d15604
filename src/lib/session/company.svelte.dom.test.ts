/** When computers move. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Manners, Mind, Remark, Task, Thought } from '../bots/mind';
import type { Ask } from '../kernel/game';
import { toy, type Toy, type ToyView } from '../table/testing/toy';
import { Company } from './company.svelte';
import type { LogEntry } from './log';

const SEED = '5'.repeat(32);
const GREET: Ask = { kind: 'greet', by: [1], from: 'hand', sealed: false, optional: false };

/** A table as far as a company looks at it, with computers on the seats from 1 on. */
class FakeTable {
  onlooker: ToyView = $state.raw(this.with([GREET]));
  log: readonly LogEntry<Toy>[] = $state.raw([]);
  storage = $state.raw<{ kind: 'stored' } | { kind: 'elsewhere'; refused: boolean }>({ kind: 'stored' });
  drafted: Toy['draft'] | null = $state.raw(null);
  readonly computers = new Set([1, 2]);
  readonly game = toy;
  readonly settings = { computers: [null, { level: 'fair', seed: SEED }, { level: 'fair', seed: SEED }] } as never;
  readonly made: { readonly seat: number; readonly at: number; readonly kind: string }[] = [];
  readonly last: number[] = [];

  with(asks: readonly Ask[], done: readonly number[] = []): ToyView {
    const state = toy.setup({ greetings: 1 }, 3, { int: () => 1 } as never).state;
    return { ...toy.view(state, 'onlooker'), asks, done };
  }
  draft(): Toy['draft'] | null {
    return this.drafted;
  }
  taskFor(seat: number, last?: true): Task<Toy> {
    if (last === true) this.last.push(seat);
    return {
      game: 'toy',
      seat,
      view: this.onlooker,
      known: null,
      level: 'fair',
      seed: SEED,
      n: 0,
      ...(last && { last })
    };
  }
  playFor(seat: number, { kind }: Toy['move']): Promise<null> {
    this.made.push({ seat, kind, at: performance.now() });
    return Promise.resolve(null);
  }
}

let end: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** What every computer has to say, and after how long. */
function thinking(ms: number, moves: (task: Task<Toy>) => Toy['move'] | null = () => ({ kind: 'greet' })) {
  return {
    think: (task: Task<Toy>) =>
      new Promise<Thought<Toy>>((resolve) => {
        const thought: Thought<Toy> = { move: moves(task), why: [], weighed: [], iterations: 0 };
        if (ms === 0) resolve(thought);
        else setTimeout(() => resolve(thought), ms);
      }),
    isHasty: false,
    close: vi.fn()
  };
}

interface Seen {
  isClear: boolean;
  isShown: boolean;
}

function company(
  table: FakeTable,
  thinker: ReturnType<typeof thinking>,
  {
    manners = {},
    pace = 1,
    mind
  }: { manners?: Manners<Toy>; pace?: number; mind?: Pick<Mind<Toy>, 'replies' | 'wishes'> } = {}
): { company: Company<Toy>; seen: Seen } {
  const seen: Seen = $state({ isClear: true, isShown: true });
  const made = new Company<Toy>({
    table: table,
    isClear: () => seen.isClear,
    isShown: () => seen.isShown,
    pace: () => pace,
    manners,
    thinker: thinker as never,
    ...(mind !== undefined && { mind: () => Promise.resolve(mind) })
  });
  end = $effect.root(() => made.heed());
  flushSync();
  return { company: made, seen };
}

const later = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** After how long a computer moves that thinks for so long. */
async function delayOf(ms: number, pace = 1): Promise<number> {
  const table = new FakeTable();
  const began = performance.now();
  company(table, thinking(ms), { pace });
  await later(10_000);
  end();
  expect(table.made).toHaveLength(1);
  return (table.made[0]?.at ?? 0) - began;
}

describe('the pace', () => {
  it('tells nothing of the time a thought took', async () => {
    const delay = await delayOf(0);
    expect(delay).toBeGreaterThanOrEqual(900);
    expect(delay).toBeLessThanOrEqual(1300);
    for (const ms of [1, 300, 899]) expect(await delayOf(ms)).toBe(delay);
  });

  it('has a late thought wait for the next full 900 ms', async () => {
    expect(await delayOf(1301)).toBe(1800);
    expect(await delayOf(1799)).toBe(1800);
    expect(await delayOf(2000)).toBe(2700);
  });

  it('goes with the speed of the shows', async () => {
    const [usual, slow] = [await delayOf(0), await delayOf(0, 1.6)];
    expect(slow - usual).toBeCloseTo(540, 5);
  });

  it('ends with a tap', async () => {
    const table = new FakeTable();
    const { company: one } = company(table, thinking(0));
    await later(100);
    expect(table.made).toEqual([]);
    one.goOn();
    expect(table.made).toHaveLength(1);
  });

  it('leaves people three seconds for what they would miss, also after a tap', async () => {
    const draw: Ask = { kind: 'draw', by: [0], from: 'table', sealed: false, optional: true };
    const table = new FakeTable();
    table.onlooker = table.with([GREET, draw]);
    const began = performance.now();
    const manners = { misses: ({ kind }: Ask) => kind === 'draw' };
    const { company: one } = company(table, thinking(0), { manners });
    await later(1500);
    one.goOn();
    await later(1400);
    expect(table.made).toEqual([]);
    await later(200);
    expect((table.made[0]?.at ?? 0) - began).toBe(3000);
  });

  it('waits until everybody has seen the last move, and a little longer', async () => {
    const table = new FakeTable();
    const { seen } = company(table, thinking(0));
    seen.isShown = false;
    flushSync();
    await later(5000);
    expect(table.made).toEqual([]);
    seen.isShown = true;
    flushSync();
    await later(449);
    expect(table.made).toEqual([]);
    await later(1);
    expect(table.made).toHaveLength(1);
  });

  it('leaves what one of them did in sight for as long as the game says, but for what was shown at once', async () => {
    for (const [mover, isShown, stays] of [
      [1, false, 1200],
      [0, false, 450],
      [1, true, 0]
    ] as const) {
      const table = new FakeTable();
      table.log = [{ kind: 'move', mover } as never];
      const { seen } = company(table, thinking(0), { manners: { stays: () => 1200 } });
      seen.isShown = isShown;
      flushSync();
      await later(5000);
      seen.isShown = true;
      flushSync();
      await later(Math.max(0, stays - 1));
      expect(table.made).toHaveLength(stays === 0 ? 1 : 0);
      await later(1);
      expect(table.made).toHaveLength(1);
      end();
    }
  });

  it('lets computers seal quickly one after the other', async () => {
    const seal: Ask = { kind: 'seal', by: [0, 1, 2], from: 'hand', sealed: true, optional: false };
    const table = new FakeTable();
    table.onlooker = table.with([{ ...seal, by: [0, 2] }], [1]);
    const began = performance.now();
    company(table, thinking(0));
    await later(1000);
    expect(table.made.map(({ seat, at }) => [seat, at - began])).toEqual([[2, 250]]);
  });
});

describe('computers', () => {
  it('say after a while that one of them thinks, and not before', async () => {
    const table = new FakeTable();
    const { company: one } = company(table, thinking(3000));
    expect(one.seat).toBe(1);
    await later(1199);
    expect(one.isThinking).toBe(false);
    await later(1);
    expect(one.isThinking).toBe(true);
  });

  it('do not move while something lies over the table, and move at once when it is late by then', async () => {
    const table = new FakeTable();
    const { company: one, seen } = company(table, thinking(0));
    seen.isClear = false;
    flushSync();
    await later(5000);
    expect(table.made).toEqual([]);
    expect(one.seat).toBeNull();
    seen.isClear = true;
    flushSync();
    await later(FULL);
    expect(table.made).toHaveLength(1);
  });

  it('wait while somebody reads what one of them said', async () => {
    const table = new FakeTable();
    const { company: one } = company(table, thinking(0));
    const read = one.wait();
    flushSync();
    await later(5000);
    expect(table.made).toEqual([]);
    read();
    flushSync();
    await later(FULL);
    expect(table.made).toHaveLength(1);
  });

  it('are none in a window that has lost the game', async () => {
    const table = new FakeTable();
    table.storage = { kind: 'elsewhere', refused: false };
    const thinker = thinking(0);
    const think = vi.spyOn(thinker, 'think');
    company(table, thinker);
    await later(5000);
    expect(think).not.toHaveBeenCalled();
    end();
    expect(thinker.close).toHaveBeenCalledOnce();
  });

  it('drop a thought once the moment is another', async () => {
    const table = new FakeTable();
    company(table, thinking(500));
    await later(400);
    table.onlooker = table.with([{ ...GREET, by: [2] }]);
    flushSync();
    await later(3000);
    expect(table.made.map(({ seat }) => seat)).toEqual([2]);
  });

  it('leave what was taken back to people, where they can go on', async () => {
    const table = new FakeTable();
    table.log = [{ n: 1, news: [], mover: null, kind: 'undo', took: 1 }];
    table.onlooker = table.with([{ ...GREET, by: [0, 1] }]);
    company(table, thinking(0));
    await later(5000);
    expect(table.made).toEqual([]);
    table.onlooker = table.with([GREET]);
    flushSync();
    await later(5000);
    expect(table.made).toHaveLength(1);
  });

  it('do not interrupt people who put something together', async () => {
    const table = new FakeTable();
    table.drafted = { kind: 'guess', guess: 1 };
    company(table, thinking(0), { manners: { interrupts: () => true } });
    await later(3000);
    expect(table.made).toEqual([]);
    table.drafted = null;
    flushSync();
    await later(3000);
    expect(table.made).toHaveLength(1);
  });

  it('never wait for each other for ever', async () => {
    const table = new FakeTable();
    company(
      table,
      thinking(0, ({ last }) => (last === true ? { kind: 'greet' } : null))
    );
    await later(5900);
    expect(table.made).toEqual([]);
    await later(200);
    expect(table.last).toEqual([1]);
    expect(table.made).toHaveLength(1);
  });
});

const FULL = 900;

describe('in talks', () => {
  const talk = (by: readonly number[]): Ask => ({ kind: 'talk', by, from: 'table', sealed: false, optional: false });
  const GREETED: LogEntry<Toy> = { n: 1, news: [], mover: 0, kind: 'move', took: 0 };
  /** To agree is to guess the number of what lies open; to offer is to greet. */
  const manners: Manners<Toy> = {
    waits: () => 1500,
    interrupts: ({ kind }) => kind === 'greet',
    talks: {
      areOn: ({ asks }) => asks.some(({ kind }) => kind === 'talk'),
      answers: (move) => (move.kind === 'seal' ? move.guess : null),
      needs: ({ greetings }) => (greetings > 1 ? [[1, [greetings - 2]]] : [])
    }
  };

  /** What each computer says to the one thing that lies open. */
  function talks(
    says: (seat: number) => Remark | null | undefined,
    moves: (task: Task<Toy>) => Toy['move'] | null,
    { pace = 1, by = [0, 1, 2], ms = 0 }: { pace?: number; by?: readonly number[]; ms?: number } = {}
  ) {
    const table = new FakeTable();
    table.onlooker = table.with([talk(by)]);
    const mind: Pick<Mind<Toy>, 'replies' | 'wishes'> = {
      replies: ({ seat }) => {
        const remark = says(seat);
        return remark === undefined ? [] : [{ about: 1, remark }];
      },
      wishes: ({ seat }, makers) => makers.map((maker) => ({ kind: 'seal', guess: 10 * seat + maker }))
    };
    const began = performance.now();
    const made = company(table, thinking(ms, moves), { manners, pace, mind });
    return { table, ...made, at: () => table.made.map(({ at }) => at - began) };
  }

  it('a computer says why it does not agree after 0.8 to 2 s, however long it thinks, and once', async () => {
    const wants: Remark = { kind: 'wants', count: 4 };
    const after = async (ms: number): Promise<number> => {
      const { company: one } = talks(
        (seat) => (seat === 1 ? wants : undefined),
        () => null,
        { ms }
      );
      let gone = 0;
      for (; one.remarks.length === 0 && gone < 5000; gone += 10) await later(10);
      expect(one.remarks).toEqual([{ seat: 1, about: 1, remark: wants }]);
      end();
      return gone;
    };
    const quick = await after(0);
    expect(quick).toBeGreaterThanOrEqual(800);
    expect(quick).toBeLessThanOrEqual(2010);
    expect(await after(700)).toBe(quick);
  });

  it('a newer remark replaces the older one, and none stays of what is over', async () => {
    let count = 4;
    const { company: one, table } = talks(
      (seat) => (seat === 1 ? { kind: 'wants', count } : undefined),
      () => null
    );
    await later(2100);
    count = 3;
    table.onlooker = table.with([talk([0, 1, 2])]);
    flushSync();
    await later(10);
    expect(one.remarks).toEqual([{ seat: 1, about: 1, remark: { kind: 'wants', count: 3 } }]);
    table.onlooker = table.with([GREET]);
    flushSync();
    expect(one.remarks).toEqual([]);
  });

  it('a computer agrees after 0.8 to 2 s', async () => {
    const { at } = talks(
      (seat) => (seat === 1 ? null : undefined),
      ({ seat }) => (seat === 1 ? { kind: 'seal', guess: 1 } : null)
    );
    await later(5000);
    expect(at()).toHaveLength(1);
    expect(at()[0]).toBeGreaterThanOrEqual(800);
    expect(at()[0]).toBeLessThanOrEqual(2000);
  });

  it('the first offer of a computer waits 5 s, 8 where shows are slow, until a person has spoken', async () => {
    for (const [pace, first] of [
      [1, 5000],
      [16 / 9, 8000]
    ] as const) {
      const { at } = talks(
        () => undefined,
        () => ({ kind: 'greet' }),
        { pace }
      );
      await later(10_000);
      expect(at()).toEqual([first]);
      end();
    }
    const { table, at } = talks(
      () => undefined,
      () => ({ kind: 'greet' })
    );
    await later(1000);
    table.log = [GREETED];
    table.onlooker = table.with([talk([0, 1, 2])]);
    flushSync();
    await later(3900);
    expect(at()[0]).toBeGreaterThanOrEqual(2500);
    expect(at()[0]).toBeLessThan(3000);
  });

  it('a computer does not offer while a person puts an offer together, but it answers', async () => {
    const { table } = talks(
      (seat) => (seat === 2 ? null : undefined),
      ({ seat }) => (seat === 2 ? { kind: 'seal', guess: 1 } : { kind: 'greet' })
    );
    table.drafted = { kind: 'guess', guess: 1 };
    flushSync();
    await later(9000);
    expect(table.made.map(({ seat, kind }) => [seat, kind])).toEqual([[2, 'seal']]);
  });

  it('no computer moves in the 1.5 s after a touch, nor in the 2.6 s after what another one said was shown', async () => {
    const { table, at, seen } = talks(
      () => null,
      () => ({ kind: 'seal', guess: 1 })
    );
    await later(700);
    document.dispatchEvent(new Event('pointerdown'));
    await later(1499);
    expect(at()).toEqual([]);
    await later(600);
    expect(at()).toHaveLength(1);
    seen.isShown = false;
    table.log = [{ ...GREETED, mover: table.made[0]?.seat ?? 1 }];
    table.onlooker = table.with([talk([0, 1, 2])]);
    flushSync();
    await later(1000);
    seen.isShown = true;
    flushSync();
    await later(2599);
    expect(at()).toHaveLength(1);
    await later(3000);
    expect(at()).toHaveLength(2);
  });

  it('no computer has nothing more to say in the 8 s after what needs a person’s yes is in sight', async () => {
    for (const [whose, least] of [
      [0, 8000],
      [1, 1500]
    ] as const) {
      const { table, at, seen } = talks(
        () => undefined,
        ({ seat }) => (seat === 2 ? { kind: 'show' } : null)
      );
      seen.isShown = false;
      table.onlooker = { ...table.with([talk([0, 1, 2])]), greetings: whose + 2 };
      flushSync();
      await later(1000);
      seen.isShown = true;
      flushSync();
      await later(12_000);
      expect(at()[0]).toBeGreaterThanOrEqual(least + (whose === 0 ? 1000 : 0));
      expect(at()[0]).toBeLessThan(least + 2000);
      end();
    }
  });

  it('computers come to an end 6 s after the last person has', async () => {
    const { table } = talks(
      () => undefined,
      ({ last }) => (last === true ? { kind: 'greet' } : null),
      { by: [1, 2] }
    );
    await later(5900);
    expect(table.made).toEqual([]);
    await later(3000);
    expect(table.made).toHaveLength(1);
    table.onlooker = table.with([talk([2])]);
    flushSync();
    await later(3000);
    expect(table.made.map(({ seat }) => seat)).toEqual([table.made[0]?.seat, 2]);
  });

  it('nobody answers what has not been shown', async () => {
    let isOpen = false;
    const {
      company: one,
      table,
      seen
    } = talks(
      () => (isOpen ? { kind: 'betterOff' } : undefined),
      () => null
    );
    await later(10);
    seen.isShown = false;
    isOpen = true;
    table.onlooker = table.with([talk([0, 1, 2])]);
    flushSync();
    await later(5000);
    expect(one.remarks).toEqual([]);
    seen.isShown = true;
    flushSync();
    await later(2100);
    expect(one.remarks).toHaveLength(2);
  });

  it('whoever is asked names what people could make', async () => {
    const { company: one } = talks(
      () => undefined,
      () => null
    );
    expect(await one.ask(1)).toEqual([{ kind: 'seal', guess: 10 }]);
    expect(await one.ask(0)).toEqual([]);
  });
});
