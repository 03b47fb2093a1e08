import {
  expect,
  fillContactForm,
  submitContactForm,
  test,
  withAndWithoutJavaScript,
} from './form-visitor.ts';

test.describe('contact', () => {
  // Each field, and each kind of mistake; unit tests have the combinations.
  const mistakes = [
    { label: 'Your name', name: 'name', value: '', words: 'Please tell us your name.' },
    { label: 'Your email address', name: 'email', value: 'mariam@mail', words: 'not a complete' },
    { label: 'What is it about?', name: 'subject', value: 'Hi', words: 'at least 3 characters' },
    { label: 'Your message', name: 'message', value: 'm'.repeat(5001), words: 'at most 5000' },
  ];

  withAndWithoutJavaScript(() => {
    test('mistakes are rejected: with a message at each field and its link at the top', async ({
      page,
      receiver,
      message,
    }) => {
      const summary = page.getByRole('alert');
      const outcome = page.locator('#outcome');
      await page.goto('/contact');
      const typed = mistakes.map(({ name, value }) => [name, value] as const);
      await fillContactForm(page, Object.fromEntries(typed));
      await submitContactForm(page);
      await expect(summary).toContainText('4 fields need to be checked');
      await expect(outcome).toBeFocused();
      for (const { label, value, words: expectedText } of mistakes) {
        const field = page.getByLabel(label);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(expectedText));
        await expect(field).toHaveValue(value);
        await summary.getByRole('link', { name: label }).click();
        await expect(field).toBeFocused();
      }

      await fillContactForm(page, { ...message, name: '' });
      await submitContactForm(page);
      await expect(summary).toContainText('One field needs to be checked');
      const { name: _, ...others } = message;
      for (const [name, value] of Object.entries(others)) {
        const field = page.locator(`[name=${name}]`);
        await expect(field).toHaveValue(value);
        await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      }
      expect(receiver.calls()).toEqual([]);

      await fillContactForm(page, message);
      await submitContactForm(page);
      await expect(page.getByRole('status')).toBeVisible();
    });
  });
});
