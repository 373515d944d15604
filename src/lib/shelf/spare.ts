/** The second copy of all games that some browsers let us keep, beside the first: what the shelf asks of it. */
import { hasBuckets, loadSpare } from '../saves/following';

export { broughtBack } from '../saves/following';

/**
 * Makes the games and their spare copies agree, and brings back what is gone. For a start of the app, once the shelf
 * stands. Says how many games came back. What fails now is done another day.
 */
export async function checkSpare(): Promise<number> {
  if (!hasBuckets()) return 0;
  try {
    return await (await loadSpare()).agree();
  } catch {
    return 0;
  }
}
