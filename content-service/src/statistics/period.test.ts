import { expect, test } from 'vitest';
import { periodOf, stepOf } from './period';

const NOW = Date.parse('2026-11-23T15:00:00Z');

test('a week ends today and has a step for each day', () => {
  const period = periodOf(7, NOW);
  expect([period.since, period.until, period.steps.length]).toEqual([
    '2026-11-17',
    '2026-11-23',
    7,
  ]);
  expect(stepOf(period, '2026-11-17')).toBe(0);
  expect(stepOf(period, '2026-11-23')).toBe(6);
});

test('a year is 52 whole weeks, the last of which ends today', () => {
  const period = periodOf(365, NOW);
  expect([period.since, period.steps.length, period.steps.at(-1)]).toEqual([
    '2025-11-25',
    52,
    '2026-11-17',
  ]);
  expect(stepOf(period, '2025-12-01')).toBe(0);
  expect(stepOf(period, '2025-12-02')).toBe(1);
  expect(stepOf(period, '2026-11-23')).toBe(51);
});
