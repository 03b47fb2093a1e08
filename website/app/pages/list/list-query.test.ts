import { expect, test } from 'vitest';
import { listQuery } from './list-query.ts';

const now = new Date('2026-04-15T09:00:00Z');
const query = (
  ...[kind, filters]: [Parameters<typeof listQuery>[0], Parameters<typeof listQuery>[1]]
) => JSON.parse(JSON.stringify(listQuery(kind, filters, now, 'Asia/Dubai')));

test('queries upcoming events unless another period is chosen', () => {
  expect(query('event', {})).toEqual({ kind: 'event', upcoming: true });
  expect(query('activity', { when: 'past' })).toEqual({ kind: 'activity', past: true });
  expect(query('event', { when: 'any' })).toEqual({ kind: 'event', sort: 'latest' });
  expect(query('event', { when: 'today' })).toEqual({
    kind: 'event',
    during: { from: now.toISOString(), to: '2026-04-15T20:00:00.000Z' },
  });
});

test('passes on the filters of other lists', () => {
  expect(query('article', {})).toEqual({ kind: 'article' });
  expect(query('marketplace', { q: 'cot', city: 'dubai', min: 0, sort: 'cheapest' })).toEqual({
    kind: 'marketplace',
    q: 'cot',
    city: 'dubai',
    min: 0,
    sort: 'cheapest',
  });
  expect(query('business', { partner: true })).toEqual({ kind: 'business', partner: true });
  expect(query('forum', { recent: true })).toEqual({
    kind: 'forum',
    postedSince: '2026-04-08T09:00:00.000Z',
  });
});
