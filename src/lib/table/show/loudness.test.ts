/** How loud the cues are, reckoned sample by sample as a browser would make them: none may drown, or go unheard. */
import { describe, expect, it, vi } from 'vitest';
import { CUES } from './scene';
import { MASTER, recipeOf, RISES, type Recipe } from './synth';

const RATE = 24000;
/** What an ear takes for one moment, in samples: 50 ms. */
const MOMENT = RATE / 20;
/** The range they keep to, in dB below the loudest there can be: what moves is softer than what strikes. */
const [QUIETEST, LOUDEST] = [-35, -20];
type Part = Recipe['parts'][number];

/** White noise, the same at every run. */
function noises(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return (2 * seed) / 2147483647 - 1;
  };
}

/** A filter as the Web Audio API reckons it: of the second order, its quality in dB but for a band. */
function filterOf(kind: 'bandpass' | 'lowpass' | 'highpass', q = 1): (sample: number, pitch: number) => number {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x, pitch) => {
    const turn = (2 * Math.PI * Math.min(pitch, RATE / 2 - 1)) / RATE;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const alpha = sin / (2 * (kind === 'bandpass' ? q : 10 ** (q / 20)));
    const side = kind === 'lowpass' ? 1 - cos : 1 + cos;
    const [b0, b1, b2] =
      kind === 'bandpass' ? [alpha, 0, -alpha] : [side / 2, kind === 'lowpass' ? side : -side, side / 2];
    const y = (b0 * x + b1 * x1 + b2 * x2 + 2 * cos * y1 - (1 - alpha) * y2) / (1 + alpha);
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  };
}

const WAVES: Readonly<Record<string, (phase: number) => number>> = {
  sine: (phase) => Math.sin(2 * Math.PI * phase),
  triangle: (phase) => 1 - 4 * Math.abs(((phase + 0.25) % 1) - 0.5),
  square: (phase) => (phase % 1 < 0.5 ? 1 : -1),
  sawtooth: (phase) => 2 * (phase % 1) - 1
};

/** What a part of a cue adds to these samples. */
function add(samples: Float64Array, part: Part): void {
  const { attack, decay, gain = 1, pitch, at = 0 } = part;
  const lasts = Math.min(decay, RISES);
  const glides = pitch.over ?? attack + lasts;
  const noise = noises();
  const filter = 'wave' in part ? filterOf('lowpass') : filterOf(part.filter, part.q);
  let phase = 0;
  for (let n = 0; n < ((attack + lasts) * RATE) / 1000; n += 1) {
    const ms = (1000 * n) / RATE;
    const share = ms < attack ? ms / attack : decay === Infinity ? 1 : 1000 ** (-(ms - attack) / decay);
    const hertz = pitch.from * ((pitch.to ?? pitch.from) / pitch.from) ** Math.min(1, ms / glides);
    let sample;
    if ('wave' in part) {
      phase += (hertz * 2 ** ((part.detune ?? 0) / 1200)) / RATE;
      sample = share * gain * (WAVES[part.wave]?.(phase) ?? NaN);
      if (part.below !== undefined) sample = filter(sample, part.below);
    } else sample = share * gain * filter(noise(), hertz);
    const place = Math.round((at * RATE) / 1000) + n;
    samples[place] = (samples[place] ?? 0) + sample;
  }
}

/** The loudest moment of a cue, in dB below the loudest there can be; before the compressor. */
function loudness({ gain, parts }: Recipe): number {
  const samples = new Float64Array(1.5 * RATE);
  for (const part of parts) add(samples, part);
  let [power, most] = [0, 0];
  for (const [n, sample] of samples.entries()) {
    power += sample ** 2 - (samples[n - MOMENT] ?? 0) ** 2;
    most = Math.max(most, power);
  }
  return 20 * Math.log10(MASTER * gain * Math.sqrt(most / MOMENT));
}

describe('a cue', () => {
  it.each(CUES)('is neither near silent nor much louder than the others: %s', (cue) => {
    // Where a sound has a pitch of chance.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const decibels = loudness(recipeOf(cue));
    expect(decibels).toBeGreaterThan(QUIETEST);
    expect(decibels).toBeLessThan(LOUDEST);
    vi.restoreAllMocks();
  });
});
