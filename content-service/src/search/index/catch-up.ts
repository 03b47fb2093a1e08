import type { Core } from '@strapi/strapi';
import { lockIndex } from './document-store';
import { indexPosts } from './index-posts';
import { selectRows } from './rows';

const BATCH_SIZE = 100;

let running: Promise<void> | undefined;

/**
 * Indexes what was written past the document service: by another program, by a deletion of an
 * account, or by a name that many posts stand under. Never two runs at the same time.
 */
export function catchUp(strapi: Core.Strapi): Promise<void> {
  running ??= indexPending(strapi).finally(() => {
    running = undefined;
  });
  return running;
}

/** Catches up while others go on; what fails is tried again with the next search. */
export function startCatchUp(strapi: Core.Strapi): void {
  catchUp(strapi).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    strapi.log.warn(`the search index is behind what was written: ${reason}`);
  });
}

/** Resolves when no run is under way, for an orderly end. */
export async function finishCatchUp(): Promise<void> {
  await running?.catch(() => {});
}

async function indexPending(strapi: Core.Strapi): Promise<void> {
  for (;;) {
    const count = await strapi.db.transaction(async ({ trx }) => {
      const isPostgres = strapi.db.dialect.client === 'postgres';
      await lockIndex(trx, isPostgres);
      // What is being written at this moment is left for the next time.
      const pending = await selectRows<{ post_id: number }>(
        trx,
        `select post_id from search_pending order by post_id limit ${BATCH_SIZE}
         ${isPostgres ? 'for update skip locked' : ''}`,
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
