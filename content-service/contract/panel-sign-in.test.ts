import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsFixture, startAccountsFixture } from './accounts-fixture.ts';
import { CREDENTIALS } from './administrator.ts';
import { executeSql } from './database-access.ts';
import { services } from './services.ts';

const { email, password } = CREDENTIALS;
const WRONG_PASSWORD = 'Not-the-1-password';

let addressCount = 0;

/** An address that was not used before. */
function newAddress(): string {
  addressCount += 1;
  return `172.17.${addressCount >> 8}.${addressCount & 255}`;
}

describe.each(services)('panel sign-in on $database', ({ database, url }) => {
  describe.skipIf(!url)('limits', () => {
    let fixture: AccountsFixture;

    beforeAll(async () => {
      fixture = await startAccountsFixture(database);
    });
    afterAll(() => fixture.close());

    const post = (address: string, path: string, body: unknown) =>
      fixture.post(`../admin/${path}`, body, { 'X-Visitor-Address': address });
    const signIn = (address: string, typedEmail: unknown, typedPassword: unknown) =>
      post(address, 'login', { email: typedEmail, password: typedPassword });
    const setAttemptCount = (count: number) =>
      executeSql(
        fixture.dataLocation,
        `UPDATE visitor_limits SET points = $1 WHERE key LIKE 'sign-in-account%'`,
        count,
      );

    test('attempts from one address to five, in any spelling of the email address', async () => {
      const address = newAddress();
      const statuses: number[] = [];
      for (const typedEmail of [email, email.toUpperCase(), `E${email.slice(1)}`, email, email]) {
        statuses.push((await signIn(address, typedEmail, WRONG_PASSWORD)).status);
      }
      expect(statuses).toEqual(Array(5).fill(400));
      for (const path of ['login', 'Login', 'login/', './login']) {
        for (const typedEmail of [email, email.toUpperCase()]) {
          const response = await post(address, path, { email: typedEmail, password });
          expect([path, typedEmail, response.status]).toEqual([path, typedEmail, 429]);
          expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(30);
        }
      }
      // Strapi also accepts lists, and reads the query string.
      for (const typedEmail of [[email], [[email]], { 0: email }, undefined, null]) {
        expect((await signIn(address, typedEmail, password)).status).toBe(400);
        expect((await signIn(newAddress(), typedEmail, password)).status).toBe(400);
      }
      const query = `login?email=${email}&password=${password}`;
      expect((await post(address, query, {})).status).toBe(400);
      expect((await post(newAddress(), query, {})).status).toBe(400);
    });

    test('attempts from many addresses, and still accepts the administrator', async () => {
      let comparedCount = 0;
      for (let address = 0; address < 14; address += 1) {
        const fromAddress = newAddress();
        for (let index = 0; index < 10; index += 1) {
          const { status } = await signIn(
            fromAddress,
            index % 2 ? email : email.toUpperCase(),
            WRONG_PASSWORD,
          );
          if (status === 400) comparedCount += 1;
        }
      }
      expect(comparedCount).toBeLessThanOrEqual(14 * 5);
      const knownAddress = newAddress();
      const response = await signIn(knownAddress, email.toUpperCase(), password);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ data: { user: { email } } });
      await setAttemptCount(500);
      expect((await signIn(newAddress(), email, password)).status).toBe(429);
      expect((await signIn(knownAddress, email, password)).status).toBe(200);
      await fixture.service().stop();
      await fixture.restartService();
      expect((await signIn(newAddress(), email, password)).status).toBe(429);
      await setAttemptCount(0);
    });

    test.each([
      ['reset-password', { resetPasswordToken: 'a'.repeat(40), password: 'Only-4-tests' }],
      [
        'register',
        {
          registrationToken: 'a'.repeat(40),
          userInfo: { firstname: 'No', lastname: 'Body', password: 'Only-4-tests' },
        },
      ],
    ])('attempts with tokens: %s', async (path, body) => {
      const address = newAddress();
      const statuses: number[] = [];
      for (let index = 0; index < 21; index += 1) {
        statuses.push((await post(address, path, body)).status);
      }
      expect(statuses).toEqual([...Array(20).fill(400), 429]);
      expect((await post(newAddress(), path, body)).status).toBe(400);
    });

    test('requests for mails, by address and by recipient', async () => {
      const statuses: number[] = [];
      for (const typedEmail of [email, email.toUpperCase(), email, email, email, email]) {
        statuses.push((await post(newAddress(), 'forgot-password', { email: typedEmail })).status);
      }
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
      const address = newAddress();
      const otherStatuses: number[] = [];
      for (let index = 0; index < 11; index += 1) {
        const typedEmail = `nobody${index}@panel.example`;
        otherStatuses.push((await post(address, 'forgot-password', { email: typedEmail })).status);
      }
      expect(otherStatuses).toEqual([...Array(10).fill(204), 429]);
    });
  });
});
