/** Puts the precache manifest (exact md5 of every built file) into the built service worker. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIP = /^(service-worker\.js|_app\/version\.json|robots\.txt|404\.html|\.nojekyll)$|^\.vite\/|\.(map|br|gz)$/;

/**
 * @param {string} dir the build
 * @returns {number} how many files the app takes along
 */
export function injectPrecache(dir) {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
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
  const worker = join(dir, 'service-worker.js');
  const parts = readFileSync(worker, 'utf8').split('self.__WB_MANIFEST');
  if (parts.length !== 2) throw new Error(`expected 1 self.__WB_MANIFEST, got ${parts.length - 1}`);
  writeFileSync(worker, parts.join(JSON.stringify(entries)));
  return entries.length;
}
