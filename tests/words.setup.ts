import { compileWords } from '../scripts/words.mjs';

/** Compiles the words once before any test, whoever started the tests. */
export default async function setup(): Promise<void> {
  await compileWords();
}
