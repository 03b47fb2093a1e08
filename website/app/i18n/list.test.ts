import { expect, it } from 'vitest';
import { formatList } from './list.ts';

it.each([
  ['en-GB', 'A, B and C'],
  ['ar-AE', 'A، B وC'],
  ['fa-IR', 'A، B و C'],
  ['tr-TR', 'A, B ve C'],
  ['ur-PK', 'A، B اور C'],
  ['ru-RU', 'A, B и C'],
  ['hi-IN', 'A, B और C'],
  ['ckb-IQ', 'A، B و C'],
])('joins a list in %s as "%s"', (locale, text) => {
  expect(formatList(['A', 'B', 'C'], locale)).toBe(text);
});

it('joins nothing to a single entry', () => {
  expect(formatList(['A'], 'fa-IR')).toBe('A');
  expect(formatList([], 'fa-IR')).toBe('');
});
