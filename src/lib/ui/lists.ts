/** Lists of names and spans of time, as the language of the page says them. */

/** "Anna, Ben and Clara". */
export function together(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(names);
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
  ['week', 7],
  ['month', 4.35],
  ['year', 12]
];

/** "12 minutes ago", "yesterday"; null for less than a minute. */
export function ago(then: number, now: number, locale: string): string | null {
  let amount = (now - then) / 1000;
  let unit: Intl.RelativeTimeFormatUnit | null = null;
  for (const [next, size] of STEPS) {
    if (amount < size) break;
    amount /= size;
    unit = next;
  }
  if (unit === null) return null;
  const text = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(amount), unit);
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
