import { expect, it } from 'vitest';
import { scopeIn } from './scope.ts';

it.each([
  ['scope=content', 'content'],
  ['scope=account', 'account'],
  ['', 'account'],
  ['scope=everything', 'account'],
])('a form with "%s" asks to delete: %s', (form, scope) => {
  expect(scopeIn(new URLSearchParams(form))).toBe(scope);
});
