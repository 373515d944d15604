/**
 * Makes the build strict: a page runs and shows only what ships with it. The script that starts SvelteKit, which it
 * writes into every page, moves into a file, so that the policy needs no exception; the policy stands in every page,
 * and in `_headers` for hosts that take such a file.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page may do, as a policy in a page can say it. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'"
].join('; ');

/** Nothing here needs these, so nobody can talk the browser into them. Keeping the screen awake and sharing stay. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi'];

/** The `_headers` file: what a host should send beside the files. @param {string} base the path under which it serves */
export const headersFile = (base) => `${base}/*
  Content-Security-Policy: ${POLICY}; frame-ancestors 'none'
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
 * Takes the one inline script out of a page and puts the policy in.
 * @param {string} html
 * @param {(script: string) => string} keep stores the script and says where it is to be had
 */
export function strictPage(html, keep) {
  const parts = html.split(/<script>([\s\S]*?)<\/script>/);
  if (parts.length !== 3) throw new Error(`expected 1 inline script, got ${(parts.length - 1) / 2}`);
  const [before = '', script = '', after = ''] = parts;
  const head = '<meta charset="utf-8" />';
  if (!before.includes(head)) throw new Error(`expected ${head}`);
  const page = `${before}<script src="${keep(script)}"></script>${after}`;
  if (/<script(?![^>]*\ssrc=)|<style|\s(?:style|on[a-z]+)=/i.test(page)) throw new Error('a page has inline code left');
  return page.replace(head, `${head}\n    <meta http-equiv="content-security-policy" content="${POLICY}" />`);
}

/**
 * @param {string} dir the build
 * @param {string} base the path under which a host serves it, such as /tischlein
 * @returns {number} how many pages are strict now
 */
export function makeStrict(dir, base) {
  const pages = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
  const folder = '_app/immutable/boot';
  mkdirSync(join(dir, folder), { recursive: true });
  for (const page of pages) {
    const strict = strictPage(readFileSync(page, 'utf8'), (script) => {
      const file = `${folder}/${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
      writeFileSync(join(dir, file), script);
      return `${base}/${file}`;
    });
    writeFileSync(page, strict);
  }
  writeFileSync(join(dir, '_headers'), headersFile(base));
  return pages.length;
}
