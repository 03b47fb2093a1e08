import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { textsIn, withLatinWords } from '../website/app/i18n/latin-words.ts';
import { expect, test } from './visitor.ts';

const brand = JSON.parse(readFileSync(new URL('../brand.json', import.meta.url), 'utf8'));

/**
 * The texts of the page with a Latin word. Names and postal addresses stand as their owners write
 * them; of the texts of pictures, the content service does not know the language.
 */
async function latinTexts(page: Page): Promise<string[]> {
  await page.locator('bdi[data-latin], main img').evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('lang', '');
  });
  const texts = await page.locator('html').evaluate(textsIn);
  expect(texts.length).toBeGreaterThan(20);
  return withLatinWords(texts, brand);
}

test.use({ viewport: { width: 360, height: 740 }, locale: 'ur' });

test('an Urdu reader comes from home to a phone call without a Latin word', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('complementary', { name: /^زبان/ }).getByRole('link').click();
  await expect(page).toHaveURL(/\/ur$/);
  expect(await latinTexts(page)).toEqual([]);

  const languages = page.getByRole('navigation', { name: 'پوسٹوں کی زبان' });
  await languages.getByRole('link', { name: 'اردو' }).click();
  await expect(page).toHaveURL(/\/ur\?community=ur#/);
  expect(await latinTexts(page)).toEqual([]);

  await page.getByRole('link', { name: /^سب دیکھیں: .*دکانیں/ }).click();
  await expect(page).toHaveURL(/\/ur\/businesses\?community=ur$/);
  expect(await latinTexts(page)).toEqual([]);

  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ur');
  expect(await latinTexts(page)).toEqual([]);

  const call = page.getByRole('link', { name: 'کال کریں' });
  await expect(call).toBeVisible();
  await expect(call).toHaveAttribute('href', /^tel:\+\d{8,}$/);
});
