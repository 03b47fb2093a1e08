import { expect, test } from 'vitest';
import { readSince } from './read-since';

const NOW = Date.parse('2026-11-28T12:00:00Z');

test('is thirty days ago by default', () => {
  expect(readSince({}, NOW)).toBe('2026-10-29');
});

test('is the day that is asked for', () => {
  expect(readSince({ since: '2026-02-28' }, NOW)).toBe('2026-02-28');
});

test.each(['2026-99-99', '2026-02-30', 'yesterday', '', ['2026-02-28']])('is not %j', (since) => {
  expect(() => readSince({ since }, NOW)).toThrow('since must be a day such as 2026-11-01');
});
