import { beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { type ApiEntry, callApi } from './call-api.ts';
import { services } from './services.ts';

const POSTS = '/content-manager/collection-types/api::post.post';

describe.each(services)('edits on $database', ({ url }) => {
  describe.skipIf(!url)('by an editor', () => {
    let editor: Administrator;

    beforeAll(async () => {
      editor = await signInToPanel(url);
    });

    const referenceTo = async (address: string) => {
      const [entry] = [(await callApi(url, address)).data].flat() as ApiEntry[];
      return { id: entry?.id, documentId: entry?.documentId };
    };
    const readPost = async (id: unknown) =>
      (await callApi(url, `posts/${id}?populate=post_type,city,area,picture,information`))
        .attributes;

    test('in the panel keep the id, and set, keep, replace and clear relations', async () => {
      const article = await referenceTo('post-types?filters[name]=Article');
      const forum = await referenceTo('post-types?filters[name]=Forum');
      const dubai = await referenceTo('cities?filters[slug]=dubai');
      const { id, documentId } = await editor.call('POST', POSTS, {
        title: 'Čaj v Dubaji',
        slug: '',
        information: { address: 'Saffron Lane' },
        post_type: { connect: [article], disconnect: [] },
        city: { connect: [dubai], disconnect: [] },
      });
      const before = await readPost(id);
      expect(before).toMatchObject({
        slug: null,
        is_active: true,
        stick_top: false,
        post_type: { data: { attributes: { name: 'Article' } } },
        city: { data: { attributes: { name: 'Dubai' } } },
      });
      const edited = await editor.call('PUT', `${POSTS}/${documentId}`, {
        title: 'Káva v Dubaji',
        stick_top: null,
        post_type: { connect: [forum], disconnect: [article] },
        city: { connect: [], disconnect: [] },
      });
      expect(edited.id).toBe(id);
      expect(await readPost(id)).toMatchObject({
        title: 'Káva v Dubaji',
        createdAt: before.createdAt,
        stick_top: false,
        post_type: { data: { attributes: { name: 'Forum' } } },
        city: { data: { attributes: { name: 'Dubai' } } },
        information: { address: 'Saffron Lane' },
      });
      expect((await callApi(url, 'posts?_q=kava saffron dubai')).ids).toEqual([id]);
      expect((await callApi(url, 'posts?_q=caj')).ids).toEqual([]);
      await editor.call('PUT', `${POSTS}/${documentId}`, {
        city: { connect: [], disconnect: [dubai] },
      });
      expect((await readPost(id)).city).toEqual({ data: null });
      expect((await callApi(url, 'posts?_q=kava dubai')).ids).toEqual([]);
      const copy = await editor.call('POST', `${POSTS}/clone/${documentId}`, { slug: 'copy' });
      expect(copy.id).not.toBe(id);
      expect(await readPost(copy.id)).toMatchObject({
        post_type: { data: { attributes: { name: 'Forum' } } },
      });
      await editor.call('DELETE', `${POSTS}/${copy.documentId}`);
      await editor.call('DELETE', `${POSTS}/${documentId}`);
      expect((await callApi(url, `posts/${id}`)).status).toBe(404);
    });

    test('show the chosen relation in the panel', async () => {
      const post = await referenceTo('posts/101');
      const relations = '/content-manager/relations/api::post.post';
      const response = await editor.call('GET', `${POSTS}/${post.documentId}`);
      expect(response.id).toBe(101);
      const chosenRelation = await editor.call('GET', `${relations}/${post.documentId}/city`);
      expect(chosenRelation.results).toMatchObject([{ name: 'Dubai' }]);
    });

    test('that deactivate a post hide it at once, also from search', async () => {
      const post = await referenceTo('posts/601');
      await editor.call('PUT', `${POSTS}/${post.documentId}`, { is_active: false });
      expect((await callApi(url, 'posts/601')).status).toBe(404);
      expect((await callApi(url, 'posts?_q=begin')).ids).toEqual([]);
      await editor.call('PUT', `${POSTS}/${post.documentId}`, { is_active: true });
      expect((await callApi(url, 'posts?_q=begin')).ids).toEqual([601]);
    });

    test('of a city name update the search of its posts', async () => {
      const city = await referenceTo('cities?filters[slug]=istanbul');
      const cities = '/content-manager/collection-types/api::city.city';
      await editor.call('PUT', `${cities}/${city.documentId}`, { name: 'Bosphorus Town' });
      expect((await callApi(url, 'posts?sort=id&_q=bosphorus')).ids).toEqual([201, 202, 301]);
      await editor.call('PUT', `${cities}/${city.documentId}`, { name: 'İstanbul' });
      expect((await callApi(url, 'posts?sort=id&_q=istanbul')).ids).toEqual([201, 202, 301]);
    });

    test('with an API token keep the id, and are validated', async () => {
      const { accessKey } = await editor.call('POST', '/admin/api-tokens', {
        name: `token ${Date.now()}`,
        description: '',
        type: 'full-access',
        lifespan: null,
      });
      const headers = { Authorization: `Bearer ${accessKey}`, 'Content-Type': 'application/json' };
      const write = (method: string, address: string, data: unknown) =>
        callApi(url, address, { method, headers, body: JSON.stringify({ data }) });
      const city = await referenceTo('cities?filters[slug]=dubai');
      const created = await write('POST', 'posts', { title: 'Token', city: city.documentId });
      expect(created.status).toBe(201);
      const [id] = created.ids;
      const { documentId } = created.data as ApiEntry;
      const updated = await write('PUT', `posts/${documentId}`, { title: 'Second token' });
      expect(updated.ids).toEqual([id]);
      expect(await readPost(id)).toMatchObject({
        title: 'Second token',
        city: { data: { attributes: { slug: 'dubai' } } },
      });
      for (const invalidData of [
        { slug: '12345' },
        { slug: 'a/b' },
        { currency: 'euro' },
        { price: -1 },
        { slug: 'sofa' },
        { city: 'nowhere' },
        { information: { email: 'nobody' } },
        { information: { website: 'javascript:alert(1)' } },
      ]) {
        expect((await write('PUT', `posts/${documentId}`, invalidData)).status).toBe(400);
      }
      await write('DELETE', `posts/${documentId}`, undefined);
      expect((await callApi(url, `posts/${id}`)).status).toBe(404);
    });
  });
});
