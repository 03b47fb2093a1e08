import type { Core } from '@strapi/strapi';
import type { Problem } from 'post-rules/problem';
import { type Columns, insertRows, type Sql, selectIn, selectRows } from '../database/rows';

/** How long a run may take before another process thinks that it was interrupted. */
const LONGEST_RUN_MS = 3_600_000;

const COLUMNS: Columns = {
  post_id: 'integer',
  code: 'text',
  level: 'text',
  field: 'text',
  since: 'text',
};

/** The jobs that run once a night, by their rows in the table of runs. */
export const CHECK_RUN = 1;
export const LINK_RUN = 2;

/** What is kept of a problem of a post. */
type Found = Pick<Problem, 'code' | 'level' | 'field'>;

interface Row extends Found {
  post_id: number;
}

/** Creates the tables: problems of posts since when, and the last run of the check. */
export async function ensureProblemTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists post_problems (
       post_id integer not null, code text not null, level text not null, field text not null,
       since text not null, primary key (post_id, code, field))`,
  );
  await strapi.db.connection.raw(
    `create table if not exists post_check_runs (
       id integer primary key, started bigint not null, finished bigint not null)`,
  );
}

/**
 * Claims the next run for this process, in the database: of several processes only one gets it.
 * @param run one of the above
 * @param dueSince in milliseconds; a run that finished later is enough
 * @returns whether this process shall run
 */
export async function claimRun(
  sql: Sql,
  run: number,
  dueSince: number,
  now: number,
): Promise<boolean> {
  const claimed = await selectRows(
    sql,
    `insert into post_check_runs (id, started, finished) values (?, ?, 0)
     on conflict (id) do update set started = excluded.started
     where post_check_runs.finished < ?
       and (post_check_runs.started <= post_check_runs.finished or post_check_runs.started < ?)
     returning id`,
    [run, now, dueSince, now - LONGEST_RUN_MS],
  );
  return claimed.length > 0;
}

/** Records that the run has ended. @param now in milliseconds */
export async function finishRun(sql: Sql, run: number, now: number): Promise<void> {
  await selectRows(sql, 'update post_check_runs set finished = ? where id = ?', [now, run]);
}

/**
 * Replaces the stored problems of some posts; those that were there before keep their time.
 * @param found by the id of the post; an empty list for posts without problems
 */
export async function storeProblems(
  strapi: Core.Strapi,
  found: ReadonlyMap<number, readonly Found[]>,
  now: Date,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const stored = await selectIn<Row>(
      trx,
      (list) => `select post_id, code, level, field from post_problems where post_id in ${list}`,
      [...found.keys()],
    );
    const key = ({ code, field }: Found) => `${code} ${field}`;
    const isAmong = (list: readonly Found[], problem: Found) =>
      list.some((other) => key(other) === key(problem));
    for (const row of stored) {
      if (isAmong(found.get(row.post_id) ?? [], row)) continue;
      await selectRows(
        trx,
        'delete from post_problems where post_id = ? and code = ? and field = ?',
        [row.post_id, row.code, row.field],
      );
    }
    const fresh = [...found].flatMap(([post_id, problems]) => {
      const known = stored.filter((row) => row.post_id === post_id);
      return problems
        .filter((problem) => !isAmong(known, problem))
        .map(({ code, level, field }) => [post_id, code, level, field, now.toISOString()]);
    });
    await insertRows(trx, 'post_problems', COLUMNS, fresh, 'on conflict do nothing');
  });
}

/** Deletes the problems of posts that were deleted. */
export async function deleteProblemsOfDeletedPosts(sql: Sql): Promise<void> {
  await selectRows(
    sql,
    'delete from post_problems where not exists (select 1 from posts where id = post_problems.post_id)',
  );
}
