import { expect, test, urls } from './visitor.ts';

test.use({ baseURL: async ({ baseURL: _ }, use) => use(urls.siteWithoutContent()) });

test("home responds, and each section says 'Failed to load content. Please try again later.'", async ({
  page,
}) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('alert')).toHaveCount(4);
  await expect(page.getByRole('alert').first()).toContainText(
    'Failed to load content. Please try again later.',
  );
});

for (const path of [
  '/articles',
  '/events?page=2',
  '/forum/12',
  '/articles/some-slug',
  '/business-landing/x',
]) {
  test(`${path} returns a 503 page with Retry-After`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

for (const path of [
  '/about',
  '/contact',
  '/privacy',
  '/eula',
  '/delete',
  '/reset-password',
  '/business-landing',
]) {
  test(`${path} does not need the content service`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
  });
}

test('an unknown path returns 404, not 503', async ({ page }) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
});
