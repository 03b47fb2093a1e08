import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

function errorOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

it.each([
  ['a file', () => writeFileSync('/dev/full', 'x')],
  [
    'an SQLite database',
    () => {
      const database = new DatabaseSync(':memory:');
      database.exec('pragma max_page_count = 1');
      database.exec('create table posts (title text)');
    },
  ],
])('says what to do when a disk is full, for %s', (_, work) => {
  expect(describeError(errorOf(work))).toMatch(/^A disk is full \(.+\): df -h says which\./);
});

it.each([
  [new Error('There is no backup.'), 'There is no backup.'],
  ['stopped', 'stopped'],
])('leaves other messages as they are: %s', (error, message) => {
  expect(describeError(error)).toBe(message);
});
