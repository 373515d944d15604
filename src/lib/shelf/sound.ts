/** Games that stand here as no game can by its rules: an older app has taken them from a file. */
import { isSoundHere } from '../saves/saves';
import { whenIdle } from '../saves/store';
import type { Door } from './import';
import type { Shelved } from './list';

/** Says of which games, by id. Looked for when the page has time, one game after the other; no game is changed. */
export async function unsoundOf(games: readonly Shelved[], doors: readonly Door[]): Promise<readonly string[]> {
  const unsound: string[] = [];
  for (const { id, game, version } of games) {
    await whenIdle();
    const door = doors.find((one) => one.id === game);
    if (door === undefined) continue;
    const rules = await door.load().catch(() => null);
    if (rules !== null && rules.migrations.length === version && !(await isSoundHere(rules, id))) unsound.push(id);
  }
  return unsound;
}
