import type { Core } from '@strapi/strapi';
import { knex } from 'knex';
import { beforeEach, expect, test, vi } from 'vitest';
import { ignoreUnavailable } from './handle-outages';

const log = { error: vi.fn() };
const handle = ignoreUnavailable({ log } as unknown as Core.Strapi);
beforeEach(() => log.error.mockClear());

test('logs a failed background write if the database is unavailable', () => {
  handle(Object.assign(new Error('insert into mails'), { code: 'SQLITE_BUSY' }));
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    'a background write was lost: the database is locked by another program',
  );
});

test('ignores what waits for a connection at shutdown', async () => {
  const database = knex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
  });
  const transaction = await database.transaction();
  const waiting = database.raw('select 1').then(() => 'answered', handle);
  const closed = database.destroy();
  await transaction.rollback();
  expect(await waiting).toBeUndefined();
  await closed;
  expect(log.error).not.toHaveBeenCalled();
});

test('rethrows any other unhandled error', () => {
  const bug = new TypeError('undefined is not a function');
  expect(() => handle(bug)).toThrow(bug);
});
