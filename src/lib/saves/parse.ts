/** Reading JSON that nobody vouches for. */

/** JSON that is harmless to walk through and to store; or why it is not. */
export type Parsed =
  | { readonly kind: 'parsed'; readonly data: unknown }
  /** `forbidden`: names of fields that reach into the language, or numbers beyond all bounds. */
  | { readonly kind: 'notJson' | 'tooDeep' | 'forbidden' };

/** No save is nested deeper; what walks through data calls itself this often at most. */
const DEEPEST = 60;

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses it, and refuses what is nested too deep, names a field of the language's own, or counts beyond bounds. */
export function parse(text: string): Parsed {
  if (depthOf(text) > DEEPEST) return { kind: 'tooDeep' };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { kind: 'notJson' };
  }
  return isHarmless(data) ? { kind: 'parsed', data } : { kind: 'forbidden' };
}

/** How deep brackets are nested, told from the text, before anything calls itself. Stops where it is too deep. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let at = 0; at < text.length && deepest <= DEEPEST; at += 1) {
    const char = text[at];
    if (isInString) {
      if (char === '\\') at += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') {
      isInString = true;
    } else if (char === '{' || char === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (char === '}' || char === ']') {
      depth -= 1;
    }
  }
  return deepest;
}

function isHarmless(data: unknown): boolean {
  if (typeof data === 'number') return Number.isFinite(data);
  if (typeof data !== 'object' || data === null) return true;
  if (Array.isArray(data)) return data.every(isHarmless);
  return Object.entries(data).every(([key, value]) => !FORBIDDEN.has(key) && isHarmless(value));
}
