import { expect, it } from 'vitest';
import { backupsToKeep } from './retention.ts';

const at = (day: string, hour = '02') => `${day}T${hour}-00-00Z`;
const NONE = { daily: 0, weekly: 0, monthly: 0 };

it('keeps the newest backup whatever is asked for', () => {
  expect([...backupsToKeep([at('2026-11-01'), at('2026-11-02')], NONE)]).toEqual([
    at('2026-11-02'),
  ]);
  expect(backupsToKeep([], { ...NONE, daily: 7 }).size).toBe(0);
});

it('keeps the newest of each of the last days', () => {
  const names = [
    at('2026-11-01'),
    at('2026-11-02', '02'),
    at('2026-11-02', '14'),
    at('2026-11-05'),
  ];
  expect([...backupsToKeep(names, { ...NONE, daily: 2 })]).toEqual([
    at('2026-11-05'),
    at('2026-11-02', '14'),
  ]);
});

it('counts weeks from Monday, and months', () => {
  // A Sunday, the Monday after it, and the last day of the month before.
  const names = [at('2026-10-31'), at('2026-11-22'), at('2026-11-23')];
  expect([...backupsToKeep(names, { ...NONE, weekly: 2 })]).toEqual([
    at('2026-11-23'),
    at('2026-11-22'),
  ]);
  expect([...backupsToKeep(names, { ...NONE, monthly: 2 })]).toEqual([
    at('2026-11-23'),
    at('2026-10-31'),
  ]);
});
