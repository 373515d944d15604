/** Files on their way out of the window: stored where the browser puts downloads, or handed on. */

/**
 * The file as this browser hands it on; null where it hands on none. Chromium lets no `.json` out, but texts: one more
 * ending makes it one, and it is read all the same. A picture can't be made one.
 */
function handedOn(file: File): File | null {
  if (!('canShare' in navigator)) return null;
  const asText = new File([file], `${file.name}.txt`, { type: 'text/plain' });
  const ways = file.type === 'application/json' ? [file, asText] : [file];
  return ways.find((one) => navigator.canShare({ files: [one] })) ?? null;
}

/** Does this browser hand on this file? One of a game, unless told otherwise. */
export function canShare(file = new File(['{}'], 'tischlein.json', { type: 'application/json' })): boolean {
  return handedOn(file) !== null;
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
  const handed = handedOn(file);
  if (handed === null) return 'failed';
  try {
    await navigator.share({ files: [handed] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'off' : 'failed';
  }
}
