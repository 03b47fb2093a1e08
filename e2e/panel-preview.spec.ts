import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../content-service/contract/free-port.ts';
import { previewParameters } from '../content-service/contract/preview-parameters.ts';
import {
  createVersionAs,
  editPost,
  openInPanel,
  saveAsOther,
  signIn,
  VERSIONS,
} from './panel-editor.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { startWebsite, type Website } from './start-website.ts';
import { test } from './worker-programs.ts';

const WEBSITE_TOKEN = 'a token that only the two programs know';

/** In the panel's other direction. */
const ARABIC = { title: 'معاينة', open: 'عرض الصفحة', phone: 'هاتف', language: 'لغة الموقع' };

let folder: string;
let service: PanelService;
let website: Website;
/** A page of another origin, which shows whatever its query says in a frame. */
let stranger: Server;
/** A version with this title, of post 101, that no test changes. */
let versionId: string;
const TITLE = 'Your first week, day by day';

test.beforeAll(async ({ createDatabase }) => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  const port = String(await freePort());
  service = await startPanelService({
    databaseUrl: await createDatabase(),
    env: { WEBSITE_TOKEN, WEBSITE_URL: `http://127.0.0.1:${port}` },
  });
  website = await startWebsite('previewing website', `${service.url}/api`, folder, {
    PORT: port,
    WEBSITE_TOKEN,
  });
  versionId = await createVersionWithTitle(101);
  stranger = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://stranger');
    const address = searchParams.get('frame')?.replaceAll('&', '&amp;');
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${address}"></iframe>`);
  }).listen(0, '127.0.0.1');
});

test.afterAll(async () => {
  stranger.close();
  await website.stop();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const addressOf = (parameters: Record<string, string>) =>
  `${website.url}/preview?${new URLSearchParams(parameters)}`;

/** @returns the document id of a version of the post */
async function createVersionWithTitle(postId: number): Promise<string> {
  const { administrator, url } = service;
  const documentId = await createVersionAs(administrator, url, postId);
  await saveAsOther(administrator, documentId, { title: TITLE });
  return documentId;
}

/**
 * Resizes a page and waits for its next frame: only then do scripts learn of it, and a headless
 * browser may draw none for minutes unless a script asks for it.
 */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

test('shows the saved version as readers will see it, in each language and width', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, service.url);
  await editPost(page, service.url, 104);
  await expect(page.getByText('Set up preview')).toHaveCount(0);
  const title = page.locator('input[name=title]');
  await title.fill(TITLE);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved document')).toBeVisible();

  await page.getByRole('button', { name: 'Show the page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const frame = dialog.frameLocator('iframe');
  const heading = frame.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(TITLE);
  await expect(frame.getByText('Preview: not public')).toBeVisible();
  const frameWidth = async () => (await dialog.locator('iframe').boundingBox())?.width;
  expect(await frameWidth()).toBe(390);

  await dialog.getByRole('button', { name: 'Wide screen' }).click();
  expect(await frameWidth()).toBe(1440);

  await dialog.getByRole('button', { name: 'العربية' }).click();
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(frame.getByText('معاينة: غير منشورة')).toBeVisible();
  await expect(heading).toHaveText(TITLE);

  const tab = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'المقالات' }).first().click();
  await expect((await tab).getByRole('heading', { level: 1 })).toHaveText('المقالات');

  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  const open = page.getByRole('button', { name: 'Show the page' });
  await expect(open).toBeFocused();
  await title.fill('Not saved yet');
  await open.click();
  await expect(dialog.getByText('Your latest changes are not saved yet')).toBeVisible();
  await expect(heading).toHaveText(TITLE);
});

