import { fireEvent } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { secondFinger } from './second-finger';

const SECOND = { pointerId: 2, isPrimary: false, pointerType: 'touch' };
let page: HTMLElement;
let button: HTMLElement;
const clicked = vi.fn();
const scrolled = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<main style="overflow-y: auto"><button>A card</button></main>';
  page = document.querySelector('main') as HTMLElement;
  button = document.querySelector('button') as HTMLElement;
  page.scrollBy = scrolled;
  vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(900);
  vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(600);
  button.addEventListener('click', clicked);
  secondFinger(page);
});

const touch = async (kind: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', clientY: number) =>
  fireEvent[kind](button, { ...SECOND, clientX: 20, clientY });

describe('a second finger', () => {
  it('that taps is a click, and moves nothing', async () => {
    await touch('pointerDown', 300);
    await touch('pointerMove', 305);
    await touch('pointerUp', 305);
    expect(clicked).toHaveBeenCalledOnce();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('that drags scrolls what it is on, and is no click, even where it comes back', async () => {
    await touch('pointerDown', 300);
    await touch('pointerMove', 250);
    await touch('pointerMove', 240);
    await touch('pointerMove', 300);
    await touch('pointerUp', 300);
    expect(scrolled.mock.calls.map(([by]) => (by as { top: number }).top)).toEqual([50, 10, -60]);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('that the browser lets scroll by itself is left to it', async () => {
    await touch('pointerDown', 300);
    await touch('pointerCancel', 300);
    await touch('pointerMove', 200);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
