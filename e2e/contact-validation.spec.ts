import { backdateForm, expect, fillContactForm, submitContactForm, test } from './form-visitor.ts';

test.describe('contact', () => {
  // Each field, and each kind of mistake; unit tests have the combinations.
  for (const { label, name, value, words: expectedText } of [
    { label: 'Your name', name: 'name', value: '', words: 'Please tell us your name.' },
    { label: 'Your email address', name: 'email', value: 'mariam@mail', words: 'not a complete' },
    { label: 'What is it about?', name: 'subject', value: 'Hi', words: 'at least 3 characters' },
    { label: 'Your message', name: 'message', value: 'm'.repeat(5001), words: 'at most 5000' },
  ]) {
    test(`${name} "${value.slice(0, 12)}" is rejected: with a message at the field and a link at the top`, async ({
      page,
      receiver,
      message,
    }) => {
      await page.goto('/contact');
      await fillContactForm(page, { ...message, [name]: value });
      await submitContactForm(page);
      const summary = page.getByRole('alert');
      await expect(summary).toContainText('One field needs to be checked');
      await expect(page.locator('#outcome')).toBeFocused();
      const field = page.getByLabel(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(expectedText));
      await expect(field).toHaveValue(value);
      await summary.getByRole('link', { name: label }).click();
      await expect(field).toBeFocused();
      expect(receiver.calls()).toEqual([]);
      for (const [other, keptValue] of Object.entries(message)) {
        if (other !== name) await expect(page.locator(`[name=${other}]`)).toHaveValue(keptValue);
      }
      await fillContactForm(page, message);
      await submitContactForm(page);
      await expect(page.getByRole('status')).toBeVisible();
    });
  }

  test('a filled honeypot is rejected, with an explanation for people', async ({
    page,
    receiver,
    message,
  }) => {
    await page.goto('/contact');
    await fillContactForm(page, message);
    const honeypot = page.getByLabel('Please leave this field empty');
    await honeypot.evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await submitContactForm(page);
    await expect(page.getByRole('alert')).toContainText('has to stay empty');
    expect(receiver.calls()).toEqual([]);
    await honeypot.fill('');
    await submitContactForm(page);
    await expect(page.getByRole('status')).toBeVisible();
    expect(receiver.calls()).toHaveLength(1);
  });

  test('a form submitted faster than people type must be confirmed', async ({
    page,
    receiver,
    message,
  }) => {
    await page.goto('/contact');
    await fillContactForm(page, message);
    await page.locator('[name=opened]').evaluate((field: HTMLInputElement) => {
      field.value = String(Date.now());
    });
    await submitContactForm(page);
    await expect(page.getByRole('alert')).toContainText('faster than people');
    expect(receiver.calls()).toEqual([]);
    await backdateForm(page);
    await submitContactForm(page);
    await expect(page.getByRole('status')).toBeVisible();
  });
});
