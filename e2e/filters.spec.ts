import { expect, test, urls } from './visitor.ts';

/** The number of posts that the content service finds. */
async function countOf(parameters: Record<string, string>): Promise<number> {
  const query = new URLSearchParams({ ...parameters, 'pagination[limit]': '1' });
  const response = await fetch(`${urls.content()}/api/posts?${query}`);
  const { meta } = (await response.json()) as { meta: { pagination: { total: number } } };
  return meta.pagination.total;
}

test('the filter bar is a plain form, and its values are in the address', async ({
  sharedPage: page,
}) => {
  await page.goto('/businesses');
  await page.getByLabel('Search in businesses').fill('kitchen');
  await page.getByLabel('City').selectOption('dubai');
  await page.getByLabel('Official Partners only').check();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\/businesses\?q=kitchen&city=dubai&partner=1$/);
  await expect(page.getByRole('status')).toHaveText('1 business');
  await expect(page.getByRole('article').getByRole('heading')).toContainText('Lantern Kitchen');
  await expect(page.getByLabel('City')).toHaveValue('dubai');
});

test('a question finds the post that answers it within its list', async ({ sharedPage: page }) => {
  const question = encodeURIComponent('How do I get a residence permit?');
  const answer = page.getByRole('article').filter({ hasText: 'residence permit in Istanbul' });
  await page.goto(`/articles?q=${question}`);
  await expect(page.getByRole('article').first()).toContainText('residence permit in Istanbul');
  await page.goto(`/articles?q=${question}&city=istanbul`);
  await expect(answer).toBeVisible();
  await page.goto(`/articles?q=${question}&city=dubai`);
  await expect(page.getByRole('status')).toHaveText(/^\d+ articles?$/);
  await expect(answer).toHaveCount(0);
});

test('another form of a word finds it, too, and a filter narrows the results', async ({
  sharedPage: page,
}) => {
  await page.goto('/businesses?q=repairing&city=doha');
  await expect(page.getByRole('article').first().getByRole('heading')).toContainText('repair');
  await page.goto('/businesses?q=repairing&city=muscat');
  await expect(page.locator('main')).toContainText('No businesses match all of these filters');
});

test('a chosen order lists the posts that the search finds', async ({ sharedPage: page }) => {
  const address = '/marketplace?q=where+can+I+buy+sofas+or+mattresses%3F';
  const headings = page.getByRole('article').getByRole('heading', { level: 3 });
  await page.goto(address);
  const best = await headings.allTextContents();
  expect(best.length).toBeGreaterThan(1);
  await page.goto(`${address}&sort=cheapest`);
  expect((await headings.allTextContents()).toSorted()).toEqual(best.toSorted());
  const prices = await page.locator('main article [data-tone="price"]').allTextContents();
  const amounts = prices.map(Number.parseFloat).filter((amount) => !Number.isNaN(amount));
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  expect(amounts).toContain(450);
});

test('a search for what is open now finds it in other languages, too', async ({
  sharedPage: page,
}) => {
  await page.goto('/businesses?q=which+pharmacies+are+open%3F&open=1');
  // Others that are open now may come first: one has "open" in its name.
  const pharmacy = page.getByRole('article').filter({ hasText: 'जागती बत्ती फ़ार्मेसी' });
  await expect(pharmacy).toBeVisible();
  await expect(page.locator('main')).not.toContainText('İki İğne Terzihanesi');
});

test('the links of a correction keep the other filters', async ({ sharedPage: page }) => {
  const corrected = page.getByText('Showing results for evening.');
  await page.goto('/events?q=evenign&when=any');
  await expect(corrected).toBeVisible();
  await page.getByRole('link', { name: 'evening', exact: true }).click();
  await expect(page).toHaveURL(/\/events\?q=evening&when=any$/);
  await expect(corrected).toHaveCount(0);
  await page.goto('/events?q=evenign&when=any');
  await page.getByRole('link', { name: 'Search for “evenign” instead' }).click();
  await expect(page).toHaveURL(/\/events\?q=evenign&exact=1&when=any$/);
  await expect(corrected).toHaveCount(0);
  await expect(page.locator('main')).toContainText('No events match all of these filters');
});

test('active filters are chips that can be removed one by one or together', async ({
  sharedPage: page,
}) => {
  await page.goto('/businesses?city=istanbul&partner=1');
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: /^Official Partners only/ }).click();
  await expect(page).toHaveURL(/\/businesses\?city=istanbul$/);
  const total = await countOf({
    'filters[post_type][name]': 'Business',
    'filters[city][slug]': 'istanbul',
  });
  await expect(page.getByRole('status')).toHaveText(`${total} businesses`);
  await page.goto('/businesses?city=istanbul&partner=1');
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/businesses$/);
});

test('pagination keeps the filters', async ({ sharedPage: page }) => {
  await page.goto('/marketplace?min=1&sort=cheapest');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/marketplace\?min=1&sort=cheapest&page=2$/);
});

test('an empty result suggests filters to remove, with the resulting counts', async ({
  sharedPage: page,
}) => {
  await page.goto('/businesses?city=dubai&area=deira&q=translation');
  const main = page.locator('main');
  await expect(main).toContainText('No businesses match all of these filters');
  await main.getByRole('link', { name: /^Without “translation”: 2 businesses/ }).click();
  await expect(page).toHaveURL(/\/businesses\?city=dubai&area=deira$/);
  await expect(page.getByRole('status')).toHaveText('2 businesses');
});

