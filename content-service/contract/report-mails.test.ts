import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { type DeskFixture, startDeskFixture } from './desk-fixture.ts';
import { expireMailClaims } from './expire-mail-claims.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { services } from './services.ts';
import { WEBSITE_TOKEN } from './start-mailing-service.ts';

const REPORTS = '/content-manager/collection-types/api::report.report';
const READERS = Array.from({ length: 20 }, (_, index) => ({
  email: `reader-${index}@mail.example`,
  address: `198.51.100.${index + 1}`,
}));

describe.each(services)('reports and their answers on $database', ({ database, url }) => {
  describe.skipIf(!url)('while the service is killed and the mail server down', () => {
    let fixture: DeskFixture;
    let mailServer: MailServer;

    beforeAll(async () => {
      mailServer = await startMailServer();
      fixture = await startDeskFixture(database, {
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Harbour <desk@harbour.example>',
        MAIL_RETRY_SECONDS: '0.2,0.5,1',
      });
    });
    afterAll(async () => {
      await fixture.close();
      await mailServer.shutDown();
    });

    const report = ({ email, address }: (typeof READERS)[number]) =>
      callApi(fixture.url, 'reports', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Website-Token': WEBSITE_TOKEN,
          'X-Visitor-Address': address,
        },
        body: JSON.stringify({ post: 201, reason: 'moved', email }),
      });
    const mailsTo = (email: string) =>
      mailServer.received.filter(({ recipients }) => recipients.includes(email));

    test('none that was accepted is lost', async () => {
      await mailServer.shutDown();
      const accepted = await Promise.all(READERS.map(report));
      await fixture.restartAfterKill();
      expect([...new Set(accepted.map(({ status }) => status))]).toEqual([200]);

      const { data } = await fixture.administrator.callRaw(`${REPORTS}?pageSize=100`);
      const stored = data.results as { documentId: string; email: string }[];
      const addresses = READERS.map(({ email }) => email);
      expect(stored.map(({ email }) => email).toSorted()).toEqual(addresses.toSorted());
      const answers = await Promise.all(
        stored.map(({ documentId }) =>
          fixture.administrator.call('POST', `/desk/inbox/reports/entries/${documentId}/answer`, {
            answer: 'Thank you, it is corrected.',
          }),
        ),
      );
      await fixture.restartAfterKill(() => expireMailClaims(fixture.location));
      expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);

      await mailServer.restart();
      const answered = () => addresses.filter((email) => mailsTo(email).length > 0);
      await expect.poll(() => answered().length, { timeout: 60_000 }).toBe(READERS.length);
      expect(addresses.filter((email) => mailsTo(email).length > 1)).toEqual([]);
    });
  });
});
