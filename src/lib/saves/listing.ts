/** The list of all games on this device. */
import type { Game, Kinds } from '../kernel/game';
import { deletedAt, withDatabase } from './database';
import { withOptions } from './format';
import type { ReadRecord } from './records';
import type { Failed } from './saves';
import { objectOf, readShown, type Shown } from './shown';
import { joined } from './stamp';
import { upToDate } from './steps';

/** A game as the list knows it: what the shelf shows of its summary, read or not. */
export interface ListedGame {
  readonly id: string;
  readonly read: ReadRecord<Shown>;
  /** As it is stored. */
  readonly raw: unknown;
  /** When it was deleted; null for a game that stands on the shelf. */
  readonly deletedAt: number | null;
}

/** All games there are, by their summaries alone: no state is loaded for a list. */
export async function list(): Promise<{ readonly kind: 'listed'; readonly games: readonly ListedGame[] } | Failed> {
  const result = await withDatabase(async (database) => {
    const records = await database.transaction('games', 'readonly').store.getAll();
    return records.map((raw): ListedGame => ({ id: raw.id, read: readShown(raw), raw, deletedAt: deletedAt(raw) }));
  });
  return result.ok ? { kind: 'listed', games: result.value } : { kind: 'failed', why: result.why };
}

/** Where one of them stands, as everybody may see it; null where nobody can tell. For the few games that are shown. */
export async function glanceOf(id: string): Promise<object | null> {
  const result = await withDatabase(async (database) => {
    const tx = database.transaction(['games', 'details'], 'readonly');
    const [game, details] = await Promise.all([tx.objectStore('games').get(id), tx.objectStore('details').get(id)]);
    return game === undefined ? null : upToDate('summary', joined(game, details));
  });
  if (!result.ok || result.value?.kind !== 'record') return null;
  const { glance } = result.value.record;
  return typeof glance === 'string' ? objectOf(glance) : null;
}

/** Could this game be shown and played on as it stands? What can't be read or asked is found out when it is opened. */
export async function isSoundHere(game: Game<Kinds>, id: string): Promise<boolean> {
  const result = await withDatabase((database) => database.get('standings', id));
  const standing = result.ok ? upToDate('standing', result.value) : null;
  if (standing?.kind !== 'record') return true;
  const soundness = await game.soundness().catch(() => null);
  return soundness === null || soundness.flaw(withOptions(game, standing.record.now as object)) === null;
}
