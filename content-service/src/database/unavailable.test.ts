import { expect, test } from 'vitest';
import { isLocked, isUnavailable, reasonOf } from './unavailable';

const error = (message: string, code?: string) => Object.assign(new Error(message), { code });

const LOCKED = 'the database is locked by another program';

test.each([
  ['SQLITE_BUSY', LOCKED],
  ['SQLITE_BUSY_SNAPSHOT', LOCKED],
  ['SQLITE_LOCKED', LOCKED],
  ['ECONNREFUSED', 'the database cannot be reached (ECONNREFUSED)'],
  ['57P01', 'the database cannot be reached (57P01)'],
  ['57P03', 'the database cannot be reached (57P03)'],
  ['53300', 'the database cannot be reached (53300)'],
  ['08006', 'the database cannot be reached (08006)'],
])('treats the code %s as temporary', (code, reason) => {
  expect(isUnavailable(error('secret', code))).toBe(true);
  expect(isLocked(error('secret', code))).toBe(reason === LOCKED);
  expect(reasonOf(error('secret', code))).toBe(reason);
});

test.each([
  'select 1 - Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Knex: Timeout acquiring a connection. The pool is probably full.',
])('treats the message "%s" as temporary', (message) => {
  expect(isUnavailable(error(message))).toBe(true);
  expect(reasonOf(error(message))).toBe('the database cannot be reached (no response)');
});

test.each([
  error('no such table', 'SQLITE_ERROR'),
  error('malformed', 'SQLITE_CORRUPT'),
  error('duplicate key', '23505'),
  error('cancelled', '57014'),
  error('A title is missing'),
  'SQLITE_BUSY',
  undefined,
])('does not treat %s as temporary', (other) => {
  expect([isUnavailable(other), isLocked(other)]).toEqual([false, false]);
});
