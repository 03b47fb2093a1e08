import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executeSql, queryNumber } from './database-access.ts';
import { type DeskFixture, startDeskFixture } from './desk-fixture.ts';
import { services } from './services.ts';
import { WEBSITE_TOKEN } from './start-mailing-service.ts';

interface Statistics {
  since: string;
  isCounting: boolean;
  reads: {
    total: number | null;
    steps: { day: string; reads: number | null }[];
    posts: { documentId: string; title: string; reads: number }[];
    others: number | null;
  };
  languages: { language: string; reads: number | null }[];
  helpful: { documentId: string; title: string; yes: number; no: number }[] | null;
  searches: { query: string; searches: number; unanswered: number }[] | null;
}

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const reads = (post: number, count: number, language = 'en') => ({ post, language, reads: count });

describe.each(services)('statistics on $database', ({ database, url }) => {
  describe.skipIf(!url)('of a website', () => {
    let fixture: DeskFixture;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
    });
    afterAll(() => fixture.close());

    const report = async (body: object, token = WEBSITE_TOKEN) => {
      const response = await fetch(`${fixture.url}/api/read-counts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Website-Token': token },
        body: JSON.stringify({ id: randomUUID(), day: daysAgo(0), reads: [], ...body }),
      });
      return response.status;
    };
    const statistics = async (query = '', user = fixture.administrator) =>
      (await user.desk('GET', `/statistics${query}`)) as unknown as Statistics;
    const storedReads = (post: number) =>
      queryNumber(
        fixture.location,
        'SELECT COALESCE(SUM(reads), 0) AS number FROM read_counts WHERE post_id = $1',
        post,
      );

    test('add up reads by post, day and language, each report once', async () => {
      const first = { id: randomUUID(), reads: [reads(101, 4), reads(101, 7, 'ar')] };
      expect(await report(first)).toBe(204);
      expect(await report(first)).toBe(204);
      expect(await report({ reads: [reads(101, 3), reads(201, 4)], day: daysAgo(2) })).toBe(204);
      const { reads: shown, languages, isCounting } = await statistics();
      expect(shown.total).toBe(18);
      expect(shown.steps).toHaveLength(30);
      // Numbers from 1 to 4 are not shown.
      expect(shown.steps.slice(-3).map((step) => step.reads)).toEqual([7, 0, 11]);
      expect(shown.posts).toEqual([
        {
          documentId: await fixture.documentIdAt('posts/101'),
          title: expect.any(String),
          reads: 14,
        },
      ]);
      expect(shown.others).toBeNull();
      expect(languages).toEqual([
        { language: 'en', reads: 11 },
        { language: 'ar', reads: 7 },
      ]);
      expect(isCounting).toBe(true);
    });

    test('are limited to a period and to a language', async () => {
      await report({ reads: [reads(202, 9, 'tr')], day: daysAgo(7) });
      expect((await statistics('?days=7')).languages.map(({ language }) => language)).not.toContain(
        'tr',
      );
      const turkish = await statistics('?days=365&language=tr');
      expect(turkish.reads).toMatchObject({ total: 9, posts: [{ reads: 9 }], others: 0 });
      expect(turkish.reads.steps).toHaveLength(52);
      expect(turkish.reads.steps.at(-2)?.reads).toBe(9);
      expect([turkish.helpful, turkish.searches]).toEqual([null, null]);
      for (const query of ['?days=8', '?language=x1']) {
        expect((await fixture.administrator.call('GET', `/desk/statistics${query}`)).status).toBe(
          400,
        );
      }
    });

    test('show answers and searches from five on', async () => {
      const helpful = 'INSERT INTO helpful_counts (day, post_id, yes, no) VALUES ($1, $2, $3, $4)';
      await executeSql(fixture.location, helpful, daysAgo(0), 101, 3, 2);
      await executeSql(fixture.location, helpful, daysAgo(0), 102, 3, 1);
      const search = `INSERT INTO search_counts (day, query, searches, unanswered, followed)
        VALUES ($1, $2, $3, $4, 0)`;
      await executeSql(fixture.location, search, daysAgo(1), 'veterinarian', 8, 6);
      await executeSql(fixture.location, search, daysAgo(1), 'helicopter', 8, 4);
      const { helpful: answers, searches } = await statistics();
      expect(answers).toEqual([
        {
          documentId: await fixture.documentIdAt('posts/101'),
          title: expect.any(String),
          yes: 3,
          no: 2,
        },
      ]);
      expect(searches).toEqual([{ query: 'veterinarian', searches: 8, unanswered: 6 }]);
    });

    test('are read by those who may read posts', async () => {
      const moderator = await fixture.signInAs('Moderator');
      expect((await statistics('', moderator)).reads.total).toBeGreaterThan(0);
      const guest = await fixture.signInWithoutRights();
      expect((await guest.call('GET', '/desk/statistics')).status).toBe(403);
      expect((await fetch(`${fixture.url}/desk/statistics`)).status).toBe(401);
    });

    test('are taken from the website only, and without mistakes', async () => {
      expect(await report({ reads: [reads(601, 9)] }, 'x'.repeat(36))).toBe(403);
      for (const wrong of [
        { id: '1', reads: [reads(601, 9)] },
        { day: 'today', reads: [reads(601, 9)] },
        { reads: [reads(601, -9)] },
        { reads: [reads(601, 9), reads(601, 9)] },
        { reads: [reads(601, 9, 'english')] },
        { reads: Array.from({ length: 501 }, (_, index) => reads(index + 1, 1)) },
      ]) {
        expect(await report(wrong), JSON.stringify(wrong).slice(0, 80)).toBe(400);
      }
      // Too old to tell whether they were added before, and of a clock that is wrong.
      expect(await report({ reads: [reads(601, 9)], day: daysAgo(8) })).toBe(204);
      expect(await report({ reads: [reads(601, 9)], day: daysAgo(-2) })).toBe(204);
      expect(await storedReads(601)).toBe(0);
    });

    test('are deleted after two years, and not counted with COUNT_READS=false', async () => {
      const insert = `INSERT INTO read_counts (day, post_id, language, reads)
        VALUES ($1, $2, 'en', 9)`;
      await executeSql(fixture.location, insert, daysAgo(731), 301);
      await executeSql(fixture.location, insert, daysAgo(729), 302);
      await fixture.restart({ COUNT_READS: 'false' });
      await expect.poll(() => storedReads(301)).toBe(0);
      expect(await storedReads(302)).toBe(9);
      expect(await report({ reads: [reads(601, 9)] })).toBe(204);
      expect(await storedReads(601)).toBe(0);
    });
  });
});
