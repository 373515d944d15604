/** Names nobody has given before. */
import { isSeed } from '../kernel/seed';

/** Has this the shape of the ids we give? Others may not fit into an address, or reach into the language. */
export const isId = isSeed;

/** 128 bits nobody else has and nobody can guess, as 32 hexadecimal digits: for ids, and for the seeds of games. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
