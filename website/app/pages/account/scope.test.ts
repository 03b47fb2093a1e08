import { expect, it } from 'vitest';
import { scopeIn } from './scope.ts';

it.each([
  ['scope=content', 'content'],
  ['scope=account', 'account'],
  ['', null],
  ['scope=', null],
  ['scope=everything', null],
  ['scope=content&scope=account', null],
])('a form with "%s" asks to delete: %s', (form, scope) => {
  expect(scopeIn(new URLSearchParams(form))).toBe(scope);
});
