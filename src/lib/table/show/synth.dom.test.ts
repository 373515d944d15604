import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLD } from '../curtain';
import { fakeAudio, type FakeContext, type FakeNode, type FakeParam } from '../testing/audio';
import { CUES, type Cue } from './scene';
import { APART, MASTER, RELEASE, RISES, Synth, VOICES } from './synth';

let contexts: readonly FakeContext[] = [];

beforeEach(() => {
  contexts = fakeAudio();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A synthesiser that was woken, and what it makes sounds with. */
async function awake(): Promise<readonly [Synth, FakeContext]> {
  const synth = new Synth();
  await synth.wake();
  const [context] = contexts;
  if (context === undefined) throw new Error('not woken');
  return [synth, context];
}

/** What went to this node. */
const into = ({ nodes }: FakeContext, node: FakeNode | FakeParam | undefined): readonly FakeNode[] =>
  nodes.filter(({ to }) => node !== undefined && to.includes(node));

/** The gain through which each voice goes; all of them go to the master. */
function voices(context: FakeContext): readonly FakeNode[] {
  const [master] = context.nodes;
  return into(context, master).map((node) => (node.kind === 'panner' ? (into(context, node)[0] ?? node) : node));
}

/** What a cue is made of: its gain, when it is over, and its sources, with how they begin and end. */
async function made(cue: Cue) {
  const [synth, context] = await awake();
  synth.play(cue);
  const [voice] = voices(context);
  const sources = context.sources.map((source) => ({
    kind: source.kind === 'noise' ? (source.to[0] as FakeNode).type : source.type,
    pitch: (source.kind === 'noise' ? (source.to[0] as FakeNode) : source).frequency.told.map(({ value }) => value),
    starts: Math.round(1000 * (source.startsAt ?? NaN)),
    stops: source.stopsAt === null ? null : Math.round(1000 * source.stopsAt)
  }));
  const length = Math.max(...sources.map(({ stops }) => stops ?? Infinity));
  return { gain: voice?.gain.value, sources, length, context, voice };
}

describe('the way out', () => {
  it('is made once, when it is woken: a master, a compressor, the loudspeaker', async () => {
    const synth = new Synth();
    expect(contexts).toEqual([]);
    synth.play('card');
    expect(contexts).toEqual([]);
    await synth.wake();
    await synth.wake();
    const [context] = contexts;
    expect(contexts).toHaveLength(1);
    const [master, compressor] = context?.nodes ?? [];
    expect(master?.gain.value).toBe(MASTER);
    expect([compressor?.threshold.value, compressor?.ratio.value]).toEqual([-18, 4]);
    expect(master?.to).toEqual([compressor]);
    expect(compressor?.to).toEqual([context?.destination]);
  });

  it('is woken by the first press, and by a later one where the device has put it to sleep', async () => {
    const synth = new Synth();
    const end = synth.heed();
    expect(contexts).toEqual([]);
    window.dispatchEvent(new Event('pointerdown'));
    const [context] = contexts;
    expect(context).toBeDefined();
    await context?.suspend();
    window.dispatchEvent(new Event('keydown'));
    expect(context?.state).toBe('running');
    end();
    expect(context?.state).toBe('suspended');
    window.dispatchEvent(new Event('pointerup'));
    expect([contexts.length, context?.state]).toEqual([1, 'suspended']);
  });

  it('is missed by nobody where there is none, or none to be had', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const synth = new Synth();
    await synth.wake();
    const Full = vi.fn(() => {
      throw new DOMException('too many', 'NotSupportedError');
    });
    vi.stubGlobal('AudioContext', Full);
    await synth.wake();
    expect(Full).toHaveBeenCalled();
    expect(() => synth.play('card')()).not.toThrow();
    contexts = fakeAudio();
    const [other, context] = await awake();
    Object.assign(context, { createStereoPanner: undefined });
    expect(() => other.play('whisk')()).not.toThrow();
  });
});

describe('every cue', () => {
  it.each(CUES)('is made, goes through its own gain to the master, and ends: %s', async (cue) => {
    const [synth, context] = await awake();
    const stop = synth.play(cue);
    const { sources } = context;
    expect(sources.length).toBeGreaterThan(0);
    expect(voices(context)).toHaveLength(1);
    if (cue === 'rise') stop();
    for (const { startsAt, stopsAt } of sources) {
      expect(stopsAt).toBeGreaterThan(startsAt ?? Infinity);
      expect(stopsAt).toBeLessThan(1.3);
    }
    for (const source of sources) source.onended?.();
    expect(voices(context)).toEqual([]);
  });

  /** Gain, milliseconds, and how many of each. */
  it.each([
    ['cloth', 0.28, 280, { bandpass: 1 }],
    ['drop', 0.32, 185, { lowpass: 1 }],
    ['part', 0.2, 400, { bandpass: 1, triangle: 6 }],
    ['card', 0.25, 51, { highpass: 1, sine: 1 }],
    ['stamp', 0.28, 141, { sine: 1, lowpass: 1 }],
    ['snort:bull', 0.14, 180, { bandpass: 2, sawtooth: 1 }],
    ['snort:chicken', 0.14, 200, { bandpass: 3, sawtooth: 1 }],
    ['clank', 0.3, 421, { sine: 5, highpass: 1 }],
    ['tick', 0.14, 91, { sine: 5 }],
    ['bounce', 0.2, 121, { sine: 6 }],
    ['bounce:again', 0.1, 121, { sine: 6 }],
    ['sweep', 0.26, 290, { bandpass: 1 }],
    ['roll', 1.5, 621, { bandpass: 24 }],
    ['whisk', 0.58, 310, { bandpass: 1 }],
    ['thud', 0.26, 161, { sine: 1, lowpass: 1 }],
    ['out', 0.16, 608, { triangle: 3 }],
    ['fanfare', 0.18, 792, { sawtooth: 8, square: 8 }],
    ['crown', 0.18, 282, { sawtooth: 6, square: 6 }]
  ] as const)('has its strength and its length: %s', async (cue, gain, length, kinds) => {
    const all = await made(cue);
    const counted: Record<string, number> = {};
    for (const { kind } of all.sources) counted[kind] = (counted[kind] ?? 0) + 1;
    expect([all.gain, all.length, counted]).toEqual([gain, length, kinds]);
  });

  it('comes up, and dies away to a thousandth, as it is written', async () => {
    const { context, voice } = await made('cloth');
    const [envelope] = into(context, voice);
    expect(envelope?.gain.told).toEqual([
      { how: 'set', value: 0, at: 0 },
      { how: 'linear', value: 1, at: 0.06 },
      { how: 'exponential', value: 0.001, at: expect.closeTo(0.28) as number }
    ]);
  });

  it('has its pitches: notes in their order, an animal each, metal over its lowest', async () => {
    const notes = async (cue: Cue) => {
      const { sources } = await made(cue);
      return sources.filter(({ kind }) => kind === 'square').map(({ pitch, starts }) => [pitch[0], starts]);
    };
    expect((await notes('fanfare')).filter((_, n) => n % 2 === 0)).toEqual([
      [392, 0],
      [523.25, 120],
      [659.26, 240],
      [783.99, 360]
    ]);
    contexts = fakeAudio();
    expect((await notes('crown')).map(([, starts]) => starts)).toEqual([0, 0, 90, 90, 180, 180]);
    const noses = [];
    for (const animal of ['horse', 'bull', 'sheep', 'pig', 'chicken'] as const) {
      contexts = fakeAudio();
      noses.push((await made(`snort:${animal}`)).sources[0]?.pitch[0]);
    }
    expect(noses).toEqual([420, 300, 520, 620, 1100]);
    contexts = fakeAudio();
    const clank = (await made('clank')).sources.filter(({ kind }) => kind === 'sine');
    expect(clank.map(({ pitch }) => (pitch[0] ?? 0) / 310)).toEqual(
      [1, 1.51, 2.33, 3.07, 4.21].map((over) => expect.closeTo(over) as number)
    );
    expect(clank.map(({ stops }) => stops)).toEqual([421, 301, 241, 161, 91]);
  });

  it('trembles for the sheep alone', async () => {
    const { context, voice } = await made('snort:sheep');
    const [depth] = into(context, voice?.gain);
    expect(into(context, depth)[0]?.frequency.value).toBe(8);
    contexts = fakeAudio();
    const pig = await made('snort:pig');
    expect(into(pig.context, pig.voice?.gain)).toEqual([]);
  });

  it('comes from its side', async () => {
    const sides = [];
    for (const cue of ['whisk:left', 'whisk', 'whisk:right'] as const) {
      contexts = fakeAudio();
      const { context } = await made(cue);
      sides.push(context.nodes.find(({ kind }) => kind === 'panner')?.pan.value);
    }
    expect(sides).toEqual([-0.6, 0, 0.6]);
  });

  it('bounces at another pitch each time, within eight hundredths', async () => {
    for (const [chance, pitch] of [
      [0, 220.8],
      [0.5, 240],
      [1, 259.2]
    ] as const) {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      contexts = fakeAudio();
      expect((await made('bounce')).sources[0]?.pitch[0]).toBeCloseTo(pitch);
    }
  });
});

describe('the ring that fills', () => {
  it('rises for as long as it takes, and is gone at once when it is let go', async () => {
    expect(RISES).toBe(HOLD);
    const [synth, context] = await awake();
    const stop = synth.play('rise');
    const [source] = context.sources;
    expect(source?.stopsAt).toBeNull();
    expect((source?.to[0] as FakeNode).frequency.told).toEqual([
      { how: 'set', value: 300, at: 0 },
      { how: 'exponential', value: 2200, at: RISES / 1000 }
    ]);
    context.currentTime = 0.25;
    stop();
    expect(source?.stopsAt).toBeCloseTo(0.25 + RELEASE / 1000);
    expect(voices(context)[0]?.gain.told.at(-1)).toEqual({ how: 'linear', value: 0, at: 0.25 + RELEASE / 1000 });
    context.currentTime = 0.27;
    stop();
    expect(source?.stopsAt).toBeCloseTo(0.25 + RELEASE / 1000);
  });
});

describe('ticks', () => {
  it('fall by a semitone each, and begin anew after a pause', async () => {
    const [synth, context] = await awake();
    const heard: number[] = [];
    for (const at of [0, 0.07, 0.14, 0.6]) {
      context.currentTime = at;
      const before = context.sources.length;
      synth.play('tick');
      heard.push(context.sources[before]?.frequency.told[0]?.value ?? NaN);
    }
    const at = (k: number): number => expect.closeTo(520 * 2 ** (-k / 12)) as number;
    expect(heard).toEqual([at(0), at(1), at(2), at(0)]);
  });
});

describe('many at once', () => {
  it('are one where they are the same, and are themselves again a moment later', async () => {
    const [synth, context] = await awake();
    const count = (): number => voices(context).length;
    synth.play('thud');
    context.currentTime = (APART - 1) / 1000;
    synth.play('thud');
    expect(count()).toBe(1);
    synth.play('stamp');
    expect(count()).toBe(2);
    context.currentTime = APART / 1000;
    synth.play('thud');
    expect(count()).toBe(3);
  });

  it('are eight at most: the oldest goes for the next', async () => {
    const [synth, context] = await awake();
    const long = ['fanfare', 'out', 'roll', 'clank', 'part', 'whisk', 'whisk:left', 'whisk:right'] as const;
    expect(long).toHaveLength(VOICES);
    for (const cue of long) synth.play(cue);
    const fanfare = context.sources[0]?.stopsAt;
    expect(fanfare).toBeGreaterThan(0.1);
    context.currentTime = 0.01;
    synth.play('sweep');
    expect(context.sources[0]?.stopsAt).toBeCloseTo(0.01 + RELEASE / 1000);
    context.currentTime = 0.06;
    const sounding = new Set(voices(context).filter((voice) => leads(context, voice)));
    expect(sounding.size).toBe(VOICES);
  });

  it('leave room as they end', async () => {
    const [synth, context] = await awake();
    for (let n = 0; n < 3 * VOICES; n += 1) {
      context.currentTime = n / 10;
      synth.play('thud');
    }
    expect(voices(context)).toHaveLength(3 * VOICES);
    expect(context.sources.every(({ startsAt, stopsAt }) => (stopsAt ?? 0) - (startsAt ?? 0) > RELEASE / 1000)).toBe(
      true
    );
  });
});

/** Does anything that still sounds go through this voice? */
function leads(context: FakeContext, voice: FakeNode): boolean {
  const reaches = (node: FakeNode | FakeParam): boolean =>
    node === voice || ('to' in node && node.to.some((next) => reaches(next)));
  return context.sounding.some((source) => reaches(source));
}

describe('a page that is hidden', () => {
  it('makes no sound, and ends the one there is', async () => {
    const [synth, context] = await awake();
    const end = synth.heed();
    synth.play('out');
    const before = context.sources.length;
    context.currentTime = 0.1;
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(context.sounding).toEqual([]);
    await context.resume();
    synth.play('card');
    expect(context.sources).toHaveLength(before);
    await context.suspend();
    hidden.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    synth.play('card');
    expect(context.sources.length).toBeGreaterThan(before);
    end();
  });

  it('and a device that is asleep save nothing up', async () => {
    const [synth, context] = await awake();
    await context.suspend();
    synth.play('card');
    await synth.wake();
    expect(context.sources).toEqual([]);
  });
});
