import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultProxy } from './fault-proxy.ts';
import { startWebsite } from './start-website.ts';
import { expect, urls, test as visitorTest } from './visitor.ts';

/** A website with a content service that takes more than a second for each response. */
const test = visitorTest.extend({
  baseURL: async ({ baseURL: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'late-'));
    const service = await startFaultProxy(urls.content());
    service.setDelay(1200);
    const website = await startWebsite('slow website', `${service.url}/api`, folder, {
      CONTENT_MEDIA: urls.content(),
      CONTENT_TIMEOUT_MS: '',
    });
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

test('the home page shows placeholders, then the content', async ({ page }) => {
  const response = await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading articles')).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(16);
  await expect(page.getByText('Loading')).toHaveCount(0);
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

test('the next visitor gets the complete page', async ({ page }) => {
  await page.goto('/');
  const response = await page.goto('/');
  expect(await response?.text()).not.toContain('Loading articles');
  expect(response?.headers()['content-security-policy']).not.toContain('nonce');
});

test('a bot gets the complete page at once', async ({ baseURL }) => {
  const text = await (await fetch(`${baseURL}/`, { headers: { accept: 'text/html' } })).text();
  expect(text).not.toContain('Loading articles');
  expect(text.match(/<article/g)?.length).toBeGreaterThanOrEqual(16);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page does not end in a spinner', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(cards)).toHaveCount(16);
    await expect(page.getByText('Loading')).toHaveCount(0);
  });
});
