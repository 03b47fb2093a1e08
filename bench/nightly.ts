import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgresBinaries, startPostgres } from '../content-service/contract/start-postgres.ts';
import { type Bench, demoData, root } from './bench.ts';
import { budgetVerdict, formatNumber, printTable } from './report.ts';

const POSTS = 10_000;
const MAX_SECONDS = 60;
const MEGABYTE = 1024 ** 2;

interface Figures {
  checks: number;
  safety: number;
  confirmations: number;
  links: number;
  failing: { fault: string; links: number }[];
}

/** Measures the jobs of a night at 10,000 posts, 2,000 of them with a link to a server of this machine. */
export async function measureNightly(bench: Bench): Promise<void> {
  const postgres = findPostgresBinaries();
  const rows = [await measureOn(bench, 'SQLite', undefined)];
  if (postgres) rows.push(await measureOn(bench, 'PostgreSQL', postgres));
  printTable(`The jobs of a night, ${formatNumber(POSTS)} posts`, [
    [
      'database',
      'checks, s',
      'safety notes, s',
      'whom to ask, s',
      '2,000 links of one server, s',
      'links that failed',
      'budget (each)',
    ],
    ...rows,
  ]);
}

async function measureOn(bench: Bench, database: string, postgres: string | undefined) {
  const server = postgres ? await bench.stopAtEnd(startPostgres(postgres)) : undefined;
  const name = `nightly-${database}`;
  const dataDir = server ? join(bench.folder, name) : await demoData(bench, name);
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [`dist/seed/${command}.js`, ...args], {
      cwd: join(root, 'content-service'),
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: server?.url ?? '' },
      maxBuffer: 64 * MEGABYTE,
    });
  await run('generated-posts-command', '--posts', String(POSTS));
  const { stdout } = await run('nightly-bench/nightly-bench-command');
  const figures: Figures = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const { checks, safety, confirmations, links, failing } = figures;
  const seconds = [checks, safety, confirmations, links];
  await server?.stop();
  return [
    database,
    ...seconds.map(formatNumber),
    failing.map((row) => `${row.fault} ${row.links}`).join(', '),
    budgetVerdict(Math.max(...seconds) <= MAX_SECONDS, `≤ ${MAX_SECONDS} s`),
  ];
}
