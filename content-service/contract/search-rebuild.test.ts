import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql, queryNumber } from './database-access.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

const seedDir = fileURLToPath(new URL('seed', import.meta.url));

describe.each(services)('a start on $database', ({ database, url }) => {
  describe.skipIf(!url)('with a search index', () => {
    let location: DataLocation;
    let service: RunningService;

    const start = async () => {
      service = await startInReusedProcess({ ...location, seedDir });
    };
    const search = async (query: string) =>
      (await callApi(service.url, `search?correct=false&q=${encodeURIComponent(query)}`)).ids;

    beforeAll(async () => {
      location = await createDataLocation(database, 'seeded');
      await start();
    });
    afterAll(async () => {
      await service.stop();
      rmSync(location.dataDir, { recursive: true, force: true });
    });

    test('of another version builds it anew, and folds the text of `_q` anew', async () => {
      const indexed = 'select count(*) as number from search_postings';
      const before = await queryNumber(location, indexed);
      await service.stop();
      for (const table of [
        'documents',
        'texts',
        'terms',
        'postings',
        'words',
        'spellings',
        'sounds',
        'pending',
      ]) {
        await executeSql(location, `delete from search_${table}`);
      }
      await executeSql(location, 'update search_totals set version = 0');
      await executeSql(
        location,
        'update posts set search_text = $1 where id = 601',
        'मुफ़्त'.normalize('NFD'),
      );
      await start();
      expect(await queryNumber(location, indexed)).toBe(before);
      expect(await search('evening walks')).toEqual([301]);
      expect((await callApi(service.url, 'posts?_q=begin')).ids).toEqual([601]);
    });

    test('of this version keeps it, and indexes what was written meanwhile', async () => {
      await service.stop();
      await executeSql(location, "update search_terms set documents = 7 where term = 'walk'");
      await executeSql(location, "update posts set title = 'Loveseat' where id = 501");
      await start();
      expect(await search('loveseats')).toEqual([501]);
      const kept = "select documents as number from search_terms where term = 'walk'";
      expect(await queryNumber(location, kept)).toBe(7);
      expect(await queryNumber(location, 'select count(*) as number from search_pending')).toBe(0);
    });
  });
});
