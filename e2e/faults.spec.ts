import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { faultNames, startFaultProxy } from './fault-proxy.ts';
import { startWebsite, type Website } from './start-website.ts';
import { urls } from './visitor.ts';
import { test as base } from './worker-programs.ts';

/** The notice on a stale page. */
const STALE_NOTICE = 'we cannot reach our posts at the moment';

/** Playwright's own intervals grow to a second. */
const POLLING = { timeout: 20_000, intervals: [100] };

const token = 'a secret between two programs in a test';

type Proxy = Awaited<ReturnType<typeof startFaultProxy>>;
type Start = (more?: Record<string, string>) => Promise<Website>;

/** A content service that can be made to fail, and websites that use it and share a folder. */
const test = base.extend<
  { service: Proxy; start: Start },
  { longRunning: { service: Proxy; url: string } }
>({
  service: async ({ baseURL: _ }, use) => {
    const proxy = await startFaultProxy(urls.content());
    await use(proxy);
    await proxy.stop();
  },
  start: async ({ service }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'faults-'));
    const started: Website[] = [];
    await use(async (env = {}) => {
      const website = await startSite(service, folder, env);
      started.push(website);
      return website;
    });
    await Promise.all(started.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  },
  // One website that goes through one outage after the other.
  longRunning: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'faults-'));
      const service = await startFaultProxy(urls.content());
      const website = await startSite(service, folder);
      await use({ service, url: website.url });
      await website.stop();
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const startSite = (service: Proxy, folder: string, env: Record<string, string> = {}) =>
  startWebsite('website', `${service.url}/api`, folder, {
    // The default, not that of tests.
    CONTENT_TIMEOUT_MS: '',
    PAGE_FRESH_SECONDS: '1',
    WEBSITE_TOKEN: token,
    KEPT_PAGES_DIR: join(folder, 'page-cache'),
    ...env,
  });

const cachedPaths = ['/', '/articles', '/events', '/ar/articles'];

/** Requests a page and measures how long it took, in milliseconds. */
async function visit(url: string) {
  const startedAt = performance.now();
  // A new connection each time, which may be handled by another process.
  const response = await fetch(url, { headers: { connection: 'close' } });
  const text = await response.text();
  return { response, text, status: response.status, ms: performance.now() - startedAt };
}

async function warmUp(url: string): Promise<void> {
  for (const path of cachedPaths) expect((await visit(url + path)).status).toBe(200);
}

const isStale = (text: string) => text.includes(STALE_NOTICE) || text.includes('آخر تحديث');

for (const fault of ['refused', ...faultNames] as const) {
  test(`${fault}: cached pages are served, others return 503 with Retry-After, and the site recovers`, async ({
    longRunning: { service, url },
  }) => {
    // In the cache, and no longer stale from the outage before.
    await warmUp(url);
    for (const path of cachedPaths) {
      await expect.poll(async () => isStale((await visit(url + path)).text), POLLING).toBe(false);
    }
    if (fault === 'refused') await service.stopListening();
    else service.failWith(fault);

    for (const path of cachedPaths) {
      await expect
        .poll(async () => {
          const { status, ms, text } = await visit(url + path);
          expect([path, status, ms < 3000]).toEqual([path, 200, true]);
          return isStale(text);
        }, POLLING)
        .toBe(true);
    }
    // A list, a post by slug, a post by id and a search: content that cannot be read is not a 404.
    const coldList = `/articles?q=${encodeURIComponent(`cold ${fault}`)}`;
    for (const path of [
      coldList,
      '/articles/first-week-checklist',
      '/businesses/201',
      '/search?q=tea',
    ]) {
      const { status, ms, text, response } = await visit(url + path);
      expect([path, status, ms < 3000]).toEqual([path, 503, true]);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(text).toContain('We cannot reach our posts');
    }
    expect((await visit(`${url}/-/live`)).status).toBe(200);

    await service.recover();
    await expect.poll(async () => (await visit(url + coldList)).status, POLLING).toBe(200);
    await expect
      .poll(async () => isStale((await visit(`${url}/articles`)).text), POLLING)
      .toBe(false);
  });
}

