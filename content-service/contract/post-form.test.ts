import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeskFixture, startDeskFixture, VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';

interface Choice {
  id: number;
  documentId: string;
  label: string;
  [property: string]: unknown;
}

interface PostForm {
  choices: Record<string, Choice[]>;
  stored: Record<string, number | null> | null;
  timeZone: string;
}

describe.each(services)('the form of a post on $database', ({ database, url }) => {
  describe.skipIf(!url)('of the desk', () => {
    let fixture: DeskFixture;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
    });
    afterAll(() => fixture.close());

    const load = async (query = '') => {
      const { data } = await fixture.administrator.call('GET', `/post-form?${query}`);
      return data as unknown as PostForm;
    };
    const labelsOf = ({ choices }: PostForm, field: string) =>
      choices[field]?.map(({ label }) => label);
    const idOf = async (address: string) => {
      const [entry] = (await load()).choices[address.split(' ')[0] ?? ''] ?? [];
      return entry?.id;
    };
    const openVersion = async (postId: number) => {
      const postDocumentId = await fixture.documentIdAt(`posts/${postId}`);
      const { documentId } = await fixture.administrator.desk(
        'POST',
        `/posts/${postDocumentId}/version`,
      );
      return { postDocumentId, documentId: String(documentId) };
    };
    /** Saves as the panel's form does, and makes it public. */
    const publish = async (documentId: string, data: Record<string, unknown>) => {
      const saved = await fixture.administrator.call('PUT', `${VERSIONS}/${documentId}`, data);
      return fixture.administrator.call('POST', `/desk/versions/${documentId}/make-public`, {
        updatedAt: saved.data.updatedAt,
      });
    };
    const kind = (name: string) => fixture.documentIdAt(`post-types?filters[name]=${name}`);

    test('has what can be chosen, in the language of the panel', async () => {
      const english = await load('language=en');
      expect(labelsOf(english, 'nationality')).toContain('Arabic · Sudanese community');
      expect(labelsOf(english, 'city')).toContain('Dubai · United Arab Emirates');
      expect(english.choices.city?.find(({ name }) => name === 'Dubai')).toMatchObject({
        timeZone: 'Asia/Dubai',
        country: 'AE',
        currency: 'AED',
      });
      expect(english.timeZone).toBe('Asia/Dubai');
      const arabic = await load('language=ar');
      expect(labelsOf(arabic, 'nationality')).toContain('العربية · الجالية السودانية');
      expect(labelsOf(arabic, 'city')).toContain('دبي · الإمارات العربية المتحدة');
      expect(arabic.choices.post_type?.map(({ name }) => name)).toContain('Event');
    });

    test('connects areas with cities and categories with kinds', async () => {
      const { choices } = await load();
      const dubai = choices.city?.find(({ name }) => name === 'Dubai');
      expect(choices.area).toMatchObject([{ label: 'Deira', city: dubai?.id }]);
      const business = choices.post_type?.find(({ name }) => name === 'Business');
      const food = choices.post_category?.find(({ label }) => label.startsWith('Food'));
      expect(food?.kinds).toEqual([business?.id]);
    });

    test('has what a version refers to, and the kind with which its post is public', async () => {
      const { documentId } = await openVersion(101);
      const before = await load(`documentId=${documentId}`);
      const article = before.choices.post_type?.find(({ name }) => name === 'Article')?.id;
      expect(before.stored).toMatchObject({ post_type: article, publicKind: article });
      expect(before.stored?.city).toBe(await idOf('city'));
      await fixture.administrator.call('PUT', `${VERSIONS}/${documentId}`, {
        post_type: await kind('Forum'),
      });
      const after = await load(`documentId=${documentId}`);
      expect(after.stored?.post_type).not.toBe(article);
      expect(after.stored?.publicKind).toBe(article);
      expect((await load()).stored).toBeNull();
    });

    test('is for those who may read versions', async () => {
      const stranger = await fixture.signInWithoutRights();
      expect((await stranger.call('GET', '/post-form')).status).toBe(403);
      const missing = await fixture.administrator.call('GET', '/post-form?documentId=nowhere');
      expect(missing.status).toBe(404);
      const editor = await fixture.signInAs('Post editor, Turkish');
      const { documentId } = await openVersion(101);
      expect((await editor.call('GET', '/post-form')).status).toBe(200);
      const other = await editor.call('GET', `/post-form?documentId=${documentId}`);
      expect(other.status).toBe(403);
    });

    test('clears what a post with a new kind does not show, and nothing of one that keeps it', async () => {
      const { documentId } = await openVersion(201);
      const kept = await publish(documentId, { title: 'مطعم كابل الجديد' });
      expect(kept.status).toBe(200);
      expect((await fixture.readPost(201)).attributes).toMatchObject({ price: 20 });
      const again = await openVersion(201);
      const details = { phone: '+971 4 000 0000', opening_hours: 'Mo-Fr 09:00-18:00' };
      const changed = await publish(again.documentId, {
        information: { ...details, address: 'Rope Lane' },
        post_type: await kind('Article'),
        post_category: null,
        // Of no importance to an article.
        currency: null,
      });
      expect(changed.status).toBe(200);
      const { attributes } = await fixture.readPost(201);
      expect(attributes).toMatchObject({ price: null });
      expect(attributes.information).toMatchObject({
        phone: null,
        opening_hours: null,
        address: 'Rope Lane',
      });
      const version = await fixture.administrator.loadVersion(again.documentId);
      expect(version).toMatchObject({ state: 'public', price: null });
    });
  });
});
