import { describe, expect, it } from 'vitest';
import { headersFile, headersFor, POLICY, strictPage } from '../scripts/strict.mjs';

const page = (body: string): string => `<head>\n    <meta charset="utf-8" /></head><body>${body}</body>`;

describe('a page of the build', () => {
  it('gets the policy, and its script moves into a file', () => {
    const kept: string[] = [];
    const strict = strictPage(page('<div><script>\n go("$&") </script></div>'), (script) => {
      kept.push(script);
      return '/boot/a.js';
    });
    expect(kept).toEqual(['\n go("$&") ']);
    expect(strict).toContain('<div><script src="/boot/a.js"></script></div>');
    expect(strict).toContain(`<meta http-equiv="content-security-policy" content="${POLICY}" />`);
  });

  it('is not built with any other inline code', () => {
    const script = '<script>go()</script>';
    for (const more of [
      script,
      '<style>p{}</style>',
      '<p style="color:red">',
      '<p onclick="go()">',
      '<script type="x">'
    ]) {
      expect(() => strictPage(page(script + more), () => '/a.js')).toThrow(/inline/);
    }
    expect(() => strictPage(page(''), () => '/a.js')).toThrow('expected 1 inline script, got 0');
  });

  it('may ask nothing of another host', () => {
    expect(POLICY.replaceAll(/'(self|none)'/g, '')).not.toMatch(/['*:]|unsafe|http|data|blob/);
  });
});

describe('the headers of a host', () => {
  const of = (path: string, base = '') => Object.fromEntries(headersFor(headersFile(base), path));

  it('add up by path', () => {
    expect(of('/settings')).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
    expect(of('/settings')).not.toHaveProperty('Cache-Control');
    expect(of('/service-worker.js')).toMatchObject({ 'Cache-Control': 'no-cache', 'X-Frame-Options': 'DENY' });
    expect(of('/_app/immutable/a.js')['Cache-Control']).toContain('immutable');
  });

  it('are those of the pages, and let nobody frame them', () => {
    expect(of('/')['Content-Security-Policy']).toBe(`${POLICY}; frame-ancestors 'none'`);
  });

  it('keep to the path a host serves under', () => {
    expect(of('/elsewhere', '/tischlein')).toEqual({});
    expect(of('/tischlein/service-worker.js', '/tischlein')['Cache-Control']).toBe('no-cache');
  });
});
