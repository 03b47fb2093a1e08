import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startFaultProxy } from './fault-proxy.ts';
import { startWebsite } from './start-website.ts';
import { expect, urls, test as visitorTest } from './visitor.ts';

/** A website whose content service responds once a test has `content` sent. */
const test = visitorTest.extend<{ content: { send: () => void } }>({
  content: async ({ browserName: _ }, use) => use({ send: () => undefined }),
  baseURL: async ({ content }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'late-'));
    const service = await startFaultProxy(urls.content());
    const website = await startWebsite('slow website', `${service.url}/api`, folder, {
      CONTENT_MEDIA: urls.content(),
    });
    content.send = service.holdResponses();
    await use(website.url);
    await website.stop();
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  // The default user agent contains "Headless", which is treated as a bot.
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
});

const cards = '[aria-labelledby^="latest-"] article';

/** Opens the home page, which has its posts still to come. */
async function openStreamedHome(page: Page) {
  const response = await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading articles')).toBeVisible();
  return response;
}

async function expectPosts(page: Page): Promise<void> {
  await expect(page.locator(cards)).toHaveCount(16);
  await expect(page.getByText('Loading')).toHaveCount(0);
}

test('the home page shows placeholders, then the content', async ({ page, content }) => {
  const response = await openStreamedHome(page);
  content.send();
  await expectPosts(page);
  const { 'content-security-policy': policy, ...headers } = response?.headers() ?? {};
  expect(policy).toMatch(/ 'nonce-[\w+/]{22}=='; style-src .*; frame-ancestors 'none'; /);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-encoding': 'gzip',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('the next visitor gets the complete page', async ({ page, content }) => {
  await openStreamedHome(page);
  content.send();
  await expectPosts(page);
  const response = await page.goto('/');
  expect(await response?.text()).not.toContain('Loading articles');
  expect(response?.headers()['content-security-policy']).not.toContain('nonce');
});

test('a bot gets the complete page, also while others get a streamed one', async ({
  page,
  content,
  baseURL,
}) => {
  const pending = fetch(`${baseURL}/`, { headers: { accept: 'text/html' } });
  await openStreamedHome(page);
  content.send();
  const text = await (await pending).text();
  expect(text).not.toContain('Loading articles');
  expect(text.match(/<article/g)?.length).toBeGreaterThanOrEqual(16);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page does not end in a spinner', async ({ page, content }) => {
    await openStreamedHome(page);
    content.send();
    await expectPosts(page);
  });
});
