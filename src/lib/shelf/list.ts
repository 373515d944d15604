/** What the shelf shows of the games on this device: summaries, never a state. */
import { list, remove, type StorageTrouble, type Summary } from '../saves/saves';

/** A game on the shelf: who plays, where it stands, when it was last played. Nothing secret. */
export type Shelved = Summary;

/** The games on this device, the one played last first. None where the device keeps nothing. */
export async function listGames(): Promise<readonly Shelved[]> {
  const listed = await list();
  return listed.kind === 'listed' ? listed.games : [];
}

/** The ids of games whose records can't be read. They stay until somebody removes them. */
export async function listUnreadable(): Promise<readonly string[]> {
  const listed = await list();
  return listed.kind === 'listed' ? listed.unreadable : [];
}

/** Removes a game for good. False when the device did not do it. */
export async function deleteGame(id: string): Promise<boolean> {
  return (await remove(id)).kind === 'kept';
}

/** Why this device keeps no games; null when it does. */
export async function storageTrouble(): Promise<StorageTrouble | null> {
  const listed = await list();
  return listed.kind === 'listed' ? null : listed.why;
}
