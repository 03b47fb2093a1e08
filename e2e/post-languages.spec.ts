import { messagesFor } from '../website/app/i18n/language.ts';
import { languageCodes, languages } from '../website/app/languages.ts';
import { expect, test } from './visitor.ts';

const label = 'Language of posts';

test('a chosen language is kept on pages without such a choice, until all are chosen', async ({
  page,
}) => {
  await page.goto('/articles?community=tr');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/articles\/[^?]+$/);
  const footer = page.getByRole('contentinfo');
  const events = footer.getByRole('link', { name: 'Events', exact: true });
  await expect(events).toHaveAttribute('href', /\/events\?community=tr$/);
  await expect(footer.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
  await page.getByRole('navigation', { name: 'Where you are' }).getByText('Articles').click();
  await expect(page).toHaveURL(/\/articles\?community=tr$/);
  await page.getByRole('navigation', { name: label }).getByText('All languages').click();
  await expect(page).toHaveURL(/\/articles$/);
  // The page remembers what is chosen once it has loaded.
  await page.waitForLoadState('domcontentloaded');
  await page.goto('/about');
  await expect(events).toHaveAttribute('href', '/events');
});

test('a language that was chosen on home stays chosen on lists and in searches', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: label }).getByRole('link', { name: 'Türkçe' }).click();
  await expect(page).toHaveURL(/\/\?community=tr#latest-article$/);
  const articles = page.locator('section', { has: page.locator('#latest-article') });
  await expect(articles.getByRole('heading', { level: 3 }).first()).toHaveAttribute('lang', 'tr');
  await articles.getByRole('link', { name: /^View all/i }).click();
  await expect(page).toHaveURL(/\/articles\?community=tr$/);
  const row = page.getByRole('navigation', { name: label });
  const chosen = row.getByRole('link', { name: 'Türkçe', exact: true });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await page.getByRole('searchbox').fill('kira');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\/articles\?q=kira&community=tr$/);
  // Cards above it are still being laid out, so that it may move between press and release.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).press('Enter');
  await expect(page).toHaveURL(/\/events\?community=tr$/);
  await page.getByRole('navigation', { name: label }).getByText('All languages').click();
  await expect(page).toHaveURL(/\/events$/);
});

for (const code of languageCodes) {
  const { nativeName, prefix } = languages[code];
  const path = prefix ? `/${prefix}` : '';

  test(`home and lists in ${nativeName} show phones a row that begins with its language, and scrolls`, async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const address of [path || '/', `${path}/articles`]) {
      await page.goto(address);
      const row = page.getByRole('navigation', { name: messagesFor(code, 'Diyar').list.community });
      const chips = row.getByRole('link');
      await expect(chips.nth(1)).toHaveText(nativeName);
      for (const first of [chips.nth(0), chips.nth(1)]) {
        await expect(first).toBeInViewport({ ratio: 1 });
      }
      await chips.last().focus();
      await expect(chips.last()).toBeInViewport({ ratio: 1 });
      const tops = await chips.evaluateAll((all) =>
        all.map((chip) => chip.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(1);
      const overflow = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBe(0);
    }
  });
}
