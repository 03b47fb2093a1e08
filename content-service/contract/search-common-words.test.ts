import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql } from './database-access.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

const seedDir = fileURLToPath(new URL('seed', import.meta.url));

/**
 * Copies of a post, with two words that more hold than postings are read for a query, one of them in
 * posts that lists show behind all those with the other. Every hundredth has a price of 7.
 */
const INSERT_POSTS = `
  WITH RECURSIVE numbers(number) AS (
    SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 10300
  )
  INSERT INTO posts (id, document_id, title, search_text, is_active, stick_top, sticky_order,
    is_harbour_partner, price, post_type_id, city_id, created_at, updated_at)
  SELECT 10000 + number, 'copy' || number,
    CASE WHEN number <= 5200 THEN 'Wallaby' ELSE 'Numbat' END,
    CASE WHEN number <= 5200 THEN 'wallaby' ELSE 'numbat' END, is_active, stick_top,
    CASE WHEN number = 1 THEN 9 ELSE 0 END, is_harbour_partner,
    CASE WHEN number % 100 = 0 THEN 7 ELSE 8 END, post_type_id, city_id, created_at, updated_at
  FROM posts, numbers WHERE id = 501`;

/** The two oldest have a rare word as well; one is of another kind. */
const CHANGES = [
  "UPDATE posts SET title = 'Wallaby bandicoot' WHERE id IN (10001, 10002)",
  'UPDATE posts SET post_type_id = (SELECT post_type_id FROM posts WHERE id = 301) WHERE id = 10002',
];

describe.each(services)('a word that thousands of posts hold on $database', ({ database, url }) => {
  describe.skipIf(!url)('is searched', () => {
    let location: DataLocation;
    let service: RunningService;

    beforeAll(async () => {
      location = await createDataLocation(database, 'seeded');
      for (const sql of [INSERT_POSTS, ...CHANGES]) await executeSql(location, sql);
      service = await startInReusedProcess({ ...location, seedDir });
    });
    afterAll(async () => {
      await service.stop();
      rmSync(location.dataDir, { recursive: true, force: true });
    });

    const search = async (parameters: string) => {
      const { ids, meta } = await callApi(service.url, `search?limit=50&${parameters}`);
      const { pagination, kinds } = meta as unknown as {
        pagination: { total: number; limited?: boolean };
        kinds: { name: string; total: number }[];
      };
      return { ids, total: pagination.total, limited: pagination.limited, kinds };
    };

    test('in the order of lists, with counts of at most 200', async () => {
      const listed = await callApi(service.url, 'posts?_q=numbat&pagination[limit]=50');
      const { ids, total, kinds } = await search('q=numbat');
      expect(ids).toEqual(listed.ids);
      expect(ids[0]).toBe(20_300);
      expect(total).toBe(200);
      expect(kinds).toEqual([{ name: 'Marketplace', total: 200 }]);
    });

    test('in the order of lists, also behind thousands of others', async () => {
      const listed = await callApi(service.url, 'posts?_q=wallaby&pagination[limit]=50');
      const { ids, total, kinds } = await search('q=wallaby');
      expect(ids).toEqual(listed.ids);
      expect(ids[0]).toBe(10_001);
      expect(total).toBe(200);
      expect(kinds).toEqual([
        { name: 'Marketplace', total: 200 },
        { name: 'Event', total: 1 },
      ]);
      expect((await search('q=wallaby&start=150')).ids).toHaveLength(50);
    });

    test.each([
      ['in the order of lists', 'q=wallaby', true],
      ['ranked', 'q=wallaby&filters[id][$gt]=10000&filters[id][$lt]=10202', true],
      [
        'ranked, and all of them',
        'q=wallaby&filters[id][$gt]=10000&filters[id][$lt]=10201',
        undefined,
      ],
      ['within words', 'q=allab', true],
      ['within words, and all of them', 'q=allab&filters[price]=7', undefined],
      ['that are all there is of a kind', 'q=wallaby&kind=Event', undefined],
    ])('says when there are more than 200 results %s', async (_, parameters, limited) => {
      const { total, limited: reported } = await search(parameters);
      expect(total).toBeLessThanOrEqual(200);
      expect(reported).toBe(limited);
    });

    test('within a kind or filters, and finds all that match', async () => {
      expect(await search('q=wallaby&kind=Event')).toMatchObject({ ids: [10_002], total: 1 });
      const cheap = await search('q=wallaby&filters[price]=7');
      expect(cheap.ids).toHaveLength(50);
      expect(cheap.total).toBe(52);
      expect(cheap.kinds).toEqual([{ name: 'Marketplace', total: 52 }]);
      const dear = await search('q=wallaby&filters[price]=8');
      expect(dear).toMatchObject({ total: 200 });
      expect(dear.ids[0]).toBe(10_001);
    });

    test('where no post within the filters holds the rare words of a query', async () => {
      expect((await search('q=wallaby+bandicoot')).ids.toSorted()).toEqual([10_001, 10_002]);
      expect(await search('q=wallaby+bandicoot&kind=Event')).toMatchObject({ ids: [10_002] });
      const { ids, total } = await search('q=wallaby+bandicoot&filters[price]=7');
      expect([ids.length, total]).toEqual([50, 52]);
      expect((await search('q=wallaby+bandicoot&filters[id][$gt]=10002')).total).toBe(200);
    });
  });
});