test('a hanging content service delays the first request only', async ({ service, start }) => {
  const { url } = await start();
  // A late response to a call made at start-up would show that the service is not down, only slow.
  await expect.poll(service.isIdle, POLLING).toBe(true);
  service.failWith('hanging');
  expect((await visit(`${url}/articles`)).ms).toBeLessThan(3000);
  const next = await Promise.all(['/events', '/forum', '/'].map((path) => visit(url + path)));
  for (const { ms } of next) expect(ms).toBeLessThan(1000);
});

test('a website started while the content service is down serves pages from its cache', async ({
  service,
  start,
}) => {
  const publicUrl = { PUBLIC_URL: 'http://site.example' };
  const first = await start(publicUrl);
  await warmUp(first.url);
  await first.stop();
  await service.stopListening();
  const second = await start(publicUrl);
  await warmUp(second.url);
  expect((await visit(`${second.url}/forum`)).status).toBe(503);
});

test('a search of lists names the kinds that timed out, and includes them the next time', async ({
  service,
  start,
}) => {
  const { url } = await start();
  service.lackPath('/api/search');
  await warmUp(url);
  service.failWith('hanging', (address) => address.includes('=Business&'));
  const { status, text, ms } = await visit(`${url}/search?q=tea`);
  expect([status, ms < 3000]).toEqual([200, true]);
  expect(text).toContain('Not searched this time: Businesses.');
  expect(text).toContain('/search?q=tea&amp;kind=activity');
  await service.recover();
  const again = await visit(`${url}/search?q=tea`);
  expect(again.text).not.toContain('Not searched this time');
  expect(again.text).toContain('/search?q=tea&amp;kind=business');
});

for (const attempt of [1, 2, 3]) {
  test(`the first visitors get complete pages although the content service lacks fields (${attempt})`, async ({
    service,
    start,
  }) => {
    service.rejectFields(
      'currency',
      'updatedAt',
      'information',
      'map',
      'is_diyar_partner',
      'time_zone',
      'colour',
    );
    const { url } = await start();
    const paths = [
      '/search?q=tea',
      '/',
      '/events',
      '/businesses/201',
      '/articles/first-week-checklist',
    ];
    const visits = await Promise.all(paths.map((path) => visit(url + path)));
    expect(visits.map(({ status }) => status)).toEqual(paths.map(() => 200));
    for (const { text } of visits) expect(text).not.toContain('role="alert"');
  });
}

test('200 concurrent requests for an uncached page cause one set of calls', async ({
  service,
  start,
}) => {
  const { url } = await start({ PAGE_FRESH_SECONDS: '60' });
  let calls = 0;
  service.transformBodies((body) => {
    calls += 1;
    return body;
  });
  // What is read once, for all pages: the sitemap, and what lists can be filtered by.
  await visit(`${url}/sitemap.xml`);
  await visit(`${url}/events`);
  calls = 0;
  await visit(`${url}/events?city=dubai`);
  const callsOfOneVisit = calls;
  calls = 0;
  const page = `${url}/events?city=istanbul`;
  const all = await Promise.all(Array.from({ length: 200 }, () => visit(page)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(calls).toBeLessThanOrEqual(callsOfOneVisit);
});

for (const processes of ['1', '2']) {
  test(`a notice updates the page at once, with processes: ${processes}`, async ({
    service,
    start,
  }) => {
    const { url } = await start({ PAGE_FRESH_SECONDS: '3600', WEB_CONCURRENCY: processes });
    const changedStates = async () => {
      const visits = await Promise.all(
        Array.from({ length: 8 }, () => visit(`${url}/articles/101`)),
      );
      return new Set(visits.map(({ text }) => text.includes('A title just changed')));
    };
    expect(await changedStates()).toEqual(new Set([false]));
    service.transformBodies((body) =>
      body.replace(/"title":"[^"]*"/g, '"title":"A title just changed"'),
    );
    // Without a notice the cached page stays; a process without it renders it now.
    expect(await changedStates()).toContain(false);

    const body = JSON.stringify({
      id: randomUUID(),
      at: new Date().toISOString(),
      changes: [{ type: 'post', id: 101, kind: 'Article', slug: 'first-week-checklist' }],
    });
    const signature = `sha256=${createHmac('sha256', token).update(body).digest('hex')}`;
    const headers = { 'X-Signature': signature };
    const response = await fetch(`${url}/-/changes`, { method: 'POST', body, headers });
    expect(response.status).toBe(204);
    await expect.poll(changedStates, { timeout: 40_000 }).toEqual(new Set([true]));
  });
}
