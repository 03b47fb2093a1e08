import { describe, expect, it } from 'vitest';
import { codeIn, scopeIn } from './form-fields.ts';

describe('codeIn', () => {
  it.each([
    ['', null],
    ['code=', ''],
    ['code=abc', 'abc'],
    [`code=${'a'.repeat(600)}`, 'a'.repeat(512)],
  ])('reads the code of "%s"', (form, code) => {
    expect(codeIn(new URLSearchParams(form))).toBe(code);
  });
});

describe('scopeIn', () => {
  it.each([
    ['scope=content', 'content'],
    ['scope=account', 'account'],
    ['', null],
    ['scope=', null],
    ['scope=everything', null],
    ['scope=content&scope=account', null],
  ])('returns the scope of "%s": %s', (form, scope) => {
    expect(scopeIn(new URLSearchParams(form))).toBe(scope);
  });
});
