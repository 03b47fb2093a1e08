import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Notice } from '../website/server/change-notices.ts';
import { createMemoryStore } from '../website/server/page-cache/memory-store.ts';
import { encodeBody, etagOf } from '../website/server/page-cache/page.ts';
import type { CacheEntry } from '../website/server/page-cache/page-store.ts';
import { connectRedis } from '../website/server/page-cache/redis/connection.ts';
import { joinNoticeStream } from '../website/server/page-cache/redis/notice-stream.ts';
import { createRedisStore } from '../website/server/page-cache/redis/redis-store.ts';
import { type Redis, startRedis } from './redis.ts';
import { test } from './worker-programs.ts';

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
const eventually = expect.poll;

/** Starts one copy of the website: its store and received notices. @param skew error of its clock in milliseconds */
function startCopy({ build = 'one', skew = 0 } = {}) {
  const clock = () => now() + skew;
  const failures: unknown[] = [];
  let reconnects = 0;
  const connection = connectRedis({
    url: redis.url,
    now: clock,
    onDown: (error) => failures.push(error),
    onUp: () => {
      reconnects += 1;
    },
  });
  const memory = createMemoryStore(10_000_000, clock);
  const received: { id: string; at: number }[] = [];
  const stream = joinNoticeStream({
    url: redis.url,
    redis: connection,
    stream: 'site:notices',
    onNotice: ({ id }, at) => received.push({ id, at }),
    onMissed: () => {},
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
    received,
    failures,
    reconnects: () => reconnects,
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

async function connectedCopy(options?: Parameters<typeof startCopy>[0]) {
  const one = startCopy(options);
  await eventually(one.isConnected).toBe('PONG');
  return one;
}

async function entry(key: string, renderedAt: number): Promise<CacheEntry> {
  const body = Buffer.from(`<p>${'Words. '.repeat(500)}`);
  return {
    key,
    isFiltered: false,
    page: {
      status: 200,
      headers: { 'content-type': 'text/html' },
      bodies: await encodeBody(body),
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

test('a page rendered by one copy is served by the other, with bodies and tags', async () => {
  const [one, other] = [await connectedCopy(), await connectedCopy()];
  const rendered = await entry('/articles', now());
  one.store.set(rendered);
  await eventually(() => other.store.fetch('/articles')).toBeDefined();
  expect(other.store.get('/articles')?.page).toMatchObject({
    bodies: rendered.page.bodies,
    tags: rendered.page.tags,
    etag: rendered.page.etag,
  });
});

test('copies whose clocks differ agree on the age of a page', async () => {
  const [one, other] = [await connectedCopy(), await connectedCopy({ skew: 60_000 })];
  one.store.set(await entry('/articles', one.clock()));
  await eventually(() => other.store.fetch('/articles')).toBeDefined();
  const age = other.clock() - (other.store.get('/articles')?.page.renderedAt ?? 0);
  expect(Math.abs(age)).toBeLessThan(10_000);
});

test('a copy of another build gets none of the pages', async () => {
  const [one, other] = [await connectedCopy(), await connectedCopy({ build: 'two' })];
  one.store.set(await entry('/articles', now()));
  await eventually(() => one.store.fetch('/articles')).toBeDefined();
  expect(await other.store.fetch('/articles')).toBeUndefined();
});

test('a notice reaches every copy, even one that starts later', async () => {
  const [one, other] = [await connectedCopy(), await connectedCopy()];
  const published = notice();
  one.publish(published);
  await eventually(() => other.received.map(({ id }) => id)).toEqual([published.id]);
  const lateCopy = await connectedCopy();
  await eventually(() => lateCopy.received.map(({ id }) => id)).toEqual([published.id]);
  expect(lateCopy.received[0]?.at).toBeLessThanOrEqual(now());
});

test('after Redis is killed and restarted, no visitor sees a failure, and missed notices arrive', async () => {
  const [one, other] = [await connectedCopy(), await connectedCopy()];
  one.store.set(await entry('/articles', now()));
  await eventually(() => other.store.fetch('/articles')).toBeDefined();
  await redis.kill();
  expect(await other.store.fetch('/articles')).toBeDefined();
  expect(await other.store.fetch('/events')).toBeUndefined();
  one.store.set(await entry('/events', now()));
  const published = notice();
  one.publish(published);
  await eventually(() => one.failures.length).toBeGreaterThan(0);
  await redis.restart();
  await eventually(one.isConnected).toBe('PONG');
  await eventually(one.reconnects).toBe(1);
  await eventually(() => other.received.map(({ id }) => id)).toEqual([published.id]);
  expect(one.failures).toHaveLength(1);
});

test('a suspended Redis delays no request, and is used again once resumed', async () => {
  const [one, other] = [await connectedCopy(), await connectedCopy()];
  one.store.set(await entry('/articles', now()));
  await eventually(() => other.store.fetch('/articles')).toBeDefined();
  redis.freeze();
  expect(await other.store.fetch('/events')).toBeUndefined();
  await eventually(() => other.failures.length).toBe(1);
  redis.resume();
  one.store.set(await entry('/events', now()));
  await eventually(async () => {
    one.store.set(await entry('/events', now()));
    return other.store.fetch('/events');
  }).toBeDefined();
  expect(other.reconnects()).toBe(1);
});

test('a notice that a suspended Redis did not accept arrives once it is resumed', async () => {
  const [one, other] = [await connectedCopy(), await connectedCopy()];
  redis.freeze();
  // The first one times out, the second is not sent.
  const published = [notice(), notice()];
  for (const each of published) {
    one.publish(each);
    await eventually(() => one.failures.length).toBe(1);
  }
  redis.resume();
  const ids = () => [...new Set(other.received.map(({ id }) => id))].toSorted();
  await eventually(ids).toEqual(published.map(({ id }) => id).toSorted());
});

test('a corrupt entry is ignored', async () => {
  const one = await connectedCopy();
  one.store.set(await entry('/articles', now()));
  await eventually(() => one.store.fetch('/articles')).toBeDefined();
  const raw = connectRedis({ url: redis.url, now, onDown: () => {}, onUp: () => {} });
  await eventually(() => raw.attempt((commands) => commands.set('site:one:/articles', 'x'))).toBe(
    'OK',
  );
  raw.stop();
  const other = await connectedCopy();
  expect(await other.store.fetch('/articles')).toBeUndefined();
});