test('stands beside the form on a wide screen, and follows what is saved', async ({ page }) => {
  test.setTimeout(180_000);
  const form = `${service.url}/admin${VERSIONS}/${await createVersionWithTitle(501)}`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, service.url);
  await page.goto(form);
  await page.getByRole('button', { name: 'Beside the form' }).click();
  const beside = page.getByRole('region', { name: 'Preview' });
  const heading = beside.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(TITLE);
  const title = page.locator('input[name=title]');
  const place = () =>
    beside
      .frameLocator('iframe')
      .locator('html')
      .evaluate(() => scrollY);
  await beside
    .frameLocator('iframe')
    .locator('html')
    .evaluate(() => scrollTo(0, 400));
  await title.fill('Saved beside the preview');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading).toHaveText('Saved beside the preview');
  // The reader's place is kept.
  await expect.poll(place).toBe(400);
  await title.fill(TITLE);
  // Saved automatically, without a click.
  await expect(heading).toHaveText(TITLE);

  await beside.getByRole('button', { name: 'العربية' }).click();
  const document = beside.frameLocator('iframe').locator('html');
  await expect(document).toHaveAttribute('dir', 'rtl');
  const frame = async () => (await beside.locator('iframe').boundingBox())?.width;
  expect(await frame()).toBe(390);
  expect(await document.evaluate(({ clientWidth }) => clientWidth)).toBe(390);
  await beside.getByRole('button', { name: 'Wide screen' }).click();
  expect(await document.evaluate(() => window.innerWidth)).toBe(1024);
  expect(Math.round((await frame()) ?? 0)).toBe(390);

  // Nothing of the form is covered.
  const edge = (await beside.boundingBox())?.x ?? 0;
  for (const each of [title, page.getByRole('button', { name: 'Save', exact: true })]) {
    const box = await each.boundingBox();
    expect((box?.x ?? edge) + (box?.width ?? 0)).toBeLessThanOrEqual(edge);
  }
  await page.reload();
  await expect(heading).toHaveText(TITLE);
  await resize(page, 1024, 768);
  await expect(beside).toBeHidden();
  await resize(page, 1280, 800);
  await beside.getByRole('button', { name: 'Close' }).click();
  await expect(beside).toBeHidden();
  await expect(page.getByRole('button', { name: 'Beside the form' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Beside the form' })).toBeVisible();
  await expect(beside).toBeHidden();
});

test('is usable on a phone, by keyboard, in Arabic', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'ar'));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, service.url);
  await openInPanel(page, service.url, `/admin${VERSIONS}/${versionId}`);
  // Strapi has no Arabic text for it.
  await page.getByRole('button', { name: 'فتح المزيد من الإجراءات' }).press('Enter');
  await page.getByRole('button', { name: ARABIC.open }).press('Enter');
  const dialog = page.getByRole('dialog', { name: ARABIC.title });
  await expect(dialog).toHaveCSS('direction', 'rtl');
  const frame = dialog.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  expect((await dialog.locator('iframe').boundingBox())?.width).toBe(390);
  await dialog
    .getByRole('group', { name: ARABIC.language })
    .getByRole('button', { name: 'English' })
    .press('Enter');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'ltr');
  for (const each of await dialog.getByRole('button').all()) {
    const box = await each.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});

test('is seen by nobody else', async ({ page, browser }) => {
  const signed = previewParameters(versionId, WEBSITE_TOKEN, 60);
  for (const [address, status, title] of [
    [addressOf(signed), 200, TITLE],
    [addressOf({ version: versionId }), 403, 'This is not the address of a preview'],
    [
      addressOf({ ...signed, expires: String(Number(signed.expires) + 1) }),
      403,
      'This is not the address of a preview',
    ],
    [addressOf(previewParameters(versionId, WEBSITE_TOKEN, -1)), 410, 'This preview has expired'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(status);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  for (const path of [
    '/articles',
    '/articles/first-week',
    '/search?q=day+by+day',
    '/articles.xml',
  ]) {
    const text = await (await page.request.get(website.url + path)).text();
    expect(text).not.toContain(TITLE);
  }
  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  await withoutScript.goto(addressOf(signed));
  await expect(withoutScript.getByText('Preview: not public')).toBeVisible();
  await withoutScript.close();
});

test('is framed by the panel alone', async ({ page }) => {
  const { port } = stranger.address() as AddressInfo;
  const address = addressOf(previewParameters(versionId, WEBSITE_TOKEN, 60));
  const blocked: string[] = [];
  page.on('console', (message) => blocked.push(message.text()));
  await page.goto(`http://127.0.0.1:${port}/?frame=${encodeURIComponent(address)}`);
  await expect
    .poll(() => blocked)
    .toContainEqual(expect.stringContaining(`frame-ancestors ${service.url}`));
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
  const policies = await Promise.all(
    ['/', '/articles', '/contact', '/nowhere'].map(async (path) => {
      const headers = (await page.request.get(website.url + path)).headers();
      return [headers['x-frame-options'], headers['content-security-policy']];
    }),
  );
  for (const [option, policy] of policies) {
    expect(option).toBe('DENY');
    expect(policy).toContain("frame-ancestors 'none'");
  }
});
