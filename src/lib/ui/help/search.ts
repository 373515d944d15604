/**
 * Finds words in the rules, on the device alone. Accents, capitals and the ways to write an umlaut make no difference:
 * "faellt", "Fällt" and "fallt" are the same.
 */

/** A stretch of a text, from one character up to another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Something with a name and a text, as the search sees it. */
export interface Findable<T> {
  readonly what: T;
  readonly title: string;
  /** Paragraph by paragraph. */
  readonly text: readonly string[];
}

/** Something found: the paragraph that says it, and where in it. */
export interface Hit<T> {
  readonly what: T;
  readonly excerpt: string;
  /** In the excerpt, in order, none overlapping another. */
  readonly marks: readonly Stretch[];
}

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', '’': "'" };

function foldLetter(letter: string): string {
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return LETTERS[bare] ?? bare;
}

/** A text without accents and capitals; `at` says which letter of the text each folded one was. */
export function fold(text: string): { readonly folded: string; readonly at: readonly number[] } {
  let folded = '';
  const at: number[] = [];
  let index = 0;
  for (const letter of text) {
    const plain = foldLetter(letter);
    for (let i = 0; i < plain.length; i += 1) at.push(index);
    folded += plain;
    index += letter.length;
  }
  at.push(index);
  return { folded, at };
}

/** A word as it was typed, and as it is meant where somebody writes ae for ä. */
function spellings(word: string): readonly string[] {
  const plain = word.replaceAll(/([aou])e/g, '$1');
  return plain === word || plain.length < 3 ? [word] : [word, plain];
}

/** The words of a question. */
function wordsOf(query: string): readonly string[] {
  return fold(query)
    .folded.split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');
}

/** Where one of the spellings stands, the beginning of a word before its middle; null where none does. */
function whereIs(text: string, word: string): { readonly at: number; readonly length: number } | null {
  let inside: { readonly at: number; readonly length: number } | null = null;
  for (const spelling of spellings(word)) {
    for (let at = text.indexOf(spelling); at !== -1; at = text.indexOf(spelling, at + 1)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return { at, length: spelling.length };
      inside ??= { at, length: spelling.length };
    }
  }
  return inside;
}

function marksIn(text: string, words: readonly string[]): readonly Stretch[] {
  const { folded, at } = fold(text);
  const marks: Stretch[] = [];
  for (const word of words) {
    const where = whereIs(folded, word);
    if (where === null) continue;
    const to = at[where.at + where.length] ?? text.length;
    marks.push({ from: at[where.at] ?? 0, to });
  }
  marks.sort((a, b) => a.from - b.from);
  return marks.filter((mark, i) => i === 0 || mark.from >= (marks[i - 1]?.to ?? 0));
}

/** How well a paragraph answers: a word at the beginning of another counts more than one inside it. */
function worth(folded: string, words: readonly string[]): number {
  return words.reduce((sum, word) => {
    const where = whereIs(folded, word);
    if (where === null) return sum;
    return sum + (where.at === 0 || !/[\p{L}\p{N}]/u.test(folded[where.at - 1] ?? '') ? 2 : 1);
  }, 0);
}

/** All that has every word of the question in it, the best answer first: what says it in its title leads. */
export function find<T>(query: string, among: readonly Findable<T>[]): readonly Hit<T>[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return among
    .flatMap((each, order) => {
      const title = fold(each.title).folded;
      const paragraphs = each.text.map((text) => ({ text, folded: fold(text).folded }));
      const all = [title, ...paragraphs.map(({ folded }) => folded)].join('\n');
      if (words.some((word) => whereIs(all, word) === null)) return [];
      const best = paragraphs.reduce(
        (known, { text, folded }) => {
          const value = worth(folded, words);
          return value > known.value ? { text, value } : known;
        },
        { text: each.text[0] ?? '', value: 0 }
      );
      const hit: Hit<T> = { what: each.what, excerpt: best.text, marks: marksIn(best.text, words) };
      return [{ hit, order, score: 5 * worth(title, words) + best.value }];
    })
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .map(({ hit }) => hit);
}
