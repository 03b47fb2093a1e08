import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PanelUser, POSTS } from './desk-fixture.ts';
import { services } from './services.ts';
import { startVersionFixture, type VersionFixture } from './version-fixture.ts';

const CONTENT = '/content-manager/collection-types';
const addressOf = (type: string) => `${CONTENT}/api::${type}.${type}`;

describe.each(services)('what posts need on $database', ({ database, url }) => {
  describe.skipIf(!url)('in the lists of the panel', () => {
    let [fixture, administrator] = [] as unknown as [VersionFixture, PanelUser];

    beforeAll(async () => {
      fixture = await startVersionFixture(database);
      administrator = fixture.administrator;
      await fixture.createFullPost();
    });
    afterAll(() => fixture.close());

    test.each([
      ['post-type', 'post-types?filters[name]=Business', /posts: \d+ · categories: \d+$/],
      ['nationality', 'nationalities?filters[language_query]=en', /posts: \d+/],
      ['country', 'countries?filters[code]=AE', /cities: \d+$/],
      ['city', 'cities?filters[slug]=dubai', /posts: \d+ · areas: \d+/],
      ['creator', 'creators', /posts: \d+$/],
    ])('as a %s is not deleted, alone or with others', async (type, address, uses) => {
      const documentId = await fixture.documentIdAt(address);
      const refusal = { status: 400, error: { message: expect.stringMatching(uses) } };
      const entry = `${addressOf(type)}/${documentId}`;
      expect(await administrator.call('DELETE', entry)).toMatchObject(refusal);
      const many = `${addressOf(type)}/actions/bulkDelete`;
      const others = { documentIds: [documentId] };
      expect(await administrator.call('POST', many, others)).toMatchObject(refusal);
      expect(await fixture.documentIdAt(address)).toBe(documentId);
    });

    test('is deleted when nothing needs it any more', async () => {
      const created = await administrator.call('POST', addressOf('creator'), { name: 'Omar' });
      const creator = String(created.data.documentId);
      const entry = `${addressOf('creator')}/${creator}`;
      const post = await administrator.call('POST', POSTS, { title: 'By Omar', creator });
      expect((await administrator.call('DELETE', entry)).error.message).toContain('Omar');
      const address = `${POSTS}/${post.data.documentId}`;
      await administrator.call('PUT', address, { creator: null });
      expect((await administrator.call('DELETE', entry)).status).toBe(200);
    });

    test('stays if only a draft needs it', async () => {
      const category = { name: 'Lent things', slug: 'lent-things' };
      const created = await administrator.call('POST', addressOf('post-category'), category);
      const post_category = String(created.data.documentId);
      const draft = { title: 'Lent', post_category };
      const versions = addressOf('post-version');
      const version = await administrator.call('POST', versions, draft);
      const entry = `${addressOf('post-category')}/${post_category}`;
      const refused = await administrator.call('DELETE', entry);
      expect(refused).toMatchObject({
        status: 400,
        error: { message: expect.stringMatching(/drafts: 1$/) },
      });
      await administrator.call('DELETE', `${versions}/${version.data.documentId}`);
      expect((await administrator.call('DELETE', entry)).status).toBe(200);
    });

    test('stays while a deleted post that needs it can be put back', async () => {
      const kind = { name: 'Notice' };
      const created = await administrator.call('POST', addressOf('post-type'), kind);
      const post_type = String(created.data.documentId);
      const entry = `${addressOf('post-type')}/${post_type}`;
      const creator = await administrator.call('POST', addressOf('creator'), { name: 'Lina' });
      const data = { title: 'A notice', post_type, creator: creator.data.documentId };
      const post = String((await administrator.call('POST', POSTS, data)).data.documentId);
      await administrator.desk('DELETE', `/posts/${post}`);
      const refused = await administrator.call('DELETE', entry);
      expect(refused).toMatchObject({
        status: 400,
        error: { message: expect.stringMatching(/deleted posts: 1\. .* 30 days\.$/) },
      });
      const author = `${addressOf('creator')}/${creator.data.documentId}`;
      expect((await administrator.call('DELETE', author)).status).toBe(200);

      await administrator.desk('POST', `/deleted-posts/${post}/undo`);
      const { data: back } = await administrator.call('GET', `${POSTS}/${post}`);
      expect(back.post_type).toMatchObject({ documentId: post_type });
      await administrator.desk('DELETE', `/posts/${post}`);
      await fixture.runJob('deleteOldVersions', new Date(Date.now() + 31 * 86_400_000));
      expect((await administrator.call('DELETE', entry)).status).toBe(200);
    });
  });
});
