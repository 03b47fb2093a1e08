import { expect, test } from './visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader says what is wrong with a post, and gets back to it', async ({ page }) => {
    await page.goto('/businesses/207');
    const address = page.url();
    await page.getByText('Something wrong here?').click();
    await page.getByRole('radio', { name: 'Moved' }).check();
    await page.getByRole('button', { name: 'Tell the editors' }).click();
    await expect(page).toHaveURL(/\/report\?post=207&sent=1#outcome$/);
    await expect(page.getByRole('status')).toContainText('Thank you for telling us');
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page).toHaveURL(address);
  });

  test('a reader adds words and an address', async ({ page }) => {
    await page.goto('/report?post=207');
    await page.getByRole('radio', { name: 'Wrong price' }).check();
    await page.getByRole('textbox', { name: /In your words/ }).fill('Now 30 dirhams.');
    await page.getByRole('textbox', { name: /Email address/ }).fill('not an address');
    await page.getByRole('button', { name: 'Tell the editors' }).click();
    await expect(page.getByRole('alert')).toContainText('Email address');
    await expect(page.getByRole('radio', { name: 'Wrong price' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: /In your words/ })).toHaveValue(
      'Now 30 dirhams.',
    );
  });

  test('a reader says that an article was helpful', async ({ page }) => {
    await page.goto('/articles/110');
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(page).toHaveURL(/\/helpful\?post=110&answer=yes#outcome$/);
    await expect(page.getByRole('status')).toContainText('Thank you');
  });
});
