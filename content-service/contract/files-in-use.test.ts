import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { POSTS } from './desk-fixture.ts';
import { services } from './services.ts';
import { startVersionFixture, type VersionFixture } from './version-fixture.ts';

interface Uploaded {
  id: number;
  url: string;
}

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

    beforeAll(async () => {
      fixture = await startVersionFixture(database);
      uploader = await signInToPanel(fixture.url);
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
  });
});
