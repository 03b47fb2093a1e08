import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { withPostgres } from '../database/postgres.ts';
import { type Check, type Finding, fine, note, problem, reasonOf } from './finding.ts';

/** The oldest version that its developers still mend. */
const POSTGRES_MAJOR = 14;

/** A difference of clocks that makes sessions, codes and schedules go wrong, in milliseconds. */
const MAX_CLOCK_DIFFERENCE_MS = 5000;

/** More than on one machine or in one data centre: each page takes several queries. */
const SLOW_MS = 20;

export const checkDatabase: Check = async ({ databaseUrl, databaseFile }) => {
  if (databaseUrl === undefined) return checkSqlite(databaseFile);
  try {
    return await withPostgres(databaseUrl, checkPostgres);
  } catch (error) {
    return [problem(reasonOf(error))];
  }
};

function checkSqlite(file: string): Finding[] {
  if (!existsSync(file)) return [note(`Database: ${file} will be created at the first start.`)];
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
    const result = database.prepare('pragma quick_check(1)').get()?.quick_check;
    database.close();
    return [
      result === 'ok'
        ? fine(`Database: ${file} is intact`)
        : problem(`Database: ${file} is damaged (${result}); restore a backup.`),
    ];
  } catch (error) {
    return [problem(`Database: ${file} cannot be read: ${reasonOf(error)}`)];
  }
}

async function checkPostgres(client: pg.Client): Promise<Finding[]> {
  const startedAt = performance.now();
  const { rows } = await client.query<{ version: number; now: Date; trigrams: boolean }>(
    `select current_setting('server_version_num')::int / 10000 as version, clock_timestamp() as now,
       exists (select 1 from pg_available_extensions where name = 'pg_trgm') as trigrams`,
  );
  const milliseconds = performance.now() - startedAt;
  const [server] = rows;
  if (!server) return [problem('Database: PostgreSQL does not answer.')];
  const difference = Math.abs(server.now.getTime() - Date.now());
  return [
    server.version < POSTGRES_MAJOR
      ? problem(
          `Database: PostgreSQL ${server.version} is too old; use ${POSTGRES_MAJOR} or newer.`,
        )
      : fine(`Database: PostgreSQL ${server.version} answers in ${milliseconds.toFixed(1)} ms`),
    ...(milliseconds > SLOW_MS
      ? [note('Database: far away; pages take several queries each.')]
      : []),
    ...(server.trigrams
      ? []
      : [note('Database: pg_trgm is missing, so searches read every post.')]),
    ...(difference > MAX_CLOCK_DIFFERENCE_MS
      ? [problem(`Clock: ${Math.round(difference / 1000)} s apart from the database's.`)]
      : []),
  ];
}
