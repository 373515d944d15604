import { describe, expect, it } from 'vitest';
import { DEAD_TIME, fallen, HOLD, touched, type Gate, type Touch } from './curtain';

/** What these touches make of a curtain that fell at 0. */
function after(...touches: readonly (readonly [Touch['kind'], number])[]): Gate['kind'] {
  let gate = fallen(0);
  for (const [kind, at] of touches) gate = touched(gate, { kind, at });
  return gate.kind;
}

describe('the gate', () => {
  it('opens when a finger has rested on it for 600 ms', () => {
    expect(HOLD).toBe(600);
    expect(after(['press', 500], ['tick', 1100])).toBe('open');
    expect(after(['press', 500], ['release', 1100])).toBe('open');
  });

  it('stays shut when the finger lets go early or slides off', () => {
    expect(after(['press', 500], ['release', 1099])).toBe('shut');
    expect(after(['press', 500], ['slip', 5000])).toBe('shut');
    expect(after(['press', 500], ['tick', 1099])).toBe('holding');
  });

  it('starts from nothing with every press', () => {
    expect(after(['press', 500], ['release', 1000], ['press', 1010], ['tick', 1100])).toBe('holding');
  });

  it('opens for no stray tap and no double tap', () => {
    expect(after(['press', 600], ['release', 650])).toBe('shut');
    expect(after(['press', 600], ['release', 650], ['press', 750], ['release', 800])).toBe('shut');
    expect(after(['show', 900])).toBe('shut');
  });

  it('heeds nothing for half a second after the screen changed', () => {
    expect(DEAD_TIME).toBe(500);
    expect(after(['press', 100], ['release', 499], ['tick', 2000])).toBe('shut');
    expect(after(['press', 100], ['slip', 499], ['tick', 2000])).toBe('shut');
    expect(after(['press', 100], ['release', 200], ['press', 499], ['release', 1099], ['tick', 2000])).toBe('shut');
    expect(after(['tick', 499], ['release', 2000])).toBe('shut');
    expect(after(['name', 499])).toBe('shut');
  });

  it('counts a finger that came too soon from the end of that time on, if it is still there', () => {
    expect(after(['press', 100], ['tick', 499])).toBe('waiting');
    expect(after(['press', 100], ['tick', 500])).toBe('holding');
    expect(after(['press', 100], ['tick', 500], ['tick', 1099])).toBe('holding');
    expect(after(['press', 100], ['tick', 500], ['tick', 1100])).toBe('open');
    expect(after(['press', 100], ['tick', 1050], ['release', 1100])).toBe('open');
    expect(after(['press', 100], ['release', 1100])).toBe('open');
    expect(after(['press', 100], ['slip', 2000])).toBe('shut');
    expect(after(['press', 100], ['name', 600])).toBe('holding');
  });

  it('opens in two separate steps, each with a dead time before it', () => {
    expect(after(['name', 500])).toBe('named');
    expect(after(['name', 500], ['show', 999])).toBe('named');
    expect(after(['name', 500], ['show', 1000])).toBe('open');
  });
});
