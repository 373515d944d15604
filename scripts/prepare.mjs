/** After an install: the generated types and words an editor needs. Never fails an install. */
import { spawnSync } from 'node:child_process';

for (const args of [
  ['svelte-kit', 'sync'],
  ['node', 'scripts/words.mjs']
]) {
  const [command = '', ...rest] = args;
  const done = spawnSync(command === 'node' ? process.execPath : `npx --no-install ${command}`, rest, {
    stdio: 'inherit',
    shell: command !== 'node'
  });
  if (done.status !== 0) console.warn(`prepare: ${args.join(' ')} did not work yet`);
}
