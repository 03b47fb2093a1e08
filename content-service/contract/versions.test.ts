import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiEntry, callApi } from './call-api.ts';
import { VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';
import { startVersionFixture, type VersionFixture, withoutVolatile } from './version-fixture.ts';

describe.each(services)('versions on $database', ({ database, url }) => {
  describe.skipIf(!url)('of posts', () => {
    let fixture: VersionFixture;

    beforeAll(async () => {
      fixture = await startVersionFixture(database);
    });
    afterAll(() => fixture.close());

    test('copy relations, pictures, components and nulls, and lose nothing when made public', async () => {
      const { id, documentId } = await fixture.createFullPost();
      const before = await fixture.readPost(id);
      const sources = [
        { title: 'Permits', url: 'https://office.example/permits', date: '2026-05-12' },
        { title: 'Leaflet', url: null, date: null },
      ];
      expect(before.attributes).toMatchObject({ sources });
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
        sources,
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
      const documentId = await fixture.documentIdOf(101);
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
      const states = (await fixture.history(documentId)).map(({ state, title }) => [state, title]);
      expect(states).toEqual([
        ['public', 'Three'],
        ['public', 'Two'],
        ['public', 'One'],
        ['public', before.attributes.title],
      ]);
    });

    test('clear fields, relations and components of the post', async () => {
      const { id, documentId } = await fixture.createFullPost();
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
      expect(await fixture.titlesIn('posts?_q=guide')).not.toContain('A new guide');
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
        expect(await fixture.titlesIn(address), address).not.toMatch(
          /quokka (draft|<)|post_version/i,
        );
      }
      expect((await callApi(fixture.url, 'post-versions')).status).toBe(404);
      expect((await fixture.writeWithToken('GET', 'post-versions')).status).toBe(404);
    });

    test('never change or disappear once they were public', async () => {
      const { versionId } = await fixture.publish(await fixture.documentIdOf(301), {
        title: 'Walk',
      });
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
  });
});
