import type { Core } from '@strapi/strapi';
import { type Columns, insertRows, selectRows } from '../database/rows';
import { DAY_MS, utcDay } from '../utc-day';
import type { ReadReport } from './read-report';

/** Two years: what is read in a season can be compared with the one before. */
const MAX_AGE_DAYS = 730;

/** Reports of older days are dropped; ids are kept longer, so that none is added twice. */
const MAX_REPORT_AGE_DAYS = 7;
const REPORT_ID_AGE_DAYS = 9;

const COLUMNS: Columns = {
  day: 'text',
  post_id: 'integer',
  language: 'text',
  reads: 'integer',
};

/** Creates the tables: reads by day, post and language of the page, and ids of reports. */
export async function ensureReadCounts(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  await connection.raw(
    `create table if not exists read_counts (
       day text not null, post_id integer not null, language text not null,
       reads integer not null, primary key (day, post_id, language))`,
  );
  await connection.raw(
    'create table if not exists read_reports (id text not null primary key, day text not null)',
  );
}

/**
 * Adds a report to the counts of its day, unless it has been added before.
 * @param now in milliseconds
 */
export async function addReads(
  strapi: Core.Strapi,
  { id, day, reads }: ReadReport,
  now: number,
): Promise<void> {
  if (day < utcDay(now - MAX_REPORT_AGE_DAYS * DAY_MS) || day > utcDay(now + DAY_MS)) return;
  await strapi.db.transaction(async ({ trx }) => {
    const added = await selectRows(
      trx,
      'insert into read_reports (id, day) values (?, ?) on conflict do nothing returning id',
      [id, day],
    );
    if (added.length === 0) return;
    await insertRows(
      trx,
      'read_counts',
      COLUMNS,
      reads.map(({ post, language, reads: count }) => [day, post, language, count]),
      `on conflict (day, post_id, language) do update set
         reads = read_counts.reads + excluded.reads`,
    );
  });
}

/** Deletes counts that are older than two years, and ids of old reports. */
export async function deleteOldReads(strapi: Core.Strapi, now: Date): Promise<void> {
  const daysAgo = (days: number) => utcDay(now.getTime() - days * DAY_MS);
  const { connection } = strapi.db;
  await selectRows(connection, 'delete from read_counts where day < ?', [daysAgo(MAX_AGE_DAYS)]);
  await selectRows(connection, 'delete from read_reports where day < ?', [
    daysAgo(REPORT_ID_AGE_DAYS),
  ]);
}
