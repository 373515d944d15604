/** What all chance of a game comes from. */

/** 128 bits as 32 hexadecimal digits. Lives in the journal alone. */
export type Seed = string;

/** True for a well-formed seed. */
export function isSeed(text: unknown): text is Seed {
  return typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);
}
