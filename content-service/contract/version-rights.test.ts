import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executeSql } from './database-access.ts';
import {
  type DeskFixture,
  type PanelUser,
  POSTS,
  startDeskFixture,
  VERSIONS,
} from './desk-fixture.ts';
import { services } from './services.ts';

describe.each(services)('rights on versions on $database', ({ database, url }) => {
  describe.skipIf(!url)('of roles', () => {
    let fixture: DeskFixture;
    let editor: PanelUser;
    let arabic: PanelUser;
    let publisher: PanelUser;
    let translator: PanelUser;
    let moderator: PanelUser;
    let guest: PanelUser;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
      editor = await fixture.signInAs('Post editor');
      arabic = await fixture.signInAs('Post editor, Arabic');
      publisher = await fixture.signInAs('Publisher');
      translator = await fixture.signInAs('Translator');
      moderator = await fixture.signInAs('Moderator');
      guest = await fixture.signInWithoutRights();
    });
    afterAll(() => fixture.close());

    const open = async (user: PanelUser, id: number) => {
      const documentId = await fixture.documentIdAt(`posts/${id}`);
      return user.call('POST', `/desk/posts/${documentId}/version`);
    };
    const openAndLoad = async (user: PanelUser, id: number) => {
      const { data } = await open(user, id);
      return user.loadVersion(data.documentId);
    };

    test('an editor writes and sends to review, and cannot make public, schedule or delete', async () => {
      const { documentId, updatedAt } = await openAndLoad(editor, 101);
      const before = await fixture.administrator.loadVersion(documentId);
      const calls = [
        await editor.call('POST', `/desk/versions/${documentId}/make-public`, { updatedAt }),
        await editor.call('POST', `/desk/versions/${documentId}/schedule`, {
          updatedAt,
          appears_at: '2999-01-01T00:00:00Z',
          disappears_at: null,
        }),
        await editor.call('DELETE', `/desk/posts/${await fixture.documentIdAt('posts/101')}`),
        await editor.call('PUT', `${POSTS}/${await fixture.documentIdAt('posts/101')}`, {
          title: 'x',
        }),
      ];
      expect(calls.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      const sent = await editor.desk('POST', `/versions/${documentId}/state`, {
        updatedAt,
        state: 'in-review',
        note: 'Please check the address.',
      });
      expect(sent.state).toBe('in-review');
      const returned = await publisher.desk('POST', `/versions/${documentId}/state`, {
        updatedAt: sent.updatedAt,
        state: 'draft',
        note: 'It has moved.',
      });
      // Still the author's: it stands among their drafts.
      expect(await fixture.administrator.loadVersion(documentId)).toMatchObject({
        state: 'draft',
        note: 'It has moved.',
        notes: [
          { to: 'reviewer', note: 'Please check the address.' },
          { to: 'author', note: 'It has moved.', by: expect.stringMatching(/\w/) },
        ],
        updatedBy: before.updatedBy,
      });
      const made = await publisher.call('POST', `/desk/versions/${documentId}/make-public`, {
        updatedAt: returned.updatedAt,
      });
      expect(made.status).toBe(200);
    });

    test('a post is duplicated by those who may write such a post', async () => {
      const address = `/desk/posts/${await fixture.documentIdAt('posts/101')}/duplicate`;
      const users = [editor, publisher, arabic, guest];
      const answers = await Promise.all(users.map((user) => user.call('POST', address)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403]);
    });

    test('the panel learns what a role may do with posts, of which each may be in another language', async () => {
      const [english, own] = [
        await fixture.documentIdAt('posts/104'),
        await fixture.documentIdAt('posts/201'),
      ];
      const address = `/desk/rights?posts=${english},${own}`;
      const rightsOf = async (user: PanelUser) => (await user.call('GET', address)).data;
      const all = { read: true, create: true, update: true };
      const none = { read: false, create: false, update: false };
      expect(await rightsOf(editor)).toEqual({ [english]: all, [own]: all });
      expect(await rightsOf(arabic)).toEqual({ [english]: none, [own]: all });
      expect(await rightsOf(guest)).toEqual({ [english]: none, [own]: none });
      const tooMany = Array(101).fill(own).join();
      expect((await editor.call('GET', `/desk/rights?posts=${tooMany}`)).status).toBe(400);
    });

    test('whoever saved a version last is told that it was them', async () => {
      const { documentId } = await openAndLoad(publisher, 601);
      const isOwn = async (user: PanelUser) =>
        (await user.desk('GET', `/versions/${documentId}`)).is_own;
      expect([await isOwn(publisher), await isOwn(editor)]).toEqual([true, false]);
      await editor.call('PUT', `${VERSIONS}/${documentId}`, { title: 'Theirs' });
      expect([await isOwn(publisher), await isOwn(editor)]).toEqual([false, true]);
    });

    test('a state that the form or the call sends is not taken', async () => {
      const { documentId, updatedAt } = await openAndLoad(editor, 301);
      await editor.call('PUT', `${VERSIONS}/${documentId}`, { title: 'Mine', state: 'public' });
      expect(await editor.loadVersion(documentId)).toMatchObject({ title: 'Mine' });
      const version = await fixture.administrator.loadVersion(documentId);
      expect(version).toMatchObject({ state: 'draft', public_at: null });
      const state = await editor.call('POST', `/desk/versions/${documentId}/state`, {
        updatedAt,
        state: 'public',
      });
      expect(state.status).toBe(400);
    });

    test('an editor cannot change what is scheduled', async () => {
      const { documentId, updatedAt } = await openAndLoad(editor, 501);
      const scheduled = await publisher.desk('POST', `/versions/${documentId}/schedule`, {
        updatedAt,
        appears_at: '2999-01-01T00:00:00Z',
        disappears_at: null,
      });
      const save = await editor.call('PUT', `${VERSIONS}/${documentId}`, { title: 'Sneaked in' });
      const state = await editor.call('POST', `/desk/versions/${documentId}/state`, {
        updatedAt: scheduled.updatedAt,
        state: 'draft',
      });
      const autosave = await editor.call('POST', `/desk/versions/${documentId}/autosave`, {
        updatedAt: scheduled.updatedAt,
        data: { title: 'Sneaked in' },
      });
      expect([save.status, state.status, autosave.status]).toEqual([403, 403, 400]);
      const postId = await fixture.documentIdAt('posts/501');
      const own = { replaced: documentId };
      const replaced = [
        await editor.call('POST', `/desk/posts/${postId}/version`, own),
        await editor.call('POST', `/desk/versions/${documentId}/restore`, own),
      ];
      expect(replaced.map(({ status }) => status)).toEqual([403, 403]);
      const back = await publisher.desk('POST', `/versions/${documentId}/state`, {
        updatedAt: scheduled.updatedAt,
        state: 'draft',
      });
      expect(back.state).toBe('draft');
    });

    test('an editor of one language opens and leaves posts in that language only', async () => {
      expect((await open(arabic, 104)).status).toBe(403);
      const own = await openAndLoad(arabic, 201);
      expect(own.title).toBe('مطعم كابل');
      const other = await openAndLoad(editor, 104);
      const foreign = `/desk/versions/${other.documentId}`;
      const { updatedAt } = other;
      const calls = [
        await arabic.call('POST', `${foreign}/autosave`, { updatedAt, data: { title: 'x' } }),
        await arabic.call('POST', `${foreign}/state`, { updatedAt, state: 'discarded' }),
        await arabic.call('POST', `${foreign}/restore`, {}),
        await arabic.call('GET', foreign),
      ];
      expect(calls.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      const kurdish = await fixture.documentIdAt('nationalities?filters[language_query][$ne]=ar');
      const moved = await arabic.call('PUT', `${VERSIONS}/${own.documentId}`, {
        nationality: [kurdish],
      });
      expect(moved.status).toBe(403);
      expect((await arabic.loadVersion(own.documentId)).title).toBe('مطعم كابل');
      const begun = await arabic.call('POST', VERSIONS, {
        title: 'x',
        nationality: [kurdish],
      });
      expect(begun.status).toBe(403);
    });

    test('an editor of one language copies no version in another one', async () => {
      const { documentId } = await openAndLoad(editor, 104);
      const nationality = [await fixture.documentIdAt('nationalities?filters[language_query]=ar')];
      const copy = await arabic.call('POST', `${VERSIONS}/clone/${documentId}`, {
        title: 'Mine',
        slug: 'mine',
        nationality,
      });
      expect(copy).toMatchObject({ status: 403, data: {} });
    });

    test('an editor of one language reads no history of a deleted post in another one', async () => {
      const [english, own] = [
        await fixture.documentIdAt('posts/501'),
        await fixture.documentIdAt('posts/201'),
      ];
      const historyFor = async (user: PanelUser, documentId: string) =>
        (await user.call('GET', `/desk/posts/${documentId}/history`)).status;
      for (const documentId of [english, own]) {
        await fixture.administrator.desk('DELETE', `/posts/${documentId}`);
      }
      expect([await historyFor(arabic, english), await historyFor(editor, english)]).toEqual([
        403, 200,
      ]);
      expect(await historyFor(arabic, own)).toBe(200);
    });

    test('fields that a role may not write are not saved, automatically either', async () => {
      const { documentId, updatedAt } = await openAndLoad(editor, 302);
      const saved = await translator.desk('POST', `/versions/${documentId}/autosave`, {
        updatedAt,
        data: { title: 'Typed', price: 99 },
      });
      expect(saved.updatedAt).toEqual(expect.any(String));
      expect(await fixture.administrator.loadVersion(documentId)).toMatchObject({
        title: 'Typed',
        price: null,
      });
    });

    test('a moderator deletes a post, and writes none', async () => {
      const { documentId, updatedAt } = await openAndLoad(editor, 202);
      const publish = await moderator.call('POST', `/desk/versions/${documentId}/make-public`, {
        updatedAt,
      });
      const create = await moderator.call('POST', VERSIONS, { title: 'x' });
      expect([publish.status, create.status]).toEqual([403, 403]);
      const postId = await fixture.documentIdAt('posts/202');
      expect((await moderator.call('DELETE', `/desk/posts/${postId}`)).status).toBe(200);
      expect((await fixture.readPost(202)).status).toBe(404);
    });

    test('a right that is taken away or given back counts from the next request on', async () => {
      const { call } = fixture.administrator;
      const rolesOf = async (user: PanelUser) => {
        const { data } = await user.call('GET', '/admin/users/me');
        return (data.roles as { id: number }[]).map(({ id }) => id);
      };
      const account = `/admin/users/${(await moderator.call('GET', '/admin/users/me')).data.id}`;
      const [roles, others] = [await rolesOf(moderator), await rolesOf(guest)];
      const address = `/admin/roles/${roles[0]}/permissions`;
      const { data } = await call('GET', address);
      const permissions = Object.values(data as Record<string, object>).map((permission) =>
        Object.fromEntries(
          Object.entries(permission).filter(([name]) =>
            ['action', 'subject', 'properties', 'conditions'].includes(name),
          ),
        ),
      );
      const statuses: number[] = [];
      const readPosts = async () => {
        for (let i = 0; i < 2; i += 1) statuses.push((await moderator.callRaw(POSTS)).status);
      };
      await readPosts();
      await call('PUT', address, { permissions: [] });
      await readPosts();
      await call('PUT', address, { permissions });
      await readPosts();
      await call('PUT', account, { roles: others });
      await readPosts();
      await call('PUT', account, { roles });
      await readPosts();
      expect(statuses).toEqual([200, 200, 403, 403, 200, 200, 403, 403, 200, 200]);
    });

    test('roles that an administrator has deleted or changed stay like that', async () => {
      const { data } = await fixture.administrator.call('GET', '/admin/roles?pageSize=100');
      const roles = Object.values(data) as { id: number; name: string; code: string }[];
      const turkish = roles.find(({ code }) => code === 'desk-editor-tr');
      const english = roles.find(({ code }) => code === 'desk-editor-en');
      expect(roles.map(({ code }) => code)).not.toContain('strapi-author');
      await fixture.administrator.call('DELETE', `/admin/roles/${turkish?.id}`);
      await fixture.administrator.call('PUT', `/admin/roles/${english?.id}/permissions`, {
        permissions: [],
      });
      await fixture.restart();
      const after = await fixture.administrator.call('GET', '/admin/roles?pageSize=100');
      const names = Object.values(after.data).map((role) => (role as { code: string }).code);
      expect(names).not.toContain('desk-editor-tr');
      const rights = await fixture.administrator.call(
        'GET',
        `/admin/roles/${english?.id}/permissions`,
      );
      expect(Object.values(rights.data)).toEqual([]);
    });

    test('roles of an older installation get the rights and fields that it lacked, once', async () => {
      const { data } = await fixture.administrator.call('GET', '/admin/roles?pageSize=100');
      const roles = Object.values(data) as { id: number; code: string }[];
      const address = (code: string) =>
        `/admin/roles/${roles.find((role) => role.code === code)?.id}/permissions`;
      const rightsOf = async (code: string) =>
        Object.values((await fixture.administrator.call('GET', address(code))).data) as {
          action: string;
          subject: string | null;
          properties: { fields?: string[] };
          conditions: string[];
        }[];
      const mayImport = async (code: string) =>
        (await rightsOf(code)).some(({ action }) => action === 'api::desk.import-posts');
      const writableFields = async (code: string) =>
        (await rightsOf(code)).find(
          ({ action, subject }) => action.endsWith('.update') && subject?.endsWith('.post-version'),
        )?.properties.fields;
      /** Takes away the right to import, and fields by the beginning of their names. */
      const takeAway = async (code: string, ...fields: string[]) => {
        const permissions = (await rightsOf(code))
          .filter(({ action }) => action !== 'api::desk.import-posts')
          .map(({ action, subject, properties, conditions }) => ({
            action,
            subject,
            properties: properties.fields
              ? {
                  fields: properties.fields.filter(
                    (field) => !fields.some((beginning) => field.startsWith(beginning)),
                  ),
                }
              : properties,
            conditions,
          }));
        await fixture.administrator.call('PUT', address(code), { permissions });
      };
      const allFields = await writableFields('desk-editor');
      expect(allFields).toEqual(expect.arrayContaining(['sources.title', 'title']));
      await takeAway('desk-editor', 'sources', 'answers');
      await takeAway('desk-publisher', 'sources', 'answers', 'price');
      expect(await mayImport('desk-editor')).toBe(false);
      for (const key of ['later-rights', 'fields']) {
        await executeSql(
          fixture.location,
          'DELETE FROM strapi_core_store_settings WHERE key = $1',
          `core_desk_${key}`,
        );
      }
      await fixture.restart();
      expect(await mayImport('desk-editor')).toBe(true);
      expect(await mayImport('desk-publisher')).toBe(true);
      expect(await mayImport('desk-translator')).toBe(false);
      expect((await writableFields('desk-editor'))?.toSorted()).toEqual(allFields?.toSorted());
      // An administrator has shortened this list.
      expect(await writableFields('desk-publisher')).not.toContain('sources.title');
      expect(await writableFields('desk-translator')).not.toContain('sources.title');
      // The administrator has taken all rights of this one away.
      expect(await rightsOf('desk-editor-en')).toEqual([]);
      await takeAway('desk-publisher');
      await takeAway('desk-editor', 'sources');
      await fixture.restart();
      expect(await mayImport('desk-publisher')).toBe(false);
      expect(await mayImport('desk-editor')).toBe(false);
      expect(await writableFields('desk-editor')).not.toContain('sources.title');
    });

    test('who may write in one language, and delete, puts back posts in that one only', async () => {
      const { administrator } = fixture;
      const { data } = await administrator.call('GET', '/admin/roles?pageSize=100');
      const roles = Object.values(data) as { id: number; name: string }[];
      const role = roles.find(({ name }) => name === 'Post editor, Arabic')?.id;
      const address = `/admin/roles/${role}/permissions`;
      const held = Object.values((await administrator.call('GET', address)).data) as object[];
      const given = held.map((right) => ({ ...right, id: undefined, role: undefined }));
      const permissions = [...given, { action: 'api::desk.delete-post', subject: null }];
      expect((await administrator.call('PUT', address, { permissions })).status).toBe(200);

      const createPost = async (title: string, language: string) => {
        const community = `nationalities?filters[language_query]=${language}`;
        const nationality = await fixture.documentIdAt(community);
        const created = await administrator.call('POST', POSTS, { title, nationality });
        return String(created.data.documentId);
      };
      const english = await createPost('In English', 'en');
      const inArabic = await createPost('In Arabic', 'ar');
      expect((await arabic.call('DELETE', `/desk/posts/${english}`)).status).toBe(403);
      expect((await arabic.call('DELETE', `/desk/posts/${inArabic}`)).status).toBe(200);
      await administrator.desk('DELETE', `/posts/${english}`);

      const offeredTo = async (editor: typeof arabic) =>
        Object.values(await editor.desk('GET', '/deleted-posts')).map(
          (post) => (post as { post_document_id: string }).post_document_id,
        );
      const ofArabic = await offeredTo(arabic);
      expect(ofArabic).toContain(inArabic);
      expect(ofArabic).not.toContain(english);
      expect((await offeredTo(administrator)).slice(0, 2)).toEqual([english, inArabic]);
      await arabic.desk('POST', `/deleted-posts/${inArabic}/undo`);
    });

    test('a role without rights on versions, and nobody at all, cannot use the desk', async () => {
      expect((await open(guest, 601)).status).toBe(403);
      const postId = await fixture.documentIdAt('posts/601');
      for (const [method, address] of [
        ['GET', `/desk/posts/${postId}/history`],
        ['POST', `/desk/posts/${postId}/version`],
        ['GET', `/desk/posts/${postId}/linking-posts`],
        ['DELETE', `/desk/posts/${postId}`],
        ['GET', '/desk/deleted-posts'],
      ]) {
        const response = await fetch(`${fixture.url}${address}`, { method: method ?? 'GET' });
        expect(response.status, address).toBe(401);
        expect((await guest.call(method ?? '', address ?? '')).status, address).toBe(403);
      }
    });
  });
});
