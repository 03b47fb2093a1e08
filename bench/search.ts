import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { executeSql } from '../content-service/contract/database-access.ts';
import { findPostgresBinaries, startPostgres } from '../content-service/contract/start-postgres.ts';
import { type Bench, demoData, launchContentService, root } from './bench.ts';
import { rawResponse } from './raw-response.ts';
import { budgetVerdict, formatNumber, printTable } from './report.ts';
import { median, percentile } from './statistics.ts';

const MAX_MEDIAN_MS = 30;
const MAX_BUILD_MS = 180_000;
const AT_ONCE = 10;

/** Queries of each sort that are asked before any is measured, as a service runs for months. */
const WARM_UP = 20;

const MEGABYTE = 1024 ** 2;

interface Figures {
  buildMs: number;
  buildCpuMs: number;
  peakMegabytes: number;
  indexBytes: number;
  saves: number[];
  updates: number[];
  queries: Record<string, string[]>;
}

/** Measures index and searches at several numbers of posts, on each available database. */
export async function measureSearch(bench: Bench): Promise<void> {
  const postgres = findPostgresBinaries();
  const setups = bench.posts.flatMap((posts) => [
    { posts, database: 'SQLite', postgres: undefined },
    ...(postgres ? [{ posts, database: 'PostgreSQL', postgres }] : []),
  ]);
  const indexRows: string[][] = [];
  const searchRows: string[][] = [];
  for (const setup of setups) {
    const { index, searches } = await measureSetup(bench, setup);
    indexRows.push(index);
    searchRows.push(...searches);
  }
  printTable('Search index: built from all posts', [
    [
      'posts',
      'database',
      'build, s',
      'CPU time, s',
      'peak memory, MB',
      'size, MB',
      'save, ms',
      'of it index, ms',
      'first search after the start, ms',
      'budget',
    ],
    ...indexRows,
  ]);
  printTable(
    'Searches at the content service, one at a time, and ten at once',
    [
      [
        'posts',
        'database',
        'query',
        'median, ms',
        '99th percentile, ms',
        'ten at once: answered',
        'slowest, ms',
        'memory, MB',
        'budget (median)',
      ],
      ...searchRows,
    ],
    postgres ? [] : ['PostgreSQL is not installed.'],
  );
}

interface Setup {
  posts: number;
  database: string;
  postgres: string | undefined;
}

async function measureSetup(bench: Bench, { posts, database, postgres }: Setup) {
  const server = postgres ? await bench.stopAtEnd(startPostgres(postgres)) : undefined;
  const name = `search-${database}-${posts}`;
  const dataDir = server ? join(bench.folder, name) : await demoData(bench, name);
  const location = { dataDir, databaseUrl: server?.url };
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: server?.url ?? '' };
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [`dist/seed/${command}.js`, ...args], {
      cwd: join(root, 'content-service'),
      env,
      maxBuffer: 64 * MEGABYTE,
    });
  await run('generated-posts-command', '--posts', String(posts));
  // Else the start of the next program would build the index, too.
  await executeSql(location, 'delete from search_pending');
  const { stdout } = await run('search-bench/search-bench-command');
  // Else PostgreSQL would begin to do so on its own beside the searches, after so many new rows.
  if (server) await executeSql(location, 'vacuum analyze');
  const figures: Figures = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const { buildMs, buildCpuMs, peakMegabytes, indexBytes, saves, updates, queries } = figures;
  const service = await launchContentService(bench, name, location);
  const searches: string[][] = [];
  const sorts = Object.entries(queries);
  const [first] = await timesOf(
    service.url,
    sorts.flatMap(([, texts]) => texts.slice(0, WARM_UP)),
  );
  for (const [query, texts] of sorts) {
    const { times, answered, slowest } = await measureQueries(service.url, texts.slice(WARM_UP));
    searches.push([
      formatNumber(posts),
      database,
      query,
      formatNumber(median(times)),
      formatNumber(percentile(times, 0.99)),
      `${answered} of ${AT_ONCE}`,
      formatNumber(slowest),
      formatNumber(memoryOf(service.pid) / MEGABYTE),
      budgetVerdict(median(times) <= MAX_MEDIAN_MS, `≤ ${MAX_MEDIAN_MS}`),
    ]);
  }
  await service.stop();
  await server?.stop();
  const index = [
    formatNumber(posts),
    database,
    formatNumber(buildMs / 1000),
    formatNumber(buildCpuMs / 1000),
    formatNumber(peakMegabytes),
    formatNumber(indexBytes / MEGABYTE),
    formatNumber(median(saves)),
    formatNumber(median(updates)),
    formatNumber(first ?? Number.NaN),
    budgetVerdict(buildMs <= MAX_BUILD_MS, `≤ ${MAX_BUILD_MS / 1000} s`),
  ];
  return { index, searches };
}

/** What the website adds to a query on a page in English. */
const PAGE_PARAMETERS = 'language=en&preferLanguage=en&start=0&limit=10';

async function search(service: string, query: string) {
  const startedAt = performance.now();
  const { status } = await rawResponse(
    `${service}/api/search?q=${encodeURIComponent(query)}&${PAGE_PARAMETERS}`,
  );
  return { status, ms: performance.now() - startedAt };
}

/** Asks each query once, one after the other. */
async function timesOf(service: string, queries: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const { status, ms } = await search(service, query);
    if (status !== 200) throw new Error(`A search for ${query} returned ${status}.`);
    times.push(ms);
  }
  return times;
}

/** Each query once; the last ten of them at once. */
async function measureQueries(service: string, queries: string[]) {
  const times = await timesOf(service, queries.slice(0, -AT_ONCE));
  const together = await Promise.all(
    queries.slice(-AT_ONCE).map((query) => search(service, query)),
  );
  return {
    times,
    answered: together.filter(({ status }) => status === 200).length,
    slowest: Math.max(...together.map(({ ms }) => ms)),
  };
}

/** The resident memory of a process, in bytes. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024;
}
