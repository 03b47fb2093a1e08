import type { Page } from '@playwright/test';
import { accessibilityViolations, contrastViolations, htmlErrors } from './quality-checks.ts';
import { expect, test, urls } from './visitor.ts';

const field = (page: Page) =>
  page.getByRole('combobox', { name: 'What do you need to know or find?' });
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const activeOption = (page: Page) => page.getByRole('option', { selected: true });

/** Opens the search and types until posts are offered. */
async function openSuggestions(page: Page, text = 'tea'): Promise<void> {
  await page.goto('/search');
  await field(page).pressSequentially(text);
  await expect(options(page).first()).toBeVisible();
}

test('posts are offered while a visitor types, and lead to their pages', async ({ page }) => {
  await openSuggestions(page);
  const option = options(page).filter({ hasText: 'tea' }).first();
  const path = (await option.getAttribute('href')) ?? '';
  await option.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toContainText('tea');
});

test('the keyboard alone reaches a suggestion', async ({ page }) => {
  await page.goto('/search');
  while (!(await field(page).evaluate((input) => input === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('tea');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const path = (await activeOption(page).getAttribute('href')) ?? '';
  expect(await activeOption(page).getAttribute('id')).toBe(
    await field(page).getAttribute('aria-activedescendant'),
  );
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
});

test('Enter without a chosen suggestion searches as before', async ({ page }) => {
  await openSuggestions(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=tea$/);
});

test('Escape closes the list, then clears the field; Tab leaves both', async ({ page }) => {
  await openSuggestions(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field(page)).toHaveValue('tea');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('tea');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('a live region says how many there are', async ({ page }) => {
  await openSuggestions(page);
  const count = await options(page).count();
  const expected = count === 1 ? '1 suggestion' : `${count} suggestions`;
  await expect(page.locator('[aria-live=polite]')).toHaveText(expected);
  await field(page).fill('zzzz');
  await expect(page.locator('[aria-live=polite]')).toHaveText('No suggestions');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('suggestions keep to the community that the search is narrowed to', async ({ page }) => {
  await page.goto('/search?community=ur');
  const loading = page.waitForResponse((response) => response.url().includes('/suggestions?'));
  await field(page).pressSequentially('an');
  expect(new URL((await loading).url()).search).toBe('?community=ur&q=an');
});

test('in Arabic they are offered in Arabic, from right to left', async ({ page }) => {
  await page.goto('/ar/search');
  await page.getByRole('combobox').pressSequentially('مدرسه');
  const option = page.getByRole('listbox', { name: 'اقتراحات' }).getByRole('option').first();
  // As it is usually written, whatever was typed.
  await expect(option).toContainText('مدرسة');
  expect(await option.getAttribute('href')).toMatch(/^\/ar\//);
  const [title, kind] = await Promise.all(
    ['span:first-child', 'span:last-child'].map((part) => option.locator(part).boundingBox()),
  );
  expect(title?.x).toBeGreaterThan(kind?.x ?? Number.POSITIVE_INFINITY);
});

test('the open list is valid, accessible in light and dark, and fits phones and wide screens', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSuggestions(page, 'an');
  expect(await htmlErrors(await page.content())).toEqual([]);
  await page.keyboard.press('ArrowDown');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page)).toEqual([]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const heights = await options(page).evaluateAll((all) =>
      all.map((option) => option.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('nothing is loaded while a browser saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/search');
  const searchbox = page.getByRole('searchbox', { name: 'What do you need to know or find?' });
  await searchbox.pressSequentially('tea');
  await searchbox.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=tea$/);
  expect(requests.filter((url) => url.includes('suggestions?'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search works as before', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.getByRole('searchbox').fill('tea');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=tea$/);
    await expect(page.getByRole('status')).toHaveText(/^\d+ posts found$/);
  });
});

test.describe('while the content service is down', () => {
  test.use({ baseURL: async ({ baseURL: _ }, use) => use(urls.siteWithoutContent()) });

  test('the field works on without suggestions', async ({ page, browserErrors }) => {
    await page.goto('/search');
    const loading = page.waitForResponse((response) => response.url().includes('/suggestions?'));
    await field(page).pressSequentially('tea');
    const response = await loading;
    expect(response.status()).toBe(503);
    await expect(page.getByRole('listbox')).toBeHidden();
    // The browser notes the status by itself; that is all there may be.
    expect(browserErrors.splice(0)).toEqual([`503 ${response.url()}`]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=tea$/);
  });
});
