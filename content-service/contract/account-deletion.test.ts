import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsDesk, type Owner, openAccountsDesk } from './accounts-desk.ts';
import { ask } from './ask.ts';
import { changeRows, numberIn, timeIn } from './change-rows.ts';
import { type Published, publishFor } from './published.ts';
import { services } from './services.ts';

const ASK = 'account-deletion';
const CONFIRM = 'account-deletion/confirm';
const WITH_PASSWORD = 'account-deletion/with-password';
const CODE = 'account-deletion/code';
const MINE = 'account-deletion/mine';
const REFUSED = 'This code does not work, or not any more.';
const DAY_MS = 86_400_000;

describe.each(services)('a deletion on $database', ({ database, url }) => {
  describe.skipIf(!url)('of an account', () => {
    let desk: AccountsDesk;

    beforeAll(async () => {
      desk = await openAccountsDesk(database);
    });
    afterAll(() => desk.close());

    const bearerOf = async (owner: Owner) => {
      const session = (await (await desk.signIn(owner)).json()) as { jwt: string };
      return { Authorization: `Bearer ${session.jwt}` };
    };
    const statusOf = async (path: string) => (await fetch(`${desk.service().url}${path}`)).status;
    const isGone = async (owner: Owner) => {
      const users = '/content-manager/collection-types/plugin::users-permissions.user';
      const { results } = await desk.editor().call('GET', `${users}?filters[id]=${owner.id}`);
      return Array.isArray(results) && results.length === 0;
    };
    const postInPanel = async ({ post }: Published) => {
      const posts = '/content-manager/collection-types/api::post.post';
      const { results } = await desk.editor().call('GET', `${posts}?filters[id]=${post.id}`);
      return (results as Record<string, unknown>[])[0];
    };
    const subjectsTo = (owner: Owner) => desk.mailsTo(owner.email).map(({ subject }) => subject);

    test('takes the account, its sessions, profile and posts out of view at once', async () => {
      const owner = await desk.makeAccount();
      const published = await publishFor(desk.editor(), owner);
      const session = await bearerOf(owner);
      const message = { name: 'Owner', subject: 'A question', message: 'Where is the office?' };
      await desk.post('send', { ...message, email: owner.email.toUpperCase() });
      const code = await desk.askForCode(ASK, owner.email);
      expect(desk.mailsTo(owner.email)[0]?.text).toContain(
        `http://localhost:3000/delete?code=${code}\n`,
      );
      const { url: service } = desk.service();
      expect((await ask(service, `posts/${published.post.id}`)).status).toBe(200);
      expect(await statusOf(published.pictureOfCreator)).toBe(200);
      expect((await desk.post(CONFIRM, { code })).status).toBe(200);

      expect(await isGone(owner)).toBe(true);
      expect((await desk.signIn(owner)).status).toBe(400);
      const me = await fetch(`${service}/api/users/me`, { headers: session });
      expect(me.status).toBe(401);
      expect((await ask(service, `posts/${published.post.id}`)).status).toBe(404);
      expect((await ask(service, `creators/${published.creator.id}`)).status).toBe(404);
      expect(await statusOf(published.pictureOfCreator)).toBe(404);
      const contact = '/content-manager/collection-types/api::contact-message.contact-message';
      const { results } = await desk
        .editor()
        .call('GET', `${contact}?filters[email][$eqi]=${owner.email}`);
      expect(results).toEqual([]);

      const kept = await postInPanel(published);
      const days = (Date.parse(String(kept?.purge_at)) - Date.now()) / DAY_MS;
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThan(30.1);
      await expect
        .poll(() => subjectsTo(owner), { timeout: 40_000 })
        .toEqual(['Delete your Harbour account?', 'Your Harbour account is deleted']);
      expect(desk.mailsTo(owner.email)[1]?.text).toContain('In 30 days it is deleted for good');
    });

    test('is for good after thirty days, pictures and all, also after a restart', async () => {
      const owner = await desk.makeAccount();
      const gone = await publishFor(desk.editor(), owner);
      const other = await publishFor(desk.editor(), await desk.makeAccount());
      await desk.post(CONFIRM, { code: await desk.askForCode(ASK, owner.email) });
      expect(await statusOf(gone.pictureOfPost)).toBe(200);
      await desk.service().stop();
      const past = timeIn(desk.place, new Date(Date.now() - 1000));
      await changeRows(
        desk.place,
        'UPDATE posts SET purge_at = $1 WHERE id = $2',
        past,
        gone.post.id,
      );
      // Purged along with it: counts of visitors that have run out.
      await changeRows(
        desk.place,
        "INSERT INTO visitor_limits (key, points, expire) VALUES ('run out', 1, 0)",
      );
      await desk.startAgain();
      await expect.poll(() => postInPanel(gone), { timeout: 40_000 }).toBeUndefined();
      await expect.poll(() => statusOf(gone.pictureOfPost), { timeout: 40_000 }).toBe(404);
      expect(await postInPanel(other)).toMatchObject({ is_active: true });
      expect(await statusOf(other.pictureOfPost)).toBe(200);
      const counts = 'SELECT COUNT(*) AS number FROM visitor_limits WHERE expire = 0';
      expect(await numberIn(desk.place, counts)).toBe(0);
    });

    test('of what was published leaves the account as it was', async () => {
      const owner = await desk.makeAccount();
      const published = await publishFor(desk.editor(), owner);
      const code = await desk.askForCode(ASK, owner.email);
      expect((await desk.post(CONFIRM, { code, scope: 'content' })).status).toBe(200);
      const { url: service } = desk.service();
      expect((await ask(service, `posts/${published.post.id}`)).status).toBe(404);
      expect((await ask(service, `creators/${published.creator.id}`)).status).toBe(404);
      expect((await desk.signIn(owner)).status).toBe(200);
      await expect
        .poll(() => desk.mailsTo(owner.email).at(-1)?.text, { timeout: 40_000 })
        .toContain('Your Harbour account stays.');
    });

    test('happens once with a code that comes twice at the same time', async () => {
      const owner = await desk.makeAccount();
      await publishFor(desk.editor(), owner);
      const code = await desk.askForCode(ASK, owner.email);
      const answers = await Promise.all([
        desk.post(CONFIRM, { code }),
        desk.post(CONFIRM, { code }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      await expect.poll(() => subjectsTo(owner).length, { timeout: 40_000 }).toBe(2);
    });

    test('happens once with a password that comes twice at the same time', async () => {
      const owner = await desk.makeAccount();
      await publishFor(desk.editor(), owner);
      const { email, password } = owner;
      const answers = await Promise.all([
        desk.post(WITH_PASSWORD, { email, password }),
        desk.post(WITH_PASSWORD, { email, password }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await isGone(owner)).toBe(true);
      await expect
        .poll(() => subjectsTo(owner), { timeout: 40_000 })
        .toEqual(['Your Harbour account is deleted']);
    });

    test.each([WITH_PASSWORD, CODE])('needs the right password (%s)', async (call) => {
      const owner = await desk.makeAccount();
      const { email } = owner;
      const visitor = { 'X-Visitor-Address': `192.0.2.${owner.id}` };
      const statuses: number[] = [];
      let text = '';
      for (let index = 0; index < 6; index += 1) {
        const answer = await desk.post(call, { email, password: 'Tulip garden' }, visitor);
        statuses.push(answer.status);
        text += await answer.text();
      }
      expect(statuses).toEqual([...Array(5).fill(400), 429]);
      expect(text).not.toContain('code');
      expect(await isGone(owner)).toBe(false);
    });

    test('is confirmed with a code that is answered to the right password', async () => {
      const owner = await desk.makeAccount();
      const { email, password } = owner;
      const mailed = await desk.askForCode(ASK, email);
      const answer = await desk.post(CODE, { email: email.toUpperCase(), password });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const { code, ...more } = (await answer.json()) as { code: string };
      expect(code).toMatch(/^[\w-]{43}$/);
      expect(more).toEqual({});
      expect((await desk.signIn(owner)).status).toBe(200);
      const chosen = { code, password: 'Ships in the harbour' };
      expect((await desk.post('auth/reset-password', chosen)).status).toBe(400);
      expect((await desk.post(CONFIRM, { code: mailed })).status).toBe(400);
      expect((await desk.post(CONFIRM, { code })).status).toBe(200);
      expect(await isGone(owner)).toBe(true);
      expect((await desk.post(CONFIRM, { code })).status).toBe(400);
    });

    test('is not confirmed with a code that was answered ten minutes ago', async () => {
      const owner = await desk.makeAccount();
      const { email, password } = owner;
      const answer = await desk.post(CODE, { email, password });
      const { code } = (await answer.json()) as { code: string };
      const soon = timeIn(desk.place, new Date(Date.now() + 11 * 60_000));
      const early =
        'SELECT COUNT(*) AS number FROM account_codes WHERE account = $1 AND expires_at < $2';
      expect(await numberIn(desk.place, early, owner.id, soon)).toBe(1);
      const past = timeIn(desk.place, new Date(Date.now() - 1000));
      const age = 'UPDATE account_codes SET expires_at = $1 WHERE account = $2';
      await changeRows(desk.place, age, past, owner.id);
      expect((await desk.post(CONFIRM, { code })).status).toBe(400);
      expect(await isGone(owner)).toBe(false);
    });

    test('leaves nothing of the addresses from which the owner signed in', async () => {
      const known = 'SELECT COUNT(*) AS number FROM known_addresses WHERE holder = $1';
      const owner = await desk.makeAccount();
      const knownOf = () => numberIn(desk.place, known, `app:${owner.id}`);
      for (const address of ['192.0.2.1', '192.0.2.1', '2001:db8::1']) {
        const { email, password } = owner;
        const body = { identifier: email, password };
        const answer = await desk.post('auth/local', body, { 'X-Visitor-Address': address });
        expect(answer.status).toBe(200);
      }
      expect(await knownOf()).toBe(2);
      const others = 'SELECT COUNT(*) AS number FROM known_addresses WHERE holder <> $1';
      const before = await numberIn(desk.place, others, `app:${owner.id}`);
      await desk.post(CONFIRM, { code: await desk.askForCode(ASK, owner.email) });
      expect(await knownOf()).toBe(0);
      expect(await numberIn(desk.place, others, `app:${owner.id}`)).toBe(before);
    });

    test('takes as long to refuse, whoever has an account', async ({ annotate }) => {
      const samples = 20;
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let index = 0; index < samples; index += 1) {
        const { email } = await desk.makeAccount();
        for (const kind of ['known', 'unknown'] as const) {
          const began = performance.now();
          const named = kind === 'known' ? email : `no-${email}`;
          const answer = await desk.post(WITH_PASSWORD, { email: named, password: 'a guess' });
          times[kind].push(performance.now() - began);
          expect(answer.status).toBe(400);
        }
      }
      const median = (values: number[]) => values.toSorted((a, b) => a - b)[samples / 2] ?? 0;
      const [known, unknown] = [median(times.known), median(times.unknown)];
      await annotate(`known: median ${known.toFixed(1)} ms, unknown: ${unknown.toFixed(1)} ms`);
      // Without the hash that is computed for nobody, it would be a few milliseconds.
      expect(Math.abs(known - unknown)).toBeLessThan(known / 2);
    });

    test('is for who is signed in, and no one else', async () => {
      const owner = await desk.makeAccount();
      const session = await bearerOf(owner);
      expect([401, 403]).toContain((await desk.post(MINE, {})).status);
      const forged = { Authorization: `${session.Authorization.slice(0, -3)}AAA` };
      expect((await desk.post(MINE, {}, forged)).status).toBe(401);
      expect(await isGone(owner)).toBe(false);
      expect((await desk.post(MINE, {}, session)).status).toBe(200);
      expect(await isGone(owner)).toBe(true);
      expect((await desk.post(MINE, {}, session)).status).toBe(401);
    });

    test('is not confirmed by a code that is none', async () => {
      const owner = await desk.makeAccount();
      const code = await desk.askForCode(ASK, owner.email);
      const password = await desk.askForCode('auth/forgot-password', owner.email);
      for (const each of [[code], { $gt: '' }, code.slice(1), password, null, undefined, '']) {
        const answer = await desk.post(CONFIRM, { code: each });
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ error: { message: REFUSED } });
      }
      expect((await desk.post(CONFIRM, { code, scope: 'everything' })).status).toBe(400);
      expect(await isGone(owner)).toBe(false);
    });

    test('is not confirmed by opening an address', async () => {
      const owner = await desk.makeAccount();
      const code = await desk.askForCode(ASK, owner.email);
      for (const path of [ASK, CODE, CONFIRM, MINE, WITH_PASSWORD]) {
        expect([404, 405]).toContain(await statusOf(`/api/${path}?code=${code}`));
      }
      const form = await fetch(`${desk.service().url}/api/${CONFIRM}`, {
        method: 'POST',
        body: new URLSearchParams({ code }),
      });
      expect(form.status).toBe(415);
      expect(await isGone(owner)).toBe(false);
    });

    test('leaves no code in the log', async () => {
      const owner = await desk.makeAccount();
      const code = await desk.askForCode(ASK, owner.email);
      await statusOf(`/api/${CONFIRM}?code=${code}`);
      await desk.post(CONFIRM, { code });
      expect(desk.service().lastLines().join('\n')).not.toContain(code);
    });

    test('leaves posts without a name, where that is configured', async () => {
      const owner = await desk.makeAccount();
      const published = await publishFor(desk.editor(), owner);
      await desk.service().stop();
      await desk.startAgain({ DELETED_POSTS: 'anonymise' });
      await desk.post(CONFIRM, { code: await desk.askForCode(ASK, owner.email) });
      const { url: service } = desk.service();
      const post = await ask(service, `posts/${published.post.id}?populate=*`);
      expect(post.attributes).toMatchObject({
        title: published.post.title,
        creator: { data: null },
        map: null,
        information: { opening_hours: 'Mo-Fr 09:00-18:00', phone: null, organiser: null },
      });
      expect((await ask(service, `creators/${published.creator.id}`)).status).toBe(404);
      expect(await statusOf(published.pictureOfPost)).toBe(200);
      await expect
        .poll(() => desk.mailsTo(owner.email).at(-1)?.text, { timeout: 40_000 })
        .toContain('What you published stays, without your name');
    });
  });
});
