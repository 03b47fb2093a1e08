import type { Core } from '@strapi/strapi';
import { expect, test, vi } from 'vitest';
import { ignoreUnavailable } from './handle-outages';

const log = { error: vi.fn() };
const handle = ignoreUnavailable({ log } as unknown as Core.Strapi);

test('logs a failed background write if the database is unavailable', () => {
  handle(Object.assign(new Error('insert into mails'), { code: 'SQLITE_BUSY' }));
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    'a background write was lost: the database is locked by another program',
  );
});

test('rethrows any other unhandled error', () => {
  const bug = new TypeError('undefined is not a function');
  expect(() => handle(bug)).toThrow(bug);
});
