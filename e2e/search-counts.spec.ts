import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInToPanel } from '../content-service/contract/administrator.ts';
import {
  type RunningService,
  startContentService,
} from '../content-service/contract/start-service.ts';
import { copyDataTemplate } from './data-templates.ts';
import { startWebsite, type Website } from './start-website.ts';
import { test as base, expect } from './visitor.ts';

const WEBSITE_TOKEN = 'a token that only the two programs know';

/** A content service, and a website that reports its searches there. */
const test = base.extend<{ service: RunningService; website: Website }>({
  service: [
    async ({ browserName: _ }, use) => {
      const dataDir = await copyDataTemplate('seeded');
      const service = await startContentService({ dataDir, env: { WEBSITE_TOKEN } });
      await use(service);
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    // Generous, for busy machines.
    { timeout: 400_000 },
  ],
  website: async ({ service }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'search-counts-website-'));
    const website = await startWebsite('counted website', `${service.url}/api`, folder, {
      WEBSITE_TOKEN,
    });
    await use(website);
    await website.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ website }, use) => use(website.url),
  contentUrl: async ({ service }, use) => use(service.url),
  // The test's browser says that it is headless, which bots do.
  userAgent: 'Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
});

test('editors see what was searched, whether a result was opened, and what was read', async ({
  page,
  service,
  website,
}) => {
  for (let visit = 0; visit < 5; visit += 1) {
    await page.goto('/search?q=first+week');
    await page.goto('/search?q=helicopter');
  }
  await page.goto('/search?q=first+week');
  await page.getByRole('link', { name: 'The first week' }).first().click();
  await expect(page).toHaveURL(/first-week/);
  for (let visit = 0; visit < 5; visit += 1) await page.request.get(page.url());
  // Before it stops, the website reports what it has counted.
  await website.stop();
  const editor = await signInToPanel(service.url);
  expect(Object.values(await editor.call('GET', '/search-counts'))).toEqual([
    { query: 'helicopter', searches: 5, unanswered: 5, followed: 0 },
    { query: 'first week', searches: 6, unanswered: 0, followed: 1 },
  ]);
  expect(await editor.call('GET', '/desk/statistics')).toMatchObject({
    reads: { total: 6, posts: [{ title: expect.stringContaining('first week'), reads: 6 }] },
    languages: [{ language: 'en', reads: 6 }],
    searches: [{ query: 'helicopter', unanswered: 5 }],
  });
});
