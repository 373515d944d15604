import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Drawing } from '../drawing';
import { paint, type Painter } from './paint';

/** A canvas that writes down what is done to it. */
function sheet() {
  const done: string[] = [];
  const kept: number[] = [];
  const painter = {
    globalAlpha: 1,
    fillStyle: '',
    strokeStyle: '',
    font: '',
    textAlign: '',
    lineWidth: 0,
    lineCap: '',
    lineJoin: '',
    save: () => void kept.push(painter.globalAlpha),
    restore: () => void (painter.globalAlpha = kept.pop() ?? 1),
    translate: (x: number, y: number) => void done.push(`to ${String(x)} ${String(y)}`),
    rotate: (turn: number) => void done.push(`turn ${turn.toFixed(2)}`),
    scale: (x: number) => void done.push(`times ${String(x)}`),
    fill: (path: { d: string }, rule: string) =>
      void done.push(`fill ${path.d} ${String(painter.fillStyle)} ${rule} at ${String(painter.globalAlpha)}`),
    stroke: (path: { d: string }) => void done.push(`stroke ${path.d} ${painter.strokeStyle}`),
    fillText: (text: string, x: number, y: number, fit?: number) =>
      void done.push(`${text} ${painter.textAlign} ${String(x)} ${String(y)} ${String(fit)} ${painter.font}`),
    createLinearGradient: () => gradient('line'),
    createRadialGradient: () => gradient('disc')
  };
  const gradient = (kind: string) => ({
    kind,
    stops: [] as string[],
    addColorStop(at: number, colour: string) {
      this.stops.push(`${String(at)} ${colour}`);
    },
    toString() {
      return `${this.kind} ${this.stops.join(', ')}`;
    }
  });
  return { done, painter: painter as unknown as Painter };
}

beforeAll(() => {
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly d: string) {}
    }
  );
});

describe('painting a drawing', () => {
  it('moves, turns and scales what is together, and puts all back after it', () => {
    const { done, painter } = sheet();
    const drawing: Drawing = [
      { at: [3, 4], turn: 90, scale: 2, opacity: 0.5, parts: [{ d: 'M0 0', fill: '#111', opacity: 0.5 }] },
      { d: 'M1 1', fill: '#222', evenOdd: true }
    ];
    paint(painter, drawing);
    expect(done).toEqual([
      'to 3 4',
      'turn 1.57',
      'times 2',
      'fill M0 0 #111 nonzero at 0.25',
      'fill M1 1 #222 evenodd at 1'
    ]);
  });

  it('has the colours of the day, and those that change on their way', () => {
    const { done, painter } = sheet();
    paint(painter, [
      { d: 'M2 2', stroke: ['#333', '#444'] },
      {
        d: 'M3 3',
        fill: {
          from: [0, 0],
          to: [0, 9],
          stops: [
            [0, '#555'],
            [1, ['#666', '#777']]
          ]
        }
      },
      { d: 'M4 4', fill: { from: [0, 0], to: 9, stops: [[0, '#888']] } }
    ]);
    expect(done).toEqual([
      'stroke M2 2 #333',
      'fill M3 3 line 0 #555, 1 #666 nonzero at 1',
      'fill M4 4 disc 0 #888 nonzero at 1'
    ]);
  });

  it('writes no wider than there is room', () => {
    const { done, painter } = sheet();
    paint(painter, [{ text: 'Anna', at: [5, 6], size: 20, face: 'display', fill: '#000', fit: 80 }]);
    expect(done).toEqual(["Anna center 5 6 80 800 20px 'Grenze', Georgia, serif"]);
  });
});
