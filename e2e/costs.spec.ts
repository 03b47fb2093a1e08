import { backdateForm } from './form-visitor.ts';
import { expect, test } from './visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader compares two cities in Arabic, and says what they pay', async ({ page }) => {
    await page.goto('/ar');
    await page.getByRole('link', { name: 'اقرأ عن تكاليف المعيشة' }).click();
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
