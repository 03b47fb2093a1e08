import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { signInToPanel } from './administrator.ts';
import { startCalendarServer } from './calendar-server.ts';
import { callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { queryNumber } from './database-access.ts';
import { type ReusedService, startInReusedProcess } from './start-in-reused-process.ts';
import type { StartOptions } from './start-service.ts';

const FEEDS = '/content-manager/collection-types/api::calendar-feed.calendar-feed';
const seedDir = fileURLToPath(new URL('seed', import.meta.url));
const DAY_MS = 86_400_000;

const BEGIN = Date.now();

/** A calendar of forty days with an event each. */
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...Array.from({ length: 40 }, (_, n) => {
    const day = new Date(BEGIN + (n + 2) * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
    return ['BEGIN:VEVENT', `UID:${n}`, `SUMMARY:Walk ${n}`, `DTSTART:${day}T180000`, 'END:VEVENT'];
  }).flat(),
  'END:VCALENDAR',
].join('\r\n');

describe.skipIf(!inject('postgresServer'))('two copies of the service', () => {
  let copies: ReusedService[] = [];

  afterEach(async () => {
    await Promise.all(copies.map(({ stop }) => stop()));
    copies = [];
  });

  const start = async (location: DataLocation, options: Partial<StartOptions> = {}) => {
    const copy = await startInReusedProcess({ ...location, ...options });
    copies.push(copy);
    return copy;
  };

  test('that are started at once with an empty database start one after the other', async () => {
    const location = await createDataLocation('PostgreSQL');
    const lines: string[] = [];
    const onLine = (line: string) => void lines.push(line);
    const [first, second] = await Promise.all([
      start(location, { seedDir, onLine }),
      start(location, { seedDir, onLine }),
    ]);
    const total = async ({ url }: ReusedService) =>
      (await callApi(url, 'posts')).meta.pagination?.total;
    expect(await total(first)).toBeGreaterThan(0);
    expect(await total(second)).toBe(await total(first));
    expect(lines.filter((line) => line.startsWith('database: '))).toEqual([
      'database: another copy is starting; this one starts after it.',
    ]);
  });

  test('do not wait for each other while one writes and the other starts', async () => {
    const location = await createDataLocation('PostgreSQL', 'seeded');
    await start(location);
    const writer = new pg.Client({ connectionString: location.databaseUrl });
    await writer.connect();
    await writer.query('begin; update posts set title = title; select * from search_title_words');
    try {
      const { url } = await start(location);
      expect((await callApi(url, 'posts')).status).toBe(200);
    } finally {
      await writer.end();
    }
  });

  test('create a post once when they read calendars with the same events', async () => {
    const location = await createDataLocation('PostgreSQL', 'seeded');
    const env = { CALENDAR_NETWORKS: '127.0.0.1' };
    const [first, second] = [await start(location, { env }), await start(location, { env })];
    const server = await startCalendarServer();
    const administrator = await signInToPanel(first.url);
    for (const path of ['/a', '/b']) {
      server.serve(path, CALENDAR);
      const feed = { name: path, address: `${server.url}${path}`, is_active: true };
      await administrator.call('POST', FEEDS, feed);
    }
    server.answerTogether(2);
    await Promise.all([first, second].map((copy) => copy.runJob('fetchDueFeeds', new Date(BEGIN))));
    await server.close();
    const count = (sql: string) => queryNumber(location, sql);
    expect(await count('select count(*) as number from calendar_feeds where problem is null')).toBe(
      2,
    );
    expect(await count('select count(*) as number from calendar_events')).toBe(40);
    expect(
      await count("select count(*) as number from post_versions where title like 'Walk %'"),
    ).toBe(40);
  });
});
