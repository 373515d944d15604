import { afterEach, describe, expect, it, vi } from 'vitest';
import { bucketKing } from '../games/bucket-king';
import type { Kinds } from '../kernel/game';
import { randomFor } from '../kernel/random';
import { answerTo, LATE_MS, type Answer, type Question } from './answer';
import { judged, judging, type Level, type Task, type Thought } from './mind';
import { mindOf } from './minds';
import { DEAD_MS, Thinker, type Port, type Surroundings } from './thinker';

const SEED = '5eed'.padEnd(32, '0');
const JUDGED = judged<Kinds>({ kind: 'judged' });
const SEARCHED: Thought<Kinds> = { ...judged<Kinds>({ kind: 'searched' }), iterations: 7 };

function task(level: Level = 'keen', n = 0, game = 'bucket-king'): Task<Kinds> {
  return { game, seat: 0, view: { viewer: 0 } as Kinds['view'], known: null, level, seed: SEED, n };
}

/** A worker that answers when it is told to. */
class FakeWorker implements Port {
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;
  onmessageerror: Port['onmessageerror'] = null;
  readonly asked: Question[] = [];
  isEnded = false;

  postMessage(question: Question): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answers(answer: Answer): void {
    this.onmessage?.({ data: answer } as MessageEvent<Answer>);
  }
}

/** A thinker with workers that can be watched; none where `open` throws. */
function thinker(open: (made: FakeWorker[]) => FakeWorker = (made) => (made.push(new FakeWorker()), made.at(-1)!)) {
  vi.useFakeTimers();
  const workers: FakeWorker[] = [];
  const world: Surroundings = {
    open: () => open(workers),
    load: () => Promise.resolve(judging(bucketKing as never, () => JUDGED)),
    setTimer: (then, ms) => setTimeout(then, ms) as unknown as number,
    clearTimer: (timer) => clearTimeout(timer)
  };
  return { workers, thinker: new Thinker(world) };
}

/** Lets what is settled go on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

afterEach(() => {
  vi.useRealTimers();
});

describe('A thinker', () => {
  it('judges at once what needs no search, without a worker', async () => {
    const { workers, thinker: it } = thinker();
    expect(await it.think(task('fair'))).toBe(JUDGED);
    expect(await it.think(task('keen', 0, 'buro-crazy'))).toBe(JUDGED);
    expect(workers).toEqual([]);
  });

  it('asks one worker, one task after the other', async () => {
    const { workers, thinker: it } = thinker();
    const first = it.think(task('keen', 1));
    const second = it.think(task('keen', 2));
    await settle();
    const [worker] = workers;
    expect(worker?.asked.map((question) => question.task.n)).toEqual([1]);
    worker?.answers({ id: 1, thought: SEARCHED });
    expect(await first).toBe(SEARCHED);
    await settle();
    expect(worker?.asked.map((question) => question.task.n)).toEqual([1, 2]);
    worker?.answers({ id: 2, thought: SEARCHED });
    expect(await second).toBe(SEARCHED);
    expect(workers).toHaveLength(1);
  });

  it('takes no answer to another question', async () => {
    const { workers, thinker: it } = thinker();
    const asked = it.think(task());
    await settle();
    workers[0]?.answers({ id: 99, thought: JUDGED });
    workers[0]?.answers({ id: 1, thought: SEARCHED });
    expect(await asked).toBe(SEARCHED);
  });

  it('tries a new worker once where one is dead, and then judges for good', async () => {
    const { workers, thinker: it } = thinker();
    const asked = it.think(task());
    await vi.advanceTimersByTimeAsync(DEAD_MS - 1);
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(it.isHasty).toBe(false);
    await vi.advanceTimersByTimeAsync(DEAD_MS);
    expect(await asked).toBe(JUDGED);
    expect(it.isHasty).toBe(true);
    expect(await it.think(task())).toBe(JUDGED);
    expect(workers).toHaveLength(2);
  });

  it('goes on with the new worker where that one lives', async () => {
    const { workers, thinker: it } = thinker();
    const asked = it.think(task('keen', 5));
    await settle();
    workers[0]?.onerror?.({} as ErrorEvent);
    await settle();
    expect(workers[1]?.asked.map((question) => question.task.n)).toEqual([5]);
    workers[1]?.answers({ id: 2, thought: SEARCHED });
    expect(await asked).toBe(SEARCHED);
    expect(it.isHasty).toBe(false);
  });

  it.each([
    ['a search that failed', (worker: FakeWorker) => worker.answers({ id: worker.asked[0]?.id ?? 0, failed: 'no' })],
    ['an answer that can not be read', (worker: FakeWorker) => worker.onmessageerror?.({} as MessageEvent)]
  ])('takes %s for a dead worker', async (_, fails) => {
    const { workers, thinker: it } = thinker();
    const asked = it.think(task());
    await settle();
    for (const at of [0, 1]) {
      fails(workers[at]!);
      await settle();
    }
    expect(await asked).toBe(JUDGED);
    expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
  });

  it('judges where no worker can be made', async () => {
    const { thinker: it } = thinker(() => {
      throw new Error('no workers here');
    });
    expect(await it.think(task())).toBe(JUDGED);
    expect(it.isHasty).toBe(true);
  });

  it('answers nothing once it is closed, and leaves no worker behind', async () => {
    const { workers, thinker: it } = thinker();
    const asked = it.think(task());
    const waiting = it.think(task());
    await settle();
    it.close();
    expect(await asked).toBeNull();
    expect(await waiting).toBeNull();
    expect(await it.think(task('fair'))).toBeNull();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  });
});

describe('A worker', () => {
  /** The first move of somebody who has a choice. */
  async function real(): Promise<Task<Kinds>> {
    const { game } = await mindOf('bucket-king');
    let { state } = game.setup(game.options.defaults, 3, randomFor(SEED, 0));
    for (let seat = 0; seat < 3; seat += 1) {
      const [move] = game.moves(game.view(state, seat), seat);
      ({ state } = game.play(state, seat, move!, randomFor(SEED, seat + 1)));
    }
    const view = game.view(state, 0);
    return { game: 'bucket-king', seat: 0, view, known: game.recall.none(view), level: 'keen', seed: SEED, n: 3 };
  }

  it('answers with the best so far when it is late', async () => {
    const question = { id: 3, task: await real() };
    let clock = 0;
    const slow = answerTo(question, () => (clock += LATE_MS));
    const whole = answerTo(question, () => 0);
    if (!('thought' in slow) || !('thought' in whole)) throw new Error('a search failed');
    expect(slow.id).toBe(3);
    expect(slow.thought.move).not.toBeNull();
    expect(slow.thought.iterations).toBeLessThan(whole.thought.iterations);
  });

  it('holds nothing of a state: question and answer are data', async () => {
    const question = { id: 1, task: await real() };
    expect(structuredClone(question)).toEqual(question);
    expect(JSON.stringify(question)).not.toContain('"secret"');
    expect(JSON.stringify(answerTo(question, () => 0))).not.toContain('"secret"');
  });

  it('says so where it fails', () => {
    expect(answerTo({ id: 4, task: task('keen', 0, 'chess') }, () => 0)).toEqual({
      id: 4,
      failed: 'RangeError: no mind for chess'
    });
  });
});
