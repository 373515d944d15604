/** How long a career can be. */
import type { Options } from './view';

/** No game is longer than this many moves. */
export function longest(options: Options, seats: number): number {
  return (options.closing ?? 200) * seats * 100;
}
