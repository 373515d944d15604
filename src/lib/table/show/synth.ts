/**
 * Makes the sounds, on the device and as they are asked for: no file is played. Fetched once somebody wants to hear them.
 * The pictures carry everything; no sound is needed to play.
 */
import type { Cue } from './scene';

/** Milliseconds to full strength, and from there down to a thousandth of it. */
interface Envelope {
  readonly attack: number;
  /** `Infinity`: stays until it is stopped. */
  readonly decay: number;
  /** When it begins, after the cue, in milliseconds. */
  readonly at?: number;
  /** In shares of its cue's. */
  readonly gain?: number;
}

/** A glide in Hz, over so many milliseconds; without them, over all of the envelope. */
interface Glide {
  readonly from: number;
  readonly to?: number;
  readonly over?: number;
}

interface Tone extends Envelope {
  readonly wave: OscillatorType;
  readonly pitch: Glide;
  /** In cents. */
  readonly detune?: number;
  /** What is above so many Hz is taken away. */
  readonly below?: number;
}

interface Noise extends Envelope {
  readonly filter: 'bandpass' | 'lowpass' | 'highpass';
  readonly pitch: Glide;
  /** The quality of the filter; without it, as it is usual. */
  readonly q?: number;
}

/** What a cue is made of. */
export interface Recipe {
  readonly gain: number;
  readonly parts: readonly (Tone | Noise)[];
  /** From -1, left, to 1. */
  readonly pan?: number;
  /** So many times a second it gets louder and softer. */
  readonly tremolo?: number;
}

/** At most so many sound at once. */
export const VOICES = 8;
/** The same one not twice within so many milliseconds. */
export const APART = 40;
/** How fast one is gone that is stopped, in milliseconds. */
export const RELEASE = 40;
/** Ticks within so many milliseconds of one another fall by a semitone each, down to two octaves. */
const RUN = 400;
const LOWEST = 24;
/** From where the compressor works, in dB, and how much: so many come out as one. */
const [THRESHOLD, RATIO] = [-18, 4];
export const MASTER = 0.5;
/** How far to its side a sound comes from it. */
const ASIDE = 0.6;

/** As long as the ring takes to fill: HOLD in curtain.ts, which would bring the table's room along. */
export const RISES = 600;

const env = (attack: number, decay: number): Envelope => ({ attack, decay });
const noise = (filter: Noise['filter'], pitch: Glide | number, envelope: Envelope, q?: number): Noise => ({
  filter,
  pitch: typeof pitch === 'number' ? { from: pitch } : pitch,
  ...envelope,
  ...(q === undefined ? {} : { q })
});
const tone = (wave: OscillatorType, pitch: Glide | number, envelope: Envelope): Tone => ({
  wave,
  pitch: typeof pitch === 'number' ? { from: pitch } : pitch,
  ...envelope
});

/** The partials of struck metal: how high over the lowest, how strong. */
const PARTIALS = [
  [1, 1],
  [1.51, 0.6],
  [2.33, 0.45],
  [3.07, 0.3],
  [4.21, 0.2]
] as const;

/** Struck metal, whose partials decay in so many milliseconds, the lowest first; with one number, all alike. */
function metal(pitch: number, ...decays: readonly number[]): readonly Tone[] {
  return PARTIALS.map(([over, gain], n) => ({
    ...tone('sine', pitch * over, env(1, decays[n] ?? decays[0] ?? 0)),
    gain
  }));
}

/** Puffs of an animal's nose, and its throat. */
function snort(pitch: number, puffs = 2, long = 70, apart = 110): Recipe {
  const nose = Array.from({ length: puffs }, (_, n): Noise => ({
    ...noise('bandpass', pitch, env(10, long - 10), 3),
    at: n * apart,
    // A narrow band of noise is faint beside the throat, which is the same in all of them.
    gain: 4
  }));
  return { gain: 0.14, parts: [...nose, { ...tone('sawtooth', { from: 95, to: 70 }, env(10, 160)), below: 300 }] };
}

