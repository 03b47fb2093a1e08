import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { executeSql } from '../content-service/contract/database-access.ts';
import { findPostgresBinaries, startPostgres } from '../content-service/contract/start-postgres.ts';
import { kinds } from '../website/app/kinds.ts';
import { type Bench, demoData, launchContentService, launchWebsite, root } from './bench.ts';
import { listCall, postCallsOf } from './calls.ts';
import { medianResponseMs } from './cold-page.ts';
import { articleOf } from './pages.ts';
import { budgetVerdict, formatNumber, formatRounds, printTable } from './report.ts';
import { measureAlternating, ratio } from './statistics.ts';

const FEW = 1000;
const MANY = 100_000;
const BUDGET = 2;

/** Empties the caches of the content service. */
const INVALIDATING_UPDATE = 'UPDATE posts SET title = title WHERE id = 101';

/** Compares calls after a write, and the list page, with few and with many posts, on each available database. */
export async function measureManyPosts(bench: Bench): Promise<void> {
  const postgres = findPostgresBinaries();
  const rows = [
    ...(await compareOn(bench, 'SQLite', undefined)),
    ...(postgres ? await compareOn(bench, 'PostgreSQL', postgres) : []),
  ];
  const [few, many] = [formatNumber(FEW), formatNumber(MANY)];
  printTable(
    `${few} against ${many} posts, one visitor at a time, each right after a write`,
    [
      ['operation', 'database', `median at ${few}, ms`, `median at ${many}, ms`, 'ratio', 'budget'],
      ...rows,
    ],
    postgres ? [] : ['PostgreSQL is not installed.'],
  );
}

async function compareOn(bench: Bench, database: string, postgres: string | undefined) {
  const few = await startWithPosts(bench, `${database}-few`, FEW, postgres);
  const many = await startWithPosts(bench, `${database}-many`, MANY, postgres);
  const calls = Object.entries({
    ...postCallsOf(await articleOf(few.service)),
    'for upcoming events': listCall({ kind: 'event', upcoming: true }),
    'for a city': listCall({ city: 'dubai' }),
  });
  const rows: string[][] = [];
  const compare = async (what: string, addressOf: (setup: Setup) => string) => {
    const measure = (side: Setup) => () =>
      medianResponseMs(addressOf(side), () => executeSql(side.storage, INVALIDATING_UPDATE));
    const results = await measureAlternating(bench.rounds, {
      few: measure(few),
      many: measure(many),
    });
    const slowdown = ratio(results.many, results.few);
    const budget = budgetVerdict(slowdown <= BUDGET, `≤ ${BUDGET}`);
    rows.push([
      what,
      database,
      formatRounds(results.few),
      formatRounds(results.many),
      formatNumber(slowdown),
      budget,
    ]);
  };
  for (const [name, path] of calls) {
    await compare(`call ${name}`, ({ service }) => `${service}/api/${path}`);
  }
  const list = `/${kinds.article.segment}`;
  await compare('list page, cold', ({ site }) => site + list);
  for (const { stop } of [few, many]) await stop();
  return rows;
}

type Setup = Awaited<ReturnType<typeof startWithPosts>>;

/** Starts both programs with generated posts in addition to the demo content. */
async function startWithPosts(
  bench: Bench,
  name: string,
  posts: number,
  postgres: string | undefined,
) {
  const server = postgres ? await bench.stopAtEnd(startPostgres(postgres)) : undefined;
  const dataDir = server ? join(bench.folder, name) : await demoData(bench, name);
  await promisify(execFile)(
    process.execPath,
    ['dist/seed/generated-posts-command.js', '--posts', String(posts)],
    {
      cwd: join(root, 'content-service'),
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: server?.url ?? '' },
    },
  );
  const service = await launchContentService(bench, name, { dataDir, databaseUrl: server?.url });
  const site = await launchWebsite(bench, `${name} website`, service.url, {
    PAGE_FRESH_SECONDS: '0',
  });
  return {
    storage: { dataDir, databaseUrl: server?.url },
    service: service.url,
    site: site.url,
    stop: async () => {
      for (const each of [site, service, server]) await each?.stop();
    },
  };
}
