import type { Page } from '@playwright/test';
import type { FormPrograms } from './form-programs.ts';
import { test as base } from './visitor.ts';
import { visitorAddress } from './visitor-address.ts';

export { expect } from './visitor.ts';

type ContactMessage = { name: string; email: string; subject: string; message: string };

/** A visitor of a website whose forms arrive at a receiver that the test controls. */
export const test = base.extend<{ receiver: FormPrograms['receiver']; message: ContactMessage }>({
  baseURL: async ({ formPrograms }, use) => use(formPrograms.site),
  extraHTTPHeaders: async ({ browserName: _ }, use, { testId }) =>
    use({ 'X-Forwarded-For': visitorAddress(testId) }),
  receiver: async ({ formPrograms }, use) => {
    formPrograms.receiver.reset();
    await use(formPrograms.receiver);
  },
  // Unique per test: the website treats the same message twice within a minute as one.
  message: async ({ browserName: _ }, use, { testId }) =>
    use({
      name: 'Mariam',
      email: 'mariam@example.org',
      subject: `The office has moved (${testId})`,
      message: 'The address of the office is wrong.\nIt is in the next street now.',
    }),
});

/** Defines tests twice, as forms work without JavaScript, too. For those of what a form does. */
export function withAndWithoutJavaScript(defineTests: () => void): void {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });
      defineTests();
    });
  }
}

/** Makes a form appear to have been opened a minute ago, long enough for a person to fill it in. */
export async function backdateForm(page: Page): Promise<void> {
  await page
    .locator('input[name=opened]')
    .evaluate((field: HTMLInputElement) => (field.value = String(Date.now() - 60_000)));
}

/** Fills in the contact form and backdates it. */
export async function fillContactForm(page: Page, message: Partial<ContactMessage>): Promise<void> {
  for (const [name, value] of Object.entries(message)) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await backdateForm(page);
}

/** Submits the contact form. */
export const submitContactForm = (page: Page) =>
  page.getByRole('button', { name: 'Send message' }).click();
