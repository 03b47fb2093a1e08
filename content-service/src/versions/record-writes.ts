import type { Core } from '@strapi/strapi';
import { currentAuthor } from './author';
import { loadEntry } from './copy';
import { asDesk, isDeskWrite } from './desk-writes';
import { lockEntry } from './lock-entry';
import { recordDeletion, recordPost } from './record-post';
import { POST } from './version';

const WRITES = ['create', 'clone', 'update', 'delete'];

/**
 * Records every direct write of a post, by an API token or in the panel, as a version: the post before
 * it if no version has it yet, and afterwards. Jobs of the service write without a record.
 */
export function recordPostWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== POST || !WRITES.includes(action) || isDeskWrite()) return next();
    const author = currentAuthor(strapi);
    if (!author) return next();
    return strapi.db.transaction(async ({ trx }) => {
      if ((action === 'update' || action === 'delete') && typeof params.documentId === 'string') {
        await lockEntry(strapi, trx, POST, params.documentId);
        const post = await loadEntry(strapi, POST, { documentId: params.documentId });
        if (post) await asDesk(() => recordPost(strapi, post.documentId, null));
        // Posts of deleted accounts are purged without a trace.
        if (post && action === 'delete' && post.purge_at === null) {
          await asDesk(() => recordDeletion(strapi, post, author));
        }
      }
      const result = await next();
      if (action !== 'delete') {
        await asDesk(() => recordPost(strapi, documentIdOf(result), author));
      }
      return result;
    });
  });
}

function documentIdOf(result: unknown): string {
  const isDocument = typeof result === 'object' && result !== null && 'documentId' in result;
  return isDocument ? String(result.documentId) : '';
}
