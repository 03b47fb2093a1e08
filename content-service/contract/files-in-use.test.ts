import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { type PanelUser, POSTS, VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';
import { startVersionFixture, type VersionFixture } from './version-fixture.ts';

interface Uploaded {
  id: number;
  name: string;
  url: string;
}

const CREATORS = '/content-manager/collection-types/api::creator.creator';

const DAY_MS = 86_400_000;

/** A PNG file of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const filesOf = (name: string, fileInfo: object = {}) => {
  const form = new FormData();
  form.append('files', new Blob([PIXEL], { type: 'image/png' }), `${name}.png`);
  form.append('fileInfo', JSON.stringify(fileInfo));
  return form;
};

describe.each(services)('files of the media library on $database', ({ database, url }) => {
  describe.skipIf(!url)('that are in use', () => {
    let [fixture, uploader] = [] as unknown as [VersionFixture, Administrator];

    let [editor, publisher] = [] as unknown as [PanelUser, PanelUser];

    beforeAll(async () => {
      fixture = await startVersionFixture(database);
      uploader = await signInToPanel(fixture.url);
      editor = await fixture.signInAs('Post editor');
      publisher = await fixture.signInAs('Publisher');
    });
    afterAll(() => fixture.close());

    const upload = async (name: string, fileInfo?: object) =>
      [await uploader.upload(filesOf(name, fileInfo))].flat()[0] as Uploaded;
    const replace = async ({ id }: Uploaded) =>
      (await uploader.changeFile(id, filesOf('other'))) as Uploaded;
    const statusOf = async (address: string) => (await fetch(fixture.url + address)).status;
    const createPost = async (data: object) => {
      const { status, data: post } = await fixture.administrator.call('POST', POSTS, data);
      expect(status).toBe(201);
      return post;
    };
    const picture = ({ url: src }: Uploaded) => `<p>Tea</p><img src="${src}" alt="">`;

    test('stay after they are replaced, until no text shows them', async () => {
      const shown = await upload('shown');
      const post = await createPost({ title: 'With a picture', description: picture(shown) });
      const replaced = await replace(shown);
      expect(replaced.url).not.toBe(shown.url);
      expect(await statusOf(shown.url)).toBe(200);
      await fixture.runJob('purgeExpiredData');
      expect(await statusOf(shown.url)).toBe(200);

      const data = { description: picture(replaced) };
      await fixture.administrator.call('PUT', `${POSTS}/${post.documentId}`, data);
      await fixture.runJob('purgeExpiredData');
      // In the history, which can be put back.
      expect(await statusOf(shown.url)).toBe(200);

      await fixture.administrator.desk('DELETE', `/posts/${post.documentId}`);
      await fixture.runJob('deleteOldVersions', new Date(Date.now() + 31 * DAY_MS));
      await fixture.runJob('purgeExpiredData');
      expect([await statusOf(shown.url), await statusOf(replaced.url)]).toEqual([404, 200]);
    });

    const remove = (user: PanelUser, { id }: Uploaded) =>
      user.call('DELETE', `/upload/files/${id}`);
    const removeMany = (user: PanelUser, items: object) =>
      user.call('POST', '/upload/actions/bulk-delete', items);

    test('are not deleted, alone or with others, and the posts are named', async () => {
      const [inField, inText, unused] = [await upload('a'), await upload('b'), await upload('c')];
      await createPost({ title: 'Shows one in its field', picture: inField.id });
      await createPost({ title: 'Shows one in its text', description: picture(inText) });
      for (const [file, title] of [
        [inField, 'Shows one in its field'],
        [inText, 'Shows one in its text'],
      ] as const) {
        for (const user of [editor, publisher, fixture.administrator]) {
          const { status, error } = await remove(user, file);
          expect([status, error.message]).toEqual([400, expect.stringContaining(title)]);
        }
        const { status } = await fixture.writeWithToken('DELETE', `upload/files/${file.id}`);
        expect(status).toBe(400);
        for (const fileIds of [
          [unused.id, file.id],
          [String(unused.id), String(file.id)],
        ]) {
          const { status, error } = await removeMany(editor, { fileIds });
          const { name } = file;
          expect([status, error.message]).toEqual([400, expect.stringContaining(title)]);
          expect(error.message).toContain(`\u2068${name}\u2069: \u2068${title}\u2069`);
        }
        expect(await statusOf(file.url)).toBe(200);
      }
      expect(await statusOf(unused.url)).toBe(200);
      expect((await remove(editor, unused)).status).toBe(200);
      expect(await statusOf(unused.url)).toBe(404);
    });

    test('are not deleted by numbers in another spelling', async () => {
      const file = await upload('spelled');
      const { data } = await fixture.administrator.call('POST', '/upload/folders', {
        name: 'Spelled',
        parent: null,
      });
      const within = await upload('within another', { folder: data.id });
      await createPost({ title: 'Shows both', picture: file.id, gallery: [within.id] });
      for (const spell of [String, (id: unknown) => `0${id}`, (id: unknown) => ` ${id}.0`]) {
        const fileIds = [spell(file.id)];
        expect((await removeMany(editor, { fileIds })).status, fileIds[0]).toBe(400);
        const folderIds = [spell(data.id)];
        expect((await removeMany(editor, { folderIds })).status, folderIds[0]).toBe(400);
      }
      expect([await statusOf(file.url), await statusOf(within.url)]).toEqual([200, 200]);
    });

    test('do not show the drafts that use them', async () => {
      const [picture, folder] = [
        await upload('of a secret draft'),
        await fixture.administrator.call('POST', '/upload/folders', { name: 'Own', parent: null }),
      ];
      await fixture.administrator.call('PUT', `/upload/files/${picture.id}`, {
        fileInfo: { folder: folder.data.id },
      });
      const draft = { title: 'Not for everybody', picture: picture.id };
      expect((await editor.call('POST', VERSIONS, draft)).status).toBe(201);
      const arabic = await fixture.signInAs('Post editor, Arabic');
      const within = 'populate[files][populate]';
      for (const address of [
        `/upload/files?filters[id]=${picture.id}&populate=related`,
        `/upload/files?filters[id]=${picture.id}&populate=*`,
        `/upload/files?filters[id]=${picture.id}&populate[related][populate]=*`,
        `/upload/files?filters[id]=${picture.id}&populate[folder][${within}=related`,
        `/upload/files/${picture.id}?populate=related`,
        `/upload/folders?${within}=related`,
        `/upload/folders/${folder.data.id}?${within}=*`,
      ]) {
        const { data } = await arabic.callRaw(address);
        expect(JSON.stringify(data), address).not.toContain('Not for everybody');
      }
    });

    test('are not fetched from other servers', async () => {
      const urls = [`http://0.0.0.0:${new URL(fixture.url).port}/_health`];
      const address = '/upload/actions/upload-from-urls';
      expect((await fixture.administrator.call('POST', address, { urls })).status).toBe(405);
    });

    test('keep the folder that holds them', async () => {
      const folder = { name: 'Teas', parent: null };
      const { data } = await fixture.administrator.call('POST', '/upload/folders', folder);
      const within = await upload('within', { folder: data.id });
      const { documentId } = await createPost({ title: 'From a folder', picture: within.id });
      const folderIds = [data.id];
      const refused = await removeMany(editor, { folderIds });
      expect(refused).toMatchObject({
        status: 400,
        error: { message: expect.stringContaining('From a folder') },
      });
      expect(await statusOf(within.url)).toBe(200);
      await fixture.administrator.call('PUT', `${POSTS}/${documentId}`, { picture: null });
      expect((await removeMany(fixture.administrator, { folderIds })).status).toBe(200);
      expect(await statusOf(within.url)).toBe(404);
    });

    test('of drafts and authors stay, those of former versions for those who may not publish', async () => {
      const [ofDraft, ofAuthor, former] = [await upload('d'), await upload('e'), await upload('f')];
      const draft = { title: 'A draft', picture: ofDraft.id };
      expect((await editor.call('POST', VERSIONS, draft)).status).toBe(201);
      const author = { name: 'Salma', picture: ofAuthor.id };
      expect((await fixture.administrator.call('POST', CREATORS, author)).status).toBe(201);
      expect((await remove(publisher, ofDraft)).error.message).toContain('A draft');
      expect((await remove(publisher, ofAuthor)).error.message).toContain('Salma');

      const { documentId } = await createPost({ title: 'Changed since', picture: former.id });
      await fixture.administrator.call('PUT', `${POSTS}/${documentId}`, { picture: null });
      expect((await remove(editor, former)).error.message).toContain('Changed since');
      expect((await remove(publisher, former)).status).toBe(200);
    });

    test('and seen by readers are not replaced by those who may not publish', async () => {
      const [seen, unseen] = [await upload('seen'), await upload('unseen')];
      await createPost({ title: 'Seen by readers', picture: seen.id });
      const replaceAs = async (user: PanelUser, { id }: Uploaded) =>
        user.sendForm(`/upload/files/${id}/replace`, filesOf('mine'));
      const refused = await replaceAs(editor, seen);
      expect([refused.status, refused.error.message]).toEqual([
        400,
        expect.stringContaining('Seen by readers'),
      ]);
      expect(await statusOf(seen.url)).toBe(200);
      expect((await replaceAs(editor, unseen)).status).toBe(200);
      expect((await replaceAs(publisher, seen)).status).toBe(200);
    });
  });
});
