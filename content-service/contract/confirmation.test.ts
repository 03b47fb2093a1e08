import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { executeSql, queryNumber, toDatabaseTime } from './database-access.ts';
import { type DeskFixture, POSTS, startDeskFixture, VERSIONS } from './desk-fixture.ts';
import { expireMailClaims } from './expire-mail-claims.ts';
import { type MailServer, type ReceivedMail, startMailServer } from './mail-server.ts';
import { services } from './services.ts';
import { WEBSITE_TOKEN } from './start-mailing-service.ts';

const DAY_MS = 86_400_000;
const REPORTS = '/content-manager/collection-types/api::report.report';

let visitor = 0;

describe.each(services)('businesses are asked by mail on $database', ({ database, url }) => {
  describe.skipIf(!url)('whether their posts are still right', () => {
    let fixture: DeskFixture;
    let mailServer: MailServer;
    const bakery = { id: 201, email: 'bakery@mail.example' };
    const barber = { id: 202, email: 'barber@mail.example' };

    beforeAll(async () => {
      mailServer = await startMailServer();
      fixture = await startDeskFixture(database, {
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Harbour <desk@harbour.example>',
        MAIL_RETRY_SECONDS: '0.2,0.5,1',
        CONFIRMATION_MAILS: 'on',
      });
      for (const { id, email } of [bakery, barber]) {
        await save(id, { information: { email, phone: '+971501234567', address: 'Creek 4' } });
      }
    });
    afterAll(async () => {
      await fixture.close();
      await mailServer.shutDown();
    });

    const save = async (id: number, data: object) => {
      const documentId = await fixture.documentIdAt(`posts/${id}`);
      const { status } = await fixture.administrator.call('PUT', `${POSTS}/${documentId}`, data);
      expect(status).toBe(200);
    };
    const sql = (statement: string, ...values: (string | number)[]) =>
      executeSql(fixture.location, statement, ...values);
    const daysAgo = (days: number) =>
      toDatabaseTime(fixture.location, new Date(Date.now() - days * DAY_MS));
    /** As if a post had last been checked so many days ago. */
    const makeDue = async (id: number, days = 200) => {
      await sql('update posts set checked_at = $1 where id = $2', daysAgo(days), id);
      await sql('update posts set check_due_at = $1 where id = $2', daysAgo(1), id);
    };
    /** As if all mails so far had been sent so long ago; before the last check they no longer count. */
    const age = async (days: number) => {
      await sql('update confirmations set asked_at = $1', daysAgo(days));
    };
    const mailsTo = ({ email }: { email: string }) =>
      mailServer.received.filter(({ recipients }) => recipients.includes(email));
    const nextMailTo = async (business: { email: string }): Promise<ReceivedMail> => {
      const before = mailsTo(business).length;
      await fixture.runJob('askDue');
      await expect.poll(() => mailsTo(business).length, { timeout: 20_000 }).toBe(before + 1);
      return mailsTo(business).at(-1) as ReceivedMail;
    };
    const expectNoMailTo = async ({ id }: { id: number }) => {
      const before = await asked(id);
      await fixture.runJob('askDue');
      expect(await asked(id)).toBe(before);
    };
    const asked = async (id: number) =>
      queryNumber(
        fixture.location,
        'select count(*) as number from confirmations where post_document_id = $1',
        await fixture.documentIdAt(`posts/${id}`),
      );
    const codeIn = (mail: ReceivedMail) => /confirm\?code=([\w-]{43})/.exec(mail.text ?? '')?.[1];
    const send = (path: string, body: object) => {
      visitor += 1;
      return callApi(fixture.url, path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Website-Token': WEBSITE_TOKEN,
          'X-Visitor-Address': `198.51.100.${visitor}`,
        },
        body: JSON.stringify(body),
      });
    };
    const answer = (code: string | undefined, input: object) =>
      send('confirmations', { code, ...input });
    const find = async (code: unknown) =>
      (await callApi(fixture.url, `confirmations?code=${code}`)).status;
    const attributes = async (id: number) => (await fixture.readPost(id)).attributes;
    const versions = async (state: string, note: string) => {
      const filter = `filters[state]=${state}&filters[note][$startsWith]=${note}&populate=*`;
      const { data } = await fixture.administrator.callRaw(`${VERSIONS}?${filter}&sort=id:desc`);
      return data.results as Record<string, unknown>[];
    };

    test('"still right" counts as a check, once; opening the link changes nothing', async () => {
      await makeDue(bakery.id);
      const mail = await nextMailTo(bakery);
      const code = codeIn(mail);
      expect(mail.text).toContain('+971501234567');
      const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
      expect(header('list-unsubscribe')).toMatch(/^<http:\/\/localhost:3000.*\/unsubscribe\?code=/);
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      for (let opened = 0; opened < 3; opened += 1) expect(await find(code)).toBe(200);
      expect(Date.parse(String((await attributes(bakery.id)).check_due_at))).toBeLessThan(
        Date.now(),
      );
      const edited = (await attributes(bakery.id)).updatedAt;
      const answers = await Promise.all([
        answer(code, { answer: 'right' }),
        answer(code, { answer: 'right' }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(answers.map(({ text }) => text).join()).toContain('"outcome":"checked"');
      const post = await attributes(bakery.id);
      expect(Date.now() - Date.parse(String(post.confirmed_at))).toBeLessThan(60_000);
      expect(post).toMatchObject({ checked_at: post.confirmed_at, updatedAt: edited });
      expect(Date.parse(String(post.check_due_at))).toBeGreaterThan(Date.now());
      expect(await find(code)).toBe(404);
      expect((await answer(code, { answer: 'closed' })).status).toBe(400);
    });

    test('a change is a version in review, with the words; the post stays as it is', async () => {
      await age(202);
      await makeDue(bakery.id, 201);
      const code = codeIn(await nextMailTo(bakery));
      const input = { answer: 'change', phone: '+971 55 7654321', landmark: '', words: 'Moved.' };
      const response = await answer(code, input);
      expect(response.text).toContain('"outcome":"in-review"');
      expect((await attributes(bakery.id)).information).toMatchObject({ phone: '+971501234567' });
      const [version] = await versions('in-review', 'business: change');
      expect(version).toMatchObject({
        editor_name: bakery.email,
        note: 'business: change\nMoved.',
        information: { phone: '+971 55 7654321', landmark: null, address: 'Creek 4' },
      });
      const { desk } = fixture.administrator;
      expect((await desk('GET', '/today/from-businesses')).rows).toMatchObject([
        { key: version?.documentId, facts: { note: 'business: change\nMoved.' } },
      ]);
      expect((await desk('GET', '/today/in-review')).total).toBe(0);
      const { updatedAt } = await desk('GET', `/versions/${version?.documentId}`);
      const path = `/versions/${version?.documentId}/make-public`;
      await desk('POST', path, { updatedAt });
      expect((await attributes(bakery.id)).information).toMatchObject({ phone: '+971 55 7654321' });
    });

    test('two mails are sent at most; either code works, and not after an answer to the other', async () => {
      await makeDue(barber.id);
      const first = codeIn(await nextMailTo(barber));
      await expectNoMailTo(barber);
      await sql(
        'update confirmations set asked_at = $1 where post_document_id = $2',
        daysAgo(14),
        await fixture.documentIdAt(`posts/${barber.id}`),
      );
      const second = codeIn(await nextMailTo(barber));
      await age(20);
      await expectNoMailTo(barber);
      const response = await answer(first, { answer: 'closed', words: 'We retired.' });
      expect(response.text).toContain('"outcome":"in-review"');
      expect((await fixture.readPost(barber.id)).status).toBe(200);
      const [version] = await versions('in-review', 'business: closed');
      expect(version).toMatchObject({ is_active: false, note: 'business: closed\nWe retired.' });
      expect(await find(second)).toBe(404);
    });

    test('an answer does not disturb the draft of an editor, who finds it among the reports', async () => {
      await age(302);
      await makeDue(bakery.id, 301);
      const code = codeIn(await nextMailTo(bakery));
      const post = await fixture.documentIdAt(`posts/${bakery.id}`);
      const draft = await fixture.administrator.desk('POST', `/posts/${post}/version`);
      await answer(code, { answer: 'change', phone: '+971 55 0000000' });
      const again = await fixture.administrator.desk('POST', `/posts/${post}/version`);
      expect(again.documentId).toBe(draft.documentId);
      const [kept] = await versions('discarded', 'business: change');
      expect(kept).toMatchObject({ information: { phone: '+971 55 0000000' } });
      const { data } = await fixture.administrator.callRaw(`${REPORTS}?filters[reason]=outdated`);
      expect((data.results as Record<string, unknown>[])[0]).toMatchObject({
        words: 'phone: +971 55 0000000',
        state: 'new',
      });
    });

    test.each([
      ['forged', async () => 'a'.repeat(43)],
      ['malformed', async () => "' or 1=1"],
      ['missing', async () => undefined],
    ])('a %s code does nothing', async (_what, makeCode) => {
      const code = await makeCode();
      expect(await find(code)).toBe(404);
      expect((await answer(code, { answer: 'right' })).status).toBe(400);
    });

    test('a code does nothing once it has expired, or the post has another address', async () => {
      await age(402);
      await makeDue(barber.id, 401);
      const code = codeIn(await nextMailTo(barber));
      await sql('update confirmations set expires_at = $1', daysAgo(1));
      expect(await find(code)).toBe(404);
      expect((await answer(code, { answer: 'right' })).status).toBe(400);
      await sql('update confirmations set expires_at = $1', daysAgo(-1));
      expect(await find(code)).toBe(200);
      await save(barber.id, { information: { email: 'heir@mail.example' } });
      expect(await find(code)).toBe(404);
      expect((await answer(code, { answer: 'closed' })).status).toBe(400);
      await save(barber.id, { information: { email: barber.email } });
    });

    test.each([
      [{ answer: 'perhaps' }, 'answer'],
      [{ answer: 'change' }, 'words'],
      [{ answer: 'change', website: 'javascript:alert(1)' }, 'website'],
      [{ answer: 'change', phone: 'call me' }, 'phone'],
      [{ answer: 'change', email: 'a@b.example, c@d.example' }, 'email'],
      [{ answer: 'closed', words: 'www.a www.b www.c www.d' }, 'links'],
    ])('%j is refused', async (input, message) => {
      const response = await answer('a'.repeat(43), input);
      expect([response.status, response.message]).toEqual([400, expect.stringContaining(message)]);
    });

    test('mails are neither lost nor sent twice if the service is stopped and the mail server down', async () => {
      await age(502);
      await makeDue(bakery.id, 501);
      await mailServer.shutDown();
      const before = mailsTo(bakery).length;
      const count = await asked(bakery.id);
      await fixture.restart();
      await expect.poll(() => asked(bakery.id), { timeout: 20_000 }).toBe(count + 1);
      await fixture.restart();
      expect(await asked(bakery.id)).toBe(count + 1);
      await expireMailClaims(fixture.location);
      await mailServer.restart();
      await expect.poll(() => mailsTo(bakery).length, { timeout: 20_000 }).toBe(before + 1);
    });

    test('who refuses such mails gets no more, and nobody can refuse for others', async () => {
      const mail = mailsTo(bakery).at(-1);
      const code = /unsubscribe\?code=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const forged = `${code.slice(0, 43)}.${'a'.repeat(43)}`;
      expect((await send('confirmations/unsubscribe', { code: forged })).status).toBe(400);
      for (let time = 0; time < 2; time += 1) {
        expect((await send('confirmations/unsubscribe', { code })).status).toBe(200);
      }
      await age(602);
      await makeDue(bakery.id, 601);
      await expectNoMailTo(bakery);
    });

    test('a test says how many mails would be sent, and sends none', async () => {
      await age(702);
      await makeDue(barber.id, 701);
      const queued = () =>
        queryNumber(fixture.location, 'select count(*) as number from outgoing_mails');
      const before = await queued();
      await fixture.restart({ CONFIRMATION_MAILS: 'test' });
      await expect
        .poll(() => fixture.lastLines(), { timeout: 20_000 })
        .toContain('mail: confirmations would be sent to 1 (CONFIRMATION_MAILS=test)');
      expect(await queued()).toBe(before);
    });
  });
});
