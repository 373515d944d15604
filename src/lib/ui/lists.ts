/** Lists of names and spans of time, as the language of the page says them. */

/** Where text runs from right to left: a letter of a script that does, or a mark that says so. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** First strong isolate, and the end of it (Unicode Bidirectional Algorithm, UAX #9). */
const [ISOLATE, END] = ['\u2068', '\u2069'];

/**
 * A name that somebody wrote, to be shown: what runs from right to left in it turns nothing round that stands beside it.
 * All names that run from left to right, as the app's own words do, stay as they are.
 */
export function isolated(name: string): string {
  return FROM_THE_RIGHT.test(name) && !name.startsWith(ISOLATE) ? `${ISOLATE}${name}${END}` : name;
}

/** A name as it was written, without the marks that it is shown with. */
export function unisolated(name: string): string {
  return name.replaceAll(ISOLATE, '').replaceAll(END, '');
}

/** "Anna, Ben and Clara". */
export function together(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(names.map(isolated));
}

/** Things, some of which are alike: each with a key that it keeps while others come and go. */
export function keyed<T extends string | number>(
  things: readonly T[]
): readonly { readonly thing: T; readonly key: string }[] {
  return things.map((thing, at) => {
    const before = things.slice(0, at).filter((other) => other === thing).length;
    return { thing, key: `${String(thing)}:${String(before)}` };
  });
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
  ['week', 7],
  ['month', 4.35],
  ['year', 12]
];

/** "12 minutes ago", "yesterday", inside a sentence; null for less than a minute. */
export function agoWithin(then: number, now: number, locale: string): string | null {
  let amount = (now - then) / 1000;
  let unit: Intl.RelativeTimeFormatUnit | null = null;
  for (const [next, size] of STEPS) {
    if (amount < size) break;
    amount /= size;
    unit = next;
  }
  return unit === null
    ? null
    : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(amount), unit);
}

/** The same where it begins a sentence. */
export function ago(then: number, now: number, locale: string): string | null {
  const text = agoWithin(then, now, locale);
  return text === null ? null : text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

const DAY = 24 * 3_600_000;

/** The day of something that is over, as short as it can be told: "Today", "Sat", "14 Nov", "Nov 2024". */
export function shortDay(then: number, now: number, locale: string): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const said = (how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale, how).format(then);
  const text =
    then >= midnight
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
      : then >= midnight - 6 * DAY
        ? said({ weekday: 'short' })
        : new Date(then).getFullYear() === new Date(now).getFullYear()
          ? said({ day: 'numeric', month: 'short' })
          : said({ month: 'short', year: 'numeric' });
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
