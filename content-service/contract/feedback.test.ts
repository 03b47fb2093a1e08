import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { queryNumber } from './database-access.ts';
import { type DeskFixture, type PanelUser, POSTS, startDeskFixture } from './desk-fixture.ts';
import { services } from './services.ts';
import { WEBSITE_TOKEN } from './start-mailing-service.ts';

const REPORTS = '/content-manager/collection-types/api::report.report';

let lastVisitor = 0;

/** An address that nothing has come from. */
const newVisitor = () => {
  lastVisitor += 1;
  return `198.51.${100 + Math.floor(lastVisitor / 250)}.${(lastVisitor % 250) + 1}`;
};

describe.each(services)('what readers say of posts on $database', ({ database, url }) => {
  describe.skipIf(!url)('by the website', () => {
    let fixture: DeskFixture;
    let moderator: PanelUser;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
      moderator = await fixture.signInAs('Moderator');
    });
    afterAll(() => fixture.close());

    const send = (path: string, body: object, visitor = newVisitor()) =>
      callApi(fixture.url, path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Website-Token': WEBSITE_TOKEN,
          'X-Visitor-Address': visitor,
          'X-Visitor-Language': 'ar',
        },
        body: JSON.stringify(body),
      });
    const report = (post: number, reason: string, visitor?: string, more: object = {}) =>
      send('reports', { post, reason, ...more }, visitor);
    const reportsOf = async (user: PanelUser, title: string) => {
      const { data } = await user.callRaw(`${REPORTS}?filters[title]=${encodeURIComponent(title)}`);
      return data.results as Record<string, unknown>[];
    };
    const isDue = async (id: number) => {
      const { check_due_at } = (await fixture.readPost(id)).attributes;
      return check_due_at !== null && Date.parse(String(check_due_at)) <= Date.now();
    };
    const markChecked = async (id: number) => {
      const documentIds = [await fixture.documentIdAt(`posts/${id}`)];
      await fixture.administrator.call('POST', '/bulk/posts', {
        documentIds,
        change: { checked: true },
      });
    };
    const phoneOf = async (id: number) => {
      const { attributes } = await fixture.readPost(id);
      return (attributes.information as { phone: string | null }).phone;
    };

    test('reports are stored with the post, and nothing about who sent them', async () => {
      const visitor = newVisitor();
      const words = 'They moved\r\nto the next street.';
      const response = await report(101, 'moved', visitor, { words, name: 'Nobody' });
      expect([response.status, response.text]).toEqual([200, '{"ok":true}']);
      const [stored] = await reportsOf(moderator, 'The first week');
      expect(stored).toMatchObject({
        reason: 'moved',
        words: 'They moved\nto the next street.',
        language: 'ar',
        email: null,
        state: 'new',
      });
      expect(JSON.stringify(stored)).not.toContain(visitor);
      expect((await callApi(fixture.url, 'reports')).status).toBe(404);
    });

    test.each([
      [{ post: 101, reason: 'boring' }, 400, 'reason'],
      [{ post: 'x', reason: 'moved' }, 400, 'post'],
      [{ post: 101, reason: 'other', email: 'nobody' }, 400, 'email'],
      [{ post: 101, reason: 'other', words: 'w'.repeat(2001) }, 400, 'words'],
      [{ post: 101, reason: 'other', words: 'www.a www.b www.c www.d' }, 400, 'links'],
      [{ post: 101, reason: 'other', homepage: 'x' }, 400, 'homepage'],
      [{ post: 99_999, reason: 'other' }, 404, 'no such post'],
    ])('%j is refused with %i', async (body, status, message) => {
      const response = await send('reports', body);
      expect([response.status, response.message]).toEqual([
        status,
        expect.stringContaining(message),
      ]);
    });

    test('a form that was filled in faster than people do is refused', async () => {
      const { status, message } = await report(101, 'other', undefined, { opened: Date.now() });
      expect([status, message]).toEqual([400, expect.stringContaining('faster')]);
    });

    test('of 500 reports of a visitor in ten minutes, five are taken', async () => {
      const visitor = newVisitor();
      for (const reason of ['moved', 'rude', 'other', 'outdated', 'wrong-price']) {
        expect((await report(301, reason, visitor)).status).toBe(200);
      }
      const refused = await Promise.all(
        Array.from({ length: 495 }, () => report(301, 'other', visitor)),
      );
      expect([...new Set(refused.map(({ status }) => status))]).toEqual([429]);
      expect(Number(refused.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    test('three visitors who say that it is closed make a post due for a check, until it is checked', async () => {
      await markChecked(201);
      const one = newVisitor();
      for (const visitor of [one, one, newVisitor()]) await report(201, 'closed', visitor);
      for (let count = 0; count < 3; count += 1) await report(201, 'moved');
      expect(await isDue(201)).toBe(false);
      await report(201, 'scam');
      expect(await isDue(201)).toBe(true);
      await markChecked(201);
      expect(await isDue(201)).toBe(false);
      await report(201, 'closed');
      expect(await isDue(201)).toBe(false);
    });

    test('of many visitors at once each is counted, also for a kind without checks', async () => {
      await Promise.all(Array.from({ length: 3 }, () => report(601, 'closed')));
      expect(await isDue(601)).toBe(true);
    });

    test('three visitors who say that it is a scam hide the contact of an offer until it is checked', async () => {
      const documentId = await fixture.documentIdAt('posts/501');
      const information = { phone: '+971501234567', address: 'Creek Road 4' };
      await fixture.administrator.call('PUT', `${POSTS}/${documentId}`, { information });
      for (let count = 0; count < 2; count += 1) await report(501, 'scam');
      await report(501, 'closed');
      expect(await phoneOf(501)).toBe('+971501234567');
      await report(501, 'scam');
      const { attributes } = await fixture.readPost(501);
      expect(attributes).toMatchObject({
        contact_hidden_at: expect.any(String),
        information: { phone: null, address: 'Creek Road 4' },
      });
      const listed = await callApi(
        fixture.url,
        'posts?filters[id]=501&populate[information][fields][0]=phone',
      );
      expect(listed.text).not.toContain('971501234567');
      await markChecked(501);
      expect(await phoneOf(501)).toBe('+971501234567');
    });

    test('who left an address is told what came of it, once, and the address is deleted', async () => {
      const email = `reader-${database}@mail.example`;
      await report(301, 'wrong-price', undefined, { email });
      const { data } = await moderator.callRaw(`${REPORTS}?filters[email]=${email}`);
      const [stored] = data.results as Record<string, unknown>[];
      const mails = () =>
        queryNumber(
          fixture.location,
          'select count(*) as number from outgoing_mails where recipient = $1',
          email,
        );
      const entry = `/desk/inbox/reports/entries/${stored?.documentId}`;
      const answer = () => moderator.call('POST', `${entry}/answer`, { answer: 'It is free now.' });
      await moderator.call('POST', `${entry}/progress`, { progress: 'in-work' });
      expect(await mails()).toBe(0);
      const answers = await Promise.all([answer(), answer()]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await mails()).toBe(1);
      const after = await moderator.callRaw(`${REPORTS}/${stored?.documentId}`);
      expect(after.data.data).toMatchObject({
        email: null,
        answered_at: expect.any(String),
        state: 'done',
      });
    });

    test('what somebody has taken is settled or put back by others once they have taken it over', async () => {
      const email = `taken-${database}@mail.example`;
      await report(301, 'outdated', undefined, { email });
      const { data } = await moderator.callRaw(`${REPORTS}?filters[email]=${email}`);
      const [stored] = data.results as Record<string, unknown>[];
      const entry = `/inbox/reports/entries/${stored?.documentId}`;
      const set = (user: PanelUser, progress: string, takeOver?: boolean) =>
        user.call('POST', `/desk${entry}/progress`, { progress, takeOver });
      const { administrator } = fixture;
      expect((await set(moderator, 'in-work')).status).toBe(200);
      for (const progress of ['in-work', 'new', 'done']) {
        const { status, error } = await set(administrator, progress);
        expect([status, error?.details]).toMatchObject([409, { reason: 'taken' }]);
      }
      expect(await administrator.desk('GET', entry)).toMatchObject({
        ...{ progress: 'in-work', isOwn: false, isAnswerable: true },
      });
      expect(await moderator.desk('GET', entry)).toMatchObject({ isOwn: true });
      expect((await set(administrator, 'in-work', true)).status).toBe(200);
      expect((await set(moderator, 'new')).status).toBe(409);
      expect((await set(administrator, 'done')).status).toBe(200);
      expect((await set(moderator, 'done')).status).toBe(409);
      expect(await administrator.desk('GET', entry)).toMatchObject({
        ...{ progress: 'done', isOwn: true, isAnswerable: false },
      });
    });

    test('whether it was helpful is counted by day and post, once a day for each visitor', async () => {
      const visitor = newVisitor();
      for (const helpful of [true, false, true]) {
        expect((await send('helpful-counts', { post: 101, helpful }, visitor)).status).toBe(200);
      }
      await send('helpful-counts', { post: 101, helpful: false });
      expect((await send('helpful-counts', { post: 101, helpful: 'maybe' })).status).toBe(400);
      expect((await send('helpful-counts', { post: 99_999, helpful: true })).status).toBe(404);
      const { data } = await moderator.callRaw('/helpful-counts');
      expect(data.data).toEqual([
        { post: 101, documentId: expect.any(String), title: 'The first week', yes: 1, no: 1 },
      ]);
    });
  });
});
