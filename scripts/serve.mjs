/**
 * A small static server of build/ with the fallback page and its `_headers`: what any good static host does.
 * node scripts/serve.mjs [folder] [port] [host]
 */
import sirv from 'sirv';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headersFor } from './strict.mjs';

/**
 * @param {string} dir the build
 * @param {number} port
 * @param {string} [host]
 * @param {string} [base] the path under which a host serves the build, such as /tischlein
 * @returns {Promise<import('node:http').Server>} listening
 */
export function serve(dir, port, host = '127.0.0.1', base = '') {
  const files = sirv(dir, { single: '200.html', etag: true, dev: true, extensions: ['html'] });
  // Read anew each time: a host that is given another version sends that one's headers.
  const wished = () => (existsSync(join(dir, '_headers')) ? readFileSync(join(dir, '_headers'), 'utf8') : '');
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (base !== '' && url !== base && !url.startsWith(`${base}/`)) {
      response.statusCode = 404;
      response.end('not found');
      return;
    }
    const inside = url.slice(base.length);
    request.url = inside.startsWith('/') ? inside : `/${inside}`;
    // Without this a browser may keep an old service worker or page for hours.
    if (!request.url.startsWith('/_app/immutable/')) response.setHeader('cache-control', 'no-cache');
    for (const [name, value] of headersFor(wished(), url.replace(/[?#].*/, ''))) response.setHeader(name, value);
    files(request, response, () => {
      response.statusCode = 404;
      response.end('not found');
    });
  });
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => listening(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [dir = 'build', port = '4173', host = '127.0.0.1'] = process.argv.slice(2);
  await serve(dir, Number(port), host, process.env.BASE_PATH ?? '');
  console.log(`http://${host}:${port}${process.env.BASE_PATH ?? ''}/`);
}
