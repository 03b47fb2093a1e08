import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsFixture, startAccountsFixture } from './accounts-fixture.ts';
import { services } from './services.ts';

const PASSWORDS = ['Tulip-garden-1', 'Ships-in-harbour-2'] as const;

interface Editor {
  id: number;
  email: string;
}

describe.each(services)('sessions in the panel on $database', ({ database, url }) => {
  describe.skipIf(!url)('when a password is changed', () => {
    let fixture: AccountsFixture;
    let editor: Editor;

    beforeAll(async () => {
      fixture = await startAccountsFixture(database);
      const user = { firstname: 'Nour', lastname: 'Editor', email: 'nour@example.org', roles: [1] };
      const created = await fixture.editor().call('POST', '/admin/users', user);
      const registrationToken = String(created.registrationToken);
      const userInfo = { firstname: 'Nour', lastname: 'Editor', password: PASSWORDS[0] };
      await fixture.post('../admin/register', { registrationToken, userInfo });
      editor = { id: Number(created.id), email: user.email };
    });
    afterAll(() => fixture.close());

    const signIn = (password: string) =>
      fixture.post('../admin/login', { email: editor.email, password });
    const tokenOf = async (answer: Response) =>
      ((await answer.json()) as { data: { token: string } }).data.token;
    const statusWith = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      const address = `${fixture.service().url}/content-manager/content-types`;
      return (await fetch(address, { headers })).status;
    };

    test('end if an administrator has done it, also those that begin at that moment', async () => {
      const token = await tokenOf(await signIn(PASSWORDS[0]));
      expect(await statusWith(token)).toBe(200);
      const signIns = Array.from({ length: 4 }, () => signIn(PASSWORDS[0]));
      const change = { password: PASSWORDS[1] };
      await fixture.editor().call('PUT', `/admin/users/${editor.id}`, change);
      expect(await statusWith(token)).toBe(401);
      for (const answer of (await Promise.all(signIns)).filter(({ ok }) => ok)) {
        expect(await statusWith(await tokenOf(answer))).toBe(401);
      }
      expect(await statusWith(await tokenOf(await signIn(PASSWORDS[1])))).toBe(200);
    });
  });
});
