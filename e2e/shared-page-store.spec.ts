import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Notice } from '../website/server/change-notices.ts';
import { createMemoryStore } from '../website/server/page-cache/memory-store.ts';
import { encoded, etagOf } from '../website/server/page-cache/page.ts';
import type { CacheEntry } from '../website/server/page-cache/page-store.ts';
import { connectRedis } from '../website/server/page-cache/redis/connection.ts';
import { joinNoticeStream } from '../website/server/page-cache/redis/notice-stream.ts';
import { createRedisStore } from '../website/server/page-cache/redis/redis-store.ts';
import { type Redis, startRedis } from './redis.ts';

let redis: Redis;
let copies: { stop: () => void }[];

test.beforeEach(async () => {
  redis = await startRedis();
  copies = [];
});

test.afterEach(async () => {
  for (const each of copies) each.stop();
  await redis.stop();
});

const now = Date.now;
const soon = expect.poll;

/** One copy of the website: its store and what it hears. @param skew by which its clock is wrong */
function copy({ build = 'one', skew = 0 } = {}) {
  const clock = () => now() + skew;
  const failures: unknown[] = [];
  let ups = 0;
  const connection = connectRedis({
    url: redis.url,
    now: clock,
    down: (error) => failures.push(error),
    up: () => {
      ups += 1;
    },
  });
  const memory = createMemoryStore(10_000_000, clock);
  const heard: { id: string; at: number }[] = [];
  const stream = joinNoticeStream({
    url: redis.url,
    redis: connection,
    stream: 'site:notices',
    heard: ({ id }, at) => heard.push({ id, at }),
    missed: () => {},
    now: clock,
  });
  const store = createRedisStore({
    memory,
    redis: connection,
    prefix: `site:${build}:`,
    build,
    now: clock,
  });
  const started = {
    store,
    clock,
    heard,
    failures,
    ups: () => ups,
    publish: stream.publish,
    isConnected: () => connection.attempt((commands) => commands.ping()),
    stop: () => {
      stream.stop();
      connection.stop();
    },
  };
  copies.push(started);
  return started;
}

async function connected(options?: Parameters<typeof copy>[0]) {
  const one = copy(options);
  await soon(one.isConnected).toBe('PONG');
  return one;
}

async function entry(key: string, renderedAt: number): Promise<CacheEntry> {
  const body = Buffer.from(`<p>${'Words. '.repeat(500)}`);
  return {
    key,
    isNarrowed: false,
    page: {
      status: 200,
      headers: { 'content-type': 'text/html' },
      bodies: await encoded(body),
      etag: etagOf(body),
      renderedAt,
      tags: new Set(['post:12']),
    },
  };
}

const notice = (): Notice => ({
  id: randomUUID(),
  at: new Date(),
  changes: [{ type: 'post', id: 12 }],
});

test("one copy's rendering serves the other, bodies and tags included", async () => {
  const [one, other] = [await connected(), await connected()];
  const rendered = await entry('/articles', now());
  one.store.set(rendered);
  await soon(() => other.store.fetch('/articles')).toBeDefined();
  expect(other.store.get('/articles')?.page).toMatchObject({
    bodies: rendered.page.bodies,
    tags: rendered.page.tags,
    etag: rendered.page.etag,
  });
});

test('copies whose clocks differ agree on the age of a page', async () => {
  const [one, other] = [await connected(), await connected({ skew: 60_000 })];
  one.store.set(await entry('/articles', one.clock()));
  await soon(() => other.store.fetch('/articles')).toBeDefined();
  const age = other.clock() - (other.store.get('/articles')?.page.renderedAt ?? 0);
  expect(Math.abs(age)).toBeLessThan(10_000);
});

test('a copy of another build gets none of the pages', async () => {
  const [one, other] = [await connected(), await connected({ build: 'two' })];
  one.store.set(await entry('/articles', now()));
  await soon(() => one.store.fetch('/articles')).toBeDefined();
  expect(await other.store.fetch('/articles')).toBeUndefined();
});

test('a notice reaches every copy, and one that starts later', async () => {
  const [one, other] = [await connected(), await connected()];
  const sent = notice();
  one.publish(sent);
  await soon(() => other.heard.map(({ id }) => id)).toEqual([sent.id]);
  const late = await connected();
  await soon(() => late.heard.map(({ id }) => id)).toEqual([sent.id]);
  expect(late.heard[0]?.at).toBeLessThanOrEqual(now());
});

test('killed and started again: no failure reaches a visitor, and notices are made up for', async () => {
  const [one, other] = [await connected(), await connected()];
  one.store.set(await entry('/articles', now()));
  await soon(() => other.store.fetch('/articles')).toBeDefined();
  await redis.kill();
  expect(await other.store.fetch('/articles')).toBeDefined();
  expect(await other.store.fetch('/events')).toBeUndefined();
  one.store.set(await entry('/events', now()));
  const sent = notice();
  one.publish(sent);
  await soon(() => one.failures.length).toBeGreaterThan(0);
  await redis.startAgain();
  await soon(one.isConnected).toBe('PONG');
  await soon(one.ups).toBe(1);
  await soon(() => other.heard.map(({ id }) => id)).toEqual([sent.id]);
  expect(one.failures).toHaveLength(1);
});

test('frozen and resumed: nobody waits for it, and it is used again', async () => {
  const [one, other] = [await connected(), await connected()];
  one.store.set(await entry('/articles', now()));
  await soon(() => other.store.fetch('/articles')).toBeDefined();
  redis.freeze();
  expect(await other.store.fetch('/events')).toBeUndefined();
  await soon(() => other.failures.length).toBe(1);
  redis.resume();
  one.store.set(await entry('/events', now()));
  await soon(async () => {
    one.store.set(await entry('/events', now()));
    return other.store.fetch('/events');
  }).toBeDefined();
  expect(other.ups()).toBe(1);
});

test('a notice that a frozen store did not take reaches the other copies once it is resumed', async () => {
  const [one, other] = [await connected(), await connected()];
  redis.freeze();
  // The first one times out on its way, the second is not even sent.
  const sent = [notice(), notice()];
  for (const each of sent) {
    one.publish(each);
    await soon(() => one.failures.length).toBe(1);
  }
  redis.resume();
  const ids = () => [...new Set(other.heard.map(({ id }) => id))].toSorted();
  await soon(ids).toEqual(sent.map(({ id }) => id).toSorted());
});

test('a damaged entry is none', async () => {
  const one = await connected();
  one.store.set(await entry('/articles', now()));
  await soon(() => one.store.fetch('/articles')).toBeDefined();
  const raw = connectRedis({ url: redis.url, now, down: () => {}, up: () => {} });
  await soon(() => raw.attempt((commands) => commands.set('site:one:/articles', 'x'))).toBe('OK');
  raw.stop();
  const other = await connected();
  expect(await other.store.fetch('/articles')).toBeUndefined();
});
