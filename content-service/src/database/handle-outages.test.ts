import type { Core } from '@strapi/strapi';
import { expect, test, vi } from 'vitest';
import { ignoreUnavailable } from './handle-outages';

const log = { error: vi.fn() };
const handle = ignoreUnavailable({ log } as unknown as Core.Strapi);

test('outlives a write that nobody waited for while the database is away, and says so', () => {
  handle(Object.assign(new Error('insert into mails'), { code: 'SQLITE_BUSY' }));
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    'a write that nothing waited for was lost: the database is locked by another program',
  );
});

test('does not outlive any other failure that nobody handled', () => {
  const bug = new TypeError('undefined is not a function');
  expect(() => handle(bug)).toThrow(bug);
});
