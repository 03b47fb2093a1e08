import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsDesk, openAccountsDesk } from './accounts-desk.ts';
import { changeRows, numberIn, timeIn } from './change-rows.ts';
import { services } from './services.ts';

const WITH_PASSWORD = 'account-deletion/with-password';
const WRONG = 'not the password';

let addresses = 0;

/** An address from which nothing came before. */
function newAddress(): string {
  addresses += 1;
  return `172.16.${addresses >> 8}.${addresses & 255}`;
}

describe.each(services)('password attempts on $database', ({ database, url }) => {
  describe.skipIf(!url)('at an account of the app', () => {
    let desk: AccountsDesk;

    beforeAll(async () => {
      desk = await openAccountsDesk(database);
    });
    afterAll(() => desk.close());

    const from = (address: string) => ({ 'X-Visitor-Address': address });
    const signIn = (address: string, identifier: string, password: string) =>
      desk.post('auth/local', { identifier, password }, from(address));
    const guess = async (address: string, identifier: string) =>
      (await signIn(address, identifier, WRONG)).status;
    /** The statuses of wrong passwords, one after the other. */
    const guesses = async (count: number, address: string, ...names: string[]) => {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1) {
        statuses.push(await guess(address, names[index % names.length] ?? ''));
      }
      return statuses;
    };
    const nameOf = ({ email }: { email: string }) => email.replace(/@.*/, '');
    /** As if time had passed for the limits whose name begins so. */
    const letPass = (limit: string, seconds: number) =>
      changeRows(
        desk.place,
        `UPDATE visitor_limits SET expire = expire - $1 WHERE key LIKE '${limit}%'`,
        seconds * 1000,
      );
    /** As if so many passwords had been tried at every account. */
    const setGuesses = (count: number) =>
      changeRows(
        desk.place,
        `UPDATE visitor_limits SET points = $1 WHERE key LIKE 'sign-in-account%'`,
        count,
      );

    test('do not lock out the owner, who signs in from another address', async () => {
      const owner = await desk.makeAccount();
      for (let address = 0; address < 14; address += 1) {
        const statuses = await guesses(10, newAddress(), owner.email);
        expect(statuses).toEqual([...Array(5).fill(400), ...Array(5).fill(429)]);
      }
      expect((await signIn(newAddress(), owner.email, owner.password)).status).toBe(200);
      expect((await signIn(newAddress(), nameOf(owner), owner.password)).status).toBe(200);
    });

    test('count by account, whether it is named by email address or user name', async () => {
      const owner = await desk.makeAccount();
      const { email, password } = owner;
      const address = newAddress();
      const spellings = [email, email.toUpperCase(), nameOf(owner), `O${email.slice(1)}`];
      expect(await guesses(5, address, ...spellings)).toEqual(Array(5).fill(400));
      for (const name of [...spellings, nameOf(owner)]) {
        expect((await signIn(address, name, password)).status).not.toBe(200);
      }
      const deletion = await desk.post(WITH_PASSWORD, { email, password }, from(address));
      expect(deletion.status).not.toBe(200);
      expect((await signIn(newAddress(), email, password)).status).toBe(200);
    });

    test('include deletions by password', async () => {
      const { email, password } = await desk.makeAccount();
      const address = newAddress();
      for (let index = 0; index < 5; index += 1) {
        const body = { email, password: WRONG };
        expect((await desk.post(WITH_PASSWORD, body, from(address))).status).toBe(400);
      }
      expect((await signIn(address, email, password)).status).toBe(429);
    });

    test('need pauses that double', async () => {
      const { email, password } = await desk.makeAccount();
      const address = newAddress();
      await guesses(5, address, email);
      for (const pause of [60, 120, 240]) {
        const refused = await signIn(address, email, password);
        expect(refused.status).toBe(429);
        const wait = Number(refused.headers.get('Retry-After'));
        expect(wait).toBeGreaterThan(pause - 20);
        expect(wait).toBeLessThanOrEqual(pause);
        await letPass('sign-in-pause', pause);
        expect(await guess(address, email)).toBe(400);
      }
      await letPass('sign-in-pause', 480);
      expect((await signIn(address, email, password)).status).toBe(200);
      expect(await guesses(4, address, email)).toEqual(Array(4).fill(400));
      expect((await signIn(address, email, password)).status).toBe(200);
    });

    test('are no more when they are sent at the same time', async () => {
      const { email } = await desk.makeAccount();
      const address = newAddress();
      const statuses = await Promise.all(Array.from({ length: 15 }, () => guess(address, email)));
      expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5);
    });

    test('are one for each unknown address after the hundredth', async () => {
      const { email, password } = await desk.makeAccount();
      const known = newAddress();
      expect((await signIn(known, email, password)).status).toBe(200);
      await guess(newAddress(), email);
      await setGuesses(100);
      expect(await guesses(2, newAddress(), email)).toEqual([400, 429]);
      expect(await guesses(2, newAddress(), email)).toEqual([400, 429]);
      expect(await guesses(3, known, email)).toEqual([400, 400, 400]);
      expect((await signIn(newAddress(), email, password)).status).toBe(200);
    });

    test('from unknown addresses end at 500 a day, while the owner still gets in', async () => {
      const owner = await desk.makeAccount();
      const { email, password } = owner;
      const known = newAddress();
      expect((await signIn(known, email, password)).status).toBe(200);
      await guess(newAddress(), email);
      await setGuesses(500);
      const refused = await signIn(newAddress(), email, password);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3600);
      expect((await signIn(newAddress(), nameOf(owner), password)).status).toBe(400);
      expect((await signIn(known, email, password)).status).toBe(200);

      const code = await desk.askForCode('auth/forgot-password', email);
      const other = newAddress();
      const chosen = { code, password: 'Ships in the harbour' };
      expect((await desk.post('auth/reset-password', chosen, from(other))).status).toBe(200);
      expect((await signIn(other, email, chosen.password)).status).toBe(200);
      // Whoever knew the former password may have been the reason for the new one.
      expect((await signIn(known, email, chosen.password)).status).toBe(429);
    });

    test('get the same answers whether the account exists or not', async () => {
      const script = async (email: string, name: string) => {
        const [first, second] = [newAddress(), newAddress()];
        const seen: string[] = [];
        const tell = async (answer: Response) => {
          const wait = answer.headers.get('Retry-After');
          seen.push(`${answer.status} ${wait && Number(wait) > 30} ${await answer.text()}`);
        };
        for (let index = 0; index < 7; index += 1) await tell(await signIn(first, email, WRONG));
        for (let index = 0; index < 7; index += 1) await tell(await signIn(first, name, WRONG));
        await setGuesses(500);
        await tell(await signIn(second, email, WRONG));
        await tell(await signIn(newAddress(), name, WRONG));
        await desk.post(WITH_PASSWORD, { email, password: WRONG }, from(second)).then(tell);
        return seen;
      };
      const owner = await desk.makeAccount();
      const known = await script(owner.email, nameOf(owner));
      const unknown = await script(`no-${owner.email}`, `no-${nameOf(owner)}`);
      expect(known).toEqual(unknown);
    });

    test('are limited again at an address after 90 days without a sign-in', async () => {
      const { email, password } = await desk.makeAccount();
      const [lately, long] = [newAddress(), newAddress()];
      expect((await signIn(long, email, password)).status).toBe(200);
      const age = timeIn(desk.place, new Date(Date.now() - 90 * 86_400_000));
      await changeRows(
        desk.place,
        "UPDATE known_addresses SET seen_at = $1 WHERE holder LIKE 'app:%'",
        age,
      );
      expect((await signIn(lately, email, password)).status).toBe(200);
      await guess(newAddress(), email);
      await setGuesses(500);
      expect((await signIn(long, email, password)).status).toBe(429);
      expect((await signIn(lately, email, password)).status).toBe(200);
      await desk.service().stop();
      await desk.startAgain();
      const old = 'SELECT COUNT(*) AS number FROM known_addresses WHERE seen_at <= $1';
      await expect.poll(() => numberIn(desk.place, old, age), { timeout: 40_000 }).toBe(0);
      expect((await signIn(lately, email, password)).status).toBe(200);
    });

    test('stay counted after a restart', async () => {
      const { email, password } = await desk.makeAccount();
      const [address, known] = [newAddress(), newAddress()];
      expect((await signIn(known, email, password)).status).toBe(200);
      await guesses(5, address, email);
      await desk.service().stop();
      await desk.startAgain();
      expect((await signIn(address, email, password)).status).toBe(429);
      await guess(newAddress(), email);
      await setGuesses(500);
      expect((await signIn(newAddress(), email, password)).status).toBe(429);
      expect((await signIn(known, email, password)).status).toBe(200);
    });

    test('count by /64 for IPv6', async () => {
      const { email } = await desk.makeAccount();
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
      const { email, password } = await desk.makeAccount();
      const address = newAddress();
      for (let index = 0; index < 25; index += 1) {
        expect((await signIn(address, email, password)).status).toBe(200);
      }
    });
  });
});
