import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountOwner,
  type AccountsFixture,
  startAccountsFixture,
} from './accounts-fixture.ts';
import { callApi } from './call-api.ts';
import { executeSql, queryNumber, toDatabaseTime } from './database-access.ts';
import { type PublishedContent, publishContentFor } from './publish-content.ts';
import { services } from './services.ts';

const REQUEST = 'account-deletion';
const CONFIRM = 'account-deletion/confirm';
const WITH_PASSWORD = 'account-deletion/with-password';
const CODE = 'account-deletion/code';
const MINE = 'account-deletion/mine';
const INVALID_CODE_MESSAGE = 'This code does not work, or not any more.';
const DAY_MS = 86_400_000;

describe.each(services)('a deletion on $database', ({ database, url }) => {
  describe.skipIf(!url)('of an account', () => {
    let fixture: AccountsFixture;

    beforeAll(async () => {
      fixture = await startAccountsFixture(database);
    });
    afterAll(() => fixture.close());

    const bearerOf = async (owner: AccountOwner) => {
      const session = (await (await fixture.signIn(owner)).json()) as { jwt: string };
      return { Authorization: `Bearer ${session.jwt}` };
    };
    const statusOf = async (path: string) =>
      (await fetch(`${fixture.service().url}${path}`)).status;
    const isGone = async (owner: AccountOwner) => {
      const users = '/content-manager/collection-types/plugin::users-permissions.user';
      const { results } = await fixture.editor().call('GET', `${users}?filters[id]=${owner.id}`);
      return Array.isArray(results) && results.length === 0;
    };
    const postInPanel = async ({ post }: PublishedContent) => {
      const posts = '/content-manager/collection-types/api::post.post';
      const { results } = await fixture.editor().call('GET', `${posts}?filters[id]=${post.id}`);
      return (results as Record<string, unknown>[])[0];
    };
    const subjectsTo = (owner: AccountOwner) =>
      fixture.mailsTo(owner.email).map(({ subject }) => subject);

    test('takes the account, its sessions, profile and posts out of view at once', async () => {
      const owner = await fixture.createAccount();
      const published = await publishContentFor(fixture.editor(), owner);
      const session = await bearerOf(owner);
      const message = { name: 'Owner', subject: 'A question', message: 'Where is the office?' };
      await fixture.post('send', { ...message, email: owner.email.toUpperCase() });
      const code = await fixture.requestCode(REQUEST, owner.email);
      expect(fixture.mailsTo(owner.email)[0]?.text).toContain(
        `http://localhost:3000/delete?code=${code}\n`,
      );
      const { url: service } = fixture.service();
      expect((await callApi(service, `posts/${published.post.id}`)).status).toBe(200);
      expect(await statusOf(published.creatorPicture)).toBe(200);
      expect((await fixture.post(CONFIRM, { code })).status).toBe(200);

      expect(await isGone(owner)).toBe(true);
      expect((await fixture.signIn(owner)).status).toBe(400);
      const me = await fetch(`${service}/api/users/me`, { headers: session });
      expect(me.status).toBe(401);
      expect((await callApi(service, `posts/${published.post.id}`)).status).toBe(404);
      expect((await callApi(service, `creators/${published.creator.id}`)).status).toBe(404);
      expect(await statusOf(published.creatorPicture)).toBe(404);
      const contact = '/content-manager/collection-types/api::contact-message.contact-message';
      const { results } = await fixture
        .editor()
        .call('GET', `${contact}?filters[email][$eqi]=${owner.email}`);
      expect(results).toEqual([]);

      const hiddenPost = await postInPanel(published);
      const days = (Date.parse(String(hiddenPost?.purge_at)) - Date.now()) / DAY_MS;
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThan(30.1);
      await expect
        .poll(() => subjectsTo(owner), { timeout: 40_000 })
        .toEqual(['Delete your Harbour account?', 'Your Harbour account is deleted']);
      expect(fixture.mailsTo(owner.email)[1]?.text).toContain('In 30 days it is deleted for good');
    });

    test('is for good after thirty days, pictures and all, also after a restart', async () => {
      const owner = await fixture.createAccount();
      const removed = await publishContentFor(fixture.editor(), owner);
      const other = await publishContentFor(fixture.editor(), await fixture.createAccount());
      await fixture.post(CONFIRM, { code: await fixture.requestCode(REQUEST, owner.email) });
      expect(await statusOf(removed.postPicture)).toBe(200);
      await fixture.service().stop();
      const past = toDatabaseTime(fixture.dataLocation, new Date(Date.now() - 1000));
      await executeSql(
        fixture.dataLocation,
        'UPDATE posts SET purge_at = $1 WHERE id = $2',
        past,
        removed.post.id,
      );
      // Purged along with it: counts of visitors that have run out.
      await executeSql(
        fixture.dataLocation,
        "INSERT INTO visitor_limits (key, points, expire) VALUES ('run out', 1, 0)",
      );
      await fixture.restartService();
      await expect.poll(() => postInPanel(removed), { timeout: 40_000 }).toBeUndefined();
      await expect.poll(() => statusOf(removed.postPicture), { timeout: 40_000 }).toBe(404);
      expect(await postInPanel(other)).toMatchObject({ is_active: true });
      expect(await statusOf(other.postPicture)).toBe(200);
      const expiredCountsSql = 'SELECT COUNT(*) AS number FROM visitor_limits WHERE expire = 0';
      expect(await queryNumber(fixture.dataLocation, expiredCountsSql)).toBe(0);
    });

    test('of what was published leaves the account as it was', async () => {
      const owner = await fixture.createAccount();
      const published = await publishContentFor(fixture.editor(), owner);
      const code = await fixture.requestCode(REQUEST, owner.email);
      expect((await fixture.post(CONFIRM, { code, scope: 'content' })).status).toBe(200);
      const { url: service } = fixture.service();
      expect((await callApi(service, `posts/${published.post.id}`)).status).toBe(404);
      expect((await callApi(service, `creators/${published.creator.id}`)).status).toBe(404);
      expect((await fixture.signIn(owner)).status).toBe(200);
      await expect
        .poll(() => fixture.mailsTo(owner.email).at(-1)?.text, { timeout: 40_000 })
        .toContain('Your Harbour account stays.');
    });

    test('happens once with a code that comes twice at the same time', async () => {
      const owner = await fixture.createAccount();
      await publishContentFor(fixture.editor(), owner);
      const code = await fixture.requestCode(REQUEST, owner.email);
      const responses = await Promise.all([
        fixture.post(CONFIRM, { code }),
        fixture.post(CONFIRM, { code }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
      await expect.poll(() => subjectsTo(owner).length, { timeout: 40_000 }).toBe(2);
    });

    test('happens once with a password that comes twice at the same time', async () => {
      const owner = await fixture.createAccount();
      await publishContentFor(fixture.editor(), owner);
      const { email, password } = owner;
      const responses = await Promise.all([
        fixture.post(WITH_PASSWORD, { email, password }),
        fixture.post(WITH_PASSWORD, { email, password }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await isGone(owner)).toBe(true);
      await expect
        .poll(() => subjectsTo(owner), { timeout: 40_000 })
        .toEqual(['Your Harbour account is deleted']);
    });

    test.each([WITH_PASSWORD, CODE])('needs the right password (%s)', async (call) => {
      const owner = await fixture.createAccount();
      const { email } = owner;
      const visitor = { 'X-Visitor-Address': `192.0.2.${owner.id}` };
      const statuses: number[] = [];
      let text = '';
      for (let index = 0; index < 6; index += 1) {
        const response = await fixture.post(call, { email, password: 'Tulip garden' }, visitor);
        statuses.push(response.status);
        text += await response.text();
      }
      expect(statuses).toEqual([...Array(5).fill(400), 429]);
      expect(text).not.toContain('code');
      expect(await isGone(owner)).toBe(false);
    });

    test('is confirmed with a code that is answered to the right password', async () => {
      const owner = await fixture.createAccount();
      const { email, password } = owner;
      const mailed = await fixture.requestCode(REQUEST, email);
      const response = await fixture.post(CODE, { email: email.toUpperCase(), password });
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const { code, ...rest } = (await response.json()) as { code: string };
      expect(code).toMatch(/^[\w-]{43}$/);
      expect(rest).toEqual({});
      expect((await fixture.signIn(owner)).status).toBe(200);
      const newPassword = { code, password: 'Ships in the harbour' };
      expect((await fixture.post('auth/reset-password', newPassword)).status).toBe(400);
      expect((await fixture.post(CONFIRM, { code: mailed })).status).toBe(400);
      expect((await fixture.post(CONFIRM, { code })).status).toBe(200);
      expect(await isGone(owner)).toBe(true);
      expect((await fixture.post(CONFIRM, { code })).status).toBe(400);
    });

    test('is not confirmed with a code that was answered ten minutes ago', async () => {
      const owner = await fixture.createAccount();
      const { email, password } = owner;
      const response = await fixture.post(CODE, { email, password });
      const { code } = (await response.json()) as { code: string };
      const inElevenMinutes = toDatabaseTime(
        fixture.dataLocation,
        new Date(Date.now() + 11 * 60_000),
      );
      const expiringSoonSql =
        'SELECT COUNT(*) AS number FROM account_codes WHERE account = $1 AND expires_at < $2';
      expect(
        await queryNumber(fixture.dataLocation, expiringSoonSql, owner.id, inElevenMinutes),
      ).toBe(1);
      const past = toDatabaseTime(fixture.dataLocation, new Date(Date.now() - 1000));
      const expireSql = 'UPDATE account_codes SET expires_at = $1 WHERE account = $2';
      await executeSql(fixture.dataLocation, expireSql, past, owner.id);
      expect((await fixture.post(CONFIRM, { code })).status).toBe(400);
      expect(await isGone(owner)).toBe(false);
    });

    test('leaves nothing of the addresses from which the owner signed in', async () => {
      const knownAddressesSql = 'SELECT COUNT(*) AS number FROM known_addresses WHERE holder = $1';
      const owner = await fixture.createAccount();
      const countKnownAddresses = () =>
        queryNumber(fixture.dataLocation, knownAddressesSql, `app:${owner.id}`);
      for (const address of ['192.0.2.1', '192.0.2.1', '2001:db8::1']) {
        const { email, password } = owner;
        const body = { identifier: email, password };
        const response = await fixture.post('auth/local', body, { 'X-Visitor-Address': address });
        expect(response.status).toBe(200);
      }
      expect(await countKnownAddresses()).toBe(2);
      const otherAddressesSql = 'SELECT COUNT(*) AS number FROM known_addresses WHERE holder <> $1';
      const before = await queryNumber(fixture.dataLocation, otherAddressesSql, `app:${owner.id}`);
      await fixture.post(CONFIRM, { code: await fixture.requestCode(REQUEST, owner.email) });
      expect(await countKnownAddresses()).toBe(0);
      expect(await queryNumber(fixture.dataLocation, otherAddressesSql, `app:${owner.id}`)).toBe(
        before,
      );
    });

    test('takes as long to refuse, whoever has an account', async ({ annotate }) => {
      const samples = 20;
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let index = 0; index < samples; index += 1) {
        const { email } = await fixture.createAccount();
        for (const kind of ['known', 'unknown'] as const) {
          const startedAt = performance.now();
          const loginEmail = kind === 'known' ? email : `no-${email}`;
          const response = await fixture.post(WITH_PASSWORD, {
            email: loginEmail,
            password: 'a guess',
          });
          times[kind].push(performance.now() - startedAt);
          expect(response.status).toBe(400);
        }
      }
      const median = (values: number[]) => values.toSorted((a, b) => a - b)[samples / 2] ?? 0;
      const [knownAddressesSql, unknown] = [median(times.known), median(times.unknown)];
      await annotate(
        `known: median ${knownAddressesSql.toFixed(1)} ms, unknown: ${unknown.toFixed(1)} ms`,
      );
      // Without the hash that is computed for nobody, it would be a few milliseconds.
      expect(Math.abs(knownAddressesSql - unknown)).toBeLessThan(knownAddressesSql / 2);
    });

    test('is for who is signed in, and no one else', async () => {
      const owner = await fixture.createAccount();
      const session = await bearerOf(owner);
      expect([401, 403]).toContain((await fixture.post(MINE, {})).status);
      const forged = { Authorization: `${session.Authorization.slice(0, -3)}AAA` };
      expect((await fixture.post(MINE, {}, forged)).status).toBe(401);
      expect(await isGone(owner)).toBe(false);
      expect((await fixture.post(MINE, {}, session)).status).toBe(200);
      expect(await isGone(owner)).toBe(true);
      expect((await fixture.post(MINE, {}, session)).status).toBe(401);
    });

    test('is not confirmed by a code that is none', async () => {
      const owner = await fixture.createAccount();
      const code = await fixture.requestCode(REQUEST, owner.email);
      const password = await fixture.requestCode('auth/forgot-password', owner.email);
      for (const invalidCode of [
        [code],
        { $gt: '' },
        code.slice(1),
        password,
        null,
        undefined,
        '',
      ]) {
        const response = await fixture.post(CONFIRM, { code: invalidCode });
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ error: { message: INVALID_CODE_MESSAGE } });
      }
      expect((await fixture.post(CONFIRM, { code, scope: 'everything' })).status).toBe(400);
      expect(await isGone(owner)).toBe(false);
    });

    test('is not confirmed by opening an address', async () => {
      const owner = await fixture.createAccount();
      const code = await fixture.requestCode(REQUEST, owner.email);
      for (const path of [REQUEST, CODE, CONFIRM, MINE, WITH_PASSWORD]) {
        expect([404, 405]).toContain(await statusOf(`/api/${path}?code=${code}`));
      }
      const form = await fetch(`${fixture.service().url}/api/${CONFIRM}`, {
        method: 'POST',
        body: new URLSearchParams({ code }),
      });
      expect(form.status).toBe(415);
      expect(await isGone(owner)).toBe(false);
    });

    test('leaves no code in the log', async () => {
      const owner = await fixture.createAccount();
      const code = await fixture.requestCode(REQUEST, owner.email);
      await statusOf(`/api/${CONFIRM}?code=${code}`);
      await fixture.post(CONFIRM, { code });
      expect(fixture.service().lastLines().join('\n')).not.toContain(code);
    });

    test('leaves posts without a name, where that is configured', async () => {
      const owner = await fixture.createAccount();
      const published = await publishContentFor(fixture.editor(), owner);
      await fixture.service().stop();
      await fixture.restartService({ DELETED_POSTS: 'anonymise' });
      await fixture.post(CONFIRM, { code: await fixture.requestCode(REQUEST, owner.email) });
      const { url: service } = fixture.service();
      const post = await callApi(service, `posts/${published.post.id}?populate=*`);
      expect(post.attributes).toMatchObject({
        title: published.post.title,
        creator: { data: null },
        map: null,
        information: { opening_hours: 'Mo-Fr 09:00-18:00', phone: null, organiser: null },
      });
      expect((await callApi(service, `creators/${published.creator.id}`)).status).toBe(404);
      expect(await statusOf(published.postPicture)).toBe(200);
      await expect
        .poll(() => fixture.mailsTo(owner.email).at(-1)?.text, { timeout: 40_000 })
        .toContain('What you published stays, without your name');
    });
  });
});
