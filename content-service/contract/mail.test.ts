import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireMailClaims } from './expire-mail-claims.ts';
import {
  type ContactMessageInput,
  type MailingFixture,
  startMailingFixture,
  uniqueMessage,
} from './mailing-fixture.ts';
import { services } from './services.ts';
import { startMailingService, WEBSITE_TOKEN } from './start-mailing-service.ts';

describe.each(services)('mail on $database', ({ database, url }) => {
  describe.skipIf(!url)('is delivered once', () => {
    let fixture: MailingFixture;

    beforeAll(async () => {
      fixture = await startMailingFixture(database);
    });
    afterAll(() => fixture.close());

    const sendAccepted = async (message: ContactMessageInput) =>
      expect((await fixture.send(message)).ok).toBe(true);

    test('when an editor sets a rejected one back to waiting', async () => {
      const message = uniqueMessage();
      fixture.mailServer.setBehaviour('reject');
      await sendAccepted(message);
      await fixture.waitForState(message, 'failed');
      expect(await fixture.findInPanel(message)).toMatchObject({
        attempts: 1,
        why: expect.stringContaining('550 No such user'),
        next_attempt: null,
      });
      fixture.mailServer.setBehaviour('accept');
      await fixture.setState(message, 'waiting');
      await fixture.waitForState(message, 'sent');
      expect(await fixture.findInPanel(message)).toMatchObject({ attempts: 1, why: null });
      expect(fixture.mailsAbout(message)).toHaveLength(1);
    });

    test('even if an editor saves a stale form after it was sent', async () => {
      const message = uniqueMessage();
      await sendAccepted(message);
      await fixture.waitForState(message, 'sent');
      await fixture.setState(message, 'waiting');
      expect(await fixture.findInPanel(message)).toMatchObject({ state: 'sent', attempts: 1 });
      expect(fixture.mailsAbout(message)).toHaveLength(1);
    });

    test.each([
      ['greylists it', 'greylist'],
      ['disconnects during delivery', 'disconnect'],
    ] as const)('if the server %s at first', async (_what, behaviour) => {
      const message = uniqueMessage({ message: 'A long story. '.repeat(350) });
      fixture.mailServer.setBehaviour(behaviour);
      await sendAccepted(message);
      await fixture.waitForState(message, 'sent');
      expect(await fixture.findInPanel(message)).toMatchObject({ attempts: 2, why: null });
      expect(fixture.mailsAbout(message)).toHaveLength(1);
    });

    test('by a slow server, without making the visitor wait', async () => {
      const message = uniqueMessage();
      const quickMessage = uniqueMessage();
      fixture.mailServer.setBehaviour('delay');
      const arrived = fixture.mailServer.nextDelayed();
      await sendAccepted(message);
      await arrived;
      await sendAccepted(quickMessage);
      expect(await fixture.findInPanel(message)).toMatchObject({ state: 'waiting' });
      fixture.mailServer.releaseDelayed();
      await fixture.waitForState(message, 'sent');
      await fixture.waitForState(quickMessage, 'sent');
      expect(fixture.mailsAbout(message)).toHaveLength(1);
      expect(fixture.mailsAbout(quickMessage)).toHaveLength(1);
    });

    test('or twice with one Message-ID, if killed between delivering it and recording that', async () => {
      const message = uniqueMessage();
      fixture.mailServer.setBehaviour('delay');
      const arrived = fixture.mailServer.nextDelayed();
      await sendAccepted(message);
      await arrived;
      await fixture.service().kill();
      fixture.mailServer.releaseDelayed();
      await expireMailClaims(fixture.dataLocation);
      await fixture.restartService();
      await fixture.waitForState(message, 'sent');
      const ids = fixture.mailsAbout(message).map(({ messageId }) => messageId);
      expect(ids).toEqual([ids[0], ids[0]]);
      expect(ids[0]).toMatch(/^<[\w-]{36}@localhost>$/);
    });

    test('if the service is stopped during delivery, and once mail is configured', async () => {
      const message = uniqueMessage();
      const later = uniqueMessage();
      fixture.mailServer.setBehaviour('delay');
      const arrived = fixture.mailServer.nextDelayed();
      await sendAccepted(message);
      await arrived;
      const stopped = fixture.service().stop();
      fixture.mailServer.releaseDelayed();
      await stopped;
      await fixture.restartService({ SMTP_URL: '', MAIL_FROM: '', CONTACT_TO: '' });
      expect(
        fixture
          .service()
          .lastLines()
          .filter((line) => line.startsWith('mail: ')),
      ).toEqual([
        'mail: SMTP_URL is not set, so no mail is sent; contact messages stay in the panel',
      ]);
      expect(await fixture.findInPanel(message)).toMatchObject({ state: 'sent', attempts: 1 });
      expect(fixture.mailsAbout(message)).toHaveLength(1);
      // Until mail is configured, it stays in the panel.
      await sendAccepted(later);
      expect(await fixture.findInPanel(later)).toMatchObject({ state: 'waiting', attempts: 0 });
      await fixture.service().stop();
      await fixture.restartService();
      await fixture.waitForState(later, 'sent');
      expect(fixture.mailsAbout(later)).toHaveLength(1);
    });

    test('for each of 30 messages written while the mail server was down, and the service killed', async () => {
      const messages = Array.from({ length: 30 }, () => uniqueMessage());
      await fixture.mailServer.shutDown();
      for (let i = 0; i < messages.length; i += 10) {
        await Promise.all(messages.slice(i, i + 10).map(sendAccepted));
        // Between storing and sending them.
        if (i === 10) {
          await fixture.service().kill();
          await expireMailClaims(fixture.dataLocation);
          await fixture.restartService();
        }
      }
      await fixture.mailServer.restart();
      const delivered = () => messages.filter((message) => fixture.mailsAbout(message).length > 0);
      await expect.poll(() => delivered().length, { timeout: 60_000 }).toBe(messages.length);
      for (const message of messages) await fixture.waitForState(message, 'sent');
      const deliveredTwice = messages.filter((message) => fixture.mailsAbout(message).length > 1);
      expect(deliveredTwice).toEqual([]);
    });

    // An SQLite file belongs to one service.
    if (database === 'PostgreSQL') {
      test('by two copies of the service, for each of 30 mails', async () => {
        const copy = await startMailingService(fixture.dataLocation, fixture.mailServer);
        try {
          const messages = Array.from({ length: 30 }, () => uniqueMessage());
          await fixture.mailServer.shutDown();
          for (const [i, message] of messages.entries()) {
            const base = i % 2 ? fixture.service().url : copy.url;
            const response = await fetch(`${base}/api/send`, {
              method: 'POST',
              headers: {
                'Content-Type': 'application/json',
                'X-Website-Token': WEBSITE_TOKEN,
                'X-Visitor-Address': `10.200.${i}.1`,
              },
              body: JSON.stringify(message),
            });
            expect(response.ok).toBe(true);
          }
          await fixture.mailServer.restart();
          for (const message of messages) {
            await fixture.waitForState(message, 'sent');
            expect(fixture.mailsAbout(message)).toHaveLength(1);
          }
        } finally {
          await copy.stop();
        }
      });
    }
  });
});
