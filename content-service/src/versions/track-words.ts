import type { Core } from '@strapi/strapi';
import { isDeskWrite } from './desk-writes';
import { POST } from './version';

/** The fields whose change makes translations outdated. */
export const WORDS = ['title', 'description'] as const;

type Data = Record<string, unknown>;

/**
 * Writes down when the words of a public post change, whoever writes them, unless the desk says when
 * they did. A translation that is created without the desk follows its source as it is then.
 */
export function trackWords(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== POST) return next();
    if (action === 'create') params.data = withSourceTime({ ...params.data }, new Date());
    if (action === 'update') {
      const data: Data = { ...params.data };
      if (!isDeskWrite()) delete data.words_changed_at;
      if (!('words_changed_at' in data) && (await changesWords(strapi, params.documentId, data))) {
        data.words_changed_at = new Date();
      }
      params.data = data;
    }
    return next();
  });
}

async function changesWords(strapi: Core.Strapi, documentId: unknown, data: Data) {
  const written = WORDS.filter((field) => field in data);
  if (written.length === 0) return false;
  const post: Data | null = await strapi.db
    .query(POST)
    .findOne({ where: { documentId }, select: [...WORDS] });
  return post !== null && written.some((field) => (data[field] || null) !== (post[field] || null));
}

function withSourceTime(data: Data, now: Date): Data {
  const isFollowed = (data.translated_from ?? null) === null || (data.source_words_at ?? null);
  return isFollowed ? data : { ...data, source_words_at: now };
}
