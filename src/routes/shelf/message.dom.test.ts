import { act, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Message from './Message.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('a notice goes by itself, but not from under a finger or the keyboard', async () => {
  const onclose = vi.fn();
  render(Message, { message: { text: () => 'Done.', undo: () => undefined }, onclose });
  await pass(9000);
  const undo = screen.getByRole('button', { name: 'Undo' });
  await fireEvent.focusIn(undo);
  await pass(60_000);
  expect(onclose).not.toHaveBeenCalled();
  await fireEvent.focusOut(undo);
  await pass(9000);
  expect(onclose).not.toHaveBeenCalled();
  await pass(1000);
  expect(onclose).toHaveBeenCalledOnce();
});
