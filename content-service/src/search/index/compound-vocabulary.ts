import type { Core } from '@strapi/strapi';
import { type Sql, selectRows } from '../../database/rows';
import { MIN_DOCUMENTS_OF_PART } from './vocabulary';

const POST = 'api::post.post';
const BATCH_SIZE = 2000;

/** Folded words in Latin letters that are long enough for a part. */
const LATIN_WORD = /(?<![^ ])[a-z]{4,40}(?![^ ])/g;

/**
 * The words that German compounds may be split into: those that several posts hold. From the folded
 * text for `_q`, which is read without parsing HTML again.
 */
export async function compoundVocabulary(strapi: Core.Strapi, sql: Sql): Promise<Set<string>> {
  const { tableName } = strapi.db.metadata.get(POST);
  const counts = new Map<string, number>();
  for (let lastId = 0; ; ) {
    const rows = await selectRows<{ id: number; search_text: string | null }>(
      sql,
      `select id, search_text from ${tableName}
       where is_active = true and id > ? order by id limit ${BATCH_SIZE}`,
      [lastId],
    );
    for (const { search_text } of rows) {
      for (const word of new Set(search_text?.match(LATIN_WORD))) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
    lastId = rows.at(-1)?.id ?? 0;
    if (rows.length < BATCH_SIZE) break;
  }
  const known = [...counts].filter(([, count]) => count >= MIN_DOCUMENTS_OF_PART);
  return new Set(known.map(([word]) => word));
}
