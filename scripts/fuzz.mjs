/** Changes 2,000 states of each game in one place, or FUZZ=… of them, and prints how many were refused or played on. */
import { npx, run } from './ready.mjs';

const FUZZ = process.env.FUZZ ?? '2000';
process.exitCode = run(...npx('vitest', 'run', 'src/routes/sound.dom.test.ts'), { FUZZ }) ? 0 : 1;
