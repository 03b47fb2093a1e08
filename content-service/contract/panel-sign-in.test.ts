import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsDesk, openAccountsDesk } from './accounts-desk.ts';
import { CREDENTIALS } from './administrator.ts';
import { changeRows } from './change-rows.ts';
import { services } from './services.ts';

const { email, password } = CREDENTIALS;
const WRONG = 'Not-the-1-password';

let addresses = 0;

/** An address from which nothing came before. */
function newAddress(): string {
  addresses += 1;
  return `172.17.${addresses >> 8}.${addresses & 255}`;
}

describe.each(services)('the sign-in of the panel on $database', ({ database, url }) => {
  describe.skipIf(!url)('limits', () => {
    let desk: AccountsDesk;

    beforeAll(async () => {
      desk = await openAccountsDesk(database);
    });
    afterAll(() => desk.close());

    const post = (address: string, path: string, body: unknown) =>
      desk.post(`../admin/${path}`, body, { 'X-Visitor-Address': address });
    const signIn = (address: string, typed: unknown, typedPassword: unknown) =>
      post(address, 'login', { email: typed, password: typedPassword });
    const setGuesses = (count: number) =>
      changeRows(
        desk.place,
        `UPDATE visitor_limits SET points = $1 WHERE key LIKE 'sign-in-account%'`,
        count,
      );

    test('attempts from one address to five, however the email address is spelled', async () => {
      const address = newAddress();
      const statuses: number[] = [];
      for (const typed of [email, email.toUpperCase(), `E${email.slice(1)}`, email, email]) {
        statuses.push((await signIn(address, typed, WRONG)).status);
      }
      expect(statuses).toEqual(Array(5).fill(400));
      for (const path of ['login', 'Login', 'login/', './login']) {
        for (const typed of [email, email.toUpperCase()]) {
          const answer = await post(address, path, { email: typed, password });
          expect([path, typed, answer.status]).toEqual([path, typed, 429]);
          expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(30);
        }
      }
      // Strapi reads lists and the query, too.
      for (const typed of [[email], [[email]], { 0: email }, undefined, null]) {
        expect((await signIn(address, typed, password)).status).toBe(400);
        expect((await signIn(newAddress(), typed, password)).status).toBe(400);
      }
      const query = `login?email=${email}&password=${password}`;
      expect((await post(address, query, {})).status).toBe(400);
      expect((await post(newAddress(), query, {})).status).toBe(400);
    });

    test('attempts from many addresses, and still lets the administrator in', async () => {
      let compared = 0;
      for (let address = 0; address < 14; address += 1) {
        const from = newAddress();
        for (let index = 0; index < 10; index += 1) {
          const { status } = await signIn(from, index % 2 ? email : email.toUpperCase(), WRONG);
          if (status === 400) compared += 1;
        }
      }
      expect(compared).toBeLessThanOrEqual(14 * 5);
      const known = newAddress();
      const answer = await signIn(known, email.toUpperCase(), password);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ data: { user: { email } } });
      await setGuesses(500);
      expect((await signIn(newAddress(), email, password)).status).toBe(429);
      expect((await signIn(known, email, password)).status).toBe(200);
      await desk.service().stop();
      await desk.startAgain();
      expect((await signIn(newAddress(), email, password)).status).toBe(429);
      await setGuesses(0);
    });

    test('attempts alike, in answers and time, where there is no such administrator', async ({
      annotate,
    }) => {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const seen: Record<'known' | 'unknown', string[]> = { known: [], unknown: [] };
      for (let index = 0; index < 24; index += 1) {
        for (const [kind, typed] of [
          ['known', email],
          ['unknown', 'nobody@panel.example'],
        ] as const) {
          const from = `172.18.${kind === 'known' ? 1 : 2}.${index >> 3}`;
          const began = performance.now();
          const answer = await signIn(from, typed, WRONG);
          const text = await answer.text();
          if (answer.status === 400) times[kind].push(performance.now() - began);
          seen[kind].push(`${answer.status} ${text}`);
        }
      }
      expect(seen.known).toEqual(seen.unknown);
      expect(seen.known.filter((answer) => answer.startsWith('400'))).toHaveLength(15);
      const median = (values: number[]) => values.toSorted((a, b) => a - b)[7] ?? 0;
      const [known, unknown] = [median(times.known), median(times.unknown)];
      await annotate(`known: median ${known.toFixed(1)} ms, unknown: ${unknown.toFixed(1)} ms`);
      expect(Math.abs(known - unknown)).toBeLessThan(known / 2);
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

    test('requests for mails by address and by recipient', async () => {
      const statuses: number[] = [];
      for (const typed of [email, email.toUpperCase(), email, email, email, email]) {
        statuses.push((await post(newAddress(), 'forgot-password', { email: typed })).status);
      }
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
      const address = newAddress();
      const others: number[] = [];
      for (let index = 0; index < 11; index += 1) {
        const typed = `nobody${index}@panel.example`;
        others.push((await post(address, 'forgot-password', { email: typed })).status);
      }
      expect(others).toEqual([...Array(10).fill(204), 429]);
    });
  });
});
