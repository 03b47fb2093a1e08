import type { Core } from '@strapi/strapi';
import { selectRows } from '../database/rows';

/** How long edits by another process may go unnoticed. */
const CHECK_INTERVAL_MS = 3000;

/** Raised with each write by this process. */
let writes = 0;

/**
 * Makes a function that returns something built from all entries of a few small types. It is built
 * again when an entry was saved: in this process at once, in another after at most three seconds.
 */
export function cachedFromEntries<Value>(
  uids: readonly string[],
  build: (strapi: Core.Strapi) => Promise<Value>,
): (strapi: Core.Strapi, now?: number) => Promise<Value> {
  let entry: { value: Value; version: string; checkedAt: number; writes: number } | undefined;
  return async (strapi, now = Date.now()) => {
    const isFresh =
      entry?.writes === writes &&
      now - entry.checkedAt < CHECK_INTERVAL_MS &&
      now >= entry.checkedAt;
    if (entry && isFresh) return entry.value;
    const startedAfter = writes;
    const version = await versionOf(strapi, uids);
    const value = entry?.version === version ? entry.value : await build(strapi);
    entry = { value, version, checkedAt: now, writes: startedAfter };
    return value;
  };
}

/** Makes cached values reflect what an editor saves from then on. */
export function refreshCachedValuesOnSave(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!/^(create|update|clone|delete)$/.test(context.action)) return next();
    const result = await next();
    const countWrite = () => {
      writes += 1;
    };
    // A search before the commit still sees the old entries.
    if (strapi.db.inTransaction()) {
      await strapi.db.transaction(async ({ onCommit }) => onCommit(countWrite));
    } else countWrite();
    return result;
  });
}

/** Changes with every entry that is created, saved or deleted. */
async function versionOf(strapi: Core.Strapi, uids: readonly string[]): Promise<string> {
  const versions = await Promise.all(
    uids.map((uid) =>
      selectRows(
        strapi.db.connection,
        `select count(*) as total, max(id) as last, max(updated_at) as updated
         from ${strapi.db.metadata.get(uid).tableName}`,
      ),
    ),
  );
  return JSON.stringify(versions);
}
