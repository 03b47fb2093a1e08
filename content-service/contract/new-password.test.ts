import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AccountsDesk, openAccountsDesk } from './accounts-desk.ts';
import { changeRows, timeIn } from './change-rows.ts';
import { services } from './services.ts';

const REFUSED = 'This code does not work, or not any more.';
const FORGOT = 'auth/forgot-password';
const RESET = 'auth/reset-password';

describe.each(services)('a new password on $database', ({ database, url }) => {
  describe.skipIf(!url)('for an account', () => {
    let desk: AccountsDesk;

    beforeAll(async () => {
      desk = await openAccountsDesk(database);
    });
    afterAll(() => desk.close());

    const messageOf = async (response: Response) => {
      const { error } = (await response.json()) as { error: { status: number; message: string } };
      expect(error.status).toBe(response.status);
      return error.message;
    };
    const refusal = async (code: unknown) => {
      const answer = await desk.post(RESET, {
        code,
        password: 'Tulip garden',
        passwordConfirmation: 'Tulip garden',
      });
      return [answer.status, await messageOf(answer)];
    };
    const choose = (code: string, password: string) =>
      desk.post(RESET, { code, password, passwordConfirmation: password });

    test('is chosen with a mailed code, once, and told to the owner', async () => {
      const owner = await desk.makeAccount();
      const code = await desk.askForCode(FORGOT, owner.email);
      const [asked] = desk.mailsTo(owner.email);
      expect(asked?.subject).toBe('A new password for Harbour');
      expect(asked?.text).toContain(`http://localhost:3000/reset-password?code=${code}\n`);
      expect(asked?.html).toContain(`href="http://localhost:3000/reset-password?code=${code}"`);
      expect((await choose(code, 'Ships in the harbour')).status).toBe(200);
      expect((await desk.signIn(owner)).status).toBe(400);
      expect((await desk.signIn(owner, 'Ships in the harbour')).status).toBe(200);
      await expect.poll(() => desk.mailsTo(owner.email).length, { timeout: 40_000 }).toBe(2);
      expect(desk.mailsTo(owner.email)[1]?.subject).toBe('Your Harbour password was changed');
      expect(await refusal(code)).toEqual([400, REFUSED]);
      expect((await desk.signIn(owner, 'Ships in the harbour')).status).toBe(200);
    });

    test('that could not be stored leaves its code as it was', async () => {
      const owner = await desk.makeAccount();
      const code = await desk.askForCode(FORGOT, owner.email);
      await changeRows(desk.place, 'ALTER TABLE outgoing_mails RENAME TO outgoing_mails_away');
      expect((await choose(code, 'Ships in the harbour')).status).toBe(500);
      await changeRows(desk.place, 'ALTER TABLE outgoing_mails_away RENAME TO outgoing_mails');
      expect((await desk.signIn(owner)).status).toBe(200);
      expect((await choose(code, 'Ships in the harbour')).status).toBe(200);
      expect((await desk.signIn(owner, 'Ships in the harbour')).status).toBe(200);
    });

    test('ends every session, also that of a token that would still be valid', async () => {
      const owner = await desk.makeAccount();
      const session = (await (await desk.signIn(owner)).json()) as Record<string, string>;
      const me = () =>
        fetch(`${desk.service().url}/api/users/me`, {
          headers: { Authorization: `Bearer ${session.jwt}` },
        });
      expect(await (await me()).json()).toMatchObject({ email: owner.email });
      const code = await desk.askForCode(FORGOT, owner.email);
      await choose(code, 'Ships in the harbour');
      expect((await me()).status).toBe(401);
      const { refreshToken } = session;
      expect((await desk.post('auth/refresh', { refreshToken })).status).toBe(401);
    });

    test.each([
      ['128 letters of Arabic', 'مفتاح البيت '.repeat(11).slice(0, 128)],
      ['128 units of emoji', '🗝️🏠'.repeat(26).slice(0, 128)],
      ['spaces at both ends, and eight of them', '        '],
      ['a null character', 'before\u0000after'],
    ])('may be %s, and counts to its last character', async (_, password) => {
      const owner = await desk.makeAccount();
      await choose(await desk.askForCode(FORGOT, owner.email), password);
      expect((await desk.signIn(owner, password)).status).toBe(200);
      expect((await desk.signIn(owner, `${password.slice(0, -2)}x`)).status).toBe(400);
    });

    test('is the same however a device puts its letters together', async () => {
      const owner = await desk.makeAccount();
      await choose(await desk.askForCode(FORGOT, owner.email), 'Caf\u00e9 am Hafen');
      expect((await desk.signIn(owner, 'Cafe\u0301 am Hafen')).status).toBe(200);
    });

    test('that Strapi hashed before goes on working', async () => {
      const owner = await desk.makeAccount();
      // bcrypt, of "Old but gold".
      const hash = '$2a$10$SmkJLLzQLGC5.wuVgVu9ge.uSiKa9G5m4DoKEJsOfmCt0zU/kNCVm';
      await changeRows(
        desk.place,
        'UPDATE up_users SET password = $1 WHERE id = $2',
        hash,
        owner.id,
      );
      expect((await desk.signIn(owner, 'Old but gold')).status).toBe(200);
      expect((await desk.signIn(owner, 'Old but cold')).status).toBe(400);
    });

    test('that will not do is refused, and the code goes on working', async () => {
      const owner = await desk.makeAccount();
      const code = await desk.askForCode(FORGOT, owner.email);
      expect(await messageOf(await choose(code, '1234567'))).toMatch(/at least 8/);
      expect(await messageOf(await choose(code, 'x'.repeat(129)))).toMatch(/at most 128/);
      const different = { code, password: 'Ships in the harbour', passwordConfirmation: 'Sheep' };
      expect(await messageOf(await desk.post(RESET, different))).toMatch(/differ/);
      expect((await choose(code, 'Ships in the harbour')).status).toBe(200);
    });

    test('is not chosen with a code that is none, always in the same words', async () => {
      const owner = await desk.makeAccount();
      const code = await desk.askForCode(FORGOT, owner.email);
      const deletion = await desk.askForCode('account-deletion', owner.email);
      const forged = [
        [code],
        { $ne: null },
        { 0: code },
        code.slice(0, -1),
        `${code}A`,
        code.toUpperCase(),
        ` ${code}`,
        deletion,
        'A'.repeat(43),
        '',
        null,
        undefined,
        true,
        0,
      ];
      for (const each of forged) expect(await refusal(each)).toEqual([400, REFUSED]);
      expect((await choose(code, 'Ships in the harbour')).status).toBe(200);
    });

    test('is not chosen with a code of half an hour ago', async () => {
      const owner = await desk.makeAccount();
      const code = await desk.askForCode(FORGOT, owner.email);
      const past = timeIn(desk.place, new Date(Date.now() - 1000));
      const age = 'UPDATE account_codes SET expires_at = $1 WHERE account = $2';
      await changeRows(desk.place, age, past, owner.id);
      expect(await refusal(code)).toEqual([400, REFUSED]);
    });

    test('is not chosen with a code after another one was asked for', async () => {
      const owner = await desk.makeAccount();
      const first = await desk.askForCode(FORGOT, owner.email);
      const second = await desk.askForCode(FORGOT, owner.email);
      expect(await refusal(first)).toEqual([400, REFUSED]);
      expect((await choose(second, 'Ships in the harbour')).status).toBe(200);
    });

    test('is not chosen with a code after an editor changed the account', async () => {
      const owner = await desk.makeAccount();
      const code = await desk.askForCode(FORGOT, owner.email);
      const { results } = await desk
        .editor()
        .call(
          'GET',
          `/content-manager/collection-types/plugin::users-permissions.user?filters[id]=${owner.id}`,
        );
      const [user] = results as { documentId: string }[];
      const users = '/content-manager/collection-types/plugin::users-permissions.user';
      await desk
        .editor()
        .call('PUT', `${users}/${user?.documentId}`, { password: 'Set at the panel' });
      expect(await refusal(code)).toEqual([400, REFUSED]);
      expect((await desk.signIn(owner, 'Set at the panel')).status).toBe(200);
      await expect
        .poll(() => desk.mailsTo(owner.email).map(({ subject }) => subject), { timeout: 40_000 })
        .toContain('Your Harbour password was changed');
    });

    test('is chosen once with a code that comes twice at the same time', async () => {
      const owner = await desk.makeAccount();
      const code = await desk.askForCode(FORGOT, owner.email);
      const answers = await Promise.all([
        choose(code, 'Ships in the harbour'),
        choose(code, 'Boats in the harbour'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    test('is asked for with the same answer, whoever has an account', async () => {
      const [owner, blocked, unconfirmed] = [
        await desk.makeAccount(),
        await desk.makeAccount({ blocked: true }),
        await desk.makeAccount({ confirmed: false }),
      ];
      const emails = [owner, blocked, unconfirmed].map(({ email }) => email);
      const seen = new Set<string>();
      for (const email of [...emails, 'nobody@people.example']) {
        const answer = await desk.post(FORGOT, { email });
        const headers = [...answer.headers].filter(
          ([name]) => !['date', 'keep-alive'].includes(name),
        );
        seen.add(JSON.stringify([answer.status, headers, await answer.text()]));
      }
      expect([...seen]).toHaveLength(1);
      await expect.poll(() => desk.mailsTo(unconfirmed.email).length, { timeout: 40_000 }).toBe(1);
      await expect.poll(() => desk.mailsTo(owner.email).length, { timeout: 40_000 }).toBe(1);
      expect(desk.mailsTo(blocked.email)).toEqual([]);
    });

    test('is mailed in the language of the page', async () => {
      const owner = await desk.makeAccount();
      await desk.post(FORGOT, { email: owner.email.toUpperCase() }, { 'X-Visitor-Language': 'ar' });
      await vi.waitFor(() => expect(desk.mailsTo(owner.email)).toHaveLength(1), 40_000);
      const [mail] = desk.mailsTo(owner.email);
      expect(mail?.subject).toBe('كلمة مرور جديدة لحسابك في Harbour');
      expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
      expect(mail?.text).toContain('http://localhost:3000/ar/reset-password?code=');
    });

    test('is asked for five times an hour, wherever that comes from', async () => {
      const { email } = await desk.makeAccount();
      const statuses: number[] = [];
      for (const spelling of [email, email.toUpperCase(), ` ${email} `, email, email, email]) {
        statuses.push((await desk.post(FORGOT, { email: spelling, n: statuses.length })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    test('is asked for ten times by one visitor, whoever it is for', async () => {
      const ask = (index: number) =>
        desk.post(
          FORGOT,
          { email: `rotated${index}@people.example` },
          {
            'X-Website-Token': 'a guess, as good as any: 0123456789',
            'X-Visitor-Address': `10.1.2.${index}`,
            'X-Forwarded-For': `10.1.2.${index}`,
            'X-Real-IP': `10.1.2.${index}`,
            Forwarded: `for=10.1.2.${index}`,
          },
        );
      const statuses: number[] = [];
      for (let index = 0; index < 12; index += 1) statuses.push((await ask(index)).status);
      expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
      const answer = await ask(99);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(60);
      expect(await messageOf(answer)).toBe('There were too many requests. Please try again later.');
    });

    test('is tried five times with one code, whoever tries', async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 6; index += 1) {
        statuses.push((await choose('B'.repeat(43), `Tulip garden ${index}`)).status);
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    });

    test('takes as long to ask for, whoever has an account', async ({ annotate }) => {
      const samples = 200;
      const times = { known: [] as number[], unknown: [] as number[] };
      const accounts = [];
      for (let index = 0; index < samples / 5; index += 1) accounts.push(await desk.makeAccount());
      for (let index = 0; index < samples; index += 1) {
        const known = accounts[index % accounts.length]?.email ?? '';
        const unknown = known.replace('owner', 'nobody');
        for (const [kind, email] of [
          ['known', known],
          ['unknown', unknown],
        ] as const) {
          const began = performance.now();
          const answer = await desk.post(FORGOT, { email });
          await answer.text();
          times[kind].push(performance.now() - began);
          expect(answer.status).toBe(200);
        }
      }
      const quantile = (values: number[], share: number) =>
        values.toSorted((a, b) => a - b)[Math.floor(samples * share)] ?? 0;
      const [known, unknown] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)];
      const inWords = (kind: string, times: number[]) => {
        const [low, high] = [quantile(times, 0.1), quantile(times, 0.9)];
        return `${kind}: median ${quantile(times, 0.5).toFixed(2)} ms (${low.toFixed(2)} to ${high.toFixed(2)})`;
      };
      await annotate(`${inWords('known', times.known)}, ${inWords('unknown', times.unknown)}`);
      // What is hidden takes longer than this: a hash some 200 ms, a mail some 10.
      expect(Math.abs(known - unknown)).toBeLessThan(Math.max(5, unknown / 2));
    });
  });
});
