import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messagesFor } from '../website/app/i18n/language.ts';
import type { SavedPost } from '../website/app/offline/saved-posts.ts';
import { qrPath } from '../website/app/ui/qr-code/qr-path.ts';
import { onePostOfEachKind } from './demo-posts.ts';
import { accessibilityViolations } from './quality-checks.ts';
import { startSiteProxy } from './site-proxy.ts';
import { startWebsite } from './start-website.ts';
import { test as base, expect, urls } from './visitor.ts';
import { watchWaitingWorker } from './waiting-worker.ts';

/** A browser at an address whose website changes. */
const test = base.extend<{ siteProxy: Awaited<ReturnType<typeof startSiteProxy>> }>({
  siteProxy: async ({ browserName: _ }, use) => {
    const proxy = await startSiteProxy(urls.site());
    await use(proxy);
    await proxy.stop();
  },
  baseURL: async ({ siteProxy }, use) => use(siteProxy.url),
});

/** Addresses in the caches whose names begin with a word. */
const kept = (page: Page, name: string) =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((each) => each.startsWith(prefix));
    const keys = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
    return keys.flat().map(({ url }) => url);
  }, name);

/** Whether the style sheet of the page applies, and its first picture is shown. */
const isComplete = (page: Page) =>
  page.evaluate(async () => {
    const picture = document.querySelector<HTMLImageElement>('article img');
    await picture?.decode();
    const [sheet] = document.styleSheets;
    return (sheet?.cssRules.length ?? 0) > 0 && (picture?.naturalWidth ?? 0) > 0;
  });

const saveButton = (page: Page) => page.getByRole('button', { name: /^Saved?$/ });

test('saved posts and pages read are there without network, until the operator switches it off', async ({
  page,
  context,
  siteProxy,
}) => {
  const [article, business] = await onePostOfEachKind();
  const title = article?.title ?? '';
  const path = article?.path ?? '';

  await page.goto(path);
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText('Saved');
  await expect.poll(() => kept(page, 'saved')).toEqual([siteProxy.url + path]);
  await expect.poll(() => kept(page, 'files')).toContainEqual(expect.stringContaining('/uploads/'));
  await page.goto(business?.path ?? '');
  await expect.poll(() => kept(page, 'read')).toContainEqual(siteProxy.url + business?.path);
  await page.goto('/contact');
  await page.goto('/search?q=tea');

  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText(/^No connection\. Kept copy of .*\d/)).toBeVisible();
  expect(await isComplete(page)).toBe(true);
  await page.goto('/saved');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText('Can be read without a connection: 1 of 1.')).toBeVisible();

  for (const missing of ['/contact', '/search?q=tea', '/nowhere']) {
    const response = await page.goto(missing);
    expect(response?.status()).toBe(503);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page is not on your device',
  );
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: business?.title ?? '' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  // An update of the site: another style sheet, and the old one is gone.
  const styleSheets = async () =>
    (await kept(page, 'files'))
      .filter((url) => url.endsWith('.css'))
      .map((url) => new URL(url).pathname);
  const [before = ''] = await styleSheets();
  const after = before.replace(/-[\w-]{8}\.css$/, '-another.css');
  siteProxy.renameFile(before, after);
  await page.goto('/about');
  await expect.poll(styleSheets).toEqual([before, after]);
  await context.setOffline(true);
  await page.goto(path);
  expect(await isComplete(page)).toBe(true);
  await context.setOffline(false);

  const folder = mkdtempSync(join(tmpdir(), 'offline-'));
  const env = { OFFLINE_PAGES: 'off' };
  const website = await startWebsite('without-offline', `${urls.content()}/api`, folder, env);
  const stopReplacedWorker = await watchWaitingWorker(page);
  siteProxy.switchTo(website.url);
  await page.goto(path);
  await expect
    .poll(async () => {
      await stopReplacedWorker();
      return page.evaluate(() => caches.keys());
    })
    .toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await page.reload();
  // The list itself needs no worker.
  await expect(saveButton(page)).toHaveText('Saved');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await website.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('what a month costs is saved with its choice, and is there without network', async ({
  page,
  context,
  siteProxy,
}) => {
  const { costs, saved } = messagesFor('fa', 'Diyar');
  const path = '/fa/costs/dubai?beside=istanbul';
  const button = page.getByRole('button', {
    name: new RegExp(`^(${saved.save}|${saved.isSaved})$`),
  });
  await page.goto(path);
  await button.click();
  await expect(button).toHaveText(saved.isSaved);
  await expect.poll(() => kept(page, 'saved')).toEqual([siteProxy.url + path]);
  await expect.poll(() => kept(page, 'entry')).toContainEqual(`${siteProxy.url}/fa/saved`);

  // Another choice is another page, which is not saved yet.
  const form = page.getByRole('form', { name: costs.form.title });
  if (!(await form.isVisible())) await page.getByText(costs.form.change).click();
  await form.getByLabel(costs.form.household).selectOption('2-2');
  await expect(page).toHaveURL(/household=2-2$/);
  await expect(button).toHaveText(saved.save);

  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText(saved.offline.noConnection)).toBeVisible();
  await expect(page.getByRole('region', { name: costs.sums })).toContainText('درهم');
  await page.goto('/fa/saved');
  const title = new RegExp(costs.households['1']);
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', path);
});

