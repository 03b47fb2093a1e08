import type { MailServer } from '../content-service/contract/mail-server.ts';
import { fillContactForm } from './form-visitor.ts';
import { test as base, expect } from './visitor.ts';

/** A visitor of a website whose messages go through the content service to a mail server. */
const test = base.extend<{ mailServer: MailServer; subject: string }>({
  baseURL: async ({ accountPrograms }, use) => use(accountPrograms.site),
  mailServer: async ({ accountPrograms }, use) => use(accountPrograms.mailServer),
  subject: async ({ browserName: _ }, use, { testId }) => use(`The office has moved (${testId})`),
});

const message = {
  name: 'Mariam',
  email: 'mariam@example.org',
  message: 'The address of the office is wrong.\nIt is in the <next> street now.',
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the contact page ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    // A different address per visitor, as set by a proxy.
    const address = javaScriptEnabled ? '192.0.2.1' : '192.0.2.2';
    test.use({ javaScriptEnabled, extraHTTPHeaders: { 'X-Forwarded-For': address } });

    test('mails a message once, even if the mail server is down at first', async ({
      page,
      mailServer,
      subject,
    }) => {
      await mailServer.shutDown();
      await page.goto('/contact');
      await fillContactForm(page, { ...message, subject });
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Your message was sent')).toBeVisible();
      await mailServer.restart();
      const receivedMails = () =>
        mailServer.received.filter((mail) => mail.subject?.endsWith(subject));
      await expect.poll(() => receivedMails().length).toBe(1);
      expect(receivedMails()[0]?.replyTo).toEqual([{ name: '', address: 'mariam@example.org' }]);
      expect(receivedMails()[0]?.text).toContain(message.message);
    });
  });
}

test.describe('the contact page', () => {
  test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.3' } });

  test('says when to try again, and keeps the input', async ({ page, subject }) => {
    for (let sent = 1; ; sent += 1) {
      await page.goto('/contact');
      await fillContactForm(page, { ...message, subject: `${subject} ${sent}` });
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('main')).toContainText(/Your message was sent|tried too often/);
      if (sent === 6) break;
    }
    await expect(page.getByRole('alert')).toContainText('Please try again in');
    await expect(page.getByLabel('Your message', { exact: true })).toHaveValue(message.message);
  });
});
