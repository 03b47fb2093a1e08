import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsFixture, startAccountsFixture } from './accounts-fixture.ts';
import { CREDENTIALS } from './administrator.ts';
import { executeSql } from './database-access.ts';
import { anyDatabase } from './services.ts';

/** Durations in milliseconds, of requests for an account that exists and for one that does not. */
type Durations = Record<'known' | 'unknown', number[]>;

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** The line that a test annotates itself with. */
function summaryOf(durations: Durations): string {
  return (['known', 'unknown'] as const)
    .map((kind) => {
      const [low, middle, high] = [0.1, 0.5, 0.9].map((share) =>
        quantile(durations[kind], share).toFixed(2),
      );
      return `${kind}: median ${middle} ms (${low} to ${high})`;
    })
    .join(', ');
}

/** Copies of an account; hashing a password for each would take long. */
const INSERT_FORTY_ACCOUNTS = `
  WITH RECURSIVE numbers(number) AS (
    SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 40
  )
  INSERT INTO up_users (document_id, username, email, provider, password, confirmed, blocked,
    created_at, updated_at)
  SELECT 'copy' || number, 'owner-' || number, 'owner-' || number || '@people.example', provider,
    password, confirmed, blocked, created_at, updated_at
  FROM up_users, numbers WHERE id = $1`;

/** Response times must not reveal whether an account exists. Runs with no other test beside it. */
describe.each(anyDatabase)('response times on $database', ({ database, url }) => {
  describe.skipIf(!url)('do not reveal whether an account exists', () => {
    let fixture: AccountsFixture;
    /** Of 40 accounts: each may request a new password five times an hour. */
    const emails = Array.from({ length: 40 }, (_, index) => `owner-${index + 1}@people.example`);

    beforeAll(async () => {
      fixture = await startAccountsFixture(database, {}, true);
      const { id } = await fixture.createAccount();
      await executeSql(fixture.dataLocation, INSERT_FORTY_ACCOUNTS, id);
    });
    afterAll(() => fixture.close());

    /** Calls alternately for an account that exists and for one that does not. */
    const measure = async (
      samples: number,
      call: (kind: keyof Durations, index: number) => Promise<Response>,
      expectedStatus: number,
    ) => {
      const durations: Durations = { known: [], unknown: [] };
      for (let index = 0; index < samples; index += 1) {
        for (const kind of ['known', 'unknown'] as const) {
          const startedAt = performance.now();
          const response = await call(kind, index);
          await response.text();
          durations[kind].push(performance.now() - startedAt);
          expect(response.status).toBe(expectedStatus);
        }
      }
      return durations;
    };

    test('when a deletion by password is rejected', async ({ annotate }) => {
      const durations = await measure(
        20,
        (kind, index) => {
          const email = kind === 'known' ? emails[index] : `no-${emails[index]}`;
          return fixture.post('account-deletion/with-password', { email, password: 'a guess' });
        },
        400,
      );
      await annotate(summaryOf(durations));
      const [known, unknown] = [quantile(durations.known, 0.5), quantile(durations.unknown, 0.5)];
      // Without the hash that is also computed for unknown accounts, it would be a few milliseconds.
      expect(Math.abs(known - unknown)).toBeLessThan(known / 2);
    });

    test('when a sign-in to the panel is rejected', async ({ annotate }) => {
      const durations: Durations = { known: [], unknown: [] };
      const responses: Record<keyof Durations, string[]> = { known: [], unknown: [] };
      for (let index = 0; index < 24; index += 1) {
        for (const [kind, email] of [
          ['known', CREDENTIALS.email],
          ['unknown', 'nobody@panel.example'],
        ] as const) {
          const address = `172.18.${kind === 'known' ? 1 : 2}.${index >> 3}`;
          const startedAt = performance.now();
          const response = await fixture.post(
            '../admin/login',
            { email, password: 'Not-the-1-password' },
            { 'X-Visitor-Address': address },
          );
          const text = await response.text();
          if (response.status === 400) durations[kind].push(performance.now() - startedAt);
          responses[kind].push(`${response.status} ${text}`);
        }
      }
      expect(responses.known).toEqual(responses.unknown);
      expect(responses.known.filter((response) => response.startsWith('400'))).toHaveLength(15);
      await annotate(summaryOf(durations));
      const [known, unknown] = [quantile(durations.known, 0.5), quantile(durations.unknown, 0.5)];
      expect(Math.abs(known - unknown)).toBeLessThan(known / 2);
    });

    test('when a new password is requested', async ({ annotate }) => {
      const durations = await measure(
        200,
        (kind, index) => {
          const email = emails[index % emails.length] ?? '';
          const requested = kind === 'known' ? email : email.replace('owner', 'nobody');
          return fixture.post('auth/forgot-password', { email: requested });
        },
        200,
      );
      await annotate(summaryOf(durations));
      const [known, unknown] = [quantile(durations.known, 0.5), quantile(durations.unknown, 0.5)];
      // What must not show takes longer than this: a hash about 200 ms, a mail about 10.
      expect(Math.abs(known - unknown)).toBeLessThan(Math.max(5, unknown / 2));
    });
  });
});
