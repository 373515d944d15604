/** What people do with the games on the shelf, one at a time. Loaded when it is asked for. */
import { fitText } from '../kernel/text';
import { freshId } from '../saves/id';
import { copy, discard, rename, restore, type WriteResult } from '../saves/saves';
import { LONGEST_TITLE, type NoShelf } from './list';

/** What became of a wish. `gone`: there is no such game any more. */
export type Done = { readonly kind: 'done' } | { readonly kind: 'gone' } | NoShelf;

/** A game that was copied, by its new id. */
export type Copied = { readonly kind: 'copied'; readonly id: string } | Exclude<Done, { kind: 'done' }>;

function done(result: WriteResult): Done {
  switch (result.kind) {
    case 'stored':
      return { kind: 'done' };
    case 'conflict':
    case 'missing':
    case 'trashed':
      return { kind: 'gone' };
    case 'failed':
      return result;
  }
}

/** Gives a game a name of its own; one without letters takes it away. A table that is playing it keeps the name. */
export async function renameGame(id: string, title: string): Promise<Done> {
  const name = fitText(title).trim().slice(0, LONGEST_TITLE);
  return done(await rename(id, name === '' ? null : name));
}

/** What a copy is called: "Friday (2)", the next number that no other game on the shelf has. */
export function copyName(name: string, taken: readonly string[]): string {
  const first = name.replace(/ \(\d+\)$/u, '');
  for (let n = 2; ; n += 1) {
    const end = ` (${n})`;
    // A sign that was cut through would be no sign.
    const copied = `${first.slice(0, LONGEST_TITLE - end.length).replace(/\p{Cs}$/u, '')}${end}`;
    if (!taken.includes(copied)) return copied;
  }
}

/** Copies a game as it stands, under a name of its own. From here on the two go their own ways. */
export async function copyGame(id: string, title: string): Promise<Copied> {
  const to = freshId();
  const name = fitText(title).trim().slice(0, LONGEST_TITLE);
  const copied = done(await copy(id, to, name === '' ? null : name));
  return copied.kind === 'done' ? { kind: 'copied', id: to } : copied;
}

/** Takes a game off the shelf. It can be had back for a week, as long as the device has room. */
export async function deleteGame(id: string): Promise<Done> {
  return done(await discard(id, Date.now()));
}

/** Puts a deleted game back on the shelf, as it was. */
export async function restoreGame(id: string): Promise<Done> {
  return done(await restore(id));
}
