import type { Page } from '@playwright/test';
import { expect, test } from './form-visitor.ts';

const CODE = 'c0de-'.repeat(9).slice(0, 43);
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
  for (const path of ['/delete', '/delete?code=abc', '/ar/delete?code=abc']) {
    test(`has nothing preselected at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('input:checked')).toHaveCount(0);
    });
  }

  test('requires a choice', async ({ page, receiver }) => {
    await page.goto('/delete?code=undecided');
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
    expect(receiver.calls().map(({ body }) => body)).toEqual([
      { code: 'undecided', scope: 'content' },
    ]);
  });

  for (const scope of ['', 'everything', 'account&scope=content']) {
    test(`rejects "scope=${scope}"`, { tag: '@request' }, async ({ request, receiver }) => {
      const response = await request.post('/delete', {
        data: `code=abc&scope=${scope}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(response.status()).toBe(422);
      expect(receiver.calls()).toEqual([]);
    });
  }

  test('by password asks for confirmation, and does not leak the password', async ({
    page,
    receiver,
  }) => {
    receiver.respondWith({ status: 200, body: { code: CODE } });
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
      { method: 'POST', path: '/account-deletion/confirm', body: { code: CODE, scope: 'account' } },
    ]);
  });

  test('by password can be cancelled at the last step', async ({ page, receiver }) => {
    receiver.respondWith({ status: 200, body: { code: CODE } });
    await submitPassword(page, 'leila@example.org');
    await page.getByRole('link', { name: 'No, keep everything' }).click();
    await expect(page).toHaveURL(/\/$/);
    const sent = receiver.calls().filter(({ method }) => method === 'POST');
    expect(sent.map(({ path }) => path)).toEqual(['/account-deletion/code']);
  });

  test('by password rejects a wrong one', async ({ page, receiver }) => {
    receiver.respondWith({ status: 400, body: { error: { message: 'wrong' } } });
    await submitPassword(page, 'omar@example.org');
    await expect(page.getByRole('alert')).toContainText('No account has this email address');
    await expect(page.locator('#owner')).toHaveValue('omar@example.org');
    await expect(page.locator('#password')).toHaveValue('');
    expect(await page.content()).not.toContain('Tulips');
  });

  for (const body of [{ ok: true }, { code: 7 }, null]) {
    test(`by password fails if the service returns ${JSON.stringify(body)}`, async ({
      page,
      receiver,
    }) => {
      receiver.respondWith({ status: 200, body });
      await submitPassword(page, 'hadi@example.org');
      await expect(page.getByRole('alert')).toContainText('That did not work');
      await expect(page.locator('input[name=scope]')).toHaveCount(0);
    });
  }

  test('by password says so if the service does not support it', async ({ page, receiver }) => {
    receiver.respondWith({ status: 404 });
    await submitPassword(page, 'sara@example.org');
    await expect(page.getByRole('alert')).toContainText('This cannot be done here yet');
  });

  for (const { seconds, words: expectedText } of [
    { seconds: 110, words: 'Please try again in 2 minutes.' },
    { seconds: 80_000, words: 'Please try again in 23 hours.' },
  ]) {
    test(`by password says when to try again (${seconds} s)`, async ({ page, receiver }) => {
      receiver.respondWith({ status: 429, headers: { 'Retry-After': String(seconds) } });
      await submitPassword(page, `nour${seconds}@example.org`);
      await expect(page.getByRole('alert')).toContainText(expectedText);
    });
  }
});
