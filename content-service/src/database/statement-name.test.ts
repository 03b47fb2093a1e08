import { expect, test } from 'vitest';
import { statementName } from './statement-name';

test('names a statement by its text, in at most 63 letters', () => {
  const name = statementName('select title from posts where id = ?');
  expect(name).toMatch(/^.{1,63}$/);
  expect(statementName('select title from posts where id = ?')).toBe(name);
  expect(statementName('select slug from posts where id = ?')).not.toBe(name);
});

test('names no more statements than a connection should keep, and those it knows as before', () => {
  const known = statementName('select 1');
  const names = Array.from({ length: 1000 }, (_, index) => statementName(`select ${index}, 2`));
  expect(new Set(names).size).toBeLessThan(400);
  expect(names.at(-1)).toBeUndefined();
  expect(statementName('select 1')).toBe(known);
});
