import { expect, test } from 'vitest';
import { checkStateOf as stateOf } from './check-state.ts';

const now = new Date('2026-11-22T12:00:00Z');
const createdAt = new Date('2025-01-01T12:00:00Z');
type Dates = Omit<Parameters<typeof stateOf>[0], 'confirmedAt'>;
const checkStateOf = (dates: Dates, at: Date) => stateOf({ ...dates, confirmedAt: null }, at);
const checkedAt = new Date('2026-06-01T12:00:00Z');

test('the last check is named until the next one is due', () => {
  const checkDueAt = new Date('2026-12-01T12:00:00Z');
  expect(checkStateOf({ createdAt, checkedAt, checkDueAt }, now)).toEqual({
    date: checkedAt,
    isOverdue: false,
    isByBusiness: false,
  });
  expect(checkStateOf({ createdAt, checkedAt, checkDueAt: null }, now)).toEqual({
    date: checkedAt,
    isOverdue: false,
    isByBusiness: false,
  });
});

test('when a check is due, the last one counts, else the day of writing', () => {
  expect(checkStateOf({ createdAt, checkedAt, checkDueAt: now }, now)).toEqual({
    date: checkedAt,
    isOverdue: true,
    isByBusiness: false,
  });
  expect(checkStateOf({ createdAt, checkedAt: null, checkDueAt: now }, now)).toEqual({
    date: createdAt,
    isOverdue: true,
    isByBusiness: false,
  });
});

test('a post that was never checked, and need not be, says nothing', () => {
  const checkDueAt = new Date('2026-12-01T12:00:00Z');
  expect(checkStateOf({ createdAt, checkedAt: null, checkDueAt: null }, now)).toBeNull();
  expect(checkStateOf({ createdAt, checkedAt: null, checkDueAt }, now)).toBeNull();
});

test('the business made the last check unless an editor did since', () => {
  const checkDueAt = new Date('2026-12-01T12:00:00Z');
  const stateWhen = (confirmedAt: Date, due = checkDueAt) =>
    stateOf({ createdAt, checkedAt, checkDueAt: due, confirmedAt }, now)?.isByBusiness;
  expect(stateWhen(checkedAt)).toBe(true);
  expect(stateWhen(new Date('2026-05-31T12:00:00Z'))).toBe(false);
  expect(stateWhen(checkedAt, now)).toBe(false);
});
