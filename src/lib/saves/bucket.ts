/** The storage bucket the spare lies in, as far as a page has to know of it that has none. */

/** As much of the browser's storage buckets as the spare needs; the compiler's library does not know them. */
interface Buckets {
  open(
    name: string,
    options: { readonly durability: 'strict'; readonly persisted: boolean }
  ): Promise<{ readonly indexedDB: IDBFactory }>;
  keys(): Promise<readonly string[]>;
  delete(name: string): Promise<void>;
}

/** The bucket's name. */
export const BUCKET = 'tischlein-spare';

/** How long the browser, or another window, is waited for, in milliseconds. A frozen window never ends. */
export const PATIENCE = 3000;

/** Does this browser have storage buckets, and so a spare? */
export function hasBuckets(): boolean {
  return typeof navigator !== 'undefined' && 'storageBuckets' in navigator;
}

/** The browser's storage buckets, where it has them. */
export const buckets = (): Buckets => (navigator as unknown as { readonly storageBuckets: Buckets }).storageBuckets;

/** The same, or a refusal when it takes too long. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), PATIENCE);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/** Is there a spare on this device? Null when nobody can tell. */
export async function isThere(): Promise<boolean | null> {
  if (!hasBuckets()) return false;
  try {
    return (await inTime(buckets().keys())).includes(BUCKET);
  } catch {
    return null;
  }
}
