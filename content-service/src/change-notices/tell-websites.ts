import type { Core, UID } from '@strapi/strapi';
import { environment } from '../environment';
import { type Change, sendNotice } from './notice';
import { createOutbox } from './outbox';
import { changesOfPosts, POSTS_WRITTEN } from './post-changes';

const POST = 'api::post.post';
const MEDIA_EVENTS = ['media.create', 'media.update', 'media.delete'];
const WRITES = ['create', 'clone', 'update', 'delete'];

/**
 * Tells each website in WEBSITE_NOTICES what editors and clients change, after it is committed. Of
 * a post that moves or goes, the former address is told, too. A save never waits for a website.
 */
export function tellWebsites(strapi: Core.Strapi): void {
  const token = environment.websiteToken;
  if (token === undefined || environment.websiteNotices.length === 0) return;
  const outboxes = environment.websiteNotices.map((base) =>
    createOutbox(
      (changes) => sendNotice(base, token, changes),
      (failure) => strapi.log.warn(`${base} cannot be told of changes: ${reasonOf(failure)}`),
    ),
  );
  const tell = (changes: Change[]) => {
    for (const put of outboxes) put(changes);
  };

  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!uid.startsWith('api::') || !WRITES.includes(action)) return next();
    const former =
      action === 'create' ? [] : await describe(strapi, uid, documentIn(context.params));
    const result = await next();
    const documentId = documentIn(result) ?? documentIn(context.params);
    const announce = () => {
      describe(strapi, uid, documentId).then(
        (present) => tell([...former, ...present]),
        (failure: unknown) => strapi.log.error(`a change was not told: ${reasonOf(failure)}`),
      );
    };
    // What was written in no transaction of somebody else is committed by now; a transaction begun
    // only to be told of its end could fail, and the save would look as if it had failed.
    if (!strapi.db.inTransaction()) announce();
    else await strapi.db.transaction(async ({ onCommit }) => onCommit(announce));
    return result;
  });

  strapi.eventHub.on(POSTS_WRITTEN, async ({ changes }: { changes: Change[] }) => tell(changes));

  for (const event of MEDIA_EVENTS) {
    strapi.eventHub.on(event, async ({ media }: { media: unknown }) => {
      tell([media].flat().flatMap((file) => (hasId(file) ? [{ type: 'file', id: file.id }] : [])));
    });
  }
}

/** The entries of a document as changes; none when it is not there. */
async function describe(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | undefined,
): Promise<Change[]> {
  if (documentId === undefined) return [];
  const where = { documentId };
  if (uid !== POST) {
    const entries = await strapi.db.query(uid).findMany({ where, select: ['id'] });
    return entries.map(({ id }) => ({ type: strapi.contentType(uid).info.singularName, id }));
  }
  return changesOfPosts(strapi, where);
}

function documentIn(value: unknown): string | undefined {
  const isDocument = typeof value === 'object' && value !== null && 'documentId' in value;
  return isDocument && typeof value.documentId === 'string' ? value.documentId : undefined;
}

const hasId = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

/** What lies behind "fetch failed" says more than that. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error && failure.cause.message !== ''
    ? failure.cause.message
    : failure.message;
}
