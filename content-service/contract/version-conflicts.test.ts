import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PanelUser, VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';
import { startVersionFixture, type VersionFixture } from './version-fixture.ts';

describe.each(services)('versions that several users write on $database', ({ database, url }) => {
  describe.skipIf(!url)('on the desk', () => {
    let fixture: VersionFixture;
    let editor: PanelUser;

    beforeAll(async () => {
      fixture = await startVersionFixture(database);
      editor = await fixture.signInAs('Post editor');
    });
    afterAll(() => fixture.close());

    test('are found again when the post is opened a second time', async () => {
      const documentId = await fixture.documentIdOf(501);
      const open = () => fixture.administrator.desk('POST', `/posts/${documentId}/version`);
      const [one, other] = await Promise.all([open(), open()]);
      expect(one.documentId).toBe(other.documentId);
    });

    test('of another user are opened only after asking, or replaced by an own one', async () => {
      const documentId = await fixture.documentIdOf(302);
      const address = `/desk/posts/${documentId}/version`;
      const { data: theirs } = await editor.call('POST', address);
      await editor.call('PUT', `${VERSIONS}/${theirs.documentId}`, { title: 'Theirs' });
      const refused = await fixture.administrator.call('POST', address);
      expect(refused).toMatchObject({
        status: 409,
        error: {
          details: {
            reason: 'version-open',
            by: expect.stringMatching(/^Role /),
            at: expect.any(String),
            documentId: theirs.documentId,
          },
        },
      });
      expect((await editor.call('POST', address)).data).toEqual(theirs);
      const { data: own } = await fixture.administrator.call('POST', address, {
        replaced: theirs.documentId,
      });
      expect(own.documentId).not.toBe(theirs.documentId);
      const { title } = (await fixture.readPost(302)).attributes;
      expect(await fixture.administrator.loadVersion(own.documentId)).toMatchObject({ title });
      const kept = (await fixture.history(documentId)).filter(({ state }) => state === 'discarded');
      expect(kept).toMatchObject([{ documentId: theirs.documentId, title: 'Theirs' }]);
      // The draft that they agreed to replace is no longer the open one.
      const again = { replaced: theirs.documentId };
      expect((await editor.call('POST', address, again)).status).toBe(409);
    });

    test('are saved with contact details that another user has written meanwhile', async () => {
      const { administrator } = fixture;
      const documentId = await fixture.documentIdOf(201);
      const opened = await administrator.desk('POST', `/posts/${documentId}/version`);
      const versionId = String(opened.documentId);
      const stored = async () => {
        const { information } = await administrator.loadVersion(versionId);
        return information as { id: number; phone: string };
      };
      const put = (information: object) =>
        administrator.call('PUT', `${VERSIONS}/${versionId}`, { information });
      await put({ phone: '+971 50 1234567' });
      const { id: loaded } = await stored();
      // Written without its id, the component is a new one.
      await put({ phone: '+971 50 7654321' });
      const typed = { id: loaded, phone: '+971 50 1111111' };
      const compared = await administrator.call('POST', `/desk/versions/${versionId}/differences`, {
        data: { information: typed },
      });
      expect(compared.status).toBe(200);
      expect((await put(typed)).status).toBe(200);
      expect(await stored()).toMatchObject({
        phone: '+971 50 1111111',
      });
    });

    test('are autosaved, and tell the later of two editors who saved', async () => {
      const documentId = await fixture.documentIdOf(501);
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
      const documentId = await fixture.documentIdOf(104);
      const { documentId: versionId } = await fixture.administrator.desk(
        'POST',
        `/posts/${documentId}/version`,
      );
      await fixture.administrator.call('PUT', `${VERSIONS}/${versionId}`, {
        title: 'My title',
        description: '<p>My text.</p>',
      });
      const changed = { title: 'Their title', price: 4, currency: 'AED' };
      expect((await fixture.writeWithToken('PUT', `posts/${documentId}`, changed)).status).toBe(
        200,
      );
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

    test('save over what another user has saved, keep it, and take its other fields', async () => {
      const documentId = await fixture.documentIdOf(601);
      const { documentId: versionId } = await editor.desk('POST', `/posts/${documentId}/version`);
      const theirs = await editor.call('PUT', `${VERSIONS}/${versionId}`, {
        title: 'Their title',
        price: 12,
      });
      const typed = { title: 'My title', price: 12 };
      const differences = await fixture.administrator.desk(
        'POST',
        `/versions/${versionId}/differences`,
        { data: { ...typed, state: 'public' } },
      );
      expect(Object.values(differences)).toEqual([
        { field: 'title', before: 'Their title', after: 'My title' },
      ]);
      expect(await fixture.administrator.loadVersion(versionId)).toMatchObject({
        title: 'Their title',
        updatedAt: theirs.data.updatedAt,
      });
      const saveOver = (seen: unknown) =>
        fixture.administrator.call('POST', `/desk/versions/${versionId}/save-over`, {
          updatedAt: seen,
          data: { title: 'My title', state: 'public' },
        });
      expect((await saveOver('2026-01-01T00:00:00Z')).status).toBe(409);
      expect((await saveOver(theirs.data.updatedAt)).status).toBe(200);
      expect(await fixture.administrator.loadVersion(versionId)).toMatchObject({
        title: 'My title',
        price: 12,
        state: 'draft',
      });
      const kept = (await fixture.history(documentId)).filter(({ state }) => state === 'discarded');
      expect(kept).toMatchObject([{ title: 'Their title', editor_name: theirs.data.editor_name }]);
      await fixture.administrator.desk('POST', `/versions/${kept[0]?.documentId}/restore`, {
        replaced: versionId,
      });
      expect((await fixture.history(documentId))[0]).toMatchObject({
        title: 'Their title',
        state: 'draft',
      });
    });

    test('tell each editor who else has the version open', async () => {
      const [one, other] = [
        await fixture.signInAs('Publisher'),
        await fixture.signInAs('Translator'),
      ];
      const documentId = await fixture.documentIdOf(104);
      const { documentId: versionId } = await one.desk('POST', `/posts/${documentId}/version`);
      const othersOf = async (user: typeof one) =>
        (await user.desk('POST', `/versions/${versionId}/presence`)).others;
      expect(await othersOf(one)).toEqual([]);
      expect(await othersOf(other)).toEqual([expect.stringMatching(/^Role /)]);
      expect(await othersOf(one)).toEqual([expect.stringMatching(/^Role /)]);
      const elsewhere = await fixture.documentIdOf(202);
      const { documentId: otherVersion } = await one.desk('POST', `/posts/${elsewhere}/version`);
      expect(await one.desk('POST', `/versions/${otherVersion}/presence`)).toEqual({ others: [] });
    });
  });
});
