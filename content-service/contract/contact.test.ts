import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailingFixture, startMailingFixture, uniqueMessage } from './mailing-fixture.ts';
import { services } from './services.ts';
import { CONTACT_TO } from './start-mailing-service.ts';

const INJECTED = 'x\r\nBcc: v@e.example\r\nX-Evil: 1';

describe.each(services)('contact messages on $database', ({ database, url }) => {
  describe.skipIf(!url)('sent to the service', () => {
    let fixture: MailingFixture;

    beforeAll(async () => {
      fixture = await startMailingFixture(database);
    });
    afterAll(() => fixture.close());

    const errorOf = async (response: Response) => {
      const { error } = (await response.json()) as { error: { status: number; message: string } };
      expect(error.status).toBe(response.status);
      return error;
    };

    test('are mailed once to CONTACT_TO, with the visitor as Reply-To', async () => {
      const message = uniqueMessage({
        phone: '+971 50 000',
        about: 'https://diyar.example/events/1',
      });
      const response = await fixture.send(message, { 'X-Visitor-Language': 'ar' });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ ok: true });
      await fixture.waitForState(message, 'sent');
      const [mail, ...others] = fixture.mailsAbout(message);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        envelopeFrom: 'desk@harbour.example',
        recipients: [CONTACT_TO],
        subject: `Harbour: ${message.subject}`,
        replyTo: [{ address: 'mariam@example.org' }],
      });
      expect(mail?.headers).toContainEqual(
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      );
      expect(mail?.text).toContain('From: Mariam <mariam@example.org>\nPhone: +971 50 000\n');
      expect(mail?.text).toContain('About: https://diyar.example/events/1');
      expect(mail?.text).toContain(message.message);
      expect(mail?.html).toContain('the &lt;b&gt;office&lt;/b&gt;?\nIt has moved, &amp; nobody');
      expect(await fixture.findInPanel(message)).toMatchObject({
        language: 'ar',
        attempts: 1,
        why: null,
        next_attempt: null,
      });
    });

    test.each(['article/a%00b', 'article/9999999999', 'article/a-2147483648'])(
      'are stored although they are about %s, which no post can be',
      async (page) => {
        const message = uniqueMessage({ about: `https://diyar.example/en/${page}` });
        expect((await fixture.send(message)).status).toBe(200);
        await fixture.waitForState(message, 'sent');
      },
    );

    test('are accepted at /send, too, and from businesses that want to become partners', async () => {
      const message = uniqueMessage({ kind: 'partner' });
      expect((await fixture.send(message, {}, '/send')).status).toBe(200);
      await fixture.waitForState(message, 'sent');
      expect(fixture.mailsAbout(message)[0]?.text).toContain('Request: to become a partner\n');
      expect(await fixture.findInPanel(message)).toMatchObject({ kind: 'partner' });
    });

    test.each(['name', 'subject', 'phone', 'about', 'message'])(
      'cannot inject mail headers through %s',
      async (field) => {
        const message = uniqueMessage();
        const { subject } = message;
        const value = field === 'about' ? `https://diyar.example/${INJECTED}` : INJECTED;
        const injected = { ...message, [field]: field === 'subject' ? value + subject : value };
        expect((await fixture.send(injected)).status).toBe(200);
        await expect.poll(() => fixture.mailsAbout(message).length, { timeout: 40_000 }).toBe(1);
        const [mail] = fixture.mailsAbout(message);
        expect(mail?.recipients).toEqual([CONTACT_TO]);
        expect(mail?.to).toEqual([{ name: '', address: CONTACT_TO }]);
        expect(mail?.replyTo).toEqual([{ name: '', address: 'mariam@example.org' }]);
        expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil');
        expect(mail).not.toHaveProperty('bcc');
      },
    );

    test('cannot reverse the letters of subject or name with bidi characters', async () => {
      const message = uniqueMessage({ name: '\u202EMariam' });
      const { subject } = message;
      await fixture.send({ ...message, subject: `invoice\u202Efdp.exe \u2067${subject}` });
      await fixture.waitForState({ ...message, subject: `invoicefdp.exe ${subject}` }, 'sent');
      const [mail] = fixture.mailsAbout(message);
      expect(mail?.subject).toBe(`Harbour: invoicefdp.exe ${subject}`);
      expect(mail?.text).toContain('From: Mariam <mariam@example.org>');
    });

    test.each([
      `mariam@example.org\r\nBcc: victim@elsewhere.example`,
      'mariam@example.org, victim@elsewhere.example',
      'Mariam <mariam@example.org>',
      '"a b"@example.org',
      'mariam@example',
      { address: 'mariam@example.org' },
      ['mariam@example.org', 'victim@elsewhere.example'],
    ])('are rejected with the email address %j', async (email) => {
      const response = await fixture.send(uniqueMessage({ email }));
      expect(response.status).toBe(400);
      expect((await errorOf(response)).message).toMatch(/^email /);
    });

    test.each([
      [{ name: '' }, 'name must have at least 2 characters.'],
      [{ name: undefined }, 'name is missing.'],
      [{ subject: 'x'.repeat(151) }, 'subject must have at most 150 characters.'],
      [{ message: ' \n ' }, 'message must have at least 10 characters.'],
      [{ about: 'javascript:alert(1)' }, 'about must be the address of a page.'],
      [{ homepage: 'https://spam.example' }, 'homepage must stay empty.'],
      [{ opened: Date.now() + 200 }, undefined],
      [{ opened: Date.now() - 60_000 }, undefined],
      [
        { message: 'http://a.example www.b.example https://c.example http://d.example' },
        'There must be at most 3 links.',
      ],
    ])('with %j return: %s', async (fields, expectedMessage) => {
      const response = await fixture.send(uniqueMessage(fields));
      expect(response.status).toBe(expectedMessage ? 400 : 200);
      if (expectedMessage) expect((await errorOf(response)).message).toBe(expectedMessage);
    });

    test('are rejected if they were typed faster than people type', async () => {
      const response = await fixture.send(uniqueMessage({ opened: String(Date.now()) }));
      expect(await errorOf(response)).toMatchObject({
        status: 400,
        message: 'That was faster than people type. Please send it again.',
      });
    });

    test('must be JSON, and are not publicly readable', async () => {
      const { url: service } = fixture.service();
      const form = new URLSearchParams({ name: 'Mariam' });
      const posted = await fetch(`${service}/api/send`, { method: 'POST', body: form });
      expect(posted.status).toBe(415);
      for (const path of ['/api/send', '/send', '/api/contact-messages', '/api/outgoing-mails']) {
        expect([404, 405]).toContain((await fetch(service + path)).status);
      }
    });

    test('are encrypted in the outbox, and removed from it once sent', async () => {
      const mails = '/content-manager/collection-types/api::outgoing-mail.outgoing-mail';
      const message = uniqueMessage();
      await fixture.mailServer.shutDown();
      await fixture.send(message);
      const findMail = async () => {
        const query = `sort=id:desc&filters[subject][$endsWith]=${message.subject}`;
        const { results } = await fixture.editor.call('GET', `${mails}?${query}`);
        return (results as Record<string, unknown>[])[0] ?? {};
      };
      const storedMail = await findMail();
      expect(storedMail.state).toBe('waiting');
      expect(storedMail.sealed_text).toMatch(/^[\w+/=]{100,}$/);
      expect(JSON.stringify(storedMail)).not.toContain('office</b>');
      await fixture.mailServer.restart();
      await fixture.waitForState(message, 'sent');
      expect(await findMail()).toMatchObject({ sealed_text: null, sealed_html: null });
    });

    test('are limited by address, whatever headers claim', async () => {
      const statuses: number[] = [];
      let last = new Response();
      for (let i = 1; i <= 7; i += 1) {
        last = await fixture.send(uniqueMessage({ email: `m${i}@example.org` }), {
          'X-Website-Token': i % 2 ? '' : 'x'.repeat(36),
          'X-Forwarded-For': `10.9.8.${i}`,
          'X-Real-IP': `10.9.8.${i}`,
          Forwarded: `for=10.9.8.${i}`,
          'X-Visitor-Address': `10.9.8.${i}`,
        });
        statuses.push(last.status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(500);
      expect(await errorOf(last)).toMatchObject({ status: 429 });
      await fixture.service().stop();
      await fixture.restartService();
      expect((await fixture.send(uniqueMessage(), { 'X-Website-Token': '' })).status).toBe(429);
      expect((await fixture.send(uniqueMessage())).status).toBe(200);
    });

    test('are limited per IPv6 network', async () => {
      const statuses: number[] = [];
      for (let i = 1; i <= 6; i += 1) {
        const address = { 'X-Visitor-Address': `2001:db8:1:2:${i}::1` };
        statuses.push((await fixture.send(uniqueMessage(), address)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });
});
