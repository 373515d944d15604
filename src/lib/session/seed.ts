/** True chance, for what must not be guessed. */
import type { Seed } from '../kernel/random';

/** 128 bits nobody knows, as 32 hexadecimal digits. */
export function freshSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
