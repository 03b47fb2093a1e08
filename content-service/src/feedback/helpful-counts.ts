import type { Core } from '@strapi/strapi';
import { type Sql, selectRows } from '../database/rows';
import { DAY_MS, utcDay } from '../utc-day';
import { POST } from '../versions/version';

const MAX_AGE_DAYS = 365;
const MAX_SHOWN_POSTS = 500;

/** How many readers found a post helpful. */
export interface HelpfulCount {
  post: number;
  documentId: string;
  title: string | null;
  yes: number;
  no: number;
}

/** Creates the table of the counts: by day and post, and nothing else. */
export async function ensureHelpfulCounts(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists helpful_counts (
       day text not null, post_id integer not null, yes integer not null, no integer not null,
       primary key (day, post_id))`,
  );
}

/** Adds one reader's answer to the counts of a day. */
export async function addHelpfulCount(
  sql: Sql,
  { post, helpful }: { post: number; helpful: boolean },
  now: Date,
): Promise<void> {
  await selectRows(
    sql,
    `insert into helpful_counts (day, post_id, yes, no) values (?, ?, ?, ?)
     on conflict (day, post_id) do update set
       yes = helpful_counts.yes + excluded.yes, no = helpful_counts.no + excluded.no`,
    [utcDay(now.getTime()), post, helpful ? 1 : 0, helpful ? 0 : 1],
  );
}

/**
 * The counts of posts from a day on, what helped least first.
 * @param since such as `2026-11-01`
 */
export async function listHelpfulCounts(
  strapi: Core.Strapi,
  since: string,
): Promise<HelpfulCount[]> {
  const { tableName } = strapi.db.metadata.get(POST);
  const rows = await selectRows<Record<keyof HelpfulCount, string | number | null>>(
    strapi.db.connection,
    `select c.post_id as post, p.document_id as "documentId", p.title, sum(c.yes) as yes, sum(c.no) as no
     from helpful_counts c join ${tableName} p on p.id = c.post_id
     where c.day >= ? group by c.post_id, p.document_id, p.title
     order by sum(c.no) desc, sum(c.yes) desc, c.post_id limit ${MAX_SHOWN_POSTS}`,
    [since],
  );
  return rows.map(({ post, documentId, title, yes, no }) => ({
    post: Number(post),
    documentId: String(documentId),
    title: title === null ? null : String(title),
    yes: Number(yes),
    no: Number(no),
  }));
}

/** Deletes counts that are older than a year. */
export async function deleteOldHelpfulCounts(strapi: Core.Strapi, now: Date): Promise<void> {
  const day = utcDay(now.getTime() - MAX_AGE_DAYS * DAY_MS);
  await selectRows(strapi.db.connection, 'delete from helpful_counts where day < ?', [day]);
}
