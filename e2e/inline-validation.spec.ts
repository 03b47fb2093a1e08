import { expect, fillContactForm, test } from './form-visitor.ts';
import { accessibilityViolations, contrastViolations } from './quality-checks.ts';

test("a field shows its error when 'touched and in error', until it is corrected", async ({
  page,
}) => {
  await page.goto('/contact');
  const field = page.getByLabel('Your email address');
  await field.pressSequentially('mariam@mail');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/not a complete email address/);
  await field.pressSequentially('.org');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByText('not a complete email address')).toHaveCount(0);
});

test('an address that was copied with invisible marks, or in another script, is complete', async ({
  page,
}) => {
  await page.goto('/contact');
  const field = page.getByLabel('Your email address');
  for (const address of ['\u202amariam@example.org\u202c', 'مريم@مثال.إختبار']) {
    await field.fill(address);
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
});

test('too long input is reported, not truncated', async ({ page }) => {
  await page.goto('/contact');
  const field = page.getByLabel('Your message');
  await field.fill('m'.repeat(5001));
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/at most 5000 characters/);
  await expect(field).toHaveValue('m'.repeat(5001));
});

test('a click on the button works although a field is invalid', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Your message').focus();
  const button = page.getByRole('button', { name: 'Send message' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 6);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText('4 fields need to be checked');
});

test('a success message is removed after 5000 ms, from the address as well', async ({ page }) => {
  const openedAt = Date.now();
  await page.clock.install({ time: openedAt });
  await page.clock.pauseAt(openedAt + 1000);
  await page.goto('/contact?sent=1');
  const status = page.getByRole('status');
  await expect(status).toBeVisible();
  await page.clock.runFor(4900);
  await expect(status).toBeVisible();
  await page.clock.runFor(200);
  await expect(status).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact$/);
});

test('a new password can be shown, and its strength is described', async ({ page }) => {
  await page.goto('/reset-password?code=abc');
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('19840312');
  await expect(page.getByText('Easy to guess.')).toBeVisible();
  await field.fill('lemon door');
  await expect(page.getByText('Not bad.')).toBeVisible();
  await field.fill('lemon door under water');
  await expect(page.getByText('Hard to guess.')).toBeVisible();
  const show = page.getByRole('button', { name: 'Show the new password' });
  await show.click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('axe finds no violations in a form that is invalid, failed, sent, or has a code', async ({
  page,
  receiver,
  message,
}) => {
  test.setTimeout(180_000);
  const check = async (state: string) => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect([state, await accessibilityViolations(page)]).toEqual([state, []]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([state, 'dark', await contrastViolations(page)]).toEqual([state, 'dark', []]);
  };
  const send = page.getByRole('button', { name: 'Send message' });
  await page.goto('/contact?about=/articles/110');
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await check('in error');
  receiver.respondWith({ status: 500 });
  await fillContactForm(page, message);
  await send.click();
  await expect(page.getByRole('alert')).toContainText('not sent');
  await check('in vain');
  for (const path of [
    '/contact?sent=1',
    '/reset-password?code=x',
    '/delete?code=x',
    '/delete?done=1',
  ]) {
    await page.goto(path);
    await check(path);
  }
  await page.goto('/delete?code=x');
  await page.getByRole('button', { name: 'Delete it', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await check('without a choice');
  receiver.respondWith({ status: 200, body: { code: 'x' } });
  await page.goto('/delete');
  await page.locator('#owner').fill('mariam@example.org');
  await page.locator('#password').fill('three odd words');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await check('after the password');
});
