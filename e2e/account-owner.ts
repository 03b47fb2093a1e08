import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInToPanel } from '../content-service/contract/administrator.ts';
import { freePort } from '../content-service/contract/free-port.ts';
import { type MailServer, startMailServer } from '../content-service/contract/mail-server.ts';
import { startContentService } from '../content-service/contract/start-service.ts';
import { test as base } from './database.ts';
import { startWebsite } from './start-website.ts';
import { expect } from './visitor.ts';
import { visitorAddress } from './visitor-address.ts';

export { expect };

/** Somebody with an account of the app. */
type Owner = {
  email: string;
  password: string;
  /** Signs in to the app. @returns the status of the answer */
  signIn: (password?: string) => Promise<number>;
  /** The link in the mail that came as the given one, counted from 1. */
  mailedLink: (count: number) => Promise<string>;
  subjects: () => (string | undefined)[];
};

type Programs = {
  site: string;
  createOwner: (name: string) => Promise<Owner>;
  /** All that both programs wrote. */
  logs: () => string;
};

const WEBSITE_TOKEN = randomBytes(32).toString('hex');

/** Starts a website, a content service and a mail server that belong together. */
async function startAll(
  databaseUrl: string | undefined,
): Promise<Programs & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-accounts-'));
  const mailServer = await startMailServer();
  const port = await freePort();
  const logs = join(folder, 'logs');
  const api = `http://127.0.0.1:${port}/api`;
  const website = await startWebsite('website with accounts', api, logs, {
    WEBSITE_TOKEN,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const contentService = await startContentService({
    dataDir: join(folder, 'data'),
    port,
    databaseUrl,
    env: {
      DEMO_CONTENT: 'false',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'desk@diyar.example',
      WEBSITE_URL: website.url,
      WEBSITE_TOKEN,
    },
  });
  const editor = await signInToPanel(contentService.url);
  return {
    site: website.url,
    logs: () =>
      [
        ...contentService.lastLines(),
        ...readdirSync(logs).map((file) => readFileSync(join(logs, file), 'utf8')),
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
      rmSync(folder, { recursive: true, force: true });
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

/** A visitor who has an account, of a website whose links come by a real mail server. */
export const test = base.extend<
  { owner: Owner; logs: () => string },
  { programs: Awaited<ReturnType<typeof startAll>> }
>({
  programs: [
    async ({ databaseUrl }, use) => {
      const programs = await startAll(databaseUrl);
      await use(programs);
      await programs.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ programs }, use) => use(programs.site),
  // As a proxy would.
  extraHTTPHeaders: async ({ browserName: _ }, use, { testId }) =>
    use({ 'X-Forwarded-For': visitorAddress(testId) }),
  owner: async ({ programs }, use, { testId }) => use(await programs.createOwner(testId)),
  logs: async ({ programs }, use) => use(programs.logs),
});
