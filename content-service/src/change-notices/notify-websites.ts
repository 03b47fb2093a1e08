import type { Core, UID } from '@strapi/strapi';
import { environment } from '../environment';
import { type Change, sendNotice } from './notice';
import { createOutbox } from './outbox';
import { changesOfPost, POSTS_WRITTEN } from './post-changes';

const POST = 'api::post.post';
const MEDIA_EVENTS = ['media.create', 'media.update', 'media.delete'];
const WRITES = ['create', 'clone', 'update', 'delete'];

/**
 * What websites show. Of other types they do not know which pages depend on them, and would take all
 * for stale: also for what editors have for themselves, and for what visitors send. Versions are not
 * public yet; making one public is a write of its post.
 */
const SHOWN: ReadonlySet<string> = new Set([
  POST,
  'api::city.city',
  'api::area.area',
  'api::country.country',
  'api::nationality.nationality',
  'api::creator.creator',
  'api::post-category.post-category',
  'api::post-type.post-type',
  'api::cost-item.cost-item',
  'api::price.price',
  'api::rate.rate',
]);

/**
 * Notifies each website in WEBSITE_NOTICES of committed changes. If a post's slug or kind changes, or
 * the post is deleted, the notice also contains the previous ones. Saves never wait for a website.
 */
export function notifyWebsites(strapi: Core.Strapi): void {
  const token = environment.websiteToken;
  if (token === undefined || environment.websiteNotices.length === 0) return;
  const outboxes = environment.websiteNotices.map((base) =>
    createOutbox(
      (changes) => sendNotice(base, token, changes),
      (error) => strapi.log.warn(`${base} cannot be notified of changes: ${messageOf(error)}`),
    ),
  );
  const notify = (changes: Change[]) => {
    for (const enqueue of outboxes) enqueue(changes);
  };

  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!SHOWN.has(uid) || !WRITES.includes(action)) return next();
    const previous =
      action === 'create' ? [] : await changesOfDocument(strapi, uid, documentIdIn(context.params));
    const result = await next();
    const documentId = documentIdIn(result) ?? documentIdIn(context.params);
    const notifyOfChange = () => {
      changesOfDocument(strapi, uid, documentId).then(
        (current) => notify([...previous, ...current]),
        (failure: unknown) => strapi.log.error(`a change notice was lost: ${messageOf(failure)}`),
      );
    };
    // Outside a transaction the write is already committed. Opening one just for its commit hook
    // could fail and make the save appear to have failed.
    if (!strapi.db.inTransaction()) notifyOfChange();
    else await strapi.db.transaction(async ({ onCommit }) => onCommit(notifyOfChange));
    return result;
  });

  strapi.eventHub.on(POSTS_WRITTEN, async ({ changes }: { changes: Change[] }) => notify(changes));

  for (const event of MEDIA_EVENTS) {
    strapi.eventHub.on(event, async ({ media }: { media: unknown }) => {
      notify(
        [media].flat().flatMap((file) => (hasId(file) ? [{ type: 'file', id: file.id }] : [])),
      );
    });
  }
}

/** The entries of a document as changes; none if it does not exist. */
async function changesOfDocument(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | undefined,
): Promise<Change[]> {
  if (documentId === undefined) return [];
  if (uid === POST) return changesOfPost(strapi, documentId);
  const entries = await strapi.db.query(uid).findMany({ where: { documentId }, select: ['id'] });
  return entries.map(({ id }) => ({ type: strapi.contentType(uid).info.singularName, id }));
}

function documentIdIn(value: unknown): string | undefined {
  const isDocument = typeof value === 'object' && value !== null && 'documentId' in value;
  return isDocument && typeof value.documentId === 'string' ? value.documentId : undefined;
}

const hasId = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

/** Prefers the cause of an error to a generic "fetch failed". */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== ''
    ? error.cause.message
    : error.message;
}
