/**
 * What the pages of the build may do. SvelteKit writes the policy into every page (`kit.csp`), with the hash of the one
 * script that starts it; `_headers` says it of all of them together, to hosts that take such a file.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The policy as `kit.csp.directives`: only what ships with the app runs or is shown.
 * @type {NonNullable<NonNullable<import('@sveltejs/kit').KitConfig['csp']>['directives']>}
 */
export const DIRECTIVES = {
  'default-src': ['none'],
  'script-src': ['self'],
  'style-src': ['self'],
  'img-src': ['self'],
  'font-src': ['self'],
  'connect-src': ['self'],
  'worker-src': ['self'],
  'manifest-src': ['self'],
  'base-uri': ['none'],
  'form-action': ['none']
};

/** Nothing here needs these, so nobody can talk the browser into them. Keeping the screen awake and sharing stay. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi'];

/**
 * The `_headers` file: what a host should send beside the files.
 * @param {string} policy
 * @param {string} base the path under which it serves
 */
export const headersFile = (policy, base) => `${base}/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: ${UNUSED.map((name) => `${name}=()`).join(', ')}

${base}/service-worker.js
  Cache-Control: no-cache

${base}/_app/immutable/*
  Cache-Control: public, max-age=31536000, immutable
`;

/**
 * The headers a `_headers` file asks for at this path. Rules add up; a path ends in `*` or is meant exactly.
 * @param {string} text
 * @param {string} path
 * @returns {readonly (readonly [string, string])[]}
 */
export function headersFor(text, path) {
  /** @type {[string, string][]} */
  const found = [];
  let applies = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    if (!/^\s/.test(line)) {
      const rule = line.trim();
      applies = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
    } else if (applies) {
      const colon = line.indexOf(':');
      found.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return found;
}

/**
 * The policy of these pages together: theirs, which is one but for the script that starts each, with the hashes of all these
 * scripts. Throws where a page has none, or another.
 * @param {readonly string[]} pages their HTML
 */
export function policyOf(pages) {
  /** @type {Set<string>} */
  const hashes = new Set();
  const policies = new Set(
    pages.map((html) =>
      /<meta http-equiv="content-security-policy" content="([^"]+)">/
        .exec(html)?.[1]
        ?.replace(/( 'sha256-[^']+')+/, (found) => {
          for (const hash of found.trim().split(' ')) hashes.add(hash);
          return ' HASHES';
        })
    )
  );
  const [policy] = policies;
  if (policy === undefined || policies.size > 1) throw new Error('the pages do not have one policy');
  return policy.replace('HASHES', [...hashes].sort().join(' '));
}

/**
 * Writes `_headers` for the pages of a build.
 * @param {string} dir the build
 * @param {string} base the path under which a host serves it, such as /tischlein
 * @returns {number} how many pages it speaks for
 */
export function writeHeaders(dir, base) {
  const pages = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  writeFileSync(join(dir, '_headers'), headersFile(policyOf(pages), base));
  return pages.length;
}
