import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiEntry, callApi } from './call-api.ts';
import { type DeskFixture, POSTS, startDeskFixture, VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';

/** A PNG file of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe.each(services)('versions on $database', ({ database, url }) => {
  describe.skipIf(!url)('of posts', () => {
    let fixture: DeskFixture;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
    });
    afterAll(() => fixture.close());

    const { documentIdOf, titlesIn } = {
      documentIdOf: (id: number) => fixture.documentIdAt(`posts/${id}`),
      titlesIn: async (address: string) => (await callApi(fixture.url, address)).text,
    };
    const history = async (postDocumentId: string) => {
      const { versions } = await fixture.administrator.desk(
        'GET',
        `/posts/${postDocumentId}/history`,
      );
      return versions as Record<string, unknown>[];
    };
    let token: unknown;
    const writeWithToken = async (method: string, address: string, data?: unknown) => {
      token ??= (
        await fixture.administrator.call('POST', '/admin/api-tokens', {
          name: 'importer',
          description: '',
          type: 'full-access',
          lifespan: null,
        })
      ).data.accessKey;
      return callApi(fixture.url, address, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(method !== 'GET' && { body: JSON.stringify({ data }) }),
      });
    };

    /** A post with every kind of field: pictures, relations, components, and fields without value. */
    const createFullPost = async () => {
      const uploadPixel = async (name: string) => {
        const form = new FormData();
        form.append('files', new Blob([PIXEL], { type: 'image/png' }), `${name}.png`);
        return fixture.upload(form);
      };
      const front = await uploadPixel('front');
      const gallery = [await uploadPixel('menu'), await uploadPixel('inside')];
      const created = await writeWithToken('POST', 'posts', {
        title: 'A café with everything',
        description: '<p>Tea.</p>',
        slug: `cafe-${front}`,
        picture: front,
        gallery,
        post_type: await fixture.documentIdAt('post-types?filters[name]=Business'),
        nationality: await fixture.documentIdAt('nationalities?filters[language_query]=en'),
        city: await fixture.documentIdAt('cities?filters[slug]=dubai'),
        creator: await fixture.documentIdAt('creators'),
        related: await documentIdOf(101),
        information: { phone: '+971 50 1234567', opening_hours: 'Mo-Fr 09:00-18:00' },
        map: { latitude: 25.2, longitude: 55.3 },
      });
      const [id] = created.ids;
      return { id, documentId: (created.data as ApiEntry).documentId };
    };

    test('copy relations, pictures, components and nulls, and lose nothing when made public', async () => {
      const { id, documentId } = await createFullPost();
      const before = await fixture.readPost(id);
      const opened = await fixture.administrator.desk('POST', `/posts/${documentId}/version`);
      const version = await fixture.administrator.loadVersion(opened.documentId);
      expect(version).toMatchObject({
        title: before.attributes.title,
        slug: before.attributes.slug,
        state: 'autosaved',
        price: null,
        picture: { name: 'front.png' },
        gallery: [{ name: 'menu.png' }, { name: 'inside.png' }],
        information: { phone: '+971 50 1234567' },
      });
      const { response } = await fixture.publish(documentId, {});
      expect(response).toMatchObject({ status: 200, data: { id } });
      const after = await fixture.readPost(id);
      expect(after.attributes).toMatchObject({
        title: 'A café with everything',
        related: { data: { id: 101 } },
      });
      expect(withoutVolatile(after.attributes)).toEqual(withoutVolatile(before.attributes));
    });

    test('keep number, document id, time of creation and address of the post through three publications', async () => {
      const documentId = await documentIdOf(101);
      const before = await fixture.readPost(101);
      for (const title of ['One', 'Two', 'Three']) {
        const { response } = await fixture.publish(documentId, { title });
        expect(response).toMatchObject({
          status: 200,
          data: { id: 101, postDocumentId: documentId },
        });
        const { data, attributes } = await fixture.readPost(101);
        expect((data as ApiEntry).documentId).toBe(documentId);
        expect(attributes).toMatchObject({
          title,
          createdAt: before.attributes.createdAt,
          slug: before.attributes.slug,
        });
      }
      // The text from before there were versions is kept as well.
      const states = (await history(documentId)).map(({ state, title }) => [state, title]);
      expect(states).toEqual([
        ['public', 'Three'],
        ['public', 'Two'],
        ['public', 'One'],
        ['public', before.attributes.title],
      ]);
    });

    test('clear fields, relations and components of the post', async () => {
      const { id, documentId } = await createFullPost();
      const city = await fixture.documentIdAt('cities?filters[slug]=dubai');
      await fixture.publish(documentId, {
        city: { connect: [], disconnect: [{ documentId: city }] },
        creator: null,
        picture: null,
        gallery: [],
        information: null,
        map: null,
        slug: '',
      });
      const { attributes } = await fixture.readPost(id);
      expect(attributes).toMatchObject({
        title: 'A café with everything',
        city: { data: null },
        creator: { data: null },
        picture: { data: null },
        gallery: { data: [] },
        information: null,
        map: null,
        slug: null,
      });
    });

    test('begin new posts, which get their number when made public', async () => {
      const { data: created } = await fixture.administrator.call('POST', VERSIONS, {
        title: 'A new guide',
        state: 'public',
        post_type: [await fixture.documentIdAt('post-types?filters[name]=Article')],
        nationality: [await fixture.documentIdAt('nationalities?filters[language_query]=en')],
      });
      expect(created).toMatchObject({ state: 'draft', editor_name: expect.any(String) });
      expect(await titlesIn('posts?_q=guide')).not.toContain('A new guide');
      const made = await fixture.administrator.desk(
        'POST',
        `/versions/${created.documentId}/make-public`,
        { updatedAt: created.updatedAt },
      );
      expect((await fixture.readPost(made.id)).attributes).toMatchObject({
        title: 'A new guide',
        is_active: true,
        stick_top: false,
        post_type: { data: { attributes: { name: 'Article' } } },
      });
      // A second click finds it public already.
      const again = await fixture.administrator.call(
        'POST',
        `/desk/versions/${created.documentId}/make-public`,
        { updatedAt: created.updatedAt },
      );
      expect(again).toMatchObject({ status: 409, error: { details: { reason: 'not-open' } } });
    });

    test('are found again when the post is opened a second time, and by a second editor', async () => {
      const documentId = await documentIdOf(501);
      const open = () => fixture.administrator.desk('POST', `/posts/${documentId}/version`);
      const [one, other] = await Promise.all([open(), open()]);
      expect(one.documentId).toBe(other.documentId);
    });

    test('appear neither in the public API nor in its search', async () => {
      const { data: created } = await fixture.administrator.call('POST', VERSIONS, {
        title: 'Quokka draft',
        description: '<p>quokka</p>',
      });
      expect(created.documentId).toEqual(expect.any(String));
      const addresses = [
        'posts?_q=quokka',
        'search?q=quokka',
        'post-versions',
        `post-versions/${created.documentId}`,
        `posts/${created.documentId}`,
        'posts?populate=*&pagination[limit]=100',
      ];
      for (const address of addresses) {
        expect(await titlesIn(address), address).not.toMatch(/quokka (draft|<)|post_version/i);
      }
      expect((await callApi(fixture.url, 'post-versions')).status).toBe(404);
      expect((await writeWithToken('GET', 'post-versions')).status).toBe(404);
    });

    test('never change or disappear once they were public', async () => {
      const { versionId } = await fixture.publish(await documentIdOf(301), { title: 'Walk' });
      const address = `${VERSIONS}/${versionId}`;
      const before = await fixture.administrator.loadVersion(versionId);
      const edit = await fixture.administrator.call('PUT', address, { title: 'Rewritten' });
      const deletion = await fixture.administrator.call('DELETE', address);
      const autosave = await fixture.administrator.call(
        'POST',
        `/desk/versions/${versionId}/autosave`,
        { updatedAt: before.updatedAt, data: { title: 'Rewritten' } },
      );
      expect([edit.status, deletion.status, autosave.status]).toEqual([409, 409, 409]);
      expect(await fixture.administrator.loadVersion(versionId)).toEqual(before);
    });

    test('show differences by field, with names instead of ids', async () => {
      const documentId = await documentIdOf(302);
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
    });

    test('are restored as a new draft, which changes nothing until it is public', async () => {
      const documentId = await documentIdOf(601);
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

    test('are autosaved, and tell the later of two editors who saved', async () => {
      const documentId = await documentIdOf(501);
      const { documentId: versionId } = await fixture.administrator.desk(
        'POST',
        `/posts/${documentId}/version`,
      );
      const { updatedAt } = await fixture.administrator.loadVersion(versionId);
      const autosave = (title: string, seen: unknown) =>
        fixture.administrator.call('POST', `/desk/versions/${versionId}/autosave`, {
          updatedAt: seen,
          data: { title, state: 'public' },
        });
      const first = await autosave('Typed first', updatedAt);
      expect(first.status).toBe(200);
      const late = await autosave('Typed later', updatedAt);
      expect(late).toMatchObject({
        status: 409,
        error: {
          details: {
            reason: 'version-changed',
            by: expect.stringMatching(/./),
            at: expect.any(String),
          },
        },
      });
      const lateForm = await fixture.administrator.call('PUT', `${VERSIONS}/${versionId}`, {
        title: 'Typed later',
        updatedAt,
      });
      expect(lateForm.status).toBe(409);
      expect(await fixture.administrator.loadVersion(versionId)).toMatchObject({
        title: 'Typed first',
        state: 'autosaved',
        updatedAt: first.data.updatedAt,
      });
      expect((await fixture.readPost(501)).attributes.title).not.toBe('Typed first');
    });

    test('do not overwrite what others made public meanwhile, and can be merged', async () => {
      const documentId = await documentIdOf(104);
      const { documentId: versionId } = await fixture.administrator.desk(
        'POST',
        `/posts/${documentId}/version`,
      );
      await fixture.administrator.call('PUT', `${VERSIONS}/${versionId}`, {
        title: 'My title',
        description: '<p>My text.</p>',
      });
      const changed = { title: 'Their title', price: 4, currency: 'AED' };
      expect((await writeWithToken('PUT', `posts/${documentId}`, changed)).status).toBe(200);
      const publish = async () => {
        const { updatedAt } = await fixture.administrator.loadVersion(versionId);
        return fixture.administrator.call('POST', `/desk/versions/${versionId}/make-public`, {
          updatedAt,
        });
      };
      const refused = await publish();
      // The text is in the version only, so it is no conflict.
      expect(refused).toMatchObject({
        status: 409,
        error: {
          details: {
            reason: 'post-changed',
            by: 'importer',
            differences: [
              { field: 'title', before: 'Their title', after: 'My title' },
              { field: 'price', before: 4, after: null },
              { field: 'currency', before: 'AED', after: null },
            ],
          },
        },
      });
      expect((await fixture.readPost(104)).attributes.title).toBe('Their title');
      await fixture.administrator.desk('POST', `/versions/${versionId}/merge`, {
        take: ['price', 'currency'],
        updatedAt: (await fixture.administrator.loadVersion(versionId)).updatedAt,
        postUpdatedAt: refused.error.details.at,
      });
      expect((await publish()).status).toBe(200);
      expect((await fixture.readPost(104)).attributes).toMatchObject({
        title: 'My title',
        description: '<p>My text.</p>',
        price: 4,
      });
    });

    test('record direct writes with a token and in the panel, once each', async () => {
      const created = await writeWithToken('POST', 'posts', { title: 'From outside' });
      const { documentId } = created.data as ApiEntry;
      await writeWithToken('PUT', `posts/${documentId}`, { title: 'Corrected outside' });
      await fixture.administrator.call('PUT', `${POSTS}/${documentId}`, {
        title: 'Corrected here',
      });
      const records = (await history(documentId)).map(({ title, state, public_by }) => ({
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

    test('put a deleted post back with its number, links and history', async () => {
      const { id, documentId } = await createFullPost();
      const linked = await documentIdOf(201);
      await fixture.administrator.call('PUT', `${POSTS}/${linked}`, { related: [documentId] });
      const before = await fixture.readPost(id);
      const historyBefore = await history(documentId);
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
      expect((await history(documentId)).slice(1)).toEqual(historyBefore);
      const again = await fixture.administrator.call(
        'POST',
        `/desk/deleted-posts/${documentId}/undo`,
      );
      expect(again.status).toBe(404);
      expect(Object.values(await fixture.administrator.desk('GET', '/deleted-posts'))).toEqual([]);
    });

    test('put back a post that a token deleted', async () => {
      const documentId = await documentIdOf(302);
      await writeWithToken('DELETE', `posts/${documentId}`);
      expect((await fixture.readPost(302)).status).toBe(404);
      await fixture.administrator.desk('POST', `/deleted-posts/${documentId}/undo`);
      expect((await fixture.readPost(302)).attributes.title).toBe('Recently');
    });
  });
});

/** Without times of saving and the ids that components get anew. */
function withoutVolatile(attributes: Record<string, unknown>): unknown {
  return JSON.parse(JSON.stringify(attributes), (key, value: unknown) => {
    if (key === 'updatedAt') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const isComponent = 'phone' in value || 'latitude' in value;
    return isComponent ? { ...value, id: undefined } : value;
  });
}
