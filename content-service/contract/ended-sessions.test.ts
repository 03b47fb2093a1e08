import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountOwner,
  type AccountsFixture,
  startAccountsFixture,
} from './accounts-fixture.ts';
import { services } from './services.ts';

const NEW_PASSWORD = 'Ships in the harbour';

interface Session {
  jwt: string;
  refreshToken: string;
}

describe.each(services)('sessions on $database', ({ database, url }) => {
  describe.skipIf(!url)('when a password is changed', () => {
    let fixture: AccountsFixture;

    beforeAll(async () => {
      fixture = await startAccountsFixture(database, {}, true);
    });
    afterAll(() => fixture.close());

    const begin = async (owner: AccountOwner) =>
      (await (await fixture.signIn(owner)).json()) as Session;
    const refresh = ({ refreshToken }: Session) => fixture.post('auth/refresh', { refreshToken });
    const works = async (session: Session) => {
      const headers = { Authorization: `Bearer ${session.jwt}` };
      const { ok } = await fetch(`${fixture.service().url}/api/users/me`, { headers });
      return ok || (await refresh(session)).ok;
    };
    const expectNoneWorks = async (sessions: Session[]) =>
      expect(await Promise.all(sessions.map(works))).toEqual(sessions.map(() => false));
    /** Begins to set a new password, which ends all sessions and codes. */
    const resetPassword = async (owner: AccountOwner) => {
      const code = await fixture.requestCode('auth/forgot-password', owner.email);
      return { status: fixture.post('auth/reset-password', { code, password: NEW_PASSWORD }) };
    };

    test('end, also those that begin with the former one at that moment', async () => {
      const owner = await fixture.createAccount();
      const reset = await resetPassword(owner);
      const signIns = await Promise.all(Array.from({ length: 6 }, () => fixture.signIn(owner)));
      expect((await reset.status).status).toBe(200);
      const begun = signIns.filter(({ ok }) => ok).map((answer) => answer.json());
      await expectNoneWorks((await Promise.all(begun)) as Session[]);
    });

    test('end, also those that are refreshed at that moment', async () => {
      const owner = await fixture.createAccount();
      const sessions = await Promise.all([1, 2, 3, 4].map(() => begin(owner)));
      const reset = await resetPassword(owner);
      let isOver = false;
      const refreshUntilOver = async (session: Session): Promise<Session> => {
        const answer = await refresh(session);
        if (!answer.ok) return session;
        const next = (await answer.json()) as Session;
        return isOver ? next : refreshUntilOver(next);
      };
      const last = Promise.all(sessions.map(refreshUntilOver));
      expect((await reset.status).status).toBe(200);
      isOver = true;
      await expectNoneWorks(await last);
    });

    test('take codes of deletion with them, also those that are issued at that moment', async () => {
      const owner = await fixture.createAccount();
      const reset = await resetPassword(owner);
      const requests = Array.from({ length: 6 }, () =>
        fixture.post('account-deletion/code', owner),
      );
      const answers = await Promise.all(requests);
      expect((await reset.status).status).toBe(200);
      for (const answer of answers.filter(({ ok }) => ok)) {
        const { status } = await fixture.post('account-deletion/confirm', await answer.json());
        expect(status).toBe(400);
      }
    });

    test('are continued once for each token, also by requests at once', async () => {
      const session = await begin(await fixture.createAccount());
      const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(session)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });
  });
});
