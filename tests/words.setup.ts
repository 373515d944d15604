import { compileWordsApart } from '../scripts/words.mjs';

/** Compiles the words once before any test, whoever started the tests. */
export default function setup(): void {
  compileWordsApart();
}
