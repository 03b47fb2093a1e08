import { expect, test } from './visitor.ts';

test('what is near is shown in the page, which visitors come back to from a post', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 25.27, longitude: 55.31 });
  await page.goto('/near/businesses');
  await page.getByRole('button', { name: 'Use my position' }).click();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results).toBeFocused();
  await expect(results.getByRole('article').first()).toContainText('Less than 1 km');
  await results.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lantern Kitchen/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Near me: Businesses');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('areas are offered, and no button that would do nothing', async ({ page }) => {
    await page.goto('/near/businesses');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Near me: Businesses');
    await expect(page.getByRole('button', { name: 'Use my position' })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Deira/ })).toBeVisible();
  });
});
