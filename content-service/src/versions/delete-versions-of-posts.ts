import type { Core } from '@strapi/strapi';
import { deleteVersions } from './delete-versions';
import { inDeskTransaction, type Sql } from './desk-writes';
import { POST } from './version';

/**
 * Deletes all versions of a creator's posts, because they contain what the posts no longer do: names,
 * contact details, pictures.
 * @param trx the current transaction
 * @returns pictures that may be unused now
 */
export function deleteVersionsOfCreator(
  strapi: Core.Strapi,
  trx: Sql,
  creatorId: number,
): Promise<{ id: number }[]> {
  const { tableName } = strapi.db.metadata.get(POST);
  const posts = () => trx(tableName).select('document_id').where('creator_id', creatorId);
  return deleteVersions(strapi, trx, (versions) =>
    versions.where('creator_id', creatorId).orWhereIn('post_document_id', posts()),
  );
}

/**
 * Deletes all versions of a post that is purged.
 * @returns pictures that may be unused now
 */
export function deleteVersionsOfPost(
  strapi: Core.Strapi,
  documentId: string,
): Promise<{ id: number }[]> {
  return inDeskTransaction(strapi, (trx) =>
    deleteVersions(strapi, trx, (versions) => versions.where({ post_document_id: documentId })),
  );
}
