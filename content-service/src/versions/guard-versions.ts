import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { suggestSlug } from '../slugs/suggest-slug';
import { authorFields, currentAuthor } from './author';
import { loadEntry } from './copy';
import { isDeskWrite, type Sql } from './desk-writes';
import { assertOpen, assertUnchanged } from './find-versions';
import { lockEntry } from './lock-entry';
import { withOwnComponents } from './own-components';
import { requireFreeLanguage } from './require-free-language';
import { mayMakePublic, mayUse } from './rights';
import { TRANSLATION_FIELDS } from './translation-fields';
import { VERSION, type Version } from './version';

/** Fields of a version that only the actions of the desk write; a clone starts without them. */
const DESK_FIELDS: readonly string[] = [
  ...TRANSLATION_FIELDS,
  'notes',
  'small_change',
  'correction',
  'correction_at',
  'state',
  'post',
  'post_document_id',
  'base_updated_at',
  'editor',
  'editor_name',
  'appears_at',
  'disappears_at',
  'public_at',
  'public_by',
  'deleted_post',
];

const EMPTY_DESK_FIELDS = Object.fromEntries(DESK_FIELDS.map((field) => [field, null]));

/**
 * Applies the rules of versions to every write: one that was public never changes or disappears
 * again, and what is saved in the panel changes neither state nor post. Editors whose rights
 * have conditions can only leave a version that fulfils them, and clone only what they may read.
 */
export function guardVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== VERSION) return next();
    if (action === 'create' || action === 'clone') {
      if (isDeskWrite()) return next();
      const author = authorFields(currentAuthor(strapi));
      const data: Record<string, unknown> = {
        ...params.data,
        ...EMPTY_DESK_FIELDS,
        ...author,
        state: 'draft',
      };
      params.data = action === 'clone' ? await dataOfClone(strapi, data, params) : data;
      return strapi.db.transaction(async () => requireRight(strapi, await next()));
    }
    if (action !== 'update' && action !== 'delete') return next();
    return strapi.db.transaction(async ({ trx }) => {
      const version = await lockVersion(strapi, trx, params.documentId);
      if (!version) return next();
      assertOpen(version);
      if (action === 'update') {
        params.data = withOwnComponents(strapi, { ...params.data }, version);
      }
      if (isDeskWrite()) return requireFreeLanguage(strapi, version, await next());
      if (version.state === 'scheduled' && !mayMakePublic(strapi)) {
        throw new errors.ForbiddenError(
          'This version is scheduled: only users who may make it public can change it.',
        );
      }
      if (action === 'delete') return next();
      const seen = seenByPanel(strapi);
      if (seen !== undefined) assertUnchanged(version, seen);
      params.data = savedData({ ...params.data }, version, strapi);
      const written = await requireRight(strapi, await next());
      return requireFreeLanguage(strapi, version, written);
    });
  });
}

/**
 * Two posts cannot have the same slug. Strapi asks for no right to read what is cloned.
 * @throws ForbiddenError
 */
async function dataOfClone(
  strapi: Core.Strapi,
  data: Record<string, unknown>,
  { documentId }: { documentId?: unknown },
): Promise<Record<string, unknown>> {
  const original =
    typeof documentId === 'string' ? await loadEntry(strapi, VERSION, { documentId }) : null;
  if (original && !mayUse(strapi, 'read', VERSION, original)) throw new errors.ForbiddenError();
  const slug = data.slug ?? original?.slug;
  return { ...data, slug: typeof slug === 'string' ? await suggestSlug(strapi, slug) : null };
}

function savedData(
  data: Record<string, unknown>,
  version: Version,
  strapi: Core.Strapi,
): Record<string, unknown> {
  const content = Object.entries(data).filter(([field]) => !DESK_FIELDS.includes(field));
  const state = version.state === 'autosaved' ? { state: 'draft' } : {};
  return { ...Object.fromEntries(content), ...state, ...authorFields(currentAuthor(strapi)) };
}

async function lockVersion(
  strapi: Core.Strapi,
  trx: Sql,
  documentId: unknown,
): Promise<Version | null> {
  if (typeof documentId !== 'string') return null;
  await lockEntry(strapi, trx, VERSION, documentId);
  return loadEntry<Version>(strapi, VERSION, { documentId });
}

/** `updatedAt` of the version that the panel has loaded; its form sends all fields back. */
function seenByPanel(strapi: Core.Strapi): string | undefined {
  const body: unknown = strapi.requestContext.get()?.request.body;
  const isForm = typeof body === 'object' && body !== null && 'updatedAt' in body;
  return isForm && typeof body.updatedAt === 'string' ? body.updatedAt : undefined;
}

/** @throws ForbiddenError, which rolls the write back, if the writer may not write such a version */
async function requireRight<Result>(strapi: Core.Strapi, written: Result): Promise<Result> {
  const isEntry = typeof written === 'object' && written !== null && 'documentId' in written;
  if (!isEntry) return written;
  const version = await loadEntry(strapi, VERSION, { documentId: written.documentId });
  if (version && !mayUse(strapi, 'update', VERSION, version)) {
    throw new errors.ForbiddenError(
      'You may not write posts like this one. Is the language one of yours?',
    );
  }
  return written;
}
