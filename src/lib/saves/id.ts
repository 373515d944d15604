/** Names for games that no two devices give alike. */

/** 128 bits nobody else has, as 32 hexadecimal digits. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
