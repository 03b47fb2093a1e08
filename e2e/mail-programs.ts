import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '../content-service/contract/mail-server.ts';
import { startContentService } from '../content-service/contract/start-service.ts';
import { startWebsite } from './start-website.ts';

export type MailPrograms = {
  site: string;
  mailServer: MailServer;
  stop: () => Promise<void>;
};

/** Starts a website whose content service mails messages of visitors. @param databaseUrl SQLite if undefined */
export async function startMailPrograms(databaseUrl: string | undefined): Promise<MailPrograms> {
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
  const website = await startWebsite('website that mails', `${contentService.url}/api`, folder, {
    WEBSITE_TOKEN,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  return {
    site: website.url,
    mailServer,
    stop: async () => {
      await website.stop();
      await contentService.stop();
      await mailServer.shutDown();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
