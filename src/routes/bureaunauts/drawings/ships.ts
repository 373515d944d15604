/** How seats look in the night: dark colours get a light edge there. */
import { lookOf } from '$lib/ui/looks';

const LIGHT: Readonly<Record<string, string>> = { moon: '#6fa0f5', mushroom: '#c4bbb2' };

/** The colour that stands for a seat on dark ground. */
export function glowOf(look: number): string {
  const { id, colour } = lookOf(look);
  return LIGHT[id] ?? colour;
}
