/** After an install: the generated types and words an editor needs. Never fails an install. */
import { npx, run } from './ready.mjs';

/** @type {[string, string[]]} */
const words = ['node', ['scripts/words.mjs']];
for (const [command, args] of [npx('svelte-kit', 'sync'), words]) {
  if (!run(command, args)) console.warn(`prepare: ${args.join(' ')} did not work yet`);
}