const whisk = (pan: number): Recipe => ({
  gain: 0.58,
  pan,
  parts: [noise('bandpass', { from: 500, to: 3200 }, env(10, 300), 1)]
});

function bounce(gain: number): Recipe {
  const near = 240 * (0.92 + 0.16 * Math.random());
  return { gain, parts: [...metal(near, 120), tone('sine', { from: 90, to: 50 }, env(1, 70))] };
}

/** A note and the third below it, in Hz. */
const [G4, C5, E5, G5] = [
  [392, 329.63],
  [523.25, 440],
  [659.26, 523.25],
  [783.99, 659.26]
] as const;

/** Brass: one note after the other, each so many milliseconds long. */
function brass(notes: readonly (readonly [pitch: readonly [number, number], ms: number])[]): Recipe {
  let at = 0;
  const parts = notes.flatMap(([pitches, ms]) => {
    const begins = at;
    at += ms;
    return pitches.flatMap((pitch, n) =>
      (['sawtooth', 'square'] as const).map((wave, other): Tone => ({
        ...tone(wave, pitch, env(12, ms)),
        at: begins,
        gain: n === 0 ? 1 : 0.4,
        detune: other * 6,
        below: 1800
      }))
    );
  });
  return { gain: 0.18, parts };
}

/** How a cue is made now. `n`: how many ticks it follows. */
export function recipeOf(cue: Cue, n = 0): Recipe {
  switch (cue) {
    case 'cloth':
      return { gain: 0.28, parts: [noise('bandpass', { from: 900, to: 1600 }, env(60, 220), 0.8)] };
    case 'rise':
      return { gain: 0.12, parts: [noise('lowpass', { from: 300, to: 2200, over: RISES }, env(80, Infinity))] };
    case 'drop':
      return { gain: 0.32, parts: [noise('lowpass', { from: 1800, to: 250 }, env(5, 180))] };
    case 'part': {
      const rings = Array.from({ length: 6 }, (_, ring): Tone => ({
        ...tone('triangle', 2100 + 200 * (2 * Math.random() - 1), env(1, 11)),
        at: ring * 45
      }));
      return { gain: 0.2, parts: [noise('bandpass', { from: 1200, to: 500 }, env(20, 380), 0.6), ...rings] };
    }
    case 'card':
      return {
        gain: 0.25,
        parts: [noise('highpass', 2500, env(2, 35)), tone('sine', { from: 190, to: 120 }, env(1, 50))]
      };
    case 'stamp':
      return {
        gain: 0.28,
        parts: [tone('sine', { from: 140, to: 55, over: 90 }, env(1, 140)), noise('lowpass', 700, env(1, 60))]
      };
    case 'snort:horse':
      return snort(420);
    case 'snort:bull':
      return snort(300);
    case 'snort:pig':
      return snort(620);
    case 'snort:sheep':
      return { ...snort(520), tremolo: 8 };
    case 'snort:chicken':
      return snort(1100, 3, 40, 80);
    case 'clank':
      return { gain: 0.3, parts: [...metal(310, 420, 300, 240, 160, 90), noise('highpass', 3000, env(1, 40))] };
    case 'tick':
      return { gain: 0.14, parts: metal(520 * 2 ** (-Math.min(n, LOWEST) / 12), 90) };
    case 'bounce':
      return bounce(0.2);
    case 'bounce:again':
      return bounce(0.1);
    case 'sweep':
      return { gain: 0.26, parts: [noise('bandpass', { from: 1800, to: 700 }, env(30, 260), 0.7)] };
    case 'roll':
      return {
        gain: 1.5,
        parts: Array.from({ length: 24 }, (_, stroke): Noise => ({
          ...noise('bandpass', 180, env(1, 45), 1.2),
          at: stroke * 25,
          gain: 0.2 + (0.8 * stroke) / 23
        }))
      };
    case 'whisk':
      return whisk(0);
    case 'whisk:left':
      return whisk(-ASIDE);
    case 'whisk:right':
      return whisk(ASIDE);
    case 'thud':
      return {
        gain: 0.26,
        parts: [tone('sine', { from: 95, to: 45 }, env(1, 160)), noise('lowpass', 400, env(1, 80))]
      };
    case 'out':
      return {
        gain: 0.16,
        parts: [330, 277, 220].map((pitch, note) => ({
          ...tone('triangle', pitch, env(8, 240)),
          at: note * 180,
          below: 1200
        }))
      };
    case 'fanfare':
      return brass([
        [G4, 120],
        [C5, 120],
        [E5, 120],
        [G5, 420]
      ]);
    case 'crown':
      return brass([
        [C5, 90],
        [E5, 90],
        [G5, 90]
      ]);
  }
}

