import type { Core } from '@strapi/strapi';
import { chunks, insertRows, type Sql } from '../../database/rows';
import { startCatchUp } from './catch-up';
import { indexPosts } from './index-posts';

const BATCH_SIZE = 100;

/** Posts that are indexed within the transaction of a write; the rest follow right after it. */
const MAX_POSTS_OF_A_WRITE = 200;

/**
 * Indexes what a transaction has written.
 * @param transaction as Strapi hands it to its callback
 */
export async function indexNowOrLater(
  strapi: Core.Strapi,
  { trx, onCommit }: { trx: Sql; onCommit: (callback: () => void) => void },
  ids: number[],
): Promise<void> {
  for (const part of chunks(ids.slice(0, MAX_POSTS_OF_A_WRITE), BATCH_SIZE)) {
    await indexPosts(strapi, trx, part);
  }
  const rest = ids.slice(MAX_POSTS_OF_A_WRITE);
  if (rest.length === 0) return;
  await markPending(trx, rest);
  onCommit(() => startCatchUp(strapi));
}

/** Marks posts for indexing after the next search, or at startup. @param sql the open transaction */
export async function markPending(sql: Sql, postIds: number[]): Promise<void> {
  const rows = postIds.map((id) => [id]);
  await insertRows(sql, 'search_pending', { post_id: 'integer' }, rows, 'on conflict do nothing');
}
