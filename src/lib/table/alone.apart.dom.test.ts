import { act } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { computersAt } from '../session/open';
import { click, freshDevice, later, shown, SOON } from './testing/frame';

freshDevice();
// A company that has nothing to do: what computers play, the test plays.
vi.mock('../session/company.svelte', () => ({
  Company: class {
    readonly seat = null;
    readonly isThinking = false;
    heed(): void {
      // It asks nobody.
    }
  }
}));

it('leaves the table to who plays alone and wants to see it, until they have moved', async () => {
  const { table } = await shown({ computers: computersAt([null, 'fair']) });
  const opensByItself = (): Promise<void> =>
    vi.waitFor(async () => {
      await later(900);
      expect(table.stage).toEqual({ kind: 'hand', seat: 0 });
    }, SOON);
  await opensByItself();
  await click('See the table');
  expect(table.stage.kind).toBe('table');

  // A computer seals meanwhile: what is asked of people is the same.
  expect(await act(() => table.playFor(1, { kind: 'seal', guess: 3 }))).toBeNull();
  await later(5000);
  expect(table.stage.kind).toBe('table');

  await act(() => table.pass(0));
  await act(() => table.play(0, { kind: 'seal', guess: 4 }));
  expect(await act(() => table.playFor(1, { kind: 'greet' }))).toBeNull();
  expect(table.stage.kind).toBe('table');
  await opensByItself();
});
