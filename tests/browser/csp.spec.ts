import { createHash } from 'node:crypto';
import { expect, test } from './test';
import { originOf, watch } from './watched';

test('the policy stands in every page and in its headers, and allows no inline code but the script that starts it', async ({
  page,
  request
}) => {
  /** The hash of the script that starts a page stands in it, and with those of all other pages in the headers. */
  const HASHES = / ('sha256-[^']+' ?)+/;
  for (const path of [
    '/',
    '/index.de',
    '/settings',
    '/credits',
    '/new/bucket-king',
    '/bucket-king?game=none',
    '/nowhere'
  ]) {
    const response = await request.get(path);
    const html = await response.text();
    const policy = /<meta http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy.split('; ').sort()).toEqual(
      [
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "font-src 'self'",
        "form-action 'none'",
        "img-src 'self'",
        "manifest-src 'self'",
        `script-src 'self' 'sha256-${hash}'`,
        "style-src 'self'",
        "worker-src 'self'"
      ].sort()
    );
    const sent = response.headers()['content-security-policy'] ?? '';
    expect(sent.replace(HASHES, '')).toBe(`${policy.replace(HASHES, '')}; frame-ancestors 'none'`);
    expect(sent).toContain(`'sha256-${hash}'`);
    expect(response.headers()['referrer-policy']).toBe('no-referrer');
    // Before anything that could run or be fetched.
    expect(html.indexOf('content-security-policy')).toBeLessThan(html.search(/<link|<script/));
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/early.js">', '<script>']);
    expect(html).not.toMatch(/<style|\s(style|on[a-z]+)=/i);
  }
  await page.goto('/');
  const { refused } = await watch(page.context(), await originOf(page));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "let in"';
    document.head.append(script);
    document.body.setAttribute('style', 'color: red');
    document.body.append(Object.assign(new Image(), { src: 'http://example.invalid/spy.png' }));
  });
  await expect.poll(() => [...refused]).toHaveLength(3);
  await expect(page).not.toHaveTitle('let in');
});
