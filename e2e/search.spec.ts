import { expect, test } from './visitor.ts';

test('the search finds posts of all kinds, grouped by kind, with the terms marked', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('tea');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=tea$/);
  await expect(page.getByRole('status')).toHaveText(/^\d+ posts found$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Activities' })).toBeVisible();
  await expect(page.locator('h3 mark')).toHaveText('tea');
});

test('letter variants and diacritics are treated alike', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('مدرسه')}`);
  await expect(page.locator('h3 mark')).toHaveText('مدرسهٔ');
});

test('a kind with more results links to its list with the same terms', async ({ page }) => {
  await page.goto('/search?q=a');
  const articles = page.getByRole('region', { name: 'Articles' });
  await expect(articles.getByRole('article')).toHaveCount(4);
  await articles.getByRole('link', { name: /^Show all/ }).click();
  await expect(page).toHaveURL(/\/articles\?q=a$/);
});

test('an empty search offers the six kinds', async ({ page }) => {
  for (const path of ['/search', '/search?q=', '/search?q=%3F%21']) {
    await page.goto(path);
    await expect(
      page.getByRole('region', { name: 'Or look around' }).getByRole('link'),
    ).toHaveCount(6);
  }
});

test('a search without results suggests what to try', async ({ page }) => {
  await page.goto('/search?q=zzz+tea');
  await expect(page.getByRole('status')).toContainText('Nothing found for “zzz tea”');
  await page.getByRole('status').getByRole('link', { name: 'tea' }).click();
  await expect(page).toHaveURL(/\/search\?q=tea$/);
});

test('the header links to the search, and a 404 page has the search field', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await page.goto('/nowhere');
  await page.getByLabel('What were you looking for?').fill('bread');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=bread$/);
});

test('the hero links to the posts of a community', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('list', { name: 'Start with your community' }).getByText('Urdu').click();
  await expect(page).toHaveURL(/\/search\?community=ur$/);
  await expect(page.getByRole('status')).toHaveText(/posts? found$/);
});

test('search pages are noindex', async ({ page }) => {
  await page.goto('/search?q=bread');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('very long and unusual terms are handled', async ({ request }) => {
  const words = 'one two three four five six seven eight nine ten eleven twelve thirteen';
  for (const q of ['a'.repeat(3000), words, '\0', '<script>', '%', 'a-b-c-d-e-f-g-h-i-j-k-l-m-n']) {
    expect((await request.get(`/search?q=${encodeURIComponent(q)}`)).status()).toBe(200);
    expect((await request.get(`/articles?q=${encodeURIComponent(q)}`)).status()).toBe(200);
  }
});
