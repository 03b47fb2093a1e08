import { expect, test } from './visitor.ts';

test('the search finds posts of all kinds in one list, with the words marked', async ({
  sharedPage: page,
}) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('tea');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=tea$/);
  await expect(page.getByRole('status')).toHaveText(/^\d+ posts found$/);
  const results = page.getByRole('region', { name: 'Results, best first' });
  await expect(results.getByText('Activity', { exact: true }).first()).toBeVisible();
  await expect(results.getByText('Event', { exact: true }).first()).toBeVisible();
  await expect(results.locator('h3 mark', { hasText: /^tea$/i }).first()).toBeVisible();
  // Results in other languages are marked in their words.
  await expect(results.locator('h3 mark', { hasText: 'چای' }).first()).toBeVisible();
});

test('a whole question finds the post that answers it', async ({ sharedPage: page }) => {
  await page.goto('/search');
  const field = page.getByLabel('What do you need to know or find?');
  await field.fill('How do I get a residence permit in Istanbul?');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const first = page.getByRole('article').first();
  await expect(first.getByRole('heading')).toContainText('residence permit in Istanbul');
});

test('a strong match is quoted with its source', async ({ sharedPage: page }) => {
  await page.goto('/search?q=how+do+I+get+a+residence+permit');
  const quotation = page.getByRole('region', { name: 'The passage that answers best' });
  await expect(quotation.locator('blockquote mark').first()).toBeVisible();
  await quotation.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('residence permit');
});

test('a passage links to the heading that it stands under', async ({ sharedPage: page }) => {
  await page.goto('/search?q=identity+card+first+week');
  await page
    .getByText(/^Section: /)
    .getByRole('link')
    .first()
    .click();
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`h2[id="${id}"], h3[id="${id}"]`)).toBeInViewport();
});

test('letter variants and diacritics are treated alike', async ({ sharedPage: page }) => {
  await page.goto(`/search?q=${encodeURIComponent('مدرسه')}`);
  await expect(page.locator('h3 mark', { hasText: 'مدرسهٔ' }).first()).toBeVisible();
});

test('results can be limited to a kind, and paged', async ({ sharedPage: page }) => {
  await page.goto('/search?q=dubai+istanbul+muscat+doha');
  const kinds = page.getByRole('navigation', { name: 'Kinds of posts' });
  const all = Number(/\d+/.exec((await kinds.getByRole('link').first().textContent()) ?? '')?.[0]);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/&page=2$/);
  const events = kinds.getByRole('link', { name: /^Events/ });
  const count = Number(/\d+/.exec((await events.textContent()) ?? '')?.[0]);
  expect(count).toBeLessThan(all);
  await events.click();
  await expect(page).toHaveURL(/&kind=event$/);
  await expect(events).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('status')).toHaveText(`${count} post${count > 1 ? 's' : ''} found`);
});

test('a misspelt word is corrected, and can be searched for as typed', async ({
  sharedPage: page,
}) => {
  await page.goto('/search?q=evenign');
  await expect(page.getByText('Showing results for evening.')).toBeVisible();
  await page.getByRole('link', { name: 'Search for “evenign” instead' }).click();
  await expect(page).toHaveURL(/\/search\?q=evenign&exact=1$/);
  await expect(page.getByRole('status')).toContainText('No post answers this yet');
});

test('an empty search offers the six kinds', async ({ sharedPage: page }) => {
  for (const path of ['/search', '/search?q=', '/search?q=%3F%21']) {
    await page.goto(path);
    await expect(
      page.getByRole('region', { name: 'Or browse by kind' }).getByRole('link'),
    ).toHaveCount(6);
  }
});

test('what no post answers can be asked of the editors', async ({ sharedPage: page }) => {
  await page.goto('/search?q=horse+vet+in+salalah');
  await expect(page.getByRole('status')).toContainText('No post answers this yet');
  await expect(page.getByRole('region', { name: 'The closest posts' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask the editors' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(
    /“horse vet in salalah”/,
  );
});

test('the header links to the search, and a 404 page has the search field', async ({
  sharedPage: page,
}) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await page.goto('/nowhere');
  await page.getByLabel('What were you looking for?').fill('bread');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=bread$/);
});

test('the search page links to the posts of a community', async ({ sharedPage: page }) => {
  await page.goto('/search');
  await page.getByRole('list', { name: 'Start with your community' }).getByText('Urdu').click();
  await expect(page).toHaveURL(/\/search\?community=ur$/);
  await expect(page.getByRole('status')).toHaveText(/posts? found$/);
});

test('search pages are noindex', async ({ sharedPage: page }) => {
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
