import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInToPanel } from './administrator.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql, queryNumber } from './database-access.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import { WEBSITE_TOKEN } from './start-mailing-service.ts';
import type { RunningService } from './start-service.ts';

const seedDir = fileURLToPath(new URL('seed', import.meta.url));

const today = () => new Date().toISOString().slice(0, 10);

describe.each(services)('counts of searches on $database', ({ database, url }) => {
  describe.skipIf(!url)('of a website', () => {
    let location: DataLocation;
    let service: RunningService;

    const start = async (env: Record<string, string> = {}) => {
      service = await startInReusedProcess({
        ...location,
        seedDir,
        env: { WEBSITE_TOKEN, ...env },
      });
    };
    beforeAll(async () => {
      location = await createDataLocation(database, 'seeded');
      await start();
    });
    afterAll(async () => {
      await service.stop();
      rmSync(location.dataDir, { recursive: true, force: true });
    });

    const report = (searches: unknown, token = WEBSITE_TOKEN) =>
      fetch(`${service.url}/api/search-counts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Website-Token': token },
        body: JSON.stringify({ searches }),
      });
    const list = async (query = '') => {
      const response = await (await signInToPanel(service.url)).call(
        'GET',
        `/search-counts${query}`,
      );
      return Object.values(response);
    };
    const searched = (query: string, searches = 5, followed = 0) => ({
      query,
      language: 'en',
      searches,
      followed,
    });

    test('are added up by folded query, with how many were answered and followed', async () => {
      expect(
        (await report([searched('First week', 3, 2), searched('Veterinarian', 4)])).status,
      ).toBe(204);
      expect((await report([searched('first  WEEK', 3), searched('veterinarian', 2)])).status).toBe(
        204,
      );
      expect(await list()).toEqual([
        { query: 'veterinarian', searches: 6, unanswered: 6, followed: 0 },
        { query: 'first week', searches: 6, unanswered: 0, followed: 2 },
      ]);
    });

    test('are shown from five searches on, and only for the days asked for', async () => {
      await report([searched('halal', 4)]);
      expect(JSON.stringify(await list())).not.toContain('halal');
      await report([searched('halal', 1)]);
      expect(JSON.stringify(await list())).toContain('halal');
      expect(await list('?since=2999-01-01')).toEqual([]);
    });

    test('leave out what looks personal', async () => {
      const personal = ['mariam@example.org', '+971 50 000 0000', 'Qasim Zuhayri', '12 Rope Lane'];
      await report(personal.map((query) => searched(query, 50)));
      const count = await queryNumber(
        location,
        'SELECT COUNT(*) AS number FROM search_counts WHERE searches >= $1',
        50,
      );
      expect(count).toBe(0);
    });

    test('are taken from the website only, and read by editors only', async () => {
      expect((await report([searched('first week')], 'x'.repeat(36))).status).toBe(403);
      expect((await fetch(`${service.url}/search-counts`)).status).toBe(401);
      const others = await fetch(`${service.url}/api/search-counts`);
      expect([others.ok, await others.text()]).toEqual([
        false,
        expect.not.stringContaining('query'),
      ]);
    });

    test.each([
      ['no list', {}],
      ['an unknown field type', [{ ...searched('x'), searches: 'many' }]],
      ['a negative count', [searched('x', -1)]],
      ['a long query', [searched('x'.repeat(201))]],
      ['too many queries', Array.from({ length: 201 }, () => searched('x'))],
    ])('are rejected with %s', async (_, searches) => {
      expect((await report(searches)).status).toBe(400);
    });

    test('of rare queries are deleted after thirty days, of others after a year', async () => {
      const insert = (day: string, query: string, searches: number) =>
        executeSql(
          location,
          `INSERT INTO search_counts (day, query, searches, unanswered, followed)
           VALUES ($1, $2, $3, 0, 0)`,
          day,
          query,
          searches,
        );
      const daysAgo = (days: number) =>
        new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
      await insert(daysAgo(31), 'rare', 4);
      await insert(daysAgo(29), 'recent', 4);
      await insert(daysAgo(31), 'common', 5);
      await insert(daysAgo(366), 'old', 50);
      await service.stop();
      await start();
      const remaining = (query: string) =>
        queryNumber(
          location,
          'SELECT COUNT(*) AS number FROM search_counts WHERE query = $1',
          query,
        );
      await expect.poll(() => remaining('rare')).toBe(0);
      await expect.poll(() => remaining('old')).toBe(0);
      expect(await remaining('recent')).toBe(1);
      expect(await remaining('common')).toBe(1);
    });

    test('are not stored with COUNT_SEARCHES=false', async () => {
      await service.stop();
      await start({ COUNT_SEARCHES: 'false' });
      expect((await report([searched('what was never counted', 9)])).status).toBe(204);
      const count = await queryNumber(
        location,
        'SELECT COUNT(*) AS number FROM search_counts WHERE day = $1 AND searches = 9',
        today(),
      );
      expect(count).toBe(0);
    });
  });
});
