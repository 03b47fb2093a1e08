import type { Core } from '@strapi/strapi';
import { takeLock } from '../../database/advisory-lock';
import { isPostgres } from '../../database/is-postgres';
import { selectRows } from '../../database/rows';
import { indexPosts } from './index-posts';

const BATCH_SIZE = 100;

let running: Promise<void> | undefined;

/**
 * Indexes pending posts: those written by another program or by the deletion of an account, and
 * those of a name that many posts share. At most one run at a time.
 */
export function catchUp(strapi: Core.Strapi): Promise<void> {
  running ??= indexPending(strapi).finally(() => {
    running = undefined;
  });
  return running;
}

/** Indexes pending posts in the background; a failed run is retried after the next search. */
export function startCatchUp(strapi: Core.Strapi): void {
  catchUp(strapi).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    strapi.log.warn(`the search index is behind what was written: ${reason}`);
  });
}

/** Resolves when no run is in progress, for a graceful shutdown. */
export async function finishCatchUp(): Promise<void> {
  await running?.catch(() => {});
}

async function indexPending(strapi: Core.Strapi): Promise<void> {
  for (;;) {
    const count = await strapi.db.transaction(async ({ trx }) => {
      await takeLock(trx, 'searchIndex');
      // Rows locked by a concurrent write are left for the next run.
      const pending = await selectRows<{ post_id: number }>(
        trx,
        `select post_id from search_pending order by post_id limit ${BATCH_SIZE}
         ${isPostgres(trx) ? 'for update skip locked' : ''}`,
      );
      if (pending.length > 0) {
        await indexPosts(
          strapi,
          trx,
          pending.map(({ post_id }) => post_id),
        );
      }
      return pending.length;
    });
    if (count < BATCH_SIZE) return;
  }
}
