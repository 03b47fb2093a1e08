import { messagesFor } from '../website/app/i18n/language.ts';
import { backdateForm } from './form-visitor.ts';
import { accessibilityViolations } from './quality-checks.ts';
import { expect, test } from './visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader compares two cities in Arabic, and says what they pay', async ({ page }) => {
    await page.goto('/ar');
    await page.getByRole('link', { name: 'قراءة عن تكاليف المعيشة' }).click();
    await expect(page).toHaveURL(/\/ar\/costs$/);
    await page.getByRole('link', { name: 'دبي', exact: true }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('كم يكلّف الشهر: دبي');
    await expect(page.getByText(/^أرقام للعرض، نوفمبر 2026/)).toBeVisible();
    const form = page.getByRole('form', { name: 'اختياراتك' });
    // Wide screens show it at once.
    if (!(await form.isVisible())) await page.getByText('تغيير').click();
    await form.getByLabel('إلى جانبها').selectOption('istanbul');
    await form.getByLabel('الأسرة').selectOption('2-1');
    await form.getByLabel('الهاتف').check();
    await form.getByRole('button', { name: 'عرض' }).click();
    await expect(page).toHaveURL(
      /\/ar\/costs\/dubai\?beside=istanbul&household=2-1&without=phone$/,
    );
    const sums = page.getByRole('region', { name: 'المجموع' });
    await expect(sums.getByRole('listitem')).toHaveCount(2);
    await expect(sums.getByRole('img', { name: /^إسطنبول: / })).toBeVisible();
    await page.getByText('الأسعار والمصادر').first().click();
    await page
      .getByRole('link', { name: /^أنا أدفع… مقابل: .*دبي$/ })
      .first()
      .click();
    await page.getByRole('textbox').fill('٥٥٠٠');
    await backdateForm(page);
    await page.getByRole('button', { name: 'إرسال إلى المحررين' }).click();
    await expect(page.getByRole('status')).toContainText('شكرًا');
    await page.getByRole('link', { name: 'العودة إلى التكاليف' }).click();
    await expect(title).toHaveText('كم يكلّف الشهر: دبي');
  });
});

test('no sheet of paper cuts the boxes at the end', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/costs/dubai');
  for (const name of ['What is missing', 'Exchange rates']) {
    await expect(page.getByRole('region', { name })).toHaveCSS('break-inside', 'avoid');
  }
});

test('the page fits in Persian on a phone, and its bars have words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/fa/costs/istanbul?household=2-2&currency=IRR');
  await page.getByText('قیمت‌ها و منابع').first().click();
  await expect(page.getByText('نمونه، بررسی‌نشده').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'جمع' })).toContainText('ریال ایران');
  for (const bar of await page.getByRole('img', { name: /^استانبول: / }).all()) {
    await expect(bar).toBeVisible();
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

for (const language of ['ar', 'fa'] as const) {
  const { costs } = messagesFor(language, 'Diyar');

  test(`with a script, a choice shows and says its sum at once, and keeps the focus, in ${language}`, async ({
    page,
    context,
  }) => {
    await page.goto(`/${language}/costs/dubai`);
    const form = page.getByRole('form', { name: costs.form.title });
    // Wide screens show it at once.
    if (!(await form.isVisible())) await page.getByText(costs.form.change).click();
    const household = form.getByLabel(costs.form.household);
    const sum = page.getByRole('region', { name: costs.sums }).locator('b');
    const before = await sum.textContent();
    await household.focus();
    await household.selectOption('2-2');
    await expect(page).toHaveURL(/\/costs\/dubai\?household=2-2$/);
    await expect(sum).not.toHaveText(before ?? '');
    await expect(form.getByRole('status')).toContainText((await sum.textContent()) ?? '');
    await expect(household).toBeFocused();

    await form.getByLabel(costs.form.city).selectOption('istanbul');
    await expect(page).toHaveURL(/\/costs\/istanbul\?household=2-2$/);
    await expect(form.locator('[name=beside] option[value=istanbul]')).toHaveCount(0);
    await expect(form.locator('[name=beside] option[value=dubai]')).toHaveCount(1);
    expect(await accessibilityViolations(page)).toEqual([]);

    await context.setOffline(true);
    await household.selectOption('2');
    await expect(form.getByRole('status')).toHaveText(costs.form.failed);
    await expect(page).toHaveURL(/household=2-2$/);
  });
}
