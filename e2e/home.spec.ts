import { localisedPath } from '../website/app/addresses/links.ts';
import { languageCodes } from '../website/app/languages.ts';
import { brokenWords } from './broken-words.ts';
import { expect, test } from './visitor.ts';

const sections = [
  { title: 'Latest Articles', list: '/articles' },
  { title: 'Local Businesses', list: '/businesses' },
  { title: 'Upcoming Events', list: '/events' },
  { title: 'Marketplace', list: '/marketplace' },
];

test("shows the hero with 'New Lands, Familiar Hands'", async ({ sharedPage: page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText(/New Lands,\s*Familiar Hands/);
});

test('each section has four cards that open, and a View All link to its list', async ({
  sharedPage: page,
}) => {
  for (const { title, list } of sections) {
    await page.goto('/');
    const section = page.getByRole('region', { name: title });
    await expect(section.getByRole('article')).toHaveCount(4);
    await expect(section.getByRole('link', { name: /View All/ })).toHaveAttribute('href', list);
    await section.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${list}/.+`));
  }
});

test("'How the product helps you' has six boxes with working links", async ({
  sharedPage: page,
  request,
}) => {
  await page.goto('/');
  const boxes = page.getByRole('region', { name: /How .+ Helps You/ }).getByRole('listitem');
  await expect(boxes).toHaveCount(6);
  for (const link of await boxes.getByRole('link').all()) {
    const response = await request.get((await link.getAttribute('href')) ?? 'missing');
    expect(response.status()).toBe(200);
  }
});

test('Upcoming Events shows no past events', async ({ sharedPage: page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Upcoming Events' });
  for (const href of await section
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    await page.goto(href ?? 'missing');
    await expect(page.locator('main')).not.toContainText('This is over');
  }
});

test('keeps the words of its headings in one piece on the narrowest phones', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of languageCodes) {
    await page.goto(localisedPath(language, '/'));
    const headings = page.getByRole('main').locator('h1, h2, h3');
    const broken = await brokenWords(headings, /[^\s-]+/g);
    expect.soft([language, ...broken]).toEqual([language]);
  }
});
