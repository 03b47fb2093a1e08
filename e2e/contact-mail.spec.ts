import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '../content-service/contract/mail-server.ts';
import { startContentService } from '../content-service/contract/start-service.ts';
import { test as base } from './database.ts';
import { fillContactForm } from './form-visitor.ts';
import { startWebsite } from './start-website.ts';
import { expect } from './visitor.ts';

/** A visitor of a website whose messages go through the content service to a mail server. */
const test = base.extend<
  { mailServer: MailServer; subject: string },
  { programs: { site: string; mailServer: MailServer } }
>({
  programs: [
    async ({ databaseUrl }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'e2e-mail-'));
      const mailServer = await startMailServer();
      const WEBSITE_TOKEN = randomBytes(32).toString('hex');
      const contentService = await startContentService({
        dataDir: join(folder, 'data'),
        databaseUrl,
        env: {
          DEMO_CONTENT: 'false',
          SMTP_URL: mailServer.url,
          MAIL_FROM: 'desk@diyar.example',
          CONTACT_TO: 'readers@diyar.example',
          MAIL_RETRY_SECONDS: '0.5',
          WEBSITE_TOKEN,
        },
      });
      const website = await startWebsite(
        'website that mails',
        `${contentService.url}/api`,
        folder,
        {
          WEBSITE_TOKEN,
          TRUSTED_PROXIES: '127.0.0.1',
        },
      );
      await use({ site: website.url, mailServer });
      await website.stop();
      await contentService.stop();
      await mailServer.shutDown();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ programs }, use) => use(programs.site),
  mailServer: async ({ programs }, use) => use(programs.mailServer),
  subject: async ({ browserName: _ }, use, { testId }) => use(`The office has moved (${testId})`),
});

const message = {
  name: 'Mariam',
  email: 'mariam@example.org',
  message: 'The address of the office is wrong.\nIt is in the <next> street now.',
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the contact page ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    // Each visitor has an address of their own, as behind a proxy.
    const address = javaScriptEnabled ? '192.0.2.1' : '192.0.2.2';
    test.use({ javaScriptEnabled, extraHTTPHeaders: { 'X-Forwarded-For': address } });

    test('mails a message once, though mail is down when it is written', async ({
      page,
      mailServer,
      subject,
    }) => {
      await mailServer.shutDown();
      await page.goto('/contact');
      await fillContactForm(page, { ...message, subject });
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Your message is on its way')).toBeVisible();
      await mailServer.restart();
      const receivedMails = () =>
        mailServer.received.filter((mail) => mail.subject?.endsWith(subject));
      await expect.poll(() => receivedMails().length).toBe(1);
      expect(receivedMails()[0]?.replyTo).toEqual([{ name: '', address: 'mariam@example.org' }]);
      expect(receivedMails()[0]?.text).toContain(message.message);
    });

    test('says when to try again, and keeps what was typed', async ({ page, subject }) => {
      for (let sent = 1; ; sent += 1) {
        await page.goto('/contact');
        await fillContactForm(page, { ...message, subject: `${subject} ${sent}` });
        await page.getByRole('button', { name: 'Send message' }).click();
        await expect(page.getByRole('main')).toContainText(/is on its way|too often just now/);
        if (sent === 6) break;
      }
      await expect(page.getByRole('alert')).toContainText('Please try again in');
      await expect(page.getByLabel('Your message', { exact: true })).toHaveValue(message.message);
    });
  });
}
