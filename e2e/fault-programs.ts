import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { startWebsite, type Website } from './start-website.ts';
import { urls } from './visitor.ts';
import { test as base } from './worker-programs.ts';

/** Playwright's own intervals grow to a second. */
export const POLLING = { timeout: 20_000, intervals: [100] };

/** What change notices are signed with. */
export const WEBSITE_TOKEN = 'a secret between two programs in a test';

type Start = (more?: Record<string, string>) => Promise<Website>;

/** A content service that can be made to fail, and websites that use it and share a folder. */
export const test = base.extend<{ service: FaultProxy; start: Start }>({
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
});

/**
 * Starts a website whose pages are stale after a second.
 * @param folder for its pages and log file
 * @param env further environment variables
 */
export function startSite(
  service: FaultProxy,
  folder: string,
  env: Record<string, string> = {},
): Promise<Website> {
  return startWebsite('website', `${service.url}/api`, folder, {
    PAGE_FRESH_SECONDS: '1',
    WEBSITE_TOKEN,
    KEPT_PAGES_DIR: join(folder, 'page-cache'),
    ...env,
  });
}

/** Requests a page and measures how long it took, in milliseconds. */
export async function visit(url: string) {
  const startedAt = performance.now();
  // A new connection each time, which may be handled by another process.
  const response = await fetch(url, { headers: { connection: 'close' } });
  const text = await response.text();
  return { response, text, status: response.status, ms: performance.now() - startedAt };
}
