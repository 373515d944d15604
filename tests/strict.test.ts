import { describe, expect, it } from 'vitest';
import { DIRECTIVES, headersFile, headersFor, policyOf } from '../scripts/strict.mjs';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='";
const page = (policy: string): string => `<head><meta http-equiv="content-security-policy" content="${policy}"></head>`;

describe('the policy of the pages', () => {
  it('is one for all of them, none without it', () => {
    expect(policyOf([page(POLICY), page(POLICY)])).toBe(POLICY);
    expect(() => policyOf([page(POLICY), page("default-src 'self'")])).toThrow('one policy');
    expect(() => policyOf([page(POLICY), '<head></head>'])).toThrow('one policy');
    expect(() => policyOf([])).toThrow('one policy');
  });

  it('may differ in the script that starts a page: together they allow each of these', () => {
    const other = page(POLICY.replace('abc', 'abd'));
    const both = "default-src 'none'; script-src 'self' 'sha256-abc=' 'sha256-abd='";
    expect(policyOf([other, page(POLICY), other])).toBe(both);
    expect(() => policyOf([page(POLICY), page("default-src 'none'; script-src 'self'")])).toThrow('one policy');
  });

  it('may ask nothing of another host', () => {
    expect(new Set(Object.values(DIRECTIVES).flat())).toEqual(new Set(['self', 'none']));
    expect(DIRECTIVES['default-src']).toEqual(['none']);
  });
});

describe('the headers of a host', () => {
  const of = (path: string, base = '') => Object.fromEntries(headersFor(headersFile(POLICY, base), path));

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
