import { kindNames, kindRow } from 'post-rules/kinds';
import { describe, expect, test } from 'vitest';
import { checkDatesOf, checkIntervalOf, isListedLast } from './check-interval';

const createdAt = '2026-01-15T10:00:00.000Z';
const kind = (name: string, check_every: number | null = null) => ({ name, check_every });

describe('the months between two checks', () => {
  test.each([
    ['Article', 12],
    ['Business', 6],
    ['Marketplace', 1],
    ['Event', 0],
    ['Activity', 0],
    ['Forum', 0],
    ['A kind of an operator', 0],
  ])('are, for the kind %s, %i', (name, months) => {
    expect(checkIntervalOf({ createdAt, post_type: kind(name) })).toBe(months);
  });

  test('are those of the post, else of its category, else of its kind', () => {
    const post = { createdAt, post_type: kind('Business', 3), post_category: { check_every: 2 } };
    expect(checkIntervalOf({ ...post, check_every: 0 })).toBe(0);
    expect(checkIntervalOf({ ...post, check_every: null })).toBe(2);
    expect(checkIntervalOf({ ...post, post_category: { check_every: null } })).toBe(3);
    expect(checkIntervalOf({ ...post, post_category: null })).toBe(3);
  });
});

describe('the next check', () => {
  test('counts from the last one, and before the first from the day of writing', () => {
    const post = { createdAt, post_type: kind('Business') };
    expect(checkDatesOf(post)).toEqual({ due: new Date('2026-07-15T10:00:00Z'), expires: null });
    const checked = { ...post, checked_at: '2026-03-01T08:00:00.000Z' };
    expect(checkDatesOf(checked).due).toEqual(new Date('2026-09-01T08:00:00Z'));
  });

  test('never comes for kinds without checks', () => {
    const never = { due: null, expires: null };
    expect(checkDatesOf({ createdAt, post_type: kind('Forum') })).toEqual(never);
    expect(checkDatesOf({ createdAt, post_type: null })).toEqual(never);
  });

  test('is on the last day of a month that is too short', () => {
    const post = { createdAt: '2025-08-31T12:00:00.000Z', post_type: kind('Business') };
    expect(checkDatesOf(post).due).toEqual(new Date('2026-02-28T12:00:00.000Z'));
  });
});

describe('the end of an offer', () => {
  const post = { createdAt, post_type: kind('Marketplace') };
  const endOf = (values: object) => checkDatesOf({ ...post, ...values }).expires;

  test('is 60 days after the last check, or after it was written', () => {
    expect(endOf({})).toEqual(new Date('2026-03-16T10:00:00Z'));
    expect(endOf({ checked_at: '2026-03-01T08:00:00Z' })).toEqual(new Date('2026-04-30T08:00:00Z'));
  });

  test('is not before its check is due, and does not come without checks', () => {
    expect(endOf({ check_every: 3 })).toEqual(new Date('2026-04-15T10:00:00Z'));
    expect(endOf({ check_every: 0 })).toBeNull();
  });
});

describe('after all others are listed', () => {
  const isLast = (name: string, now: string) => {
    const post = { createdAt, post_type: kind(name) };
    return isListedLast(post, checkDatesOf(post), new Date(now));
  };

  test('businesses whose check is due, and offers that have ended', () => {
    expect(isLast('Business', '2026-07-15T09:59:59Z')).toBe(false);
    expect(isLast('Business', '2026-07-15T10:00:00Z')).toBe(true);
    expect(isLast('Marketplace', '2026-03-16T09:59:59Z')).toBe(false);
    expect(isLast('Marketplace', '2026-03-16T10:00:00Z')).toBe(true);
  });

  test('no other posts', () => {
    expect(isLast('Article', '2030-01-01T00:00:00Z')).toBe(false);
    expect(isLast('Forum', '2030-01-01T00:00:00Z')).toBe(false);
  });
});

// The website says so of posts that nobody has checked, here for ten years.
test.each(kindNames)('posts of the kind %s sink or end as post-rules/kinds.ts says', (name) => {
  const { whenUnchecked } = kindRow({ name });
  const post = { createdAt, post_type: kind(name) };
  const dates = checkDatesOf(post);
  const isLast = isListedLast(post, dates, new Date('2036-01-15T10:00:00Z'));
  expect({ hasEnd: dates.expires !== null, isLast }).toEqual({
    hasEnd: whenUnchecked === 'ends',
    isLast: whenUnchecked !== 'stays',
  });
});
