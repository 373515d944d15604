/** Text from outside, made fit to be shown and stored. */

/** Halves of characters, which addresses and files can't hold, and signs that turn the direction of what follows them. */
const UNFIT = /[\p{Surrogate}\p{Bidi_Control}]/gu;

/** The text without signs that turn what stands around it; every half of a character becomes the sign for a missing one. */
export function fitText(text: string): string {
  return text.replace(UNFIT, (sign) => (/\p{Surrogate}/u.test(sign) ? '\uFFFD' : ''));
}
