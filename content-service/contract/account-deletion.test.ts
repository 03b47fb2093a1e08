import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
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

describe.each(services)('account deletion on $database', ({ database, url }) => {
  describe.skipIf(!url)('by its owner', () => {
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
    /** A folder in the place of a file cannot be deleted as one. @returns what undoes it */
    const preventDeletion = (address: string) => {
      const file = path.join(fixture.dataLocation.dataDir, 'public', address);
      renameSync(file, `${file}.kept`);
      mkdirSync(file);
      return () => {
        rmdirSync(file);
        renameSync(`${file}.kept`, file);
      };
    };
    const subjectsTo = (owner: AccountOwner) =>
      fixture.mailsTo(owner.email).map(({ subject }) => subject);

    test('removes the account and its sessions, and hides profile and posts at once', async () => {
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
      await expect.poll(() => statusOf(published.creatorPicture)).toBe(404);
      const contact = '/content-manager/collection-types/api::contact-message.contact-message';
      const { results } = await fixture
        .editor()
        .call('GET', `${contact}?filters[email][$eqi]=${owner.email}`);
      expect(results).toEqual([]);

      const versions = await queryNumber(
        fixture.dataLocation,
        'SELECT COUNT(*) AS number FROM post_versions WHERE title = $1',
        published.post.title,
      );
      expect(versions).toBe(0);

      const hiddenPost = await postInPanel(published);
      const days = (Date.parse(String(hiddenPost?.purge_at)) - Date.now()) / DAY_MS;
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThan(30.1);
      await expect
        .poll(() => subjectsTo(owner), { timeout: 40_000 })
        .toEqual(['Delete your Harbour account?', 'Your Harbour account is deleted']);
      expect(fixture.mailsTo(owner.email)[1]?.text).toContain('In 30 days it is deleted for good');
    });

    test('takes the words of hidden posts out of the search index before it answers', async () => {
      const owner = await fixture.createAccount();
      await publishContentFor(fixture.editor(), owner);
      const word = `owner${owner.id}quoll`;
      const posts = '/content-manager/collection-types/api::post.post';
      const creators = await callApi(fixture.service().url, 'creators?sort=id:desc');
      const post = await fixture.editor().call('POST', posts, { title: word });
      await executeSql(
        fixture.dataLocation,
        'UPDATE posts SET creator_id = $1 WHERE id = $2',
        creators.ids[0] ?? 0,
        Number(post.id),
      );
      const indexed = () =>
        queryNumber(
          fixture.dataLocation,
          `SELECT (SELECT COUNT(*) FROM search_words WHERE word = $1)
             + (SELECT COUNT(*) FROM search_documents WHERE post_id = $2) AS number`,
          word,
          Number(post.id),
        );
      expect(await indexed()).toBe(2);
      const { email, password } = owner;
      expect((await fixture.post(WITH_PASSWORD, { email, password })).status).toBe(200);
      expect(await indexed()).toBe(0);
    });

    test('purges posts and pictures after thirty days, also after a restart', async () => {
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
      // The same job purges expired visitor counters.
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

    test('deletes pictures later if their storage fails, and the others at once', async () => {
      const [stuck, other] = [
        await publishContentFor(fixture.editor(), await fixture.createAccount()),
        await publishContentFor(fixture.editor(), await fixture.createAccount()),
      ];
      const past = toDatabaseTime(fixture.dataLocation, new Date(Date.now() - 1000));
      for (const { post } of [stuck, other]) {
        const sql = 'UPDATE posts SET purge_at = $1 WHERE id = $2';
        await executeSql(fixture.dataLocation, sql, past, post.id);
      }
      const release = preventDeletion(stuck.postPicture);
      await fixture.service().stop();
      await fixture.restartService();
      await expect.poll(() => postInPanel(other), { timeout: 40_000 }).toBeUndefined();
      await expect.poll(() => statusOf(other.postPicture), { timeout: 40_000 }).toBe(404);
      expect(await postInPanel(stuck)).toBeUndefined();
      release();
      expect(await statusOf(stuck.postPicture)).toBe(200);
      await fixture.service().stop();
      await fixture.restartService();
      await expect.poll(() => statusOf(stuck.postPicture), { timeout: 40_000 }).toBe(404);
      const waiting = 'SELECT COUNT(*) AS number FROM file_deletions';
      await expect.poll(() => queryNumber(fixture.dataLocation, waiting)).toBe(0);
    });

    test('deletes an account although the storage of its picture fails', async () => {
      const owner = await fixture.createAccount();
      const { creatorPicture } = await publishContentFor(fixture.editor(), owner);
      const release = preventDeletion(creatorPicture);
      const { email, password } = owner;
      expect((await fixture.post(WITH_PASSWORD, { email, password })).status).toBe(200);
      expect(await isGone(owner)).toBe(true);
      // Until the service has tried.
      const failure = /deleting the pictures of a deleted account failed/;
      await expect
        .poll(() => fixture.service().lastLines().join('\n'), { timeout: 40_000 })
        .toMatch(failure);
      release();
      await fixture.service().stop();
      await fixture.restartService();
      await expect.poll(() => statusOf(creatorPicture), { timeout: 40_000 }).toBe(404);
    });

    test('limited to published content keeps the account', async () => {
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

    test('happens once when the same code is sent twice concurrently', async () => {
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

    test('happens once when the password is sent twice concurrently', async () => {
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

    test.each([WITH_PASSWORD, CODE])(
      'rejects wrong passwords and limits attempts (%s)',
      async (call) => {
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
      },
    );

    test('accepts the code that is returned for the right password', async () => {
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

    test('rejects such a code after ten minutes', async () => {
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

    test('deletes the addresses from which the owner signed in', async () => {
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

    test('accepts a valid session and rejects a forged one', async () => {
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

    test('rejects invalid codes', async () => {
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

    test('is not triggered by GET requests or form posts', async () => {
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

    test('writes no code to the log', async () => {
      const owner = await fixture.createAccount();
      const code = await fixture.requestCode(REQUEST, owner.email);
      await statusOf(`/api/${CONFIRM}?code=${code}`);
      await fixture.post(CONFIRM, { code });
      expect(fixture.service().lastLines().join('\n')).not.toContain(code);
    });

    test('keeps anonymised posts with DELETED_POSTS=anonymise', async () => {
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
