/** Names for games that no two devices give alike. */

import { isSeed } from '../kernel/seed';

/** Has this the shape of the names we give? Others may not fit into an address, or reach into the language. */
export const isId = isSeed;

/** 128 bits nobody else has, as 32 hexadecimal digits. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
