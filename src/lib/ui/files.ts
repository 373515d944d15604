/** Files on their way out of the window: stored where the browser puts downloads, or handed on. */

/** Does this browser hand on files like ours? */
export function canShare(): boolean {
  const probe = new File(['{}'], 'tischlein.json', { type: 'application/json' });
  return 'canShare' in navigator && navigator.canShare({ files: [probe] });
}

/** Gives the file to the browser's downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has begun to read it; a page that stays open for weeks should not keep it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Lets people choose whom to hand the file to. `off`: they thought better of it. */
export async function shareFile(file: File): Promise<'shared' | 'off' | 'failed'> {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'off' : 'failed';
  }
}
