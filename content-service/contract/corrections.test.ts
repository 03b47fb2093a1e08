import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { type DeskFixture, startDeskFixture, VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';

describe.each(services)('corrections on $database', ({ database, url }) => {
  describe.skipIf(!url)('that editors make public', () => {
    let fixture: DeskFixture;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
    });
    afterAll(() => fixture.close());

    const corrections = async (query = '') => {
      const response = await callApi(fixture.url, `corrections${query}`);
      return JSON.parse(response.text);
    };
    /** Changes the title of a post and makes that public. */
    const publish = async (id: number, title: string, correction?: unknown) => {
      const { administrator } = fixture;
      const post = await fixture.documentIdAt(`posts/${id}`);
      const { documentId } = await administrator.desk('POST', `/posts/${post}/version`);
      const { data } = await administrator.call('PUT', `${VERSIONS}/${documentId}`, { title });
      const body = { updatedAt: data.updatedAt, correction };
      return administrator.call('POST', `/desk/versions/${documentId}/make-public`, body);
    };
    const correctedAt = async (id: number) =>
      (await fixture.readPost(id)).attributes.corrected_at as string | null;

    test('are listed with their posts, the newest first; other changes are not', async () => {
      expect(await corrections()).toMatchObject({ data: [], meta: { pagination: { total: 0 } } });
      expect((await publish(101, 'The first weeks')).status).toBe(200);
      expect(await correctedAt(101)).toBeNull();
      expect((await publish(101, 'The first days', 'It was not weeks.')).status).toBe(200);
      expect((await publish(201, 'Kabul kitchen', 'The name was wrong.')).status).toBe(200);
      const { data, meta } = await corrections();
      expect(meta.pagination).toEqual({ start: 0, limit: 20, total: 2 });
      expect(data).toMatchObject([
        { correction: 'The name was wrong.', post: { id: 201, post_type: { name: 'Business' } } },
        { correction: 'It was not weeks.', post: { id: 101, title: 'The first days' } },
      ]);
      expect(await correctedAt(101)).toBe(data[1].corrected_at);
      expect((await corrections('?start=1&limit=1')).data).toEqual([data[1]]);
    });

    test('stay listed once, whatever is made public afterwards', async () => {
      const before = await correctedAt(101);
      expect((await publish(101, 'The first week')).status).toBe(200);
      expect(await correctedAt(101)).toBe(before);
      expect((await corrections()).meta.pagination.total).toBe(2);
    });

    test('of hidden posts are not listed', async () => {
      const post = await fixture.documentIdAt('posts/201');
      await fixture.publish(post, { is_active: false });
      const { data } = await corrections();
      expect(data.map(({ post: { id } }: { post: { id: number } }) => id)).toEqual([101]);
    });

    test.each(['?limit=101', '?start=-1', '?limit=x'])('%s is refused', async (query) => {
      expect((await callApi(fixture.url, `corrections${query}`)).status).toBe(400);
    });

    test('need words for readers, and nobody else can write them', async () => {
      expect((await publish(101, 'Another title', '')).status).toBe(400);
      const { administrator } = fixture;
      const post = await fixture.documentIdAt('posts/301');
      const { documentId } = await administrator.desk('POST', `/posts/${post}/version`);
      const saved = await administrator.call('PUT', `${VERSIONS}/${documentId}`, {
        correction: 'Nothing was wrong.',
        correction_at: new Date().toISOString(),
      });
      expect(saved.data).toMatchObject({ correction: null, correction_at: null });
    });
  });
});
