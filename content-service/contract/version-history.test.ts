import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiEntry, callApi } from './call-api.ts';
import { POSTS, VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';
import { startVersionFixture, type VersionFixture, withoutVolatile } from './version-fixture.ts';

describe.each(services)('the history of versions on $database', ({ database, url }) => {
  describe.skipIf(!url)('of posts', () => {
    let fixture: VersionFixture;

    beforeAll(async () => {
      fixture = await startVersionFixture(database);
    });
    afterAll(() => fixture.close());

    test('show differences by field, with names instead of ids', async () => {
      const documentId = await fixture.documentIdOf(302);
      const city = await fixture.documentIdAt('cities?filters[slug]=istanbul');
      const first = await fixture.publish(documentId, {
        title: 'Long ago',
        city: null,
        area: null,
      });
      const second = await fixture.publish(documentId, { title: 'Recently', city: [city] });
      const differences = await fixture.administrator.desk(
        'GET',
        `/versions/${first.versionId}/differences/${second.versionId}`,
      );
      expect(Object.values(differences)).toEqual([
        { field: 'title', before: 'Long ago', after: 'Recently' },
        { field: 'city', before: null, after: 'İstanbul' },
      ]);
      const fromPost = await fixture.administrator.desk(
        'GET',
        `/versions/${first.versionId}/differences`,
      );
      expect(Object.values(fromPost)).toEqual([
        { field: 'title', before: 'Recently', after: 'Long ago' },
        { field: 'city', before: 'İstanbul', after: null },
      ]);
    });

    test('are restored as a new draft, which changes nothing until it is public', async () => {
      const documentId = await fixture.documentIdOf(601);
      const first = await fixture.publish(documentId, { title: 'The first text' });
      await fixture.publish(documentId, { title: 'The second text' });
      const restored = await fixture.administrator.desk(
        'POST',
        `/versions/${first.versionId}/restore`,
      );
      expect((await fixture.readPost(601)).attributes.title).toBe('The second text');
      const second = await fixture.administrator.call(
        'POST',
        `/desk/versions/${first.versionId}/restore`,
        {},
      );
      expect(second).toMatchObject({
        status: 409,
        error: { details: { reason: 'version-open', documentId: restored.documentId } },
      });
      const { updatedAt } = await fixture.administrator.loadVersion(restored.documentId);
      await fixture.administrator.desk('POST', `/versions/${restored.documentId}/make-public`, {
        updatedAt,
      });
      expect((await fixture.readPost(601)).attributes.title).toBe('The first text');
    });

    test('continue from the open draft, which is kept, if they replace it by itself', async () => {
      const documentId = await fixture.documentIdOf(101);
      const { desk, loadVersion } = fixture.administrator;
      const open = await desk('POST', `/posts/${documentId}/version`, {});
      await fixture.administrator.call('PUT', `${VERSIONS}/${open.documentId}`, { title: 'Begun' });
      const own = await desk('POST', `/versions/${open.documentId}/restore`, {
        replaced: open.documentId,
      });
      expect(own.documentId).not.toBe(open.documentId);
      expect(await loadVersion(own.documentId)).toMatchObject({ title: 'Begun', state: 'draft' });
      expect(await loadVersion(open.documentId)).toMatchObject({
        title: 'Begun',
        state: 'discarded',
      });
    });

    test('record direct writes with a token and in the panel, once each', async () => {
      const created = await fixture.writeWithToken('POST', 'posts', { title: 'From outside' });
      const { documentId } = created.data as ApiEntry;
      await fixture.writeWithToken('PUT', `posts/${documentId}`, { title: 'Corrected outside' });
      await fixture.administrator.call('PUT', `${POSTS}/${documentId}`, {
        title: 'Corrected here',
      });
      const records = (await fixture.history(documentId)).map(({ title, state, public_by }) => ({
        title,
        state,
        public_by,
      }));
      expect(records).toEqual([
        { title: 'Corrected here', state: 'public', public_by: expect.any(String) },
        {
          title: 'Corrected outside',
          state: 'public',
          public_by: 'importer',
        },
        { title: 'From outside', state: 'public', public_by: 'importer' },
      ]);
    });

    test('know which public posts link to one that is to be deleted', async () => {
      const { id, documentId } = await fixture.createFullPost();
      await fixture.writeWithToken('PUT', `posts/${documentId}`, { slug: 'former-walk' });
      await fixture.writeWithToken('PUT', `posts/${documentId}`, { slug: 'نزهة-المساء' });
      const linking = () => fixture.administrator.desk('GET', `/posts/${documentId}/linking-posts`);
      const create = async (title: string, address: string, is_active = true) => {
        const description = `<p>See <a href="${address}">this</a> of ${id}.</p>`;
        await fixture.writeWithToken('POST', 'posts', { title, description, is_active });
      };
      await create('Another', '/events/former-walks');
      await create('Another number', `/events/1${id}`);
      await create('Not public', '/events/former-walk', false);
      expect(await linking()).toEqual({ total: 0, posts: [] });

      await create('Slug', '/events/نزهة-المساء#map');
      await create('Encoded slug', `/ar/events/${encodeURIComponent('نزهة-المساء').toLowerCase()}`);
      await create('Former slug', '/events/former-walk');
      await create('Number', `/events/${id}`);
      await create('Title and number', `/events/evening-walk-${id}?from=list`);
      await create('Own origin', 'http://localhost:3000/events/former-walk');
      const found = await linking();
      expect(found.total).toBe(6);
      expect((found.posts as { title: string }[]).map(({ title }) => title)).toEqual([
        'Own origin',
        'Title and number',
        'Number',
        'Former slug',
        'Encoded slug',
      ]);
    });

    test('put a deleted post back with its number, links and history', async () => {
      const { id, documentId } = await fixture.createFullPost();
      const linked = await fixture.documentIdOf(201);
      await fixture.administrator.call('PUT', `${POSTS}/${linked}`, { related: [documentId] });
      const before = await fixture.readPost(id);
      const historyBefore = await fixture.history(documentId);
      await fixture.administrator.desk('DELETE', `/posts/${documentId}`);
      expect((await fixture.readPost(id)).status).toBe(404);
      const deleted = Object.values(await fixture.administrator.desk('GET', '/deleted-posts'));
      expect(deleted).toMatchObject([{ post_document_id: documentId }]);
      await fixture.administrator.desk('POST', `/deleted-posts/${documentId}/undo`);
      const after = await fixture.readPost(id);
      expect(withoutVolatile(after.attributes)).toEqual(withoutVolatile(before.attributes));
      expect((after.data as ApiEntry).documentId).toBe(documentId);
      expect(after.attributes.createdAt).toBe(before.attributes.createdAt);
      const related = await callApi(fixture.url, `posts/${linked}?populate=related`);
      expect(related.text).toContain(`"id":${id},`);
      expect((await fixture.history(documentId)).slice(1)).toEqual(historyBefore);
      const again = await fixture.administrator.call(
        'POST',
        `/desk/deleted-posts/${documentId}/undo`,
      );
      expect(again.status).toBe(404);
      expect(Object.values(await fixture.administrator.desk('GET', '/deleted-posts'))).toEqual([]);
    });

    test('put a deleted post back at an address of its own if another post has got its former one', async () => {
      const { id, documentId } = await fixture.createFullPost();
      const slug = (await fixture.readPost(id)).attributes.slug;
      await fixture.administrator.desk('DELETE', `/posts/${documentId}`);
      await fixture.writeWithToken('POST', 'posts', { title: 'Written anew', slug });
      await fixture.administrator.desk('POST', `/deleted-posts/${documentId}/undo`);
      expect((await fixture.readPost(id)).attributes.slug).toBe(`${slug}-2`);
    });

    test('put back a post that a token deleted', async () => {
      const documentId = await fixture.documentIdOf(302);
      await fixture.writeWithToken('DELETE', `posts/${documentId}`);
      expect((await fixture.readPost(302)).status).toBe(404);
      await fixture.administrator.desk('POST', `/deleted-posts/${documentId}/undo`);
      expect((await fixture.readPost(302)).attributes.title).toBe('Recently');
    });

    test('restore a discarded draft of a post that was never public', async () => {
      const { data: created } = await fixture.administrator.call('POST', VERSIONS, {
        title: 'Never public',
      });
      await fixture.administrator.desk('POST', `/versions/${created.documentId}/state`, {
        state: 'discarded',
        updatedAt: created.updatedAt,
      });
      const restored = await fixture.administrator.desk(
        'POST',
        `/versions/${created.documentId}/restore`,
      );
      expect(await fixture.administrator.loadVersion(restored.documentId)).toMatchObject({
        title: 'Never public',
        state: 'draft',
        post_document_id: null,
      });
    });
  });
});