test('areas are those of the chosen city with posts, one tap each', async ({
  sharedPage: page,
}) => {
  await page.goto('/forum');
  const areas = page.getByRole('navigation', { name: 'Places and communities' });
  await expect(areas).toHaveCount(0);
  await page.goto('/forum?city=dubai');
  await expect(areas.getByRole('link')).toHaveText([
    'All areas',
    'Deira 1',
    'Jumeirah 1',
    'Overview: Dubai',
  ]);
  await areas.getByRole('link', { name: 'Deira' }).click();
  await expect(page).toHaveURL(/\/forum\?city=dubai&area=deira$/);
  await expect(page.getByRole('status')).toHaveText('1 question');
});

test('categories are those of the kind', async ({ sharedPage: page }) => {
  await page.goto('/events');
  await expect(page.getByLabel('Category').locator('option')).toHaveText([
    'All',
    /^Culture \(\d+\)$/,
    /^Family \(\d+\)$/,
    /^Learning \(\d+\)$/,
    /^Meeting \(\d+\)$/,
  ]);
});

test('marketplace can be sorted by price and limited to a range', async ({ sharedPage: page }) => {
  await page.goto('/marketplace?min=100&max=500&sort=dearest');
  const prices = await page.locator('main article [data-tone="price"]').allTextContents();
  const amounts = prices.map(Number.parseFloat).filter((amount) => !Number.isNaN(amount));
  expect(amounts).toEqual([450, 400, 350, 220]);
});

test('events list upcoming ones, soonest first after pinned ones; past ones have their own list', async ({
  sharedPage: page,
}) => {
  await page.goto('/events');
  const orders = page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 });
  await expect(page.getByRole('status')).toHaveText(/to come$/);
  await expect(orders).toHaveText(['Pinned by the editors', 'Soonest first']);
  await page.getByRole('link', { name: 'Past events' }).click();
  await expect(page).toHaveURL(/\/events\?when=past$/);
  await expect(page.getByRole('status')).toHaveText(/in the past$/);
  await expect(orders).toHaveText(['Latest first']);
});

test('unknown values in the address are ignored, with a message', async ({ sharedPage: page }) => {
  await page.goto('/businesses?city=atlantis&min=-3');
  await expect(page.locator('main')).toContainText('was ignored');
  await expect(page.getByRole('status')).toHaveText('13 businesses');
});

test('open now shows only what is open', async ({ sharedPage: page }) => {
  await page.goto('/businesses?open=1');
  // In the demo content, a pharmacy never closes, and a tailor has no opening hours.
  await expect(page.locator('main')).toContainText('जागती बत्ती फ़ार्मेसी');
  await expect(page.locator('main')).not.toContainText('İki İğne Terzihanesi');
});

test('filtered lists are noindex, unfiltered ones are not', async ({ sharedPage: page }) => {
  await page.goto('/events?when=past');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goto('/events');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('empty fields are removed from the address', async ({ request }) => {
  const response = await request.get('/businesses?q=&city=dubai&area=&page=1', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/businesses?city=dubai');
});

test('on phones the fields are collapsed and show the number of active filters', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/businesses?city=dubai&partner=1');
  const city = page.getByLabel('City');
  await expect(city).toBeHidden();
  await page.getByText('2 chosen').click();
  await expect(city).toBeVisible();
});

test('ready questions take one tap, and lead to what they say', async ({ sharedPage: page }) => {
  await page.goto('/events');
  const questions = page.getByRole('navigation', { name: 'Quick filters' });
  const free = questions.getByRole('link', { name: /^Free \d+$/ });
  const total = (await free.textContent())?.match(/\d+/)?.[0];
  await free.click();
  await expect(page).toHaveURL(/\/events\?free=1$/);
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^${total} events? to come$`));
  const cards = page.locator('main').getByRole('article');
  await expect(cards.filter({ hasText: 'Free' })).toHaveCount(await cards.count());
  await page.goto('/businesses');
  await questions.getByRole('link', { name: /^Speaks Arabic/ }).click();
  await expect(page).toHaveURL(/\/businesses\?speaks=ar$/);
  await expect(page.getByRole('article').first()).toContainText('Arabic');
  await questions.getByRole('link', { name: /^Open now/ }).click();
  await expect(page).toHaveURL(/\/businesses\?open=1&speaks=ar$/);
  const open = page.locator('main').getByRole('article');
  await expect(open.filter({ hasText: /Open (?:until \d\d:\d\d|now)/ })).toHaveCount(
    await open.count(),
  );
  await page.goto('/businesses');
  await questions.getByRole('link', { name: /^Delivers/ }).click();
  await expect(page).toHaveURL(/\/businesses\?delivers=1$/);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText('To your home')).toBeVisible();
});

test('the compact form of a list is chosen by a link, and stays chosen on the next list', async ({
  sharedPage: page,
}) => {
  const pictureHeight = () =>
    page
      .locator('main article img')
      .first()
      .evaluate((image) => image.clientHeight);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/businesses');
  expect(await pictureHeight()).toBe(200);
  await page.getByRole('link', { name: 'Compact list' }).click();
  await expect(page).toHaveURL(/\/businesses\?view=compact$/);
  expect(await pictureHeight()).toBe(72);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(/\/events\?view=compact$/);
  expect(await pictureHeight()).toBe(72);
});
