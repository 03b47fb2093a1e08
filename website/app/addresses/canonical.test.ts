import { describe, expect, it } from 'vitest';
import { redirectTo } from './canonical.ts';

const canonical = `/articles/${encodeURIComponent('أول-أسبوع')}`;

describe('redirectTo', () => {
  it.each(['/article/12', '/articles/12', '/businesses/أول-أسبوع', `${canonical}/`])(
    'sends %s to the canonical path',
    (requested) => {
      expect(redirectTo(requested, canonical)).toBe(canonical);
    },
  );

  it.each([canonical, canonical.toLowerCase(), '/articles/أول-أسبوع'])(
    'stays on %s',
    (requested) => {
      expect(redirectTo(requested, canonical)).toBeNull();
    },
  );

  it('treats composed and decomposed letters as the same address', () => {
    expect(
      redirectTo('/articles/cafe\u0301', `/articles/${encodeURIComponent('café')}`),
    ).toBeNull();
  });

  it('redirects an address that cannot be decoded', () => {
    expect(redirectTo('/articles/%E0%A4', canonical)).toBe(canonical);
  });
});
