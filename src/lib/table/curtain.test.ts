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
    expect(after(['press', 499], ['tick', 2000], ['release', 2000])).toBe('shut');
    expect(after(['name', 499])).toBe('shut');
  });

  it('opens in two separate steps, each with a dead time before it', () => {
    expect(after(['name', 500])).toBe('named');
    expect(after(['name', 500], ['show', 999])).toBe('named');
    expect(after(['name', 500], ['show', 1000])).toBe('open');
  });
});