/** What sounds now. */
interface Voice {
  /** On the clock of the context, in seconds. */
  readonly until: number;
  /** Ends it before its time, within so many milliseconds. */
  readonly stop: (ms: number) => void;
}

/** What all voices go through. */
interface Desk {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

/** All that stands between the voices and the loudspeaker, and the noise they share. */
export function desk(context: BaseAudioContext): Desk {
  const master = context.createGain();
  master.gain.value = MASTER;
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = THRESHOLD;
  compressor.ratio.value = RATIO;
  master.connect(compressor).connect(context.destination);
  const second = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = second.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = 2 * Math.random() - 1;
  return { context, out: master, noise: second };
}

const seconds = (ms: number): number => ms / 1000;

/** What makes a part of a cue sound, and until when, in seconds. */
interface Begun {
  readonly source: AudioScheduledSourceNode;
  readonly until: number;
}

function begin({ context, noise: second }: Desk, out: AudioNode, part: Tone | Noise, now: number): Begun {
  const { attack, decay, gain = 1, pitch } = part;
  const at = now + seconds(part.at ?? 0);
  const full = at + seconds(attack);
  const until = full + seconds(decay);
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(gain, full);
  if (until < Infinity) envelope.gain.exponentialRampToValueAtTime(gain / 1000, until);
  const glide = (param: AudioParam): void => {
    param.setValueAtTime(pitch.from, at);
    if (pitch.to === undefined) return;
    param.exponentialRampToValueAtTime(pitch.to, at + seconds(pitch.over ?? attack + decay));
  };
  let source: AudioScheduledSourceNode;
  if ('wave' in part) {
    const oscillator = context.createOscillator();
    oscillator.type = part.wave;
    oscillator.detune.value = part.detune ?? 0;
    glide(oscillator.frequency);
    oscillator.connect(envelope);
    oscillator.start(at);
    source = oscillator;
  } else {
    const buffer = context.createBufferSource();
    buffer.buffer = second;
    buffer.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = part.filter;
    if (part.q !== undefined) filter.Q.value = part.q;
    glide(filter.frequency);
    buffer.connect(filter).connect(envelope);
    buffer.start(at, Math.random());
    source = buffer;
  }
  let end: AudioNode = envelope;
  if ('wave' in part && part.below !== undefined) {
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = part.below;
    end = envelope.connect(filter);
  }
  end.connect(out);
  if (until < Infinity) source.stop(until);
  return { source, until };
}

/** Has a cue sound through this desk, `now` on its clock. */
export function sounding(at: Desk, { gain, parts, pan, tremolo }: Recipe, now: number): Voice {
  const { context } = at;
  const voice = context.createGain();
  voice.gain.value = gain;
  let end: AudioNode = voice;
  if (pan !== undefined) {
    const panner = context.createStereoPanner();
    panner.pan.value = pan;
    end = voice.connect(panner);
  }
  end.connect(at.out);
  const begun = parts.map((part) => begin(at, voice, part, now));
  const until = Math.max(...begun.map((part) => part.until));
  const sources = begun.map(({ source }) => source);
  if (tremolo !== undefined) {
    const wave = context.createOscillator();
    const depth = context.createGain();
    wave.frequency.value = tremolo;
    depth.gain.value = gain / 2;
    wave.connect(depth).connect(voice.gain);
    wave.start(now);
    wave.stop(until);
    sources.push(wave);
  }
  let left = sources.length;
  for (const source of sources) {
    source.onended = () => {
      left -= 1;
      if (left === 0) end.disconnect();
    };
  }
  return {
    until,
    stop: (ms) => {
      const stops = context.currentTime;
      voice.gain.setValueAtTime(gain, stops);
      voice.gain.linearRampToValueAtTime(0, stops + seconds(ms));
      for (const source of sources) source.stop(stops + seconds(ms));
    }
  };
}

const nothing = (): void => undefined;

/** The one that makes them all; a page needs no other. */
export class Synth {
  #desk: (Desk & { readonly context: AudioContext }) | null = null;
  #voices: readonly Voice[] = [];
  readonly #last = new Map<Cue, number>();
  #ticks = 0;

