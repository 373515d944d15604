import { describe, expect, it } from 'vitest';
import { inRem } from '../scripts/type.mjs';

describe('Type sizes, when the app is built', () => {
  it('follow the text size of the browser: 16 px are one rem', () => {
    expect(inRem('16px')).toBe('1rem');
    expect(inRem('18.5px')).toBe('1.1563rem');
    expect(inRem('700 19px/1.15 var(--text)')).toBe('700 1.1875rem/1.15 var(--text)');
    expect(inRem('clamp(24px, 3.4vw, 33px)')).toBe('clamp(1.5rem, 3.4vw, 2.0625rem)');
  });

  it('leave other units and names alone', () => {
    expect(inRem('1.2em')).toBe('1.2em');
    expect(inRem('var(--size-16px)')).toBe('var(--size-16px)');
    expect(inRem('inherit')).toBe('inherit');
  });
});
