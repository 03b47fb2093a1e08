import type { Core } from '@strapi/strapi';
import { rememberSlug, storedSlug } from './former-slugs';

const POST = 'api::post.post';

/** Records the former slug of a post whenever it is saved with another one. Call it in `register`. */
export function recordSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const isWrite = action === 'create' || action === 'clone' || action === 'update';
    if (uid !== POST || !isWrite || !('slug' in (params.data ?? {}))) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const isUpdate = action === 'update' && typeof params.documentId === 'string';
      const former = isUpdate ? await storedSlug(trx, String(params.documentId)) : null;
      const result = await next();
      const id = idOf(result);
      if (id !== null) await rememberSlug(trx, id, { former, current: await slugOf(trx, id) });
      return result;
    });
  });
}

function idOf(result: unknown): number | null {
  const isEntry = typeof result === 'object' && result !== null && 'id' in result;
  return isEntry ? Number(result.id) : null;
}

type Sql = Parameters<typeof storedSlug>[0];

async function slugOf(sql: Sql, id: number): Promise<string | null> {
  return (await sql('posts').where({ id }).first('slug'))?.slug ?? null;
}
