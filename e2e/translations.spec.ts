import { expect, test, urls } from './visitor.ts';

/** An article of the demo content in English, and its translations into Russian and Arabic. */
const ENGLISH = 102;
const RUSSIAN = 1116;
const ARABIC = 1112;

/** A page of the list that shows the Arabic one. */
const ARABIC_LIST = '/ar/articles?city=istanbul';

async function readTitle(id: number): Promise<string> {
  const response = await fetch(`${urls.content()}/api/posts/${id}`, {
    headers: { 'Strapi-Response-Format': 'v5' },
  });
  const { data }: { data: { title: string } } = await response.json();
  return data.title;
}

test('a Russian reader gets from the search to an article in Russian', async ({
  sharedPage: page,
}) => {
  await page.goto('/ru');
  await page.getByRole('searchbox').fill(await readTitle(ENGLISH));
  await page.getByRole('searchbox').press('Enter');
  const results = page.locator('main h3');
  await expect(results.filter({ hasText: await readTitle(RUSSIAN) })).toHaveCount(1);
  await expect(results.filter({ hasText: await readTitle(ENGLISH) })).toHaveCount(0);
  await results
    .filter({ hasText: await readTitle(RUSSIAN) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await readTitle(RUSSIAN));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('an Arabic reader sees the Arabic version in the list, once', async ({ sharedPage: page }) => {
  await page.goto(ARABIC_LIST);
  const titlesInList = page.locator('main h3');
  await expect(titlesInList.filter({ hasText: await readTitle(ARABIC) })).toHaveCount(1);
  for (const id of [ENGLISH, RUSSIAN]) {
    await expect(titlesInList.filter({ hasText: await readTitle(id) })).toHaveCount(0);
  }
  await titlesInList
    .filter({ hasText: await readTitle(ARABIC) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await readTitle(ARABIC));
});

test('a version leads to the others, each in its own language', async ({ sharedPage: page }) => {
  await page.goto(ARABIC_LIST);
  await page
    .getByRole('link', { name: await readTitle(ARABIC) })
    .first()
    .click();
  await page.getByRole('link', { name: 'Русский', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await readTitle(RUSSIAN));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', page.url());
});
