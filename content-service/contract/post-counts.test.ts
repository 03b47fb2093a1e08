import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql } from './database-access.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

describe.each(services)('numbers of posts on $database', ({ database, url }) => {
  describe.skipIf(!url)('by city, area and category', () => {
    let service: RunningService;
    let location: Awaited<ReturnType<typeof createDataLocation>>;

    const execute = (sql: string, ...values: (string | number)[]) =>
      executeSql(location, sql, ...values);
    const counts = (query: string) => callApi(service.url, `post-counts?${query}`);
    /** The number that the list itself says. */
    const listed = async (query: string) =>
      (await callApi(service.url, `posts?pagination[limit]=1&${query}`)).meta.pagination?.total;

    beforeAll(async () => {
      location = await createDataLocation(database, 'seeded');
      const cityId = `(select id from cities where slug = $1)`;
      await execute(`update posts set city_id = null, area_id = null`);
      await execute(
        `update posts set city_id = ${cityId} where id in (101, 103, 201, 202)`,
        'dubai',
      );
      await execute(`update posts set city_id = ${cityId} where id in (301, 102)`, 'istanbul');
      await execute(
        `update posts set area_id = (select id from areas where slug = $1) where id in (201, 202)`,
        'deira',
      );
      // A translation.
      await execute(`update posts set translation_group = $1 where id in (101, 103)`, 'week');
      service = await startInReusedProcess(location);
    });
    afterAll(() => service?.stop());

    test('are those of the lists, without hidden posts and posts elsewhere', async () => {
      const { status, data } = await counts('by=city,area,post_category');
      expect(status).toBe(200);
      expect(data).toMatchObject({
        city: [
          { slug: 'dubai', total: 4 },
          { slug: 'istanbul', total: 1 },
        ],
        area: [{ slug: 'deira', total: 2 }],
        post_category: expect.any(Array),
      });
      expect(await listed('filters[city][slug]=dubai')).toBe(4);
    });

    test('count one of several translations', async () => {
      const query = 'preferLanguage=ar';
      expect((await counts(`by=city&${query}`)).data).toMatchObject({
        city: [{ slug: 'dubai', total: 3 }, { slug: 'istanbul' }],
      });
      expect(await listed(`${query}&filters[city][slug]=dubai`)).toBe(3);
    });

    test('do not depend on what is chosen of the same', async () => {
      const chosen = 'filters[post_type][name]=Business&filters[city][slug]=dubai';
      expect((await counts(`by=city,area&${chosen}&filters[area][slug]=deira`)).data).toEqual({
        city: [{ slug: 'dubai', total: 2 }],
        area: [{ slug: 'deira', total: 2 }],
      });
      expect((await counts('by=area&filters[city][slug]=istanbul')).data).toEqual({ area: [] });
    });

    test.each(['by=title', 'by=city&filters[secret]=1', 'by=city&unknown=1'])(
      'by anything else are rejected: %s',
      async (query) => {
        expect((await counts(query)).status).toBe(400);
      },
    );
  });
});
