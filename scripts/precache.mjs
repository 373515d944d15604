/** Puts the precache manifest (exact md5 of every built file) into the built service worker. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * What stays with the host. Pages that nobody takes up a game with are answered with 200.html; icons are for the system,
 * which keeps its own.
 */
const SKIP =
  /^(service-worker\.js|_app\/version\.json|robots\.txt|_headers|\.nojekyll|icons\/.*\.png|(new\/.*|.*\/help|credits|settings)\.html)$|^\.vite\/|\.(map|br|gz)$/;

/**
 * The files the app takes along, and how to tell that one has changed.
 * @param {string} dir the build
 * @returns {readonly { url: string, revision: string | null }[]}
 */
export function entriesOf(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !SKIP.test(file))
    .sort()
    .map((url) => ({
      url,
      revision: url.startsWith('_app/immutable/')
        ? null // the name holds the hash
        : createHash('md5')
            .update(readFileSync(join(dir, url)))
            .digest('hex')
    }));
}

/**
 * @param {string} dir the build
 * @returns {number} how many files the app takes along
 */
export function injectPrecache(dir) {
  const entries = entriesOf(dir);
  const worker = join(dir, 'service-worker.js');
  const parts = readFileSync(worker, 'utf8').split('self.__WB_MANIFEST');
  if (parts.length !== 2) throw new Error(`expected 1 self.__WB_MANIFEST, got ${parts.length - 1}`);
  writeFileSync(worker, parts.join(JSON.stringify(entries)));
  return entries.length;
}
