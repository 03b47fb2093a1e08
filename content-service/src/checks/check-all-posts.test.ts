import { expect, test } from 'vitest';
import { lastDue } from './check-all-posts';

test.each([
  ['2026-11-22T12:00:00Z', '2026-11-21T23:00:00Z'],
  ['2026-11-22T22:59:59Z', '2026-11-21T23:00:00Z'],
  ['2026-11-22T23:00:00Z', '2026-11-22T23:00:00Z'],
  ['2026-12-01T00:30:00Z', '2026-11-30T23:00:00Z'],
])('at %s, posts were last to be checked at %s', (now, due) => {
  expect(new Date(lastDue(new Date(now)))).toEqual(new Date(due));
});

test('is at most a day ago at any minute of a year', () => {
  const start = Date.UTC(2028, 0, 1);
  for (let minute = 0; minute < 366 * 1440; minute += 1) {
    const now = start + minute * 60_000;
    const age = now - lastDue(new Date(now));
    if (age < 0 || age >= 86_400_000) throw new Error(new Date(now).toISOString());
  }
});