  /** In a press: browsers let a page make sounds only from then on, and some have it ask again after a call. */
  async wake(): Promise<void> {
    if (typeof AudioContext === 'undefined') return;
    try {
      if (this.#desk === null) {
        const context = new AudioContext();
        this.#desk = { ...desk(context), context };
      }
      const { context } = this.#desk;
      if (context.state !== 'running') await context.resume();
    } catch {
      // This device has nothing to make sounds with now. With the next press it may.
    }
  }

  /**
   * Makes the sound now, once the device was woken and while the page is to be seen. Returns how to stop it before its
   * time.
   */
  play(cue: Cue): () => void {
    const context = this.#desk?.context;
    if (this.#desk === null || context?.state !== 'running' || document.visibilityState === 'hidden') return nothing;
    const now = context.currentTime;
    const since = 1000 * (now - (this.#last.get(cue) ?? -Infinity));
    if (since < APART) return nothing;
    this.#last.set(cue, now);
    if (cue === 'tick') this.#ticks = since > RUN ? 0 : this.#ticks + 1;
    this.#voices = this.#voices.filter(({ until }) => until > now);
    // The oldest has faded most.
    if (this.#voices.length >= VOICES) this.#stop(this.#voices[0]);
    try {
      const voice = sounding(this.#desk, recipeOf(cue, this.#ticks), now);
      this.#voices = [...this.#voices, voice];
      return () => this.#stop(voice);
    } catch {
      // A browser that lacks a part of it: whoever asked goes on, whatever there is to be heard.
      return nothing;
    }
  }

  /** Heeds the presses that wake it, and the page that is hidden. Returns how to end that, and all that sounds. */
  heed(): () => void {
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    // A finger's press counts for some browsers when it comes, for others when it goes.
    for (const press of ['pointerdown', 'pointerup', 'keydown'] as const) {
      addEventListener(press, () => void this.wake(), options);
    }
    const onhide = (): void => {
      if (document.visibilityState === 'hidden') this.hush();
      // Not every browser waits for another press.
      else if (this.#desk !== null) void this.wake();
    };
    document.addEventListener('visibilitychange', onhide, options);
    return () => {
      gone.abort();
      this.hush();
    };
  }

  /** Ends all that sounds, at once, and lets the device rest until somebody presses something. */
  hush(): void {
    for (const voice of this.#voices) this.#stop(voice, 0);
    void this.#desk?.context.suspend().catch(nothing);
  }

  #stop(voice: Voice | undefined, ms = RELEASE): void {
    if (voice === undefined || !this.#voices.includes(voice)) return;
    this.#voices = this.#voices.filter((other) => other !== voice);
    voice.stop(ms);
  }
}

export const synth = new Synth();
