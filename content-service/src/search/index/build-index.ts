import type { Core } from '@strapi/strapi';
import { takeLock } from '../../database/advisory-lock';
import { type Sql, selectRows } from '../../database/rows';
import { INDEX_TABLES, INDEX_VERSION } from './tables';
import { writeIndex } from './write-index';

/** With more pending posts than this, a full rebuild is faster. */
const MAX_PENDING = 5000;

/** Whether the index is missing, of another version, or has too many pending posts. */
export async function isIndexOutdated(sql: Sql): Promise<boolean> {
  const [row] = await selectRows<{ version: number; pending: number | string }>(
    sql,
    'select version, (select count(*) from search_pending) as pending from search_totals',
  );
  return row?.version !== INDEX_VERSION || Number(row.pending) > MAX_PENDING;
}

/** Rebuilds the index of all posts in one transaction, so that an interrupted build leaves nothing behind. */
export async function buildIndex(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await takeLock(trx, 'searchIndex');
    // Another copy of the service may have built it in the meantime.
    if (!(await isIndexOutdated(trx))) return;
    for (const table of [...INDEX_TABLES, 'search_pending']) await trx.raw(`delete from ${table}`);
    await writeIndex(strapi, trx);
  });
}

/** Rebuilds the index unconditionally, after a bulk insert that bypassed Strapi. */
export async function rebuildSearchIndex(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw('delete from search_totals');
  await buildIndex(strapi);
}
