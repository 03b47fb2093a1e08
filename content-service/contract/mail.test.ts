import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letClaimsRunOut } from './let-claims-run-out.ts';
import { aMessage, type MailingDesk, openMailingDesk, type Written } from './mailing-desk.ts';
import { services } from './services.ts';
import { startMailingService, WEBSITE_TOKEN } from './start-mailing-service.ts';

describe.each(services)('mail on $database', ({ database, url }) => {
  describe.skipIf(!url)('is delivered once', () => {
    let desk: MailingDesk;

    beforeAll(async () => {
      desk = await openMailingDesk(database);
    });
    afterAll(() => desk.close());

    const taken = async (message: Written) => expect((await desk.send(message)).ok).toBe(true);

    test('when an editor sets one back to waiting that the server had refused', async () => {
      const message = aMessage();
      desk.mailServer.behave('refuse');
      await taken(message);
      await desk.untilState(message, 'failed');
      expect(await desk.inPanel(message)).toMatchObject({
        attempts: 1,
        why: expect.stringContaining('550 No such user'),
        next_attempt: null,
      });
      desk.mailServer.behave('take');
      await desk.setState(message, 'waiting');
      await desk.untilState(message, 'sent');
      expect(await desk.inPanel(message)).toMatchObject({ attempts: 1, why: null });
      expect(desk.mailsAbout(message)).toHaveLength(1);
    });

    test('though an editor saves an old form of one that was sent since', async () => {
      const message = aMessage();
      await taken(message);
      await desk.untilState(message, 'sent');
      await desk.setState(message, 'waiting');
      expect(await desk.inPanel(message)).toMatchObject({ state: 'sent', attempts: 1 });
      expect(desk.mailsAbout(message)).toHaveLength(1);
    });

    test.each([
      ['puts it off', 'greylist'],
      ['dies in the middle of it', 'die'],
    ] as const)('by a server that %s at first', async (_what, manner) => {
      const message = aMessage({ message: 'A long story. '.repeat(350) });
      desk.mailServer.behave(manner);
      await taken(message);
      await desk.untilState(message, 'sent');
      expect(await desk.inPanel(message)).toMatchObject({ attempts: 2, why: null });
      expect(desk.mailsAbout(message)).toHaveLength(1);
    });

    test('by a slow server, for which the visitor does not wait', async () => {
      const message = aMessage();
      const quick = aMessage();
      desk.mailServer.behave('wait');
      const arrived = desk.mailServer.nextWaiting();
      await taken(message);
      await arrived;
      await taken(quick);
      expect(await desk.inPanel(message)).toMatchObject({ state: 'waiting' });
      desk.mailServer.release();
      await desk.untilState(message, 'sent');
      await desk.untilState(quick, 'sent');
      expect(desk.mailsAbout(message)).toHaveLength(1);
      expect(desk.mailsAbout(quick)).toHaveLength(1);
    });

    test('after the service was killed between storing and sending it', async () => {
      const message = aMessage();
      await desk.mailServer.goDown();
      await taken(message);
      await desk.service().kill();
      await desk.mailServer.comeUp();
      await letClaimsRunOut(desk.place);
      await desk.startAgain();
      await desk.untilState(message, 'sent');
      expect(desk.mailsAbout(message)).toHaveLength(1);
    });

    test('or twice with one Message-ID, killed between handing it over and writing that down', async () => {
      const message = aMessage();
      desk.mailServer.behave('wait');
      const arrived = desk.mailServer.nextWaiting();
      await taken(message);
      await arrived;
      await desk.service().kill();
      desk.mailServer.release();
      await letClaimsRunOut(desk.place);
      await desk.startAgain();
      await desk.untilState(message, 'sent');
      const ids = desk.mailsAbout(message).map(({ messageId }) => messageId);
      expect(ids).toEqual([ids[0], ids[0]]);
      expect(ids[0]).toMatch(/^<[\w-]{36}@localhost>$/);
    });

    test('after the service was stopped while it was under way', async () => {
      const message = aMessage();
      desk.mailServer.behave('wait');
      const arrived = desk.mailServer.nextWaiting();
      await taken(message);
      await arrived;
      const stopped = desk.service().stop();
      desk.mailServer.release();
      await stopped;
      await desk.startAgain();
      expect(await desk.inPanel(message)).toMatchObject({ state: 'sent', attempts: 1 });
      expect(desk.mailsAbout(message)).toHaveLength(1);
    });

    test('when mail is configured later; until then it stays in the panel', async () => {
      const message = aMessage();
      await desk.service().stop();
      await desk.startAgain({ SMTP_URL: '', MAIL_FROM: '', CONTACT_TO: '' });
      expect(
        desk
          .service()
          .lastLines()
          .filter((line) => line.startsWith('mail: ')),
      ).toEqual([
        'mail: SMTP_URL is not set, so nothing is mailed; messages of visitors stay in the panel',
      ]);
      await taken(message);
      expect(await desk.inPanel(message)).toMatchObject({ state: 'waiting', attempts: 0 });
      await desk.service().stop();
      await desk.startAgain();
      await desk.untilState(message, 'sent');
      expect(desk.mailsAbout(message)).toHaveLength(1);
    });

    // Its time limit is twice what it takes on two busy cores.
    test('for each of 200 messages that were written while mail was down', {
      timeout: 120_000,
    }, async () => {
      const messages = Array.from({ length: 200 }, () => aMessage());
      await desk.mailServer.goDown();
      for (let i = 0; i < messages.length; i += 20) {
        await Promise.all(messages.slice(i, i + 20).map(taken));
        // In the middle of it the service is cut off, as well.
        if (i === 100) {
          await desk.service().kill();
          await letClaimsRunOut(desk.place);
          await desk.startAgain();
        }
      }
      await desk.mailServer.comeUp();
      const delivered = () => messages.filter((message) => desk.mailsAbout(message).length > 0);
      await expect.poll(() => delivered().length, { timeout: 50_000 }).toBe(200);
      for (const message of messages) await desk.untilState(message, 'sent');
      const twice = messages.filter((message) => desk.mailsAbout(message).length > 1);
      expect(twice).toEqual([]);
    });
  });
});

describe.each(services.filter(({ database }) => database === 'PostgreSQL'))(
  'two copies of the service on one $database',
  ({ database, url }) => {
    test.skipIf(!url)('deliver each of 60 mails once', async () => {
      const desk = await openMailingDesk(database);
      const copy = await startMailingService(desk.place, desk.mailServer);
      try {
        const messages = Array.from({ length: 60 }, () => aMessage());
        await desk.mailServer.goDown();
        for (const [i, message] of messages.entries()) {
          const base = i % 2 ? desk.service().url : copy.url;
          const answer = await fetch(`${base}/api/send`, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              'X-Website-Token': WEBSITE_TOKEN,
              'X-Visitor-Address': `10.200.${i}.1`,
            },
            body: JSON.stringify(message),
          });
          expect(answer.ok).toBe(true);
        }
        await desk.mailServer.comeUp();
        for (const message of messages) await desk.untilState(message, 'sent');
        expect(desk.mailServer.received).toHaveLength(60);
      } finally {
        await copy.stop();
        await desk.close();
      }
    });
  },
);
