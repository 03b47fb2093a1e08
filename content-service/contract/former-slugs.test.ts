import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { type DeskFixture, POSTS, startDeskFixture, VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';

describe.each(services)('slugs on $database', ({ database, url }) => {
  describe.skipIf(!url)('of posts', () => {
    let fixture: DeskFixture;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
    });
    afterAll(() => fixture.close());

    const publish = async (postId: number, data: Record<string, unknown>) => {
      const { response } = await fixture.publish(
        await fixture.documentIdAt(`posts/${postId}`),
        data,
      );
      expect(response.status).toBe(200);
    };
    const readFormer = async (slug: string) => {
      const { status, data } = await callApi(fixture.url, `former-slugs/${slug}`);
      return status === 200 ? data : status;
    };
    const suggest = async (title: string, documentId = '') => {
      const query = new URLSearchParams({ title, ...(documentId && { documentId }) });
      const { data } = await fixture.administrator.call('GET', `/post-form/slug?${query}`);
      return data.slug;
    };

    test('that a post had before lead to it, until another post has them', async () => {
      expect(await readFormer('first-week')).toBe(404);
      await publish(101, { slug: 'first-days' });
      expect(await readFormer('first-week')).toEqual({ id: 101 });
      await publish(101, { slug: 'erste-tage' });
      expect(await readFormer('first-week')).toEqual({ id: 101 });
      expect(await readFormer('first-days')).toEqual({ id: 101 });
      expect(await readFormer('erste-tage')).toBe(404);
      await publish(301, { slug: 'first-days' });
      expect(await readFormer('first-days')).toBe(404);
      expect(await readFormer('evening-walk')).toEqual({ id: 301 });
    });

    test('return to their post', async () => {
      await publish(601, { slug: 'another-question' });
      const { attributes } = await fixture.readPost(601);
      expect(attributes.slug).toBe('another-question');
      await publish(601, { slug: 'a-question-again' });
      await publish(601, { slug: 'another-question' });
      expect(await readFormer('another-question')).toBe(404);
      expect(await readFormer('a-question-again')).toEqual({ id: 601 });
    });

    test('of hidden posts lead nowhere', async () => {
      await publish(201, { slug: 'kabul-restaurant', is_active: false });
      expect(await readFormer('kabul-kitchen')).toBe(404);
    });

    test('are suggested so that they lead to no other post', async () => {
      expect(await suggest('A new café')).toBe('a-new-cafe');
      expect(await suggest('Erste Tage')).toBe('erste-tage-2');
      expect(await suggest('First week')).toBe('first-week-2');
      expect(await suggest('?!')).toBeNull();
      const postDocumentId = await fixture.documentIdAt('posts/101');
      const { documentId } = await fixture.administrator.desk(
        'POST',
        `/posts/${postDocumentId}/version`,
      );
      expect(await suggest('Erste Tage', String(documentId))).toBe('erste-tage');
      expect(await suggest('First week', String(documentId))).toBe('first-week');
    });

    test('of a copy are new', async () => {
      const postDocumentId = await fixture.documentIdAt('posts/101');
      const { documentId } = await fixture.administrator.desk(
        'POST',
        `/posts/${postDocumentId}/version`,
      );
      const copy = async (data: object) =>
        (await fixture.administrator.call('POST', `${VERSIONS}/clone/${documentId}`, data)).data;
      expect((await copy({ title: 'A copy', slug: 'erste-tage' })).slug).toBe('erste-tage-2');
      expect((await copy({ title: 'Another copy' })).slug).toBe('erste-tage-3');
    });

    test('of a duplicated post are new, and the copy is a draft that nobody else sees', async () => {
      const { administrator } = fixture;
      const documentIdOf = (postId: number) => fixture.documentIdAt(`posts/${postId}`);
      const duplicateOf = async (postDocumentId: string) => {
        const copy = await administrator.desk('POST', `/posts/${postDocumentId}/duplicate`);
        return administrator.loadVersion(copy.documentId);
      };
      const duplicate = async (postId: number) => duplicateOf(await documentIdOf(postId));
      const postId = 501;
      const original = (await fixture.readPost(postId)).attributes;
      const copy = await duplicate(postId);
      expect(copy).toMatchObject({
        title: original.title,
        description: original.description,
        slug: `${original.slug}-2`,
        state: 'draft',
        post: null,
      });
      expect((await duplicate(postId)).slug).toBe(`${original.slug}-3`);
      const address = `/desk/versions/${copy.documentId}/make-public`;
      const { updatedAt } = copy;
      const { data } = await administrator.call('POST', address, { updatedAt });
      expect(data.id).not.toBe(postId);
      expect((await fixture.readPost(data.id)).attributes).toMatchObject({ title: original.title });
      expect((await fixture.readPost(postId)).attributes).toMatchObject({ slug: original.slug });
      expect((await fixture.readPost(601)).attributes.answers).not.toHaveLength(0);
      expect((await duplicate(601)).answers).toHaveLength(0);
      expect(await duplicate(202)).toMatchObject({ slug: null, stick_top: false });
      // As an event is when it is over, which takes place again.
      const hidden = await documentIdOf(301);
      await administrator.call('PUT', `${POSTS}/${hidden}`, { is_active: false });
      expect(await duplicateOf(hidden)).toMatchObject({ is_active: true });
    });
  });
});
