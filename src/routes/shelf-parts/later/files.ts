/** Games into files and out of the window: stored where the browser puts downloads, or handed on. */
import { markBackedUp } from '$lib/shelf/backup';
import { exportGames } from '$lib/shelf/export';
import type { Shelved } from '$lib/shelf/list';

/** What became of it. `off`: people thought better of it. */
export type Filed =
  { readonly kind: 'saved' | 'shared'; readonly name: string } | { readonly kind: 'off' | 'gone' | 'failed' };

/** Does this browser hand on files like ours? */
export function canShare(): boolean {
  const probe = new File(['{}'], 'tischlein.json', { type: 'application/json' });
  return 'canShare' in navigator && navigator.canShare({ files: [probe] });
}

/** Puts games into one file. `shelved` are those of them whose backup is remembered. */
export async function fileGames(
  ids: readonly string[],
  shelved: readonly Shelved[],
  how: 'save' | 'share'
): Promise<Filed> {
  const now = Date.now();
  const exported = await exportGames(ids, now);
  if (exported.kind !== 'exported') return { kind: exported.kind === 'nothing' ? 'gone' : 'failed' };
  const { file } = exported;
  if (how === 'share') {
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      return { kind: error instanceof DOMException && error.name === 'AbortError' ? 'off' : 'failed' };
    }
  } else {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    // The browser has begun to read it; a page that stays open for weeks should not keep it.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }
  markBackedUp(shelved, now);
  return { kind: how === 'share' ? 'shared' : 'saved', name: file.name };
}
