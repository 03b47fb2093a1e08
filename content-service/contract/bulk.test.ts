import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { type DeskFixture, type PanelUser, startDeskFixture } from './desk-fixture.ts';
import { services } from './services.ts';

describe.each(services)('changes of many posts on $database', ({ database, url }) => {
  describe.skipIf(!url)('in a list', () => {
    let fixture: DeskFixture;
    let publisher: PanelUser;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
      publisher = await fixture.signInAs('Publisher');
    });
    afterAll(() => fixture.close());

    const idsOf = (...numbers: number[]) =>
      Promise.all(numbers.map((id) => fixture.documentIdAt(`posts/${id}`)));
    const change = (user: PanelUser, documentIds: unknown[], values: object) =>
      user.call('POST', '/bulk/posts', { documentIds, change: values });
    const isShown = async (id: number) => (await fixture.readPost(id)).status === 200;

    test('hide and show posts, and are recorded in their history', async () => {
      const documentIds = await idsOf(101, 601);
      const hidden = await change(publisher, documentIds, { is_active: false });
      expect(hidden).toMatchObject({ status: 200, data: { changed: 2, left: [] } });
      expect([await isShown(101), await isShown(601)]).toEqual([false, false]);
      const shown = await change(publisher, documentIds, { is_active: true });
      expect(shown.data).toEqual({ changed: 2, left: [] });
      expect([await isShown(101), await isShown(601)]).toEqual([true, true]);
      const { versions } = await publisher.desk('GET', `/posts/${documentIds[0]}/history`);
      expect(versions).toMatchObject([
        { state: 'public', editor_name: expect.stringMatching(/^Role/) },
        { state: 'public', editor_name: expect.stringMatching(/^Role/) },
        { state: 'public', editor_name: null },
      ]);
    });

    test('leave posts that would have errors, and say which', async () => {
      const [question, sofa] = await idsOf(601, 501);
      const category = await fixture.documentIdAt('post-categories?filters[name]=Work');
      const { status, data } = await change(publisher, [question, sofa, 'nowhere'], {
        post_category: category,
      });
      expect(status).toBe(200);
      expect(data).toEqual({
        changed: 1,
        left: [
          expect.objectContaining({
            documentId: sofa,
            title: 'Sofa',
            reason: 'errors',
            message: expect.stringMatching(/category .*Work/),
          }),
          expect.objectContaining({ documentId: 'nowhere', reason: 'missing' }),
        ],
      });
      const { attributes } = await fixture.readPost(601);
      expect(attributes.post_category).toMatchObject({ data: { attributes: { name: 'Work' } } });
    });

    test('note that posts were checked, which is no edit of them', async () => {
      const documentIds = await idsOf(201, 601);
      const before = await Promise.all([fixture.readPost(201), fixture.readPost(601)]);
      const { status, data } = await change(publisher, documentIds, { checked: true });
      expect({ status, data }).toEqual({ status: 200, data: { changed: 2, left: [] } });
      const [shop, question] = await Promise.all([fixture.readPost(201), fixture.readPost(601)]);
      const checkedAt = new Date(String(shop.attributes.checked_at));
      const inSixMonths = new Date(checkedAt).setUTCMonth(checkedAt.getUTCMonth() + 6);
      expect(Math.abs(Date.parse(String(shop.attributes.check_due_at)) - inSixMonths)).toBeLessThan(
        4 * 86_400_000,
      );
      expect(question.attributes.checked_at).toEqual(expect.any(String));
      expect(question.attributes.check_due_at).toBeNull();
      expect([shop, question].map(({ attributes }) => attributes.updatedAt)).toEqual(
        before.map(({ attributes }) => attributes.updatedAt),
      );
      const { versions } = await publisher.desk('GET', `/posts/${documentIds[0]}/history`);
      expect(versions).toEqual([]);
    });

    test('lists are filtered by when the next check is due', async () => {
      await change(publisher, await idsOf(201), { checked: true });
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      const idsWhere = async (query: string) => {
        const path = `posts?filters[post_type][name]=Business&${query}`;
        const { data } = await callApi(fixture.url, path);
        return (data as { id: number }[]).map(({ id }) => id);
      };
      const dueIn = (from: number, to: number) =>
        `filters[check_due_at][$gt]=${inDays(from)}&filters[check_due_at][$lt]=${inDays(to)}`;
      expect(await idsWhere(dueIn(0, 170))).not.toContain(201);
      expect(await idsWhere(dueIn(170, 190))).toContain(201);
    });

    test('are for those who may make posts public, and for nothing but these fields', async () => {
      const documentIds = await idsOf(101);
      const editor = await fixture.signInAs('Post editor');
      expect((await change(editor, documentIds, { is_active: false })).status).toBe(403);
      expect((await change(publisher, documentIds, { title: 'x' })).status).toBe(400);
      expect(await isShown(101)).toBe(true);
    });
  });
});
