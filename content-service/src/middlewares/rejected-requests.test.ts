import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import rejectedRequests from './rejected-requests';

type Handler = (ctx: object, next: () => Promise<void>) => Promise<void>;

async function responseTo(error: Error): Promise<object> {
  const path = '/api/posts';
  const ctx = { path, originalUrl: path, req: { rawHeaders: ['Host', 'localhost'] } };
  const handler = rejectedRequests({}, { strapi: {} as Core.Strapi }) as unknown as Handler;
  await handler(ctx, () => Promise.reject(error));
  return ctx;
}

test('returns errors that may be shown in the format of Strapi errors', async () => {
  const error = Object.assign(new Error('too large'), { status: 413, expose: true, name: 'Large' });
  expect(await responseTo(error)).toMatchObject({
    status: 413,
    body: { data: null, error: { status: 413, name: 'Large', message: 'too large' } },
  });
});

test.each([
  new Error('a bug'),
  Object.assign(new Error('inside'), { status: 500, expose: false }),
  Object.assign(new Error('inside'), { status: 400, expose: false }),
])('rethrows %j for the error log', async (error) => {
  await expect(responseTo(error)).rejects.toBe(error);
});
