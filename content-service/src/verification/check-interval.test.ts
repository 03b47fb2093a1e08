import { describe, expect, test } from 'vitest';
import { checkDueAt, checkIntervalOf } from './check-interval';

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
    expect(checkDueAt(post)).toEqual(new Date('2026-07-15T10:00:00.000Z'));
    expect(checkDueAt({ ...post, checked_at: '2026-03-01T08:00:00.000Z' })).toEqual(
      new Date('2026-09-01T08:00:00.000Z'),
    );
  });

  test('never comes for kinds without checks', () => {
    expect(checkDueAt({ createdAt, post_type: kind('Forum') })).toBeNull();
    expect(checkDueAt({ createdAt, post_type: null })).toBeNull();
  });

  test('is on the last day of a month that is too short', () => {
    const post = { createdAt: '2025-08-31T12:00:00.000Z', post_type: kind('Business') };
    expect(checkDueAt(post)).toEqual(new Date('2026-02-28T12:00:00.000Z'));
  });
});
