import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { POLLING, startSite, visit } from './fault-programs.ts';
import { type Fault, type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import type { Website } from './start-website.ts';
import { urls } from './visitor.ts';
import { test } from './worker-programs.ts';

/** The notice on a stale page. */
const STALE_NOTICE = 'we cannot reach our posts at the moment';

/** Faults that never end: a website waits for its time limit. */
export const endlessFaults = ['hanging', 'dripping'] as const satisfies Fault[];

/** Faults that keep the processor busy: how long they take depends on what runs beside. */
export const expensiveFaults = ['many values', 'huge', 'gzip bomb'] as const satisfies Fault[];

/** The default time limit of calls to the content service, and the rendering, in ms. */
export const MAX_MS = 3000;

/** In the cache before the content service fails. */
const cachedPaths = ['/', '/articles', '/events', '/ar/articles'];

const isStale = (text: string) => text.includes(STALE_NOTICE) || text.includes('آخر تحديث');

/** Brings pages into the cache of a website. @param url of the website */
export async function warmUp(url: string): Promise<void> {
  for (const path of cachedPaths) expect((await visit(url + path)).status).toBe(200);
}

/** A website, and the service that it uses and that fails. */
type FailingSite = { url: string; service: FaultProxy };

/**
 * Starts one website that goes through one outage after the other, for all tests of a group.
 * @param env further environment variables
 * @returns the running website, in a test of the group
 */
export function useFailingSite(env: Record<string, string> = {}): () => FailingSite {
  let folder: string;
  let service: FaultProxy;
  let website: Website | undefined;

  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'outages-'));
    service = await startFaultProxy(urls.content());
    website = await startSite(service, folder, env);
  });

  test.afterAll(async () => {
    await website?.stop();
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  return () => ({ url: website?.url ?? '', service });
}

/**
 * Expects that cached pages are served while the content service fails, that others return 503 with
 * Retry-After, and that the site recovers.
 * @param site with pages that are stale after a second
 * @param fault 'refused': the service accepts no connections
 * @param maxMs limit for a response, in milliseconds
 */
export async function expectOutageToPass(
  { url, service }: FailingSite,
  fault: Fault | 'refused',
  maxMs = MAX_MS,
): Promise<void> {
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
        expect([path, status, ms < maxMs]).toEqual([path, 200, true]);
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
    expect([path, status, ms < maxMs]).toEqual([path, 503, true]);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(text).toContain('We cannot reach our posts');
  }
  expect((await visit(`${url}/-/live`)).status).toBe(200);

  await service.recover();
  await expect.poll(async () => (await visit(url + coldList)).status, POLLING).toBe(200);
  await expect
    .poll(async () => isStale((await visit(`${url}/articles`)).text), POLLING)
    .toBe(false);
}
