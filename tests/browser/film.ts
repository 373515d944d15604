/** A page's time in one's own hands: its clock, and every movement, stand still and go on together. */
import type { Page } from '@playwright/test';
import { ignoreRests, stopClock } from './resting.mjs';

/** Milliseconds of one step: timers and movements are never further apart than that. */
const STEP = 20;

/** From now on nothing moves in this page but by `pass`. */
export async function stop(page: Page): Promise<void> {
  await ignoreRests(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await stopClock(page);
}

/** So many milliseconds pass in a page that has been stopped. */
export async function pass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP) {
    const step = Math.min(STEP, left);
    await page.clock.runFor(step);
    await page.evaluate((step) => {
      for (const movement of document.getAnimations()) {
        if (movement.playState === 'finished') continue;
        // One that has begun since the last step is where it begins.
        const isNew = movement.playState !== 'paused';
        if (isNew) movement.pause();
        const time = isNew ? 0 : Number(movement.currentTime ?? 0) + step;
        const ends = Number(movement.effect?.getComputedTiming().endTime ?? Infinity);
        if (time < ends) movement.currentTime = time;
        else movement.finish();
      }
    }, step);
  }
}
