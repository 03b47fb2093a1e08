import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executeSql } from './database-access.ts';
import { type DeskFixture, POSTS, startDeskFixture } from './desk-fixture.ts';
import { services } from './services.ts';

const RULES = '/content-manager/collection-types/api::scam-rule.scam-rule';

describe.each(services)('the guard against scams on $database', ({ database, url }) => {
  describe.skipIf(!url)('with a rule of the editors', () => {
    let fixture: DeskFixture;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
    });
    afterAll(() => fixture.close());

    const write = async (id: number, data: object) => {
      const documentId = await fixture.documentIdAt(`posts/${id}`);
      return fixture.administrator.call('PUT', `${POSTS}/${documentId}`, data);
    };
    const noteOf = async (id: number) => (await fixture.readPost(id)).attributes.safety_note;
    const problemsOf = async (id: number) => {
      const uid = 'api::post.post';
      const documentId = await fixture.documentIdAt(`posts/${id}`);
      const { data } = await fixture.administrator.call('POST', '/checks', {
        uid,
        documentId,
        values: {},
        language: 'en',
      });
      return Object.values(data) as { code: string; message: string }[];
    };

    test('an offer that speaks of paying as scams do is marked, in any other post it is not', async () => {
      const before = (await fixture.readPost(501)).attributes.updatedAt;
      expect(await noteOf(501)).toBeNull();
      await write(501, { description: '<p>Pay by Western Union first.</p>' });
      expect(await noteOf(501)).toBe('payment');
      expect((await fixture.readPost(501)).attributes.updatedAt).not.toBe(before);
      expect(await problemsOf(501)).toContainEqual(
        expect.objectContaining({
          code: 'scam-words',
          message: expect.stringContaining('western union'),
        }),
      );
      await write(101, { description: '<p>Scams ask for Western Union.</p>' });
      expect(await noteOf(101)).toBeNull();
      await write(501, { description: '<p>Cash on the spot.</p>' });
      expect(await noteOf(501)).toBeNull();
    });

    test('a version says it before it is public', async () => {
      const documentId = await fixture.documentIdAt('posts/501');
      const description = '<p>By western union, please.</p>';
      const { response } = await fixture.publish(documentId, { description });
      expect(response.status).toBe(200);
      expect(await noteOf(501)).toBe('payment');
    });

    test('a price far below that of others in the category is doubted', async () => {
      const category = await fixture.documentIdAt('post-categories');
      await write(501, {
        description: '<p>A sofa.</p>',
        price: 20,
        currency: 'AED',
        post_category: category,
      });
      expect(await noteOf(501)).toBeNull();
      await executeSql(
        fixture.location,
        `update posts set price = 400, currency = 'AED', is_active = true,
           post_category_id = (select post_category_id from posts where id = 501)
         where id <> 501 and id in (select id from posts order by id limit 9)`,
      );
      await write(501, { price: 100 });
      expect(await noteOf(501)).toBe('price');
      await write(501, { price: 150 });
      expect(await noteOf(501)).toBeNull();
    });

    test('publishers write the rules, which hold for what is saved from then on', async () => {
      const publisher = await fixture.signInAs('Publisher');
      const rule = { name: 'Cards', words: 'gift card*', language: 'en' };
      const created = await publisher.call('POST', RULES, rule);
      expect(created.status).toBe(201);
      await write(501, { description: '<p>Send gift cards.</p>' });
      expect(await noteOf(501)).toBe('payment');
      await publisher.call('PUT', `${RULES}/${created.data.documentId}`, { is_active: false });
      await write(501, { description: '<p>Send gift cards soon.</p>' });
      expect(await noteOf(501)).toBeNull();
      const editor = await fixture.signInAs('Post editor');
      expect((await editor.call('POST', RULES, rule)).status).toBe(403);
    });
  });
});
