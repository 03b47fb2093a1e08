import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { type Administrator, signInToPanel } from '../content-service/contract/administrator.ts';
import { freePort } from '../content-service/contract/free-port.ts';
import { findPostgresBinaries, startPostgres } from '../content-service/contract/start-postgres.ts';
import {
  type RunningService,
  startContentService,
} from '../content-service/contract/start-service.ts';
import { startLoadBalancer } from './nginx.ts';
import { type Redis, startRedis } from './redis.ts';
import { startWebsite } from './start-website.ts';
import { test } from './worker-programs.ts';

/*
 * Two copies of the website and two of the content service, each pair behind nginx, with one
 * PostgreSQL and one Redis, as in a deployment on several machines.
 */

const POSTS = '/content-manager/collection-types/api::post.post';
const WEBSITE_TOKEN = randomBytes(32).toString('hex');

type Copy = { url: string; metricsUrl: string };

let folder: string;
let redis: Redis;
let services: RunningService[];
let websites: Copy[];
let site: string;
let editor: Administrator;
const started: { stop: () => Promise<void> }[] = [];

function stopAfterwards<Started extends { stop: () => Promise<void> }>(program: Started): Started {
  started.unshift(program);
  return program;
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  const postgres = stopAfterwards(await startPostgres(findPostgresBinaries() ?? ''));
  redis = stopAfterwards(await startRedis());
  const [first, second] = [await freePort(), await freePort()];
  const servicePorts = [await freePort(), await freePort()];
  const contentService = stopAfterwards(
    await startLoadBalancer(servicePorts.map((port) => `http://127.0.0.1:${port}`)),
  );
  const balancer = stopAfterwards(
    await startLoadBalancer([first, second].map((port) => `http://127.0.0.1:${port}`)),
  );
  site = balancer.url;
  const env = {
    WEBSITE_TOKEN,
    // The load balancer forwards a notice to one copy; the other receives it through Redis.
    WEBSITE_NOTICES: site,
    PUBLIC_URL: contentService.url,
  };
  services = [];
  for (const port of servicePorts) {
    const options = {
      port,
      dataDir: join(folder, 'data'),
      databaseUrl: postgres.url,
      seedDir: fileURLToPath(new URL('../content-service/contract/seed', import.meta.url)),
    };
    services.push(stopAfterwards(await startContentService({ ...options, env })));
  }
  websites = [];
  for (const port of [first, second]) {
    const metrics = await freePort();
    const name = `website on ${port}`;
    const website = await startWebsite(name, `${contentService.url}/api`, folder, {
      PORT: String(port),
      PUBLIC_URL: site,
      WEBSITE_TOKEN,
      PAGE_STORE_URL: redis.url,
      PAGE_FRESH_SECONDS: '3600',
      METRICS_PORT: String(metrics),
    });
    websites.push({
      url: `http://127.0.0.1:${port}`,
      metricsUrl: `http://127.0.0.1:${metrics}`,
    });
    stopAfterwards(website);
  }
  editor = await signInToPanel(services[0]?.url ?? '');
});

test.afterAll(async () => {
  for (const program of started) await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

const eventually = expect.configure({ timeout: 20_000 }).poll;

const textOf = async (copy: Copy, path: string) => (await fetch(copy.url + path)).text();

async function renderingsOf({ metricsUrl }: Copy): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  return Number(/^website_render_seconds_count (\d+)/m.exec(metrics)?.[1] ?? 0);
}

async function documentIdOf(id: number): Promise<string> {
  const response = await fetch(`${services[0]?.url}/api/posts/${id}`, {
    headers: { 'Strapi-Response-Format': 'v5' },
  });
  const { data }: { data: { documentId: string } } = await response.json();
  return data.documentId;
}

const saveTitle = async (title: string) =>
  editor.call('PUT', `${POSTS}/${await documentIdOf(101)}`, { title });

function bothWebsites(): [Copy, Copy] {
  const [one, other] = websites;
  if (!one || !other) throw new Error('The websites have not started.');
  return [one, other];
}

test('a page rendered by one copy is served by the other', async () => {
  const [one, other] = bothWebsites();
  const page = '/articles/first-week';
  const text = await textOf(one, page);
  const before = await renderingsOf(other);
  await eventually(async () => {
    const otherText = await textOf(other, page);
    return otherText === text;
  }).toBe(true);
  expect(await renderingsOf(other)).toBe(before);
});

test('an edit appears on both copies', async () => {
  const [one, other] = bothWebsites();
  const pages = ['/articles', '/articles/first-week'];
  for (const copy of [one, other]) for (const path of pages) await textOf(copy, path);
  await saveTitle('The third week');
  const saved = performance.now();
  for (const copy of [one, other]) {
    for (const path of pages)
      await eventually(() => textOf(copy, path)).toContain('The third week');
  }
  // Measured, not asserted, as the machine may be busy.
  test.info().annotations.push({
    type: 'edit on all pages after, ms',
    description: String(Math.round(performance.now() - saved)),
  });
});

test('every visitor gets the page while Redis is killed and restarted under load', async () => {
  const [one, other] = bothWebsites();
  const paths = ['/', '/articles', '/articles/first-week', '/about', '/ar/articles', '/events'];
  const statuses = new Map<number, number>();
  let isDone = false;
  const visitRepeatedly = async (url: string) => {
    for (let count = 0; !isDone; count += 1) {
      const response = await fetch(url + paths[count % paths.length]);
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      await turn();
    }
  };
  const load = Promise.all([site, site, one.url, other.url].map(visitRepeatedly));
  await eventually(() => statuses.get(200) ?? 0).toBeGreaterThan(100);
  await redis.kill();
  const successesAtKill = statuses.get(200) ?? 0;
  await saveTitle('The week without Redis');
  await eventually(() => statuses.get(200) ?? 0).toBeGreaterThan(successesAtKill + 500);
  await redis.restart();
  // The notice that could not be relayed is sent later.
  await eventually(() => textOf(other, '/articles/first-week')).toContain('The week without Redis');
  await eventually(() => textOf(one, '/articles/first-week')).toContain('The week without Redis');
  isDone = true;
  await load;
  expect([...statuses.keys()]).toEqual([200]);
});
