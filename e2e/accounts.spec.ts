import type { Page } from '@playwright/test';
import { expect, test } from './account-owner.ts';
import { backdateForm } from './form-visitor.ts';

const EVERYTHING = 'My account, and everything I published';
const NEW_PASSWORD = 'مفتاح البيت 🗝️ under the mat';

/** Requests a link by mail from a page. */
async function requestLink(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await page.locator('#email').fill(email);
  await backdateForm(page);
  await page.locator('form:has(#email) [type=submit]').click();
  await expect(page.getByRole('status')).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a forgotten password can be replaced through a mailed link', async ({
      page,
      owner,
      logs,
    }) => {
      await requestLink(page, '/reset-password', owner.email);
      await expect(page.getByRole('status')).toContainText('Check your email');
      const link = await owner.mailedLink(1);
      const response = await page.goto(link);
      expect(response?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
      await page.getByLabel('Type it again').fill('something else');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(page.getByText('The two passwords differ.').first()).toBeVisible();
      await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
      await page.getByLabel('Type it again').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(page.getByRole('status')).toContainText('Your new password is saved');
      expect(page.url()).not.toContain('code');
      expect(await owner.signIn()).toBe(400);
      expect(await owner.signIn(NEW_PASSWORD)).toBe(200);
      await owner.mailedLink(2);
      expect(owner.subjects()).toEqual([
        'A new password for Diyar',
        'Your Diyar password was changed',
      ]);

      await page.goto(link);
      await page.getByRole('textbox', { name: 'New password' }).fill('and yet another one');
      await page.getByLabel('Type it again').fill('and yet another one');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(page.getByRole('alert')).toContainText(
        'This link or page does not work any more.',
      );
      expect(await owner.signIn(NEW_PASSWORD)).toBe(200);
      expect(logs()).not.toContain(new URL(link).searchParams.get('code'));
    });

    test('an account is deleted by the button behind a mailed link, not by opening the link', async ({
      page,
      owner,
      logs,
    }) => {
      await requestLink(page, '/delete', owner.email);
      const link = await owner.mailedLink(1);
      // Mail programs fetch links before people do.
      for (const method of ['GET', 'HEAD']) await page.request.fetch(link, { method });
      const response = await page.goto(link);
      expect(response?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect(await owner.signIn()).toBe(200);
      await page.getByLabel(EVERYTHING).check();
      await page.getByRole('button', { name: 'Delete it', exact: true }).click();
      await expect(page.getByRole('status')).toContainText('Your account is deleted');
      expect(page.url()).not.toContain('code');
      expect(await owner.signIn()).toBe(400);
      await owner.mailedLink(2);
      expect(owner.subjects()).toEqual([
        'Delete your Diyar account?',
        'Your Diyar account is deleted',
      ]);
      await page.goto(link);
      await page.getByLabel(EVERYTHING).check();
      await page.getByRole('button', { name: 'Delete it', exact: true }).click();
      await expect(page.getByRole('status').or(page.getByRole('alert'))).toBeVisible();
      expect(owner.subjects()).toHaveLength(2);
      expect(logs()).not.toContain(new URL(link).searchParams.get('code'));
    });

    test('with the password, published content can be deleted, then the account', async ({
      page,
      owner,
    }) => {
      const typePassword = async (password: string) => {
        await page.locator('#owner').fill(owner.email);
        await page.locator('#password').fill(password);
        await page.getByRole('button', { name: 'Continue' }).click();
      };
      const deleteIt = page.getByRole('button', { name: 'Delete it', exact: true });
      await page.goto('/delete');
      await typePassword('a wrong one');
      await expect(page.getByRole('alert')).toContainText('No account has this email address');
      await expect(page.locator('#owner')).toHaveValue(owner.email);
      await expect(page.locator('#password')).toHaveValue('');
      expect(await owner.signIn()).toBe(200);

      await typePassword(owner.password);
      await expect(page.getByRole('status')).toContainText('Nothing is deleted yet');
      expect(await owner.signIn()).toBe(200);
      await page.getByLabel('Only what I published.').check();
      await deleteIt.click();
      await expect(page.getByRole('status')).toContainText('What you published is deleted');
      expect(await owner.signIn()).toBe(200);

      await page.goto('/delete');
      await typePassword(owner.password);
      await page.getByLabel(EVERYTHING).check();
      await deleteIt.click();
      await expect(page.getByRole('status')).toContainText('Your account is deleted');
      expect(await owner.signIn()).toBe(400);
    });

    test('a double click on the password form still yields a valid code', async ({
      page,
      owner,
    }) => {
      await page.goto('/delete');
      await page.locator('#owner').fill(owner.email);
      await page.locator('#password').fill(owner.password);
      await page.getByRole('button', { name: 'Continue' }).dblclick();
      await page.getByLabel(EVERYTHING).check();
      await page.getByRole('button', { name: 'Delete it', exact: true }).click();
      await expect(page.getByRole('status')).toContainText('Your account is deleted');
      await owner.mailedLink(1);
      expect(owner.subjects()).toEqual(['Your Diyar account is deleted']);
    });

    test('a double click deletes once', async ({ page, owner }) => {
      await requestLink(page, '/delete', owner.email);
      await page.goto(await owner.mailedLink(1));
      await page.getByLabel(EVERYTHING).check();
      await page.getByRole('button', { name: 'Delete it', exact: true }).dblclick();
      await expect(page.getByRole('status')).toContainText('Your account is deleted');
      await owner.mailedLink(2);
    });
  });
}

test('a new password can be shown and pasted, and its strength is shown', async ({
  page,
  owner,
}) => {
  await requestLink(page, '/reset-password', owner.email);
  await page.goto(await owner.mailedLink(1));
  const field = page.getByRole('textbox', { name: 'New password' });
  await field.fill('tulip123');
  await expect(page.getByText('Not bad.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the new password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+c');
  await page.getByLabel('Type it again').press('ControlOrMeta+v');
  await expect(page.getByLabel('Type it again')).toHaveValue('tulip123');
});

test('a page with a code leaks it in no request', async ({ page, owner }) => {
  await requestLink(page, '/reset-password', owner.email);
  const link = await owner.mailedLink(1);
  const code = new URL(link).searchParams.get('code') ?? '';
  const sentRequests: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (request.url() !== link) sentRequests.push(`${request.url()} ${referer}`);
  });
  await page.goto(link);
  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL(/privacy/);
  expect(sentRequests.length).toBeGreaterThan(1);
  expect(sentRequests.filter((each) => each.includes(code))).toEqual([]);
});

test('an Arabic page leads to Arabic mails and pages', async ({ page, owner }) => {
  await requestLink(page, '/ar/delete', owner.email);
  const link = await owner.mailedLink(1);
  expect(new URL(link).pathname).toBe('/ar/delete');
  expect(owner.subjects()[0]).toContain('ديار');
  await page.goto(link);
  await page.getByLabel('حسابي وكل ما نشرته').check();
  await page.getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('حُذف حسابك');
});

test('a form on another site cannot delete anything', async ({ page, owner }) => {
  await requestLink(page, '/delete', owner.email);
  const link = new URL(await owner.mailedLink(1));
  const code = link.searchParams.get('code');
  await page.goto(
    `data:text/html,<form method="post" action="${link.origin}/delete"><input name="code" value="${code}"><button>Win</button></form>`,
  );
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/delete')),
    page.getByRole('button', { name: 'Win' }).click(),
  ]);
  expect(response.status()).toBe(403);
  expect(await owner.signIn()).toBe(200);
});
