import { expect, type Request } from '@playwright/test';
import { fillSignIn, openInPanel } from './panel-editor.ts';
import { urls } from './visitor.ts';
import { test } from './worker-programs.ts';

test.use({ baseURL: async ({ browserName: _ }, use) => use(urls.content()) });

test('sends its scripts compressed, in few requests', async ({ page }, testInfo) => {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Diyar' })).toBeVisible();
  const uncompressed: string[] = [];
  let kilobytes = 0;
  for (const request of [...requests]) {
    const { responseBodySize } = await request.sizes();
    kilobytes += responseBodySize / 1000;
    const encoding = await (await request.response())?.headerValue('Content-Encoding');
    const isScript = request.resourceType() === 'script';
    // Compressing a few bytes makes them more.
    if (isScript && !encoding && responseBodySize > 1000) uncompressed.push(request.url());
  }
  const description = `${Math.round(kilobytes)} KB in ${requests.length} requests`;
  testInfo.annotations.push({ type: 'first load', description });
  expect(uncompressed).toEqual([]);
  expect(kilobytes).toBeGreaterThan(1000);
  expect(kilobytes).toBeLessThan(1600);
  expect(requests.length).toBeLessThan(60);
});

test('bears the brand and no advertising', async ({ page }) => {
  await page.goto(`${urls.content()}/admin/auth/login`);
  await fillSignIn(page);
  await expect(page).toHaveTitle(/\| Diyar$/);
  await expect(page.getByText('Strapi')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Marketplace' })).toBeHidden();
  await expect(page.getByText('new Media Library')).toBeHidden();
});

test('is mirrored in Arabic, forms included', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'ar'));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'ديار' })).toBeVisible();
  await fillSignIn(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'المحتوى', exact: true })).toBeVisible();
  await openInPanel(page, urls.content(), '/admin/content-manager/collection-types/api::post.post');
  await page.locator('tbody tr').first().click();
  await expect(page.locator('[name=title]')).toHaveCSS('direction', 'rtl');
});
