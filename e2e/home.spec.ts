import { localisedPath } from '../website/app/addresses/links.ts';
import { languageCodes } from '../website/app/languages.ts';
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
    const brokenWords = await page.getByRole('main').evaluate((main) => {
      const broken: string[] = [];
      for (const heading of main.querySelectorAll('h1, h2, h3')) {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode;
          for (const { 0: word, index } of text.textContent?.matchAll(/[^\s-]+/g) ?? []) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(word);
          }
        }
      }
      return broken;
    });
    expect.soft([language, ...brokenWords]).toEqual([language]);
  }
});
