import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { markUnavailable } from '../database/request-deadline';
import databaseUnavailable from './database-unavailable';

const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

/** Handles a request with `next`. @returns the response */
async function respond(next: (ctx: { status: number }) => Promise<void>) {
  const headers: Record<string, string> = {};
  const ctx = {
    status: 404,
    body: undefined,
    res: { writableEnded: false },
    set: (name: string, value: string) => {
      headers[name] = value;
    },
  };
  const middleware = databaseUnavailable({}, { strapi: {} as Core.Strapi });
  await middleware?.(ctx as never, () => next(ctx));
  return { ...ctx, headers };
}

const UNAVAILABLE = { status: 503, headers: { 'Retry-After': '5' } };

test('returns 503 without the cause if the database is unavailable', async () => {
  const ctx = await respond(() => Promise.reject(locked));
  expect(ctx).toMatchObject(UNAVAILABLE);
  expect(JSON.stringify(ctx.body)).not.toContain('locked');
});

test.each([400, 500])('returns 503 if Strapi turned the outage into a %i', async (status) => {
  const ctx = await respond(async (ctx) => {
    markUnavailable();
    ctx.status = status;
  });
  expect(ctx).toMatchObject(UNAVAILABLE);
});

test('returns 503 if the outage was rethrown as another error', async () => {
  const ctx = await respond(async () => {
    markUnavailable();
    throw new Error('The account could not be read');
  });
  expect(ctx).toMatchObject(UNAVAILABLE);
});

test('keeps a successful response despite an outage', async () => {
  const ctx = await respond(async (ctx) => {
    markUnavailable();
    ctx.status = 200;
  });
  expect(ctx).toMatchObject({ status: 200, headers: {} });
});

test('keeps other error responses and rethrows other errors', async () => {
  expect(await respond(async () => {})).toMatchObject({ status: 404, headers: {} });
  const bug = new TypeError('undefined is not a function');
  await expect(respond(() => Promise.reject(bug))).rejects.toBe(bug);
});
