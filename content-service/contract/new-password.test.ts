import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AccountsFixture, startAccountsFixture } from './accounts-fixture.ts';
import { executeSql, toDatabaseTime } from './database-access.ts';
import { services } from './services.ts';

const INVALID_CODE_MESSAGE = 'This code does not work, or not any more.';
const FORGOT = 'auth/forgot-password';
const RESET = 'auth/reset-password';

describe.each(services)('password reset on $database', ({ database, url }) => {
  describe.skipIf(!url)('for an account', () => {
    let fixture: AccountsFixture;

    beforeAll(async () => {
      fixture = await startAccountsFixture(database);
    });
    afterAll(() => fixture.close());

    const messageOf = async (response: Response) => {
      const { error } = (await response.json()) as { error: { status: number; message: string } };
      expect(error.status).toBe(response.status);
      return error.message;
    };
    const resetError = async (code: unknown) => {
      const response = await fixture.post(RESET, {
        code,
        password: 'Tulip garden',
        passwordConfirmation: 'Tulip garden',
      });
      return [response.status, await messageOf(response)];
    };
    const resetPassword = (code: string, password: string) =>
      fixture.post(RESET, { code, password, passwordConfirmation: password });

    test('accepts a mailed code once, and notifies the owner', async () => {
      const owner = await fixture.createAccount();
      const code = await fixture.requestCode(FORGOT, owner.email);
      const [resetMail] = fixture.mailsTo(owner.email);
      expect(resetMail?.subject).toBe('A new password for Harbour');
      expect(resetMail?.text).toContain(`http://localhost:3000/reset-password?code=${code}\n`);
      expect(resetMail?.html).toContain(`href="http://localhost:3000/reset-password?code=${code}"`);
      expect((await resetPassword(code, 'Ships in the harbour')).status).toBe(200);
      expect((await fixture.signIn(owner)).status).toBe(400);
      expect((await fixture.signIn(owner, 'Ships in the harbour')).status).toBe(200);
      await expect.poll(() => fixture.mailsTo(owner.email).length, { timeout: 40_000 }).toBe(2);
      expect(fixture.mailsTo(owner.email)[1]?.subject).toBe('Your Harbour password was changed');
      expect(await resetError(code)).toEqual([400, INVALID_CODE_MESSAGE]);
      expect((await fixture.signIn(owner, 'Ships in the harbour')).status).toBe(200);
    });

    test('keeps the code valid if the new password could not be stored', async () => {
      const owner = await fixture.createAccount();
      const code = await fixture.requestCode(FORGOT, owner.email);
      await executeSql(
        fixture.dataLocation,
        'ALTER TABLE outgoing_mails RENAME TO outgoing_mails_away',
      );
      expect((await resetPassword(code, 'Ships in the harbour')).status).toBe(500);
      await executeSql(
        fixture.dataLocation,
        'ALTER TABLE outgoing_mails_away RENAME TO outgoing_mails',
      );
      expect((await fixture.signIn(owner)).status).toBe(200);
      expect((await resetPassword(code, 'Ships in the harbour')).status).toBe(200);
      expect((await fixture.signIn(owner, 'Ships in the harbour')).status).toBe(200);
    });

    test('ends every session, including unexpired tokens', async () => {
      const owner = await fixture.createAccount();
      const session = (await (await fixture.signIn(owner)).json()) as Record<string, string>;
      const fetchProfile = () =>
        fetch(`${fixture.service().url}/api/users/me`, {
          headers: { Authorization: `Bearer ${session.jwt}` },
        });
      expect(await (await fetchProfile()).json()).toMatchObject({ email: owner.email });
      const code = await fixture.requestCode(FORGOT, owner.email);
      await resetPassword(code, 'Ships in the harbour');
      expect((await fetchProfile()).status).toBe(401);
      const { refreshToken } = session;
      expect((await fixture.post('auth/refresh', { refreshToken })).status).toBe(401);
    });

    test.each([
      ['128 Arabic letters', 'مفتاح البيت '.repeat(11).slice(0, 128)],
      ['128 UTF-16 units of emoji', '🗝️🏠'.repeat(26).slice(0, 128)],
      ['eight spaces', '        '],
      ['a null character', 'before\u0000after'],
    ])('accepts %s, and compares every character', async (_, password) => {
      const owner = await fixture.createAccount();
      await resetPassword(await fixture.requestCode(FORGOT, owner.email), password);
      expect((await fixture.signIn(owner, password)).status).toBe(200);
      expect((await fixture.signIn(owner, `${password.slice(0, -2)}x`)).status).toBe(400);
    });

    test('treats composed and decomposed letters alike', async () => {
      const owner = await fixture.createAccount();
      await resetPassword(await fixture.requestCode(FORGOT, owner.email), 'Caf\u00e9 am Hafen');
      expect((await fixture.signIn(owner, 'Cafe\u0301 am Hafen')).status).toBe(200);
    });

    test('still accepts passwords hashed by Strapi', async () => {
      const owner = await fixture.createAccount();
      // bcrypt, of "Old but gold".
      const hash = '$2a$10$SmkJLLzQLGC5.wuVgVu9ge.uSiKa9G5m4DoKEJsOfmCt0zU/kNCVm';
      await executeSql(
        fixture.dataLocation,
        'UPDATE up_users SET password = $1 WHERE id = $2',
        hash,
        owner.id,
      );
      expect((await fixture.signIn(owner, 'Old but gold')).status).toBe(200);
      expect((await fixture.signIn(owner, 'Old but cold')).status).toBe(400);
    });

    test('rejects invalid passwords without using up the code', async () => {
      const owner = await fixture.createAccount();
      const code = await fixture.requestCode(FORGOT, owner.email);
      expect(await messageOf(await resetPassword(code, '1234567'))).toMatch(/at least 8/);
      expect(await messageOf(await resetPassword(code, 'x'.repeat(129)))).toMatch(/at most 128/);
      const mismatched = { code, password: 'Ships in the harbour', passwordConfirmation: 'Sheep' };
      expect(await messageOf(await fixture.post(RESET, mismatched))).toMatch(/differ/);
      expect((await resetPassword(code, 'Ships in the harbour')).status).toBe(200);
    });

    test('rejects invalid codes, always with the same message', async () => {
      const owner = await fixture.createAccount();
      const code = await fixture.requestCode(FORGOT, owner.email);
      const deletion = await fixture.requestCode('account-deletion', owner.email);
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
      for (const forgedCode of forged)
        expect(await resetError(forgedCode)).toEqual([400, INVALID_CODE_MESSAGE]);
      expect((await resetPassword(code, 'Ships in the harbour')).status).toBe(200);
    });

    test('rejects a code after half an hour', async () => {
      const owner = await fixture.createAccount();
      const code = await fixture.requestCode(FORGOT, owner.email);
      const past = toDatabaseTime(fixture.dataLocation, new Date(Date.now() - 1000));
      const expireSql = 'UPDATE account_codes SET expires_at = $1 WHERE account = $2';
      await executeSql(fixture.dataLocation, expireSql, past, owner.id);
      expect(await resetError(code)).toEqual([400, INVALID_CODE_MESSAGE]);
    });

    test('rejects a code once another was requested', async () => {
      const owner = await fixture.createAccount();
      const first = await fixture.requestCode(FORGOT, owner.email);
      const second = await fixture.requestCode(FORGOT, owner.email);
      expect(await resetError(first)).toEqual([400, INVALID_CODE_MESSAGE]);
      expect((await resetPassword(second, 'Ships in the harbour')).status).toBe(200);
    });

    test('rejects a code once an editor changed the password', async () => {
      const owner = await fixture.createAccount();
      const code = await fixture.requestCode(FORGOT, owner.email);
      const { results } = await fixture
        .editor()
        .call(
          'GET',
          `/content-manager/collection-types/plugin::users-permissions.user?filters[id]=${owner.id}`,
        );
      const [user] = results as { documentId: string }[];
      const users = '/content-manager/collection-types/plugin::users-permissions.user';
      await fixture
        .editor()
        .call('PUT', `${users}/${user?.documentId}`, { password: 'Set at the panel' });
      expect(await resetError(code)).toEqual([400, INVALID_CODE_MESSAGE]);
      expect((await fixture.signIn(owner, 'Set at the panel')).status).toBe(200);
      await expect
        .poll(() => fixture.mailsTo(owner.email).map(({ subject }) => subject), { timeout: 40_000 })
        .toContain('Your Harbour password was changed');
    });

    test('happens once when the same code is sent twice concurrently', async () => {
      const owner = await fixture.createAccount();
      const code = await fixture.requestCode(FORGOT, owner.email);
      const responses = await Promise.all([
        resetPassword(code, 'Ships in the harbour'),
        resetPassword(code, 'Boats in the harbour'),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    test('responds the same whether the account exists or not', async () => {
      const [owner, blocked, unconfirmed] = [
        await fixture.createAccount(),
        await fixture.createAccount({ blocked: true }),
        await fixture.createAccount({ confirmed: false }),
      ];
      const emails = [owner, blocked, unconfirmed].map(({ email }) => email);
      const distinctResponses = new Set<string>();
      for (const email of [...emails, 'nobody@people.example']) {
        const response = await fixture.post(FORGOT, { email });
        const headers = [...response.headers].filter(
          ([name]) => !['date', 'keep-alive'].includes(name),
        );
        distinctResponses.add(JSON.stringify([response.status, headers, await response.text()]));
      }
      expect([...distinctResponses]).toHaveLength(1);
      await expect
        .poll(() => fixture.mailsTo(unconfirmed.email).length, { timeout: 40_000 })
        .toBe(1);
      await expect.poll(() => fixture.mailsTo(owner.email).length, { timeout: 40_000 }).toBe(1);
      expect(fixture.mailsTo(blocked.email)).toEqual([]);
    });

    test('sends the mail in the language of the page', async () => {
      const owner = await fixture.createAccount();
      await fixture.post(
        FORGOT,
        { email: owner.email.toUpperCase() },
        { 'X-Visitor-Language': 'ar' },
      );
      await vi.waitFor(() => expect(fixture.mailsTo(owner.email)).toHaveLength(1), 40_000);
      const [mail] = fixture.mailsTo(owner.email);
      expect(mail?.subject).toBe('كلمة مرور جديدة لحسابك في Harbour');
      expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
      expect(mail?.text).toContain('http://localhost:3000/ar/reset-password?code=');
    });

    test('accepts five requests an hour per account, from any address', async () => {
      const { email } = await fixture.createAccount();
      const statuses: number[] = [];
      for (const spelling of [email, email.toUpperCase(), ` ${email} `, email, email, email]) {
        statuses.push((await fixture.post(FORGOT, { email: spelling, n: statuses.length })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    test('accepts ten requests an hour per visitor, for any account', async () => {
      const requestReset = (index: number) =>
        fixture.post(
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
      for (let index = 0; index < 12; index += 1) statuses.push((await requestReset(index)).status);
      expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
      const response = await requestReset(99);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(60);
      expect(await messageOf(response)).toBe(
        'There were too many requests. Please try again later.',
      );
    });

    test('accepts five attempts per code, from any visitor', async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 6; index += 1) {
        statuses.push((await resetPassword('B'.repeat(43), `Tulip garden ${index}`)).status);
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    });
  });
});
