import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changeRows } from '../content-service/contract/change-rows.ts';
import { findPostgres, startPostgres } from '../content-service/contract/start-postgres.ts';
import { kinds } from '../website/app/kinds.ts';
import { type Bench, contentService, demoData, root, website } from './bench.ts';
import { callsOf, listCall } from './calls.ts';
import { millisecondsOf } from './cold-page.ts';
import { alternate, ratio } from './figures.ts';
import { articleOf } from './pages.ts';
import { print, shown, spread, verdict } from './report.ts';

const FEW = 1000;
const MANY = 100_000;
const BUDGET = 2;

/** Makes the content service forget all that it remembers. */
const WRITE = 'UPDATE posts SET title = title WHERE id = 101';

/** Calls, each right after a write, and the list page before few and before many posts, on each database that there is. */
export async function measureManyPosts(bench: Bench): Promise<void> {
  const postgres = findPostgres();
  const rows = [
    ...(await compareOn(bench, 'SQLite', undefined)),
    ...(postgres ? await compareOn(bench, 'PostgreSQL', postgres) : []),
  ];
  const [few, many] = [shown(FEW), shown(MANY)];
  print(
    `${few} against ${many} posts, one visitor at a time, each right after a write`,
    [['what', 'database', `ms at ${few}`, `ms at ${many}`, 'times', 'budget'], ...rows],
    postgres ? [] : ['PostgreSQL is not installed.'],
  );
}

async function compareOn(bench: Bench, database: string, postgres: string | undefined) {
  const few = await startWith(bench, `${database}-few`, FEW, postgres);
  const many = await startWith(bench, `${database}-many`, MANY, postgres);
  const calls = Object.entries({
    ...callsOf(await articleOf(few.service)),
    'still to come': listCall({ kind: 'event', upcoming: true }),
    'of a city': listCall({ city: 'dubai' }),
  });
  const rows: string[][] = [];
  const compare = async (what: string, addressOf: (side: Side) => string) => {
    const time = (side: Side) => () =>
      millisecondsOf(addressOf(side), () => changeRows(side.place, WRITE));
    const figures = await alternate(bench.rounds, { few: time(few), many: time(many) });
    const times = ratio(figures.many, figures.few);
    const budget = verdict(times <= BUDGET, `≤ ${BUDGET}`);
    rows.push([what, database, spread(figures.few), spread(figures.many), shown(times), budget]);
  };
  for (const [name, path] of calls) {
    await compare(`call ${name}`, ({ service }) => `${service}/api/${path}`);
  }
  const list = `/${kinds.article.segment}`;
  await compare('list page, cold', ({ site }) => site + list);
  for (const { stop } of [few, many]) await stop();
  return rows;
}

type Side = Awaited<ReturnType<typeof startWith>>;

/** Both programs, with so many generated posts beside the demo content. */
async function startWith(bench: Bench, name: string, posts: number, postgres: string | undefined) {
  const server = postgres ? await bench.keep(startPostgres(postgres)) : undefined;
  const dataDir = server ? join(bench.folder, name) : await demoData(bench, name);
  await promisify(execFile)(
    process.execPath,
    ['dist/seed/generated-posts-command.js', '--posts', String(posts)],
    {
      cwd: join(root, 'content-service'),
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: server?.url ?? '' },
    },
  );
  const service = await contentService(bench, name, { dataDir, databaseUrl: server?.url });
  const site = await website(bench, `${name} website`, service.url, { PAGE_FRESH_SECONDS: '0' });
  return {
    place: { dataDir, databaseUrl: server?.url },
    service: service.url,
    site: site.url,
    stop: async () => {
      for (const each of [site, service, server]) await each?.stop();
    },
  };
}
