/** A browser's sound that is not to be heard: it remembers what was made with it. Its clock stands still until it is set. */
import { vi } from 'vitest';

/** What a value was told to become, and when, in seconds. */
export interface Told {
  readonly how: 'set' | 'linear' | 'exponential';
  readonly value: number;
  readonly at: number;
}

export class FakeParam {
  value = 0;
  readonly told: Told[] = [];
  setValueAtTime(value: number, at: number): this {
    return this.#tell('set', value, at);
  }
  linearRampToValueAtTime(value: number, at: number): this {
    return this.#tell('linear', value, at);
  }
  exponentialRampToValueAtTime(value: number, at: number): this {
    // As browsers do.
    if (value <= 0) throw new RangeError('an exponential ramp never gets to zero');
    return this.#tell('exponential', value, at);
  }
  #tell(how: Told['how'], value: number, at: number): this {
    if (!Number.isFinite(at) || at < 0) throw new RangeError(`at ${String(at)}`);
    this.told.push({ how, value, at });
    return this;
  }
}

export class FakeNode {
  readonly kind: string;
  /** What it goes to; gone once it is disconnected. */
  to: readonly (FakeNode | FakeParam)[] = [];
  type = '';
  buffer: object | null = null;
  loop = false;
  onended: (() => void) | null = null;
  startsAt: number | null = null;
  /** When it ends; the last word counts. */
  stopsAt: number | null = null;
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  readonly detune = new FakeParam();
  readonly Q = new FakeParam();
  readonly pan = new FakeParam();
  readonly threshold = new FakeParam();
  readonly ratio = new FakeParam();

  constructor(kind: string) {
    this.kind = kind;
  }
  connect<Node extends FakeNode | FakeParam>(node: Node): Node {
    this.to = [...this.to, node];
    return node;
  }
  disconnect(): void {
    this.to = [];
  }
  start(at: number): void {
    this.startsAt = at;
  }
  stop(at: number): void {
    if (this.startsAt === null) throw new DOMException('never started', 'InvalidStateError');
    this.stopsAt = at;
  }
}

export class FakeContext {
  currentTime = 0;
  state: AudioContextState = 'running';
  readonly sampleRate = 8000;
  readonly destination = new FakeNode('destination');
  /** All that was made, in order. */
  readonly nodes: FakeNode[] = [];

  get sources(): readonly FakeNode[] {
    return this.nodes.filter(({ startsAt }) => startsAt !== null);
  }
  /** Those that sound at this moment. */
  get sounding(): readonly FakeNode[] {
    return this.sources.filter(({ stopsAt }) => stopsAt === null || stopsAt > this.currentTime);
  }
  createGain = (): FakeNode => this.#make('gain');
  createOscillator = (): FakeNode => this.#make('oscillator');
  createBufferSource = (): FakeNode => this.#make('noise');
  createBiquadFilter = (): FakeNode => this.#make('filter');
  createStereoPanner = (): FakeNode => this.#make('panner');
  createDynamicsCompressor = (): FakeNode => this.#make('compressor');
  createBuffer = (_: number, length: number): { getChannelData: () => Float32Array } => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }
  #make(kind: string): FakeNode {
    const node = new FakeNode(kind);
    this.nodes.push(node);
    return node;
  }
}

/** A browser that makes sounds, as far as these tests can hear. Returns all contexts that are made from now on. */
export function fakeAudio(): readonly FakeContext[] {
  const contexts: FakeContext[] = [];
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      constructor() {
        super();
        contexts.push(this);
      }
    }
  );
  return contexts;
}