test('a list of saved posts is taken to another browser as a file', async ({
  page,
  browser,
  siteProxy,
}) => {
  const [article] = await onePostOfEachKind();
  await page.goto(article?.path ?? '');
  await saveButton(page).click();
  await page.goto('/saved');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = await download.path();

  const other = await browser.newContext({ baseURL: siteProxy.url });
  const otherPage = await other.newPage();
  await otherPage.goto('/saved');
  await expect(otherPage.getByText('Nothing saved yet')).toBeVisible();
  await otherPage.locator('input[type=file]').setInputFiles(file);
  await expect(otherPage.getByText('Posts added: 1')).toBeVisible();
  await expect(otherPage.getByRole('link', { name: article?.title ?? '' })).toBeVisible();
  await expect.poll(() => kept(otherPage, 'saved')).toEqual([`${siteProxy.url}${article?.path}`]);
  await otherPage.getByRole('button', { name: article?.title ?? '' }).click();
  await expect(otherPage.getByText('Nothing saved yet')).toBeVisible();
  await expect.poll(() => kept(otherPage, 'saved')).toEqual([]);
  await other.close();
});

test('a list of saved posts is taken to another phone as a QR code', async ({
  page,
  browser,
  siteProxy,
}) => {
  const [article, business] = await onePostOfEachKind();
  for (const path of [article?.path, business?.path]) {
    await page.goto(path ?? '');
    await saveButton(page).click();
    await expect(saveButton(page)).toHaveText('Saved');
  }
  await page.goto('/saved');
  await page.getByRole('link', { name: 'Show as a code' }).click();
  await expect(page.getByText('Posts in the code: 2')).toBeVisible();
  const saved: SavedPost[] = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('saved-posts') ?? '[]'),
  );
  const [first, second] = saved.toSorted((one, other) => other.saved.localeCompare(one.saved));
  const address = `${siteProxy.url}/saved#posts=businesses.${first?.id},articles.${second?.id}`;
  const drawn = page.getByRole('img', { name: 'QR code with your saved posts' }).locator('path');
  await expect(drawn).toHaveAttribute('d', qrPath(address).path);

  const other = await browser.newContext({ baseURL: siteProxy.url });
  const otherPage = await other.newPage();
  await otherPage.goto(address);
  await expect(otherPage.getByText('Posts from another device: 2')).toBeVisible();
  await expect(otherPage.getByText('Nothing saved yet')).toBeVisible();
  await otherPage.getByRole('button', { name: 'Save them' }).click();
  await expect(otherPage.getByText('Posts added: 2')).toBeVisible();
  await expect(otherPage.getByRole('link', { name: article?.title ?? '' })).toBeVisible();
  await expect(otherPage.locator('[data-part=list] a').first()).toBeFocused();
  await expect(otherPage).toHaveURL('/saved');
  await expect.poll(() => kept(otherPage, 'saved')).toHaveLength(2);

  // A post that is not there any more, or anything else, adds nothing.
  await otherPage.goto('/saved#posts=articles.999999');
  await otherPage.getByRole('button', { name: 'Save them' }).click();
  await expect(otherPage.getByText('Posts added: 0. Not added')).toBeVisible();
  await other.close();
});

test('a list of saved posts that has none is no list for screen readers', async ({ page }) => {
  await page.goto('/saved');
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  for (const list of await page.getByRole('main').getByRole('list').all()) {
    await expect(list.getByRole('listitem').first()).toBeVisible();
  }
});
