import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsFixture, startAccountsFixture } from './accounts-fixture.ts';
import { executeSql, queryNumber, toDatabaseTime } from './database-access.ts';
import { services } from './services.ts';

const WITH_PASSWORD = 'account-deletion/with-password';
const WRONG_PASSWORD = 'not the password';

let addressCount = 0;

/** An address that was not used before. */
function newAddress(): string {
  addressCount += 1;
  return `172.16.${addressCount >> 8}.${addressCount & 255}`;
}

describe.each(services)('password attempts on $database', ({ database, url }) => {
  describe.skipIf(!url)('for an account of the app', () => {
    let fixture: AccountsFixture;

    beforeAll(async () => {
      fixture = await startAccountsFixture(database);
    });
    afterAll(() => fixture.close());

    const visitorHeaders = (address: string) => ({ 'X-Visitor-Address': address });
    const signIn = (address: string, identifier: string, password: string) =>
      fixture.post('auth/local', { identifier, password }, visitorHeaders(address));
    const guess = async (address: string, identifier: string) =>
      (await signIn(address, identifier, WRONG_PASSWORD)).status;
    /** Tries wrong passwords one after the other and returns the statuses. */
    const guesses = async (count: number, address: string, ...names: string[]) => {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1) {
        statuses.push(await guess(address, names[index % names.length] ?? ''));
      }
      return statuses;
    };
    const usernameOf = ({ email }: { email: string }) => email.replace(/@.*/, '');
    /** Lets time pass for limits with this prefix. */
    const expireLimit = (limit: string, seconds: number) =>
      executeSql(
        fixture.dataLocation,
        `UPDATE visitor_limits SET expire = expire - $1 WHERE key LIKE '${limit}%'`,
        seconds * 1000,
      );
    /** Pretends that this many passwords were tried for every account. */
    const setAttemptCount = (count: number) =>
      executeSql(
        fixture.dataLocation,
        `UPDATE visitor_limits SET points = $1 WHERE key LIKE 'sign-in-account%'`,
        count,
      );

    test('do not lock out the owner at another address', async () => {
      const owner = await fixture.createAccount();
      for (let address = 0; address < 14; address += 1) {
        const statuses = await guesses(10, newAddress(), owner.email);
        expect(statuses).toEqual([...Array(5).fill(400), ...Array(5).fill(429)]);
      }
      expect((await signIn(newAddress(), owner.email, owner.password)).status).toBe(200);
      expect((await signIn(newAddress(), usernameOf(owner), owner.password)).status).toBe(200);
    });

    test('are counted per account, by email address and user name alike', async () => {
      const owner = await fixture.createAccount();
      const { email, password } = owner;
      const address = newAddress();
      const spellings = [email, email.toUpperCase(), usernameOf(owner), `O${email.slice(1)}`];
      expect(await guesses(5, address, ...spellings)).toEqual(Array(5).fill(400));
      for (const name of [...spellings, usernameOf(owner)]) {
        expect((await signIn(address, name, password)).status).not.toBe(200);
      }
      const deletion = await fixture.post(
        WITH_PASSWORD,
        { email, password },
        visitorHeaders(address),
      );
      expect(deletion.status).not.toBe(200);
      expect((await signIn(newAddress(), email, password)).status).toBe(200);
    });

    test('include deletions by password', async () => {
      const { email, password } = await fixture.createAccount();
      const address = newAddress();
      for (let index = 0; index < 5; index += 1) {
        const body = { email, password: WRONG_PASSWORD };
        expect((await fixture.post(WITH_PASSWORD, body, visitorHeaders(address))).status).toBe(400);
      }
      expect((await signIn(address, email, password)).status).toBe(429);
    });

    test('require pauses that double', async () => {
      const { email, password } = await fixture.createAccount();
      const address = newAddress();
      await guesses(5, address, email);
      for (const pause of [60, 120, 240]) {
        const rejected = await signIn(address, email, password);
        expect(rejected.status).toBe(429);
        const wait = Number(rejected.headers.get('Retry-After'));
        expect(wait).toBeGreaterThan(pause - 20);
        expect(wait).toBeLessThanOrEqual(pause);
        await expireLimit('sign-in-pause', pause);
        expect(await guess(address, email)).toBe(400);
      }
      await expireLimit('sign-in-pause', 480);
      expect((await signIn(address, email, password)).status).toBe(200);
      expect(await guesses(4, address, email)).toEqual(Array(4).fill(400));
      expect((await signIn(address, email, password)).status).toBe(200);
    });

    test('are not more if they are sent concurrently', async () => {
      const { email } = await fixture.createAccount();
      const address = newAddress();
      const statuses = await Promise.all(Array.from({ length: 15 }, () => guess(address, email)));
      expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5);
    });

    test('are limited to one per unknown address after the hundredth', async () => {
      const { email, password } = await fixture.createAccount();
      const knownAddress = newAddress();
      expect((await signIn(knownAddress, email, password)).status).toBe(200);
      await guess(newAddress(), email);
      await setAttemptCount(100);
      expect(await guesses(2, newAddress(), email)).toEqual([400, 429]);
      expect(await guesses(2, newAddress(), email)).toEqual([400, 429]);
      expect(await guesses(3, knownAddress, email)).toEqual([400, 400, 400]);
      expect((await signIn(newAddress(), email, password)).status).toBe(200);
    });

    test('from unknown addresses are limited to 500 a day, while the owner can still sign in', async () => {
      const owner = await fixture.createAccount();
      const { email, password } = owner;
      const knownAddress = newAddress();
      expect((await signIn(knownAddress, email, password)).status).toBe(200);
      await guess(newAddress(), email);
      await setAttemptCount(500);
      const rejected = await signIn(newAddress(), email, password);
      expect(rejected.status).toBe(429);
      expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(3600);
      expect((await signIn(newAddress(), usernameOf(owner), password)).status).toBe(400);
      expect((await signIn(knownAddress, email, password)).status).toBe(200);

      const code = await fixture.requestCode('auth/forgot-password', email);
      const otherAddress = newAddress();
      const newCredentials = { code, password: 'Ships in the harbour' };
      expect(
        (await fixture.post('auth/reset-password', newCredentials, visitorHeaders(otherAddress)))
          .status,
      ).toBe(200);
      expect((await signIn(otherAddress, email, newCredentials.password)).status).toBe(200);
      // Someone who knew the former password may be the reason for the reset.
      expect((await signIn(knownAddress, email, newCredentials.password)).status).toBe(429);
    });

    test('get the same responses whether the account exists or not', async () => {
      const collectResponses = async (email: string, name: string) => {
        const [first, second] = [newAddress(), newAddress()];
        const responses: string[] = [];
        const record = async (response: Response) => {
          const wait = response.headers.get('Retry-After');
          responses.push(
            `${response.status} ${wait && Number(wait) > 30} ${await response.text()}`,
          );
        };
        for (let index = 0; index < 7; index += 1)
          await record(await signIn(first, email, WRONG_PASSWORD));
        for (let index = 0; index < 7; index += 1)
          await record(await signIn(first, name, WRONG_PASSWORD));
        await setAttemptCount(500);
        await record(await signIn(second, email, WRONG_PASSWORD));
        await record(await signIn(newAddress(), name, WRONG_PASSWORD));
        await fixture
          .post(WITH_PASSWORD, { email, password: WRONG_PASSWORD }, visitorHeaders(second))
          .then(record);
        return responses;
      };
      const owner = await fixture.createAccount();
      const known = await collectResponses(owner.email, usernameOf(owner));
      const unknown = await collectResponses(`no-${owner.email}`, `no-${usernameOf(owner)}`);
      expect(known).toEqual(unknown);
    });

    test('are limited again at an address after 90 days without a sign-in', async () => {
      const { email, password } = await fixture.createAccount();
      const [recentAddress, expiredAddress] = [newAddress(), newAddress()];
      expect((await signIn(expiredAddress, email, password)).status).toBe(200);
      const expiryTime = toDatabaseTime(
        fixture.dataLocation,
        new Date(Date.now() - 90 * 86_400_000),
      );
      await executeSql(
        fixture.dataLocation,
        "UPDATE known_addresses SET seen_at = $1 WHERE holder LIKE 'app:%'",
        expiryTime,
      );
      expect((await signIn(recentAddress, email, password)).status).toBe(200);
      await guess(newAddress(), email);
      await setAttemptCount(500);
      expect((await signIn(expiredAddress, email, password)).status).toBe(429);
      expect((await signIn(recentAddress, email, password)).status).toBe(200);
      await fixture.service().stop();
      await fixture.restartService();
      const expiredCountSql = 'SELECT COUNT(*) AS number FROM known_addresses WHERE seen_at <= $1';
      await expect
        .poll(() => queryNumber(fixture.dataLocation, expiredCountSql, expiryTime), {
          timeout: 40_000,
        })
        .toBe(0);
      expect((await signIn(recentAddress, email, password)).status).toBe(200);
    });

    test('are still counted after a restart', async () => {
      const { email, password } = await fixture.createAccount();
      const [address, knownAddress] = [newAddress(), newAddress()];
      expect((await signIn(knownAddress, email, password)).status).toBe(200);
      await guesses(5, address, email);
      await fixture.service().stop();
      await fixture.restartService();
      expect((await signIn(address, email, password)).status).toBe(429);
      await guess(newAddress(), email);
      await setAttemptCount(500);
      expect((await signIn(newAddress(), email, password)).status).toBe(429);
      expect((await signIn(knownAddress, email, password)).status).toBe(200);
    });

    test('count by /64 for IPv6', async () => {
      const { email } = await fixture.createAccount();
      const statuses: number[] = [];
      for (let index = 1; index <= 6; index += 1) {
        statuses.push(await guess(`2001:db8:a:b:${index}::${index}`, email));
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
      expect(await guess('2001:db8:a:c::1', email)).toBe(400);
    });

    test('from one address are limited to twenty, whatever the accounts', async () => {
      const address = newAddress();
      const statuses: number[] = [];
      for (let index = 0; index < 21; index += 1) {
        statuses.push(await guess(address, `sprayed${index}@people.example`));
      }
      expect(statuses).toEqual([...Array(20).fill(400), 429]);
    });

    test('with the right password do not count', async () => {
      const { email, password } = await fixture.createAccount();
      const address = newAddress();
      for (let index = 0; index < 25; index += 1) {
        expect((await signIn(address, email, password)).status).toBe(200);
      }
    });
  });
});
