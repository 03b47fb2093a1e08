import type { Page } from '@playwright/test';
import { expect, test, withAndWithoutJavaScript } from './form-visitor.ts';

/** The website takes the same form twice within a minute as one. */
const uniqueCode = () => test.info().testId;
const PASSWORD = 'Tulips & "quotes" <in> the garden';

const ACCOUNT = 'My account, and everything I published';
const CONTENT = 'Only what I published. I keep my account.';

const confirmDeletion = (page: Page) =>
  page.getByRole('button', { name: 'Delete it', exact: true }).click();

/** Submits the form for owners who know their password. */
async function submitPassword(page: Page, email: string): Promise<void> {
  await page.goto('/delete');
  await page.locator('#owner').fill(email);
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.describe('account deletion', () => {
  withAndWithoutJavaScript(() => {
    test('requires a choice', async ({ page, receiver }) => {
      const code = uniqueCode();
      await page.goto(`/delete?code=${code}`);
      await confirmDeletion(page);
      await expect(page.getByRole('alert')).toContainText('One field needs to be checked');
      const choice = page.getByRole('group', { name: 'What should be deleted?' });
      await expect(choice).toHaveAccessibleDescription('Please choose what should be deleted.');
      await expect(page).not.toHaveURL(/code/);
      expect(receiver.calls()).toEqual([]);
      await page.getByRole('alert').getByRole('link').click();
      await expect(page.getByLabel(ACCOUNT)).toBeFocused();
      await page.getByLabel(CONTENT).check();
      await confirmDeletion(page);
      await expect(page.getByRole('status')).toContainText('What you published is deleted');
      expect(receiver.calls().map(({ body }) => body)).toEqual([{ code, scope: 'content' }]);
    });
  });

  for (const scope of ['', 'everything', 'account&scope=content']) {
    test(`rejects "scope=${scope}"`, async ({ request, receiver }) => {
      const response = await request.post('/delete', {
        data: `code=abc&scope=${scope}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(response.status()).toBe(422);
      expect(receiver.calls()).toEqual([]);
    });
  }

  withAndWithoutJavaScript(() => {
    test('by password asks for confirmation, and does not leak the password', async ({
      page,
      receiver,
    }) => {
      const code = uniqueCode();
      receiver.respondWith({ status: 200, body: { code } });
      const responsePromise = page.waitForResponse(
        (response) => response.request().method() === 'POST',
      );
      await submitPassword(page, 'mariam@example.org');
      const response = await responsePromise;
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      await expect(page.getByText('Nothing is deleted yet')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Delete it for good?' })).toBeVisible();
      expect(receiver.calls()).toEqual([
        {
          method: 'POST',
          path: '/account-deletion/code',
          body: { email: 'mariam@example.org', password: PASSWORD },
        },
      ]);
      const html = await response.text();
      expect(html).not.toContain('Tulips');
      expect(page.url()).not.toMatch(/Tulips|code|mariam/);
      await expect(page.locator('input:checked')).toHaveCount(0);
      await expect(page.locator('main')).toContainText('can no longer be seen');

      await page.getByLabel(ACCOUNT).check();
      await confirmDeletion(page);
      await expect(page.getByRole('status')).toContainText('Your account is deleted');
      expect(receiver.calls().slice(1)).toEqual([
        { method: 'POST', path: '/account-deletion/confirm', body: { code, scope: 'account' } },
      ]);
    });
  });
});
