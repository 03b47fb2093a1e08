import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Administrator, signInToPanel } from '../content-service/contract/administrator.ts';
import { executeSql, toDatabaseTime } from '../content-service/contract/database-access.ts';
import { freePort } from '../content-service/contract/free-port.ts';
import { type MailServer, startMailServer } from '../content-service/contract/mail-server.ts';
import { startInReusedProcess } from '../content-service/contract/start-in-reused-process.ts';
import type { RunningService } from '../content-service/contract/start-service.ts';
import { copyDataTemplate } from './data-templates.ts';
import { readPost } from './panel-editor.ts';
import { SEED_DIR } from './panel-service.ts';
import { startWebsite, type Website } from './start-website.ts';
import { test as base, expect } from './visitor.ts';

const WEBSITE_TOKEN = 'a token that only the two programs know';
const POSTS = '/content-manager/collection-types/api::post.post';
const DAY_MS = 86_400_000;

/** What the mail programs of businesses receive. */
const businesses = {
  restaurant: { id: 201, email: 'restaurant@mail.example' },
  shop: { id: 202, email: 'shop@mail.example' },
  organiser: { id: 301, email: 'organiser@mail.example' },
};

type Programs = {
  service: RunningService;
  website: Website;
  mailServer: MailServer;
  administrator: Administrator;
};

/** Businesses of a service whose posts have long not been checked, and which mails them at its start. */
const test = base.extend<object, { programs: Programs }>({
  programs: [
    async ({ createDatabase }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'business-mail-'));
      const databaseUrl = await createDatabase();
      const dataDir = databaseUrl ? join(folder, 'data') : await copyDataTemplate('seeded');
      const location = { dataDir, databaseUrl, ...(databaseUrl && { seedDir: SEED_DIR }) };
      const mailServer = await startMailServer();
      const port = String(await freePort());
      const before = await startInReusedProcess(location);
      await prepare(await signInToPanel(before.url), before.url, location);
      await before.stop();
      const service = await startInReusedProcess({
        ...location,
        env: {
          SMTP_URL: mailServer.url,
          MAIL_FROM: 'desk@mail.example',
          WEBSITE_URL: `http://127.0.0.1:${port}`,
          WEBSITE_TOKEN,
          CONFIRMATION_MAILS: 'on',
        },
      });
      // Started before the service, it would answer 503 until it tries again.
      const website = await startWebsite('website of businesses', `${service.url}/api`, folder, {
        PORT: port,
        WEBSITE_TOKEN,
      });
      const administrator = await signInToPanel(service.url);
      await use({ service, website, mailServer, administrator });
      await service.stop();
      await website.stop();
      await mailServer.shutDown();
      rmSync(folder, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ programs }, use) => use(programs.website.url),
  contentUrl: async ({ programs }, use) => use(programs.service.url),
});

/** Gives the posts an address, and makes their check due. */
async function prepare(
  administrator: Administrator,
  service: string,
  location: Parameters<typeof executeSql>[0],
): Promise<void> {
  for (const { id, email } of Object.values(businesses)) {
    const post = await readPost(service, id);
    const information = { email, phone: '+971 50 123 4567' };
    await administrator.call('PUT', `${POSTS}/${post?.documentId}`, { information });
    const time = (days: number) => toDatabaseTime(location, new Date(Date.now() - days * DAY_MS));
    await executeSql(
      location,
      'update posts set checked_at = $1, check_due_at = $2 where id = $3',
      time(200),
      time(1),
      id,
    );
  }
}

test.use({ javaScriptEnabled: false });

test('businesses confirm, change and close their posts by a mailed link, without JavaScript', async ({
  page,
  programs: { administrator, mailServer, service, website },
}) => {
  const linksOf = async ({ email }: { email: string }): Promise<string[]> => {
    const mail = () => mailServer.received.find(({ recipients }) => recipients.includes(email));
    await expect.poll(() => mail()?.text ?? '').toContain('/confirm?code=');
    return mail()?.text?.match(/http\S+\/confirm\?code=\S+/g) ?? [];
  };
  const stored = async (id: number) => {
    const response = await fetch(`${service.url}/api/posts/${id}?populate=*`);
    return (await response.json()).data.attributes;
  };
  const fromBusinesses = () => administrator.call('GET', '/desk/today/from-businesses');

  // A scanner of mails opens every link, some with HEAD: nothing changes.
  const { restaurant, shop, organiser } = businesses;
  for (const business of Object.values(businesses)) {
    for (const link of await linksOf(business)) {
      expect((await page.request.get(link)).status()).toBe(200);
      expect((await page.request.head(link)).status()).toBe(200);
    }
    expect((await stored(business.id)).confirmed_at).toBeNull();
  }
  expect(await fromBusinesses()).toMatchObject({ total: 0 });

  const [right = ''] = await linksOf(restaurant);
  await page.goto(right);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/done=checked/);
  expect(Date.now() - Date.parse((await stored(restaurant.id)).confirmed_at)).toBeLessThan(60_000);
  // Once only.
  expect((await page.goto(right))?.status()).toBe(404);

  const [, change = ''] = await linksOf(shop);
  await page.goto(change);
  await page.locator('input[name=phone]').fill('+971 55 765 4321');
  await page.locator('textarea[name=words]').fill('We have a new number.');
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/done=/);

  const [, , closed = ''] = await linksOf(organiser);
  await page.goto(closed);
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/done=/);

  // Readers see neither before an editor has looked.
  expect(await fromBusinesses()).toMatchObject({ total: 2 });
  expect((await stored(shop.id)).information.phone).toBe('+971 50 123 4567');
  await page.goto(`${website.url}/events/evening-walk`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evening walk');

  const forged = right.replace(/code=[^&]+/, `code=${'a'.repeat(43)}`);
  expect((await page.goto(forged))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
