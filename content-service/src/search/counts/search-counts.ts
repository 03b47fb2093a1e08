import type { Core } from '@strapi/strapi';
import { type Sql, selectRows } from '../../database/rows';
import { DAY_MS, utcDay } from '../../utc-day';

/** Editors see a query from so many searches on: what one person asks stays with that person. */
const MIN_SHOWN_SEARCHES = 5;

/** Rare queries are deleted after so many days, the others after `MAX_AGE_DAYS`. */
const RARE_AGE_DAYS = 30;
const MAX_AGE_DAYS = 365;

const MAX_SHOWN_QUERIES = 500;

/** How often a query was searched on a day. */
export interface SearchCount {
  /** Folded. */
  query: string;
  searches: number;
  /** Searches that no post answers well. */
  unanswered: number;
  /** Searches after which a result was opened. */
  followed: number;
}

/** Creates the table of the counts. */
export async function ensureSearchCounts(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists search_counts (
       day text not null, query text not null, searches integer not null,
       unanswered integer not null, followed integer not null, primary key (day, query))`,
  );
}

/** Adds to the counts of a day. @param now in milliseconds */
export async function addSearchCounts(sql: Sql, counts: SearchCount[], now: number): Promise<void> {
  for (const { query, searches, unanswered, followed } of counts) {
    await selectRows(
      sql,
      `insert into search_counts (day, query, searches, unanswered, followed)
       values (?, ?, ?, ?, ?)
       on conflict (day, query) do update set
         searches = search_counts.searches + excluded.searches,
         unanswered = search_counts.unanswered + excluded.unanswered,
         followed = search_counts.followed + excluded.followed`,
      [utcDay(now), query, searches, unanswered, followed],
    );
  }
}

/**
 * The counts from a day on, the most often unanswered first.
 * @param since such as `2026-11-01`
 */
export async function listSearchCounts(sql: Sql, since: string): Promise<SearchCount[]> {
  const rows = await selectRows<Record<keyof SearchCount, string | number>>(
    sql,
    `select query, sum(searches) as searches, sum(unanswered) as unanswered,
       sum(followed) as followed
     from search_counts where day >= ? group by query having sum(searches) >= ?
     order by sum(unanswered) desc, sum(searches) desc, query limit ?`,
    [since, MIN_SHOWN_SEARCHES, MAX_SHOWN_QUERIES],
  );
  return rows.map(({ query, searches, unanswered, followed }) => ({
    query: String(query),
    searches: Number(searches),
    unanswered: Number(unanswered),
    followed: Number(followed),
  }));
}

/** Deletes counts that are old, and older ones of queries that stayed rare. @param now the time */
export async function deleteOldSearchCounts(strapi: Core.Strapi, now: Date): Promise<void> {
  const daysAgo = (days: number) => utcDay(now.getTime() - days * DAY_MS);
  const { connection } = strapi.db;
  await selectRows(connection, 'delete from search_counts where day < ?', [daysAgo(MAX_AGE_DAYS)]);
  await selectRows(
    connection,
    `delete from search_counts where day < ? and query in (
       select query from search_counts group by query having sum(searches) < ?)`,
    [daysAgo(RARE_AGE_DAYS), MIN_SHOWN_SEARCHES],
  );
}
