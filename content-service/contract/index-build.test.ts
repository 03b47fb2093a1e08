import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql, queryNumber } from './database-access.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

/** More than one batch, so that a thread analyses them. */
const POSTS = 1200;

const INSERT_POSTS = `
  with recursive numbers(number) as (
    select 1 union all select number + 1 from numbers where number < ${POSTS}
  )
  insert into posts (document_id, title, slug, is_active, created_at, updated_at)
  select 'walrus' || number, 'Walrus морж narwhal' || number, 'walrus-' || number, true,
    (select max(created_at) from posts), (select max(updated_at) from posts)
  from numbers`;

describe.each(services)('the search index of many posts on $database', ({ database, url }) => {
  describe.skipIf(!url)('is built when the service starts', () => {
    let location: DataLocation;
    let service: RunningService;
    const count = (from: string) => queryNumber(location, `select count(*) as number from ${from}`);

    beforeAll(async () => {
      location = await createDataLocation(database, 'seeded');
      await executeSql(location, INSERT_POSTS);
      await executeSql(location, 'delete from search_totals');
      service = await startInReusedProcess(location);
    });
    afterAll(() => service.stop());

    test('with a document for each active post', async () => {
      expect(await count('search_documents')).toBe(await count('posts where is_active = true'));
      expect(await count('search_pending')).toBe(0);
      expect(await count("search_title_words where word = 'walrus'")).toBe(POSTS);
    });

    test('with postings and frequencies', async () => {
      const ofTerm =
        "search_terms t join search_postings p on p.term_id = t.id where t.term = 'walru'";
      expect(await count(ofTerm)).toBe(POSTS);
      const frequency = "select documents as number from search_words where word = 'walrus'";
      expect(await queryNumber(location, frequency)).toBe(POSTS);
    });

    test.each([1, 777, POSTS])('that finds post %s by its own word', async (number) => {
      const { data } = await callApi(service.url, `search?correct=false&q=narwhal${number}`);
      expect(data).toHaveLength(1);
    });

    test('with how words sound, for those typed in Latin letters', async () => {
      const { data } = await callApi(service.url, 'search?q=morzh&language=ru&limit=1');
      expect(data).toHaveLength(1);
    });

    test('with spellings for corrections', async () => {
      const { ids } = await callApi(service.url, 'search?q=walrsu');
      expect(ids.length).toBeGreaterThan(0);
    });
  });
});
