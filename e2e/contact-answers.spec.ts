import { expect, fillIn, send, takeTime, test } from './form-visitor.ts';

test.describe('contact', () => {
  for (const { label, name, value, words } of [
    { label: 'Your name', name: 'name', value: '', words: 'Please tell us your name.' },
    { label: 'Your name', name: 'name', value: 'M', words: 'at least 2 characters' },
    { label: 'Your name', name: 'name', value: 'M'.repeat(101), words: 'at most 100 characters' },
    { label: 'Your email address', name: 'email', value: '', words: 'so that we can answer' },
    { label: 'Your email address', name: 'email', value: 'mariam@mail', words: 'not a complete' },
    { label: 'What is it about?', name: 'subject', value: 'Hi', words: 'at least 3 characters' },
    { label: 'Your message', name: 'message', value: 'Help', words: 'at least 10 characters' },
    { label: 'Your message', name: 'message', value: 'm'.repeat(5001), words: 'at most 5000' },
  ]) {
    test(`${name} "${value.slice(0, 12)}" needs another look: said at the field, linked at the top`, async ({
      page,
      end,
      message,
    }) => {
      await page.goto('/contact');
      await fillIn(page, { ...message, [name]: value });
      await send(page);
      const summary = page.getByRole('alert');
      await expect(summary).toContainText('One answer needs another look');
      await expect(page.locator('#outcome')).toBeFocused();
      const field = page.getByLabel(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(words));
      await expect(field).toHaveValue(value);
      await summary.getByRole('link', { name: label }).click();
      await expect(field).toBeFocused();
      expect(end.calls()).toEqual([]);
      for (const [other, kept] of Object.entries(message)) {
        if (other !== name) await expect(page.locator(`[name=${other}]`)).toHaveValue(kept);
      }
      await fillIn(page, message);
      await send(page);
      await expect(page.getByRole('status')).toBeVisible();
    });
  }

  test('a field that has to stay empty catches machines, and tells people', async ({
    page,
    end,
    message,
  }) => {
    await page.goto('/contact');
    await fillIn(page, message);
    const trap = page.getByLabel('Please leave this empty');
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await send(page);
    await expect(page.getByRole('alert')).toContainText('has to stay empty');
    expect(end.calls()).toEqual([]);
    await trap.fill('');
    await send(page);
    await expect(page.getByRole('status')).toBeVisible();
    expect(end.calls()).toHaveLength(1);
  });

  test('what comes back faster than people type is not sent before it is confirmed', async ({
    page,
    end,
    message,
  }) => {
    await page.goto('/contact');
    await fillIn(page, message);
    await page.locator('[name=opened]').evaluate((field: HTMLInputElement) => {
      field.value = String(Date.now());
    });
    await send(page);
    await expect(page.getByRole('alert')).toContainText('faster than people');
    expect(end.calls()).toEqual([]);
    await takeTime(page);
    await send(page);
    await expect(page.getByRole('status')).toBeVisible();
  });
});
