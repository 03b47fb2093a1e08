import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { signInToPanel } from '../content-service/contract/administrator.ts';
import { freePort } from '../content-service/contract/free-port.ts';
import { type MailServer, startMailServer } from '../content-service/contract/mail-server.ts';
import { startContentService } from '../content-service/contract/start-service.ts';
import { copyDataTemplate } from './data-templates.ts';
import { startWebsite } from './start-website.ts';
import { visitorAddress } from './visitor-address.ts';

/** An account of the app and its owner's mailbox. */
export type Owner = {
  email: string;
  password: string;
  /** Signs in to the app. @returns the status of the response */
  signIn: (password?: string) => Promise<number>;
  /** The link in the nth mail, counted from 1. */
  mailedLink: (count: number) => Promise<string>;
  subjects: () => (string | undefined)[];
};

/** The running programs. */
export type AccountPrograms = {
  site: string;
  mailServer: MailServer;
  createOwner: (name: string) => Promise<Owner>;
  /** All output of both programs. */
  logs: () => string;
  stop: () => Promise<void>;
};

const WEBSITE_TOKEN = randomBytes(32).toString('hex');

/**
 * Starts a mail server, and a website whose content service mails links and messages.
 * @param databaseUrl SQLite if undefined
 */
export async function startAccountPrograms(
  databaseUrl: string | undefined,
): Promise<AccountPrograms> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-accounts-'));
  const mailServer = await startMailServer();
  const port = await freePort();
  const logs = join(folder, 'logs');
  const dataDir = databaseUrl ? join(folder, 'data') : await copyDataTemplate('migrated');
  const api = `http://127.0.0.1:${port}/api`;
  const website = await startWebsite('website with accounts', api, logs, {
    WEBSITE_TOKEN,
    TRUSTED_PROXIES: '127.0.0.1',
    // On a busy machine, hashing a password takes seconds.
    SEND_TIMEOUT_MS: '20000',
  });
  const contentService = await startContentService({
    dataDir,
    port,
    databaseUrl,
    env: {
      DEMO_CONTENT: 'false',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'desk@diyar.example',
      CONTACT_TO: 'readers@diyar.example',
      MAIL_RETRY_SECONDS: '0.5',
      WEBSITE_URL: website.url,
      WEBSITE_TOKEN,
    },
  });
  const editor = await signInToPanel(contentService.url);
  return {
    site: website.url,
    mailServer,
    logs: () =>
      [
        ...contentService.lastLines(),
        // The folder of cached pages is there, too.
        ...readdirSync(logs, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => readFileSync(join(logs, name), 'utf8')),
      ].join('\n'),
    createOwner: async (name) => {
      const owner = createOwnerHandle(`${name}@people.example`, api, mailServer);
      const { email, password } = owner;
      const user = { username: name, email, password, confirmed: true, blocked: false, role: 1 };
      await editor.call(
        'POST',
        '/content-manager/collection-types/plugin::users-permissions.user',
        user,
      );
      return owner;
    },
    stop: async () => {
      await website.stop();
      await contentService.stop();
      await mailServer.shutDown();
      for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
    },
  };
}

function createOwnerHandle(email: string, api: string, mailServer: MailServer): Owner {
  const password = 'Tulips in the garden';
  const mails = () => mailServer.received.filter(({ recipients }) => recipients.includes(email));
  return {
    email,
    password,
    signIn: async (attempt = password) => {
      const response = await fetch(`${api}/auth/local`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Website-Token': WEBSITE_TOKEN,
          'X-Visitor-Address': visitorAddress(email),
        },
        body: JSON.stringify({ identifier: email, password: attempt }),
      });
      return response.status;
    },
    mailedLink: async (count) => {
      await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(count);
      return /^http\S+$/m.exec(mails()[count - 1]?.text ?? '')?.[0] ?? '';
    },
    subjects: () => mails().map(({ subject }) => subject),
  };
}
