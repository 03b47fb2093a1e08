import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startFormReceiver } from './form-receiver.ts';
import { startWebsite } from './start-website.ts';
import { test as base } from './visitor.ts';
import { visitorAddress } from './visitor-address.ts';

export { expect } from './visitor.ts';

type FormReceiver = Awaited<ReturnType<typeof startFormReceiver>>;

type ContactMessage = { name: string; email: string; subject: string; message: string };

/** A visitor of a website of its own, whose forms arrive at an end that the test commands. */
export const test = base.extend<
  { receiver: FormReceiver; message: ContactMessage },
  { forms: { receiver: FormReceiver; site: string } }
>({
  forms: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'e2e-forms-'));
      const receiver = await startFormReceiver();
      const website = await startWebsite('website with forms', receiver.url, folder, {
        TRUSTED_PROXIES: '127.0.0.1',
      });
      await use({ receiver, site: website.url });
      await website.stop();
      await receiver.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ forms }, use) => use(forms.site),
  extraHTTPHeaders: async ({ browserName: _ }, use, { testId }) =>
    use({ 'X-Forwarded-For': visitorAddress(testId) }),
  receiver: async ({ forms }, use) => {
    forms.receiver.reset();
    await use(forms.receiver);
  },
  // Each test's own: the website takes the same message twice within a minute for one.
  message: async ({ browserName: _ }, use, { testId }) =>
    use({
      name: 'Mariam',
      email: 'mariam@example.org',
      subject: `The office has moved (${testId})`,
      message: 'The address of the office is wrong.\nIt is in the next street now.',
    }),
});

/** A form as it is after a person took the time to read it. */
export async function backdateForm(page: Page): Promise<void> {
  await page
    .locator('input[name=opened]')
    .evaluate((field: HTMLInputElement) => (field.value = String(Date.now() - 60_000)));
}

/** Fills in the contact form and takes the time a person takes. */
export async function fillContactForm(page: Page, message: Partial<ContactMessage>): Promise<void> {
  for (const [name, value] of Object.entries(message)) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await backdateForm(page);
}

/** Presses the contact form's button. */
export const submitContactForm = (page: Page) =>
  page.getByRole('button', { name: 'Send message' }).click();
