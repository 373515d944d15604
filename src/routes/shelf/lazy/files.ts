/** Games into files and out of the window: stored where the browser puts downloads, or handed on. */
import { markBackedUp } from '$lib/shelf/backup';
import { exportGames } from '$lib/shelf/export';
import type { Shelved } from '$lib/shelf/list';
import { saveFile, shareFile } from '$lib/ui/files';
import { boxNameOf } from '../../catalogue';

/** What became of it. `off`: people thought better of it. */
export type Filed =
  { readonly kind: 'saved' | 'shared'; readonly name: string } | { readonly kind: 'off' | 'gone' | 'failed' };

/** Puts games into one file. `shelved` are those of them whose backup is remembered; `only` is the game if it is one. */
export async function fileGames(
  ids: readonly string[],
  shelved: readonly Shelved[],
  how: 'save' | 'share',
  only?: { readonly game: string | null; readonly title: string | null }
): Promise<Filed> {
  const now = Date.now();
  const exported = await exportGames(
    ids,
    now,
    only === undefined ? undefined : { box: boxNameOf(only.game), title: only.title }
  );
  if (exported.kind !== 'exported') return { kind: exported.kind === 'nothing' ? 'gone' : 'failed' };
  const { file } = exported;
  if (how === 'save') {
    saveFile(file);
  } else {
    const shared = await shareFile(file);
    if (shared !== 'shared') return { kind: shared };
  }
  markBackedUp(shelved, now);
  return { kind: how === 'share' ? 'shared' : 'saved', name: file.name };
}
