/** What a seat is called that nobody has named: as its emblem, in the language of the page. */
import { m } from '../paraglide/messages';
import { LANGUAGES } from '../settings/language.svelte';
import { lookOf, type Look } from './looks';

const NAMES = {
  key: m.emblem_key,
  moon: m.emblem_moon,
  bell: m.emblem_bell,
  clover: m.emblem_clover,
  acorn: m.emblem_acorn,
  anchor: m.emblem_anchor,
  mushroom: m.emblem_mushroom
} as const satisfies Readonly<Record<Look['id'], unknown>>;

/** The name of the emblem that goes with this look. */
export function emblemName(look: number): string {
  return NAMES[lookOf(look).id]();
}

/** Is a seat with this look called by its emblem, whatever language its table spoke? Then nobody has named it. */
export function isEmblemName(name: string, look: number): boolean {
  return LANGUAGES.some((locale) => NAMES[lookOf(look).id]({}, { locale }) === name);
}
