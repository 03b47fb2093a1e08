import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeskFixture, POSTS, startDeskFixture, VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';

const RELATIONS = '/content-manager/relations/api::post.post/post_type';

describe.each(services)('numbers that no column can hold on $database', ({ database, url }) => {
  describe.skipIf(!url)('in the panel', () => {
    let fixture: DeskFixture;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
    });
    afterAll(() => fixture.close());

    const resultsOf = async (address: string) => {
      const { status, data } = await fixture.administrator.callRaw(address);
      expect([address, status]).toEqual([address, 200]);
      const { results = data.data } = data;
      return results;
    };

    test.each(['2147483648', '-99999999999', '1e400', '1.5', 'abc'])(
      'find nothing: %s',
      async (number) => {
        for (const filter of [
          `${POSTS}?filters[$and][0][sticky_order][$eq]=${number}`,
          `${POSTS}?filters[$and][0][id][$eq]=${number}`,
          `${POSTS}?filters[id][$in][0]=${number}`,
          `${POSTS}?filters[$and][0][post_type][id][$eq]=${number}`,
          `${POSTS}?filters[post_type]=${number}`,
          `${VERSIONS}?filters[check_every]=${number}`,
          `/upload/files?filters[$and][0][folder][id]=${number}`,
          `/upload/folders?filters[id]=${number}`,
        ]) {
          expect(await resultsOf(filter)).toEqual([]);
        }
        for (const address of [
          `/upload/files/${number}`,
          `/upload/folders/${number}`,
          `/admin/users/${number}`,
          `/admin/roles/${number}`,
        ]) {
          const { status } = await fixture.administrator.call('GET', address);
          expect([address, status]).toEqual([address, 404]);
        }
      },
    );

    test('exclude nothing, and limit nothing that is below them', async () => {
      const all = await resultsOf(POSTS);
      for (const filter of ['[id][$ne]', '[id][$lt]', '[id][$lte]', '[id][$notIn][0]']) {
        expect(await resultsOf(`${POSTS}?filters${filter}=2147483648`)).toEqual(all);
      }
      expect(await resultsOf(`${POSTS}?filters[price][$lt]=1e400`)).not.toEqual([]);
      expect(await resultsOf(`${RELATIONS}?idsToOmit[0]=2147483648`)).toEqual(
        await resultsOf(RELATIONS),
      );
    });

    test('are searched for in texts', async () => {
      const search = `${POSTS}?_q=971501234567`;
      expect(await resultsOf(search)).toEqual(expect.any(Array));
    });

    test('neither delete nor move files, and do not stop the service', async () => {
      const { administrator } = fixture;
      const move = { fileIds: [2147483648], destinationFolderId: 2147483648 };
      const moved = await administrator.call('POST', '/upload/actions/bulk-move', move);
      expect(moved.status).toBe(400);
      const files = { fileIds: [2147483648], folderIds: ['99999999999'] };
      const deleted = await administrator.call('POST', '/upload/actions/bulk-delete', files);
      expect(deleted.status).toBe(400);
      expect((await administrator.call('GET', '/upload/folders')).status).toBe(200);
    });

    test('are not saved, and the field is named', async () => {
      const { administrator } = fixture;
      const post = await fixture.documentIdAt('posts/101');
      const version = await administrator.desk('POST', `/posts/${post}/version`);
      for (const value of [2147483648, '99999999999', -2147483649]) {
        const data = { sticky_order: value };
        expect(
          await administrator.call('PUT', `${VERSIONS}/${version.documentId}`, data),
        ).toMatchObject({
          status: 400,
          error: { details: { errors: [{ path: ['sticky_order'], name: 'ValidationError' }] } },
        });
      }
    });
  });
});
