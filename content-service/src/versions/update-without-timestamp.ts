import type { Core } from '@strapi/strapi';
import type { Sql } from './desk-writes';
import type { POST, VERSION } from './version';

/**
 * Writes fields of a post or a version that are no part of its content: `updatedAt` stays, so that no
 * form is out of date and no draft conflicts.
 * @param trx the current transaction, which has locked the entry
 */
export async function updateWithoutTimestamp(
  strapi: Core.Strapi,
  trx: Sql,
  { uid, documentId }: { uid: typeof POST | typeof VERSION; documentId: string },
  data: Record<string, unknown>,
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  const row = () => trx(tableName).where('document_id', documentId);
  // Strapi sets the time whatever is written; in the database it has the form of that database.
  const before: { updated_at: unknown } | undefined = await row().first('updated_at');
  await strapi.db.query(uid).update({ where: { documentId }, data });
  await row().update({ updated_at: before?.updated_at });
}
