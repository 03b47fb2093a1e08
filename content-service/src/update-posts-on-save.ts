import type { Core } from '@strapi/strapi';

const POST = 'api::post.post';

/**
 * Keeps what is derived of posts up to date, in the same transaction, whenever a post is saved, or an
 * entry that posts refer to.
 * @param referringFields fields of posts, by the type that they refer to
 * @param update gets the condition of the posts that are concerned
 */
export function updatePostsOnSave(
  strapi: Core.Strapi,
  referringFields: Readonly<Record<string, string>>,
  update: (where: object) => Promise<void>,
): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const isPostWrite = uid === POST && ['create', 'update', 'clone'].includes(action);
    const referringField = action === 'update' ? referringFields[uid] : undefined;
    if (!isPostWrite && !referringField) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      for (const { id } of entriesOf(result)) {
        await update(referringField ? { [referringField]: id } : { id });
      }
      return result;
    });
  });
}

function entriesOf(result: unknown): { id: number }[] {
  const entries = isEntries(result) ? result.entries : [result];
  return entries.filter(isEntry);
}

const isEntries = (value: unknown): value is { entries: unknown[] } =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries);

const isEntry = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';
