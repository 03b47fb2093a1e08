import type { Core, UID } from '@strapi/strapi';
import type { Sql } from './desk-writes';

/**
 * Locks an entry, such as a post or a version, until the end of the transaction, so that two writers see each other's
 * result. SQLite has locked the whole database since the transaction began.
 * @param trx the current transaction
 */
export async function lockEntry(
  strapi: Core.Strapi,
  trx: Sql,
  uid: UID.ContentType,
  documentId: string,
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  await trx(tableName).select('id').where('document_id', documentId).forUpdate();
}
