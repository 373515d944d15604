import { execFileSync } from 'node:child_process';

/** Compiles the words once before any test, whoever started the tests. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/words.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
